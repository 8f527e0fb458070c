//! The hunters' side of the engine (the black seat): how it searches for the hunters' joint move.
//!
//! A [`Plan`] gives each hunter goals: first a cell to go to and wait on for some turns, then a rabbit to follow. The search
//! plays out plans against rabbits that move by a rule of thumb ([`prey`]). These rabbits are as careful as the rabbits of
//! this game have been ([`habits`]). The search changes the best plan for one or two hunters at a time, again and again. It
//! needs no explicit code to cut off rabbits: a hunter that waits where a rabbit would pass improves the result of the
//! others' chase.

mod changes;
mod evaluation;
mod habits;
pub mod plan;
mod prey;
mod ranking;
pub mod threat;

pub use changes::change_plan;
pub use ranking::Ranking;

use super::Findings;
use super::greedy;
use super::maze::{Maze, NOWHERE};
use super::position::Position;
use crate::games::rabbits::{HUNTERS, Move, RABBITS};
use crate::thinking::search::{Budget, Clock, Random, Tally};
use evaluation::evaluate;
use habits::Habits;
use plan::{Course, Plan, cells_in_turn};
use prey::flee_hunters;

/// The number of the hunters' turns for which a plan is played out.
const HORIZON: usize = 12;

/// The cost of each turn of a free rabbit besides the cabbages it eats, in hundredths of a point. The sooner a rabbit is
/// caught, the sooner its hunters can help elsewhere.
const COST_PER_FREE_TURN: i32 = 200;

/// The maximum number of plies of the reported principal variation.
const MAX_LINE_PLIES: usize = 16;

/// A plan and its result.
#[derive(Clone, Copy)]
struct Trial {
    plan: Plan,
    value: i32,
    /// The cells of the rabbits after each turn of the hunters.
    rabbit_cells_by_turn: [[u16; RABBITS]; HORIZON],
    /// The cells to which the hunters go first.
    first_cells: [u16; HUNTERS],
}

/// The search for the hunters' joint move.
pub struct Search {
    maze: &'static Maze,
    seed: u64,
    random: Random,
    tally: Tally,
    position: Option<Position>,
    best: Option<Trial>,
    habits: Habits,
    /// The possible degrees of the rabbits' care, with weights.
    weighted_cares: Vec<(usize, i32)>,
}

impl Search {
    /// A search without a position.
    pub fn new(seed: u64) -> Search {
        Search {
            maze: Maze::get(),
            seed,
            random: Random::new(seed),
            tally: Tally::default(),
            position: None,
            best: None,
            habits: Habits::default(),
            weighted_cares: Vec::new(),
        }
    }

    fn position(&self) -> &Position {
        self.position.as_ref().expect("set_position comes first")
    }

    /// Plays out a plan to the horizon or the end of the game, once for each degree of care.
    fn try_plan(&mut self, plan: &Plan) -> Trial {
        let first_cells = cells_in_turn(self.maze, self.position(), plan, 0);
        self.try_plan_after(first_cells, plan)
    }

    /// Plays a legal move, then plays out a plan.
    fn try_plan_after(&mut self, first_cells: [u16; HUNTERS], plan: &Plan) -> Trial {
        let mut trial = Trial {
            plan: *plan,
            value: 0,
            rabbit_cells_by_turn: [[NOWHERE; RABBITS]; HORIZON],
            first_cells,
        };
        let (mut weighted_sum, mut sum_of_weights) = (0, 0);
        for index in (0..self.weighted_cares.len()).rev() {
            let (care, weight) = self.weighted_cares[index];
            trial.rabbit_cells_by_turn = [[NOWHERE; RABBITS]; HORIZON];
            weighted_sum +=
                weight * self.play_out(&first_cells, plan, care, &mut trial.rabbit_cells_by_turn);
            sum_of_weights += weight;
        }
        trial.value = weighted_sum / sum_of_weights;
        trial
    }

