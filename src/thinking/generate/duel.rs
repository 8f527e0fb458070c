//! Random puzzles against best replies, certified: the common part of all games.

use std::fmt;

use crate::core::game::Game;
use crate::thinking::puzzle::{Duel, Note};
use crate::thinking::search::{Budget, NoClock};
use crate::thinking::solve::duel::{Certificate, Reach, Solve, Solver};

/// The minimum number of own moves for which a puzzle must have a tempting first move. In shorter puzzles the move that looks
/// best may be right.
pub const DEEP: u32 = 3;

/// In a shorter puzzle, at most one of this many first moves may keep the goal.
const MOVES_PER_RIGHT_MOVE: usize = 4;

/// The options of a new puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DuelOptions {
    /// The number of own moves, 1 to 6.
    pub moves: u32,
    /// The maximum number of first moves that keep the goal.
    pub first: usize,
}

impl Default for DuelOptions {
    fn default() -> DuelOptions {
        DuelOptions { moves: 3, first: 2 }
    }
}

/// A puzzle that the solver has certified. Its text has the format of puzzle sets.
#[derive(Clone, Debug, PartialEq)]
pub struct GeneratedPuzzle<O: Solve> {
    /// The puzzle.
    pub task: Duel<O>,
    /// Its difficulty.
    pub note: Note,
}

impl<O: Solve> fmt::Display for GeneratedPuzzle<O> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "# {}\n{}", self.note, self.task)
    }
}

/// All first moves that look best to the greedy player, in the order of their texts. The player chooses the first.
pub fn tempting<O: Solve>(solver: &Solver<O>) -> Vec<<O::Game as Game>::Move> {
    let task = solver.task();
    let mut best: (i64, Vec<_>) = (i64::MIN, Vec::new());
    for mv in solver.moves(task.start()) {
        let mut after = task.start().clone();
        after.play(&mv);
        let looks = O::greedy_score(task, &after);
        if looks > best.0 {
            best = (looks, Vec::new());
        }
        if looks == best.0 {
            best.1.push(mv);
        }
    }
    // The solver's order of moves depends on what it has proven so far, so sort by text.
    best.1.sort_by_cached_key(ToString::to_string);
    best.1
}

/// The difficulty of a puzzle; `None` if the budget ends before the proof. The greedy player's choice is tempting if it and
/// all moves that look equally good lose the goal.
pub fn note<O: Solve>(solver: &mut Solver<O>, budget: Budget) -> Option<Note> {
    let tempting = tempting(solver);
    let loses = |mv: &<O::Game as Game>::Move| {
        let reach = solver.is_kept(std::slice::from_ref(mv), budget, &NoClock);
        reach == Ok(Reach::Lost)
    };
    let all_lose = tempting.iter().all(loses);
    match solver.certify(budget, &NoClock) {
        Certificate::Proved { first, .. } => Some(Note {
            // The number of moves against the most stubborn replies.
            moves: solver
                .evaluation(&[], budget, &NoClock)
                .ok()?
                .line
                .len()
                .div_ceil(2) as u32,
            first: first.len() as u32,
            tempting: tempting
                .first()
                .filter(|_| all_lose)
                .map(ToString::to_string),
        }),
        Certificate::Refuted | Certificate::Open => None,
    }
}

/// A puzzle, if it needs all its moves and few enough first moves keep the goal. In a deep puzzle the first moves that look
/// best must also lose the goal.
pub(crate) fn certified<O: Solve>(
    solver: &mut Solver<O>,
    options: DuelOptions,
    budget: Budget,
) -> Option<GeneratedPuzzle<O>> {
    let is_deep = options.moves >= DEEP;
    let tempting = tempting(solver);
    let mut loses = |mv: &<O::Game as Game>::Move| {
        let reach = solver.is_kept(std::slice::from_ref(mv), budget, &NoClock);
        reach == Ok(Reach::Lost)
    };
    if is_deep && !tempting.iter().all(&mut loses) {
        return None;
    }
    let note = note(solver, budget)?;
    let first = note.first as usize;
    let is_choice =
        is_deep || MOVES_PER_RIGHT_MOVE * first <= solver.moves(solver.task().start()).len();
    let is_suitable = note.moves >= options.moves && first <= options.first && is_choice;
    is_suitable.then(|| GeneratedPuzzle {
        task: solver.task().clone(),
        note,
    })
}
