//! Ranking the rabbits' joint moves: what the search tries anyway is kept by its first turn, and the best of these moves are
//! followed by ever better plans, so that they can be compared.

use super::forecast::{Plan, Turn};
use super::paths::Outlook;
use super::{LONGEST, Search, told};
use crate::bots::rabbits::Search as _;
use crate::bots::rabbits::maze::NOWHERE;
use crate::bots::rabbits::position::{BLACK, Position, WHITE};
use crate::bots::rabbits::ranker::{self, Candidate};
use crate::games::rabbits::{Move, RABBITS};
use crate::search::Random;

/// The most joint moves that are kept.
const KEPT: usize = 48;
/// The best of them are looked at more closely.
const CLOSE: usize = 8;
/// Of so many pieces of work half are the search's own, one tries other first steps and one improves what was kept.
const SHARES: u64 = 4;

/// A joint move with the best plans that are known to follow it.
struct Kept {
    to: [u16; RABBITS],
    value: f32,
    plans: [Plan; RABBITS],
    trace: Vec<Turn>,
}

/// The search with the joint moves that it has come by.
pub struct Ranking {
    search: Search,
    random: Random,
    work: u64,
    renewals: u32,
    kept: Vec<Kept>,
    also: Option<[u16; RABBITS]>,
    /// Plans that have not been tried yet.
    queue: Vec<[Plan; RABBITS]>,
    next: usize,
}

impl Ranking {
    /// Of a position in which the rabbits are to move; a legal move is looked at in any case.
    pub fn new(position: &Position, seed: u64, also: Option<&Move>) -> Ranking {
        let mut search = Search::new(seed);
        search.begin(position);
        let mut ranking = Ranking {
            random: Random::new(seed ^ 1),
            search,
            work: 0,
            renewals: 0,
            kept: Vec::new(),
            also: also.map(|mv| position.rabbits_after(mv)),
            queue: Vec::new(),
            next: 0,
        };
        ranking.take_best();
        if let Some(to) = ranking.also {
            let plans = pinned(ranking.search.plans.clone(), position, &to);
            ranking.try_plans(plans);
        }
        ranking
    }

    /// Tries plans and keeps what comes of them, by the first turn.
    fn try_plans(&mut self, plans: [Plan; RABBITS]) {
        let mut trace = Vec::new();
        self.search.evaluate(&plans, &mut trace);
        let to = trace[0].rabbits;
        let plans = pinned(plans, self.search.position(), &to);
        let value = self.search.evaluate(&plans, &mut trace);
        let new = Kept {
            to,
            value,
            plans,
            trace,
        };
        match self.kept.iter_mut().find(|kept| kept.to == to) {
            Some(kept) if kept.value >= value => return,
            Some(kept) => *kept = new,
            None => self.kept.push(new),
        }
        self.sort();
        if self.kept.len() > KEPT {
            let last = self
                .kept
                .iter()
                .rposition(|kept| Some(kept.to) != self.also);
            last.map(|last| self.kept.remove(last));
        }
        self.adopt();
    }

    fn sort(&mut self) {
        self.kept
            .sort_by(|one, other| other.value.total_cmp(&one.value));
    }

    /// Hands the search what is better than its own plans.
    fn adopt(&mut self) {
        let best = &self.kept[0];
        if best.value > self.search.value + 0.001 {
            self.search.plans.clone_from(&best.plans);
            self.search.trace.clone_from(&best.trace);
            self.search.value = best.value;
        }
    }

    fn take_best(&mut self) {
        self.try_plans(self.search.plans.clone());
    }

    /// Values all anew, as the tours are others.
    fn renew(&mut self) {
        self.renewals = self.search.renewals;
        let old = std::mem::take(&mut self.kept);
        self.queue.clear();
        for kept in old {
            self.try_plans(kept.plans);
        }
        self.take_best();
    }

