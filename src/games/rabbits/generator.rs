//! Puzzles of Rabbit Hunt: one to three rabbits with as many hunters near them. The other hunters are far off.

use crate::core::game::Seat;
use crate::games::rabbits::puzzle::Goal;
use crate::games::rabbits::solver::distance;
use crate::games::rabbits::{CAPTURE, Cell, HUNTERS, RABBITS, Rabbits};
use crate::thinking::generate::RandomStart;
use crate::thinking::generate::duel::{DuelOptions, GeneratedPuzzle, certified_puzzle};
use crate::thinking::puzzle::Duel;
use crate::thinking::search::{Budget, NoClock, Random};
use crate::thinking::solve::duel::{Reach, Solver};

/// The number of positions tried before giving up.
const MAX_POSITIONS: usize = 4_000;
/// The solver's budget for one question: a second or two.
const MAX_NODES: u64 = 4_000_000;
/// The limit of moves per side in a puzzle.
const LIMIT: u32 = 120;
/// Cabbages within this many steps of the centre have been eaten.
const EATEN_STEPS: u32 = 8;

/// The kind of goal in a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// To eat as many cabbages as possible.
    Eat,
    /// To catch a rabbit.
    Catch,
    /// To lose no rabbit.
    Survive,
}

/// A puzzle that the solver has certified; `None` if no position led to a good one. The same seed always gives the same puzzle.
pub fn puzzle(aim: Aim, duel_options: DuelOptions, seed: u64) -> Option<GeneratedPuzzle<Goal>> {
    let mut random = Random::new(seed);
    let budget = Budget::nodes(MAX_NODES);
    (0..MAX_POSITIONS).find_map(|_| {
        let start = random_position(aim, duel_options.moves, &mut random)?;
        let goal = goal_of_kind(&start, aim, duel_options.moves, budget)?;
        let task = Duel::new(start, goal).ok()?;
        certified_puzzle(&mut Solver::new(&task), duel_options, budget)
    })
}

/// The goal of a kind: to survive, to catch one rabbit, or to eat as many cabbages as can be reached.
pub(super) fn goal_of_kind(start: &Rabbits, aim: Aim, moves: u32, budget: Budget) -> Option<Goal> {
    let can_reach = |goal: Goal| {
        let task = Duel::new(start.clone(), goal).ok()?;
        let reach = Solver::new(&task).is_kept(&[], budget, &NoClock);
        match reach.ok()? {
            Reach::Kept => Some(true),
            Reach::Lost => Some(false),
            Reach::Unknown => None,
        }
    };
    match aim {
        Aim::Survive => Some(Goal::Survive(moves)),
        Aim::Catch => Some(Goal::Catch { rabbits: 1, moves }),
        Aim::Eat => {
            let eat_goal = |cabbages| Goal::Eat { cabbages, moves };
            let mut cabbages = 0;
            while can_reach(eat_goal(cabbages + 1)).unwrap_or(false) {
                cabbages += 1;
            }
            (cabbages > 1).then(|| eat_goal(cabbages))
        }
    }
}

/// Places a few rabbits near some cell, hunters around them, and the other hunters as far away as possible.
pub(super) fn random_position(aim: Aim, moves: u32, random: &mut Random) -> Option<Rabbits> {
    let centre = Cell::from_index(random.below(576))?;
    let cells_at_distance = |min: u32, max: u32| {
        let candidate_cells =
            Cell::all().filter(move |&cell| (min..=max).contains(&distance(cell, centre)));
        candidate_cells.collect::<Vec<_>>()
    };
    let (rabbit_count, hunter_count) = match aim {
        Aim::Eat => (1 + random.below(2), 1 + random.below(2)),
        Aim::Catch => (1 + random.below(2), 2 + random.below(2)),
        Aim::Survive => (1 + random.below(2), 2 + random.below(2)),
    };
    let random_free_cell =
        |candidate_cells: &[Cell], occupied_cells: &[Cell], random: &mut Random| {
            let free_cells: Vec<Cell> = candidate_cells
                .iter()
                .copied()
                .filter(|cell| !occupied_cells.contains(cell))
                .collect();
            (!free_cells.is_empty()).then(|| free_cells[random.below(free_cells.len())])
        };
    let mut occupied_cells: Vec<Cell> = Vec::new();
    for _ in 0..rabbit_count {
        occupied_cells.push(random_free_cell(
            &cells_at_distance(0, 3),
            &occupied_cells,
            random,
        )?);
    }
    for _ in 0..hunter_count {
        occupied_cells.push(random_free_cell(
            &cells_at_distance(2, 2 * moves + 1),
            &occupied_cells,
            random,
        )?);
    }
    while occupied_cells.len() < rabbit_count + HUNTERS {
        let distance_to_nearest = |cell: &Cell| {
            occupied_cells
                .iter()
                .map(|other| distance(*cell, *other))
                .min()
        };
        let farthest_cell = Cell::all().max_by_key(distance_to_nearest)?;
        occupied_cells.push(farthest_cell);
    }
    let mut rabbits = [None; RABBITS];
    let mut hunters = [centre; HUNTERS];
    for (rabbit, &cell) in rabbits.iter_mut().zip(&occupied_cells[..rabbit_count]) {
        *rabbit = Some(cell);
    }
    hunters.copy_from_slice(&occupied_cells[rabbit_count..]);
    let mut has_cabbage = |cell: Cell| match distance(cell, centre) {
        _ if occupied_cells.contains(&cell) => false,
        steps if steps > EATEN_STEPS => true,
        _ => aim == Aim::Eat && random.below(3) == 0,
    };
    let cabbages: Vec<Cell> = Cell::all().filter(|&cell| has_cabbage(cell)).collect();
    let side = Seat(u8::from(aim == Aim::Catch));
    let caught_count = (RABBITS - rabbit_count) as u32;
    let cells_without_cabbage = Cell::all().count() - cabbages.len();
    // No cabbage grows on the start cells of the pieces.
    let eaten = cells_without_cabbage.checked_sub(HUNTERS + RABBITS)?;
    let points = [eaten as u32, caught_count * CAPTURE];
    let ply = 100 + u32::from(side.0);
    Rabbits::from_parts(&cabbages, rabbits, hunters, points, ply, LIMIT).ok()
}

/// Matches always begin with the usual start.
impl RandomStart for Rabbits {}
