//! Plans of steps, made with one player's knowledge.

use super::steps;
use crate::games::crossing::puzzle::{ASKED, Clues};
use crate::games::crossing::{CELLS, Cell, Place, Places, Step, goal};

/// The way of a plan while the token does not drown.
pub(super) struct Way {
    /// The cell after each step.
    pub cells: Vec<Cell>,
    /// Whether the last cell is the goal.
    pub arrives: bool,
}

/// The way of a plan that stays on the board.
pub(super) fn way(known: &Clues, plan: &[Step]) -> Way {
    let mut cell = known.now().token(ASKED);
    let go = |&step: &Step| {
        cell = cell.after(step).unwrap_or(cell);
        cell
    };
    let cells: Vec<Cell> = plan.iter().map(go).collect();
    let arrives = cells.last() == Some(&goal(ASKED));
    Way { cells, arrives }
}

/// The plans up to a number of steps that bring the token to its goal over cells that may be entered.
pub struct Plans {
    start: Cell,
    /// By the number of steps taken, and by cell: whether the goal can be reached in the remaining steps.
    reaches: Vec<[bool; CELLS]>,
    /// By the number of steps taken before, and by cell: whether the cell may be entered then.
    open: Vec<[bool; CELLS]>,
}

impl Plans {
    /// The plans that are safe in all worlds.
    pub fn safe(known: &Clues, max_steps: u32) -> Plans {
        Plans::over(known, max_steps, |cell, turn| {
            known.is_surely_above(cell, turn) && known.is_surely_above(cell, turn + 1)
        })
    }

    /// The plans of a player who hopes for the best: each cell on the way is dry in some world.
    pub fn hopeful(known: &Clues, max_steps: u32) -> Plans {
        Plans::over(known, max_steps, |cell, turn| {
            let is_dry = |place: Place, height| {
                place.after(turn).phase(height) >= 0 && place.after(turn + 1).phase(height) >= 0
            };
            cell.is_corner() || known.may_be(cell, is_dry).is_some()
        })
    }

    /// The plans that enter only allowed cells. `may_enter` receives the cell and the number of steps taken before.
    pub fn over(known: &Clues, max_steps: u32, may_enter: impl Fn(Cell, u32) -> bool) -> Plans {
        let goal = goal(ASKED);
        let by_cell = |of: &dyn Fn(Cell) -> bool| {
            let mut all = [false; CELLS];
            Cell::all().for_each(|cell| all[cell.index()] = of(cell));
            all
        };
        let open: Vec<[bool; CELLS]> = (0..max_steps)
            .map(|turn| by_cell(&|cell| may_enter(cell, turn)))
            .collect();
        let mut reaches = vec![by_cell(&|_| false)];
        for turn in (0..max_steps as usize).rev() {
            let next = reaches[reaches.len() - 1];
            reaches.push(by_cell(&|cell| {
                steps(cell).any(|(_, to)| to == goal || open[turn][to.index()] && next[to.index()])
            }));
        }
        reaches.reverse();
        Plans {
            start: known.now().token(ASKED),
            reaches,
            open,
        }
    }

    /// The fewest steps of a plan; `None` if there is no plan.
    pub fn min_steps(&self) -> Option<u32> {
        let mut reached = vec![self.start];
        for taken in 0..self.open.len() {
            let mut next = Vec::new();
            for cell in reached {
                for (_, to) in self.next(cell, taken) {
                    if to == goal(ASKED) {
                        return Some(taken as u32 + 1);
                    }
                    if !next.contains(&to) {
                        next.push(to);
                    }
                }
            }
            reached = next;
        }
        None
    }

    /// At most `max` of the plans.
    pub fn some(&self, max: usize) -> Vec<Vec<Step>> {
        let mut found = Vec::new();
        self.list(self.start, &mut Vec::new(), max, &mut found);
        found
    }

    fn list(&self, cell: Cell, taken: &mut Vec<Step>, max: usize, found: &mut Vec<Vec<Step>>) {
        for (step, to) in self.next(cell, taken.len()) {
            if found.len() >= max {
                return;
            }
            taken.push(step);
            if to == goal(ASKED) {
                found.push(taken.clone())
            } else {
                self.list(to, taken, max, found)
            }
            taken.pop();
        }
    }

