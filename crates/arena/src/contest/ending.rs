//! How a game ended, or why it was not played to its end.

use std::time::Duration;

use warren::core::game::{Outcome, Seat};

use super::forfeit::Forfeit;
use super::life::Ended;
use crate::{Failure, wasi};

/// A game that has been played.
pub struct Played {
    /// The text of the record, with who played and a fault as comments.
    pub record: String,
    /// The text of each seat's log.
    pub logs: Vec<String>,
    /// The number of moves played.
    pub length: usize,
    /// The winner, or a draw.
    pub outcome: Outcome,
    /// What lost the game before the rules ended it.
    pub forfeit: Option<Forfeit>,
    /// The time of each answer, by seat.
    pub times: Vec<Vec<Duration>>,
    /// How the programs behaved besides, by seat.
    pub conduct: Vec<Conduct>,
}

/// How a program behaved, apart from its answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Conduct {
    /// How it ended by itself soon after the game; `None` if it still ran.
    pub left: Option<Ended>,
    /// How it failed when it ended.
    pub failure: Option<BadEnd>,
    /// How many lines it wrote before they were asked for.
    pub early: usize,
}

/// The end of a program that failed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadEnd {
    /// Its exit status or its signal. A WebAssembly program says more.
    pub how: String,
    /// The end of its standard error.
    pub errors: String,
}

impl BadEnd {
    /// The end of a program that has said this on standard error. `None` if it ended well, or the match ended it.
    pub fn of(left: Option<Ended>, mut errors: String, is_module: bool) -> Option<BadEnd> {
        let status = left?.status()?;
        if status.success() {
            return None;
        }
        let words = is_module.then(|| wasi::take_ending(&mut errors)).flatten();
        let how = words.unwrap_or_else(|| status.to_string());
        Some(BadEnd { how, errors })
    }
}

/// Why a game has no verdict.
#[derive(Debug)]
pub enum Unplayed {
    /// The user stopped the match.
    Stopped,
    /// A program could not be started.
    Failed(Failure),
    /// An event decided it that is nobody's play.
    Disturbed(Box<Disturbed>),
}

/// An event that decided a game, and that is nobody's play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Disturbance {
    /// A program was killed or stopped, by somebody else or by itself. The two look the same.
    Signal {
        /// The program's seat.
        seat: Seat,
        /// The sentence about it, without its subject.
        what: String,
    },
    /// The referee stood still for this time, without which an answer would not have been late.
    Standstill(Duration),
}

/// A game that has no verdict, because of something that is nobody's play.
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
