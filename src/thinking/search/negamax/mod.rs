//! Principal variation search, deepened step by step, that can pause at any node.
//!
//! The nodes in progress lie on a stack of our own, not on the processor's. So a slice of thinking that is cut short
//! loses nothing, and the answer does not depend on how the thinking was cut.

mod nodes;

use super::budget::Meter;
use super::{
    Budget, Candidate, Clock, Code, Evaluate, MAX_PLIES, PROVEN, Position, TranspositionTable, WIN,
};
use crate::core::order::descending;
use nodes::{is_late, reduction, wins_at_once};

/// How a search goes about its work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// The depth after which it is done, 1 to [`MAX_PLIES`] − 1.
    pub depth: u32,
    /// Whether it looks less deeply at moves that seem poor, or not at all, and trusts deeper results found elsewhere.
    /// Without this its values are those of plain negamax; with it, it sees much further.
    pub selective: bool,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            depth: MAX_PLIES as u32 - 1,
            selective: true,
        }
    }
}

/// What the move being tried is searched for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Question {
    /// Its value, exact within the window.
    Value,
    /// Whether it beats alpha.
    Better,
    /// Whether it beats alpha, asked at a smaller depth.
    Glance,
}

/// A node in progress.
#[derive(Clone, Debug)]
struct Frame<P> {
    position: P,
    hash: u64,
    depth: i32,
    /// Alpha at the start.
    floor: i32,
    alpha: i32,
    beta: i32,
    best: i32,
    best_code: Code,
    /// Its candidates in the list of all frames' candidates: the first, the next to try, the end.
    first: usize,
    next: usize,
    end: usize,
    /// The move being tried, and what for.
    code: Code,
    question: Question,
    /// Whether that move hands the turn to the other side.
    flips: bool,
}

/// A move at the root with what came of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ranked {
    /// The value, from the view of the side to move.
    pub value: i32,
    /// The line that is expected, the move first.
    pub line: Vec<Code>,
}

/// A search from one position. It holds a table, which the next search may inherit.
#[derive(Clone, Debug)]
pub struct Search<P: Position, E> {
    root: P,
    evaluator: E,
    settings: Settings,
    table: TranspositionTable,
    frames: Vec<Frame<P>>,
    candidates: Vec<Candidate>,
    /// The root's candidates in the order in which to try them.
    root_codes: Vec<Code>,
    /// The value of the node left last, from the view of its side to move.
    returned: Option<i32>,
    /// By side and code: how often a move was good lately.
    history: Vec<i32>,
    killers: Vec<[Code; 2]>,
    /// By ply: the expected line from there on.
    lines: Vec<Vec<Code>>,
    depth: i32,
    window: (i32, i32),
    nodes: u64,
    best: Code,
    best_line: Vec<Code>,
    result: Option<(u32, i32)>,
    done: bool,
    /// How many moves of the root are ranked, and one that is looked at in any case.
    most: usize,
    also: Option<Code>,
    /// The line of the move that is the best of those looked at now.
    root_line: Vec<Code>,
    /// The moves ranked at this depth so far, and all of them at the last that was completed; the one looked at in any case
    /// is the last, if it is not among the others.
    found: Vec<Ranked>,
    ranking: Vec<Ranked>,
}

