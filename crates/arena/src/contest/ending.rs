//! How a game ended, or the reason why it was not played to its end.

use std::time::Duration;

use warren::core::game::{Outcome, Seat};

use super::forfeit::Forfeit;
use super::process_tree::ProgramEnd;
use crate::{Failure, wasi};

/// A game that has been played.
pub struct FinishedGame {
    /// The text of the record, with the players and a fault as comments.
    pub record: String,
    /// The text of each seat's log.
    pub logs: Vec<String>,
    /// The number of moves played.
    pub move_count: usize,
    /// The winner, or a draw.
    pub outcome: Outcome,
    /// The fault that lost the game before the rules ended it.
    pub forfeit: Option<Forfeit>,
    /// The time of each answer, by seat.
    pub answer_times: Vec<Vec<Duration>>,
    /// The other behaviour of the programs, by seat.
    pub conduct: Vec<Conduct>,
}

/// The behaviour of a program, apart from its answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Conduct {
    /// Its exit soon after the game; `None` if it still ran.
    pub exit: Option<ProgramEnd>,
    /// Its failure when it exited.
    pub failure: Option<FailedExit>,
    /// The number of lines that it wrote before they were requested.
    pub early_line_count: usize,
}

/// The end of a program that failed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FailedExit {
    /// Its exit status or its signal. A WebAssembly program reports more.
    pub status: String,
    /// The end of its standard error.
    pub stderr: String,
}

impl FailedExit {
    /// Returns the end of a program with this standard error. `None` if it exited successfully, or the match ended it.
    pub fn from_end(
        exit: Option<ProgramEnd>,
        mut stderr: String,
        is_webassembly: bool,
    ) -> Option<FailedExit> {
        let status = exit?.status()?;
        if status.success() {
            return None;
        }
        let ending = is_webassembly
            .then(|| wasi::take_ending(&mut stderr))
            .flatten();
        let status = ending.unwrap_or_else(|| status.to_string());
        Some(FailedExit { status, stderr })
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
    Disturbed(Box<DisturbedGame>),
}

/// An event outside the programs' play that decided a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Disturbance {
    /// A signal killed or stopped a program. The program may have sent it to itself, which looks the same.
    Signal {
        /// The program's seat.
        seat: Seat,
        /// The description of the event, without its subject.
        event: String,
    },
    /// The referee stood still for this time. Otherwise an answer would not have been late.
    Standstill(Duration),
}

/// A game without a verdict, because an event outside the programs' play decided it.
#[derive(Debug)]
pub struct DisturbedGame {
    /// The cause.
    pub cause: Disturbance,
    /// The end of the standard error of the program that was killed or stopped.
    pub stderr: String,
    /// The text of the record, which has no `end` line.
    pub record: String,
    /// The text of each seat's log.
    pub logs: Vec<String>,
    /// The number of moves played.
    pub move_count: usize,
    /// The time of each answer, by seat.
    pub answer_times: Vec<Vec<Duration>>,
}
