//! Boards and puzzles, drawn by chance and then judged. The same seed and options always give the same.

pub mod against;
mod wishes;

pub mod duel;

pub use wishes::{MakesBoards, MakesMaps, MakesPuzzles, Wishes, none_drawn};

use crate::core::game::Game;

/// A game whose matches may begin with a new start each time.
pub trait Draw: Game {
    /// A start drawn by chance and fair to all, for so many seats; `None` if the game always has its usual start, or is not
    /// for so many.
    fn draw(seats: usize, seed: u64) -> Option<Self> {
        let _ = (seats, seed);
        None
    }
}
