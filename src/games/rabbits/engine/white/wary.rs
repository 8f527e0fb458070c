//! Wary rabbits: they also try their plans against several plans of the hunters.
//!
//! A [`Pool`] holds a few plans of the hunters. While the rabbits search for better plans against these, the hunters search for
//! better plans against the rabbits' best plans. The weight of the pool depends on how predictable the hunters of this game
//! have been: against hunters that only follow the nearest rabbit, the rabbits plan as if there were no pool.

use super::careful::{FORESIGHT, Foe};
use super::forecast::{Forecast, Plan, Turn};
use super::{HORIZON, Search};
use crate::games::rabbits::engine::black::change;
use crate::games::rabbits::engine::black::plan::{self, Course};
use crate::games::rabbits::engine::greedy;
use crate::games::rabbits::engine::maze::{Maze, NOWHERE};
use crate::games::rabbits::engine::position::Position;
use crate::games::rabbits::{HUNTERS, RABBITS};

/// The maximum number of plans in the pool.
const MAX_PLANS: usize = 5;
/// The number of changes to a plan that the hunters try in a piece of work.
const CHANGES_PER_WORK: usize = 12;
/// In each [`CYCLE`] pieces of work that do not improve the tours, at least this many are the hunters'.
const SHARE: u64 = 1;
/// See [`SHARE`].
const CYCLE: u64 = 4;
/// Plans that are worse by this many points against the first foes are not tried against the others.
const HOPELESS_POINTS: f32 = 15.0;
/// The weight of the danger of being closed in from all sides right after the first move.
const CLOSED_IN_WEIGHT: f32 = 2.0;
/// The share of the past statistics that survives a turn.
const MEMORY_PER_TURN: f32 = 0.9;
/// The share of unexpected steps that even predictable hunters make.
const EXPECTED_MISSED: f32 = 0.08;
/// The growth of the pool's weight with the share of unpredicted steps.
const MISSED_WEIGHT: f32 = 20.0;

/// The hunters' plans, each good against some plans of the rabbits.
#[derive(Clone, Default)]
pub struct Pool {
    foes: Vec<plan::Plan>,
    /// The values of the rabbits' best plans against each; empty if unknown.
    values: Vec<f32>,
    /// The share of the hunters' steps that the rabbits did not predict, summed up over `seen` turns. Older turns count less.
    missed: f32,
    seen: f32,
}

impl Pool {
    /// The weight of the pool, between 0 and 1. The expected hunters have the rest.
    fn weight(&self) -> f32 {
        let missed = (self.missed + 0.5) / (self.seen + 2.0);
        (MISSED_WEIGHT * (missed - EXPECTED_MISSED)).clamp(0.0, 1.0)
    }

    /// Learns from a turn of the hunters how predictable they are.
    fn learn(&mut self, expected: &[[u16; HUNTERS]; 2], moved: &[u16; HUNTERS]) {
        let is_missed = |&hunter: &usize| expected.iter().all(|to| to[hunter] != moved[hunter]);
        let missed = (0..HUNTERS).filter(is_missed).count();
        self.missed = MEMORY_PER_TURN * self.missed + missed as f32 / HUNTERS as f32;
        self.seen = MEMORY_PER_TURN * self.seen + 1.0;
    }

    /// Advances the plans to the next turn, and adds the plan of greedy hunters.
    fn follow(&mut self, maze: &Maze, position: &Position) {
        self.values.clear();
        for foe in &mut self.foes {
            *foe = foe.map(Course::later);
        }
        let mut greedy = [Course::follow(0); HUNTERS];
        for (hunter, rabbit) in greedy::prey(maze, position) {
            greedy[hunter] = Course::follow(rabbit as u8);
        }
        if !self.foes.contains(&greedy) {
            self.foes.push(greedy);
        }
    }

