//! The habits of the rabbits: the rule of thumb that best predicts their moves.

use super::super::maze::{Maze, NOWHERE};
use super::super::position::Position;
use super::prey::flee;
use crate::core::order::descending;
use crate::games::rabbits::RABBITS;

/// The possible degrees of the rabbits' care: see [`flee`].
const CARES: [usize; 3] = [1, 5, 7];

/// The share of the past statistics that survives a turn, in hundredths.
const MEMORY_PER_TURN: u32 = 90;

/// The belief about the rabbits.
#[derive(Clone, Debug, Default)]
pub struct Habits {
    /// The number of steps that each rule predicted correctly, in hundredths. Older steps count less.
    hits: [u32; CARES.len()],
    seen: u32,
}

impl Habits {
    /// Learns from the rabbits' move that led from `before` to `after`.
    pub fn learn(&mut self, maze: &Maze, before: &Position, after: &Position) {
        self.seen = self.seen * MEMORY_PER_TURN / 100;
        self.seen += 100 * before.free() as u32;
        for (hits, &care) in self.hits.iter_mut().zip(&CARES) {
            let to = flee(maze, before, care);
            let foretold = |&rabbit: &usize| {
                after.rabbits[rabbit] != NOWHERE && after.rabbits[rabbit] == to[rabbit]
            };
            *hits =
                *hits * MEMORY_PER_TURN / 100 + 100 * (0..RABBITS).filter(foretold).count() as u32;
        }
    }

    /// The possible degrees of care with their weights in hundredths, the likeliest first.
    pub fn believed(&self) -> Vec<(usize, i32)> {
        let best = self.hits.iter().max().copied().unwrap_or(0);
        let mut believed: Vec<(usize, i32)> = CARES
            .iter()
            .zip(&self.hits)
            .map(|(&care, &hits)| {
                // A rule that predicted an eighth fewer of the steps has half the weight.
                let missed = f64::from(best - hits) / f64::from(self.seen.max(1));
                (care, (100.0 * (-8.0 * missed).exp2()) as i32)
            })
            .filter(|&(_, weight)| weight > 40)
            .collect();
        // Among equal weights the more careful comes first.
        descending(&mut believed, |&(care, weight)| (weight, care as i32));
        believed
    }
}
