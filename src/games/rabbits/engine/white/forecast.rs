//! Forecasts of the game: the rabbits' plans, played out against the expected hunters.

use super::careful::FORESIGHT;
use super::hunters::Hunters;
use super::tours::Orders;
use crate::games::rabbits::engine::cells::Cells;
use crate::games::rabbits::engine::maze::{Maze, NOWHERE};
use crate::games::rabbits::engine::position::{Position, WHITE};
use crate::games::rabbits::engine::reach::Reach;
use crate::games::rabbits::{CAPTURE, HUNTERS, RABBITS};

/// The number of turns of a forecast.
pub const HORIZON: usize = 30;
/// The value of one step less on the tours, in points.
pub const STEP_VALUE: f32 = 0.5;
/// The extra value of an eaten cabbage. Its steps already count.
pub const EATEN_VALUE: f32 = 0.25;
/// The value of eating a cabbage one turn earlier.
pub const EARLIER_VALUE: f32 = 0.003;
/// The number of turns for which the search follows the hunters' reach.
const SIGHT: usize = 12;
/// The chance that a rabbit is lost, by the number of turns for which it can avoid all cells in the hunters' reach.
const HAZARDS: [f32; SIGHT] = [
    0.5, 0.2, 0.12, 0.08, 0.05, 0.03, 0.02, 0.015, 0.01, 0.0, 0.0, 0.0,
];
/// The discount of an expected capture per turn, because plans may change.
const DISCOUNT: f32 = 0.96;

/// The cells that a rabbit is to enter, the next one first. After them it follows its tour.
pub type Plan = Vec<u16>;

/// A turn of both sides.
#[derive(Clone, Copy, Debug)]
pub struct Turn {
    /// The cells of the rabbits.
    pub rabbits: [u16; RABBITS],
    /// The cells of the hunters after their answer.
    pub hunters: [u16; HUNTERS],
}

/// The value of events in a forecast, in points.
#[derive(Clone, Copy)]
pub struct Rates {
    /// Per eaten cabbage.
    pub eaten: f32,
    /// Per lost rabbit.
    pub loss: f32,
    /// Per remaining step on the tours.
    pub step: f32,
}

/// Plays out plans from a position.
pub struct Forecast<'a> {
    /// The maze.
    pub maze: &'static Maze,
    /// The start position.
    pub position: &'a Position,
    /// The expected behaviour of the hunters.
    pub hunters: &'a Hunters,
    /// The tours that the rabbits follow after their plans.
    pub orders: &'a Orders,
    /// Whether careful rabbits make the first step of their plans even if it is unwise.
    pub pinned: bool,
    /// Whether only points count once the end of the game is in sight.
    pub minds_end: bool,
}

/// The progress of a rabbit.
#[derive(Clone, Copy, Default)]
pub struct Progress {
    /// The number of steps of the plan done so far.
    pub steps: usize,
    /// The number of cabbages of the tour that are gone.
    pub goal: usize,
}

