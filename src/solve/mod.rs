//! Exact solvers: they find every answer to a task, or prove that there is none.
//!
//! Puzzles are certified by them, engines may ask them, and tests hold other code against them.

pub mod crossing;
pub mod dots;
pub mod duel;
mod evaluation;
pub mod fugitive;
pub mod mice;
mod opponent;
pub mod rabbits;

pub use opponent::{PuzzleOpponent, Reply};
