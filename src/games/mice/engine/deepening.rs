//! The search against one opponent: iterative deepening with alpha-beta.
//!
//! First the search tries every arrow that may change something alone, the player's own and the opponent's. Then it searches
//! the arrows with one reply, with two and so on. It compares only results of equal depth.

use super::rollouts::{Points, Rollouts, Scope, WeightedPoints, free_cells, lead};
use super::staged_search::varied_by_result;
use super::tree::{ArrowTask, INFINITE, SearchGuide, SeatProspects, Tree};
use super::trial::Line;
use crate::core::game::{Game, Seat};
use crate::core::order::descending;
use crate::games::mice::{Arrow, MAX_ARROWS, Mice};
use crate::thinking::search::Random;

/// The number of turns simulated from the position on.
const HORIZON: u8 = 31;

/// The maximum depth: the number of arrows placed before the last, which counts half.
const MAX_DEPTH: usize = 10;

/// With at most this many arrows left in the game, the search extends every arrow to the end.
const MAX_ARROWS_TO_EXTEND: usize = 2 * MAX_ARROWS;

/// The number of arrows searched at depths 1 to 5: the best of the previous depth. Deeper searches try as many as the last.
const ARROWS_BY_DEPTH: [usize; 5] = [usize::MAX, 48, 32, 24, 16];

/// A position, and the search results for its next arrow.
pub struct Deepening {
    position: Mice,
    random: Random,
    guide: SearchGuide,
    /// The rollouts of the position; before that, those of the sweep.
    rollouts: Rollouts,
    /// The sweep in progress. The first is the player's own, the second the opponent's.
    sweep: Option<Sweep>,
    /// The player's arrows, the best of the previous depth first.
    candidates: Vec<Candidate>,
    depth: usize,
    /// The number of arrows searched at this depth, and the best value among them.
    searched_count: usize,
    best_value: i32,
    best: Option<Line>,
    tree: Tree,
}

/// A sweep: a seat's arrows, each tried alone.
struct Sweep {
    seat: Seat,
    /// The arrows still to try. The first, which is tried last, changes nothing, if there is such an arrow.
    untried: Vec<Arrow>,
    tried: Vec<(Arrow, Points, i32)>,
}

/// An arrow of the player.
struct Candidate {
    arrow: Arrow,
    /// Its value alone.
    value_alone: i32,
    /// Its value at the greatest depth at which it was searched, or an upper bound of that value.
    value: i32,
}

impl Deepening {
    /// Starts with an unfinished position of two players.
    pub fn new(game: &Mice, random: Random) -> Deepening {
        let tries_every_arrow = arrows_left(game) <= MAX_ARROWS_TO_EXTEND;
        let scope = if tries_every_arrow {
            Scope::to_the_end(game)
        } else {
            Scope::discounted(game, HORIZON)
        };
        let mut deepening = Deepening {
            position: game.clone(),
            random,
            guide: SearchGuide::new(scope, tries_every_arrow),
            rollouts: Rollouts::new(game),
            sweep: None,
            candidates: Vec::new(),
            depth: 1,
            searched_count: 0,
            best_value: -INFINITE,
            best: None,
            tree: Tree::default(),
        };
        deepening.begin_sweep(game);
        deepening
    }

    /// The number of turns simulated so far.
    pub fn nodes(&self) -> u64 {
        self.rollouts.turns() + self.tree.turns()
    }

    /// Does one piece of work, some dozens of turns at most. Returns whether no work is left.
    pub fn search_step(&mut self) -> bool {
        if self.sweep.is_some() {
            self.continue_sweep();
        } else if !self.tree.is_empty() {
            if let Some((value, replies)) = self.tree.search_step(&self.guide) {
                self.record_value(value, &replies);
            }
        } else if self.searched_count < self.width() {
            self.search_next();
        } else if self.is_deepest() {
            return true;
        } else {
            self.deepen();
        }
        false
    }

    /// The best line known. `None` at the very beginning.
    pub fn best_line(&self) -> Option<Line> {
        if let Some(best) = &self.best {
            return Some(best.clone());
        }
        if let Some(best_candidate) = self.candidates.first() {
            return Some((best_candidate.value_alone, vec![best_candidate.arrow]));
        }
        let tried_arrows = self.sweep.as_ref()?.tried.iter();
        // The first of equally good arrows, in the order of the list.
        let &(arrow, _, value) = tried_arrows.rev().max_by_key(|&&(.., value)| value)?;
        Some((value, vec![arrow]))
    }

    /// A legal arrow of any value.
    pub fn any_arrow(&self) -> Option<Arrow> {
        self.sweep.as_ref()?.untried.last().copied()
    }
}

