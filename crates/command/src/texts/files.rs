//! The embedded files of each game: its words in each language, its sample sessions and its starters. They are the page's files
//! and those of `examples/`. If a game lacks one, the command does not compile.

use warren::each_game;
use warren::games::GameId;

use super::language::Language;
use super::program::ProgramLanguage;

/// The embedded files of one game.
pub struct Files {
    /// The words, as the page has them, by [`Language::index`].
    words: [&'static str; 3],
    /// A session of the first seat and one of the second, as logs.
    pub sessions: [&'static str; 2],
    /// The starters, by [`Written::index`].
    starters: [&'static str; 4],
}

/// A file of this repository.
macro_rules! embedded_file {
    ($($path_part:expr),+) => {
        include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../..", $($path_part),+))
    };
}

impl Files {
    /// The files of a game.
    pub fn of(game: GameId) -> Files {
        macro_rules! find {
            ($module:ident $game:ident $abilities:tt) => {
                if game.id() == stringify!($module) {
                    return Files {
                        words: [
                            embedded_file!("/www/games/", stringify!($module), "/words.en.ftl"),
                            embedded_file!("/www/games/", stringify!($module), "/words.ru.ftl"),
                            embedded_file!("/www/games/", stringify!($module), "/words.fa.ftl"),
                        ],
                        sessions: [
                            embedded_file!("/examples/", stringify!($module), "/session-0.log"),
                            embedded_file!("/examples/", stringify!($module), "/session-1.log"),
                        ],
                        starters: [
                            embedded_file!("/examples/", stringify!($module), "/starter.js"),
                            embedded_file!("/examples/", stringify!($module), "/starter.py"),
                            embedded_file!("/examples/", stringify!($module), "/starter.cpp"),
                            embedded_file!("/examples/", stringify!($module), "/starter.rs"),
                        ],
                    };
                }
            };
        }
        each_game!(find);
        unreachable!("the list has every game")
    }

    /// The game's words in a language.
    pub fn words(&self, language: Language) -> &'static str {
        self.words[language.index()]
    }

    /// Returns the starter program.
    pub fn starter(&self, language: ProgramLanguage) -> &'static str {
        self.starters[language.index()]
    }
}

/// Returns the words that all games share: those of the page's rules, of its protocols, and of this command alone.
pub fn shared_words(language: Language) -> [&'static str; 3] {
    match language {
        Language::En => [
            embedded_file!("/www/locales/en.rules.ftl"),
            embedded_file!("/www/locales/en.protocol.ftl"),
            include_str!("words.en.ftl"),
        ],
        Language::Ru => [
            embedded_file!("/www/locales/ru.rules.ftl"),
            embedded_file!("/www/locales/ru.protocol.ftl"),
            include_str!("words.ru.ftl"),
        ],
        Language::Fa => [
            embedded_file!("/www/locales/fa.rules.ftl"),
            embedded_file!("/www/locales/fa.protocol.ftl"),
            include_str!("words.fa.ftl"),
        ],
    }
}
