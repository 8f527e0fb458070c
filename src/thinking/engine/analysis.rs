//! Analysis of one moment of a game: its moves, ranked. Reviews of games are made of it.

use super::Score;
use crate::core::protocol::Protocol;
use crate::thinking::search::{Budget, Clock};

/// The most moves that are ranked.
pub const MOST_LINES: usize = 5;

/// A move with what is expected of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// From the view of the seat whose moment it is. Scores of one analysis can be compared: all look equally far.
    pub score: Score,
    /// The line that is expected, the move first, each as that seat's side would write it down: as in records, and where
    /// seats answer at once or in secret, the seat's own answers alone.
    pub moves: Vec<String>,
    /// Where a turn moves many pieces, what each is meant to do; else empty.
    pub plan: Vec<String>,
}

/// An analysis of one moment, at full strength.
pub trait Analysis {
    /// Thinks for one slice, and says whether more would change nothing. Cutting the work into slices does not change it.
    fn think(&mut self, clock: &dyn Clock, until: Budget) -> bool;

    /// How far it looks, in plies.
    fn depth(&self) -> u32;

    /// The positions looked at so far, in the engine's own measure.
    fn nodes(&self) -> u64;

    /// The best moves known, at most so many, the best first; none before all of them can be compared.
    fn lines(&self, most: usize) -> Vec<Line>;

    /// What is known of the move that is looked at in any case.
    fn also(&self) -> Option<Line>;
}

/// A game whose moments can be analysed.
pub trait Analysed: Protocol {
    /// The nodes that a review gives to a move where nothing else is asked for: some tenths of a second.
    const NODES: u64;

    /// A move that loses so much, in hundredths of the game's unit, counts as slightly weak, one that loses twice as much as
    /// weak, and one that loses four times as much as bad.
    const WEAK: i32;

    /// What a proven win is worth in hundredths of the game's unit, where losses are reckoned.
    const DECIDED: i32 = 100_000;

    /// An analysis of what a seat knows when its answer is due, for at most so many lines; `also` is an answer, legal there, that
    /// is looked at in any case. `None` if no answer is due.
    fn look(
        memory: &Self::Memory,
        most: usize,
        seed: u64,
        also: Option<&str>,
    ) -> Option<Box<dyn Analysis>>;
}

/// How much a move loses.
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
    /// That of a move which loses so much, in hundredths of the unit of a game.
    pub fn of<G: Analysed>(loss: i32) -> Flaw {
        match loss {
            loss if loss >= 4 * G::WEAK => Flaw::Bad,
            loss if loss >= 2 * G::WEAK => Flaw::Weak,
            loss if loss >= G::WEAK => Flaw::Slight,
            _ => Flaw::None,
        }
    }
}

/// What a score is worth in hundredths of a game's unit: a proven win as much as can be, however far off it is.
pub fn worth<G: Analysed>(score: Score) -> i32 {
    match score {
        Score::Points(points) => points.clamp(-G::DECIDED, G::DECIDED),
        Score::Win(_) => G::DECIDED,
        Score::Loss(_) => -G::DECIDED,
    }
}
