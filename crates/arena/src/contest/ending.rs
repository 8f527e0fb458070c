//! How a game ended, or the reason why it was not played to its end.

use std::time::Duration;

use warren::core::game::{Outcome, Seat};

use super::forfeit::Forfeit;
use super::life::Ended;
use crate::{Failure, wasi};

/// A game that has been played.
pub struct Played {
    /// The text of the record, with the players and a fault as comments.
    pub record: String,
    /// The text of each seat's log.
    pub logs: Vec<String>,
    /// The number of moves played.
    pub length: usize,
    /// The winner, or a draw.
    pub outcome: Outcome,
    /// The fault that lost the game before the rules ended it.
    pub forfeit: Option<Forfeit>,
    /// The time of each answer, by seat.
    pub times: Vec<Vec<Duration>>,
    /// The other behaviour of the programs, by seat.
    pub conduct: Vec<Conduct>,
}

/// The behaviour of a program, apart from its answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Conduct {
    /// Its exit soon after the game; `None` if it still ran.
    pub left: Option<Ended>,
    /// Its failure when it exited.
    pub failure: Option<FailedExit>,
    /// The number of lines that it wrote before they were requested.
    pub early: usize,
}

/// The end of a program that failed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FailedExit {
    /// Its exit status or its signal. A WebAssembly program reports more.
    pub how: String,
    /// The end of its standard error.
    pub errors: String,
}

impl FailedExit {
    /// Returns the end of a program with this standard error. `None` if it exited successfully, or the match ended it.
    pub fn of(left: Option<Ended>, mut errors: String, is_module: bool) -> Option<FailedExit> {
        let status = left?.status()?;
        if status.success() {
            return None;
        }
        let words = is_module.then(|| wasi::take_ending(&mut errors)).flatten();
        let how = words.unwrap_or_else(|| status.to_string());
        Some(FailedExit { how, errors })
    }
}

/// The reason why a game has no verdict.
#[derive(Debug)]
pub enum NoVerdict {
    /// The user stopped the match.
    Stopped,
    /// A program could not be started.
    Failed(Failure),
    /// An event outside the programs' play decided it.
    Disturbed(Box<Disturbed>),
}

/// An event outside the programs' play that decided a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Disturbance {
    /// A signal killed or stopped a program. The program may have sent it to itself, which looks the same.
    Signal {
        /// The program's seat.
        seat: Seat,
        /// The description of the event, without its subject.
        what: String,
    },
    /// The referee stood still for this time. Otherwise an answer would not have been late.
    Standstill(Duration),
}

/// A game without a verdict, because an event outside the programs' play decided it.
#[derive(Debug)]
pub struct Disturbed {
    /// The cause.
    pub cause: Disturbance,
    /// The end of the standard error of the program that was killed or stopped.
    pub errors: String,
    /// The text of the record, which has no `end` line.
    pub record: String,
    /// The text of each seat's log.
    pub logs: Vec<String>,
    /// The number of moves played.
    pub length: usize,
    /// The time of each answer, by seat.
    pub times: Vec<Vec<Duration>>,
}