    /// The steps from a cell that lead to the goal.
    fn next(&self, cell: Cell, taken: usize) -> Vec<(Step, Cell)> {
        let leads = |&(_, to): &(Step, Cell)| {
            taken < self.open.len()
                && (to == goal(ASKED)
                    || self.open[taken][to.index()] && self.reaches[taken + 1][to.index()])
        };
        steps(cell).filter(leads).collect()
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

    fn times(self, part: usize, whole: usize) -> Share {
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
struct Passed {
    /// Each island once, with its places that are still good.
    islands: Vec<(Cell, Places)>,
    share: Share,
}

impl Passed {
    fn none() -> Passed {
        Passed {
            islands: Vec::new(),
            share: Share::ALL,
        }
    }

    /// Adds a stay on a cell, which is entered `turn` turns from now.
    fn and(&self, known: &Clues, cell: Cell, turn: u32) -> Passed {
        if cell.is_corner() {
            return self.clone();
        }
        let height = known.now().heights().at(cell);
        let dry = Places::those(|place| {
            place.after(turn).phase(height) >= 0 && place.after(turn + 1).phase(height) >= 0
        });
        let mut islands = self.islands.clone();
        match islands.iter_mut().find(|(other, _)| *other == cell) {
            Some((_, places)) => *places = places.common(dry),
            None => islands.push((cell, known.places_of(cell).common(dry))),
        }
        let share = islands.iter().fold(Share::ALL, |share, &(cell, good)| {
            share.times(good.len(), known.places_of(cell).len())
        });
        Passed { islands, share }
    }
}

/// The islands on the way of a plan; `None` if it does not arrive.
fn passed(known: &Clues, plan: &[Step]) -> Option<Passed> {
    let way = way(known, plan);
    let before_goal = way.cells.len().saturating_sub(1);
    let dry = (0..).zip(&way.cells[..before_goal]);
    way.arrives.then(|| {
        dry.fold(Passed::none(), |passed, (turn, &cell)| {
            passed.and(known, cell, turn)
        })
    })
}

/// The share of the worlds in which a plan brings the token to its goal without drowning.
pub fn share(known: &Clues, plan: &[Step]) -> Share {
    passed(known, plan).map_or(Share::NONE, |passed| passed.share)
}

/// At most `listed` of the plans of at most `max_steps` steps that bring the token to its goal in the most worlds. Empty if
/// every plan fails in all worlds.
pub fn likeliest(known: &Clues, max_steps: u32, listed: usize) -> Vec<Vec<Step>> {
    let mut search = Likeliest {
        known,
        plans: Plans::hopeful(known, max_steps),
        best: Share::NONE,
        found: Vec::new(),
        listed,
    };
    let start = search.plans.start;
    search.go(start, &mut Vec::new(), &Passed::none());
    search.found
}

struct Likeliest<'a> {
    known: &'a Clues,
    plans: Plans,
    best: Share,
    found: Vec<Vec<Step>>,
    listed: usize,
}

impl Likeliest<'_> {
    fn go(&mut self, cell: Cell, taken: &mut Vec<Step>, passed: &Passed) {
        for (step, to) in self.plans.next(cell, taken.len()) {
            let is_goal = to == goal(ASKED);
            let next = if is_goal {
                passed.clone()
            } else {
                passed.and(self.known, to, taken.len() as u32)
            };
            let is_worse = next.share < self.best || next.share == Share::NONE;
            let is_enough = next.share == self.best && self.found.len() >= self.listed;
            if is_worse || is_enough {
                continue;
            }
            taken.push(step);
            if is_goal {
                self.keep(taken.clone(), next.share)
            } else {
                self.go(to, taken, &next)
            }
            taken.pop();
        }
    }

    fn keep(&mut self, plan: Vec<Step>, share: Share) {
        if share > self.best {
            self.best = share;
            self.found.clear();
        }
        self.found.push(plan);
    }
}

/// Places of islands with which a better plan arrives and a worse one does not.
///
/// # Panics
/// If the first plan does not arrive in more worlds.
pub(super) fn parting(known: &Clues, better: &[Step], worse: &[Step]) -> Vec<(Cell, Place)> {
    let better = passed(known, better)
        .expect("the better plan arrives")
        .islands;
    let good = |cell: Cell| {
        let passed = better.iter().find(|(other, _)| *other == cell);
        passed.map_or(known.places_of(cell), |&(_, places)| places)
    };
    let mut places: Vec<(Cell, Place)> = Vec::new();
    for &(cell, all) in &better {
        places.extend(all.iter().next().map(|place| (cell, place)));
    }
    let Some(worse) = passed(known, worse) else {
        return places;
    };
    let apart = worse.islands.iter().find_map(|&(cell, fine)| {
        let bad = good(cell).iter().find(|&place| !fine.contains(place));
        bad.map(|place| (cell, place))
    });
    let (cell, place) = apart.expect("the worse plan fails where the better one does not");
    places.retain(|&(other, _)| other != cell);
    places.push((cell, place));
    places
}
