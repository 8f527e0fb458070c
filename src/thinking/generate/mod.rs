//! Boards and puzzles, drawn at random and then judged. The same seed and options always give the same result.

pub mod against;
mod wishes;

pub mod duel;
pub mod question;

pub use wishes::{MakesBoards, MakesMaps, Wishes, none_drawn};

use crate::core::game::Game;

/// A game whose matches may have a new start each time.
pub trait Draw: Game {
    /// A random start for `seats` seats, fair to all. `None` if the game always has its usual start, or cannot have this
    /// number of seats.
    fn draw(seats: usize, seed: u64) -> Option<Self> {
        let _ = (seats, seed);
        None
    }

    /// The size of the board, to compare it with others of this game. All boards have the same unless the game says otherwise.
    fn size(&self) -> usize {
        0
    }
}

/// A game whose statement asks for a program that scores a whole game, with inputs to try such a program.
pub trait MakesInputs: Game {
    /// The statement's example of an input.
    const EXAMPLE: &'static str;

    /// Inputs with random games: the ends of what the statement allows, and what lies between. The same seed gives the same ones.
    fn inputs(seed: u64) -> Vec<String>;

    /// The number of turns of an input.
    fn turns(input: &str) -> usize;

    /// The first turns of an input, as a whole input.
    fn cut(input: &str, turns: usize) -> String;
}
