//! A task: a token that has to be brought to its goal in time, by one who sees everything.

use crate::core::game::{Game, IllegalMove, Problem, Seat, problem};
use crate::games::crossing::{Cell, Crossing, Move, Step, TURNS, start as start_cell};

/// The player that is asked.
pub const ASKED: Seat = Seat(0);

/// Why a task cannot be set.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.problem())]
pub enum TaskError {
    /// It needs a turn at least, and ends with the game.
    Turns {
        /// The turns that are left in the game.
        left: u32,
        /// Those of the task.
        found: u32,
    },
    /// The other player takes no part.
    Other(Cell),
}

impl TaskError {
    /// For a person to read.
    pub(crate) fn problem(&self) -> Problem {
        match self {
            TaskError::Turns { left, found } => problem!(
                "crossing-goal-turns",
                "the token has 1 to {left} turns to reach its goal, not {found}",
                left = left,
                found = found,
            ),
            TaskError::Other(cell) => problem!(
                "crossing-goal-other",
                "the token of player 2 is in row {row}, column {column}, but holds on its start cell while a puzzle is solved",
                row = cell.row(),
                column = cell.column(),
            ),
        }
    }
}

/// What steps lead to, all of them taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// Whether the goal is reached, in time.
    pub met: bool,
    /// The turns that it took.
    pub turns: u32,
}

/// A token that has to be brought to its goal within some turns, everything seen: that of player 1, from where it is.
///
/// So a task stays within the rules: its start is a position of the game, and a solution is a game like any other. A token
/// that drowns is back on its start cell, and goes on from there if there is time. The other player holds all the time, on its
/// start cell, which never sinks.
#[derive(Clone, Debug, PartialEq)]
pub struct Task {
    start: Crossing,
    within: u32,
}

impl Task {
    /// A task from a position on.
    ///
    /// # Errors
    /// Why it cannot be set.
    pub fn new(start: Crossing, within: u32) -> Result<Task, TaskError> {
        let left = TURNS - start.turn();
        let other = start.token(ASKED.other());
        if !(1..=left).contains(&within) {
            let found = within;
            return Err(TaskError::Turns { left, found });
        }
        if other != start_cell(ASKED.other()) {
            return Err(TaskError::Other(other));
        }
        Ok(Task { start, within })
    }

    /// The position that it begins with.
    pub fn start(&self) -> &Crossing {
        &self.start
    }

    /// In how many turns the goal has to be reached at most.
    pub fn within(&self) -> u32 {
        self.within
    }

    /// The same with another number of turns.
    ///
    /// # Errors
    /// Why it cannot be set.
    pub fn with_turns(&self, within: u32) -> Result<Task, TaskError> {
        Task::new(self.start.clone(), within)
    }

    /// What both players do in a turn in which the one that is asked takes a step.
    pub fn turn(step: Step) -> Move {
        Move([step, Step::Hold])
    }

    /// The position after steps.
    ///
    /// # Errors
    /// The rule that one of them breaks: off the board, or after the end, which is when the goal is reached or the time up.
    pub fn position(&self, steps: &[Step]) -> Result<Crossing, IllegalMove> {
        let mut position = self.start.clone();
        for &step in steps {
            self.check_in(&position, step)?;
            position.play(&Task::turn(step));
        }
        Ok(position)
    }

    /// Whether a step may follow those `taken`.
    ///
    /// # Errors
    /// The rule that it breaks, or one of those taken.
    pub fn check(&self, taken: &[Step], next: Step) -> Result<(), IllegalMove> {
        self.check_in(&self.position(taken)?, next)
    }

    fn check_in(&self, position: &Crossing, step: Step) -> Result<(), IllegalMove> {
        match self.verdict_in(position) {
            Some(_) => Err(IllegalMove::game_over()),
            None => position.check_step(ASKED, step),
        }
    }

    /// What steps have led to; nothing while the goal is not reached and there is time.
    ///
    /// # Errors
    /// The rule that one of them breaks.
    pub fn judge(&self, steps: &[Step]) -> Result<Option<Verdict>, IllegalMove> {
        Ok(self.verdict_in(&self.position(steps)?))
    }

    fn verdict_in(&self, position: &Crossing) -> Option<Verdict> {
        let turns = position.turn() - self.start.turn();
        let met = position.delivered(ASKED) > self.start.delivered(ASKED);
        (met || turns == self.within).then_some(Verdict { met, turns })
    }

    /// Whether steps bring the token to its goal in time, and none comes after: whether they are a right answer.
    pub fn accepts(&self, steps: &[Step]) -> bool {
        let verdict = self.judge(steps).ok().flatten();
        verdict.is_some_and(|verdict| verdict.met)
    }
}
