//! The rabbits' side of the engine (the white seat): how it searches for the rabbits' joint move.
//!
//! [`tours`] divides the cabbages among the rabbits: each rabbit has an order in which it would eat its share undisturbed.
//! Then the rabbits, one after another and repeatedly, search for ways past the hunters ([`paths`]). The search accepts a
//! way if it improves the forecast ([`forecast`]): it plays out the game with all rabbits' plans against the expected
//! hunters ([`hunters`]). At full strength the hunters search for plans of their own meanwhile ([`wary`]).

mod careful;
mod forecast;
mod hunters;
mod paths;
mod ranking;
mod tours;
mod wary;

pub use ranking::Ranking;

use forecast::{Forecast, HORIZON, Plan, Turn, loss_chance};
use hunters::Hunters;
use paths::PathSearch;
use tours::{Orders, Tours};
use wary::Pool;

use super::Findings;
use super::cells::Cells;
use super::maze::{Maze, NOWHERE};
use super::position::{Position, RABBIT_SEAT};
use super::reach::Reach;
use crate::games::rabbits::{CAPTURE, Move, RABBITS};
use crate::thinking::search::Random;
use crate::thinking::search::Tally;
use crate::thinking::search::{Budget, Clock};

/// The maximum number of steps of a way.
const MAX_STEPS: usize = 20;
/// The number of turns of both sides in the reported principal variation.
const MAX_LINE_TURNS: usize = 8;
/// One in this many pieces of work improves the tours.
const WORK_PER_TOUR_IMPROVEMENT: u64 = 2;

/// The search for the rabbits' joint move.
pub struct Search {
    maze: &'static Maze,
    random: Random,
    hunters: Hunters,
    tours: Tours,
    tally: Tally,
    /// The number of pieces of work done for this move.
    work_count: u64,
    position: Option<Position>,
    /// The tours that follow the plans.
    orders: Orders,
    reach: Reach,
    plans: [Plan; RABBITS],
    /// The value of the plans.
    value: f32,
    /// The expected course of the game.
    trace: Vec<Turn>,
    /// Ways to try, each with its rabbit.
    queue: Vec<(usize, Plan)>,
    /// The rabbit whose way is searched next.
    next_rabbit: usize,
    /// Whether the rabbits are wary. Wary rabbits also consider the end of the game.
    is_wary: bool,
    /// Plans of the hunters to try the rabbits' plans against, if the rabbits are wary.
    pool: Option<Pool>,
}

impl Search {
    /// A search without a position.
    pub fn new(seed: u64) -> Search {
        let maze = Maze::get();
        let mut random = Random::new(seed);
        let tours = Tours::new(maze, Random::new(random.bits()));
        Search {
            maze,
            random,
            hunters: Hunters::default(),
            tours,
            tally: Tally::default(),
            work_count: 0,
            position: None,
            orders: Orders::default(),
            reach: Reach::of(maze, Cells::NONE, 0),
            plans: Default::default(),
            value: 0.0,
            trace: Vec::new(),
            queue: Vec::new(),
            next_rabbit: 0,
            is_wary: false,
            pool: None,
        }
    }

    /// Keeps the results of the previous move that are still valid.
    fn keep_valid_results(&mut self, position: &Position) {
        let previous = self.position.filter(|previous| {
            previous.limit == position.limit && previous.ply + 2 == position.ply
        });
        match previous {
            Some(previous) => {
                self.learn_from_hunters(&previous, position);
                self.hunters.observe(&previous.hunters, &position.hunters);
            }
            None => {
                self.hunters = Hunters::default();
                self.plans = Default::default();
            }
        }
        for (plan, &cell) in self.plans.iter_mut().zip(&position.rabbits) {
            if plan.first() == Some(&cell) {
                plan.remove(0);
            } else {
                plan.clear()
            }
        }
    }

    fn position(&self) -> &Position {
        self.position.as_ref().expect("set_position comes first")
    }

