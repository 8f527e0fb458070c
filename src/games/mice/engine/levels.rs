//! The levels: how far they look ahead, how many arrows they try, and how thoroughly.

use crate::thinking::engine::Level;

/// The settings of a level.
#[derive(Clone, Copy, Debug)]
pub struct LevelSettings {
    /// The number of turns simulated after the last arrow of a line.
    pub horizon: u8,
    /// The maximum number of arrows to try, sampled at random.
    pub max_arrows: usize,
    /// The stages that follow after each arrow has been tried alone.
    pub stages: &'static [Stage],
    /// Against one opponent, the maximum number of turns to simulate while it deepens, in place of the stages
    /// ([`Deepening`](super::deepening::Deepening)). `None` if it does not deepen.
    pub deepening: Option<u64>,
}

/// A stage tries the best arrows together with their replies.
#[derive(Clone, Copy, Debug)]
pub struct Stage {
    /// The maximum number of arrows tried.
    pub max_trials: usize,
    /// The number of rounds of all players after the arrow in a trial. A trial ends with the player's own next arrow, or the
    /// one after that. A trial that ended with an opponent's arrow would favour the player who placed last.
    pub rounds: usize,
    /// The number of generally promising arrows to consider for each later arrow.
    pub width: usize,
}

const fn settings(horizon: u8, max_arrows: usize, stages: &'static [Stage]) -> LevelSettings {
    LevelSettings {
        horizon,
        max_arrows,
        stages,
        deepening: None,
    }
}

const fn stage(max_trials: usize, rounds: usize, width: usize) -> Stage {
    Stage {
        max_trials,
        rounds,
        width,
    }
}

const NO_LIMIT: usize = usize::MAX;
/// Each arrow is only tried alone.
const NO_STAGES: &[Stage] = &[];

/// The levels, weakest first: the horizon, the number of arrows and the stages. A simulated beginner beats level 1 (`cargo
/// bench --bench first_levels`).
const LEVEL_SETTINGS: [LevelSettings; Level::COUNT as usize] = [
    settings(6, 1, NO_STAGES),
    settings(6, 3, NO_STAGES),
    settings(8, 7, NO_STAGES),
    settings(10, 15, NO_STAGES),
    settings(12, 30, NO_STAGES),
    settings(15, 60, NO_STAGES),
    settings(18, 130, NO_STAGES),
    settings(24, 300, NO_STAGES),
    settings(28, NO_LIMIT, NO_STAGES),
    settings(28, NO_LIMIT, &[stage(12, 1, 8)]),
    LevelSettings {
        deepening: Some(50_000),
        ..settings(28, NO_LIMIT, &[stage(32, 1, 16)])
    },
    LevelSettings {
        deepening: Some(u64::MAX),
        ..settings(28, NO_LIMIT, FULL_STRENGTH_STAGES)
    },
];

/// First the best arrows, then more of them with all replies. Missing a good reply costs more than a shorter horizon.
const FULL_STRENGTH_STAGES: &[Stage] = &[
    stage(32, 1, 16),
    stage(64, 1, NO_LIMIT),
    stage(NO_LIMIT, 1, NO_LIMIT),
];

impl Stage {
    /// The number of arrows placed in a trial, including the one tried.
    pub fn depth(&self, players: usize) -> usize {
        self.rounds * players + 1
    }
}

impl LevelSettings {
    /// The settings of a level.
    pub fn of(level: Level) -> LevelSettings {
        LEVEL_SETTINGS[usize::from(level.number()) - 1]
    }
}
