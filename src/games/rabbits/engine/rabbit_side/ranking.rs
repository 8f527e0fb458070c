//! Ranks the rabbits' joint moves. It keeps the plans that the search tries, by their first turn. For the best of these moves
//! it searches for better and better plans, so that the moves can be compared.

use super::forecast::{Plan, Turn};
use super::paths::PathSearch;
use super::{MAX_STEPS, Search, line_of};
use crate::core::order::descending;
use crate::games::rabbits::engine::Search as _;
use crate::games::rabbits::engine::analysis::{self, Candidate};
use crate::games::rabbits::engine::maze::{Maze, NOWHERE};
use crate::games::rabbits::engine::position::{HUNTER_SEAT, Position, RABBIT_SEAT};
use crate::games::rabbits::{Move, RABBITS};
use crate::thinking::search::Random;

/// The maximum number of joint moves kept.
const MAX_RANKED_MOVES: usize = 48;
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
struct RankedMove {
    first_cells: [u16; RABBITS],
    value: f32,
    plans: [Plan; RABBITS],
    trace: Vec<Turn>,
}

/// The search and the joint moves that it has found.
pub struct Ranking {
    search: Search,
    random: Random,
    rounds: u64,
    ranked_moves: Vec<RankedMove>,
    required_cells: Option<[u16; RABBITS]>,
    /// Plans to try, some of them after a certain joint move.
    queue: Vec<(Option<[u16; RABBITS]>, [Plan; RABBITS])>,
    next_rabbit: usize,
}

impl Ranking {
    /// A ranking of a position in which the rabbits are to move. `required_cells` is a legal move that is always analysed.
    pub fn new(position: &Position, seed: u64, required_cells: Option<&Move>) -> Ranking {
        let mut search = Search::wary(seed);
        search.set_position(position);
        let mut ranking = Ranking {
            random: Random::new(seed ^ 1),
            search,
            rounds: 0,
            ranked_moves: Vec::new(),
            required_cells: required_cells.map(|mv| position.rabbits_after(mv)),
            queue: Vec::new(),
            next_rabbit: 0,
        };
        ranking.try_search_plans();
        if let Some(first_cells) = ranking.required_cells {
            ranking.try_plans_after(first_cells, ranking.search.plans.clone());
        }
        ranking
    }

    /// Tries plans and stores the result by its first turn.
    fn try_plans(&mut self, plans: [Plan; RABBITS]) {
        let mut trace = Vec::new();
        self.search.value_of_plans(&plans, false, &mut trace);
        self.try_plans_after(trace[0].rabbits, plans);
    }

    /// Tries plans after a joint move, and stores the result.
    fn try_plans_after(&mut self, first_cells: [u16; RABBITS], plans: [Plan; RABBITS]) {
        let mut trace = Vec::new();
        let plans = plans_with_first_step(plans, self.search.position(), &first_cells);
        let value = self.search.value_of_plans(&plans, true, &mut trace);
        let new_move = RankedMove {
            first_cells,
            value,
            plans,
            trace,
        };
        match self
            .ranked_moves
            .iter_mut()
            .find(|ranked| ranked.first_cells == first_cells)
        {
            Some(ranked) if ranked.value >= value => return,
            Some(ranked) => *ranked = new_move,
            None => self.ranked_moves.push(new_move),
        }
        self.sort();
        if self.ranked_moves.len() > MAX_RANKED_MOVES {
            let worst_index = self
                .ranked_moves
                .iter()
                .rposition(|ranked| Some(ranked.first_cells) != self.required_cells);
            worst_index.map(|index| self.ranked_moves.remove(index));
        }
        self.hand_best_to_search();
    }

