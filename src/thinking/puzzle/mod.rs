//! Puzzles without their solutions.
//!
//! A puzzle is a start position, a seat, a goal, a number of own moves, and a rule for the others' moves. In three games the
//! others play best replies, or the replies of one of our programs ([`Duel`]). In the other two games the others' moves are
//! fixed: in `mice` the puzzle lists them, and in `crossing` the other token does not move. A [`Question`] is a puzzle with
//! hidden information: it asks for one answer.
//!
//! A puzzle's text is a record with a line for the goal:
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
//! | `fugitive` | `catch 4`, `free 6`; questions: `where`, `net 2`, `fewest`, `slip 5` |
//! | `crossing` | `cross 17`; questions: `phases 3,4`, `dry 3,4`, `safe 9`, `odds 8` |
//!
//! In `dots`, `rabbits` and `fugitive` a goal may end with `against_program` and a level, such as `lead 5 in 3 against_program 4`. Then our
//! program at that level replies. Newer programs have an edition: `against_program 4 edition 2`.
//!
//! The solvers are in [`solve`](crate::thinking::solve).

pub mod any;
pub mod duel;
pub mod packed;
mod program;
pub mod question;
mod set;
pub mod text;
mod traits;

pub use any::{AnyPuzzle, Puzzles};
pub use duel::{Duel, Goal, MAX_MOVES, Opponent};
pub use program::{LEVELS, Program};
pub use question::{Question, is_question};
pub use set::{Entry, Note, read_set};
pub use traits::{MAX_THEMES, Origin, RATINGS, Traits};

use std::fmt::{Debug, Display};
use std::str::FromStr;

use crate::core::game::{Game, LineError, LineSource, Seat};
use crate::core::record::{Lines, Record, after_word};
use crate::core::scene::Scene;

/// A puzzle of one game, for the code that all games share. `Display` and `FromStr` are its text.
pub trait Task: Clone + Debug + PartialEq + Display + FromStr<Err = LineError> + 'static {
    /// The game.
    type Game: Game;

    /// The start position.
    fn start(&self) -> &Self::Game;

    /// The seat of the person who solves it.
    fn seat(&self) -> Seat;
}

/// Whether a text is a puzzle rather than a record: its second line has a goal.
pub fn is_puzzle(text: &str) -> bool {
    goal_of(text).is_some()
}

/// The text of a puzzle's goal, after the word `goal`; `None` if the text is not a puzzle.
pub fn goal_of(text: &str) -> Option<String> {
    let mut lines = Lines::new(text);
    lines.next_line()?;
    let (_, second) = lines.next_line()?;
    after_word(second, "goal").map(str::to_owned)
}

/// The scene of a puzzle before its first answer, seen from the seat of the person who solves it.
pub fn scene_of<T: Task>(task: &T) -> Scene<T::Game> {
    Scene {
        viewpoint: Some(task.seat()),
        puzzle: Some(task.to_string()),
        lesson: None,
        ..Scene::new(Record::new(task.start().clone()))
    }
}
