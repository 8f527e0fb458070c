//! Tasks as text: a record with a line for the goal, and `?` for each arrow that is missing.
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
use crate::game::{Game, LineError, LineSource, NotationError, shorten};
use crate::games::mice::Mice;
use crate::record::{Lines, after_word, read_head, read_start};

/// An arrow that is missing.
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
        let allowed = "`points` or `margin` and how many, such as `points 12`, or `none-lost`";
        goal.ok_or_else(|| NotationError::new("a goal", text, allowed))
    }
}

impl fmt::Display for Task {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "warren 1 {}\ngoal {}", Mice::ID, self.goal())?;
        match self.start().start_lines() {
            Some(lines) => lines.iter().try_for_each(|line| writeln!(f, "{line}"))?,
            None => writeln!(f, "start {}", self.start())?,
        }
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
        read_head(&mut lines, Some(Mice::ID))?;
        let (goal_line, goal) = read_goal(&mut lines)?;
        let start: Mice = read_start(&mut lines)?;
        let first_turn = start.ply() as usize + 1;
        let mut turn_lines = Vec::new();
        let mut script = Vec::new();
        while let Some((line, text)) = lines.next_line() {
            turn_lines.push(line);
            script.push(match text {
                MISSING => None,
                arrow => Some(arrow.parse().map_err(|error: NotationError| {
                    let what = format!("{error}; or {MISSING}, if it is missing");
                    LineError { line, what }
                })?),
            });
        }
        let line_of = |turn: usize| turn_lines.get(turn - first_turn).copied();
        Task::new(start, script, goal).map_err(|error| LineError {
            line: match error {
                TaskError::Length { wanted, .. } => turn_lines.get(wanted).copied(),
                TaskError::Player(turn) | TaskError::Script { turn, .. } => line_of(turn),
                TaskError::Open(_) => Some(goal_line),
            }
            .unwrap_or(lines.end()),
            what: error.to_string(),
        })
    }
}

fn read_goal(lines: &mut Lines<'_>) -> Result<(usize, Goal), LineError> {
    let line = lines.end();
    let wanted = "here is missing what has to be reached, such as `goal points 12`";
    let (line, text) = lines.next_line().ok_or_else(|| LineError {
        line,
        what: wanted.to_owned(),
    })?;
    let goal = after_word(text, "goal").ok_or_else(|| LineError {
        line,
        what: format!("`{}`: {wanted}", shorten(text)),
    })?;
    let goal = goal.parse().map_err(|error: NotationError| LineError {
        line,
        what: error.to_string(),
    })?;
    Ok((line, goal))
}
