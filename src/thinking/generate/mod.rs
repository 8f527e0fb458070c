//! Boards and puzzles, drawn at random and then judged. The same seed and options always give the same result.

pub mod against;
mod wishes;

pub mod duel;

pub use wishes::{MakesBoards, MakesMaps, MakesPuzzles, Wishes, none_drawn};

use crate::core::game::Game;

/// A game whose matches may have a new start each time.
pub trait Draw: Game {
    /// A random start for `seats` seats, fair to all. `None` if the game always has its usual start, or cannot have this
    /// number of seats.
    fn draw(seats: usize, seed: u64) -> Option<Self> {
        let _ = (seats, seed);
        None
    }
}
