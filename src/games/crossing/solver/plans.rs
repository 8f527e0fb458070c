//! Plans of steps, made with one player's knowledge.

use super::steps;
use crate::games::crossing::puzzle::{Clues, SOLVER_SEAT};
use crate::games::crossing::{CELLS, Cell, CyclePoint, CyclePoints, Step, goal};

/// The way of a plan while the token does not drown.
pub(super) struct PlanPath {
    /// The cell after each step.
    pub cells: Vec<Cell>,
    /// Whether the last cell is the goal.
    pub arrives: bool,
}

/// The way of a plan that stays on the board.
pub(super) fn path_of(known: &Clues, plan: &[Step]) -> PlanPath {
    let mut cell = known.now().token(SOLVER_SEAT);
    let next_cell = |&step: &Step| {
        cell = cell.after(step).unwrap_or(cell);
        cell
    };
    let cells: Vec<Cell> = plan.iter().map(next_cell).collect();
    let arrives = cells.last() == Some(&goal(SOLVER_SEAT));
    PlanPath { cells, arrives }
}

/// The plans up to a number of steps that bring the token to its goal over cells that may be entered.
pub struct Plans {
    start: Cell,
    /// By the number of steps taken, and by cell: whether the goal can be reached in the remaining steps.
    can_reach_goal: Vec<[bool; CELLS]>,
    /// By the number of steps taken before, and by cell: whether the cell may be entered then.
    may_enter_at: Vec<[bool; CELLS]>,
}

impl Plans {
    /// The plans that are safe in all worlds.
    pub fn safe(known: &Clues, max_steps: u32) -> Plans {
        Plans::through_cells(known, max_steps, |cell, turn| {
            known.is_surely_above(cell, turn) && known.is_surely_above(cell, turn + 1)
        })
    }

    /// The plans of a player who hopes for the best: each cell on the way is dry in some world.
    pub fn hopeful(known: &Clues, max_steps: u32) -> Plans {
        Plans::through_cells(known, max_steps, |cell, turn| {
            let is_dry = |place: CyclePoint, height| {
                place.after(turn).phase(height) >= 0 && place.after(turn + 1).phase(height) >= 0
            };
            cell.is_corner() || known.find_possible(cell, is_dry).is_some()
        })
    }

    /// The plans that enter only allowed cells. `may_enter` receives the cell and the number of steps taken before.
    pub fn through_cells(
        known: &Clues,
        max_steps: u32,
        may_enter: impl Fn(Cell, u32) -> bool,
    ) -> Plans {
        let goal = goal(SOLVER_SEAT);
        let by_cell = |test: &dyn Fn(Cell) -> bool| {
            let mut all = [false; CELLS];
            Cell::all().for_each(|cell| all[cell.index()] = test(cell));
            all
        };
        let may_enter_at: Vec<[bool; CELLS]> = (0..max_steps)
            .map(|turn| by_cell(&|cell| may_enter(cell, turn)))
            .collect();
        let mut can_reach_goal = vec![by_cell(&|_| false)];
        for turn in (0..max_steps as usize).rev() {
            let next = can_reach_goal[can_reach_goal.len() - 1];
            can_reach_goal.push(by_cell(&|cell| {
                steps(cell)
                    .any(|(_, to)| to == goal || may_enter_at[turn][to.index()] && next[to.index()])
            }));
        }
        can_reach_goal.reverse();
        Plans {
            start: known.now().token(SOLVER_SEAT),
            can_reach_goal,
            may_enter_at,
        }
    }

    /// The fewest steps of a plan; `None` if there is no plan.
    pub fn min_steps(&self) -> Option<u32> {
        let mut cells = vec![self.start];
        for taken in 0..self.may_enter_at.len() {
            let mut next_cells = Vec::new();
            for cell in cells {
                for (_, to) in self.useful_steps(cell, taken) {
                    if to == goal(SOLVER_SEAT) {
                        return Some(taken as u32 + 1);
                    }
                    if !next_cells.contains(&to) {
                        next_cells.push(to);
                    }
                }
            }
            cells = next_cells;
        }
        None
    }

