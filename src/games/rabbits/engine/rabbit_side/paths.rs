//! The rabbits' side: finds ways for one rabbit past the expected hunters.

use super::forecast::{Plan, Turn};
use super::hunters::Hunters;
use crate::core::order::descending;
use crate::games::rabbits::engine::maze::{Maze, NOWHERE};
use crate::games::rabbits::engine::position::Position;
use crate::games::rabbits::engine::reach::Reach;
use crate::games::rabbits::{CELLS, RABBITS};
use crate::thinking::search::Random;

/// The beam width: the maximum number of ways followed at a time.
const BEAM_WIDTH: usize = 40;
/// The maximum value of a cabbage that another rabbit is about to eat.
const SHARED_CABBAGE_VALUE: f32 = 0.3;

/// The cost of a cell where a hunter is expected, in cabbages.
const HUNTER_COST: f32 = 30.0;
/// The cost of a cell that an active hunter can enter.
const NEAR_HUNTER_COST: f32 = 15.0;

/// A search for the ways of a rabbit.
pub struct PathSearch<'a> {
    /// The maze.
    pub maze: &'static Maze,
    /// The start position.
    pub position: &'a Position,
    /// The expected course of the game.
    pub trace: &'a [Turn],
    /// The expected behaviour of the hunters.
    pub hunters: &'a Hunters,
    /// The cells that the hunters can reach.
    pub reach: &'a Reach,
}

/// A step of a way, and the value of the way up to it.
#[derive(Clone, Copy)]
struct Step {
    cell: u16,
    /// The index of the previous step.
    parent: u16,
    /// The cell of the first step.
    first: u16,
    value: f32,
}

impl PathSearch<'_> {
    /// Good ways of a rabbit with a number of steps, one for each first step. Random noise varies the values of cabbages a
    /// little each time.
    pub fn ways(
        &self,
        rabbit: usize,
        steps: usize,
        random: &mut Random,
        caution: f32,
    ) -> Vec<Plan> {
        let start = self.position.rabbits[rabbit];
        let values_of_meals = self.values_of_meals(rabbit, random);
        let mut layers: Vec<Vec<Step>> = vec![vec![Step {
            cell: start,
            parent: 0,
            first: NOWHERE,
            value: 0.0,
        }]];
        for depth in 1..=steps.min(self.trace.len()) {
            let next = self.next_layer(&layers, depth, &values_of_meals, caution);
            if next.is_empty() {
                break;
            }
            layers.push(next);
        }
        let last_layer = layers.len() - 1;
        let mut first_cells: Vec<u16> = Vec::new();
        let mut ways = Vec::new();
        if last_layer == 0 {
            return ways;
        }
        for index in 0..layers[last_layer].len() {
            let first = layers[last_layer][index].first;
            if !first_cells.contains(&first) {
                first_cells.push(first);
                ways.push(cells_of_way(&layers, index));
            }
        }
        ways
    }

    /// The next layer of steps, the best first. `caution` is the cost of a cell in the hunters' reach.
    fn next_layer(
        &self,
        layers: &[Vec<Step>],
        depth: usize,
        values_of_meals: &[f32],
        caution: f32,
    ) -> Vec<Step> {
        let hunters_before = match depth {
            1 => self.position.hunters,
            _ => self.trace[depth - 2].hunters,
        };
        let hunters_after = self.trace[depth - 1].hunters;
        let cells_near_hunters = self.hunters.active_cells(&hunters_before).spread(self.maze);
        let reach = self.reach.cells_by_moves(depth);
        // By cell, the index of the best step to it.
        let mut best_step_by_cell = [NOWHERE; CELLS];
        let mut next: Vec<Step> = Vec::new();
        let steps = &layers[depth - 1];
        for (index, step) in steps.iter().enumerate() {
            for &cell in self.maze.ways(step.cell).all() {
                if hunters_before.contains(&cell) {
                    continue;
                }
                let mut value = step.value;
                if values_of_meals[usize::from(cell)] > 0.0 && !has_passed(layers, index, cell) {
                    value += values_of_meals[usize::from(cell)];
                }
                if hunters_after.contains(&cell) {
                    value -= HUNTER_COST;
                } else if cells_near_hunters.contains(cell) {
                    value -= NEAR_HUNTER_COST;
                }
                if reach.contains(cell) {
                    value -= caution;
                    value -= caution * 0.2 * f32::from(self.maze.depth(cell));
                }
                let new_step = Step {
                    cell,
                    parent: index as u16,
                    first: if depth == 1 { cell } else { step.first },
                    value,
                };
                let known_step = &mut best_step_by_cell[usize::from(cell)];
                if *known_step == NOWHERE {
                    *known_step = next.len() as u16;
                    next.push(new_step);
                } else if next[usize::from(*known_step)].value < value {
                    next[usize::from(*known_step)] = new_step;
                }
            }
        }
        descending(&mut next, |step| step.value);
        next.truncate(BEAM_WIDTH);
        next
    }

    /// The value of eating on each cell, for a rabbit.
    fn values_of_meals(&self, rabbit: usize, random: &mut Random) -> Vec<f32> {
        let mut values_of_meals = vec![0.0; CELLS];
        for cell in self.position.cabbages.iter() {
            values_of_meals[usize::from(cell)] = 0.7 + 0.6 * random.fraction();
        }
        for turn in self.trace {
            for other in (0..RABBITS).filter(|&other| other != rabbit) {
                if turn.rabbits[other] != NOWHERE {
                    let cell = usize::from(turn.rabbits[other]);
                    values_of_meals[cell] = f32::min(values_of_meals[cell], SHARED_CABBAGE_VALUE);
                }
            }
        }
        values_of_meals
    }
}

/// Whether a way has passed a cell.
fn has_passed(layers: &[Vec<Step>], index: usize, cell: u16) -> bool {
    let mut index = index;
    for layer in layers.iter().rev() {
        if layer[index].cell == cell {
            return true;
        }
        index = layer[index].parent.into();
    }
    false
}

/// The cells of a way, without the start.
fn cells_of_way(layers: &[Vec<Step>], index: usize) -> Plan {
    let mut index = index;
    let mut way: Plan = Vec::with_capacity(layers.len());
    for layer in layers[1..].iter().rev() {
        way.push(layer[index].cell);
        index = layer[index].parent.into();
    }
    way.reverse();
    way
}
