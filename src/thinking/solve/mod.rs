//! Exact solvers: they find every answer to a task, or prove that there is none.
//!
//! Puzzles are certified by them, engines may ask them, and tests hold other code against them.

pub mod duel;
mod evaluation;
mod opponent;

pub use opponent::{PuzzleOpponent, Reply};

#[cfg(not(target_arch = "wasm32"))]
use crate::core::game::Game;
#[cfg(not(target_arch = "wasm32"))]
use crate::core::record::Record;
#[cfg(not(target_arch = "wasm32"))]
use crate::thinking::search::{Budget, Clock};

/// A game whose positions are solved when everything in them is seen.
#[cfg(not(target_arch = "wasm32"))]
pub trait Solved: Game {
    /// What the command `solve` prints of a game: what its last position is worth when all play as well as they can, and the
    /// moves that keep that, at most so many, a line each.
    ///
    /// # Errors
    /// Why it cannot be solved within the budget, as a sentence.
    fn solved(
        record: &Record<Self>,
        budget: Budget,
        clock: &dyn Clock,
        most: usize,
    ) -> Result<String, String>;
}