    /// At most `max` of the plans.
    pub fn list_up_to(&self, max: usize) -> Vec<Vec<Step>> {
        let mut plans = Vec::new();
        self.list_from(self.start, &mut Vec::new(), max, &mut plans);
        plans
    }

    fn list_from(&self, cell: Cell, taken: &mut Vec<Step>, max: usize, found: &mut Vec<Vec<Step>>) {
        for (step, to) in self.useful_steps(cell, taken.len()) {
            if found.len() >= max {
                return;
            }
            taken.push(step);
            if to == goal(SOLVER_SEAT) {
                found.push(taken.clone())
            } else {
                self.list_from(to, taken, max, found)
            }
            taken.pop();
        }
    }

    /// The steps from a cell that lead to the goal.
    fn useful_steps(&self, cell: Cell, taken: usize) -> Vec<(Step, Cell)> {
        let is_useful = |&(_, target): &(Step, Cell)| {
            taken < self.may_enter_at.len()
                && (target == goal(SOLVER_SEAT)
                    || self.may_enter_at[taken][target.index()]
                        && self.can_reach_goal[taken + 1][target.index()])
        };
        steps(cell).filter(is_useful).collect()
    }
}

/// A share of the worlds, as a fraction. For a plan of at most 8 steps both numbers are at most 14⁸.
#[derive(Clone, Copy, Debug)]
pub struct Share {
    part: u64,
    whole: u64,
}

impl Share {
    const ALL: Share = Share { part: 1, whole: 1 };
    const NONE: Share = Share { part: 0, whole: 1 };

    /// The share, multiplied by the fraction `part` / `whole`.
    fn multiplied_by(self, part: usize, whole: usize) -> Share {
        Share {
            part: self.part * part as u64,
            whole: self.whole * whole as u64,
        }
    }

    /// The share in percent, rounded.
    pub fn percent(self) -> u32 {
        ((200 * u128::from(self.part) + u128::from(self.whole)) / (2 * u128::from(self.whole)))
            as u32
    }
}

impl PartialEq for Share {
    fn eq(&self, other: &Share) -> bool {
        self.partial_cmp(other) == Some(std::cmp::Ordering::Equal)
    }
}

impl PartialOrd for Share {
    fn partial_cmp(&self, other: &Share) -> Option<std::cmp::Ordering> {
        let cross = |one: &Share, two: &Share| u128::from(one.part) * u128::from(two.whole);
        cross(self, other).partial_cmp(&cross(other, self))
    }
}

/// The islands on the way of a plan, with the places in which the plan does not drown there.
#[derive(Clone)]
struct IslandsOnPath {
    /// Each island once, with its places that are still good.
    islands: Vec<(Cell, CyclePoints)>,
    share: Share,
}

impl IslandsOnPath {
    fn none() -> IslandsOnPath {
        IslandsOnPath {
            islands: Vec::new(),
            share: Share::ALL,
        }
    }

    /// Adds a stay on a cell, which is entered `turn` turns from now.
    fn with_stay(&self, known: &Clues, cell: Cell, turn: u32) -> IslandsOnPath {
        if cell.is_corner() {
            return self.clone();
        }
        let height = known.now().heights().at(cell);
        let dry_points = CyclePoints::matching(|place| {
            place.after(turn).phase(height) >= 0 && place.after(turn + 1).phase(height) >= 0
        });
        let mut islands = self.islands.clone();
        match islands.iter_mut().find(|(other, _)| *other == cell) {
            Some((_, places)) => *places = places.common(dry_points),
            None => islands.push((cell, known.points_of(cell).common(dry_points))),
        }
        let share = islands
            .iter()
            .fold(Share::ALL, |share, &(cell, good_points)| {
                share.multiplied_by(good_points.len(), known.points_of(cell).len())
            });
        IslandsOnPath { islands, share }
    }
}

