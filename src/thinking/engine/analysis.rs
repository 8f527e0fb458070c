//! Analysis of a position: its moves, ranked. Game reviews use it.

use super::Score;
use crate::core::protocol::Protocol;
use crate::thinking::search::{Budget, Clock};

/// The maximum number of ranked moves.
pub const MAX_LINES: usize = 5;

/// A move and its expected result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The score for the seat that is analysed. All scores of one analysis have the same depth, so they can be compared.
    pub score: Score,
    /// The principal variation, beginning with the move. Moves are written as in records. Where seats move at once or in
    /// secret, these are only the seat's own answers.
    pub moves: Vec<String>,
    /// Where a turn moves many pieces: the intended way of each piece. Otherwise empty.
    pub plan: Vec<String>,
}

/// An analysis of one position, at full strength.
pub trait Analysis {
    /// Thinks for one slice. Returns whether the result is final. The result does not depend on the slices.
    fn think(&mut self, clock: &dyn Clock, until: Budget) -> bool;

    /// The depth, in plies.
    fn depth(&self) -> u32;

    /// The nodes searched so far, as the engine counts them.
    fn nodes(&self) -> u64;

    /// The best moves found, at most `max_lines`, the best first. Empty until all moves can be compared.
    fn lines(&self, max_lines: usize) -> Vec<Line>;

    /// The result for the move that the caller requires.
    fn required_line(&self) -> Option<Line>;
}

/// A game whose positions can be analysed.
pub trait Analysed: Protocol {
    /// The default number of nodes per move in a review: some tenths of a second.
    const NODES: u64;

    /// The loss of a slightly weak move, in hundredths of the game's unit. A weak move loses twice as much, a bad one four
    /// times as much.
    const WEAK: i32;

    /// The value of a proven win when losses are computed, in hundredths of the game's unit.
    const DECIDED: i32 = 100_000;

    /// Starts an analysis from a seat's memory, for at most `max_lines` lines. `required_move` is a legal answer that is analysed even if it
    /// is weak. `None` if no answer is due.
    fn start_analysis(
        memory: &Self::Memory,
        max_lines: usize,
        seed: u64,
        required_move: Option<&str>,
    ) -> Option<Box<dyn Analysis>>;
}

/// The size of a move's loss.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Flaw {
    /// Little or nothing.
    None,
    /// Something.
    Slight,
    /// Much.
    Weak,
    /// Very much.
    Bad,
}

impl Flaw {
    /// The flaw of a move with this loss, in hundredths of the game's unit.
    pub fn of<G: Analysed>(loss: i32) -> Flaw {
        match loss {
            loss if loss >= 4 * G::WEAK => Flaw::Bad,
            loss if loss >= 2 * G::WEAK => Flaw::Weak,
            loss if loss >= G::WEAK => Flaw::Slight,
            _ => Flaw::None,
        }
    }
}

/// A score in hundredths of the game's unit. Every proven win has the same, highest value, however many plies it takes.
pub fn score_value<G: Analysed>(score: Score) -> i32 {
    match score {
        Score::Points(points) => points.clamp(-G::DECIDED, G::DECIDED),
        Score::Win(_) => G::DECIDED,
        Score::Loss(_) => -G::DECIDED,
    }
}
