//! Puzzles against programs. They start from puzzles against best replies, with goals that best replies would prevent.

use super::duel::{DuelOptions, GeneratedPuzzle, note};
use crate::thinking::puzzle::Duel;
use crate::thinking::search::{Budget, NoClock};
use crate::thinking::solve::duel::{Reach, Solve, Solver};

/// The solver's budget for one question: some seconds.
const NODES: u64 = 20_000_000;

/// Turns a puzzle against best replies into one against the newest program at a level, 1 to 12. Its goal is the hardest
/// that can be reached. `None` if best replies do not prevent it, or too many first moves keep it. `solver` makes a solver
/// with the program.
pub fn against<O: Solve>(
    task: &Duel<O>,
    level: u32,
    options: DuelOptions,
    solver: impl Fn(&Duel<O>) -> Solver<O>,
) -> Option<GeneratedPuzzle<O>> {
    let budget = Budget::nodes(NODES);
    let mut goal = task.goal();
    let mut found = None;
    while let Some(raised) = goal.raised() {
        goal = raised;
        let Some(plain) = Duel::new(task.start().clone(), goal).ok() else {
            break;
        };
        let reach = Solver::new(&plain).is_kept(&[], budget, &NoClock);
        let task = plain.against(level, O::EDITIONS.into()).ok()?;
        let mut solver = solver(&task);
        let Some(note) = note(&mut solver, budget) else {
            break;
        };
        if reach == Ok(Reach::Lost) {
            found = Some(GeneratedPuzzle { task, note });
        }
    }
    found.filter(|puzzle| puzzle.note.first as usize <= options.first)
}
