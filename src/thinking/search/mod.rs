//! Parts that engines share: a clock, a budget, a transposition table and a search. No game is named here.
//!
//! A game provides its positions by [`Position`] and its evaluation by [`Evaluate`]. [`Search`] then deepens iteratively. It
//! can be stopped and resumed at any node without losing anything.

mod budget;
mod negamax;
mod random;
mod table;
mod tally;

#[cfg(not(target_arch = "wasm32"))]
pub use budget::NativeClock;
pub use budget::{Budget, Clock, Meter, NoClock};
pub use negamax::{Pruning, RankedMove, Search, Settings};
pub use random::Random;
pub use table::{Bound, Entry, TranspositionTable};
pub use tally::Tally;

/// The value of a win for the side to move at once. Each ply to the win subtracts 1, so the nearest win has the highest
/// value.
pub const WIN: i32 = 30_000;

/// The maximum depth of a search in plies.
pub const MAX_PLIES: usize = 128;

/// Values at or beyond this, positive or negative, are proven wins and losses. An evaluation stays strictly inside.
pub const PROVEN: i32 = WIN - 1_000;

/// A move as a number. Only the game knows its meaning.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Code(pub u16);

impl Code {
    /// No move.
    pub const NONE: Code = Code(u16::MAX);
}

/// A move and the game's first guess of its merit. Higher guesses are tried first.
#[derive(Clone, Copy, Debug)]
pub struct Candidate {
    /// The move.
    pub code: Code,
    /// Any number from -1,000,000 to 1,000,000.
    pub promise: i32,
}

/// How a two-sided game has ended, for [`Position::side`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// That side has won.
    Win,
    /// That side has lost.
    Loss,
    /// Neither side has won.
    Tie,
}

/// A position of a game of two sides with perfect information.
pub trait Position: Clone {
    /// All codes of moves are below this number.
    const CODES: usize;

    /// A hash of the position, including the side to move. Different positions practically never share it.
    fn hash(&self) -> u64;

    /// The side to move, 0 or 1. Sides need not alternate.
    fn side(&self) -> usize;

    /// How the game has ended, or must end after any moves; `None` while it is open.
    fn end(&self) -> Option<End>;

    /// Appends the legal moves. Of moves with the same result, one is enough. There is at least one while the game is open.
    fn candidates(&self, list: &mut Vec<Candidate>);

    /// The position after a move from [`Position::candidates`].
    fn after(&self, code: Code) -> Self;

    /// Whether a move changes so much that it is always searched to full depth, however late it comes in the order.
    fn is_forcing(&self, code: Code) -> bool;
}

/// Evaluates positions that are still open.
pub trait Evaluate<P> {
    /// An upper bound on how much a quiet move usually changes the value.
    const QUIET_MOVE_MARGIN: i32;

    /// An upper bound on how much four more plies of search usually change the value of a position.
    const PROBE_MARGIN: i32;

    /// The value of the position for the side to move, strictly between -[`PROVEN`] and [`PROVEN`].
    fn evaluate(&self, position: &P) -> i32;
}
