//! The levels that solve a puzzle.

use super::Candidate;
use crate::thinking::engine::Level;

/// The number of attempts of each level, each with another seed.
pub const TRIES: u32 = 3;

/// The base of the attempts' seeds.
const SEED: u64 = 0x0007_21A1;

/// The number of successful attempts of each level at a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Trials {
    /// By level from 1 on, 0 to [`TRIES`].
    solved: [u32; Level::COUNT as usize],
}

impl Trials {
    /// Trials with these results, by level from 1 on. At most [`TRIES`] count for a level.
    pub fn new(solved: [u32; Level::COUNT as usize]) -> Trials {
        Trials {
            solved: solved.map(|count| count.min(TRIES)),
        }
    }

    /// Lets each level attempt a puzzle.
    pub fn of(candidate: &mut impl Candidate) -> Trials {
        let mut solved = [0; Level::COUNT as usize];
        for level in Level::all() {
            let index = usize::from(level.number()) - 1;
            for attempt in 0..u64::from(TRIES) {
                let seed = SEED + 1_000 * u64::from(level.number()) + attempt;
                solved[index] += u32::from(candidate.attempt(level, seed));
            }
        }
        Trials { solved }
    }

    /// The number of attempts in which a level solves it.
    pub fn solved(&self, level: Level) -> u32 {
        self.solved[usize::from(level.number()) - 1]
    }

    /// The number of all attempts.
    pub fn tries(&self) -> u32 {
        TRIES * u32::from(Level::COUNT)
    }

    /// The number of failed attempts.
    pub fn missed(&self) -> u32 {
        self.tries() - self.solved.iter().sum::<u32>()
    }
}