    /// The ways of a rabbit if the others do as in a trace.
    fn ways(&mut self, rabbit: usize, trace: &[Turn]) -> Vec<Plan> {
        let search = &self.search;
        let outlook = Outlook {
            maze: search.maze,
            position: search.position(),
            trace,
            hunters: &search.hunters,
            reach: &search.reach,
        };
        let steps = 4 + self.random.below(LONGEST - 4);
        let caution = [0.0, 0.3, 1.0][self.random.below(3)];
        outlook.ways(rabbit, steps, &mut self.random, caution)
    }

    /// A free rabbit, one after the other.
    fn next_rabbit(&mut self) -> usize {
        let rabbits = &self.search.position().rabbits;
        let mut next = self.next;
        for _ in 0..RABBITS {
            next = (next + 1) % RABBITS;
            if rabbits[next] != NOWHERE {
                break;
            }
        }
        self.next = next;
        next
    }

    /// Lets a rabbit begin otherwise than in the best move.
    fn vary(&mut self) {
        let rabbit = self.next_rabbit();
        let trace = self.search.trace.clone();
        for way in self.ways(rabbit, &trace) {
            let mut plans = self.search.plans.clone();
            plans[rabbit] = way;
            self.queue.push(plans);
        }
    }

    /// Looks for better ways after one of the moves that were kept.
    fn improve(&mut self) {
        let also = self.kept.iter().position(|kept| Some(kept.to) == self.also);
        let close = CLOSE.min(self.kept.len());
        let index = match also {
            Some(also) if self.random.below(close + 1) == 0 => also,
            _ => self.random.below(close),
        };
        let rabbit = self.next_rabbit();
        let (to, trace) = (self.kept[index].to[rabbit], self.kept[index].trace.clone());
        for way in self.ways(rabbit, &trace) {
            if way[0] == to {
                let mut plans = self.kept[index].plans.clone();
                plans[rabbit] = way;
                self.queue.push(plans);
            }
        }
    }
}

/// Plans that begin with a joint move whatever the tours are.
fn pinned(mut plans: [Plan; RABBITS], position: &Position, to: &[u16; RABBITS]) -> [Plan; RABBITS] {
    for rabbit in (0..RABBITS).filter(|&rabbit| position.rabbits[rabbit] != NOWHERE) {
        if plans[rabbit].first() != Some(&to[rabbit]) {
            let is_near = plans[rabbit].first() == Some(&position.rabbits[rabbit]);
            // A plan that leads elsewhere is no use from there, one that was only held up is.
            if to[rabbit] != position.rabbits[rabbit] && !is_near {
                plans[rabbit].clear();
            }
            plans[rabbit].insert(0, to[rabbit]);
        }
    }
    plans
}

impl ranker::Ranking for Ranking {
    fn work(&mut self) -> u64 {
        self.work += 1;
        match (self.work % SHARES, self.queue.pop()) {
            (0 | 1, plans) => {
                self.queue.extend(plans);
                let before = self.search.value;
                self.search.work();
                if self.search.renewals != self.renewals {
                    self.renew();
                } else if self.search.value != before {
                    self.take_best();
                }
            }
            (_, Some(plans)) => self.try_plans(plans),
            (2, None) => self.vary(),
            (_, None) => self.improve(),
        }
        crate::bots::rabbits::levels::PACE
    }

    fn depth(&self) -> u32 {
        2 * self.search.trace.len() as u32
    }

    fn candidates(&self) -> Vec<Candidate> {
        let points = self.search.position().points;
        let lead = (points[WHITE] - points[BLACK]) as f32;
        let outset = self.search.forecast().outset();
        let candidate = |kept: &Kept| Candidate {
            to: kept.to.to_vec(),
            score: (100.0 * (lead + kept.value - outset)).round() as i32,
        };
        self.kept.iter().map(candidate).collect()
    }

    fn also(&self) -> Option<usize> {
        self.kept.iter().position(|kept| Some(kept.to) == self.also)
    }

    fn line(&self, index: usize) -> Vec<Move> {
        told(self.search.position(), &self.kept[index].trace)
    }
}
