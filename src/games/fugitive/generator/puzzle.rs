//! Puzzles of Fugitive and Detectives on small maps: the end of a hunt in which all is seen.

use std::collections::VecDeque;
use std::sync::Arc;

use super::{MapOptions, map};
use crate::core::game::Game;
use crate::games::fugitive::puzzle::Goal;
use crate::games::fugitive::solver::{Tablebase, legal_moves};
use crate::games::fugitive::{City, Fugitive, Map};
use crate::thinking::generate::against;
use crate::thinking::generate::duel::{Drawn, Tempt, Wish, certified};
use crate::thinking::puzzle::Duel;
use crate::thinking::search::{Budget, NoClock, Random};
use crate::thinking::solve::duel::Solver;

/// Maps that are drawn before it is given up.
const MAPS: usize = 60;
/// Positions that are looked at on a map.
const POSITIONS: usize = 3_000;
/// The cities of a puzzle's map.
const CITIES: std::ops::RangeInclusive<u8> = 12..=22;

/// What has to be reached in a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// The detectives catch the fugitive.
    Catch,
    /// The fugitive gets away.
    Free,
}

impl Tempt for Goal {
    /// The detectives come near, the fugitive goes away.
    fn looks(task: &Duel<Goal>, after: &Fugitive) -> i64 {
        let (Some(detectives), Some(fugitive)) = (after.detectives(), after.fugitive()) else {
            return 0;
        };
        let steps = steps_from(after.map(), fugitive);
        let each = detectives.map(|city| i64::from(steps[city.index()]));
        let sum: i64 = each.iter().sum();
        match task.goal() {
            Goal::Catch(_) => -sum,
            Goal::Free(_) => 100 * each.into_iter().min().unwrap_or(0) + sum,
        }
    }
}

/// The roads from a city to every other, whatever their kind.
fn steps_from(map: &Map, from: City) -> Vec<u32> {
    let mut steps = vec![u32::MAX; map.size().into()];
    steps[from.index()] = 0;
    let mut open = VecDeque::from([from]);
    while let Some(city) = open.pop_front() {
        for next in map.around(city).iter() {
            if steps[next.index()] == u32::MAX {
                steps[next.index()] = steps[city.index()] + 1;
                open.push_back(next);
            }
        }
    }
    steps
}

/// A puzzle that the solver has certified; none if no position that was drawn had a good one. The same seed gives the same.
pub fn puzzle(aim: Aim, wish: Wish, seed: u64) -> Option<Drawn<Goal>> {
    let mut random = Random::new(seed);
    (0..MAPS).find_map(|_| {
        let cities =
            CITIES.start() + random.below(usize::from(CITIES.end() - CITIES.start()) + 1) as u8;
        let options = MapOptions {
            roads: 20 + random.below(50) as u8,
            ..MapOptions::of(cities)
        };
        let map = Arc::new(map(&options, random.below(1 << 30) as u64).ok()?);
        let table = Tablebase::solve(&map, Budget::default(), &NoClock).ok()?;
        (0..POSITIONS).find_map(|_| puzzle_on(&map, &table, aim, wish, &mut random))
    })
}

/// The puzzle that one position of a map has, if it is one.
fn puzzle_on(
    map: &Arc<Map>,
    table: &Tablebase,
    aim: Aim,
    wish: Wish,
    random: &mut Random,
) -> Option<Drawn<Goal>> {
    let mut cities: Vec<City> = map.cities().collect();
    random.shuffle(&mut cities);
    let detectives = [cities[0], cities[1], cities[2], cities[3]];
    let turn = 10 + random.below(25) as u32;
    let (goal, ply) = match aim {
        Aim::Catch => (Goal::Catch(wish.moves), 2 * turn + 1),
        Aim::Free => (Goal::Free(wish.moves), 2 * turn),
    };
    let start = Fugitive::with(Arc::clone(map), detectives, cities[4], ply).ok()?;
    // At a glance, before anything is proven: the table knows how long each first move lasts.
    let capture = |game: &Fugitive| {
        let (detectives, fugitive) = game.detectives().zip(game.fugitive())?;
        table.moves_to_capture(game.stage().seat(), &detectives, fugitive)
    };
    let lasts: Vec<Option<u32>> = legal_moves(&start)
        .iter()
        .map(|mv| {
            let mut next = start.clone();
            next.play(mv);
            capture(&next)
        })
        .collect();
    let within = |moves: u32| {
        lasts
            .iter()
            .filter(|last| last.is_some_and(|last| last <= moves))
            .count()
    };
    let is_apt = match goal {
        Goal::Catch(moves) => {
            let keeping = within(2 * moves - 2);
            (1..=wish.first).contains(&keeping)
                && capture(&start) == Some(2 * moves - 1)
                && 4 * keeping <= lasts.len()
        }
        // The longest of the wrong ways lasts nearly to the end, or where that comes at once, there are such.
        Goal::Free(moves) => {
            let free = lasts.len() - within(2 * moves - 1);
            (1..=wish.first).contains(&free)
                && lasts.len() >= 3
                && within((2 * moves).saturating_sub(3)) < lasts.len() - free
        }
    };
    let task = Duel::new(start, goal).ok().filter(|_| is_apt)?;
    certified(&mut Solver::new(&task), wish, Budget::default())
}

impl against::Raise for Goal {
    fn raised(self) -> Option<Goal> {
        Some(match self {
            Goal::Catch(moves) => Goal::Catch(moves.checked_sub(1)?),
            Goal::Free(moves) => Goal::Free(against::longer(moves)?),
        })
    }
}
