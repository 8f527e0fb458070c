//! The rules of the games, and the only list of them.
//!
//! To add a game: its rules here, a line in the list below, its protocol in `protocol/`, its engine in `bots/`, its board
//! in `www/boards/`, its words in `www/locales/`. The compiler and the tests name what is missing.

pub mod crossing;
pub mod dots;
pub mod fugitive;
pub mod mice;
pub mod rabbits;

use crate::game::{Game, Problem, problem};

/// The list: for each game its name as a variant, its module, and the type of its positions. In `open` ones everything is
/// seen by all; `hidden` ones have secrets.
macro_rules! games {
    (
        open { $($open:ident => $open_module:ident :: $open_position:ident),+ $(,)? }
        hidden { $($hidden:ident => $hidden_module:ident :: $hidden_position:ident),+ $(,)? }
    ) => {
        /// A game's name.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum GameId {
            $(#[doc = concat!("See [`", stringify!($open_module), "`].")] $open,)+
            $(#[doc = concat!("See [`", stringify!($hidden_module), "`].")] $hidden,)+
        }

        impl GameId {
            /// Every game, in the order in which they are shown.
            pub const ALL: &'static [GameId] = &[$(GameId::$open,)+ $(GameId::$hidden,)+];
        }

        /// Runs an expression for the game of a [`GameId`], with its position's type under the given name:
        /// `for_game!(id, G => run::<G>())`.
        #[macro_export]
        macro_rules! for_game {
            ($id:expr, $type:ident => $body:expr) => {
                match $id {
                    $($crate::games::GameId::$open => {
                        type $type = $crate::games::$open_module::$open_position;
                        $body
                    })+
                    $($crate::games::GameId::$hidden => {
                        type $type = $crate::games::$hidden_module::$hidden_position;
                        $body
                    })+
                }
            };
        }

        /// As `for_game!`, for the games in which everything is seen; another expression for the others:
        /// `for_open_game!(id, G => run::<G>(), or none())`.
        #[macro_export]
        macro_rules! for_open_game {
            ($id:expr, $type:ident => $body:expr, or $other:expr) => {
                match $id {
                    $($crate::games::GameId::$open => {
                        type $type = $crate::games::$open_module::$open_position;
                        $body
                    })+
                    _ => $other,
                }
            };
        }

        /// As `for_open_game!`, for the games with secrets.
        #[macro_export]
        macro_rules! for_hidden_game {
            ($id:expr, $type:ident => $body:expr, or $other:expr) => {
                match $id {
                    $($crate::games::GameId::$hidden => {
                        type $type = $crate::games::$hidden_module::$hidden_position;
                        $body
                    })+
                    _ => $other,
                }
            };
        }
    };
}

games! {
    open {
        Rabbits => rabbits::Rabbits,
        Mice => mice::Mice,
        Dots => dots::Dots,
    }
    hidden {
        Fugitive => fugitive::Fugitive,
        Crossing => crossing::Crossing,
    }
}

impl GameId {
    /// The name in records, links and addresses.
    pub fn id(self) -> &'static str {
        for_game!(self, G => G::ID)
    }
}

impl std::str::FromStr for GameId {
    type Err = UnknownGame;

    fn from_str(text: &str) -> Result<GameId, UnknownGame> {
        GameId::ALL
            .iter()
            .copied()
            .find(|game| game.id() == text)
            .ok_or_else(|| {
                let games: Vec<&str> = GameId::ALL.iter().map(|game| game.id()).collect();
                let what = problem!(
                    "unknown-game",
                    "there are: {games}",
                    games = games.join(", ")
                );
                UnknownGame(what.found_as(text, " is not a game; "))
            })
    }
}

/// A name that is no game's.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct UnknownGame(pub Problem);

impl From<UnknownGame> for Problem {
    fn from(error: UnknownGame) -> Problem {
        error.0
    }
}
