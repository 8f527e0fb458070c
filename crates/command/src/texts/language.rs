//! The languages of the texts.

use clap::ValueEnum;

/// A language of the texts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Language {
    /// English
    En,
    /// Russian
    Ru,
    /// Persian
    Fa,
}

impl Language {
    /// Returns the index in tables of languages.
    pub fn index(self) -> usize {
        self as usize
    }

    /// Returns the requested language, or else that of the environment, or else English.
    pub fn requested_or_default(requested: Option<Language>) -> Language {
        let locale = || {
            let names = ["LC_ALL", "LC_MESSAGES", "LANG"];
            let values = names.iter().filter_map(|name| std::env::var(name).ok());
            values.into_iter().find(|value| !value.is_empty())
        };
        requested
            .unwrap_or_else(|| locale().map_or(Language::En, |locale| Language::of_locale(&locale)))
    }

    /// Returns the language of a locale, such as `ru_RU.UTF-8`; English if there are no texts in it.
    fn of_locale(locale: &str) -> Language {
        let tag = locale.split(['_', '.', '-', '@']).next().unwrap_or(locale);
        match tag {
            "ru" => Language::Ru,
            "fa" => Language::Fa,
            _ => Language::En,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_locale_has_a_language() {
        for (locale, language) in [
            ("ru_RU.UTF-8", Language::Ru),
            ("fa", Language::Fa),
            ("fa-IR", Language::Fa),
            ("en_GB.UTF-8", Language::En),
            ("C.UTF-8", Language::En),
            ("run", Language::En),
        ] {
            assert_eq!(Language::of_locale(locale), language, "{locale}");
        }
    }
}
