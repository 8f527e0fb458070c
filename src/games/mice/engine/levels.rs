//! The levels: how far they look ahead, how many arrows they try, and how thoroughly.

use crate::thinking::engine::Level;

/// The settings of a level.
#[derive(Clone, Copy, Debug)]
pub struct Manner {
    /// The number of turns simulated after the last arrow of a line.
    pub horizon: u8,
    /// The maximum number of arrows tried, drawn at random.
    pub arrows: usize,
    /// The stages that follow after each arrow has been tried alone.
    pub stages: &'static [Stage],
    /// Against one opponent, the maximum number of turns simulated while it deepens, in place of the stages
    /// ([`Deepening`](super::deepening::Deepening)). `None` if it does not deepen.
    pub deepening: Option<u64>,
}

/// A stage tries the best arrows together with their replies.
#[derive(Clone, Copy, Debug)]
pub struct Stage {
    /// The number of arrows tried.
    pub trials: usize,
    /// The number of rounds of all players that follow in a trial. A trial ends with the player's own next arrow, or the one
    /// after that. A trial that ended with an opponent's arrow would favour the player who placed last.
    pub rounds: usize,
    /// The number of generally promising arrows considered for each later arrow.
    pub width: usize,
}

const fn manner(horizon: u8, arrows: usize, stages: &'static [Stage]) -> Manner {
    Manner {
        horizon,
        arrows,
        stages,
        deepening: None,
    }
}

const fn stage(trials: usize, rounds: usize, width: usize) -> Stage {
    Stage {
        trials,
        rounds,
        width,
    }
}

const ALL: usize = usize::MAX;

/// The levels, from a beginner to full strength. A beginner beats the first (`cargo bench --bench first_levels`).
const MANNERS: [Manner; Level::COUNT as usize] = [
    manner(6, 1, &[]),
    manner(6, 3, &[]),
    manner(8, 7, &[]),
    manner(10, 15, &[]),
    manner(12, 30, &[]),
    manner(15, 60, &[]),
    manner(18, 130, &[]),
    manner(24, 300, &[]),
    manner(28, ALL, &[]),
    manner(28, ALL, &[stage(12, 1, 8)]),
    Manner {
        deepening: Some(50_000),
        ..manner(28, ALL, &[stage(32, 1, 16)])
    },
    Manner {
        deepening: Some(u64::MAX),
        ..manner(28, ALL, FULL)
    },
];

/// First the best arrows, then more of them with all replies. Missing a good reply costs more than looking less far ahead.
const FULL: &[Stage] = &[stage(32, 1, 16), stage(64, 1, ALL), stage(ALL, 1, ALL)];

impl Stage {
    /// The number of arrows placed in a trial, including the one tried.
    pub fn depth(&self, players: usize) -> usize {
        self.rounds * players + 1
    }
}

impl Manner {
    /// The settings of a level.
    pub fn of(level: Level) -> Manner {
        MANNERS[usize::from(level.number()) - 1]
    }
}
