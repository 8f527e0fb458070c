//! How the levels play: what they remember, how they plan, and how often they do not think.

use crate::thinking::engine::Level;

/// How a level plays.
#[derive(Clone, Copy, Debug)]
pub struct Manner {
    /// How far from the token it remembers islands, in rows and columns; 1 is what it sees.
    pub memory: usize,
    /// What it thinks of a step that turns out not to be open: 0 that it drowns, 1 that it loses a turn only.
    pub hope: f32,
    /// What it gives for an island seen for the first time, in crossings.
    pub curiosity: f32,
    /// How often at most it draws islands, to try steps on them.
    pub draws: usize,
    /// How much these trials count beside what was planned.
    pub hindsight: f32,
    /// How often it steps somewhere without thinking, where it will not drown as far as it knows.
    pub slips: f32,
}

const fn manner(memory: usize, hope: f32, curiosity: f32, draws: usize, slips: f32) -> Manner {
    Manner {
        memory,
        hope,
        curiosity,
        draws,
        hindsight: 0.5,
        slips,
    }
}

/// Farther than any cell is.
const ALL: usize = 8;

/// From a beginner to full strength.
const MANNERS: [Manner; Level::COUNT as usize] = [
    manner(1, 0.0, 0.0, 0, 0.40),
    manner(1, 0.0, 0.0, 0, 0.27),
    manner(1, 0.2, 0.0, 0, 0.18),
    manner(2, 0.2, 0.0, 0, 0.12),
    manner(2, 0.4, 0.0, 0, 0.09),
    manner(3, 0.4, 0.0, 0, 0.065),
    manner(3, 0.6, 0.0, 0, 0.045),
    manner(4, 0.6, 0.0, 0, 0.025),
    manner(ALL, 0.6, 0.0, 0, 0.012),
    manner(ALL, 0.6, 0.0, 0, 0.005),
    manner(ALL, 0.6, 0.0, 0, 0.0),
    manner(ALL, 0.9, 0.005, 2000, 0.0),
];

impl Manner {
    /// That of a level.
    pub fn of(level: Level) -> Manner {
        MANNERS[usize::from(level.number()) - 1]
    }
}
