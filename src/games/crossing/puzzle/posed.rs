//! A puzzle of either kind.

use std::fmt;
use std::str::FromStr;

use super::{Ask, Task};
use crate::core::game::{LineError, Seat};
use crate::games::crossing::Crossing;
use crate::thinking::puzzle::{self, Question, goal_of};

/// A puzzle. Its text is that of its kind.
#[derive(Clone, Debug, PartialEq)]
pub enum Posed {
    /// A puzzle in which everything is visible.
    Task(Task),
    /// A puzzle with hidden information.
    Question(Box<Question<Ask>>),
}

impl puzzle::Task for Posed {
    type Game = Crossing;

    fn start(&self) -> &Crossing {
        match self {
            Posed::Task(task) => task.start(),
            Posed::Question(task) => task.start(),
        }
    }

    fn seat(&self) -> Seat {
        match self {
            Posed::Task(task) => task.seat(),
            Posed::Question(task) => task.seat(),
        }
    }
}

impl fmt::Display for Posed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Posed::Task(task) => task.fmt(f),
            Posed::Question(task) => task.fmt(f),
        }
    }
}

impl FromStr for Posed {
    type Err = LineError;

    fn from_str(text: &str) -> Result<Posed, LineError> {
        let asks = |goal: String| goal.parse::<Ask>().is_ok();
        if goal_of(text).is_some_and(asks) {
            Ok(Posed::Question(Box::new(text.parse()?)))
        } else {
            Ok(Posed::Task(text.parse()?))
        }
    }
}
