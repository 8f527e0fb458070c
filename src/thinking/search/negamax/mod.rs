//! Principal variation search with iterative deepening. It can pause at any node.
//!
//! The nodes in progress are on a stack of our own, not on the processor's. So a pause loses nothing, and the result does not
//! depend on the slices.

mod nodes;

use super::budget::Meter;
use super::{
    Budget, Candidate, Clock, Code, Evaluate, MAX_PLIES, PROVEN, Position, TranspositionTable, WIN,
};
use crate::core::order::descending;
use nodes::{PROBE_REDUCTION, is_pruned_as_late, late_move_reduction, probe_bound, wins_at_once};

/// The pruning and reduction of moves and positions that seem poor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pruning {
    /// Nothing is pruned. The values are those of plain negamax.
    Off,
    /// Prunes late quiet moves, and positions where one side stands far better. It also uses deeper results from the table.
    /// Programs that reply in puzzles search in this way, and shared puzzles depend on their replies, so it never changes.
    Moderate,
    /// Prunes more late moves, and positions that a search a few plies shallower finds far better for the side to move
    /// (ProbCut: Buro, ProbCut: An Effective Selective Extension of the Alpha-Beta Algorithm, 1995). The strongest.
    Strong,
}

/// The settings of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// The depth after which the search is done, 1 to [`MAX_PLIES`] − 1.
    pub depth: u32,
    /// The pruning. The more the search prunes, the deeper it searches.
    pub pruning: Pruning,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            depth: MAX_PLIES as u32 - 1,
            pruning: Pruning::Strong,
        }
    }
}

/// The purpose of searching the current move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Purpose {
    /// To find its value, exact within the window.
    ExactValue,
    /// To find whether it beats alpha.
    BeatsAlpha,
    /// To find whether it beats alpha, at a reduced depth.
    ReducedBeatsAlpha,
    /// To search the position itself at a lower depth, and find whether it is far better than beta.
    Probe,
}

/// A node in progress.
#[derive(Clone, Debug)]
struct Frame<P> {
    position: P,
    hash: u64,
    depth: i32,
    /// Alpha when the node was entered.
    alpha_at_entry: i32,
    alpha: i32,
    beta: i32,
    best: i32,
    best_code: Code,
    /// Indices into the shared list of candidates: the node's first, the next to try, the end.
    first_candidate: usize,
    next_candidate: usize,
    candidates_end: usize,
    /// The move being tried, and the purpose.
    code: Code,
    purpose: Purpose,
    /// Whether that move passes the turn to the other side.
    passes_turn: bool,
    /// Whether to probe the position before searching its moves.
    is_unprobed: bool,
}

/// A move at the root with its value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RankedMove {
    /// The value for the side to move.
    pub value: i32,
    /// The principal variation, beginning with the move.
    pub line: Vec<Code>,
}

/// A search from one position. It owns a transposition table, which the next search may take over.
#[derive(Clone, Debug)]
pub struct Search<P: Position, E> {
    root: P,
    evaluator: E,
    settings: Settings,
    table: TranspositionTable,
    frames: Vec<Frame<P>>,
    candidates: Vec<Candidate>,
    /// The root's candidates, in the order to try them.
    root_codes: Vec<Code>,
    /// The value of the last finished node, for its side to move.
    returned_value: Option<i32>,
    /// By side and code: the recent successes of a move.
    history: Vec<i32>,
    /// By ply: the moves that refuted the last nodes there.
    killers: Vec<[Code; 2]>,
    /// By ply: the principal variation from there on.
    lines: Vec<Vec<Code>>,
    /// The depth of this iteration.
    depth: i32,
    /// Alpha and beta at the root.
    window: (i32, i32),
    nodes: u64,
    best: Code,
    best_line: Vec<Code>,
    /// The last completed depth and the root's value there.
    result: Option<(u32, i32)>,
    is_done: bool,
    /// The number of root moves to rank, and one move that is always searched.
    ranked_count: usize,
    required_code: Option<Code>,
    /// The principal variation of the best root move in this iteration.
    root_line: Vec<Code>,
    /// The moves ranked at this depth so far, and the ranking of the last completed depth. The move that is searched in any
    /// case comes last, unless it is among the best.
    ranked_at_this_depth: Vec<RankedMove>,
    ranking: Vec<RankedMove>,
}