    /// The plan against which the rabbits fare worst, or a random one.
    fn index(&self, random: &mut crate::thinking::search::Random) -> usize {
        let index = random.below(self.foes.len());
        match random.below(2) {
            0 => self.extreme(-1.0),
            _ => index,
        }
    }

    /// The plan with the highest value for the rabbits, or the lowest with `sign` -1.
    fn extreme(&self, sign: f32) -> usize {
        let signed = |&index: &usize| sign * self.values[index];
        let order = |a: &usize, b: &usize| signed(a).total_cmp(&signed(b));
        (0..self.values.len()).max_by(order).unwrap_or(0)
    }

    /// Adds a plan. If there are too many, it removes the plan least dangerous to the rabbits.
    fn add(&mut self, foe: plan::Plan, value: f32) {
        self.foes.insert(0, foe);
        self.values.insert(0, value);
        if self.foes.len() > MAX_PLANS {
            let mildest = self.extreme(1.0);
            self.foes.remove(mildest);
            self.values.remove(mildest);
        }
    }
}

/// The value of plans by their values against all foes: half the minimum plus half the mean.
fn mixed(values: &[f32]) -> f32 {
    let lowest = values.iter().copied().fold(f32::MAX, f32::min);
    let mean = values.iter().sum::<f32>() / values.len() as f32;
    0.5 * (lowest + mean)
}

impl Search {
    /// A search of wary rabbits.
    pub fn wary(seed: u64) -> Search {
        Search {
            is_wary: true,
            pool: Some(Pool::default()),
            ..Search::new(seed)
        }
    }

    /// The pool, if the rabbits have reason to be wary now.
    pub(super) fn wariness(&self) -> Option<&Pool> {
        self.pool.as_ref().filter(|pool| pool.weight() > 0.0)
    }

    /// Learns from the hunters' last move, which followed the best move in `before`.
    pub(super) fn learn(&mut self, before: &Position, position: &Position) {
        let Some(pool) = &mut self.pool else {
            return;
        };
        let mut then = *before;
        for (cell, &to) in then.rabbits.iter_mut().zip(&self.trace[0].rabbits) {
            *cell = if before.hunters.contains(&to) {
                NOWHERE
            } else {
                to
            };
        }
        let expected = [0, 1].map(|variant| self.hunters.expected(self.maze, &then, variant));
        pool.learn(&expected, &position.hunters);
    }

    /// Prepares the pool for a new position.
    pub(super) fn renew_pool(&mut self, position: &Position) {
        if let Some(pool) = &mut self.pool {
            pool.follow(self.maze, position);
        }
    }

    /// The value of any plans, hopeless or not. Writes the turns to `trace`. If the plans are pinned, each first step is made.
    pub(super) fn judge(
        &self,
        plans: &[Plan; RABBITS],
        pinned: bool,
        trace: &mut Vec<Turn>,
    ) -> f32 {
        let forecast = Forecast {
            pinned,
            ..self.forecast()
        };
        match self.wariness() {
            Some(pool) => self.evaluate_warily(&forecast, pool, plans, &[], trace).0,
            None => self.evaluate(plans, trace),
        }
    }

    /// The value of plans, and the values against each foe. Writes the turns to `trace`. Plans that seem hopeless beside the
    /// values of others against each foe have the lowest possible value.
    fn evaluate_warily(
        &self,
        forecast: &Forecast,
        pool: &Pool,
        plans: &[Plan; RABBITS],
        others: &[f32],
        trace: &mut Vec<Turn>,
    ) -> (f32, Vec<f32>) {
        let mut values = Vec::with_capacity(MAX_PLANS + 1);
        for (index, foe) in pool.foes.iter().enumerate() {
            values.push(forecast.careful_value(plans, Foe::Planned(foe), trace));
            let known = others.get(..=index);
            if known.is_some_and(|known| mixed(&values) < mixed(known) - HOPELESS_POINTS) {
                return (f32::MIN, values);
            }
        }
        let weight = pool.weight();
        let mut value = weight * mixed(&values);
        if weight < 1.0 {
            value += (1.0 - weight) * forecast.careful_value(plans, Foe::Expected, trace);
        }
        (
            value - CLOSED_IN_WEIGHT * self.hazard(&trace[0].rabbits),
            values,
        )
    }

