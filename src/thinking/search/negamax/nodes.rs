//! Entering and leaving nodes.

use super::{Frame, Pruning, Purpose, Search};
use crate::thinking::search::{Bound, Code, End, Evaluate, PROVEN, Position, WIN};

/// The maximum depth at which a selective search prunes a node where the side to move already stands well enough.
const MAX_PRUNING_DEPTH: i32 = 3;

/// The maximum depth at which a selective search prunes late quiet moves.
const MAX_LATE_DEPTH: i32 = 3;

/// The smallest depth at which a position is probed.
const MIN_PROBE_DEPTH: i32 = 5;

/// The reduction of a probe's depth, in plies. It is even, so that both searches end with the same side to move.
pub(super) const PROBE_REDUCTION: i32 = 4;

/// The limit of a move's history score, so that it never outweighs the game's own guess.
const HISTORY_LIMIT: i32 = 1 << 12;

impl<P: Position, E: Evaluate<P>> Search<P, E> {
    /// Enters a node, or returns its value if that is known at once.
    pub(super) fn enter_node(
        &mut self,
        position: P,
        depth: i32,
        alpha: i32,
        beta: i32,
    ) -> Option<i32> {
        let ply = self.frames.len();
        self.nodes += 1;
        self.lines[ply].clear();
        if let Some(end) = position.end() {
            return Some(match end {
                End::Win => WIN - ply as i32,
                End::Loss => ply as i32 - WIN,
                End::Tie => 0,
            });
        }
        if depth <= 0 {
            return Some(self.evaluator.evaluate(&position));
        }
        let pruning = self.settings.pruning;
        let can_prune = is_null_window(alpha, beta) && beta > -PROVEN && depth <= MAX_PRUNING_DEPTH;
        if can_prune && pruning != Pruning::Off {
            let value = self.evaluator.evaluate(&position);
            if value - E::QUIET_MOVE_MARGIN * depth >= beta {
                return Some(value);
            }
        }
        let hash = position.hash();
        let mut table_move = Code::NONE;
        if let Some(entry) = self.table.get(hash) {
            table_move = entry.code;
            let stored_depth = i32::from(entry.depth);
            let is_deep_enough =
                stored_depth == depth || stored_depth > depth && pruning != Pruning::Off;
            let value = from_table(entry.value, ply);
            let decides = match entry.bound() {
                Bound::Exact => true,
                Bound::Lower => value >= beta,
                Bound::Upper => value <= alpha,
                Bound::None => false,
            };
            // An open window needs the whole line, which a value from the table would cut short.
            if is_deep_enough && decides && is_null_window(alpha, beta) {
                return Some(value);
            }
        }
        let first_candidate = self.candidates.len();
        position.candidates(&mut self.candidates);
        let history = &self.history[position.side() * P::CODES..][..P::CODES];
        let killers = self.killers[ply];
        for candidate in &mut self.candidates[first_candidate..] {
            candidate.promise = match candidate.code {
                code if code == table_move => i32::MAX,
                code => {
                    let killer_bonus = i32::from(killers.contains(&code)) * HISTORY_LIMIT;
                    candidate.promise + history[usize::from(code.0)] + killer_bonus
                }
            };
        }
        let is_probe = self
            .frames
            .last()
            .is_some_and(|frame| frame.purpose == Purpose::Probe);
        self.push_frame(position, hash, depth, alpha, beta, first_candidate);
        let frame = self.frames.last_mut().expect("it was pushed");
        frame.is_unprobed = pruning == Pruning::Strong
            && is_null_window(alpha, beta)
            && depth >= MIN_PROBE_DEPTH
            && beta > -PROVEN
            && probe_bound::<P, E>(beta) < PROVEN
            && !is_probe;
        None
    }

    /// Puts a node on the stack. Its candidates are the last ones from `first_candidate` on.
    pub(super) fn push_frame(
        &mut self,
        position: P,
        hash: u64,
        depth: i32,
        alpha: i32,
        beta: i32,
        first_candidate: usize,
    ) {
        self.frames.push(Frame {
            position,
            hash,
            depth,
            alpha_at_entry: alpha,
            alpha,
            beta,
            best: -WIN,
            best_code: Code::NONE,
            first_candidate,
            next_candidate: first_candidate,
            candidates_end: self.candidates.len(),
            code: Code::NONE,
            purpose: Purpose::ExactValue,
            passes_turn: false,
            is_unprobed: false,
        });
    }

