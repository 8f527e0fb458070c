//! Forecasts of the game for the rabbits' side: the rabbits' plans, played out against the expected hunters.

use super::careful::FORESIGHT;
use super::hunters::Hunters;
use super::tours::Orders;
use crate::games::rabbits::engine::cells::Cells;
use crate::games::rabbits::engine::maze::{Maze, NOWHERE};
use crate::games::rabbits::engine::position::{Position, RABBIT_SEAT};
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
    /// Per step that the rabbits have left on their tours.
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
    pub forces_first_steps: bool,
    /// Whether only points count once the end of the game is in sight.
    pub counts_only_points_near_end: bool,
}

/// The progress of a rabbit.
#[derive(Clone, Copy, Default)]
pub struct Progress {
    /// The number of steps of the plan done so far.
    pub steps: usize,
    /// The number of cabbages of the tour that are gone.
    pub tour_index: usize,
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
            let cells_of_active_hunters = self.hunters.active_cells(&position.hunters);
            let threatened = cells_of_active_hunters.spread(self.maze);
            let target_cells = self.rabbit_steps(&position, &mut progress, plans, &threatened);
            let (points_before, free_before) = (position.points[0], position.free_rabbits());
            position.play_rabbits(&target_cells);
            let value_of_meal = rates.eaten + EARLIER_VALUE * (HORIZON - turn) as f32;
            value += value_of_meal * (position.points[0] - points_before) as f32;
            let hunters_before = position.hunters;
            if !position.is_over() {
                let target_cells = self.hunters.expected_cells(self.maze, &position, variant);
                position.play_hunters(&target_cells);
                value -= self.risk(&position, &hunters_before) * rates.loss * weight;
            }
            value -= rates.loss * weight * (free_before - position.free_rabbits()) as f32;
            weight *= DISCOUNT;
            trace.push(Turn {
                rabbits: target_cells,
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
        if self.counts_only_points_near_end
            && usize::from(position.turns_left(RABBIT_SEAT)) <= horizon
        {
            return Rates {
                eaten: 1.0,
                loss: CAPTURE as f32,
                step: 0.0,
            };
        }
        Rates {
            eaten: EATEN_VALUE,
            loss: CAPTURE as f32
                + 0.5 * f32::from(position.cabbages_left) / position.free_rabbits().max(1) as f32,
            step: STEP_VALUE,
        }
    }

    /// The value of the start position, in which only the remaining steps count.
    pub fn initial_value(&self) -> f32 {
        -self.rates(FORESIGHT).step * self.steps_left(self.position, &Default::default()) as f32
    }

    /// The risk to the rabbits from hunters that are expected to stay.
    fn risk(&self, position: &Position, hunters: &[u16; HUNTERS]) -> f32 {
        let free_rabbits = position.rabbits.iter().filter(|&&cell| cell != NOWHERE);
        free_rabbits
            .map(|&cell| {
                self.hunters
                    .risk_of_unexpected_move(self.maze, hunters, cell)
            })
            .sum()
    }

    /// The cells to which the rabbits go.
    fn rabbit_steps(
        &self,
        position: &Position,
        progress: &mut [Progress; RABBITS],
        plans: &[Plan; RABBITS],
        threatened: &Cells,
    ) -> [u16; RABBITS] {
        let mut target_cells = position.rabbits;
        for (rabbit, progress) in progress.iter_mut().enumerate() {
            if position.rabbits[rabbit] == NOWHERE {
                continue;
            }
            target_cells[rabbit] = match plans[rabbit].get(progress.steps) {
                Some(&next) => next,
                None => self.tour_step(position, rabbit, &mut progress.tour_index, threatened),
            };
        }
        make_legal_and_count_steps(&position.rabbits, plans, progress, &mut target_cells);
        target_cells
    }

    /// The step of a rabbit along its tour. It avoids cells that a hunter may enter.
    fn tour_step(
        &self,
        position: &Position,
        rabbit: usize,
        tour_index: &mut usize,
        threatened: &Cells,
    ) -> u16 {
        let next_cabbage = self.next_cabbage(position, rabbit, tour_index);
        let from = position.rabbits[rabbit];
        let cost = |cell: u16| {
            let distance_or_escape = match next_cabbage {
                Some(next_cabbage) => i32::from(self.maze.distance(cell, next_cabbage)),
                None => -i32::from(distance_to_nearest_hunter(
                    self.maze,
                    &position.hunters,
                    cell,
                )),
            };
            let is_on_hunter = position.hunters.contains(&cell);
            let danger =
                i32::from(is_on_hunter) * 100_000 + i32::from(threatened.contains(cell)) * 1000;
            danger + 2 * distance_or_escape - i32::from(position.cabbages.contains(cell))
        };
        let reachable_cells = self.maze.ways(from).all().iter().copied();
        reachable_cells
            .min_by_key(|&cell| cost(cell))
            .unwrap_or(from)
    }

    /// The next cabbage of a rabbit's tour, from an index on, which is moved past the eaten ones.
    pub fn next_cabbage(
        &self,
        position: &Position,
        rabbit: usize,
        tour_index: &mut usize,
    ) -> Option<u16> {
        let order = &self.orders[rabbit];
        while order
            .get(*tour_index)
            .is_some_and(|&cell| !position.cabbages.contains(cell))
        {
            *tour_index += 1;
        }
        order.get(*tour_index).copied()
    }

    /// The number of remaining steps in all tours, including tours of caught rabbits.
    pub fn steps_left(&self, position: &Position, progress: &[Progress; RABBITS]) -> i32 {
        let mut sum = 0;
        if position.cabbages_left == 0 {
            return 0;
        }
        for (rabbit, order) in self.orders.iter().enumerate() {
            let mut from = position.rabbits[rabbit];
            for &cell in &order[progress[rabbit].tour_index.min(order.len())..] {
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
pub fn loss_chance(maze: &Maze, reach: &Reach, cells: Cells, turns: usize) -> f32 {
    let safe_turns = count_safe_turns(maze, reach, cells);
    match HAZARDS.get(safe_turns) {
        Some(&loss_chance) if safe_turns < turns => loss_chance,
        _ => 0.0,
    }
}

/// The number of turns for which a rabbit on one of these cells can avoid every cell in the hunters' reach.
fn count_safe_turns(maze: &Maze, reach: &Reach, mut cells: Cells) -> usize {
    for turn in 0..SIGHT {
        cells = cells.without(reach.cells_by_moves(turn + 1));
        if cells.is_empty() {
            return turn;
        }
        cells = cells.spread(maze);
    }
    SIGHT
}

/// The number of steps to the nearest hunter.
pub fn distance_to_nearest_hunter(maze: &Maze, hunters: &[u16; HUNTERS], cell: u16) -> u8 {
    let steps = hunters.iter().map(|&hunter| maze.distance(cell, hunter));
    steps.min().unwrap_or(u8::MAX)
}

/// Makes the rabbits' steps legal, and records which of them follow the plans.
pub fn make_legal_and_count_steps(
    start_cells: &[u16; RABBITS],
    plans: &[Plan; RABBITS],
    progress: &mut [Progress; RABBITS],
    target_cells: &mut [u16; RABBITS],
) {
    stop_colliding_rabbits(start_cells, target_cells);
    for ((progress, plan), cell) in progress.iter_mut().zip(plans).zip(target_cells.iter()) {
        progress.steps += usize::from(plan.get(progress.steps) == Some(cell));
    }
}

/// Stops rabbits that would enter an occupied cell, so that no two share one.
fn stop_colliding_rabbits(start_cells: &[u16; RABBITS], target_cells: &mut [u16; RABBITS]) {
    loop {
        let mut is_settled = true;
        for rabbit in 0..RABBITS {
            if target_cells[rabbit] == NOWHERE || target_cells[rabbit] == start_cells[rabbit] {
                continue;
            }
            let mut others = (0..RABBITS).filter(|&other| other != rabbit);
            if others.any(|other| target_cells[other] == target_cells[rabbit]) {
                target_cells[rabbit] = start_cells[rabbit];
                is_settled = false;
            }
        }
        if is_settled {
            return;
        }
    }
}
