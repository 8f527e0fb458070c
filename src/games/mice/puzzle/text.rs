//! Tasks as text: a record with a line for the goal, and `?` for each missing arrow.
//!
//! ```text
//! warren 1 mice
//! goal margin 5
//! 5 5
//! …the rest of the puzzle's input, or a line `start POSITION`
//! ?
//! 2 2 E
//! ```

use std::fmt;
use std::str::FromStr;

use super::task::{Goal, Task, TaskError};
use crate::core::game::{Game, LineError, LineSource, NotationError, problem};
use crate::core::record::Lines;
use crate::games::mice::Mice;
use crate::thinking::puzzle::text::{PuzzleHead, write_head};

/// A missing arrow.
const MISSING: &str = "?";

impl fmt::Display for Goal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Goal::Points(points) => write!(f, "points {points}"),
            Goal::Margin(margin) => write!(f, "margin {margin}"),
            Goal::NoneLost => f.write_str("none-lost"),
        }
    }
}

impl FromStr for Goal {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Goal, NotationError> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let goal = match words[..] {
            ["points", points] => points.parse().ok().map(Goal::Points),
            ["margin", margin] => margin.parse().ok().map(Goal::Margin),
            ["none-lost"] => Some(Goal::NoneLost),
            _ => None,
        };
        goal.ok_or_else(|| {
            let allowed = problem!(
                "mice-goal",
                "`points` or `margin` and how many, such as `points 12`, or `none-lost`"
            );
            NotationError::new("a goal", text, allowed)
        })
    }
}

impl fmt::Display for Task {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_head(f, self.goal(), self.start())?;
        self.script().iter().try_for_each(|entry| match entry {
            Some(arrow) => writeln!(f, "{arrow}"),
            None => writeln!(f, "{MISSING}"),
        })
    }
}

impl FromStr for Task {
    type Err = LineError;

    fn from_str(text: &str) -> Result<Task, LineError> {
        let mut lines = Lines::new(text);
        let head: PuzzleHead<Mice, Goal> = PuzzleHead::read(&mut lines, Goal::Points(12))?;
        let PuzzleHead { goal, start, .. } = head;
        let first_turn = start.ply() as usize + 1;
        let mut turn_lines = Vec::new();
        let mut script = Vec::new();
        while let Some((line, text)) = lines.next_line() {
            turn_lines.push(line);
            script.push(match text {
                MISSING => None,
                arrow => Some(arrow.parse().map_err(|_: NotationError| {
                    let allowed = problem!(
                        "mice-goal-arrow",
                        "a column and a row from 0 to 24 and N, E, S or W, such as 2 0 W; or ?, if it is missing"
                    );
                    NotationError::new("an arrow", arrow, allowed).0.at(line)
                })?),
            });
        }
        let line_of = |turn: usize| turn_lines.get(turn - first_turn).copied();
        Task::new(start, script, goal).map_err(|error| {
            let line = match error {
                TaskError::Length { wanted, .. } => turn_lines.get(wanted).copied(),
                TaskError::Player(turn) | TaskError::Script { turn, .. } => line_of(turn),
                TaskError::OpenTurns(_) => Some(head.goal_line),
            };
            error.problem().at(line.unwrap_or(lines.end()))
        })
    }
}
