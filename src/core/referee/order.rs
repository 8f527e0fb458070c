//! The referee's orders, and how a match ends.

use std::time::Duration;

use crate::core::game::{IllegalMove, NotationError, Outcome, Seat};
use crate::core::protocol::{File, Said};
use crate::core::record::Reason;

/// The maximum number of waiting lines. More are a flood.
pub(super) const WAITING_LINES: usize = 64;

/// An order to the runner of the match.
#[derive(Clone, Debug, PartialEq)]
pub enum Order<M> {
    /// Start a seat's program.
    Start {
        /// The seat.
        seat: Seat,
        /// The files to put into the program's folder.
        files: Vec<File>,
        /// The lines to send first.
        lines: Vec<String>,
        /// The start in its text form, if it is not a usual one. Only our own engines can start there.
        position: Option<String>,
        /// The lines and answers of the seat before the program joined.
        transcript: Vec<Said>,
        /// The time for its answer, if it is due at once.
        due: Option<Due>,
    },
    /// Send lines to a seat's program.
    Send {
        /// The seat.
        seat: Seat,
        /// The lines. There are none if the answer is due without further news.
        lines: Vec<String>,
        /// The time for its answer, if it is due now.
        due: Option<Due>,
    },
    /// A move has been played, because all answers are in.
    Played {
        /// The move.
        mv: M,
        /// The number of moves in the game, including this one.
        length: usize,
    },
    /// Ask a patient seat to answer again. The match stays as it was.
    Refused {
        /// The seat.
        seat: Seat,
        /// The problem with its answer.
        fault: Fault,
    },
    /// End a seat's program if it has not ended by itself.
    Kill {
        /// The seat.
        seat: Seat,
    },
    /// The game is over.
    Verdict(Verdict),
}

/// The time for an answer.
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
    /// The seat that lost before the rules ended the game, and the reason.
    pub forfeit: Option<(Seat, Fault)>,
}

/// The reason why a seat forfeits.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// The seat gave up.
    #[error("resigns")]
    Resigned,
    /// The answer took longer than allowed.
    #[error("is late: the answer took {} ms, {} ms are allowed", .took.as_millis(), .limit.as_millis())]
    Late {
        /// The time it took.
        took: Duration,
        /// The limit.
        limit: Duration,
    },
    /// No answer came.
    #[error("is silent: no answer within {} ms", .limit.as_millis())]
    Silent {
        /// The limit.
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
    /// The answer cannot be read.
    #[error("answers what is no move: {0}")]
    Unreadable(NotationError),
    /// The program wrote much more than asked.
    #[error("floods its output: more than {WAITING_LINES} lines wait, or one line is too long")]
    Flooded,
    /// The program ended or closed its output when an answer was due.
    #[error("has left: its program ended or closed its output when an answer was due")]
    Left,
}

impl Fault {
    /// The kind of fault in one word, for programs that read results. Unlike the reason, it distinguishes a flood from an
    /// illegal move.
    pub fn kind(&self) -> &'static str {
        match self {
            Fault::Resigned => "resigned",
            Fault::Late { .. } => "late",
            Fault::Silent { .. } => "silent",
            Fault::Illegal { .. } => "illegal",
            Fault::Unreadable(_) => "unreadable",
            Fault::Flooded => "flooded",
            Fault::Left => "left",
        }
    }

    /// The reason as records name it.
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