impl Forecast<'_> {
    /// The value of plans in points. `variant` decides how the hunters break ties. Writes the turns to `trace`.
    pub fn value(&self, plans: &[Plan; RABBITS], variant: usize, trace: &mut Vec<Turn>) -> f32 {
        trace.clear();
        let mut position = *self.position;
        let mut progress = [Progress::default(); RABBITS];
        let (mut value, mut weight) = (0.0, 1.0);
        let rates = self.rates(HORIZON);
        for turn in 0..HORIZON {
            let active = self.hunters.active_cells(&position.hunters);
            let threatened = active.spread(self.maze);
            let to = self.rabbits(&position, &mut progress, plans, &threatened);
            let (eaten, free) = (position.points[0], position.free());
            position.play_rabbits(&to);
            let worth = rates.eaten + EARLIER_VALUE * (HORIZON - turn) as f32;
            value += worth * (position.points[0] - eaten) as f32;
            let before = position.hunters;
            if !position.is_over() {
                let to = self.hunters.expected(self.maze, &position, variant);
                position.play_hunters(&to);
                value -= self.risk(&position, &before) * rates.loss * weight;
            }
            value -= rates.loss * weight * (free - position.free()) as f32;
            weight *= DISCOUNT;
            trace.push(Turn {
                rabbits: to,
                hunters: position.hunters,
            });
            if position.is_over() {
                break;
            }
        }
        value - rates.step * self.steps_left(&position, &progress) as f32
    }

    /// The rates in a forecast of this many turns.
    pub fn rates(&self, horizon: usize) -> Rates {
        let position = self.position;
        if self.minds_end && usize::from(position.turns_left(WHITE)) <= horizon {
            return Rates {
                eaten: 1.0,
                loss: CAPTURE as f32,
                step: 0.0,
            };
        }
        Rates {
            eaten: EATEN_VALUE,
            loss: CAPTURE as f32 + 0.5 * f32::from(position.left) / position.free().max(1) as f32,
            step: STEP_VALUE,
        }
    }

    /// The value of the tours from here, if nothing else counts.
    pub fn initial_value(&self) -> f32 {
        -self.rates(FORESIGHT).step * self.steps_left(self.position, &Default::default()) as f32
    }

    /// The risk to the rabbits from hunters that are expected to stay.
    fn risk(&self, position: &Position, hunters: &[u16; HUNTERS]) -> f32 {
        let free = position.rabbits.iter().filter(|&&cell| cell != NOWHERE);
        free.map(|&cell| self.hunters.sleeping_risk(self.maze, hunters, cell))
            .sum()
    }

    /// The cells to which the rabbits go.
    fn rabbits(
        &self,
        position: &Position,
        progress: &mut [Progress; RABBITS],
        plans: &[Plan; RABBITS],
        threatened: &Cells,
    ) -> [u16; RABBITS] {
        let mut to = position.rabbits;
        for (rabbit, progress) in progress.iter_mut().enumerate() {
            if position.rabbits[rabbit] == NOWHERE {
                continue;
            }
            to[rabbit] = match plans[rabbit].get(progress.steps) {
                Some(&next) => next,
                None => self.tour_step(position, rabbit, &mut progress.goal, threatened),
            };
        }
        go(&position.rabbits, plans, progress, &mut to);
        to
    }

    /// The step of a rabbit along its tour. It avoids cells that a hunter may enter.
    fn tour_step(
        &self,
        position: &Position,
        rabbit: usize,
        goal: &mut usize,
        threatened: &Cells,
    ) -> u16 {
        let goal = self.goal(position, rabbit, goal);
        let from = position.rabbits[rabbit];
        let rank = |cell: u16| {
            let way = match goal {
                Some(goal) => i32::from(self.maze.distance(cell, goal)),
                None => -i32::from(nearest(self.maze, &position.hunters, cell)),
            };
            let caught = position.hunters.contains(&cell);
            let danger = i32::from(caught) * 100_000 + i32::from(threatened.contains(cell)) * 1000;
            danger + 2 * way - i32::from(position.cabbages.contains(cell))
        };
        let ways = self.maze.ways(from).all().iter().copied();
        ways.min_by_key(|&cell| rank(cell)).unwrap_or(from)
    }

    /// The next cabbage of a rabbit's tour. Passes over eaten ones.
    pub fn goal(&self, position: &Position, rabbit: usize, goal: &mut usize) -> Option<u16> {
        let order = &self.orders[rabbit];
        while order
            .get(*goal)
            .is_some_and(|&cell| !position.cabbages.contains(cell))
        {
            *goal += 1;
        }
        order.get(*goal).copied()
    }

    /// The number of remaining steps in all tours, including tours of caught rabbits.
    pub fn steps_left(&self, position: &Position, progress: &[Progress; RABBITS]) -> i32 {
        let mut sum = 0;
        if position.left == 0 {
            return 0;
        }
        for (rabbit, order) in self.orders.iter().enumerate() {
            let mut from = position.rabbits[rabbit];
            for &cell in &order[progress[rabbit].goal.min(order.len())..] {
                if position.cabbages.contains(cell) {
                    sum += match from {
                        NOWHERE => 1,
                        from => i32::from(self.maze.distance(from, cell)),
                    };
                    from = cell;
                }
            }
        }
        sum
    }
}

/// The chance that a rabbit on one of these cells is lost within `turns` turns of the hunters. They are to move and can close
/// in from all sides.
pub fn hazard(maze: &Maze, reach: &Reach, cells: Cells, turns: usize) -> f32 {
    let safe = turns_safe(maze, reach, cells);
    match HAZARDS.get(safe) {
        Some(&hazard) if safe < turns => hazard,
        _ => 0.0,
    }
}

/// The number of turns for which a rabbit on one of these cells can avoid every cell in the hunters' reach.
fn turns_safe(maze: &Maze, reach: &Reach, mut cells: Cells) -> usize {
    for turn in 0..SIGHT {
        cells = cells.without(reach.after(turn + 1));
        if cells.is_empty() {
            return turn;
        }
        cells = cells.spread(maze);
    }
    SIGHT
}

/// The number of steps to the nearest hunter.
pub fn nearest(maze: &Maze, hunters: &[u16; HUNTERS], cell: u16) -> u8 {
    let steps = hunters.iter().map(|&hunter| maze.distance(cell, hunter));
    steps.min().unwrap_or(u8::MAX)
}

/// Makes the rabbits' steps legal, and records which of them follow the plans.
pub fn go(
    from: &[u16; RABBITS],
    plans: &[Plan; RABBITS],
    progress: &mut [Progress; RABBITS],
    to: &mut [u16; RABBITS],
) {
    settle(from, to);
    for ((progress, plan), cell) in progress.iter_mut().zip(plans).zip(to.iter()) {
        progress.steps += usize::from(plan.get(progress.steps) == Some(cell));
    }
}

/// Stops rabbits that would enter an occupied cell, so that no two share one.
fn settle(from: &[u16; RABBITS], to: &mut [u16; RABBITS]) {
    loop {
        let mut is_settled = true;
        for rabbit in 0..RABBITS {
            if to[rabbit] == NOWHERE || to[rabbit] == from[rabbit] {
                continue;
            }
            let mut others = (0..RABBITS).filter(|&other| other != rabbit);
            if others.any(|other| to[other] == to[rabbit]) {
                to[rabbit] = from[rabbit];
                is_settled = false;
            }
        }
        if is_settled {
            return;
        }
    }
}