    /// Evaluates the rabbits' best plans again.
    pub(super) fn evaluate_plans_warily(&mut self) {
        let Some(mut pool) = self.pool.take() else {
            return;
        };
        let mut trace = std::mem::take(&mut self.trace);
        let forecast = self.forecast();
        (self.value, pool.values) =
            self.evaluate_warily(&forecast, &pool, &self.plans, &[], &mut trace);
        self.trace = trace;
        self.pool = Some(pool);
    }

    /// Adopts the values of new best plans against each foe.
    pub(super) fn take_values(&mut self, values: Vec<f32>) {
        if let Some(pool) = &mut self.pool {
            pool.values = values;
        }
    }

    /// The expected course of the game, each time against another foe.
    pub(super) fn course(&self) -> Vec<Turn> {
        let mut trace = self.trace.clone();
        if let Some(pool) = self.wariness() {
            let foe = &pool.foes[(self.work / 8) as usize % pool.foes.len()];
            let foe = Foe::Planned(foe);
            self.forecast().careful_value(&self.plans, foe, &mut trace);
        }
        trace
    }

    /// Whether this piece of work is the hunters'.
    pub(super) fn is_for_hunters(&self) -> bool {
        self.wariness().is_some() && self.work / 2 % CYCLE < SHARE
    }

    /// The value of some plans if they may be better than the best plans, and the values against each foe. Writes the turns to
    /// `trace`.
    pub(super) fn compare(
        &self,
        plans: &[Plan; RABBITS],
        trace: &mut Vec<Turn>,
    ) -> (f32, Vec<f32>) {
        match self.wariness() {
            Some(pool) => {
                let forecast = self.forecast();
                self.evaluate_warily(&forecast, pool, plans, &pool.values, trace)
            }
            None => (self.evaluate(plans, trace), Vec::new()),
        }
    }

    /// Searches for a plan of the hunters that is better against the rabbits' best plans than one of the pool.
    pub(super) fn improve_hunters(&mut self) {
        let Some(mut pool) = self.pool.take() else {
            return;
        };
        let index = pool.index(&mut self.random);
        let (best, value) = self.better_foe(pool.foes[index]);
        let is_better = value < pool.values[index] - 0.5;
        if is_better {
            let lowest = pool.values[pool.extreme(-1.0)];
            if value < lowest - 0.5 || self.random.below(4) == 0 {
                pool.add(best, value)
            } else {
                (pool.foes[index], pool.values[index]) = (best, value)
            }
        }
        self.pool = Some(pool);
        if is_better {
            self.evaluate_plans_warily();
        }
    }

    /// A plan of the hunters that is at least as good for them as the given one, with its value for the rabbits.
    fn better_foe(&mut self, foe: plan::Plan) -> (plan::Plan, f32) {
        let position = *self.position();
        let mut trace = Vec::with_capacity(FORESIGHT);
        let mut next = Vec::with_capacity(FORESIGHT);
        let mut best = foe;
        let foe = Foe::Planned(&foe);
        let mut value = self.forecast().careful_value(&self.plans, foe, &mut trace);
        for _ in 0..CHANGES_PER_WORK {
            let passed = |turn: usize, rabbit: usize| trace[turn].rabbits[rabbit];
            let random = &mut self.random;
            let plan = change(self.maze, random, &position, &best, trace.len(), passed);
            if plan == best {
                continue;
            }
            let foe = Foe::Planned(&plan);
            let worth = self.forecast().careful_value(&self.plans, foe, &mut next);
            if worth <= value {
                (value, best) = (worth, plan);
                std::mem::swap(&mut trace, &mut next);
            }
        }
        (best, value)
    }
}

const _: () = assert!(FORESIGHT <= HORIZON);