    /// Tries plans, and the same plans with the first turn of the move that is always analysed. Similar plans can have very
    /// different values, so both moves get as many tries.
    fn try_also_with_required(
        &mut self,
        first_cells: Option<[u16; RABBITS]>,
        plans: [Plan; RABBITS],
    ) {
        if let Some(first_cells) = self.required_cells {
            let (maze, rabbits) = (self.search.maze, self.search.position().rabbits);
            let plans_of_required_move = std::array::from_fn(|rabbit| match rabbits[rabbit] {
                NOWHERE => Plan::new(),
                _ => plan_after_first_step(maze, first_cells[rabbit], &plans[rabbit]),
            });
            self.try_plans_after(first_cells, plans_of_required_move);
        }
        match first_cells {
            Some(first_cells) => self.try_plans_after(first_cells, plans),
            None => self.try_plans(plans),
        }
    }

    /// Sorts the moves, the best first.
    fn sort(&mut self) {
        descending(&mut self.ranked_moves, |ranked| ranked.value);
    }

    /// Hands the best plans to the search if they are better than its own.
    fn hand_best_to_search(&mut self) {
        let best = &self.ranked_moves[0];
        if best.value > self.search.value + 0.001 {
            self.search.plans.clone_from(&best.plans);
            self.search.trace.clone_from(&best.trace);
            self.search.value = best.value;
        }
    }

    /// Tries the best plans of the search.
    fn try_search_plans(&mut self) {
        self.try_plans(self.search.plans.clone());
    }

    /// Evaluates all plans again with the new tours, and against the hunters' new plans.
    fn evaluate_again(&mut self) {
        self.search.orders.clone_from(self.search.tours.best());
        self.search.evaluate_plans();
        for _ in 0..SEARCHES_PER_RENEWAL {
            self.search.improve_hunters();
        }
        let old_moves = std::mem::take(&mut self.ranked_moves);
        self.queue.clear();
        for ranked in old_moves {
            self.try_plans_after(ranked.first_cells, ranked.plans);
        }
        self.try_search_plans();
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
        let mut next_rabbit = self.next_rabbit;
        for _ in 0..RABBITS {
            next_rabbit = (next_rabbit + 1) % RABBITS;
            if rabbits[next_rabbit] != NOWHERE {
                break;
            }
        }
        self.next_rabbit = next_rabbit;
        next_rabbit
    }

    /// Makes a rabbit begin differently from the best move.
    fn queue_variations(&mut self) {
        let rabbit = self.next_rabbit();
        let trace = self.search.trace.clone();
        for way in self.ways(rabbit, &trace) {
            let mut plans = self.search.plans.clone();
            plans[rabbit] = way;
            self.queue.push((None, plans));
        }
    }

    /// One of the best moves. Often it is the move that is always analysed.
    fn random_good_move(&mut self) -> usize {
        let required_index = self
            .ranked_moves
            .iter()
            .position(|ranked| Some(ranked.first_cells) == self.required_cells);
        match required_index {
            Some(required_index) if self.random.below(3) == 0 => required_index,
            _ => self
                .random
                .below(IMPROVED_MOVES.min(self.ranked_moves.len())),
        }
    }

    /// Replaces some rabbits' plans, after the first turn of one move, by those that they have for another.
    fn combine_plans(&mut self) {
        let index = self.random_good_move();
        let other_index = match self.random.below(2) {
            0 => 0,
            _ => self.random_good_move(),
        };
        let rabbits = &self.search.position().rabbits;
        let mut plans = self.ranked_moves[index].plans.clone();
        for rabbit in (0..RABBITS).filter(|&rabbit| rabbits[rabbit] != NOWHERE) {
            let first_cells = self.ranked_moves[index].first_cells[rabbit];
            plans[rabbit] = plan_after_first_step(
                self.search.maze,
                first_cells,
                &self.ranked_moves[other_index].plans[rabbit],
            );
        }
        if plans != self.ranked_moves[index].plans {
            self.try_plans_after(self.ranked_moves[index].first_cells, plans);
        }
    }

