//! Puzzles against best replies, drawn by chance and certified: what all games have in common.

use std::fmt;

use crate::core::game::Game;
use crate::thinking::puzzle::{Duel, Note};
use crate::thinking::search::{Budget, NoClock};
use crate::thinking::solve::duel::{Certificate, Reach, Solve, Solver};

/// Puzzles of so many own moves and more have to tempt. In shorter ones what looks best may well be right.
pub const DEEP: u32 = 3;

/// In a shorter puzzle at most one in so many first moves keeps the goal.
const FEW: usize = 4;

/// A goal whose puzzles are drawn, with the greedy player of its game: one who goes by the position after its own move, and
/// does not ask for the reply. Tempting is what that player chooses, where it loses the goal.
pub trait Tempt: Solve {
    /// How good a first move looks to the greedy player, by the position after it: the highest is the one to choose.
    fn looks(task: &Duel<Self>, after: &Self::Game) -> i64;
}

/// What a puzzle shall be like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wish {
    /// The own moves that it takes, 1 to 6.
    pub moves: u32,
    /// The most first moves that keep the goal.
    pub first: usize,
}

impl Default for Wish {
    fn default() -> Wish {
        Wish { moves: 3, first: 2 }
    }
}

/// A puzzle, certified by the solver. Its text is that of a set of puzzles.
#[derive(Clone, Debug, PartialEq)]
pub struct Drawn<O: Solve> {
    /// What is asked.
    pub task: Duel<O>,
    /// How hard it is.
    pub note: Note,
}

impl<O: Solve> fmt::Display for Drawn<O> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "# {}\n{}", self.note, self.task)
    }
}

/// The first moves that look best to the greedy player, all of them that look equally good, in the order of their texts: the
/// player chooses the first.
pub fn tempting<O: Tempt>(solver: &Solver<O>) -> Vec<<O::Game as Game>::Move> {
    let task = solver.task();
    let mut best: (i64, Vec<_>) = (i64::MIN, Vec::new());
    for mv in solver.moves(task.start()) {
        let mut after = task.start().clone();
        after.play(&mv);
        let looks = O::looks(task, &after);
        if looks > best.0 {
            best = (looks, Vec::new());
        }
        if looks == best.0 {
            best.1.push(mv);
        }
    }
    // The order of the moves depends on what has been proven by now.
    best.1.sort_by_cached_key(ToString::to_string);
    best.1
}

/// How hard a puzzle is; none if it is not proven within the budget. Tempting is the greedy player's choice, if it and all that
/// look as good lose the goal.
pub fn note<O: Tempt>(solver: &mut Solver<O>, budget: Budget) -> Option<Note> {
    let tempting = tempting(solver);
    let loses = |mv: &<O::Game as Game>::Move| {
        let reach = solver.is_kept(std::slice::from_ref(mv), budget, &NoClock);
        reach == Ok(Reach::Lost)
    };
    let all_lose = tempting.iter().all(loses);
    match solver.certify(budget, &NoClock) {
        Certificate::Proved { first, .. } => Some(Note {
            // As many as it takes against the most stubborn replies.
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

/// A puzzle, if it takes all its moves, if few enough first moves keep the goal, and where it is deep, if those that look best do
/// not.
pub(crate) fn certified<O: Tempt>(
    solver: &mut Solver<O>,
    wish: Wish,
    budget: Budget,
) -> Option<Drawn<O>> {
    let is_deep = wish.moves >= DEEP;
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
    let is_choice = is_deep || FEW * first <= solver.moves(solver.task().start()).len();
    let is_apt = note.moves >= wish.moves && first <= wish.first && is_choice;
    is_apt.then(|| Drawn {
        task: solver.task().clone(),
        note,
    })
}
