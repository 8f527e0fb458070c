//! Puzzles against programs: the starts of puzzles against best replies, with more asked for than these allow.

use super::duel::{Drawn, Tempt, Wish, note};
use crate::thinking::puzzle::Duel;
use crate::thinking::search::{Budget, NoClock};
use crate::thinking::solve::duel::{Reach, Solver};

/// What the solver may spend on a question: some seconds.
const NODES: u64 = 20_000_000;

/// The most moves for which one is to hold out.
const LONGEST: u32 = 7;

/// A goal that can be raised.
pub trait Raise: Tempt {
    /// The goal that is next in height; none where there is none.
    fn raised(self) -> Option<Self>;
}

/// One move more for which to hold out; none where that is long enough.
pub fn longer(moves: u32) -> Option<u32> {
    (moves < LONGEST).then_some(moves + 1)
}

/// The puzzle that a puzzle becomes when a program at a level, 1 to 12, replies in it: with the highest goal that is in reach then,
/// if best replies prevent that and few enough first moves keep it. `solver` gives a solver that has the program.
pub fn against<O: Raise>(
    task: &Duel<O>,
    level: u32,
    wish: Wish,
    solver: impl Fn(&Duel<O>) -> Solver<O>,
) -> Option<Drawn<O>> {
    let budget = Budget::nodes(NODES);
    let mut goal = task.goal();
    let mut found = None;
    while let Some(raised) = goal.raised() {
        goal = raised;
        let Some(plain) = Duel::new(task.start().clone(), goal).ok() else {
            break;
        };
        let reach = Solver::new(&plain).is_kept(&[], budget, &NoClock);
        let task = plain.against(level).ok()?;
        let mut solver = solver(&task);
        let Some(note) = note(&mut solver, budget) else {
            break;
        };
        if reach == Ok(Reach::Lost) {
            found = Some(Drawn { task, note });
        }
    }
    found.filter(|drawn| drawn.note.first as usize <= wish.first)
}