impl<P: Position, E: Evaluate<P>> Search<P, E> {
    /// A search from `root`. If a move wins at once, it is the best move and the search is done. Otherwise the best move is at
    /// first the one with the game's highest guess.
    ///
    /// If the game is over at the root, the search is done too, and has no best move.
    pub fn new(
        root: P,
        evaluator: E,
        settings: Settings,
        mut table: TranspositionTable,
    ) -> Search<P, E> {
        table.grow_older();
        let mut candidates = Vec::new();
        root.candidates(&mut candidates);
        descending(&mut candidates, |candidate| candidate.promise);
        let mut root_codes: Vec<Code> = candidates.iter().map(|c| c.code).collect();
        let win = root_codes
            .iter()
            .position(|&code| wins_at_once(&root, code));
        if let Some(rank) = win {
            root_codes.swap(0, rank);
        }
        Search {
            is_done: root_codes.is_empty() || win.is_some(),
            result: win.map(|_| (1, WIN - 1)),
            best: root_codes.first().copied().unwrap_or(Code::NONE),
            best_line: root_codes.iter().copied().take(1).collect(),
            root,
            evaluator,
            settings: Settings {
                depth: settings.depth.clamp(1, MAX_PLIES as u32 - 1),
                ..settings
            },
            table,
            frames: Vec::with_capacity(MAX_PLIES),
            candidates: Vec::new(),
            root_codes,
            returned_value: None,
            history: vec![0; 2 * P::CODES],
            killers: vec![[Code::NONE; 2]; MAX_PLIES + 1],
            lines: vec![Vec::new(); MAX_PLIES + 1],
            depth: 1,
            window: (-WIN, WIN),
            nodes: 0,
            ranked_count: 1,
            required_code: None,
            root_line: Vec::new(),
            ranked_at_this_depth: Vec::new(),
            ranking: Vec::new(),
        }
    }

    /// Makes the search rank the best `ranked_count` moves at each depth, at least one, and also find the value of
    /// `required_code`, a candidate of the root. Call it before the search runs.
    pub fn with_ranking(
        mut self,
        ranked_count: usize,
        required_code: Option<Code>,
    ) -> Search<P, E> {
        self.ranked_count = ranked_count.clamp(1, self.root_codes.len().max(1));
        self.required_code = required_code.filter(|code| self.root_codes.contains(code));
        if self.ranked_count > 1 || self.required_code.is_some() {
            self.result = None;
            self.is_done = self.root_codes.is_empty();
        }
        self
    }

    /// Searches until the budget is spent or the search is done. Returns whether it is done.
    pub fn run(&mut self, clock: &dyn Clock, budget: Budget) -> bool {
        let mut meter = Meter::new(clock, budget, self.nodes);
        while !self.is_done && !meter.is_spent(self.nodes) {
            match self.returned_value.take() {
                _ if self.frames.is_empty() => self.enter_root(),
                Some(value) => self.use_value(value),
                None => self.try_next_move(),
            }
        }
        self.is_done
    }

    /// The best move known, or [`Code::NONE`] if the game is over.
    pub fn best(&self) -> Code {
        self.best
    }

    /// The principal variation, beginning with [`Search::best`].
    pub fn line(&self) -> &[Code] {
        &self.best_line
    }

    /// The last completed depth and the root's value there; `None` before the first.
    pub fn result(&self) -> Option<(u32, i32)> {
        self.result
    }

    /// The best moves at the last completed depth, the best first; empty before the first.
    pub fn ranking(&self) -> &[RankedMove] {
        &self.ranking[..self.ranked_count.min(self.ranking.len())]
    }

    /// The result for the move that is always searched.
    pub fn required(&self) -> Option<&RankedMove> {
        let required_code = self.required_code?;
        self.ranking
            .iter()
            .find(|ranked| ranked.line[0] == required_code)
    }

    /// Whether the root has at most one move.
    pub fn is_forced(&self) -> bool {
        self.root_codes.len() < 2
    }

    /// The nodes searched so far.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Returns the table, for the next search.
    pub fn into_table(self) -> TranspositionTable {
        self.table
    }

    /// Starts an iteration.
    fn enter_root(&mut self) {
        self.candidates.clear();
        self.root_line.clear();
        let count = self.root_codes.len() as i32;
        // The moves ranked so far come first.
        let codes_to_search = match self
            .required_code
            .filter(|_| self.ranked_at_this_depth.len() == self.ranked_count)
        {
            Some(required_code) => &[required_code][..],
            None => &self.root_codes[self.ranked_at_this_depth.len()..],
        };
        self.candidates.extend(
            codes_to_search
                .iter()
                .zip(0..)
                .map(|(&code, rank)| Candidate {
                    code,
                    promise: count - rank,
                }),
        );
        let (alpha, beta) = self.window;
        let root = self.root.clone();
        let hash = root.hash();
        self.push_frame(root, hash, self.depth, alpha, beta, 0);
    }

