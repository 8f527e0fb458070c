//! The solver for tasks of the space mice.
//!
//! A [`Task`] is a game with missing arrows. [`solve`] finds all arrows that reach a [`Goal`] there, or proves that none do.
//!
//! ```
//! use warren::thinking::search::{Budget, NativeClock};
//! use warren::games::mice::solver::{Goal, Proof, Task, solve};
//!
//! // The statement's example, without its first arrow: what makes the first player lead by 5?
//! let start = "5 8 1,2/3,2 2E/2W 0 0/0 -/- -".parse().unwrap();
//! let arrows = ["2 2 E", "1 0 S", "1 1 E", "2 1 W", "0 1 S", "0 3 E", "2 0 E"];
//! let fixed = arrows.iter().map(|arrow| Some(arrow.parse().unwrap()));
//! let script = std::iter::once(None).chain(fixed).collect();
//! let task = Task::new(start, script, Goal::Margin(5)).unwrap();
//! match solve(&task, Budget::nodes(100_000), &NativeClock::start()) {
//!     Proof::Solutions(solutions) => solutions.for_each(|arrows| assert!(task.accepts(arrows))),
//!     Proof::Impossible => println!("nothing does"),
//!     proof => panic!("one arrow is always settled: {proof:?}"),
//! }
//! ```

mod beam;
mod exhaustive;
mod missing_arrow;
mod puzzle;
mod solutions;
mod upper_bound;
mod ways;

pub use solutions::{Class, Solutions};

use crate::games::mice::Arrow;
pub use crate::games::mice::puzzle::{Goal, MAX_OPEN, Refusal, Task, TaskError, Verdict};
use crate::thinking::search::{Budget, Clock, Meter};
use exhaustive::ExhaustiveSearch;
use upper_bound::UpperBounds;

/// The maximum number of open arrows for an exhaustive search on any board. With more, the search is incomplete.
pub const MAX_EXHAUSTIVE: usize = 2;
/// The maximum on boards of at most [`MAX_SMALL_SIZE`] columns.
pub const MAX_EXHAUSTIVE_ON_SMALL: usize = 3;
/// The maximum number of columns of a small board.
pub const MAX_SMALL_SIZE: u8 = 7;

/// The maximum number of open arrows for an exhaustive search on the board of a task.
fn max_exhaustive(task: &Task) -> usize {
    if task.start().board().size() <= MAX_SMALL_SIZE {
        MAX_EXHAUSTIVE_ON_SMALL
    } else {
        MAX_EXHAUSTIVE
    }
}

/// The result of the solver.
#[derive(Clone, Debug)]
pub enum Proof {
    /// All solutions, at least one.
    Solutions(Solutions),
    /// The proof that there is no solution.
    Impossible,
    /// A solution, one arrow per open turn. There may be others.
    Found(Vec<Arrow>),
    /// No solution was found. This proves nothing.
    Unknown,
}

/// Solves a task. With up to [`MAX_EXHAUSTIVE`] open arrows, on small boards [`MAX_EXHAUSTIVE_ON_SMALL`], it searches all placements,
/// which is a proof unless the budget ends first. With more open arrows it uses a beam search, which finds a solution or proves
/// nothing.
///
/// A node of the budget is about a turn of the game. The memory used is bounded by the board's size.
pub fn solve(task: &Task, budget: Budget, clock: &dyn Clock) -> Proof {
    let mut meter = Meter::new(clock, budget, 0);
    let upper_bounds = UpperBounds::new(task);
    if task.missing() <= max_exhaustive(task) {
        return ExhaustiveSearch::new(task, Some(&upper_bounds), &mut meter).prove();
    }
    let undecided = missing_arrow::all_undecided(task);
    if upper_bounds.bound_of(task.start(), 0, &undecided).total() < task.goal().min_value() {
        return Proof::Impossible;
    }
    beam::search(task, &upper_bounds, &mut meter).map_or(Proof::Unknown, Proof::Found)
}

/// Raises the goal of a task as far as it can be met. Returns the task with that goal, and all its solutions. `None` if the
/// goal cannot be met as it is, or the budget ends before all placements have been searched.
pub fn hardest(task: &Task, budget: Budget, clock: &dyn Clock) -> Option<(Task, Solutions)> {
    let mut meter = Meter::new(clock, budget, 0);
    let upper_bounds = UpperBounds::new(task);
    let (known_value, nodes) = beam::good_value(task, &upper_bounds, &mut meter);
    let search = ExhaustiveSearch::new(task, Some(&upper_bounds), &mut meter);
    let (best, solutions) = search.find_best(known_value, nodes)?;
    let goal = match task.goal() {
        Goal::Points(_) => Goal::Points(best.try_into().unwrap_or(0)),
        Goal::Margin(_) => Goal::Margin(best),
        Goal::NoneLost => Goal::NoneLost,
    };
    let task = task.with_goal(goal);
    let solutions = solutions.of(&task);
    Some((task, solutions))
}