    /// Uses the value of the move being tried.
    pub(super) fn use_value(&mut self, value: i32) {
        let ply = self.frames.len() - 1;
        let frame = &mut self.frames[ply];
        let value = if frame.passes_turn { -value } else { value };
        let is_better = value > frame.alpha;
        match frame.purpose {
            Purpose::Probe if value >= probe_bound::<P, E>(frame.beta) => {
                frame.best = frame.beta;
                return self.leave_node();
            }
            Purpose::Probe => return,
            Purpose::ReducedBeatsAlpha if is_better => {
                return self.search_move(Purpose::BeatsAlpha, 0);
            }
            Purpose::BeatsAlpha if is_better && value < frame.beta => {
                return self.search_move(Purpose::ExactValue, 0);
            }
            _ => {}
        }
        frame.best = frame.best.max(value);
        if !is_better {
            return;
        }
        frame.best_code = frame.code;
        frame.alpha = value;
        let (code, is_cutoff) = (frame.code, value >= frame.beta);
        if !is_null_window(frame.alpha_at_entry, frame.beta) {
            let [line, rest] = &mut self.lines[ply..ply + 2] else {
                unreachable!("there is a line for every ply")
            };
            line.clear();
            line.push(code);
            line.extend_from_slice(rest);
        }
        if ply == 0 {
            self.root_line.clone_from(&self.lines[0]);
            if self.ranked_at_this_depth.is_empty() {
                self.best = code;
                self.best_line.clone_from(&self.lines[0]);
            }
        }
        if is_cutoff {
            self.reward_cutoff(ply);
            self.leave_node();
        }
    }

    /// Makes the move that refuted a node a killer move. Raises its history, and lowers that of the moves tried before it.
    fn reward_cutoff(&mut self, ply: usize) {
        let frame = &self.frames[ply];
        let start_of_side = frame.position.side() * P::CODES;
        let bonus = (frame.depth * frame.depth).min(400);
        let history = &mut self.history[start_of_side..start_of_side + P::CODES];
        let mut change_history = |code: Code, amount: i32| {
            let score = &mut history[usize::from(code.0)];
            *score += amount - *score * amount.abs() / HISTORY_LIMIT;
        };
        change_history(frame.code, bonus);
        for tried in &self.candidates[frame.first_candidate..frame.next_candidate - 1] {
            change_history(tried.code, -bonus);
        }
        let killers = &mut self.killers[ply];
        if killers[0] != frame.code {
            *killers = [frame.code, killers[0]];
        }
    }

    /// Leaves the top node with its value.
    pub(super) fn leave_node(&mut self) {
        let frame = self.frames.pop().expect("a node is in progress");
        let ply = self.frames.len();
        let bound = match frame.best {
            best if best >= frame.beta => Bound::Lower,
            best if best > frame.alpha_at_entry => Bound::Exact,
            _ => Bound::Upper,
        };
        let value = to_table(frame.best, ply);
        // A root without some of its moves counts as another position, so its value is not stored.
        if ply > 0 || self.ranked_at_this_depth.is_empty() {
            self.table
                .store(frame.hash, frame.depth as u8, bound, value, frame.best_code);
        }
        self.candidates.truncate(frame.first_candidate);
        if ply == 0 {
            self.finish_iteration(frame.best);
        } else {
            self.returned_value = Some(frame.best);
        }
    }
}

/// Whether a move wins the game at once.
pub(super) fn wins_at_once<P: Position>(position: &P, code: Code) -> bool {
    let next = position.after(code);
    match next.end() {
        Some(End::Win) => next.side() == position.side(),
        Some(End::Loss) => next.side() != position.side(),
        _ => false,
    }
}

/// Whether a window is a null window: it only decides on which side of it a value lies.
fn is_null_window(alpha: i32, beta: i32) -> bool {
    beta - alpha == 1
}

/// The value of a probe from which the whole search is expected to reach `beta`.
pub(super) fn probe_bound<P: Position, E: Evaluate<P>>(beta: i32) -> i32 {
    beta + E::PROBE_MARGIN
}

/// Whether the next move is too late in the order to be tried. No move is if all moves so far lose.
pub(super) fn is_pruned_as_late<P: Position>(
    frame: &Frame<P>,
    tried_count: usize,
    pruning: Pruning,
) -> bool {
    let max_moves = match pruning {
        Pruning::Off => return false,
        Pruning::Moderate => 6 * frame.depth,
        Pruning::Strong => 3 + 3 * frame.depth,
    };
    is_null_window(frame.alpha, frame.beta)
        && frame.depth <= MAX_LATE_DEPTH
        && tried_count as i32 >= max_moves
        && frame.best > -PROVEN
        && !frame.position.is_forcing(frame.code)
}

/// The reduction in the first search of a late move.
pub(super) fn late_move_reduction<P: Position>(frame: &Frame<P>, tried_count: usize) -> i32 {
    if tried_count < 3 || frame.depth < 3 || frame.position.is_forcing(frame.code) {
        return 0;
    }
    let depth_reduction = (frame.depth.ilog2() * tried_count.ilog2()) as i32 / 2;
    depth_reduction.clamp(1, frame.depth - 2)
}

/// Converts a win's distance: the table counts plies from the position itself, the search from its root.
fn to_table(value: i32, ply: usize) -> i32 {
    match value {
        _ if value >= PROVEN => value + ply as i32,
        _ if value <= -PROVEN => value - ply as i32,
        _ => value,
    }
}

/// Converts a win's distance from the table back.
fn from_table(value: i32, ply: usize) -> i32 {
    match value {
        _ if value >= PROVEN => value - ply as i32,
        _ if value <= -PROVEN => value + ply as i32,
        _ => value,
    }
}
