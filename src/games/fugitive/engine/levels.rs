//! What the lower levels do worse: they look at less, and some of their pieces go blindly.

use super::ground::Ground;
use crate::games::fugitive::protocol::Known;
use crate::games::fugitive::{City, DETECTIVES, Move};
use crate::thinking::engine::Level;
use crate::thinking::search::Random;

const LEVELS: usize = Level::COUNT as usize;

/// By level, how often the fugitive plays the game on at most before a move.
const PLAYOUTS: [u64; LEVELS] = [3, 6, 10, 16, 25, 40, 60, 90, 130, 200, 300, 20_000];
/// By level, how many joint moves the detectives look at, at most.
const NODES: [u64; LEVELS] = [0, 0, 0, 50, 100, 200, 300, 500, 700, 1_000, 1_500, u64::MAX];
/// By level, how often a piece goes blindly.
const BLIND: [f32; LEVELS] = [
    0.85, 0.7, 0.58, 0.48, 0.39, 0.31, 0.24, 0.18, 0.13, 0.09, 0.05, 0.0,
];

fn at<T: Copy>(list: &[T; LEVELS], level: Level) -> T {
    list[usize::from(level.number()) - 1]
}

/// How often a fugitive of a level plays the game on at most before a move.
pub fn playouts(level: Level) -> u64 {
    at(&PLAYOUTS, level)
}

/// How many joint moves detectives of a level look at, at most.
pub fn nodes(level: Level) -> u64 {
    at(&NODES, level)
}

/// Which pieces go blindly in a turn, and what chance makes of them.
pub struct Slips {
    detectives: Option<[City; DETECTIVES]>,
    fugitive: Option<City>,
    /// By piece; the fugitive is the first of its side.
    chances: [Option<Random>; DETECTIVES],
}

impl Slips {
    /// Those of a turn at a level.
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

    /// What becomes of a move: as legal as it was.
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

/// One of a list by chance; `None` without chance or list.
fn drawn<T>(chance: Option<Random>, mut list: Vec<T>) -> Option<T> {
    let mut chance = chance?;
    (!list.is_empty()).then(|| list.swap_remove(chance.below(list.len())))
}
