//! The games, a folder each, and the only list of them.

#[macro_use]
mod list;

#[cfg(feature = "crossing")]
pub mod crossing;
#[cfg(feature = "dots")]
pub mod dots;
#[cfg(feature = "fugitive")]
pub mod fugitive;
#[cfg(feature = "mice")]
pub mod mice;
#[cfg(feature = "rabbits")]
pub mod rabbits;

pub use list::Ability;

use crate::core::game::{Game, LineError, Problem, problem};
use crate::core::link::{self, LinkError};
use crate::core::log::{self, Log};
use crate::core::record;
use crate::thinking::engine::{self, Analysed, Analyst, EngineProgram, Level};
use crate::thinking::puzzle::{AnyPuzzle, Puzzles};

games! {
    #[cfg(feature = "rabbits")]
    Rabbits = 1 => rabbits::Rabbits { open, engine, analysis, editor, puzzles, new_puzzles, maze }
    #[cfg(feature = "mice")]
    Mice = 2 => mice::Mice {
        open, moves, engine, analysis, editor, puzzles, starts, boards, new_puzzles, scores
    }
    #[cfg(feature = "dots")]
    Dots = 5 => dots::Dots {
        open, moves, engine, analysis, editor, puzzles, new_puzzles
    }
    #[cfg(feature = "fugitive")]
    Fugitive = 3 => fugitive::Fugitive {
        secrets, engine, analysis, editor, puzzles, solver, starts, maps, new_puzzles
    }
    #[cfg(feature = "crossing")]
    Crossing = 4 => crossing::Crossing {
        secrets, engine, analysis, editor, puzzles, starts, boards, new_puzzles
    }
}

impl GameId {
    /// The name in records, links and addresses.
    pub fn id(self) -> &'static str {
        for_game!(self, G => G::ID)
    }

    /// The game of a record's text.
    ///
    /// # Errors
    /// If the first line with content is not `warren 1` and the name of a game that this build plays.
    pub fn of_record(text: &str) -> Result<GameId, LineError> {
        let (line, name) = record::game_named(text)?;
        name.parse().map_err(|error: UnknownGame| error.0.at(line))
    }

    /// The game of a link's text.
    ///
    /// # Errors
    /// If the text is not a link, or this build does not play its game.
    pub fn of_link(text: &str) -> Result<GameId, LinkError> {
        let name = name_of_link(text)?;
        name.parse().map_err(|_| LinkError::OtherGame)
    }

    /// The game's program at a level. The seed determines all its random choices.
    ///
    /// # Errors
    /// If the game has no engine.
    pub fn program(self, level: Level, seed: u64) -> Result<Box<dyn EngineProgram>, Problem> {
        for_game_with!(
            engine, self,
            G => Ok(engine::program::<G>(level, seed)),
            or Err(self.lacks("a program of ours"))
        )
    }

    /// The game's analyst. It reports at most `lines` lines, 1 to [`MAX_LINES`](engine::MAX_LINES). The seed determines all its
    /// random choices.
    ///
    /// # Errors
    /// If the game has no analysis.
    pub fn analyst(self, lines: usize, seed: u64) -> Result<Box<dyn Analyst>, Problem> {
        for_game_with!(
            analysis, self,
            G => Ok(engine::analyst::<G>(lines, seed)),
            or Err(self.lacks("an analysis"))
        )
    }

    /// The default number of nodes per move in a review; 0 if the game has no analysis.
    pub fn review_nodes(self) -> u64 {
        for_game_with!(analysis, self, G => <G as Analysed>::NODES, or 0)
    }

    /// Reads a puzzle, with its solver.
    ///
    /// # Errors
    /// The line that cannot be read, or that the game has no puzzles, or this build no questions.
    pub fn puzzle(self, text: &str) -> Result<Box<dyn AnyPuzzle>, LineError> {
        if cfg!(not(feature = "study")) && self.is_question(text) {
            return Err(self.lacks("questions in this module").at(2));
        }
        for_game_with!(
            puzzles, self,
            G => G::puzzle(text),
            or Err(self.lacks("a puzzle").at(1))
        )
    }

    /// Whether a puzzle's text is a question. Only a build for studying reads questions.
    pub fn is_question(self, text: &str) -> bool {
        for_game_with!(puzzles, self, G => G::is_question(text), or false)
    }

    /// The problem that the game lacks an ability. Pages and commands then do not offer it.
    pub fn lacks(self, what: &'static str) -> Problem {
        problem!(
            "fault-lacking",
            "{game} does not have {what}",
            game = self.id(),
            what = what,
        )
    }
}

/// The name of the game of a record's text. This build need not play the game.
///
/// # Errors
/// If the first line with content is not `warren 1` and the name of a game.
pub fn name_of_record(text: &str) -> Result<&'static str, LineError> {
    let (line, name) = record::game_named(text)?;
    listed_name(name).map_err(|error| error.0.at(line))
}

/// The name of the game of a link's text. This build need not play the game.
///
/// # Errors
/// If the text is not a link, or its game is not in the list. A damaged link also has a game.
pub fn name_of_link(text: &str) -> Result<&'static str, LinkError> {
    let number = link::number_in(text)?;
    let listed_game = LISTED_GAMES.iter().find(|game| game.number == number);
    listed_game
        .map(|game| game.name)
        .ok_or(LinkError::UnknownGame)
}

/// The name in the list's spelling.
fn listed_name(name: &str) -> Result<&'static str, UnknownGame> {
    let listed_game = LISTED_GAMES.iter().find(|game| game.name == name);
    listed_game.map(|game| game.name).ok_or_else(|| {
        let names: Vec<&str> = LISTED_GAMES.iter().map(|game| game.name).collect();
        let what = problem!(
            "unknown-game",
            "there are: {games}",
            games = names.join(", ")
        );
        UnknownGame(what.quoting_before(name, " is not a game; "))
    })
}

/// Reads a log of any game.
///
/// # Errors
/// The line that cannot be read, and why. The error belongs to the game of the most likely log.
pub fn read_log(text: &str) -> Result<(GameId, Log), LineError> {
    if let Some((line, name)) = log::game_named(text)? {
        let game: Result<GameId, UnknownGame> = name.parse();
        game.map_err(|error| error.0.at(line))?;
    }
    let log_games = GameId::ALL
        .iter()
        .map(|&game| for_game!(game, G => log::LogGame::of::<G>()));
    let log = log::read(text, &log_games.collect::<Vec<_>>())?;
    let game = log.game().parse().expect("every log names a known game");
    Ok((game, log))
}

impl std::str::FromStr for GameId {
    type Err = UnknownGame;

    fn from_str(text: &str) -> Result<GameId, UnknownGame> {
        let name = listed_name(text)?;
        let mut games = GameId::ALL.iter().copied();
        games.find(|game| game.id() == name).ok_or_else(|| {
            let what = problem!(
                "fault-elsewhere",
                "this build does not play {game}",
                game = name
            );
            UnknownGame(what)
        })
    }
}

/// The name of no game, or of a game that this build does not play.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct UnknownGame(pub Problem);

impl From<UnknownGame> for Problem {
    fn from(error: UnknownGame) -> Problem {
        error.0
    }
}
