//! What is wrong with what comes from outside: a record, a link, a puzzle, a line of a program.

use std::fmt::Display;

/// What is wrong with what came from outside, for a person to read: a rule's name and what it is about. `problem!` makes one.
///
/// The page's language files have a message `problem-RULE` with these arguments; [`Display`] gives the English sentence.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}{}", .0.lead, fill(.0.template, &.0.arguments))]
pub struct Problem(Box<Content>);

/// Behind a pointer: results are handed on far more often than they are wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Content {
    rule: &'static str,
    arguments: Vec<(&'static str, String)>,
    found: Option<String>,
    template: &'static str,
    /// How the English sentence begins.
    lead: String,
}

impl Problem {
    /// `template` is the English sentence, with each argument's name in braces where its value goes.
    #[cold]
    #[inline(never)]
    pub fn new(
        rule: &'static str,
        template: &'static str,
        arguments: &[(&'static str, &dyn Display)],
    ) -> Problem {
        let told = arguments.iter();
        let arguments = told.map(|(name, value)| (*name, value.to_string()));
        Problem::of(rule, template, arguments.collect())
    }

    /// As [`Problem::new`], with arguments that are text already.
    #[cold]
    #[inline(never)]
    pub(crate) fn of(
        rule: &'static str,
        template: &'static str,
        arguments: Vec<(&'static str, String)>,
    ) -> Problem {
        Problem(Box::new(Content {
            rule,
            arguments,
            found: None,
            template,
            lead: String::new(),
        }))
    }

    /// The rule's name, such as `dots-move`: words joined by `-`, the game first where it is one game's.
    pub fn rule(&self) -> &'static str {
        self.0.rule
    }

    /// What fills the sentence: names with their values.
    pub fn arguments(&self) -> &[(&'static str, String)] {
        &self.0.arguments
    }

    /// What stood there, where that is told: its first characters, made visible.
    pub fn found_text(&self) -> Option<&str> {
        self.0.found.as_deref()
    }

    /// The English sentence behind other words. The language files have their own.
    #[cold]
    #[inline(never)]
    pub(crate) fn behind(mut self, lead: &str) -> Problem {
        self.0.lead.insert_str(0, lead);
        self
    }

    /// Where `text` stands, which is named with `between` behind it in English.
    #[cold]
    #[inline(never)]
    pub(crate) fn found_as(mut self, text: &str, between: &str) -> Problem {
        let shown = shorten(text);
        let lead = ["`", &shown, "`", between].concat();
        self.0.found.get_or_insert(shown);
        self.behind(&lead)
    }

    /// Where `text` stands.
    pub(crate) fn found(self, text: &str) -> Problem {
        self.found_as(text, ": ")
    }

    /// In a line, counted from 1.
    pub fn at(self, line: usize) -> LineError {
        LineError { line, what: self }
    }
}

/// Makes a [`Problem`] of its rule's name, the English template and the arguments:
/// `problem!("rabbits-limit", "the limit is 1 to {most}", most = MAX_LIMIT)`. Tests look for these names in the language files.
macro_rules! problem {
    ($rule:literal, $template:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::core::problem::Problem::new(
            $rule,
            $template,
            &[$((stringify!($name), &$value as &dyn std::fmt::Display)),*],
        )
    };
}
pub(crate) use problem;

/// A text that is not a move or a position: what stood there, and what is allowed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct NotationError(pub Problem);

impl NotationError {
    /// `what` was expected, with its article (`a move`, `a position`); `allowed` says what that is.
    #[cold]
    #[inline(never)]
    pub fn new(what: &str, found: &str, allowed: Problem) -> NotationError {
        let between = [" is not ", what, ": "].concat();
        NotationError(allowed.found_as(found, &between))
    }
}

impl From<NotationError> for Problem {
    fn from(error: NotationError) -> Problem {
        error.0
    }
}

/// What is wrong with a text, and in which line.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {what}")]
pub struct LineError {
    /// The line's number from 1; where something is missing, that of the line after the last.
    pub line: usize,
    /// What stands there, and what is allowed.
    pub what: Problem,
}

/// Puts the arguments into a sentence: `{name}` becomes the value of `name`.
pub(crate) fn fill(template: &str, arguments: &[(&'static str, String)]) -> String {
    arguments
        .iter()
        .fold(template.to_owned(), |text, (name, value)| {
            text.replace(&format!("{{{name}}}"), value)
        })
}

/// At most 40 characters of a text from outside, those that cannot be seen (control characters, line separators,
/// marks that turn the direction of writing) made visible: it stays in one line, and reads as it is.
pub(crate) fn shorten(text: &str) -> String {
    let mut shown: String = text
        .chars()
        .take(40)
        .flat_map(|c| match c {
            '\'' | '"' | '\\' => vec![c],
            _ => c.escape_debug().collect(),
        })
        .collect();
    if text.chars().nth(40).is_some() {
        shown.push('…');
    }
    shown
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_wrong_is_told_behind_what_stood_there() {
        let wrong = || {
            problem!(
                "dots-rows",
                "it has {most} rows, not {found}",
                most = 7,
                found = 3
            )
        };
        assert_eq!(wrong().to_string(), "it has 7 rows, not 3");
        assert_eq!(wrong().found_text(), None);
        let error = NotationError::new("a position", "7/7", wrong());
        assert_eq!(
            error.to_string(),
            "`7/7` is not a position: it has 7 rows, not 3"
        );
        // What stood there is the smallest part that is told.
        let outer = error.0.found("start 7/7");
        assert_eq!(outer.found_text(), Some("7/7"));
        let line = outer.at(2).to_string();
        assert_eq!(
            line,
            "line 2: `start 7/7`: `7/7` is not a position: it has 7 rows, not 3"
        );
    }

    #[test]
    fn text_from_outside_is_shortened_and_made_visible() {
        assert_eq!(shorten("a\tb"), "a\\tb");
        assert_eq!(shorten("\u{2028}\u{202e}"), "\\u{2028}\\u{202e}");
        assert_eq!(shorten(r#"'\" Н é"#), r#"'\" Н é"#);
        assert_eq!(shorten(&"x".repeat(50)).chars().count(), 41);
    }
}
