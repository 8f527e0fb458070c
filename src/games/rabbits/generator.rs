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
        let start = position(aim, duel_options.moves, &mut random)?;
        let goal = goal(&start, aim, duel_options.moves, budget)?;
        let task = Duel::new(start, goal).ok()?;
        certified_puzzle(&mut Solver::new(&task), duel_options, budget)
    })
}

/// The goal of a kind: to survive, to catch one rabbit, or to eat as many cabbages as can be reached.
pub(super) fn goal(start: &Rabbits, aim: Aim, moves: u32, budget: Budget) -> Option<Goal> {
    let reaches = |goal: Goal| {
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
            let eat = |cabbages| Goal::Eat { cabbages, moves };
            let mut cabbages = 0;
            while reaches(eat(cabbages + 1)).unwrap_or(false) {
                cabbages += 1;
            }
            (cabbages > 1).then(|| eat(cabbages))
        }
    }
}

/// Places a few rabbits near some cell, hunters around them, and the other hunters as far away as possible.
pub(super) fn position(aim: Aim, moves: u32, random: &mut Random) -> Option<Rabbits> {
    let centre = Cell::from_index(random.below(576))?;
    let near = |min: u32, max: u32| {
        let cells = Cell::all().filter(move |&cell| (min..=max).contains(&distance(cell, centre)));
        cells.collect::<Vec<_>>()
    };
    let (running, hunting) = match aim {
        Aim::Eat => (1 + random.below(2), 1 + random.below(2)),
        Aim::Catch => (1 + random.below(2), 2 + random.below(2)),
        Aim::Survive => (1 + random.below(2), 2 + random.below(2)),
    };
    let draw = |cells: &[Cell], taken: &[Cell], random: &mut Random| {
        let free: Vec<Cell> = cells
            .iter()
            .copied()
            .filter(|cell| !taken.contains(cell))
            .collect();
        (!free.is_empty()).then(|| free[random.below(free.len())])
    };
    let mut taken: Vec<Cell> = Vec::new();
    for _ in 0..running {
        taken.push(draw(&near(0, 3), &taken, random)?);
    }
    for _ in 0..hunting {
        taken.push(draw(&near(2, 2 * moves + 1), &taken, random)?);
    }
    while taken.len() < running + HUNTERS {
        let away = |cell: &Cell| taken.iter().map(|other| distance(*cell, *other)).min();
        let far = Cell::all().max_by_key(away)?;
        taken.push(far);
    }
    let mut rabbits = [None; RABBITS];
    let mut hunters = [centre; HUNTERS];
    for (place, &cell) in rabbits.iter_mut().zip(&taken[..running]) {
        *place = Some(cell);
    }
    hunters.copy_from_slice(&taken[running..]);
    let mut grows = |cell: Cell| match distance(cell, centre) {
        _ if taken.contains(&cell) => false,
        steps if steps > EATEN_STEPS => true,
        _ => aim == Aim::Eat && random.below(3) == 0,
    };
    let cabbages: Vec<Cell> = Cell::all().filter(|&cell| grows(cell)).collect();
    let side = Seat(u8::from(aim == Aim::Catch));
    let caught = (RABBITS - running) as u32;
    let bare = Cell::all().count() - cabbages.len();
    // No cabbage grows on the start cells of the pieces.
    let eaten = bare.checked_sub(HUNTERS + RABBITS)?;
    let points = [eaten as u32, caught * CAPTURE];
    let ply = 100 + u32::from(side.0);
    Rabbits::from_parts(&cabbages, rabbits, hunters, points, ply, LIMIT).ok()
}

/// Matches always begin with the usual start.
impl RandomStart for Rabbits {}
