//! Ranks the hunters' joint moves. It keeps the plans that the search tries, by their first turn. For the best of these moves
//! it searches for better and better plans, so that the moves can be compared.

use super::evaluation::evaluate;
use super::{COST_PER_FREE_TURN, HORIZON, Search, Trial};
use crate::core::order::descending;
use crate::games::rabbits::engine::Search as _;
use crate::games::rabbits::engine::analysis::{self, Candidate};
use crate::games::rabbits::engine::position::{HUNTER_SEAT, Position, RABBIT_SEAT};
use crate::games::rabbits::{HUNTERS, Move};

/// The maximum number of joint moves kept.
const MAX_TRIALS: usize = 48;
/// The number of best moves whose plans are improved.
const IMPROVED_MOVES: usize = 8;

/// The search and the joint moves that it has found.
pub struct Ranking {
    search: Search,
    steps_done: u64,
    /// The best known plan for each joint move, the best first.
    trials: Vec<Trial>,
    required_cells: Option<[u16; HUNTERS]>,
}

impl Ranking {
    /// A ranking of a position in which the hunters are to move. `required_cells` is a legal move that is always analysed.
    pub fn new(position: &Position, seed: u64, required_cells: Option<&Move>) -> Ranking {
        let mut search = Search::new(seed);
        search.set_position(position);
        let mut ranking = Ranking {
            steps_done: 0,
            trials: Vec::new(),
            required_cells: required_cells.map(|mv| position.hunters_after(mv)),
            search,
        };
        let best = ranking.best_trial();
        ranking.store_if_best(best);
        if let Some(first_cells) = ranking.required_cells {
            let trial = ranking.search.try_plan_after(first_cells, &best.plan);
            ranking.store_if_best(trial);
        }
        ranking
    }

    /// The best trial of the search.
    fn best_trial(&self) -> Trial {
        self.search.best.expect("set_position comes first")
    }

    /// Stores a trial, unless a better one of the same move is stored.
    fn store_if_best(&mut self, trial: Trial) {
        match self
            .trials
            .iter_mut()
            .find(|known| known.first_cells == trial.first_cells)
        {
            Some(known) if known.value >= trial.value => return,
            Some(known) => *known = trial,
            None => self.trials.push(trial),
        }
        descending(&mut self.trials, |known| known.value);
        if self.trials.len() > MAX_TRIALS {
            let worst_index = self
                .trials
                .iter()
                .rposition(|known| Some(known.first_cells) != self.required_cells);
            worst_index.map(|index| self.trials.remove(index));
        }
        if self.trials[0].value > self.best_trial().value {
            self.search.best = Some(self.trials[0]);
        }
    }

    /// One of the best moves. Often it is the move that is always analysed.
    fn random_good_trial(&mut self) -> Trial {
        let index = match analysis::Ranking::required_index(self) {
            Some(required_index) if self.search.random.below(3) == 0 => required_index,
            _ => self
                .search
                .random
                .below(IMPROVED_MOVES.min(self.trials.len())),
        };
        self.trials[index]
    }

    /// Searches for a better plan for one of the stored moves.
    fn improve_plan(&mut self) {
        let stored_trial = self.random_good_trial();
        let plan = self.search.change_plan(&stored_trial);
        let trial = self.search.try_plan_after(stored_trial.first_cells, &plan);
        self.store_if_best(trial);
    }

    /// Exchanges some hunters' plans for those that they have for another move.
    fn combine_plans(&mut self) {
        let stored_trial = self.random_good_trial();
        let other_trial = match self.search.random.below(2) {
            0 => self.trials[0],
            _ => self.random_good_trial(),
        };
        let mut plan = stored_trial.plan;
        for (course, other_course) in plan.iter_mut().zip(&other_trial.plan) {
            if self.search.random.below(4) > 0 {
                *course = *other_course;
            }
        }
        if plan == stored_trial.plan {
            self.search.tally.spend(1)
        } else {
            let trial = self.search.try_plan_after(stored_trial.first_cells, &plan);
            self.store_if_best(trial);
        }
    }

    /// Does a step of the search itself.
    fn change_best_plan(&mut self) {
        let best = self.best_trial();
        let plan = self.search.change_plan(&best);
        if plan == best.plan {
            self.search.tally.spend(1);
            return;
        }
        let trial = self.search.try_plan(&plan);
        if trial.value >= best.value {
            self.search.best = Some(trial);
        }
        self.store_if_best(trial);
        // Similar plans can have very different values, so the move that is always analysed gets as many tries as the others.
        if let Some(to) = self.required_cells {
            let trial_of_required_move = self.search.try_plan_after(to, &plan);
            self.store_if_best(trial_of_required_move);
        }
    }
}

impl analysis::Ranking for Ranking {
    fn search_step(&mut self) -> u64 {
        let nodes_before = self.search.tally.spent();
        self.steps_done += 1;
        match self.steps_done % 4 {
            0 => self.combine_plans(),
            1 => self.improve_plan(),
            _ => self.change_best_plan(),
        }
        self.search.tally.spent() - nodes_before
    }

    fn depth(&self) -> u32 {
        2 * HORIZON as u32
    }

    fn candidates(&self) -> Vec<Candidate> {
        let position = self.search.position();
        let lead = 100 * (position.points[HUNTER_SEAT] - position.points[RABBIT_SEAT]);
        // No move has to answer for the unavoidable cost of the free rabbits.
        let turns = HORIZON.min(position.turns_left(HUNTER_SEAT).into()) as i32;
        let cost_of_free_turns = COST_PER_FREE_TURN * turns * position.free_rabbits() as i32;
        let unavoidable = evaluate(self.search.maze, position) - lead - cost_of_free_turns;
        let candidate = |trial: &Trial| Candidate {
            target_cells: trial.first_cells.to_vec(),
            score: trial.value - unavoidable,
        };
        self.trials.iter().map(candidate).collect()
    }

    fn required_index(&self) -> Option<usize> {
        self.trials
            .iter()
            .position(|trial| Some(trial.first_cells) == self.required_cells)
    }

    fn line(&self, index: usize) -> Vec<Move> {
        self.search.line(&self.trials[index])
    }
}
