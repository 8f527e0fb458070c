//! What the referee asks of whoever runs the match, and how a match ends.

use std::time::Duration;

use crate::core::game::{IllegalMove, NotationError, Outcome, Seat};
use crate::core::protocol::{File, Said};
use crate::core::record::Reason;

/// Lines that may wait for their turn; more are a flood.
pub(super) const WAITING_LINES: usize = 64;

/// What whoever runs the match has to do.
#[derive(Clone, Debug, PartialEq)]
pub enum Order<M> {
    /// Start a seat's program.
    Start {
        /// Whose.
        seat: Seat,
        /// What to put into its folder.
        files: Vec<File>,
        /// What to hand it first.
        lines: Vec<String>,
        /// The start in its text form, where it is not a usual one: only our own engines can be brought there.
        position: Option<String>,
        /// What it was told and answered in the moves played before it joined.
        transcript: Vec<Said>,
        /// The time for its answer, if that is due at once.
        due: Option<Due>,
    },
    /// Hand lines to a seat's program.
    Send {
        /// Whose.
        seat: Seat,
        /// The lines; none if its answer is due without further news.
        lines: Vec<String>,
        /// The time for its answer, if that is due now.
        due: Option<Due>,
    },
    /// A move has been played: all answers are in.
    Played {
        /// The move.
        mv: M,
        /// Moves played in this game, with this one.
        length: usize,
    },
    /// End a seat's program, if it does not leave by itself.
    Kill {
        /// Whose.
        seat: Seat,
    },
    /// The game is over.
    Verdict(Verdict),
}

/// How long an answer may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Due {
    /// The time left; `None` without a clock.
    pub limit: Option<Duration>,
}

/// How a match ended.
#[derive(Clone, Debug, PartialEq)]
pub struct Verdict {
    /// Scores and places.
    pub outcome: Outcome,
    /// Who lost by what, if the rules did not end the game.
    pub forfeit: Option<(Seat, Fault)>,
}

/// Why a seat forfeits.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// It gave up.
    #[error("resigns")]
    Resigned,
    /// The answer took longer than allowed.
    #[error("is late: the answer took {} ms, {} ms are allowed", .took.as_millis(), .limit.as_millis())]
    Late {
        /// What it took.
        took: Duration,
        /// What is allowed.
        limit: Duration,
    },
    /// There was no answer.
    #[error("is silent: no answer within {} ms", .limit.as_millis())]
    Silent {
        /// What is allowed.
        limit: Duration,
    },
    /// The answer breaks a rule.
    #[error("plays an illegal move, `{answer}`: {rule}")]
    Illegal {
        /// The answer.
        answer: String,
        /// The rule.
        rule: IllegalMove,
    },
    /// The answer is none.
    #[error("answers what is no move: {0}")]
    Unreadable(NotationError),
    /// It wrote much more than was asked.
    #[error("floods its output: more than {WAITING_LINES} lines wait, or one line is too long")]
    Flooded,
    /// It ended, or closed its output, with its answer due.
    #[error("has left: its program ended or closed its output when an answer was due")]
    Left,
}

impl Fault {
    /// The word for it in records.
    pub fn reason(&self) -> Reason {
        match self {
            Fault::Resigned => Reason::Resigns,
            Fault::Late { .. } => Reason::Late,
            Fault::Silent { .. } => Reason::Silent,
            Fault::Illegal { .. } | Fault::Unreadable(_) | Fault::Flooded => Reason::Illegal,
            Fault::Left => Reason::Crashed,
        }
    }
}
