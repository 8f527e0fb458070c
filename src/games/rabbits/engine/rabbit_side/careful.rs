//! Forecasts of the rabbits' side: the rabbits are careful, against any behaviour of the hunters.

use super::forecast::{
    EARLIER_VALUE, Forecast, HORIZON, Plan, Progress, Turn, distance_to_nearest_hunter,
    make_legal_and_count_steps,
};
use crate::games::rabbits::engine::cells::Cells;
use crate::games::rabbits::engine::hunter_side::plan as hunter_plan;
use crate::games::rabbits::engine::hunter_side::threat::Threat;
use crate::games::rabbits::engine::maze::{Maze, NOWHERE};
use crate::games::rabbits::engine::position::{Position, RABBIT_SEAT};
use crate::games::rabbits::{HUNTERS, RABBITS};

/// The number of turns of a forecast with careful rabbits.
pub const FORESIGHT: usize = 10;
/// The numbers of the hunters' moves after which a careful rabbit checks whether it can still be free.
const CHECKED_MOVES: [usize; 5] = [1, 2, 4, 7, 12];
/// The cost of a free rabbit at the end of a forecast, in captures, by the number of [`CHECKED_MOVES`] that it certainly
/// survives.
///
/// The first costs exceed a capture. A rabbit in danger cannot eat, and its hunters are soon free to chase others.
const LOSS_BY_SURVIVED_TERMS: [f32; CHECKED_MOVES.len() + 1] = [2.4, 1.8, 1.2, 0.6, 0.3, 0.0];
/// The discount of a capture per turn, because plans may change.
const DISCOUNT: f32 = 0.96;

/// The hunters' behaviour in a forecast.
#[derive(Clone, Copy)]
pub enum HunterBehaviour<'a> {
    /// The behaviour expected from their moves so far.
    Expected,
    /// A plan.
    Planned(&'a hunter_plan::Plan),
}

