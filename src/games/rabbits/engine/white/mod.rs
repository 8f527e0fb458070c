//! The rabbits' seat.
//!
//! [`tours`] shares the cabbage out: for each rabbit an order in which it would eat its part, if nobody disturbed it.
//! From there each rabbit looks for a way past the hunters ([`paths`]), one after another and again and again; a way
//! is taken over if the game, played out with the plans of all ([`forecast`]) against the hunters as they are expected
//! to go on ([`hunters`]), comes out better.

mod forecast;
mod hunters;
mod paths;
mod ranking;
mod tours;

pub use ranking::Ranking;

use forecast::{Forecast, HORIZON, Plan, Turn, hazard};
use hunters::Hunters;
use paths::PathSearch;
use tours::{Orders, Tours};

use super::Findings;
use super::cells::Cells;
use super::maze::{Maze, NOWHERE};
use super::position::Position;
use super::reach::Reach;
use crate::games::rabbits::{CAPTURE, Move, RABBITS};
use crate::thinking::search::Random;
use crate::thinking::search::Tally;
use crate::thinking::search::{Budget, Clock};

/// The most steps of a way that a rabbit looks for.
const LONGEST: usize = 20;
/// The turns of both sides that are told of what is expected.
const TOLD: usize = 8;
/// Of how many pieces of work one is for the tours.
const TOUR_SHARE: u64 = 2;

/// The search for the rabbits' joint move.
pub struct Search {
    maze: &'static Maze,
    random: Random,
    hunters: Hunters,
    tours: Tours,
    tally: Tally,
    /// Pieces of work done for this move.
    work: u64,
    position: Option<Position>,
    /// The tours that plans end in.
    orders: Orders,
    reach: Reach,
    plans: [Plan; RABBITS],
    /// What the plans are worth.
    value: f32,
    /// How the game is expected to go on.
    trace: Vec<Turn>,
    /// Ways that have not been tried yet, and for which rabbit.
    queue: Vec<(usize, Plan)>,
    /// The rabbit that looks for a way next.
    next: usize,
}

impl Search {
    /// A search that has seen nothing yet.
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
        }
    }

    /// Keeps what is still true of the move before.
    fn follow(&mut self, position: &Position) {
        let before = self
            .position
            .filter(|before| before.limit == position.limit && before.ply + 2 == position.ply);
        match before {
            Some(before) => self.hunters.observe(&before.hunters, &position.hunters),
            None => {
                self.hunters = Hunters::default();
                self.plans = Default::default();
            }
        }
        for (plan, &cell) in self.plans.iter_mut().zip(&position.rabbits) {
            match plan.first() == Some(&cell) {
                true => drop(plan.remove(0)),
                false => plan.clear(),
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
        }
    }

    /// What plans are worth; the trace takes the turns.
    fn evaluate(&self, plans: &[Plan; RABBITS], trace: &mut Vec<Turn>) -> f32 {
        let forecast = self.forecast();
        let mut other = Vec::with_capacity(HORIZON);
        let values = [
            forecast.value(plans, 0, trace),
            forecast.value(plans, 1, &mut other),
        ];
        let [least, most] = [values[0].min(values[1]), values[0].max(values[1])];
        0.75 * least + 0.25 * most - self.hazard(&trace[0].rabbits)
    }

    /// What it costs to be where the hunters can close in from all sides.
    fn hazard(&self, to: &[u16; RABBITS]) -> f32 {
        let hazard: f32 = to
            .iter()
            .filter(|&&cell| cell != NOWHERE)
            .map(|&cell| hazard(self.maze, &self.reach, Cells::of(cell)))
            .sum();
        hazard * CAPTURE as f32
    }

    fn evaluate_plans(&mut self) {
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
        match self.queue.pop() {
            Some((rabbit, way)) => self.try_way(rabbit, way),
            None => self.look_for_ways(),
        }
    }

    /// Whether this piece of work is one for the tours.
    fn is_for_tours(&self) -> bool {
        self.work.is_multiple_of(TOUR_SHARE)
    }

    /// Whether it is the time to end the plans in the tours as they are now: ever more rarely, so that plans are not valued anew
    /// too often.
    fn is_for_renewal(&self) -> bool {
        (self.work + 1).is_power_of_two() && self.work >= 63
    }

    /// Takes a way over if the plans become better by it.
    fn try_way(&mut self, rabbit: usize, way: Plan) {
        let before = std::mem::replace(&mut self.plans[rabbit], way);
        let mut trace = Vec::with_capacity(HORIZON);
        let value = self.evaluate(&self.plans, &mut trace);
        match value > self.value + 0.001 {
            true => (self.value, self.trace) = (value, trace),
            false => self.plans[rabbit] = before,
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
        let paths = PathSearch {
            maze: self.maze,
            position: &position,
            trace: &self.trace,
            hunters: &self.hunters,
            reach: &self.reach,
        };
        let steps = 4 + self.random.below(LONGEST - 4);
        let caution = [0.0, 0.3, 1.0][self.random.below(3)];
        let ways = paths.ways(rabbit, steps, &mut self.random, caution);
        self.queue.extend(ways.into_iter().map(|way| (rabbit, way)));
        if !self.plans[rabbit].is_empty() {
            self.queue.push((rabbit, Plan::new()));
        }
    }
}

impl super::Search for Search {
    fn begin(&mut self, position: &Position) {
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
        self.evaluate_plans();
    }

    fn think(&mut self, clock: &dyn Clock, budget: Budget) -> bool {
        self.tally.grant(budget);
        while !self.tally.is_spent(clock, budget) {
            self.work();
            self.tally.spend(1);
        }
        self.tally.settle();
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
            line: told(self.position(), &self.trace),
        }
    }
}

/// The moves of both sides in the first turns of a trace.
fn told(from: &Position, trace: &[Turn]) -> Vec<Move> {
    let mut at = *from;
    let mut line = Vec::new();
    for turn in trace.iter().take(TOLD) {
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
