//! The habits of the rabbits, as the hunters' side learns them: the rule of thumb that best predicts their moves.

use super::super::maze::{Maze, NOWHERE};
use super::super::position::Position;
use super::prey::flee_hunters;
use crate::core::order::descending;
use crate::games::rabbits::RABBITS;

/// The possible degrees of the rabbits' care: see [`flee_hunters`].
const CARES: [usize; 3] = [1, 5, 7];

/// The share of the past statistics that survives a turn, in hundredths.
const MEMORY_PER_TURN: u32 = 90;

/// Degrees of care with at most this weight, in hundredths, are ignored.
const MIN_WEIGHT: i32 = 40;

/// The belief about the rabbits.
#[derive(Clone, Debug, Default)]
pub struct Habits {
    /// The number of steps that each rule predicted correctly, in hundredths. Older steps count less.
    correct_predictions: [u32; CARES.len()],
    steps_seen: u32,
}

impl Habits {
    /// Learns from the rabbits' move that led from `previous_position` to `position`.
    pub fn learn(&mut self, maze: &Maze, previous_position: &Position, position: &Position) {
        self.steps_seen = self.steps_seen * MEMORY_PER_TURN / 100;
        self.steps_seen += 100 * previous_position.free_rabbits() as u32;
        for (correct_predictions, &care) in self.correct_predictions.iter_mut().zip(&CARES) {
            let predicted_cells = flee_hunters(maze, previous_position, care);
            let was_predicted = |&rabbit: &usize| {
                position.rabbits[rabbit] != NOWHERE
                    && position.rabbits[rabbit] == predicted_cells[rabbit]
            };
            *correct_predictions = *correct_predictions * MEMORY_PER_TURN / 100
                + 100 * (0..RABBITS).filter(was_predicted).count() as u32;
        }
    }

    /// The possible degrees of care with their weights in hundredths, the likeliest first.
    pub fn weighted_cares(&self) -> Vec<(usize, i32)> {
        let best = self.correct_predictions.iter().max().copied().unwrap_or(0);
        let mut weighted_cares: Vec<(usize, i32)> = CARES
            .iter()
            .zip(&self.correct_predictions)
            .map(|(&care, &correct_predictions)| {
                // A rule that predicted an eighth fewer of the steps has half the weight.
                let missed_share =
                    f64::from(best - correct_predictions) / f64::from(self.steps_seen.max(1));
                (care, (100.0 * (-8.0 * missed_share).exp2()) as i32)
            })
            .filter(|&(_, weight)| weight > MIN_WEIGHT)
            .collect();
        // Among equal weights the more careful comes first.
        descending(&mut weighted_cares, |&(care, weight)| (weight, care as i32));
        weighted_cares
    }
}
