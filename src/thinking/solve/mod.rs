//! Exact solvers: they find every solution of a puzzle, or prove that it has none.
//!
//! They certify puzzles, engines may use them, and tests compare other code with them.

pub mod duel;
mod evaluation;
mod opponent;
pub mod question;
#[cfg(feature = "study")]
mod question_puzzle;

pub use opponent::{PuzzleOpponent, Reply};
#[cfg(feature = "study")]
pub use question_puzzle::QuestionPuzzle;

#[cfg(not(target_arch = "wasm32"))]
use crate::core::game::Game;
#[cfg(not(target_arch = "wasm32"))]
use crate::core::record::Record;
#[cfg(not(target_arch = "wasm32"))]
use crate::thinking::search::{Budget, Clock};

/// A game whose positions can be solved with perfect information.
#[cfg(not(target_arch = "wasm32"))]
pub trait Solved: Game {
    /// The output of the command `solve` for a game: the value of its last position under best play, then at most `most`
    /// moves that keep this value, one per line.
    ///
    /// # Errors
    /// The reason why it cannot be solved within the budget, as a sentence.
    fn solved(
        record: &Record<Self>,
        budget: Budget,
        clock: &dyn Clock,
        most: usize,
    ) -> Result<String, String>;
}
