//! Puzzles against best replies, drawn by chance and certified: what all games have in common.

use std::fmt;

use crate::game::Game;
use crate::puzzle::{Duel, Note, Task};
use crate::search::{Budget, NoClock};
use crate::solve::duel::{Certificate, Reach, Solve, Solver};

/// A goal whose puzzles are drawn.
pub trait Tempt: Solve {
    /// How good a first move looks at first sight, by the position after it: the most tempting is the highest.
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

/// The first moves that look best, all of them that look equally good.
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
    best.1
}

/// A puzzle, if it is proven, if few enough first moves keep the goal, and those that look best do not.
pub(super) fn certified<O: Tempt>(
    solver: &mut Solver<O>,
    wish: Wish,
    budget: Budget,
) -> Option<Drawn<O>> {
    let tempting = tempting(solver);
    for mv in &tempting {
        let reach = solver.is_kept(std::slice::from_ref(mv), budget, &NoClock);
        if reach != Ok(Reach::Lost) {
            return None;
        }
    }
    let task = solver.task().clone();
    match solver.certify(budget, &NoClock) {
        Certificate::Proved { least, first }
            if least == task.own_moves() && first.len() <= wish.first =>
        {
            let note = Note {
                moves: least,
                first: first.len() as u32,
                tempting: tempting.first().map(ToString::to_string),
            };
            Some(Drawn { task, note })
        }
        _ => None,
    }
}