/// The number of arrows left in the game.
fn arrows_left(game: &Mice) -> usize {
    usize::from(game.board().turns()) - game.ply() as usize
}

/// Sweeps: arrows tried alone.
impl Deepening {
    /// Begins to try the arrows of the side to move in a position.
    fn begin_sweep(&mut self, position: &Mice) {
        let rollouts = &mut self.rollouts;
        rollouts.begin_within(&self.guide.scope, position, WeightedPoints::NOTHING);
        let free_cells = free_cells(position);
        let mut untried: Vec<Arrow> = rollouts.effective_arrows(&free_cells).collect();
        self.random.shuffle(&mut untried);
        untried.splice(0..0, rollouts.ineffective_arrow(&free_cells));
        self.sweep = Some(Sweep {
            seat: position.side(),
            untried,
            tried: Vec::new(),
        });
    }

    /// Tries the next arrow of the sweep, or ends the sweep.
    fn continue_sweep(&mut self) {
        let Some(sweep) = &mut self.sweep else { return };
        match sweep.untried.pop() {
            Some(arrow) => {
                let points = self.rollouts.points_after(&arrow);
                let value = lead(&points, 2, sweep.seat);
                sweep.tried.push((arrow, points, value));
            }
            None => self.end_sweep(),
        }
    }

    /// Stores the results of the sweep, and begins that of the opponent.
    fn end_sweep(&mut self) {
        let Some(mut sweep) = self.sweep.take() else {
            return;
        };
        let idle_value = sweep.tried.last().map_or(0, |&(.., value)| value);
        descending(&mut sweep.tried, |&(.., value)| value);
        let arrows = varied_by_result(&sweep.tried);
        self.guide.prospects_by_seat[sweep.seat.index()] = SeatProspects::new(&arrows, idle_value);
        let mut next = self.position.clone();
        next.pass();
        if sweep.seat == self.position.side() {
            let candidate = |&(arrow, value_alone)| Candidate {
                arrow,
                value_alone,
                value: value_alone,
            };
            self.candidates = arrows.iter().map(candidate).collect();
            if next.outcome().is_none() {
                return self.begin_sweep(&next);
            }
        }
        // From here on, the rollouts are those of the position.
        let scope = &self.guide.scope;
        (self.rollouts).begin_within(scope, &self.position, WeightedPoints::NOTHING);
    }
}

/// The search of one arrow after another, and deeper.
impl Deepening {
    /// The number of arrows searched at this depth.
    fn width(&self) -> usize {
        let last = ARROWS_BY_DEPTH.len() - 1;
        let width = if self.guide.tries_every_arrow {
            usize::MAX
        } else {
            ARROWS_BY_DEPTH[last.min(self.depth - 1)]
        };
        // An arrow that ends the game has no reply.
        if self.depth < arrows_left(&self.position) {
            width.min(self.candidates.len())
        } else {
            0
        }
    }

    /// Whether this is the last depth to search.
    fn is_deepest(&self) -> bool {
        self.depth + 1 >= arrows_left(&self.position)
            || self.depth == MAX_DEPTH
            || self.candidates.len() == 1
    }

    /// Goes on to the next depth, with the best arrows of this one first.
    fn deepen(&mut self) {
        let searched_candidates = &mut self.candidates[..self.searched_count];
        descending(searched_candidates, |candidate| candidate.value);
        self.depth += 1;
        self.searched_count = 0;
        self.best_value = -INFINITE;
    }

    /// Starts the search of the next arrow, unless it can hardly be the best.
    fn search_next(&mut self) {
        let (seat, depth) = (self.position.side(), self.depth);
        let candidate = &mut self.candidates[self.searched_count];
        if self.guide.upper_bound(candidate.value_alone, seat, depth) <= self.best_value {
            candidate.value = candidate.value_alone.min(self.best_value);
            self.searched_count += 1;
            return;
        }
        self.tree.search(ArrowTask {
            rollouts: &self.rollouts,
            arrow: candidate.arrow,
            value_alone: candidate.value_alone,
            depth: depth - 1,
            window: [self.best_value, INFINITE],
        });
    }

    /// Records the value of an arrow that was searched.
    fn record_value(&mut self, value: i32, replies: &[Arrow]) {
        let candidate = &mut self.candidates[self.searched_count];
        candidate.value = value;
        // The first arrow was the best of the previous depth. Values of different depths cannot be compared.
        if self.searched_count == 0 || value > self.best_value {
            self.best_value = value;
            let line = std::iter::once(candidate.arrow).chain(replies.iter().copied());
            self.best = Some((value, line.collect()));
        }
        self.searched_count += 1;
    }
}
