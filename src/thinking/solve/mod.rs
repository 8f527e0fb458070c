//! Exact solvers: they find every answer to a task, or prove that there is none.
//!
//! Puzzles are certified by them, engines may ask them, and tests hold other code against them.

pub mod duel;
mod evaluation;
mod opponent;

pub use opponent::{PuzzleOpponent, Reply};
