//! How a game ended, or why it was not played to its end.

use std::time::Duration;

use warren::core::game::{Outcome, Seat};

use super::forfeit::Forfeit;
use crate::cli::Failure;

/// A game that has been played.
pub struct Played {
    /// The text of the record, with who played and a fault as comments.
    pub record: String,
    /// The text of each seat's log.
    pub logs: Vec<String>,
    /// The number of moves played.
    pub length: usize,
    pub outcome: Outcome,
    /// What lost the game before the rules ended it.
    pub forfeit: Option<Forfeit>,
    /// The time of each answer, by seat.
    pub times: Vec<Vec<Duration>>,
    /// How the programs behaved besides, by seat.
    pub conduct: Vec<Conduct>,
}

/// How a program behaved, apart from its answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Conduct {
    /// Whether it ended by itself soon after the game.
    pub has_left: bool,
    /// How many lines it wrote before they were asked for.
    pub early: usize,
}

/// Why a game has no verdict.
#[derive(Debug)]
pub enum Unplayed {
    /// The user stopped the match.
    Stopped,
    /// A program could not be started.
    Failed(Failure),
    /// Something decided it that is nobody's play.
    Disturbed(Box<Disturbed>),
}

/// What decided a game that is nobody's play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Disturbance {
    /// A program was killed or stopped, by somebody else or by itself. The two look the same.
    Signal {
        /// The program's seat.
        seat: Seat,
        /// What happened to it: the sentence, without its subject.
        what: String,
    },
    /// The referee stood still for this time, without which an answer would not have been late.
    Standstill(Duration),
}

/// A game that has no verdict, because of something that is nobody's play.
#[derive(Debug)]
pub struct Disturbed {
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
