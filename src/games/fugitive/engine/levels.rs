//! The weaknesses of the lower levels: they search less, and some of their pieces make random moves.

use super::detective_models::Assumptions;
use super::tables::MapTables;
use crate::games::fugitive::protocol::Known;
use crate::games::fugitive::{City, DETECTIVES, Move};
use crate::thinking::engine::Level;
use crate::thinking::search::Random;

/// The settings of a level.
#[derive(Clone, Copy, Debug)]
pub struct LevelSettings {
    /// The fugitive's maximum number of playouts for a move.
    pub playouts: u64,
    /// The maximum number of joint moves that the detectives search.
    pub nodes: u64,
    /// The chance that a piece makes a random move.
    pub random_move_chance: f32,
    /// The assumptions about the other side.
    pub assumptions: Assumptions,
}

const fn settings(playouts: u64, nodes: u64, random_move_chance: f32) -> LevelSettings {
    LevelSettings {
        playouts,
        nodes,
        random_move_chance,
        assumptions: Assumptions::Habitual,
    }
}

const fn strong_settings(playouts: u64, nodes: u64, random_move_chance: f32) -> LevelSettings {
    LevelSettings {
        assumptions: Assumptions::Adaptive,
        ..settings(playouts, nodes, random_move_chance)
    }
}

/// The levels, from a beginner to full strength.
const LEVEL_SETTINGS: [LevelSettings; Level::COUNT as usize] = [
    settings(3, 0, 0.85),
    settings(6, 0, 0.7),
    settings(10, 0, 0.58),
    settings(16, 50, 0.48),
    settings(25, 100, 0.39),
    settings(40, 200, 0.31),
    settings(60, 300, 0.24),
    settings(90, 500, 0.18),
    settings(150, 800, 0.12),
    strong_settings(250, 1_000, 0.08),
    strong_settings(600, 1_500, 0.05),
    strong_settings(20_000, u64::MAX, 0.0),
];

/// The highest levels in edition 1 of the puzzle opponents. Shared puzzles depend on their replies, so they never change; nor
/// do the levels below them.
const FIRST_EDITION: [LevelSettings; 4] = [
    settings(130, 700, 0.13),
    settings(200, 1_000, 0.09),
    settings(300, 1_500, 0.05),
    settings(20_000, u64::MAX, 0.0),
];

impl LevelSettings {
    /// The settings of a level.
    pub fn of(level: Level) -> LevelSettings {
        LEVEL_SETTINGS[usize::from(level.number()) - 1]
    }

    /// The settings of a level in edition 1 of the puzzle opponents.
    pub fn first_edition(level: Level) -> LevelSettings {
        let index = usize::from(level.number()) - 1;
        match index.checked_sub(LEVEL_SETTINGS.len() - FIRST_EDITION.len()) {
            Some(index) => FIRST_EDITION[index],
            None => LEVEL_SETTINGS[index],
        }
    }
}

/// The random moves of pieces in a turn.
pub struct RandomMoves {
    detectives: Option<[City; DETECTIVES]>,
    fugitive: Option<City>,
    /// By piece. The fugitive is the first piece of its side.
    generators: [Option<Random>; DETECTIVES],
}

impl RandomMoves {
    /// The slips of a turn. `random_move_chance` is the chance that a piece makes a random move.
    pub fn new(random_move_chance: f32, known: &Known, random: &mut Random) -> RandomMoves {
        RandomMoves {
            detectives: known.detectives(),
            fugitive: known.fugitive(),
            generators: [(); DETECTIVES].map(|()| {
                let generator = Random::new(random.bits());
                (random.fraction() < random_move_chance).then_some(generator)
            }),
        }
    }

    /// A move with its slips. A legal move stays legal.
    pub fn apply(&self, tables: &MapTables, mv: Move) -> Move {
        let is_free = |city: City| {
            !self
                .detectives
                .is_some_and(|choices| choices.contains(&city))
        };
        match mv {
            Move::Detectives(mut to) => {
                for (one, generator) in self.generators.into_iter().enumerate() {
                    let choices: Vec<City> = match self.detectives {
                        Some(from) => tables.steps(from[one]).to_vec(),
                        None => tables.map.cities().collect(),
                    };
                    let free = choices
                        .into_iter()
                        .filter(|city| !to.contains(city))
                        .collect();
                    to[one] = sample_item(generator, free).unwrap_or(to[one]);
                }
                Move::Detectives(to)
            }
            Move::Start(_) => {
                let free = tables.map.cities().filter(|&city| is_free(city));
                sample_item(self.generators[0], free.collect()).map_or(mv, Move::Start)
            }
            Move::Run { .. } => {
                let choices = self.fugitive.map_or(&[][..], |from| tables.runs(from));
                let free = choices.iter().copied().filter(|&(_, to)| is_free(to));
                let run = sample_item(self.generators[0], free.collect());
                run.map_or(mv, |(kind, to)| Move::Run { kind, to })
            }
        }
    }
}

/// A random item of a list; `None` without chance or items.
fn sample_item<T>(generator: Option<Random>, mut list: Vec<T>) -> Option<T> {
    let mut generator = generator?;
    (!list.is_empty()).then(|| list.swap_remove(generator.below(list.len())))
}
