//! The engine's side for the hunters.
//!
//! A [`Plan`] gives each hunter goals: first a cell to go to and wait on for some turns, then a rabbit to follow. The search
//! plays out plans against rabbits that move by a rule of thumb ([`prey`]). These rabbits are as careful as the rabbits of this
//! game have been ([`habits`]). The search changes the best plan for one or two hunters at a time, again and again. It needs no
//! explicit code to cut off rabbits: a hunter that waits where a rabbit would pass improves the result of the others' chase.

mod changes;
mod evaluation;
mod habits;
pub mod plan;
mod prey;
mod ranking;
pub mod threat;

pub use changes::change;
pub use ranking::Ranking;

use super::Findings;
use super::greedy;
use super::maze::{Maze, NOWHERE};
use super::position::Position;
use crate::games::rabbits::{HUNTERS, Move, RABBITS};
use crate::thinking::search::{Budget, Clock, Random, Tally};
use evaluation::evaluate;
use habits::Habits;
use plan::{Course, Plan, step};
use prey::flee;

/// The number of the hunters' turns for which a plan is played out.
const HORIZON: usize = 12;

/// The cost of each turn of a free rabbit besides the cabbages it eats, in hundredths of a point. The sooner a rabbit is
/// caught, the sooner its hunters can help elsewhere.
const FREEDOM: i32 = 200;

/// The maximum number of plies of the reported principal variation.
const MAX_LINE_PLIES: usize = 16;

/// A plan and its result.
#[derive(Clone, Copy)]
struct Trial {
    plan: Plan,
    value: i32,
    /// The cells of the rabbits after each turn of the hunters.
    trails: [[u16; RABBITS]; HORIZON],
    first: [u16; HUNTERS],
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
    believed: Vec<(usize, i32)>,
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
            believed: Vec::new(),
        }
    }

    fn position(&self) -> &Position {
        self.position.as_ref().expect("begin comes first")
    }

    /// Plays out a plan to the horizon or the end of the game, once for each degree of care.
    fn try_plan(&mut self, plan: &Plan) -> Trial {
        let first = step(self.maze, self.position(), plan, 0);
        self.try_after(first, plan)
    }

    /// Plays a legal move, then plays out a plan.
    fn try_after(&mut self, first: [u16; HUNTERS], plan: &Plan) -> Trial {
        let mut trial = Trial {
            plan: *plan,
            value: 0,
            trails: [[NOWHERE; RABBITS]; HORIZON],
            first,
        };
        let (mut value, mut weights) = (0, 0);
        for index in (0..self.believed.len()).rev() {
            let (care, weight) = self.believed[index];
            trial.trails = [[NOWHERE; RABBITS]; HORIZON];
            value += weight * self.follow(&first, plan, care, &mut trial.trails);
            weights += weight;
        }
        trial.value = value / weights;
        trial
    }

    /// The value of a move and a plan against rabbits of one degree of care. Writes the rabbits' cells to `trails`.
    fn follow(
        &mut self,
        first: &[u16; HUNTERS],
        plan: &Plan,
        care: usize,
        trails: &mut [[u16; RABBITS]; HORIZON],
    ) -> i32 {
        let mut position = *self.position();
        let mut freedom = 0;
        for (turn, trail) in trails.iter_mut().enumerate() {
            let to = match turn {
                0 => *first,
                _ => step(self.maze, &position, plan, turn as u8),
            };
            position.play_hunters(&to);
            self.tally.spend(1);
            *trail = position.rabbits;
            freedom += position.free() as i32;
            if position.is_over() {
                break;
            }
            position.play_rabbits(&flee(self.maze, &position, care));
            if position.is_over() {
                break;
            }
        }
        evaluate(self.maze, &position) - FREEDOM * freedom
    }

    /// Learns how the rabbits move if `position` follows the best move.
    fn learn(&mut self, position: &Position) {
        if let (Some(before), Some(best)) = (&self.position, &self.best) {
            let mut before = *before;
            before.play_hunters(&best.first);
            if position.hunters == before.hunters && position.ply == before.ply + 1 {
                self.habits.learn(self.maze, &before, position);
            }
        }
        self.believed = self.habits.believed();
    }

    /// The initial plan: the greedy plan or the previous plan one turn later, whichever is better.
    fn first_trial(&mut self, position: &Position) -> Trial {
        let mut plan = [Course::follow(0); HUNTERS];
        for (hunter, rabbit) in greedy::prey(self.maze, position) {
            plan[hunter] = Course::follow(rabbit as u8);
        }
        let greedy = self.try_plan(&plan);
        match self.best {
            Some(before) => {
                let later = self.try_plan(&before.plan.map(Course::later));
                std::cmp::max_by_key(greedy, later, |trial| trial.value)
            }
            None => greedy,
        }
    }

    /// Makes a random change to a plan.
    fn change(&mut self, best: &Trial) -> Plan {
        let position = *self.position();
        let passed = |turn: usize, rabbit: usize| best.trails[turn][rabbit];
        change(
            self.maze,
            &mut self.random,
            &position,
            &best.plan,
            HORIZON,
            passed,
        )
    }

    /// The moves of both sides according to a plan.
    fn line(&self, trial: &Trial) -> Vec<Move> {
        let mut position = *self.position();
        let mut line = Vec::new();
        while line.len() < MAX_LINE_PLIES && !position.is_over() {
            let turn = line.len() / 2;
            if line.len() % 2 == 0 {
                let to = match turn {
                    0 => trial.first,
                    _ => step(self.maze, &position, &trial.plan, turn as u8),
                };
                line.push(position.hunters_move(&to));
                position.play_hunters(&to);
            } else {
                let (care, _) = self.believed[0];
                let to = flee(self.maze, &position, care);
                line.push(position.rabbits_move(&to));
                position.play_rabbits(&to);
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

    fn think(&mut self, clock: &dyn Clock, until: Budget) -> bool {
        self.tally.start_slice(until);
        while !self.tally.is_spent(clock, until) {
            let best = self.best.expect("begin comes first");
            let plan = self.change(&best);
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
        let best = self.best.as_ref().expect("begin comes first");
        self.position().hunters_move(&best.first)
    }

    fn findings(&self) -> Findings {
        let best = self.best.as_ref().expect("begin comes first");
        let line = self.line(best);
        Findings {
            depth: line.len() as u32,
            score: best.value,
            nodes: self.tally.spent(),
            line,
        }
    }
}
