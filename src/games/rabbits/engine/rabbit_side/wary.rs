//! The engine's side for the rabbits, when they are wary: they also try their plans against several plans of the hunters.
//!
//! A [`Pool`] holds a few plans of the hunters. While the rabbits search for better plans against these, the hunters search
//! for better plans against the rabbits' best plans. The weight of the pool depends on how predictable the hunters of this
//! game have been: against hunters that only follow the nearest rabbit, the rabbits plan as if there were no pool.

use super::careful::{FORESIGHT, HunterBehaviour};
use super::forecast::{Forecast, Plan, Turn};
use super::{HORIZON, Search};
use crate::games::rabbits::engine::greedy;
use crate::games::rabbits::engine::hunter_side::change_plan;
use crate::games::rabbits::engine::hunter_side::plan::{Course, Plan as HunterPlan};
use crate::games::rabbits::engine::maze::{Maze, NOWHERE};
use crate::games::rabbits::engine::position::Position;
use crate::games::rabbits::{HUNTERS, RABBITS};

/// The maximum number of plans in the pool.
const MAX_PLANS: usize = 5;
/// The number of changes to a plan that the hunters try in a piece of work.
const CHANGES_PER_WORK: usize = 12;
/// In each [`CYCLE`] pieces of work that do not improve the tours, at least this many are the hunters'.
const MIN_HUNTERS_WORK: u64 = 1;
/// See [`MIN_HUNTERS_WORK`].
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
    hunter_plans: Vec<HunterPlan>,
    /// The values of the rabbits' best plans against each; empty if unknown.
    values: Vec<f32>,
    /// The share of the hunters' steps that the rabbits did not predict, summed up over `turns_seen` turns. Older turns
    /// count less.
    missed_steps: f32,
    turns_seen: f32,
}

impl Pool {
    /// The weight of the pool, between 0 and 1. The expected hunters have the rest.
    fn weight(&self) -> f32 {
        let missed_steps = (self.missed_steps + 0.5) / (self.turns_seen + 2.0);
        (MISSED_WEIGHT * (missed_steps - EXPECTED_MISSED)).clamp(0.0, 1.0)
    }

    /// Learns from a turn of the hunters how predictable they are.
    fn learn(&mut self, expected: &[[u16; HUNTERS]; 2], moved: &[u16; HUNTERS]) {
        let is_missed = |&hunter: &usize| {
            expected
                .iter()
                .all(|target_cell| target_cell[hunter] != moved[hunter])
        };
        let missed_steps = (0..HUNTERS).filter(is_missed).count();
        self.missed_steps =
            MEMORY_PER_TURN * self.missed_steps + missed_steps as f32 / HUNTERS as f32;
        self.turns_seen = MEMORY_PER_TURN * self.turns_seen + 1.0;
    }

    /// Advances the plans to the next turn, and adds the plan of greedy hunters.
    fn advance_plans(&mut self, maze: &Maze, position: &Position) {
        self.values.clear();
        for foe in &mut self.hunter_plans {
            *foe = foe.map(Course::one_turn_later);
        }
        let mut greedy_plan = [Course::of_follower(0); HUNTERS];
        for (hunter, rabbit) in greedy::assign_prey(maze, position) {
            greedy_plan[hunter] = Course::of_follower(rabbit as u8);
        }
        if !self.hunter_plans.contains(&greedy_plan) {
            self.hunter_plans.push(greedy_plan);
        }
    }

    /// The index of the plan against which the rabbits fare worst, or of a random one.
    fn random_foe_index(&self, random: &mut crate::thinking::search::Random) -> usize {
        let index = random.below(self.hunter_plans.len());
        match random.below(2) {
            0 => self.index_of_most_dangerous_plan(),
            _ => index,
        }
    }

    /// The index of the plan with the highest value for the rabbits.
    fn index_of_least_dangerous_plan(&self) -> usize {
        let order = |&a: &usize, &b: &usize| self.values[a].total_cmp(&self.values[b]);
        (0..self.values.len()).max_by(order).unwrap_or(0)
    }

    /// The index of the plan with the lowest value for the rabbits.
    fn index_of_most_dangerous_plan(&self) -> usize {
        let order = |&a: &usize, &b: &usize| self.values[b].total_cmp(&self.values[a]);
        (0..self.values.len()).max_by(order).unwrap_or(0)
    }

    /// Adds a plan. If there are too many, it removes the plan least dangerous to the rabbits.
    fn add(&mut self, foe: HunterPlan, value: f32) {
        self.hunter_plans.insert(0, foe);
        self.values.insert(0, value);
        if self.hunter_plans.len() > MAX_PLANS {
            let least_dangerous = self.index_of_least_dangerous_plan();
            self.hunter_plans.remove(least_dangerous);
            self.values.remove(least_dangerous);
        }
    }
}

