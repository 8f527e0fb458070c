//! A task: a player who sees everything has to bring a token to its goal in time.

use crate::core::game::{Game, IllegalMove, Problem, Seat, problem};
use crate::games::crossing::{Cell, Crossing, Move, Step, TURNS, start as start_cell};

/// The player who has to solve the task.
pub const SOLVER_SEAT: Seat = Seat(0);

/// Why a task cannot be set.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.problem())]
pub enum TaskError {
    /// The task has no turns, or more than are left in the game.
    Turns {
        /// The number of turns that are left in the game.
        left: u32,
        /// The number of turns of the task.
        found: u32,
    },
    /// The other player's token is not on its start cell.
    OtherToken(Cell),
}

impl TaskError {
    /// The error in words.
    pub(crate) fn problem(&self) -> Problem {
        match self {
            TaskError::Turns { left, found } => problem!(
                "crossing-goal-turns",
                "the token has 1 to {left} turns to reach its goal, not {found}",
                left = left,
                found = found,
            ),
            TaskError::OtherToken(cell) => problem!(
                "crossing-goal-other",
                "the token of player 2 is in row {row}, column {column}, but holds on its start cell while a puzzle is solved",
                row = cell.row(),
                column = cell.column(),
            ),
        }
    }
}

/// The result of all the steps of a task.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// Whether the goal is reached in time.
    pub met: bool,
    /// The number of turns taken.
    pub turns: u32,
}

/// The token of player 1 has to reach its goal from its cell within some turns. Everything is visible.
///
/// A task stays within the rules: its start is a position of the game, and a solution is an ordinary game. A token that drowns
/// is back on its start cell, and continues from there if there is time. The other player always holds on its start cell, which
/// never sinks.
#[derive(Clone, Debug, PartialEq)]
pub struct Task {
    start: Crossing,
    turn_limit: u32,
}

impl Task {
    /// A task that starts from a position.
    ///
    /// # Errors
    /// Why it cannot be set.
    pub fn new(start: Crossing, turn_limit: u32) -> Result<Task, TaskError> {
        let turns_left = TURNS - start.turn();
        let other = start.token(SOLVER_SEAT.other());
        if !(1..=turns_left).contains(&turn_limit) {
            let found = turn_limit;
            return Err(TaskError::Turns {
                left: turns_left,
                found,
            });
        }
        if other != start_cell(SOLVER_SEAT.other()) {
            return Err(TaskError::OtherToken(other));
        }
        Ok(Task { start, turn_limit })
    }

    /// The start position.
    pub fn start(&self) -> &Crossing {
        &self.start
    }

    /// The number of turns within which the goal has to be reached.
    pub fn turn_limit(&self) -> u32 {
        self.turn_limit
    }

    /// The same task with another number of turns.
    ///
    /// # Errors
    /// Why it cannot be set.
    pub fn with_turns(&self, turn_limit: u32) -> Result<Task, TaskError> {
        Task::new(self.start.clone(), turn_limit)
    }

    /// The move of both players in a turn in which player 1 takes a step.
    pub fn move_of_step(step: Step) -> Move {
        Move([step, Step::Hold])
    }

    /// The position after these steps.
    ///
    /// # Errors
    /// The first rule that a step breaks: it leaves the board, or follows the end. The end is when the goal is reached or
    /// the time is up.
    pub fn position(&self, steps: &[Step]) -> Result<Crossing, IllegalMove> {
        let mut position = self.start.clone();
        for &step in steps {
            self.check_at(&position, step)?;
            position.play(&Task::move_of_step(step));
        }
        Ok(position)
    }

    /// Checks a step after those in `taken`.
    ///
    /// # Errors
    /// The rule that this step or an earlier one breaks.
    pub fn check(&self, taken: &[Step], next: Step) -> Result<(), IllegalMove> {
        self.check_at(&self.position(taken)?, next)
    }

    fn check_at(&self, position: &Crossing, step: Step) -> Result<(), IllegalMove> {
        match self.verdict_at(position) {
            Some(_) => Err(IllegalMove::game_over()),
            None => position.check_step(SOLVER_SEAT, step),
        }
    }

    /// The result of steps; `None` while the goal is not reached and there is time.
    ///
    /// # Errors
    /// The first rule that a step breaks.
    pub fn judge(&self, steps: &[Step]) -> Result<Option<Verdict>, IllegalMove> {
        Ok(self.verdict_at(&self.position(steps)?))
    }

    fn verdict_at(&self, position: &Crossing) -> Option<Verdict> {
        let turns = position.turn() - self.start.turn();
        let met = position.delivered(SOLVER_SEAT) > self.start.delivered(SOLVER_SEAT);
        (met || turns == self.turn_limit).then_some(Verdict { met, turns })
    }

    /// Whether steps are a solution: they bring the token to its goal in time, and no step follows.
    pub fn accepts(&self, steps: &[Step]) -> bool {
        let verdict = self.judge(steps).ok().flatten();
        verdict.is_some_and(|verdict| verdict.met)
    }
}
