//! The levels: what they remember, how they plan, and how often they step at random.

use crate::thinking::engine::Level;

/// The settings of a level.
#[derive(Clone, Copy, Debug)]
pub struct LevelSettings {
    /// The distance from the token within which it remembers islands, in rows and columns; 1 is the visible window.
    pub memory: usize,
    /// Its belief about a step that turns out to be blocked: 0 if it drowns the token, 1 if it only loses a turn.
    pub hope: f32,
    /// The value of an island seen for the first time, in crossings.
    pub curiosity: f32,
    /// The maximum number of samples of the islands to try steps on.
    pub samples: usize,
    /// The weight of these trials relative to the forecast.
    pub sample_weight: f32,
    /// The chance of a random step, to a cell that is known to be above water.
    pub random_step_chance: f32,
}

const fn settings(
    memory: usize,
    hope: f32,
    curiosity: f32,
    samples: usize,
    random_step_chance: f32,
) -> LevelSettings {
    LevelSettings {
        memory,
        hope,
        curiosity,
        samples,
        sample_weight: 0.5,
        random_step_chance,
    }
}

/// Larger than any distance on the board.
const WHOLE_BOARD: usize = 8;

/// The levels, weakest first: memory, hope, curiosity, samples, chance of a random step. A simulated beginner beats level 1
/// (`cargo bench --bench first_levels`).
const LEVEL_SETTINGS: [LevelSettings; Level::COUNT as usize] = [
    settings(1, 0.0, 0.0, 0, 0.70),
    settings(1, 0.0, 0.0, 0, 0.45),
    settings(1, 0.2, 0.0, 0, 0.29),
    settings(2, 0.2, 0.0, 0, 0.18),
    settings(2, 0.4, 0.0, 0, 0.11),
    settings(3, 0.4, 0.0, 0, 0.065),
    settings(3, 0.6, 0.0, 0, 0.045),
    settings(4, 0.6, 0.0, 0, 0.025),
    settings(WHOLE_BOARD, 0.6, 0.0, 0, 0.012),
    settings(WHOLE_BOARD, 0.6, 0.0, 0, 0.005),
    settings(WHOLE_BOARD, 0.6, 0.0, 0, 0.0),
    settings(WHOLE_BOARD, 0.9, 0.005, 2000, 0.0),
];

impl LevelSettings {
    /// The settings of a level.
    pub fn of(level: Level) -> LevelSettings {
        LEVEL_SETTINGS[usize::from(level.number()) - 1]
    }
}
