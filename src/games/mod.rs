//! The games, a folder each, and the only list of them.

pub mod crossing;
pub mod dots;
pub mod fugitive;
pub mod mice;
pub mod rabbits;

use crate::core::game::{Game, LineError, Problem, problem};
use crate::core::link::{self, LinkError, Pack};
use crate::core::log::{self, Log};
use crate::core::record;
use crate::thinking::engine::{self, Analysed, Analyst, Level, Program};

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

    /// The game whose record a text is.
    ///
    /// # Errors
    /// If the first line that carries something is not `warren 1` and the name of a game.
    pub fn of_record(text: &str) -> Result<GameId, LineError> {
        let (line, name) = record::game_named(text)?;
        name.parse().map_err(|error: UnknownGame| error.0.at(line))
    }

    /// The game of which a text is a link.
    ///
    /// # Errors
    /// If it is none, or of a game that is not in the list.
    pub fn of_link(text: &str) -> Result<GameId, LinkError> {
        let number = link::number_in(text)?;
        GameId::ALL
            .iter()
            .copied()
            .find(|game| game.number() == number)
            .ok_or(LinkError::UnknownGame)
    }

    /// The number in links.
    fn number(self) -> u8 {
        for_game!(self, G => <G as Pack>::NUMBER)
    }

    /// The game's program at a level. The seed decides its chances.
    pub fn program(self, level: Level, seed: u64) -> Box<dyn Program> {
        for_game!(self, G => engine::program::<G>(level, seed))
    }

    /// The game's analyst, who tells up to so many lines, 1 to [`MOST_LINES`](engine::MOST_LINES). The seed decides all
    /// chances.
    pub fn analyst(self, lines: usize, seed: u64) -> Box<dyn Analyst> {
        for_game!(self, G => engine::analyst::<G>(lines, seed))
    }

    /// The nodes that a review gives to a move where nothing else is asked for.
    pub fn review_nodes(self) -> u64 {
        for_game!(self, G => <G as Analysed>::NODES)
    }
}

/// Reads a log, of whichever game.
///
/// # Errors
/// The line that cannot be read, and why: as the game says it whose log the text seems to be.
pub fn read_log(text: &str) -> Result<(GameId, Log), LineError> {
    if let Some((line, name)) = log::game_named(text)? {
        let game: Result<GameId, UnknownGame> = name.parse();
        game.map_err(|error| error.0.at(line))?;
    }
    let rules = GameId::ALL
        .iter()
        .map(|&game| for_game!(game, G => log::Rules::of::<G>()));
    let log = log::read(text, &rules.collect::<Vec<_>>())?;
    let game = log.game().parse().expect("a log of a game of the list");
    Ok((game, log))
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
