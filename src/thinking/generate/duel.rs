//! Random puzzles against best replies, certified: the common part of all games.

use std::fmt;

use crate::core::game::Game;
use crate::thinking::puzzle::{Duel, Note};
use crate::thinking::search::{Budget, NoClock};
use crate::thinking::solve::duel::{Certificate, Reach, SolvableGoal, Solver};

/// The minimum number of own moves for which a puzzle must have a tempting first move. In shorter puzzles the move that looks
/// best may be right.
pub const MIN_DEEP_MOVES: u32 = 3;

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
pub struct GeneratedPuzzle<GoalType: SolvableGoal> {
    /// The puzzle.
    pub task: Duel<GoalType>,
    /// Its difficulty.
    pub note: Note,
}

impl<GoalType: SolvableGoal> fmt::Display for GeneratedPuzzle<GoalType> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "# {}\n{}", self.note, self.task)
    }
}

/// All first moves that look best to the greedy player, in the order of their texts. The player chooses the first.
pub fn tempting_moves<GoalType: SolvableGoal>(
    solver: &Solver<GoalType>,
) -> Vec<<GoalType::Game as Game>::Move> {
    let task = solver.task();
    let (mut best_score, mut best_moves) = (i64::MIN, Vec::new());
    for mv in solver.moves(task.start()) {
        let mut after = task.start().clone();
        after.play(&mv);
        let score = GoalType::greedy_score(task, &after);
        if score > best_score {
            (best_score, best_moves) = (score, Vec::new());
        }
        if score == best_score {
            best_moves.push(mv);
        }
    }
    // The solver's order of moves depends on what it has proven so far, so sort by text.
    best_moves.sort_by_cached_key(ToString::to_string);
    best_moves
}

/// The difficulty of a puzzle; `None` if the budget ends before the proof. The greedy player's choice is tempting if it and
/// all moves that look equally good lose the goal.
pub fn difficulty_note<GoalType: SolvableGoal>(
    solver: &mut Solver<GoalType>,
    budget: Budget,
) -> Option<Note> {
    let tempting = tempting_moves(solver);
    let loses = |mv: &<GoalType::Game as Game>::Move| {
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
pub(crate) fn certified_puzzle<GoalType: SolvableGoal>(
    solver: &mut Solver<GoalType>,
    options: DuelOptions,
    budget: Budget,
) -> Option<GeneratedPuzzle<GoalType>> {
    let is_deep = options.moves >= MIN_DEEP_MOVES;
    let tempting = tempting_moves(solver);
    let mut loses = |mv: &<GoalType::Game as Game>::Move| {
        let reach = solver.is_kept(std::slice::from_ref(mv), budget, &NoClock);
        reach == Ok(Reach::Lost)
    };
    if is_deep && !tempting.iter().all(&mut loses) {
        return None;
    }
    let note = difficulty_note(solver, budget)?;
    let first = note.first as usize;
    let has_wrong_moves =
        is_deep || MOVES_PER_RIGHT_MOVE * first <= solver.moves(solver.task().start()).len();
    let is_suitable = note.moves >= options.moves && first <= options.first && has_wrong_moves;
    is_suitable.then(|| GeneratedPuzzle {
        task: solver.task().clone(),
        note,
    })
}