impl<P: Position, E: Evaluate<P>> Search<P, E> {
    /// A search from `root`. Its best move is at first one that wins at once, in which case it is done, or else the one
    /// that the game thinks most promising.
    ///
    /// A root where the game is over is done too, and has no best move.
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
            most: 1,
            also: None,
            root_line: Vec::new(),
            found: Vec::new(),
            ranking: Vec::new(),
        }
    }

    /// Lets it find so many of the best moves at each depth, at least one, and what a move is worth that is given, which is
    /// one of the root's candidates. To be asked for before it runs.
    pub fn ranking_moves(mut self, most: usize, also: Option<Code>) -> Search<P, E> {
        self.most = most.clamp(1, self.root_codes.len().max(1));
        self.also = also.filter(|code| self.root_codes.contains(code));
        if self.most > 1 || self.also.is_some() {
            self.result = None;
            self.done = self.root_codes.is_empty();
        }
        self
    }

    /// Searches on until the budget is spent or all is done, and tells whether all is done.
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

    /// The line that is expected, beginning with [`Search::best`].
    pub fn line(&self) -> &[Code] {
        &self.best_line
    }

    /// The depth last completed and the root's value there; `None` before the first.
    pub fn result(&self) -> Option<(u32, i32)> {
        self.result
    }

    /// The best moves at the depth last completed, the best first; none before the first.
    pub fn ranking(&self) -> &[Ranked] {
        &self.ranking[..self.most.min(self.ranking.len())]
    }

    /// What came of the move that is looked at in any case.
    pub fn also(&self) -> Option<&Ranked> {
        let also = self.also?;
        self.ranking.iter().find(|ranked| ranked.line[0] == also)
    }

    /// Whether there is no choice at the root.
    pub fn is_forced(&self) -> bool {
        self.root_codes.len() < 2
    }

    /// The nodes searched so far.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Gives the table up, for the next search.
    pub fn into_table(self) -> TranspositionTable {
        self.table
    }

    /// Begins an iteration.
    fn enter_root(&mut self) {
        self.candidates.clear();
        self.root_line.clear();
        let count = self.root_codes.len() as i32;
        // Those ranked so far stand in front.
        let open = match self.also.filter(|_| self.found.len() == self.most) {
            Some(also) => &[also][..],
            None => &self.root_codes[self.found.len()..],
        };
        self.candidates
            .extend(open.iter().zip(0..).map(|(&code, rank)| Candidate {
                code,
                promise: count - rank,
            }));
        let (alpha, beta) = self.window;
        let root = self.root.clone();
        let hash = root.hash();
        self.push(root, hash, self.depth, alpha, beta, 0);
    }

    /// Tries the next move of the node on top, or leaves the node.
    fn advance(&mut self) {
        let ply = self.frames.len() - 1;
        let frame = &mut self.frames[ply];
        if frame.next == frame.end {
            return self.leave();
        }
        let rest = &mut self.candidates[frame.next..frame.end];
        let mut most = 0;
        for other in 1..rest.len() {
            if rest[other].promise > rest[most].promise {
                most = other;
            }
        }
        rest.swap(0, most);
        frame.code = rest[0].code;
        let tried = frame.next - frame.first;
        if self.settings.selective && is_late(frame, tried) {
            return self.leave();
        }
        frame.next += 1;
        let less = match self.settings.selective {
            true => reduction(frame, tried),
            false => 0,
        };
        let question = match tried {
            0 => Question::Value,
            _ if less > 0 => Question::Glance,
            _ => Question::Better,
        };
        self.ask(question, less);
    }

    /// Asks a question of the current move of the node on top.
    fn ask(&mut self, question: Question, less: i32) {
        let frame = self.frames.last_mut().expect("a node is in progress");
        frame.question = question;
        let child = frame.position.after(frame.code);
        frame.flips = child.side() != frame.position.side();
        let (low, high) = match question {
            Question::Value => (frame.alpha, frame.beta),
            Question::Better | Question::Glance => (frame.alpha, frame.alpha + 1),
        };
        let depth = frame.depth - 1 - less;
        self.returned = match frame.flips {
            true => self.enter(child, depth, -high, -low),
            false => self.enter(child, depth, low, high),
        };
    }

    /// Repeats an iteration whose value lies outside its window, goes on to the next move to be ranked, or to the next depth.
    fn finish_iteration(&mut self, value: i32) {
        let rank = self.found.len();
        let first = self.root_line.first();
        let place = self.root_codes.iter().position(|code| Some(code) == first);
        if let Some(place) = place.filter(|&place| place >= rank && rank < self.most) {
            self.root_codes[rank..=place].rotate_right(1);
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
        self.found.push(Ranked {
            value,
            line: self.root_line.clone(),
        });
        if self.is_depth_complete() {
            self.finish_depth();
        }
        let expected = self.ranking.get(self.found.len());
        self.window = match expected.map_or(WIN, |ranked| ranked.value) {
            value if value.abs() >= PROVEN => (-WIN, WIN),
            value => (value - E::SWING, value + E::SWING),
        };
    }

    fn is_depth_complete(&self) -> bool {
        let is_found = |also: Code| self.found.iter().any(|ranked| ranked.line[0] == also);
        self.found.len() >= self.most && self.also.is_none_or(is_found)
    }

    fn finish_depth(&mut self) {
        // Looking less deeply at what seems poor may have hidden a better one until the others were out of the way.
        descending(&mut self.found[..self.most], |ranked| ranked.value);
        self.ranking = std::mem::take(&mut self.found);
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
