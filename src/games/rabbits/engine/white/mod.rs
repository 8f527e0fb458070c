//! The engine's side for the rabbits.
//!
//! [`tours`] divides the cabbages among the rabbits: each rabbit has an order in which it would eat its share undisturbed. Then
//! the rabbits, one after another and repeatedly, search for ways past the hunters ([`paths`]). The search accepts a way if it
//! improves the forecast ([`forecast`]): it plays out the game with all rabbits' plans against the expected hunters
//! ([`hunters`]). At full strength the hunters search for plans of their own meanwhile ([`wary`]).

mod careful;
mod forecast;
mod hunters;
mod paths;
mod ranking;
mod tours;
mod wary;

pub use ranking::Ranking;

use forecast::{Forecast, HORIZON, Plan, Turn, hazard};
use hunters::Hunters;
use paths::PathSearch;
use tours::{Orders, Tours};
use wary::Pool;

use super::Findings;
use super::cells::Cells;
use super::maze::{Maze, NOWHERE};
use super::position::{Position, WHITE};
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
const TOUR_SHARE: u64 = 2;

/// The search for the rabbits' joint move.
pub struct Search {
    maze: &'static Maze,
    random: Random,
    hunters: Hunters,
    tours: Tours,
    tally: Tally,
    /// The number of pieces of work done for this move.
    work: u64,
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
    next: usize,
    /// Whether the rabbits are wary. Wary rabbits also consider the end of the game.
    is_wary: bool,
    /// The hunters' plans, if the rabbits are wary.
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
            work: 0,
            position: None,
            orders: Orders::default(),
            reach: Reach::of(maze, Cells::NONE, 0),
            plans: Default::default(),
            value: 0.0,
            trace: Vec::new(),
            queue: Vec::new(),
            next: 0,
            is_wary: false,
            pool: None,
        }
    }

    /// Keeps the results of the previous move that are still valid.
    fn follow(&mut self, position: &Position) {
        let before = self
            .position
            .filter(|before| before.limit == position.limit && before.ply + 2 == position.ply);
        match before {
            Some(before) => {
                self.learn(&before, position);
                self.hunters.observe(&before.hunters, &position.hunters);
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
        self.position.as_ref().expect("begin comes first")
    }

    fn forecast(&self) -> Forecast<'_> {
        Forecast {
            maze: self.maze,
            position: self.position(),
            hunters: &self.hunters,
            orders: &self.orders,
            pinned: false,
            minds_end: self.is_wary,
        }
    }

    /// The value of plans. Writes the turns to `trace`.
    fn evaluate(&self, plans: &[Plan; RABBITS], trace: &mut Vec<Turn>) -> f32 {
        let forecast = self.forecast();
        let mut other = Vec::with_capacity(HORIZON);
        let values = [
            forecast.value(plans, 0, trace),
            forecast.value(plans, 1, &mut other),
        ];
        let [worse, better] = [values[0].min(values[1]), values[0].max(values[1])];
        0.75 * worse + 0.25 * better - self.hazard(&trace[0].rabbits)
    }

    /// The cost of being where the hunters can close in from all sides.
    fn hazard(&self, to: &[u16; RABBITS]) -> f32 {
        let turns = if self.is_wary {
            self.position().turns_left(WHITE).into()
        } else {
            usize::MAX
        };
        let hazard: f32 = to
            .iter()
            .filter(|&&cell| cell != NOWHERE)
            .map(|&cell| hazard(self.maze, &self.reach, Cells::of(cell), turns))
            .sum();
        hazard * CAPTURE as f32
    }

    fn evaluate_plans(&mut self) {
        if self.wariness().is_some() {
            self.evaluate_plans_warily();
            return;
        }
        let mut trace = std::mem::take(&mut self.trace);
        self.value = self.evaluate(&self.plans, &mut trace);
        self.trace = trace;
    }

    /// Does one piece of work.
    fn work(&mut self) {
        self.work += 1;
        if self.is_for_tours() {
            self.tours.improve();
            return;
        }
        if self.is_for_renewal() {
            self.orders.clone_from(self.tours.best());
            self.evaluate_plans();
            return;
        }
        if self.is_for_hunters() {
            self.improve_hunters();
            return;
        }
        match self.queue.pop() {
            Some((rabbit, way)) => self.try_way(rabbit, way),
            None => self.look_for_ways(),
        }
    }

    /// Whether this piece of work improves the tours.
    fn is_for_tours(&self) -> bool {
        self.work.is_multiple_of(TOUR_SHARE)
    }

    /// Whether to replace the tours after the plans by the current best ones. This becomes rarer and rarer, so that plans are
    /// not evaluated again too often.
    fn is_for_renewal(&self) -> bool {
        (self.work + 1).is_power_of_two() && self.work >= 63
    }

    /// Accepts a way if it improves the plans.
    fn try_way(&mut self, rabbit: usize, way: Plan) {
        let before = std::mem::replace(&mut self.plans[rabbit], way);
        let mut trace = Vec::with_capacity(HORIZON);
        let (value, values) = self.compare(&self.plans, &mut trace);
        if value > self.value + 0.001 {
            (self.value, self.trace) = (value, trace);
            self.take_values(values);
        } else {
            self.plans[rabbit] = before
        }
    }

    fn look_for_ways(&mut self) {
        let position = self.position.expect("begin comes first");
        self.next = (self.next + 1) % RABBITS;
        let rabbit = self.next;
        let cell = position.rabbits[rabbit];
        if cell == NOWHERE {
            return;
        }
        let trace = self.course();
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
        self.follow(position);
        self.position = Some(*position);
        self.tours.fit(position);
        self.orders.clone_from(self.tours.best());
        self.reach = Reach::of(
            self.maze,
            self.hunters.active_cells(&position.hunters),
            HORIZON,
        );
        self.queue.clear();
        self.work = 0;
        self.renew_pool(position);
        self.evaluate_plans();
    }

    fn think(&mut self, clock: &dyn Clock, budget: Budget) -> bool {
        self.tally.start_slice(budget);
        while !self.tally.is_spent(clock, budget) {
            self.work();
            self.tally.spend(1);
        }
        self.tally.end_slice();
        false
    }

    fn best(&self) -> Move {
        self.position().rabbits_move(&self.trace[0].rabbits)
    }

    fn findings(&self) -> Findings {
        let [white, black] = self.position().points;
        Findings {
            depth: 2 * self.trace.len() as u32,
            score: 100 * (white - black) + (100.0 * self.value) as i32,
            nodes: self.work,
            line: line_of(self.position(), &self.trace),
        }
    }
}

/// The moves of both sides in the first turns of a trace.
fn line_of(from: &Position, trace: &[Turn]) -> Vec<Move> {
    let mut at = *from;
    let mut line = Vec::new();
    for turn in trace.iter().take(MAX_LINE_TURNS) {
        line.push(at.rabbits_move(&turn.rabbits));
        at.play_rabbits(&turn.rabbits);
        if at.is_over() {
            break;
        }
        line.push(at.hunters_move(&turn.hunters));
        at.play_hunters(&turn.hunters);
    }
    line
}
