//! Puzzles of Fugitive and Detectives on small maps: the end of a chase in which both sides see everything.

use std::sync::Arc;

use super::{MapOptions, map};
use crate::core::game::Game;
use crate::games::fugitive::puzzle::Goal;
use crate::games::fugitive::solver::{Tablebase, legal_moves};
use crate::games::fugitive::{City, Fugitive, Map};
use crate::thinking::generate::duel::{DuelOptions, GeneratedPuzzle, certified_puzzle};
use crate::thinking::puzzle::Duel;
use crate::thinking::search::{Budget, NoClock, Random};
use crate::thinking::solve::duel::Solver;

/// The number of maps tried before giving up.
const MAX_MAPS: usize = 60;
/// The number of positions to try on a map.
const POSITIONS_PER_MAP: usize = 3_000;
/// The number of cities of a puzzle's map.
const CITIES: std::ops::RangeInclusive<u8> = 12..=22;

/// The kind of goal in a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// The detectives catch the fugitive.
    Catch,
    /// The fugitive stays free.
    Free,
}

/// A puzzle that the solver has certified; `None` if no position led to a good one. The same seed always gives the same puzzle.
pub fn puzzle(aim: Aim, duel_options: DuelOptions, seed: u64) -> Option<GeneratedPuzzle<Goal>> {
    let mut random = Random::new(seed);
    (0..MAX_MAPS).find_map(|_| {
        let cities =
            CITIES.start() + random.below(usize::from(CITIES.end() - CITIES.start()) + 1) as u8;
        let options = MapOptions {
            roads: 20 + random.below(50) as u8,
            ..MapOptions::of(cities)
        };
        let map = Arc::new(map(&options, random.below(1 << 30) as u64).ok()?);
        let table = Tablebase::solve(&map, Budget::default(), &NoClock).ok()?;
        (0..POSITIONS_PER_MAP).find_map(|_| puzzle_on(&map, &table, aim, duel_options, &mut random))
    })
}

/// The puzzle of one position of a map, if there is one.
fn puzzle_on(
    map: &Arc<Map>,
    table: &Tablebase,
    aim: Aim,
    duel_options: DuelOptions,
    random: &mut Random,
) -> Option<GeneratedPuzzle<Goal>> {
    let mut cities: Vec<City> = map.cities().collect();
    random.shuffle(&mut cities);
    let detectives = [cities[0], cities[1], cities[2], cities[3]];
    let turn = 10 + random.below(25) as u32;
    let (goal, ply) = match aim {
        Aim::Catch => (Goal::Catch(duel_options.moves), 2 * turn + 1),
        Aim::Free => (Goal::Free(duel_options.moves), 2 * turn),
    };
    let start = Fugitive::with(Arc::clone(map), detectives, cities[4], ply).ok()?;
    // A quick check before the proof: the table knows how long each first move lasts.
    let capture = |game: &Fugitive| {
        let (detectives, fugitive) = game.detectives().zip(game.fugitive())?;
        table.moves_to_capture(game.stage().seat(), &detectives, fugitive)
    };
    let plies_to_capture: Vec<Option<u32>> = legal_moves(&start)
        .iter()
        .map(|mv| {
            let mut next = start.clone();
            next.play(mv);
            capture(&next)
        })
        .collect();
    let count_within = |moves: u32| {
        plies_to_capture
            .iter()
            .filter(|plies| plies.is_some_and(|plies| plies <= moves))
            .count()
    };
    let is_suitable = match goal {
        Goal::Catch(moves) => {
            let keeping = count_within(2 * moves - 2);
            (1..=duel_options.first).contains(&keeping)
                && capture(&start) == Some(2 * moves - 1)
                && 4 * keeping <= plies_to_capture.len()
        }
        // Some wrong first move must last nearly to the end. A puzzle of one move must have a wrong move.
        Goal::Free(moves) => {
            let free = plies_to_capture.len() - count_within(2 * moves - 1);
            (1..=duel_options.first).contains(&free)
                && plies_to_capture.len() >= 3
                && count_within((2 * moves).saturating_sub(3)) < plies_to_capture.len() - free
        }
    };
    let task = Duel::new(start, goal).ok().filter(|_| is_suitable)?;
    certified_puzzle(&mut Solver::new(&task), duel_options, Budget::default())
}