    /// Searches for better ways for one of the stored moves.
    fn queue_improvements(&mut self) {
        let index = self.random_good_move();
        let rabbit = self.next_rabbit();
        let (first_cell, trace) = (
            self.ranked_moves[index].first_cells[rabbit],
            self.ranked_moves[index].trace.clone(),
        );
        for way in self.ways(rabbit, &trace) {
            if way[0] == first_cell {
                let mut plans = self.ranked_moves[index].plans.clone();
                plans[rabbit] = way;
                self.queue
                    .push((Some(self.ranked_moves[index].first_cells), plans));
            }
        }
    }
}

/// Returns a plan that begins with a step to a cell and then joins another plan. It joins at the first cell that it reaches in
/// time; if there is none, at the start of the other plan.
fn plan_after_first_step(maze: &Maze, first_cell: u16, plan: &[u16]) -> Plan {
    let is_in_time = |&turn: &usize| usize::from(maze.distance(first_cell, plan[turn])) <= turn;
    let turn = (0..plan.len()).find(is_in_time).unwrap_or(0);
    let Some(&joining_cell) = plan.get(turn) else {
        return vec![first_cell];
    };
    let mut joined_plan = vec![first_cell];
    let mut cell = first_cell;
    while cell != joining_cell {
        let ways = maze.ways(cell).neighbours().iter();
        let next = ways.min_by_key(|&&next| maze.distance(next, joining_cell));
        cell = next.copied().unwrap_or(joining_cell);
        joined_plan.push(cell);
    }
    joined_plan.extend_from_slice(&plan[turn + 1..]);
    joined_plan
}

/// Plans that begin with a joint move, whatever the tours are.
fn plans_with_first_step(
    mut plans: [Plan; RABBITS],
    position: &Position,
    first_cells: &[u16; RABBITS],
) -> [Plan; RABBITS] {
    for rabbit in (0..RABBITS).filter(|&rabbit| position.rabbits[rabbit] != NOWHERE) {
        if plans[rabbit].first() != Some(&first_cells[rabbit]) {
            let is_near = plans[rabbit].first() == Some(&position.rabbits[rabbit]);
            // A plan that leads elsewhere is useless from the new cell. A plan that is only delayed is not.
            if first_cells[rabbit] != position.rabbits[rabbit] && !is_near {
                plans[rabbit].clear();
            }
            plans[rabbit].insert(0, first_cells[rabbit]);
        }
    }
    plans
}

impl analysis::Ranking for Ranking {
    fn search_step(&mut self) -> u64 {
        self.search.work_count += 1;
        if self.search.is_time_to_improve_tours() {
            self.search.tours.improve();
        } else if self.search.is_time_to_renew_orders() {
            self.evaluate_again();
        } else if let Some((first_cells, plans)) = self.queue.pop() {
            self.try_also_with_required(first_cells, plans);
        } else {
            self.rounds += 1;
            match self.rounds % CYCLE {
                0 => self.combine_plans(),
                1 => self.queue_improvements(),
                _ => self.queue_variations(),
            }
        }
        WORK_COST * crate::games::rabbits::engine::levels::HUNTER_NODES_PER_RABBIT_NODE
    }

    fn depth(&self) -> u32 {
        2 * self.search.trace.len() as u32
    }

    fn candidates(&self) -> Vec<Candidate> {
        let points = self.search.position().points;
        let lead = (points[RABBIT_SEAT] - points[HUNTER_SEAT]) as f32;
        let initial_value = self.search.forecast().initial_value();
        let candidate = |ranked: &RankedMove| Candidate {
            target_cells: ranked.first_cells.to_vec(),
            score: (100.0 * (lead + ranked.value - initial_value)).round() as i32,
        };
        self.ranked_moves.iter().map(candidate).collect()
    }

    fn required_index(&self) -> Option<usize> {
        self.ranked_moves
            .iter()
            .position(|ranked| Some(ranked.first_cells) == self.required_cells)
    }

    fn line(&self, index: usize) -> Vec<Move> {
        line_of(self.search.position(), &self.ranked_moves[index].trace)
    }
}