/// The islands on the way of a plan; `None` if it does not arrive.
fn islands_on_path(known: &Clues, plan: &[Step]) -> Option<IslandsOnPath> {
    let path = path_of(known, plan);
    let before_goal = path.cells.len().saturating_sub(1);
    let dry = (0..).zip(&path.cells[..before_goal]);
    path.arrives.then(|| {
        dry.fold(IslandsOnPath::none(), |islands, (turn, &cell)| {
            islands.with_stay(known, cell, turn)
        })
    })
}

/// The share of the worlds in which a plan brings the token to its goal without drowning.
pub fn share_of_worlds(known: &Clues, plan: &[Step]) -> Share {
    islands_on_path(known, plan).map_or(Share::NONE, |islands| islands.share)
}

/// At most `max_plans` of the plans of at most `max_steps` steps that bring the token to its goal in the most worlds. Empty if
/// every plan fails in all worlds.
pub fn likeliest_plans(known: &Clues, max_steps: u32, max_plans: usize) -> Vec<Vec<Step>> {
    let mut search = LikeliestPlans {
        known,
        plans: Plans::hopeful(known, max_steps),
        best: Share::NONE,
        found_plans: Vec::new(),
        max_plans,
    };
    let start = search.plans.start;
    search.search_from(start, &mut Vec::new(), &IslandsOnPath::none());
    search.found_plans
}

struct LikeliestPlans<'a> {
    known: &'a Clues,
    plans: Plans,
    best: Share,
    found_plans: Vec<Vec<Step>>,
    max_plans: usize,
}

impl LikeliestPlans<'_> {
    fn search_from(&mut self, cell: Cell, taken: &mut Vec<Step>, islands: &IslandsOnPath) {
        for (step, to) in self.plans.useful_steps(cell, taken.len()) {
            let is_goal = to == goal(SOLVER_SEAT);
            let next = if is_goal {
                islands.clone()
            } else {
                islands.with_stay(self.known, to, taken.len() as u32)
            };
            let is_worse = next.share < self.best || next.share == Share::NONE;
            let is_enough = next.share == self.best && self.found_plans.len() >= self.max_plans;
            if is_worse || is_enough {
                continue;
            }
            taken.push(step);
            if is_goal {
                self.store_plan(taken.clone(), next.share)
            } else {
                self.search_from(to, taken, &next)
            }
            taken.pop();
        }
    }

    fn store_plan(&mut self, plan: Vec<Step>, share: Share) {
        if share > self.best {
            self.best = share;
            self.found_plans.clear();
        }
        self.found_plans.push(plan);
    }
}

/// Cycle points of islands with which a better plan arrives and a worse one does not.
///
/// # Panics
/// If the first plan does not arrive in more worlds.
pub(super) fn distinguishing_points(
    known: &Clues,
    better: &[Step],
    worse: &[Step],
) -> Vec<(Cell, CyclePoint)> {
    let better = islands_on_path(known, better)
        .expect("the better plan arrives")
        .islands;
    let good_points = |cell: Cell| {
        let islands = better.iter().find(|(other, _)| *other == cell);
        islands.map_or(known.points_of(cell), |&(_, points)| points)
    };
    let mut points: Vec<(Cell, CyclePoint)> = Vec::new();
    for &(cell, all) in &better {
        points.extend(all.iter().next().map(|point| (cell, point)));
    }
    let Some(worse) = islands_on_path(known, worse) else {
        return points;
    };
    let difference = worse.islands.iter().find_map(|&(cell, worse_points)| {
        let bad_point = good_points(cell)
            .iter()
            .find(|&point| !worse_points.contains(point));
        bad_point.map(|point| (cell, point))
    });
    let (cell, point) = difference.expect("the worse plan fails where the better one does not");
    points.retain(|&(other, _)| other != cell);
    points.push((cell, point));
    points
}
