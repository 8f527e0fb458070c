//! A puzzle of either kind.

use std::fmt;
use std::str::FromStr;

use super::{QuestionKind, Task};
use crate::core::game::{LineError, Seat};
use crate::games::crossing::Crossing;
use crate::thinking::puzzle::{self, Question};

/// A puzzle. Its text is that of its kind.
#[derive(Clone, Debug, PartialEq)]
pub enum PosedPuzzle {
    /// A puzzle in which everything is visible.
    Task(Task),
    /// A puzzle with hidden information.
    Question(Box<Question<QuestionKind>>),
}

impl puzzle::Task for PosedPuzzle {
    type Game = Crossing;

    fn start(&self) -> &Crossing {
        match self {
            PosedPuzzle::Task(task) => task.start(),
            PosedPuzzle::Question(task) => task.start(),
        }
    }

    fn seat(&self) -> Seat {
        match self {
            PosedPuzzle::Task(task) => task.seat(),
            PosedPuzzle::Question(task) => task.seat(),
        }
    }
}

impl fmt::Display for PosedPuzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PosedPuzzle::Task(task) => task.fmt(f),
            PosedPuzzle::Question(task) => task.fmt(f),
        }
    }
}

impl FromStr for PosedPuzzle {
    type Err = LineError;

    fn from_str(text: &str) -> Result<PosedPuzzle, LineError> {
        if puzzle::is_question::<QuestionKind>(text) {
            Ok(PosedPuzzle::Question(Box::new(text.parse()?)))
        } else {
            Ok(PosedPuzzle::Task(text.parse()?))
        }
    }
}
