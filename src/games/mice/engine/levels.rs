//! How the levels play: how far they look, how many arrows they try, and how well.

use crate::thinking::engine::Level;

/// How a level plays.
#[derive(Clone, Copy, Debug)]
pub struct Manner {
    /// How many turns the animals run on after the last arrow that it thinks of.
    pub horizon: u8,
    /// The most arrows that it tries, drawn by chance.
    pub arrows: usize,
    /// What it does with those that have been tried alone, one after the other.
    pub stages: &'static [Stage],
}

/// The best arrows are tried with what follows.
#[derive(Clone, Copy, Debug)]
pub struct Stage {
    /// How many arrows are tried.
    pub trials: usize,
    /// How many rounds of all players follow in a trial: it ends with the player's own next arrow, or the one after that.
    /// One that ends with an opponent's arrow flatters whoever placed last.
    pub rounds: usize,
    /// How many of those that are promising anyway are considered for each of the others.
    pub width: usize,
}

const fn manner(horizon: u8, arrows: usize, stages: &'static [Stage]) -> Manner {
    Manner {
        horizon,
        arrows,
        stages,
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

/// From a beginner to full strength.
const MANNERS: [Manner; Level::COUNT as usize] = [
    manner(6, 2, &[]),
    manner(6, 4, &[]),
    manner(8, 8, &[]),
    manner(10, 14, &[]),
    manner(12, 24, &[]),
    manner(14, 40, &[]),
    manner(16, 70, &[]),
    manner(18, 130, &[]),
    manner(24, 300, &[]),
    manner(28, ALL, &[]),
    manner(28, ALL, &[stage(12, 1, 8)]),
    manner(28, ALL, FULL),
];

/// The best arrows, then more of them, each with all answers: to miss a good answer costs more than to look less far.
const FULL: &[Stage] = &[stage(32, 1, 16), stage(64, 1, ALL), stage(ALL, 1, ALL)];

impl Stage {
    /// How many arrows are placed in a trial, the one that is tried among them, with so many players.
    pub fn depth(&self, players: usize) -> usize {
        self.rounds * players + 1
    }
}

impl Manner {
    /// The manner of a level.
    pub fn of(level: Level) -> Manner {
        MANNERS[usize::from(level.number()) - 1]
    }
}
