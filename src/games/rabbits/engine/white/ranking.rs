//! Ranks the rabbits' joint moves. It keeps the plans that the search tries, by their first turn. For the best of these moves
//! it searches for better and better plans, so that the moves can be compared.

use super::forecast::{Plan, Turn};
use super::paths::PathSearch;
use super::{MAX_STEPS, Search, line_of};
use crate::core::order::descending;
use crate::games::rabbits::engine::Search as _;
use crate::games::rabbits::engine::analysis::{self, Candidate};
use crate::games::rabbits::engine::maze::{Maze, NOWHERE};
use crate::games::rabbits::engine::position::{BLACK, Position, WHITE};
use crate::games::rabbits::{Move, RABBITS};
use crate::thinking::search::Random;

/// The maximum number of joint moves kept.
const MAX_KEPT: usize = 48;
/// The number of best moves whose plans are improved.
const IMPROVED_MOVES: usize = 8;
/// The cycle of the work on plans: one piece in this many improves a stored move, one exchanges plans between moves, and the
/// others vary the best move.
const CYCLE: u64 = 4;
/// The cost of a piece of work, in pieces of a search that is not wary.
const WORK_COST: u64 = 2;
/// The number of times the hunters search for better plans before all plans are evaluated again.
const SEARCHES_PER_RENEWAL: usize = 8;

/// A joint move with the best known plans for it.
struct Kept {
    to: [u16; RABBITS],
    value: f32,
    plans: [Plan; RABBITS],
    trace: Vec<Turn>,
}

/// The search and the joint moves that it has found.
pub struct Ranking {
    search: Search,
    random: Random,
    rounds: u64,
    kept: Vec<Kept>,
    also: Option<[u16; RABBITS]>,
    /// Plans to try, some of them after a certain joint move.
    queue: Vec<(Option<[u16; RABBITS]>, [Plan; RABBITS])>,
    next: usize,
}

impl Ranking {
    /// A ranking of a position in which the rabbits are to move. `also` is a legal move that is always analysed.
    pub fn new(position: &Position, seed: u64, also: Option<&Move>) -> Ranking {
        let mut search = Search::wary(seed);
        search.set_position(position);
        let mut ranking = Ranking {
            random: Random::new(seed ^ 1),
            search,
            rounds: 0,
            kept: Vec::new(),
            also: also.map(|mv| position.rabbits_after(mv)),
            queue: Vec::new(),
            next: 0,
        };
        ranking.take_best();
        if let Some(to) = ranking.also {
            ranking.try_after(to, ranking.search.plans.clone());
        }
        ranking
    }

    /// Tries plans and stores the result by its first turn.
    fn try_plans(&mut self, plans: [Plan; RABBITS]) {
        let mut trace = Vec::new();
        self.search.judge(&plans, false, &mut trace);
        self.try_after(trace[0].rabbits, plans);
    }

    /// Tries plans after a joint move, and stores the result.
    fn try_after(&mut self, to: [u16; RABBITS], plans: [Plan; RABBITS]) {
        let mut trace = Vec::new();
        let plans = pinned(plans, self.search.position(), &to);
        let value = self.search.judge(&plans, true, &mut trace);
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
        if self.kept.len() > MAX_KEPT {
            let last = self
                .kept
                .iter()
                .rposition(|kept| Some(kept.to) != self.also);
            last.map(|last| self.kept.remove(last));
        }
        self.adopt();
    }

    /// Tries plans, and the same plans with the first turn of the move that is always analysed. Similar plans can have very
    /// different values, so both moves get as many tries.
    fn try_with_twin(&mut self, after: Option<[u16; RABBITS]>, plans: [Plan; RABBITS]) {
        if let Some(to) = self.also {
            let (maze, rabbits) = (self.search.maze, self.search.position().rabbits);
            let twin = std::array::from_fn(|rabbit| match rabbits[rabbit] {
                NOWHERE => Plan::new(),
                _ => joined(maze, to[rabbit], &plans[rabbit]),
            });
            self.try_after(to, twin);
        }
        match after {
            Some(to) => self.try_after(to, plans),
            None => self.try_plans(plans),
        }
    }

    fn sort(&mut self) {
        descending(&mut self.kept, |kept| kept.value);
    }

    /// Hands the best plans to the search if they are better than its own.
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

    /// Evaluates all plans again with the new tours, and against the hunters' new plans.
    fn renew(&mut self) {
        self.search.orders.clone_from(self.search.tours.best());
        self.search.evaluate_plans();
        for _ in 0..SEARCHES_PER_RENEWAL {
            self.search.improve_hunters();
        }
        let old = std::mem::take(&mut self.kept);
        self.queue.clear();
        for kept in old {
            self.try_after(kept.to, kept.plans);
        }
        self.take_best();
    }

    /// The ways of a rabbit if the others move as in a trace.
    fn ways(&mut self, rabbit: usize, trace: &[Turn]) -> Vec<Plan> {
        let search = &self.search;
        let paths = PathSearch {
            maze: search.maze,
            position: search.position(),
            trace,
            hunters: &search.hunters,
            reach: &search.reach,
        };
        let steps = 4 + self.random.below(MAX_STEPS - 4);
        let caution = [0.0, 0.3, 1.0][self.random.below(3)];
        paths.ways(rabbit, steps, &mut self.random, caution)
    }

