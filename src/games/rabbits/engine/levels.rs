//! The levels: how much they search, and how often a piece makes a random step.

use super::maze::{Maze, NOWHERE};
use super::position::{Position, RABBIT_SEAT};
use crate::games::rabbits::Move;
use crate::thinking::engine::Level;
use crate::thinking::search::Random;

/// The settings of a level.
#[derive(Clone, Copy, Debug)]
pub struct LevelSettings {
    /// The maximum number of nodes for a move, by seat; 0 plays by the rule of thumb.
    nodes: [u64; 2],
    /// The number of random steps in a thousand.
    pub slips_per_thousand: u32,
    /// Whether the rabbits try their plans against plans of the hunters.
    pub is_wary: bool,
}

/// The number of nodes of the hunters' search that take as long as one node of the rabbits' search.
pub const HUNTER_NODES_PER_RABBIT_NODE: u64 = 32;

const fn settings(nodes: u64, slips_per_thousand: u32) -> LevelSettings {
    LevelSettings {
        nodes: [nodes, nodes.saturating_mul(HUNTER_NODES_PER_RABBIT_NODE)],
        slips_per_thousand,
        is_wary: false,
    }
}

/// The levels, weakest first: the rabbits' nodes and the slips per thousand steps. A simulated beginner beats level 1 (`cargo
/// bench --bench first_levels`).
const LEVEL_SETTINGS: [LevelSettings; Level::COUNT as usize] = [
    settings(0, 870),
    settings(0, 790),
    settings(0, 640),
    settings(0, 430),
    settings(0, 220),
    settings(5, 52),
    settings(6, 32),
    settings(8, 18),
    settings(14, 6),
    settings(30, 0),
    settings(110, 0),
    LevelSettings {
        is_wary: true,
        ..settings(u64::MAX, 0)
    },
];

/// The first levels in edition 1 of the puzzle opponents. Shared puzzles depend on their replies, so they never change.
const FIRST_EDITION: [LevelSettings; 5] = [
    settings(0, 600),
    settings(0, 400),
    settings(0, 270),
    settings(0, 190),
    settings(0, 125),
];

impl LevelSettings {
    /// The settings of a level.
    pub fn of(level: Level) -> LevelSettings {
        LEVEL_SETTINGS[usize::from(level.number()) - 1]
    }

    /// The settings of a level in edition 1 of the puzzle opponents. Its rabbits are never wary.
    pub fn first_edition(level: Level) -> LevelSettings {
        let index = usize::from(level.number()) - 1;
        let settings = FIRST_EDITION
            .get(index)
            .copied()
            .unwrap_or(LEVEL_SETTINGS[index]);
        LevelSettings {
            is_wary: false,
            ..settings
        }
    }

    /// The maximum number of nodes for a move of a seat.
    pub fn nodes(&self, seat: usize) -> u64 {
        self.nodes[seat]
    }
}

/// The random steps of pieces in a turn. They do not depend on the search.
#[derive(Clone, Debug, Default)]
pub struct Slips {
    /// The position of the turn; `None` if there are no random steps.
    position: Option<Position>,
    seed: u64,
    /// The rate per thousand steps.
    slips_per_thousand: u32,
}

impl Slips {
    /// The slips of the side to move. `slips_per_thousand` counts the slips in a thousand steps.
    pub fn new(slips_per_thousand: u32, seed: u64, position: Position) -> Slips {
        Slips {
            position: (slips_per_thousand > 0).then_some(position),
            seed: seed ^ (u64::from(position.ply) + 1) << 40,
            slips_per_thousand,
        }
    }

    /// A legal move with its slips.
    pub fn apply(&self, mv: Move) -> Move {
        let Some(position) = &self.position else {
            return mv;
        };
        match position.side() {
            RABBIT_SEAT => {
                let mut target_cells = position.rabbits_after(&mv);
                self.add_slips(&position.rabbits, &mut target_cells);
                position.rabbits_move(&target_cells)
            }
            _ => {
                let mut target_cells = position.hunters_after(&mv);
                self.add_slips(&position.hunters, &mut target_cells);
                position.hunters_move(&target_cells)
            }
        }
    }

    /// Lets some pieces go to a random cell instead.
    fn add_slips(&self, from: &[u16], target_cells: &mut [u16]) {
        let mut random = Random::new(self.seed);
        for piece in 0..from.len() {
            let makes_slip = random.below(1000) < self.slips_per_thousand as usize;
            let random_choice = random.below(60);
            if makes_slip && from[piece] != NOWHERE {
                let reachable_cells = Maze::get().ways(from[piece]).all();
                let cell = reachable_cells[random_choice % reachable_cells.len()];
                if !target_cells.contains(&cell) {
                    target_cells[piece] = cell;
                }
            }
        }
    }
}
