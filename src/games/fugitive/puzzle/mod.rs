//! Puzzles of Fugitive and Detectives: duels, in which both sides see everything, and questions, in which the fugitive is
//! hidden.

mod ask;
mod clues;
mod goal;
mod seen_move;

use std::fmt;
use std::str::FromStr;

pub use ask::{Answer, MAX_NET_CITIES, QuestionKind};
pub use clues::Clues;
pub use goal::{Goal, MAX_CITIES};
pub use seen_move::SeenMove;

use crate::core::game::{LineError, Seat};
use crate::games::fugitive::Fugitive;
use crate::thinking::puzzle::{self, Duel, Question};

/// A puzzle. Its text is that of its kind.
#[derive(Clone, Debug, PartialEq)]
pub enum Task {
    /// A puzzle against replies.
    Duel(Duel<Goal>),
    /// A puzzle with hidden information.
    Question(Question<QuestionKind>),
}

impl puzzle::Task for Task {
    type Game = Fugitive;

    fn start(&self) -> &Fugitive {
        match self {
            Task::Duel(task) => task.start(),
            Task::Question(task) => task.start(),
        }
    }

    fn seat(&self) -> Seat {
        match self {
            Task::Duel(task) => task.seat(),
            Task::Question(task) => task.seat(),
        }
    }
}

impl fmt::Display for Task {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Task::Duel(task) => task.fmt(f),
            Task::Question(task) => task.fmt(f),
        }
    }
}

impl FromStr for Task {
    type Err = LineError;

    fn from_str(text: &str) -> Result<Task, LineError> {
        if puzzle::is_question::<QuestionKind>(text) {
            Ok(Task::Question(text.parse()?))
        } else {
            Ok(Task::Duel(text.parse()?))
        }
    }
}