impl Forecast<'_> {
    /// The value of careful rabbits' plans in points. Writes the turns to `trace`.
    pub fn careful_value(
        &self,
        plans: &[Plan; RABBITS],
        hunter_behaviour: HunterBehaviour,
        trace: &mut Vec<Turn>,
    ) -> f32 {
        trace.clear();
        let mut position = *self.position;
        let mut progress = [Progress::default(); RABBITS];
        let (mut value, mut weight) = (0.0, 1.0);
        let rates = self.rates(FORESIGHT);
        for turn in 0..FORESIGHT {
            let forces_steps = self.forces_first_steps && turn == 0;
            let target_cells = self.careful_steps(&position, &mut progress, plans, forces_steps);
            let (points_before, free_before) = (position.points[0], position.free_rabbits());
            position.play_rabbits(&target_cells);
            let value_of_meal = rates.eaten + EARLIER_VALUE * (HORIZON - turn) as f32;
            value += value_of_meal * (position.points[0] - points_before) as f32;
            if !position.is_over() {
                let target_cells = match hunter_behaviour {
                    HunterBehaviour::Expected => {
                        self.hunters.expected_cells(self.maze, &position, 0)
                    }
                    HunterBehaviour::Planned(plan) => {
                        hunter_plan::cells_in_turn(self.maze, &position, plan, turn as u8)
                    }
                };
                position.play_hunters(&target_cells);
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
        if !(self.counts_only_points_near_end && position.is_over()) {
            let safety = self.safety(&position);
            value -= rates.loss * weight * safety.expected_captures(self.maze, &position);
        }
        value - rates.step * self.steps_left(&position, &progress) as f32
    }

    /// The safe cells in a position. Events after the end of the game are no danger.
    fn safety(&self, position: &Position) -> Safety {
        let turns = if self.counts_only_points_near_end {
            position.turns_left(RABBIT_SEAT).into()
        } else {
            usize::MAX
        };
        Safety::new(self.maze, &position.hunters, turns)
    }

    /// The cells to which careful rabbits go. Each considers only the steps after which it can stay free for longest: the
    /// next step of its plan, or else one along its tour. It abandons a plan that needs another step, unless
    /// `forces_steps`.
    fn careful_steps(
        &self,
        position: &Position,
        progress: &mut [Progress; RABBITS],
        plans: &[Plan; RABBITS],
        forces_steps: bool,
    ) -> [u16; RABBITS] {
        let safety = self.safety(position);
        let mut target_cells = position.rabbits;
        for (rabbit, progress) in progress.iter_mut().enumerate() {
            let from = position.rabbits[rabbit];
            if from == NOWHERE {
                continue;
            }
            let reachable_cells = self.maze.ways(from).all();
            let most_terms = safety.max_survived_terms(reachable_cells);
            // No rabbit waits in a dead end if it can leave as safely.
            let is_idle = |next: u16| next == from && self.maze.depth(from) > 0;
            let is_safest = |next: u16| safety.survived_terms(next) == most_terms && !is_idle(next);
            let planned = plans[rabbit].get(progress.steps);
            target_cells[rabbit] = match planned.filter(|&&next| forces_steps || is_safest(next)) {
                Some(&next) => next,
                None => {
                    progress.steps = plans[rabbit].len();
                    let safest = reachable_cells
                        .iter()
                        .copied()
                        .filter(|&cell| safety.survived_terms(cell) == most_terms);
                    self.step_along_tour(position, rabbit, &mut progress.tour_index, safest)
                }
            };
        }
        make_legal_and_count_steps(&position.rabbits, plans, progress, &mut target_cells);
        target_cells
    }

    /// The step that leads along a rabbit's tour. If none does, the step that leads out of dead ends and away from the
    /// hunters.
    fn step_along_tour(
        &self,
        position: &Position,
        rabbit: usize,
        tour_index: &mut usize,
        allowed_cells: impl Iterator<Item = u16> + Clone,
    ) -> u16 {
        let from = position.rabbits[rabbit];
        let distance_from_dead_ends_and_hunters = |&cell: &u16| {
            let hunters = distance_to_nearest_hunter(self.maze, &position.hunters, cell);
            8 * i32::from(self.maze.depth(cell)) - 4 * i32::from(hunters)
        };
        let step_to_cabbage = self
            .next_cabbage(position, rabbit, tour_index)
            .and_then(|cabbage| {
                let distances = self.maze.distances(cabbage);
                let distance_to_cabbage = |&cell: &u16| {
                    let eats_cabbage = i32::from(position.cabbages.contains(cell));
                    2 * i32::from(distances[usize::from(cell)]) - eats_cabbage
                };
                let next = allowed_cells.clone().min_by_key(distance_to_cabbage);
                next.filter(|&next| next != from)
            });
        let next = step_to_cabbage
            .or_else(|| allowed_cells.min_by_key(distance_from_dead_ends_and_hunters));
        next.unwrap_or(from)
    }
}

/// The safe cells, by duration, wherever each hunter goes.
struct Safety {
    safe_cells_by_term: [Cells; CHECKED_MOVES.len()],
}

impl Safety {
    /// The safe cells if the hunters have this many turns left.
    fn new(maze: &Maze, hunters: &[u16; HUNTERS], turns: usize) -> Safety {
        let mut threat = Threat::new(hunters);
        Safety {
            safe_cells_by_term: CHECKED_MOVES.map(|term| threat.safe_cells(maze, term.min(turns))),
        }
    }

    /// The number of [`CHECKED_MOVES`] that a rabbit certainly survives if it goes to a cell now.
    #[inline]
    fn survived_terms(&self, cell: u16) -> usize {
        let safe_cells_by_term = self.safe_cells_by_term.iter();
        safe_cells_by_term
            .take_while(|cells| cells.contains(cell))
            .count()
    }

    fn max_survived_terms(&self, reachable_cells: &[u16]) -> usize {
        let terms_by_cell = reachable_cells
            .iter()
            .map(|&cell| self.survived_terms(cell));
        terms_by_cell.max().unwrap_or(0)
    }

    /// The danger to all free rabbits, in captures, if they are to move.
    fn expected_captures(&self, maze: &Maze, position: &Position) -> f32 {
        let free_rabbits = position.rabbits.iter().filter(|&&cell| cell != NOWHERE);
        free_rabbits
            .map(|&cell| LOSS_BY_SURVIVED_TERMS[self.max_survived_terms(maze.ways(cell).all())])
            .sum()
    }
}
