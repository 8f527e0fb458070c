//! The text format that the puzzles of all games share: a record's first line, a line for the goal, and the start.

use std::fmt::{self, Display};
use std::str::FromStr;

use crate::core::game::{Game, LineError, LineSource, NotationError, Problem, problem};
use crate::core::record::{Lines, after_word, read_head, read_start};

/// The lines of a puzzle before its moves.
pub(crate) struct PuzzleHead<G, Goal> {
    /// The goal.
    pub goal: Goal,
    /// The number of the goal's line.
    pub goal_line: usize,
    /// The start.
    pub start: G,
}

impl<G: Game, Goal: FromStr<Err = NotationError>> PuzzleHead<G, Goal> {
    /// Reads these lines. `example` is a goal of the game, for error messages.
    ///
    /// # Errors
    /// The line that cannot be read, and why.
    pub(crate) fn read(
        lines: &mut Lines<'_>,
        example: impl Display,
    ) -> Result<PuzzleHead<G, Goal>, LineError> {
        read_head(lines, Some(G::ID))?;
        let (goal_line, goal) = read_goal(lines, example)?;
        Ok(PuzzleHead {
            goal,
            goal_line,
            start: read_start(lines)?,
        })
    }
}

/// Writes what [`PuzzleHead::read`] reads.
pub(crate) fn write_head<G: Game>(
    f: &mut fmt::Formatter<'_>,
    goal: impl Display,
    start: &G,
) -> fmt::Result {
    writeln!(f, "warren 1 {}\ngoal {goal}", G::ID)?;
    match start.start_lines() {
        Some(lines) => lines.iter().try_for_each(|line| writeln!(f, "{line}")),
        None => writeln!(f, "start {start}"),
    }
}

/// The problem of a line after the start.
pub(crate) fn text_after_start(text: &str) -> Problem {
    problem!("goal-end", "a puzzle ends with its start").quoting(text)
}

fn read_goal<Goal: FromStr<Err = NotationError>>(
    lines: &mut Lines<'_>,
    example: impl Display,
) -> Result<(usize, Goal), LineError> {
    let line = lines.end();
    let missing_goal = || {
        problem!(
            "goal",
            "here is missing what has to be reached, such as `goal {example}`",
            example = example,
        )
    };
    let (line, text) = lines.next_line().ok_or_else(|| missing_goal().at(line))?;
    let goal = after_word(text, "goal").ok_or_else(|| missing_goal().quoting(text).at(line))?;
    let goal = goal
        .parse()
        .map_err(|error: NotationError| error.0.at(line))?;
    Ok((line, goal))
}
