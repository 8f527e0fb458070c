//! Puzzles against programs. They start from puzzles against best replies, with goals that best replies would prevent.

use super::duel::{DuelOptions, GeneratedPuzzle, difficulty_note};
use crate::thinking::puzzle::Duel;
use crate::thinking::search::{Budget, NoClock};
use crate::thinking::solve::duel::{Reach, SolvableGoal, Solver};

/// The solver's budget for one question: some seconds.
const NODES: u64 = 20_000_000;

/// Turns a puzzle against best replies into one against the newest program at a level, 1 to 12. Its goal is the hardest
/// that can be reached. `None` if best replies do not prevent it, or too many first moves keep it. `solver` makes a solver
/// with the program.
pub fn puzzle_against_program<GoalType: SolvableGoal>(
    task: &Duel<GoalType>,
    level: u32,
    options: DuelOptions,
    solver: impl Fn(&Duel<GoalType>) -> Solver<GoalType>,
) -> Option<GeneratedPuzzle<GoalType>> {
    let budget = Budget::nodes(NODES);
    let mut goal = task.goal();
    let mut hardest_task = None;
    while let Some(raised) = goal.next_harder() {
        goal = raised;
        let Some(against_best_replies) = Duel::new(task.start().clone(), goal).ok() else {
            break;
        };
        let reach = Solver::new(&against_best_replies).is_kept(&[], budget, &NoClock);
        let task = against_best_replies
            .against_program(level, GoalType::EDITIONS.into())
            .ok()?;
        let mut solver = solver(&task);
        let Some(note) = difficulty_note(&mut solver, budget) else {
            break;
        };
        if reach == Ok(Reach::Lost) {
            hardest_task = Some(GeneratedPuzzle { task, note });
        }
    }
    hardest_task.filter(|puzzle| puzzle.note.first as usize <= options.first)
}