    /// A forecast from the current position.
    fn forecast(&self) -> Forecast<'_> {
        Forecast {
            maze: self.maze,
            position: self.position(),
            hunters: &self.hunters,
            orders: &self.orders,
            forces_first_steps: false,
            counts_only_points_near_end: self.is_wary,
        }
    }

    /// The value of plans. Writes the turns to `trace`.
    fn evaluate(&self, plans: &[Plan; RABBITS], trace: &mut Vec<Turn>) -> f32 {
        let forecast = self.forecast();
        let mut other_trace = Vec::with_capacity(HORIZON);
        let values = [
            forecast.value(plans, 0, trace),
            forecast.value(plans, 1, &mut other_trace),
        ];
        let [worse, better] = [values[0].min(values[1]), values[0].max(values[1])];
        0.75 * worse + 0.25 * better - self.closed_in_cost(&trace[0].rabbits)
    }

    /// The cost of being where the hunters can close in from all sides.
    fn closed_in_cost(&self, target_cells: &[u16; RABBITS]) -> f32 {
        let turns = if self.is_wary {
            self.position().turns_left(RABBIT_SEAT).into()
        } else {
            usize::MAX
        };
        let expected_losses: f32 = target_cells
            .iter()
            .filter(|&&cell| cell != NOWHERE)
            .map(|&cell| loss_chance(self.maze, &self.reach, Cells::of(cell), turns))
            .sum();
        expected_losses * CAPTURE as f32
    }

    /// Evaluates the current plans again.
    fn evaluate_plans(&mut self) {
        if self.active_pool().is_some() {
            self.evaluate_plans_warily();
            return;
        }
        let mut trace = std::mem::take(&mut self.trace);
        self.value = self.evaluate(&self.plans, &mut trace);
        self.trace = trace;
    }

    /// Does the next small piece of work of the search.
    fn do_work(&mut self) {
        self.work_count += 1;
        if self.is_time_to_improve_tours() {
            self.tours.improve();
            return;
        }
        if self.is_time_to_renew_orders() {
            self.orders.clone_from(self.tours.best());
            self.evaluate_plans();
            return;
        }
        if self.is_time_for_hunters() {
            self.improve_hunters();
            return;
        }
        match self.queue.pop() {
            Some((rabbit, way)) => self.try_way(rabbit, way),
            None => self.queue_ways(),
        }
    }

    /// Whether this piece of work improves the tours.
    fn is_time_to_improve_tours(&self) -> bool {
        self.work_count.is_multiple_of(WORK_PER_TOUR_IMPROVEMENT)
    }

    /// Whether to replace the tours after the plans by the current best ones. This becomes rarer and rarer, so that plans are
    /// not evaluated again too often.
    fn is_time_to_renew_orders(&self) -> bool {
        (self.work_count + 1).is_power_of_two() && self.work_count >= 63
    }

    /// Accepts a way if it improves the plans.
    fn try_way(&mut self, rabbit: usize, way: Plan) {
        let previous_way = std::mem::replace(&mut self.plans[rabbit], way);
        let mut trace = Vec::with_capacity(HORIZON);
        let (value, values_by_foe) = self.evaluate_against_best(&self.plans, &mut trace);
        if value > self.value + 0.001 {
            (self.value, self.trace) = (value, trace);
            self.store_values_by_foe(values_by_foe);
        } else {
            self.plans[rabbit] = previous_way
        }
    }

    /// Searches for ways of the next rabbit, and queues them.
    fn queue_ways(&mut self) {
        let position = self.position.expect("set_position comes first");
        self.next_rabbit = (self.next_rabbit + 1) % RABBITS;
        let rabbit = self.next_rabbit;
        let cell = position.rabbits[rabbit];
        if cell == NOWHERE {
            return;
        }
        let trace = self.expected_course();
        let paths = PathSearch {
            maze: self.maze,
            position: &position,
            trace: &trace,
            hunters: &self.hunters,
            reach: &self.reach,
        };
        let steps = 4 + self.random.below(MAX_STEPS - 4);
        let caution = [0.0, 0.3, 1.0][self.random.below(3)];
        let ways = paths.ways(rabbit, steps, &mut self.random, caution);
        self.queue.extend(ways.into_iter().map(|way| (rabbit, way)));
        if !self.plans[rabbit].is_empty() {
            self.queue.push((rabbit, Plan::new()));
        }
    }
}

impl super::Search for Search {
    fn set_position(&mut self, position: &Position) {
        self.keep_valid_results(position);
        self.position = Some(*position);
        self.tours.adapt_to(position);
        self.orders.clone_from(self.tours.best());
        self.reach = Reach::of(
            self.maze,
            self.hunters.active_cells(&position.hunters),
            HORIZON,
        );
        self.queue.clear();
        self.work_count = 0;
        self.renew_pool(position);
        self.evaluate_plans();
    }

    fn think(&mut self, clock: &dyn Clock, budget: Budget) -> bool {
        self.tally.start_slice(budget);
        while !self.tally.is_spent(clock, budget) {
            self.do_work();
            self.tally.spend(1);
        }
        self.tally.end_slice();
        false
    }

    fn best(&self) -> Move {
        self.position().rabbits_move(&self.trace[0].rabbits)
    }

    fn findings(&self) -> Findings {
        let [rabbit_points, hunter_points] = self.position().points;
        Findings {
            depth: 2 * self.trace.len() as u32,
            score: 100 * (rabbit_points - hunter_points) + (100.0 * self.value) as i32,
            nodes: self.work_count,
            line: line_of(self.position(), &self.trace),
        }
    }
}

/// The moves of both sides in the first turns of a trace.
fn line_of(from: &Position, trace: &[Turn]) -> Vec<Move> {
    let mut position = *from;
    let mut moves = Vec::new();
    for turn in trace.iter().take(MAX_LINE_TURNS) {
        moves.push(position.rabbits_move(&turn.rabbits));
        position.play_rabbits(&turn.rabbits);
        if position.is_over() {
            break;
        }
        moves.push(position.hunters_move(&turn.hunters));
        position.play_hunters(&turn.hunters);
    }
    moves
}
