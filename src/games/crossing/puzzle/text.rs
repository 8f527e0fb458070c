//! Tasks as text: a record without moves, with a line for the goal.
//!
//! ```text
//! warren 1 crossing
//! goal cross 17
//! 9 3 2 3 5 4 4 9
//! …the rest of a start, or a line `start POSITION`
//! ```
//!
//! The token of player 1 has to reach its goal within 17 turns, while player 2 holds on its start cell.

use std::fmt;
use std::str::FromStr;

use super::Task;
use crate::core::game::{LineError, LineSource, NotationError, problem};
use crate::core::record::Lines;
use crate::games::crossing::Crossing;
use crate::thinking::puzzle::text::{PuzzleHead, text_after_start, write_head};

/// The number of turns within which the token has to cross.
#[cfg_attr(
    target_arch = "wasm32",
    derive(tsify::Tsify),
    tsify(
        rename = "CrossingGoalKind",
        type = "\"cross\" | \"phases\" | \"dry\" | \"safe\" | \"odds\""
    )
)]
struct Goal(u32);

impl fmt::Display for Goal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "cross {}", self.0)
    }
}

impl FromStr for Goal {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Goal, NotationError> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let turns = match words[..] {
            ["cross", turns] => turns.parse().ok(),
            _ => None,
        };
        turns.map(Goal).ok_or_else(|| {
            let allowed = problem!(
                "crossing-goal",
                "`cross` and the turns that it may take, such as `cross 17`; or of a question `phases` or `dry` and an \
                 island, such as `phases 3,4`, or `safe` or `odds` and the most steps, such as `safe 9`"
            );
            NotationError::new("a goal", text, allowed)
        })
    }
}

impl fmt::Display for Task {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_head(f, Goal(self.turn_limit()), self.start())
    }
}

impl FromStr for Task {
    type Err = LineError;

    fn from_str(text: &str) -> Result<Task, LineError> {
        let mut lines = Lines::new(text);
        let head: PuzzleHead<Crossing, Goal> = PuzzleHead::read(&mut lines, Goal(17))?;
        if let Some((line, text)) = lines.next_line() {
            return Err(text_after_start(text).at(line));
        }
        Task::new(head.start, head.goal.0).map_err(|error| error.problem().at(head.goal_line))
    }
}