/// The value of plans by their values against all foes: half the minimum plus half the mean.
fn combined_value(values: &[f32]) -> f32 {
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
    pub(super) fn active_pool(&self) -> Option<&Pool> {
        self.pool.as_ref().filter(|pool| pool.weight() > 0.0)
    }

    /// Learns from the hunters' last move, which followed the best move in `before`.
    pub(super) fn learn_from_hunters(&mut self, before: &Position, position: &Position) {
        let Some(pool) = &mut self.pool else {
            return;
        };
        let mut position_after_rabbits = *before;
        for (cell, &target_cell) in position_after_rabbits
            .rabbits
            .iter_mut()
            .zip(&self.trace[0].rabbits)
        {
            *cell = if before.hunters.contains(&target_cell) {
                NOWHERE
            } else {
                target_cell
            };
        }
        let expected = [0, 1].map(|variant| {
            self.hunters
                .expected_cells(self.maze, &position_after_rabbits, variant)
        });
        pool.learn(&expected, &position.hunters);
    }

    /// Prepares the pool for a new position.
    pub(super) fn renew_pool(&mut self, position: &Position) {
        if let Some(pool) = &mut self.pool {
            pool.advance_plans(self.maze, position);
        }
    }

    /// The value of any plans, hopeless or not. Writes the turns to `trace`. With `forces_first_steps`, the
    /// rabbits make the first step of each plan even if it is unwise.
    pub(super) fn value_of_plans(
        &self,
        plans: &[Plan; RABBITS],
        forces_first_steps: bool,
        trace: &mut Vec<Turn>,
    ) -> f32 {
        let forecast = Forecast {
            forces_first_steps,
            ..self.forecast()
        };
        match self.active_pool() {
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
        values_of_others: &[f32],
        trace: &mut Vec<Turn>,
    ) -> (f32, Vec<f32>) {
        let mut values = Vec::with_capacity(MAX_PLANS + 1);
        for (index, foe) in pool.hunter_plans.iter().enumerate() {
            values.push(forecast.careful_value(plans, HunterBehaviour::Planned(foe), trace));
            let known_values = values_of_others.get(..=index);
            if known_values.is_some_and(|known_values| {
                combined_value(&values) < combined_value(known_values) - HOPELESS_POINTS
            }) {
                return (f32::MIN, values);
            }
        }
        let weight = pool.weight();
        let mut value = weight * combined_value(&values);
        if weight < 1.0 {
            value +=
                (1.0 - weight) * forecast.careful_value(plans, HunterBehaviour::Expected, trace);
        }
        (
            value - CLOSED_IN_WEIGHT * self.closed_in_cost(&trace[0].rabbits),
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
    pub(super) fn store_values_by_foe(&mut self, values: Vec<f32>) {
        if let Some(pool) = &mut self.pool {
            pool.values = values;
        }
    }

    /// The expected course of the game, each time against another foe.
    pub(super) fn expected_course(&self) -> Vec<Turn> {
        let mut trace = self.trace.clone();
        if let Some(pool) = self.active_pool() {
            let foe = &pool.hunter_plans[(self.work_count / 8) as usize % pool.hunter_plans.len()];
            let foe = HunterBehaviour::Planned(foe);
            self.forecast().careful_value(&self.plans, foe, &mut trace);
        }
        trace
    }

    /// Whether the next piece of work searches for better plans of the hunters.
    pub(super) fn is_time_for_hunters(&self) -> bool {
        self.active_pool().is_some() && self.work_count / 2 % CYCLE < MIN_HUNTERS_WORK
    }

    /// The value of some plans if they may be better than the best plans, and the values against each foe. Writes the turns
    /// to `trace`.
    pub(super) fn evaluate_against_best(
        &self,
        plans: &[Plan; RABBITS],
        trace: &mut Vec<Turn>,
    ) -> (f32, Vec<f32>) {
        match self.active_pool() {
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
        let index = pool.random_foe_index(&mut self.random);
        let (best, value) = self.better_hunters_plan(pool.hunter_plans[index]);
        let is_better = value < pool.values[index] - 0.5;
        if is_better {
            let lowest = pool.values[pool.index_of_most_dangerous_plan()];
            if value < lowest - 0.5 || self.random.below(4) == 0 {
                pool.add(best, value)
            } else {
                (pool.hunter_plans[index], pool.values[index]) = (best, value)
            }
        }
        self.pool = Some(pool);
        if is_better {
            self.evaluate_plans_warily();
        }
    }

    /// A plan of the hunters that is at least as good for them as the given one, with its value for the rabbits.
    fn better_hunters_plan(&mut self, foe: HunterPlan) -> (HunterPlan, f32) {
        let position = *self.position();
        let mut trace = Vec::with_capacity(FORESIGHT);
        let mut next_trace = Vec::with_capacity(FORESIGHT);
        let mut best = foe;
        let foe = HunterBehaviour::Planned(&foe);
        let mut value = self.forecast().careful_value(&self.plans, foe, &mut trace);
        for _ in 0..CHANGES_PER_WORK {
            let cell_of_rabbit = |turn: usize, rabbit: usize| trace[turn].rabbits[rabbit];
            let random = &mut self.random;
            let plan = change_plan(
                self.maze,
                random,
                &position,
                &best,
                trace.len(),
                cell_of_rabbit,
            );
            if plan == best {
                continue;
            }
            let foe = HunterBehaviour::Planned(&plan);
            let value_of_plan = self
                .forecast()
                .careful_value(&self.plans, foe, &mut next_trace);
            if value_of_plan <= value {
                (value, best) = (value_of_plan, plan);
                std::mem::swap(&mut trace, &mut next_trace);
            }
        }
        (best, value)
    }
}

const _: () = assert!(FORESIGHT <= HORIZON);