    /// The next free rabbit, in turn.
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

    /// Makes a rabbit begin differently from the best move.
    fn vary(&mut self) {
        let rabbit = self.next_rabbit();
        let trace = self.search.trace.clone();
        for way in self.ways(rabbit, &trace) {
            let mut plans = self.search.plans.clone();
            plans[rabbit] = way;
            self.queue.push((None, plans));
        }
    }

    /// One of the best moves. Often it is the move that is always analysed.
    fn chosen(&mut self) -> usize {
        let also = self.kept.iter().position(|kept| Some(kept.to) == self.also);
        match also {
            Some(also) if self.random.below(3) == 0 => also,
            _ => self.random.below(IMPROVED_MOVES.min(self.kept.len())),
        }
    }

    /// Replaces some rabbits' plans, after the first turn of one move, by those that they have for another.
    fn exchange(&mut self) {
        let one = self.chosen();
        let other = match self.random.below(2) {
            0 => 0,
            _ => self.chosen(),
        };
        let rabbits = &self.search.position().rabbits;
        let mut plans = self.kept[one].plans.clone();
        for rabbit in (0..RABBITS).filter(|&rabbit| rabbits[rabbit] != NOWHERE) {
            let to = self.kept[one].to[rabbit];
            plans[rabbit] = joined(self.search.maze, to, &self.kept[other].plans[rabbit]);
        }
        if plans != self.kept[one].plans {
            self.try_after(self.kept[one].to, plans);
        }
    }

    /// Searches for better ways for one of the stored moves.
    fn improve(&mut self) {
        let index = self.chosen();
        let rabbit = self.next_rabbit();
        let (to, trace) = (self.kept[index].to[rabbit], self.kept[index].trace.clone());
        for way in self.ways(rabbit, &trace) {
            if way[0] == to {
                let mut plans = self.kept[index].plans.clone();
                plans[rabbit] = way;
                self.queue.push((Some(self.kept[index].to), plans));
            }
        }
    }
}

/// A plan that begins with a step to a cell and then joins another plan, at the first place that it reaches in time, or else
/// late.
fn joined(maze: &Maze, to: u16, plan: &[u16]) -> Plan {
    let is_in_time = |&turn: &usize| usize::from(maze.distance(to, plan[turn])) <= turn;
    let turn = (0..plan.len()).find(is_in_time).unwrap_or(0);
    let Some(&goal) = plan.get(turn) else {
        return vec![to];
    };
    let mut joined = vec![to];
    let mut cell = to;
    while cell != goal {
        let ways = maze.ways(cell).neighbours().iter();
        let next = ways.min_by_key(|&&next| maze.distance(next, goal));
        cell = next.copied().unwrap_or(goal);
        joined.push(cell);
    }
    joined.extend_from_slice(&plan[turn + 1..]);
    joined
}

/// Plans that begin with a joint move, whatever the tours are.
fn pinned(mut plans: [Plan; RABBITS], position: &Position, to: &[u16; RABBITS]) -> [Plan; RABBITS] {
    for rabbit in (0..RABBITS).filter(|&rabbit| position.rabbits[rabbit] != NOWHERE) {
        if plans[rabbit].first() != Some(&to[rabbit]) {
            let is_near = plans[rabbit].first() == Some(&position.rabbits[rabbit]);
            // A plan that leads elsewhere is useless from the new cell. A plan that is only delayed is not.
            if to[rabbit] != position.rabbits[rabbit] && !is_near {
                plans[rabbit].clear();
            }
            plans[rabbit].insert(0, to[rabbit]);
        }
    }
    plans
}

impl analysis::Ranking for Ranking {
    fn work(&mut self) -> u64 {
        self.search.work += 1;
        if self.search.is_for_tours() {
            self.search.tours.improve();
        } else if self.search.is_for_renewal() {
            self.renew();
        } else if let Some((to, plans)) = self.queue.pop() {
            self.try_with_twin(to, plans);
        } else {
            self.rounds += 1;
            match self.rounds % CYCLE {
                0 => self.exchange(),
                1 => self.improve(),
                _ => self.vary(),
            }
        }
        WORK_COST * crate::games::rabbits::engine::levels::PACE
    }

    fn depth(&self) -> u32 {
        2 * self.search.trace.len() as u32
    }

    fn candidates(&self) -> Vec<Candidate> {
        let points = self.search.position().points;
        let lead = (points[WHITE] - points[BLACK]) as f32;
        let initial_value = self.search.forecast().initial_value();
        let candidate = |kept: &Kept| Candidate {
            to: kept.to.to_vec(),
            score: (100.0 * (lead + kept.value - initial_value)).round() as i32,
        };
        self.kept.iter().map(candidate).collect()
    }

    fn also(&self) -> Option<usize> {
        self.kept.iter().position(|kept| Some(kept.to) == self.also)
    }

    fn line(&self, index: usize) -> Vec<Move> {
        line_of(self.search.position(), &self.kept[index].trace)
    }
}