    /// The value of a move and a plan against rabbits of one degree of care. Writes the rabbits' cells to
    /// `rabbit_cells_by_turn`.
    fn play_out(
        &mut self,
        first_cells: &[u16; HUNTERS],
        plan: &Plan,
        care: usize,
        rabbit_cells_by_turn: &mut [[u16; RABBITS]; HORIZON],
    ) -> i32 {
        let mut position = *self.position();
        let mut free_rabbit_turns = 0;
        for (turn, rabbit_cells) in rabbit_cells_by_turn.iter_mut().enumerate() {
            let target_cells = match turn {
                0 => *first_cells,
                _ => cells_in_turn(self.maze, &position, plan, turn as u8),
            };
            position.play_hunters(&target_cells);
            self.tally.spend(1);
            *rabbit_cells = position.rabbits;
            free_rabbit_turns += position.free_rabbits() as i32;
            if position.is_over() {
                break;
            }
            position.play_rabbits(&flee_hunters(self.maze, &position, care));
            if position.is_over() {
                break;
            }
        }
        evaluate(self.maze, &position) - COST_PER_FREE_TURN * free_rabbit_turns
    }

    /// Learns how the rabbits move if `position` follows the best move.
    fn learn(&mut self, position: &Position) {
        if let (Some(position_before), Some(best)) = (&self.position, &self.best) {
            let mut position_before = *position_before;
            position_before.play_hunters(&best.first_cells);
            if position.hunters == position_before.hunters
                && position.ply == position_before.ply + 1
            {
                self.habits.learn(self.maze, &position_before, position);
            }
        }
        self.weighted_cares = self.habits.weighted_cares();
    }

    /// The initial plan: the greedy plan or the previous plan one turn later, whichever is better.
    fn first_trial(&mut self, position: &Position) -> Trial {
        let mut plan = [Course::of_follower(0); HUNTERS];
        for (hunter, rabbit) in greedy::assign_prey(self.maze, position) {
            plan[hunter] = Course::of_follower(rabbit as u8);
        }
        let greedy_trial = self.try_plan(&plan);
        match self.best {
            Some(previous) => {
                let later_trial = self.try_plan(&previous.plan.map(Course::one_turn_later));
                std::cmp::max_by_key(greedy_trial, later_trial, |trial| trial.value)
            }
            None => greedy_trial,
        }
    }

    /// Makes a random change to a plan.
    fn change_plan(&mut self, best: &Trial) -> Plan {
        let position = *self.position();
        let cell_of_rabbit = |turn: usize, rabbit: usize| best.rabbit_cells_by_turn[turn][rabbit];
        change_plan(
            self.maze,
            &mut self.random,
            &position,
            &best.plan,
            HORIZON,
            cell_of_rabbit,
        )
    }

    /// The moves of both sides according to a plan.
    fn line(&self, trial: &Trial) -> Vec<Move> {
        let mut position = *self.position();
        let mut line = Vec::new();
        while line.len() < MAX_LINE_PLIES && !position.is_over() {
            let turn = line.len() / 2;
            if line.len() % 2 == 0 {
                let target_cells = match turn {
                    0 => trial.first_cells,
                    _ => cells_in_turn(self.maze, &position, &trial.plan, turn as u8),
                };
                line.push(position.hunters_move(&target_cells));
                position.play_hunters(&target_cells);
            } else {
                let (care, _) = self.weighted_cares[0];
                let target_cells = flee_hunters(self.maze, &position, care);
                line.push(position.rabbits_move(&target_cells));
                position.play_rabbits(&target_cells);
            }
        }
        line
    }
}

impl super::Search for Search {
    fn set_position(&mut self, position: &Position) {
        self.learn(position);
        self.position = Some(*position);
        self.tally = Tally::default();
        self.random = Random::new(self.seed ^ u64::from(position.ply) << 32);
        self.best = Some(self.first_trial(position));
    }

    fn think(&mut self, clock: &dyn Clock, limit: Budget) -> bool {
        self.tally.start_slice(limit);
        while !self.tally.is_spent(clock, limit) {
            let best = self.best.expect("set_position comes first");
            let plan = self.change_plan(&best);
            if plan == best.plan {
                self.tally.spend(1);
                continue;
            }
            let trial = self.try_plan(&plan);
            if trial.value >= best.value {
                self.best = Some(trial);
            }
        }
        self.tally.end_slice();
        false
    }

    fn best(&self) -> Move {
        let best = self.best.as_ref().expect("set_position comes first");
        self.position().hunters_move(&best.first_cells)
    }

    fn findings(&self) -> Findings {
        let best = self.best.as_ref().expect("set_position comes first");
        let line = self.line(best);
        Findings {
            depth: line.len() as u32,
            score: best.value,
            nodes: self.tally.spent(),
            line,
        }
    }
}
