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
use nodes::{PROBE_REDUCTION, is_pruned_as_late, probe_bound, reduction, wins_at_once};

/// The pruning and reduction of moves and positions that seem poor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Selection {
    /// None. The values are those of plain negamax.
    Nothing,
    /// Prunes late quiet moves, and positions where one side stands far better. It also uses deeper results from the table.
    /// Programs that reply in puzzles search in this way, and shared puzzles depend on their replies, so it never changes.
    First,
    /// Prunes more late moves, and positions that a search a few plies shallower finds far better for the side to move
    /// (ProbCut: Buro, ProbCut: An Effective Selective Extension of the Alpha-Beta Algorithm, 1995). The strongest.
    Second,
}

/// The settings of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// The depth after which the search is done, 1 to [`MAX_PLIES`] − 1.
    pub depth: u32,
    /// The pruning. The more the search prunes, the deeper it searches.
    pub selection: Selection,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            depth: MAX_PLIES as u32 - 1,
            selection: Selection::Second,
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
    floor: i32,
    alpha: i32,
    beta: i32,
    best: i32,
    best_code: Code,
    /// Indices into the shared list of candidates: the node's first, the next to try, the end.
    first: usize,
    next: usize,
    end: usize,
    /// The move being tried, and the purpose.
    code: Code,
    purpose: Purpose,
    /// Whether that move passes the turn to the other side.
    passes_turn: bool,
    /// Whether to probe the position before searching its moves.
    is_unprobed: bool,
}

/// A move at the root and its result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ranked {
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
    returned: Option<i32>,
    /// By side and code: the recent successes of a move.
    history: Vec<i32>,
    killers: Vec<[Code; 2]>,
    /// By ply: the principal variation from there on.
    lines: Vec<Vec<Code>>,
    depth: i32,
    window: (i32, i32),
    nodes: u64,
    best: Code,
    best_line: Vec<Code>,
    result: Option<(u32, i32)>,
    done: bool,
    /// The number of root moves to rank, and one move that is always searched.
    ranked_count: usize,
    required_code: Option<Code>,
    /// The principal variation of the best root move in this iteration.
    root_line: Vec<Code>,
    /// The moves ranked at this depth so far, and the ranking of the last completed depth. The move that is searched in any
    /// case comes last, unless it is among the best.
    found_lines: Vec<Ranked>,
    ranking: Vec<Ranked>,
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
            done: root_codes.is_empty() || win.is_some(),
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
            returned: None,
            history: vec![0; 2 * P::CODES],
            killers: vec![[Code::NONE; 2]; MAX_PLIES + 1],
            lines: vec![Vec::new(); MAX_PLIES + 1],
            depth: 1,
            window: (-WIN, WIN),
            nodes: 0,
            ranked_count: 1,
            required_code: None,
            root_line: Vec::new(),
            found_lines: Vec::new(),
            ranking: Vec::new(),
        }
    }

    /// Makes the search rank the best `ranked_count` moves at each depth, at least one, and also find the value of `required_code`, a
    /// candidate of the root. Call it before the search runs.
    pub fn with_ranking(
        mut self,
        ranked_count: usize,
        required_code: Option<Code>,
    ) -> Search<P, E> {
        self.ranked_count = ranked_count.clamp(1, self.root_codes.len().max(1));
        self.required_code = required_code.filter(|code| self.root_codes.contains(code));
        if self.ranked_count > 1 || self.required_code.is_some() {
            self.result = None;
            self.done = self.root_codes.is_empty();
        }
        self
    }

    /// Searches until the budget is spent or the search is done. Returns whether it is done.
    pub fn run(&mut self, clock: &dyn Clock, budget: Budget) -> bool {
        let mut meter = Meter::new(clock, budget, self.nodes);
        while !self.done && !meter.is_spent(self.nodes) {
            match self.returned.take() {
                _ if self.frames.is_empty() => self.enter_root(),
                Some(value) => self.receive(value),
                None => self.advance(),
            }
        }
        self.done
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
    pub fn ranking(&self) -> &[Ranked] {
        &self.ranking[..self.ranked_count.min(self.ranking.len())]
    }

    /// The result for the move that is always searched.
    pub fn required(&self) -> Option<&Ranked> {
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
        let open = match self
            .required_code
            .filter(|_| self.found_lines.len() == self.ranked_count)
        {
            Some(also) => &[also][..],
            None => &self.root_codes[self.found_lines.len()..],
        };
        self.candidates
            .extend(open.iter().zip(0..).map(|(&code, rank)| Candidate {
                code,
                promise: count - rank,
            }));
        let (alpha, beta) = self.window;
        let root = self.root.clone();
        let hash = root.hash();
        self.push_frame(root, hash, self.depth, alpha, beta, 0);
    }

    /// Tries the next move of the top node, or leaves the node.
    fn advance(&mut self) {
        let ply = self.frames.len() - 1;
        let frame = &mut self.frames[ply];
        if frame.is_unprobed {
            return self.probe();
        }
        if frame.next == frame.end {
            return self.leave();
        }
        let rest = &mut self.candidates[frame.next..frame.end];
        let mut most_promising = 0;
        for other in 1..rest.len() {
            if rest[other].promise > rest[most_promising].promise {
                most_promising = other;
            }
        }
        rest.swap(0, most_promising);
        frame.code = rest[0].code;
        let tried_count = frame.next - frame.first;
        if is_pruned_as_late(frame, tried_count, self.settings.selection) {
            return self.leave();
        }
        frame.next += 1;
        let depth_reduction = match self.settings.selection {
            Selection::Nothing => 0,
            Selection::First | Selection::Second => reduction(frame, tried_count),
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
        self.returned = self.enter(position, depth, bound - 1, bound);
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
        self.returned = if frame.passes_turn {
            self.enter(child, depth, -high, -low)
        } else {
            self.enter(child, depth, low, high)
        };
    }

    /// Ends an iteration: repeats it if its value is outside the window, or continues with the next move to rank or the next
    /// depth.
    fn finish_iteration(&mut self, value: i32) {
        let rank = self.found_lines.len();
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
        self.found_lines.push(Ranked {
            value,
            line: self.root_line.clone(),
        });
        if self.is_depth_complete() {
            self.finish_depth();
        }
        let expected = self.ranking.get(self.found_lines.len());
        self.window = match expected.map_or(WIN, |ranked| ranked.value) {
            value if value.abs() >= PROVEN => (-WIN, WIN),
            value => (value - E::QUIET_MOVE_MARGIN, value + E::QUIET_MOVE_MARGIN),
        };
    }

    fn is_depth_complete(&self) -> bool {
        let is_found = |also: Code| self.found_lines.iter().any(|ranked| ranked.line[0] == also);
        self.found_lines.len() >= self.ranked_count && self.required_code.is_none_or(is_found)
    }

    fn finish_depth(&mut self) {
        // The reduced search may have hidden a better move until the others were excluded, so sort again.
        descending(&mut self.found_lines[..self.ranked_count], |ranked| {
            ranked.value
        });
        self.ranking = std::mem::take(&mut self.found_lines);
        let best = &self.ranking[0];
        self.best = best.line[0];
        self.best_line.clone_from(&best.line);
        self.result = Some((self.depth as u32, best.value));
        let is_proven = |value: i32| value.abs() >= PROVEN && WIN - value.abs() <= self.depth;
        let proven = self.ranking.iter().all(|ranked| is_proven(ranked.value));
        self.done = proven || self.depth >= self.settings.depth as i32;
        self.depth += 1;
    }
}
