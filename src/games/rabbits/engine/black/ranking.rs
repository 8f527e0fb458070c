//! Ranks the hunters' joint moves. It keeps the plans that the search tries, by their first turn. For the best of these moves
//! it searches for better and better plans, so that the moves can be compared.

use super::evaluation::evaluate;
use super::{FREEDOM, HORIZON, Search, Trial};
use crate::core::order::descending;
use crate::games::rabbits::engine::Search as _;
use crate::games::rabbits::engine::analysis::{self, Candidate};
use crate::games::rabbits::engine::position::{BLACK, Position, WHITE};
use crate::games::rabbits::{HUNTERS, Move};

/// The maximum number of joint moves kept.
const MAX_KEPT: usize = 48;
/// The number of best moves whose plans are improved.
const IMPROVED_MOVES: usize = 8;

/// The search and the joint moves that it has found.
pub struct Ranking {
    search: Search,
    work: u64,
    /// The best known plan for each joint move, the best first.
    kept: Vec<Trial>,
    also: Option<[u16; HUNTERS]>,
}

impl Ranking {
    /// A ranking of a position in which the hunters are to move. `also` is a legal move that is always analysed.
    pub fn new(position: &Position, seed: u64, also: Option<&Move>) -> Ranking {
        let mut search = Search::new(seed);
        search.set_position(position);
        let mut ranking = Ranking {
            work: 0,
            kept: Vec::new(),
            also: also.map(|mv| position.hunters_after(mv)),
            search,
        };
        let best = ranking.best();
        ranking.keep(best);
        if let Some(to) = ranking.also {
            let trial = ranking.search.try_after(to, &best.plan);
            ranking.keep(trial);
        }
        ranking
    }

    fn best(&self) -> Trial {
        self.search.best.expect("begin comes first")
    }

    fn keep(&mut self, trial: Trial) {
        match self.kept.iter_mut().find(|kept| kept.first == trial.first) {
            Some(kept) if kept.value >= trial.value => return,
            Some(kept) => *kept = trial,
            None => self.kept.push(trial),
        }
        descending(&mut self.kept, |kept| kept.value);
        if self.kept.len() > MAX_KEPT {
            let last = self
                .kept
                .iter()
                .rposition(|kept| Some(kept.first) != self.also);
            last.map(|last| self.kept.remove(last));
        }
        if self.kept[0].value > self.best().value {
            self.search.best = Some(self.kept[0]);
        }
    }

    /// One of the best moves. Often it is the move that is always analysed.
    fn chosen(&mut self) -> Trial {
        let index = match analysis::Ranking::also(self) {
            Some(also) if self.search.random.below(3) == 0 => also,
            _ => self
                .search
                .random
                .below(IMPROVED_MOVES.min(self.kept.len())),
        };
        self.kept[index]
    }

    /// Searches for a better plan for one of the stored moves.
    fn improve(&mut self) {
        let kept = self.chosen();
        let plan = self.search.change(&kept);
        let trial = self.search.try_after(kept.first, &plan);
        self.keep(trial);
    }

    /// Exchanges some hunters' plans for those that they have for another move.
    fn exchange(&mut self) {
        let kept = self.chosen();
        let other = match self.search.random.below(2) {
            0 => self.kept[0],
            _ => self.chosen(),
        };
        let mut plan = kept.plan;
        for (course, other) in plan.iter_mut().zip(&other.plan) {
            if self.search.random.below(4) > 0 {
                *course = *other;
            }
        }
        if plan == kept.plan {
            self.search.tally.spend(1)
        } else {
            let trial = self.search.try_after(kept.first, &plan);
            self.keep(trial);
        }
    }

    /// Does a step of the search itself.
    fn search(&mut self) {
        let best = self.best();
        let plan = self.search.change(&best);
        if plan == best.plan {
            self.search.tally.spend(1);
            return;
        }
        let trial = self.search.try_plan(&plan);
        if trial.value >= best.value {
            self.search.best = Some(trial);
        }
        self.keep(trial);
        // Similar plans can have very different values, so the move that is always analysed gets as many tries as the others.
        if let Some(to) = self.also {
            let twin = self.search.try_after(to, &plan);
            self.keep(twin);
        }
    }
}

impl analysis::Ranking for Ranking {
    fn work(&mut self) -> u64 {
        let before = self.search.tally.spent();
        self.work += 1;
        match self.work % 4 {
            0 => self.exchange(),
            1 => self.improve(),
            _ => self.search(),
        }
        self.search.tally.spent() - before
    }

    fn depth(&self) -> u32 {
        2 * HORIZON as u32
    }

    fn candidates(&self) -> Vec<Candidate> {
        let position = self.search.position();
        let lead = 100 * (position.points[BLACK] - position.points[WHITE]);
        // No move has to answer for the unavoidable cost of the free rabbits.
        let turns = HORIZON.min(position.turns_left(BLACK).into()) as i32;
        let freedom = FREEDOM * turns * position.free() as i32;
        let unavoidable = evaluate(self.search.maze, position) - lead - freedom;
        let candidate = |kept: &Trial| Candidate {
            to: kept.first.to_vec(),
            score: kept.value - unavoidable,
        };
        self.kept.iter().map(candidate).collect()
    }

    fn also(&self) -> Option<usize> {
        self.kept
            .iter()
            .position(|kept| Some(kept.first) == self.also)
    }

    fn line(&self, index: usize) -> Vec<Move> {
        self.search.line(&self.kept[index])
    }
}
