//! The weaknesses of the lower levels: they search less, and some of their pieces make random moves.

use super::ground::Ground;
use super::hunts::Reckoning;
use crate::games::fugitive::protocol::Known;
use crate::games::fugitive::{City, DETECTIVES, Move};
use crate::thinking::engine::Level;
use crate::thinking::search::Random;

const LEVELS: usize = Level::COUNT as usize;

/// By level, the fugitive's maximum number of playouts for a move.
const PLAYOUTS: [u64; LEVELS] = [3, 6, 10, 16, 25, 40, 60, 90, 130, 200, 300, 20_000];
/// By level, the maximum number of joint moves that the detectives search.
const NODES: [u64; LEVELS] = [0, 0, 0, 50, 100, 200, 300, 500, 700, 1_000, 1_500, u64::MAX];
/// By level, the chance that a piece makes a random move.
const BLIND: [f32; LEVELS] = [
    0.85, 0.7, 0.58, 0.48, 0.39, 0.31, 0.24, 0.18, 0.13, 0.09, 0.05, 0.0,
];

fn at<T: Copy>(list: &[T; LEVELS], level: Level) -> T {
    list[usize::from(level.number()) - 1]
}

/// The fugitive's maximum number of playouts for a move at a level.
pub fn playouts(level: Level) -> u64 {
    at(&PLAYOUTS, level)
}

/// What a side reckons with at a level.
pub fn reckoning(level: Level) -> Reckoning {
    match level == Level::FULL {
        true => Reckoning::Second,
        false => Reckoning::First,
    }
}

/// The maximum number of joint moves that the detectives search at a level.
pub fn nodes(level: Level) -> u64 {
    at(&NODES, level)
}

/// The random moves of pieces in a turn.
pub struct Slips {
    detectives: Option<[City; DETECTIVES]>,
    fugitive: Option<City>,
    /// By piece. The fugitive is the first piece of its side.
    chances: [Option<Random>; DETECTIVES],
}

impl Slips {
    /// The slips of a turn at a level.
    pub fn new(level: Level, known: &Known, random: &mut Random) -> Slips {
        let blind = at(&BLIND, level);
        Slips {
            detectives: known.detectives(),
            fugitive: known.fugitive(),
            chances: [(); DETECTIVES].map(|()| {
                let chance = Random::new(random.bits());
                (random.fraction() < blind).then_some(chance)
            }),
        }
    }

    /// A move with its slips. A legal move stays legal.
    pub fn spoil(&self, ground: &Ground, mv: Move) -> Move {
        let is_free = |city: City| !self.detectives.is_some_and(|all| all.contains(&city));
        match mv {
            Move::Detectives(mut to) => {
                for (one, chance) in self.chances.into_iter().enumerate() {
                    let all: Vec<City> = match self.detectives {
                        Some(from) => ground.steps(from[one]).to_vec(),
                        None => ground.map.cities().collect(),
                    };
                    let free = all.into_iter().filter(|city| !to.contains(city)).collect();
                    to[one] = drawn(chance, free).unwrap_or(to[one]);
                }
                Move::Detectives(to)
            }
            Move::Start(_) => {
                let free = ground.map.cities().filter(|&city| is_free(city));
                drawn(self.chances[0], free.collect()).map_or(mv, Move::Start)
            }
            Move::Run { .. } => {
                let all = self.fugitive.map_or(&[][..], |from| ground.runs(from));
                let free = all.iter().copied().filter(|&(_, to)| is_free(to));
                let run = drawn(self.chances[0], free.collect());
                run.map_or(mv, |(kind, to)| Move::Run { kind, to })
            }
        }
    }
}

/// A random item of a list; `None` without chance or items.
fn drawn<T>(chance: Option<Random>, mut list: Vec<T>) -> Option<T> {
    let mut chance = chance?;
    (!list.is_empty()).then(|| list.swap_remove(chance.below(list.len())))
}
