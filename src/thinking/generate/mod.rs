//! Random boards and puzzles. The same seed and options always give the same result.

pub mod against;
mod options;

pub mod duel;
pub mod question;

pub use options::{MakerOptions, MakesBoards, MakesMaps, none_found};

use crate::core::game::Game;

/// A game whose matches may start from random positions.
pub trait RandomStart: Game {
    /// A random start for `seats` seats, fair to all. `None` if the game always has its usual start, or cannot have this
    /// number of seats.
    fn random_start(seats: usize, seed: u64) -> Option<Self> {
        let _ = (seats, seed);
        None
    }

    /// The size of the board, for comparison with other boards of the game. By default all boards have the same size.
    fn size(&self) -> usize {
        0
    }
}

/// A game whose statement asks for a program that scores a whole game, with inputs to test such a program.
pub trait MakesInputs: Game {
    /// The statement's example of an input.
    const EXAMPLE: &'static str;

    /// Inputs with random games, from the smallest to the largest that the statement allows. The same seed gives the same
    /// inputs.
    fn inputs(seed: u64) -> Vec<String>;

    /// The number of turns of an input.
    fn turns(input: &str) -> usize;

    /// The first turns of an input, as a whole input.
    fn cut(input: &str, turns: usize) -> String;
}
