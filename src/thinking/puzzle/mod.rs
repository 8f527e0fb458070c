//! Puzzles: what is asked, without what answers it.
//!
//! A puzzle is a start position, a seat that is asked, a goal, a number of own moves, and what the others do. In three games
//! they answer as well as they can, or as one of our programs does ([`Duel`]); in the other two their moves are given, for
//! nobody is in anybody's way: those of the space mice are written down, and in the crossing the other token holds.
//!
//! Its text is a record with a line for the goal:
//!
//! ```text
//! warren 1 dots
//! goal lead 5 in 3
//! start 1aaa3/1aAA3/2aBA2/3AAa1/2Aaaa1/7/7 17
//! ```
//!
//! | game | goals |
//! | --- | --- |
//! | `dots` | `cells 30 in 3`, `lead 5 in 3`, `win` |
//! | `rabbits` | `eat 5 in 4`, `catch 1 in 3`, `survive 4` |
//! | `mice` | `points 12`, `margin 5`, `none-lost` |
//! | `fugitive` | `catch 4`, `free 6` |
//! | `crossing` | `cross 17` |
//!
//! In the first two and in `fugitive` a goal may end with `against` and a level, such as `lead 5 in 3 against 4`: the other side
//! is then our program at that level.
//!
//! The solvers are in [`solve`](crate::thinking::solve).

pub mod any;
pub mod duel;
pub mod packed;
mod set;
pub mod text;

pub use any::{AnyPuzzle, Puzzles};
pub use duel::{Duel, Goal, LEVELS, MOST_MOVES, Opponent};
pub use set::{Entry, Note, read_set};

use std::fmt::{Debug, Display};
use std::str::FromStr;

use crate::core::game::{Game, LineError, LineSource, Seat};
use crate::core::record::{Lines, Record, after_word};
use crate::core::scene::Scene;

/// A game of which puzzles are posed.
pub trait Pose: Game {
    /// A puzzle of the game.
    type Task: Task<Game = Self>;
}

/// A puzzle of one of the games, as all of them have it. `Display` and `FromStr` are its text.
pub trait Task: Clone + Debug + PartialEq + Display + FromStr<Err = LineError> + 'static {
    /// The game.
    type Game: Game;

    /// The position that it begins with.
    fn start(&self) -> &Self::Game;

    /// The seat that is asked.
    fn seat(&self) -> Seat;

    /// How many moves of that seat it takes at most.
    fn own_moves(&self) -> u32;

    /// What the others do.
    fn others(&self) -> Others<<Self::Game as Game>::Move>;
}

/// What those do who are not asked.
#[derive(Clone, Debug, PartialEq)]
pub enum Others<M> {
    /// What is worst for the goal.
    BestReply,
    /// What the game's own program does at a level.
    Program(u8),
    /// What is written down: the moves from the start on, `None` for those that are to be found.
    Given(Vec<Option<M>>),
}

/// Whether a text that begins as a record is a puzzle: whether its second line has a goal.
pub fn is_puzzle(text: &str) -> bool {
    let mut lines = Lines::new(text);
    let has_head = lines.next_line().is_some();
    let second = lines.next_line();
    has_head && second.is_some_and(|(_, text)| after_word(text, "goal").is_some())
}

/// A puzzle that nobody has begun to solve, as the one sees it who is asked.
pub fn scene_of<T: Task>(task: &T) -> Scene<T::Game> {
    Scene {
        viewpoint: Some(task.seat()),
        puzzle: Some(task.to_string()),
        ..Scene::new(Record::new(task.start().clone()))
    }
}