    /// Tries the next move of the top node, or leaves the node.
    fn try_next_move(&mut self) {
        let ply = self.frames.len() - 1;
        let frame = &mut self.frames[ply];
        if frame.is_unprobed {
            return self.probe();
        }
        if frame.next_candidate == frame.candidates_end {
            return self.leave_node();
        }
        let untried = &mut self.candidates[frame.next_candidate..frame.candidates_end];
        let mut most_promising = 0;
        for other in 1..untried.len() {
            if untried[other].promise > untried[most_promising].promise {
                most_promising = other;
            }
        }
        untried.swap(0, most_promising);
        frame.code = untried[0].code;
        let tried_count = frame.next_candidate - frame.first_candidate;
        if is_pruned_as_late(frame, tried_count, self.settings.pruning) {
            return self.leave_node();
        }
        frame.next_candidate += 1;
        let depth_reduction = match self.settings.pruning {
            Pruning::Off => 0,
            Pruning::Moderate | Pruning::Strong => late_move_reduction(frame, tried_count),
        };
        let purpose = match tried_count {
            0 => Purpose::ExactValue,
            _ if depth_reduction > 0 => Purpose::ReducedBeatsAlpha,
            _ => Purpose::BeatsAlpha,
        };
        self.search_move(purpose, depth_reduction);
    }

    /// Searches the top node's position at a lower depth.
    fn probe(&mut self) {
        let frame = self.frames.last_mut().expect("a node is in progress");
        frame.is_unprobed = false;
        frame.purpose = Purpose::Probe;
        frame.passes_turn = false;
        let (position, depth) = (frame.position.clone(), frame.depth - PROBE_REDUCTION);
        let bound = probe_bound::<P, E>(frame.beta);
        self.returned_value = self.enter_node(position, depth, bound - 1, bound);
    }

    /// Searches the current move of the top node for a purpose.
    fn search_move(&mut self, purpose: Purpose, depth_reduction: i32) {
        let frame = self.frames.last_mut().expect("a node is in progress");
        frame.purpose = purpose;
        let child = frame.position.after(frame.code);
        frame.passes_turn = child.side() != frame.position.side();
        let (low, high) = match purpose {
            Purpose::ExactValue => (frame.alpha, frame.beta),
            _ => (frame.alpha, frame.alpha + 1),
        };
        let depth = frame.depth - 1 - depth_reduction;
        self.returned_value = if frame.passes_turn {
            self.enter_node(child, depth, -high, -low)
        } else {
            self.enter_node(child, depth, low, high)
        };
    }

    /// Ends an iteration: repeats it if its value is outside the window, or continues with the next move to rank or the next
    /// depth.
    fn finish_iteration(&mut self, value: i32) {
        let rank = self.ranked_at_this_depth.len();
        let first = self.root_line.first();
        let index = self.root_codes.iter().position(|code| Some(code) == first);
        if let Some(index) = index.filter(|&index| index >= rank && rank < self.ranked_count) {
            self.root_codes[rank..=index].rotate_right(1);
        }
        let (low, high) = self.window;
        if value <= low && low > -WIN {
            self.window.0 = -WIN;
            return;
        }
        if value >= high && high < WIN {
            self.window.1 = WIN;
            return;
        }
        self.ranked_at_this_depth.push(RankedMove {
            value,
            line: self.root_line.clone(),
        });
        if self.is_depth_complete() {
            self.finish_depth();
        }
        let expected = self.ranking.get(self.ranked_at_this_depth.len());
        self.window = match expected.map_or(WIN, |ranked| ranked.value) {
            value if value.abs() >= PROVEN => (-WIN, WIN),
            value => (value - E::QUIET_MOVE_MARGIN, value + E::QUIET_MOVE_MARGIN),
        };
    }

    fn is_depth_complete(&self) -> bool {
        let is_found =
            |code: Code| (self.ranked_at_this_depth.iter()).any(|ranked| ranked.line[0] == code);
        self.ranked_at_this_depth.len() >= self.ranked_count
            && self.required_code.is_none_or(is_found)
    }

    /// Ends a depth: all its moves are ranked.
    fn finish_depth(&mut self) {
        // The reduced search may have hidden a better move until the others were excluded, so sort again.
        descending(
            &mut self.ranked_at_this_depth[..self.ranked_count],
            |ranked| ranked.value,
        );
        self.ranking = std::mem::take(&mut self.ranked_at_this_depth);
        let best = &self.ranking[0];
        self.best = best.line[0];
        self.best_line.clone_from(&best.line);
        self.result = Some((self.depth as u32, best.value));
        let is_proven = |value: i32| value.abs() >= PROVEN && WIN - value.abs() <= self.depth;
        let proven = self.ranking.iter().all(|ranked| is_proven(ranked.value));
        self.is_done = proven || self.depth >= self.settings.depth as i32;
        self.depth += 1;
    }
}
