//! How the rabbits seem to move: which rule of thumb foretells their moves best.

use super::super::maze::{Maze, NOWHERE};
use super::super::position::Position;
use super::prey::flee;
use crate::core::order::descending;
use crate::games::rabbits::RABBITS;

/// How careful the rabbits may be: see [`flee`].
const CARES: [usize; 3] = [1, 5, 7];

/// How much of what was seen is kept from turn to turn, in hundredths.
const MEMORY: u32 = 90;

/// What is believed of the rabbits.
#[derive(Clone, Debug, Default)]
pub struct Habits {
    /// The steps that each rule foretold, in hundredths, older ones counting less.
    hits: [u32; CARES.len()],
    seen: u32,
}

impl Habits {
    /// Learns from the rabbits' move that led from `before` to `after`.
    pub fn learn(&mut self, maze: &Maze, before: &Position, after: &Position) {
        self.seen = self.seen * MEMORY / 100;
        self.seen += 100 * before.free() as u32;
        for (hits, &care) in self.hits.iter_mut().zip(&CARES) {
            let to = flee(maze, before, care);
            let foretold = |&rabbit: &usize| {
                after.rabbits[rabbit] != NOWHERE && after.rabbits[rabbit] == to[rabbit]
            };
            *hits = *hits * MEMORY / 100 + 100 * (0..RABBITS).filter(foretold).count() as u32;
        }
    }

    /// How careful the rabbits are, each possibility with its weight in hundredths; the likeliest first.
    pub fn believed(&self) -> Vec<(usize, i32)> {
        let best = self.hits.iter().max().copied().unwrap_or(0);
        let mut believed: Vec<(usize, i32)> = CARES
            .iter()
            .zip(&self.hits)
            .map(|(&care, &hits)| {
                // A rule that foretold a twelfth fewer steps counts half.
                let missed = f64::from(best - hits) / f64::from(self.seen.max(1));
                (care, (100.0 * (-8.0 * missed).exp2()) as i32)
            })
            .filter(|&(_, weight)| weight > 40)
            .collect();
        // The more careful first where they weigh the same.
        descending(&mut believed, |&(care, weight)| (weight, care as i32));
        believed
    }
}
