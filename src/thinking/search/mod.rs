//! Parts that engines share: a clock, a budget, a transposition table and a search. Nothing here names a game.
//!
//! A game offers its positions by [`Position`] and its judgement by [`Evaluate`]; [`Search`] then deepens step by step
//! and can be stopped and taken up again at any node without losing anything.

mod budget;
mod negamax;
mod random;
mod table;
mod tally;

#[cfg(not(target_arch = "wasm32"))]
pub use budget::NativeClock;
pub use budget::{Budget, Clock, Meter, NoClock};
pub use negamax::{Ranked, Search, Settings};
pub use random::Random;
pub use table::{Bound, Entry, TranspositionTable};
pub use tally::Tally;

/// The value of a position that is won for the side to move, less the plies to the end: the nearest win is the highest.
pub const WIN: i32 = 30_000;

/// The most plies that a search looks ahead.
pub const MAX_PLIES: usize = 128;

/// Values at or beyond this, either way, are proven wins and losses; an evaluation stays strictly inside.
pub const PROVEN: i32 = WIN - 1_000;

/// A move by its number, which only the game can read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Code(pub u16);

impl Code {
    /// No move.
    pub const NONE: Code = Code(u16::MAX);
}

/// A move and how promising the game thinks it at first sight; higher is tried first.
#[derive(Clone, Copy, Debug)]
pub struct Candidate {
    /// The move.
    pub code: Code,
    /// Any number from -1,000,000 to 1,000,000.
    pub promise: i32,
}

/// How a game between two sides has ended, from the view of [`Position::side`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// The side whose view it is has won.
    Win,
    /// It has lost.
    Loss,
    /// Nobody has won.
    Draw,
}

/// A position of a game of two sides with perfect information.
pub trait Position: Clone {
    /// Every move's code is below this number.
    const CODES: usize;

    /// A number that equal positions share and different ones practically never do; the side to move is part of it.
    fn hash(&self) -> u64;

    /// The side whose turn it is, 0 or 1. Sides need not alternate.
    fn side(&self) -> usize;

    /// How the game has ended, or is bound to end whatever is played; `None` while it is open.
    fn end(&self) -> Option<End>;

    /// Appends every move that leads to a result of its own; at least one where the game is open.
    fn candidates(&self, list: &mut Vec<Candidate>);

    /// The position after a move that [`Position::candidates`] gave here.
    fn after(&self, code: Code) -> Self;

    /// Whether a move changes so much that it deserves the full depth wherever it comes in the order.
    fn is_forcing(&self, code: Code) -> bool;
}

/// Judges positions that are still open.
pub trait Evaluate<P> {
    /// More than a quiet move usually changes the value by.
    const SWING: i32;

    /// What the position is worth to the side to move, strictly between -[`PROVEN`] and [`PROVEN`].
    fn evaluate(&self, position: &P) -> i32;
}
