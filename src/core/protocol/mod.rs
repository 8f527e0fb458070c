//! The protocol between the referee and programs: the statements' formats of input and output.
//!
//! [`Protocol`] is the referee's side. [`Memory`] is the program's side: it holds the knowledge of one seat, the only input
//! of an engine. In games without secrets a memory holds the position itself ([`OpenMemory`]).

mod open;
mod witness;

use std::fmt::{Debug, Display};
use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::core::game::{Game, IllegalMove, LineError, NotationError, Problem, Seat, problem};
pub(crate) use open::read_seat;
pub use open::{OpenMemory, OpenProtocol};
pub use witness::Witness;

/// The thinking time of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Clock {
    /// The limit for each answer.
    PerMove(Duration),
    /// The limit for all answers of a game together.
    PerGame(Duration),
}

/// A file in the folder of a program before it starts (`connect.txt` in `fugitive`).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct File {
    /// The name, without a folder.
    pub name: String,
    /// The content.
    pub text: String,
}

/// A program's input before the first move.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Opening {
    /// The files in its folder.
    pub files: Vec<File>,
    /// The lines it reads first.
    pub lines: Vec<String>,
}

/// The result of reading some lines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reading<T> {
    /// Incomplete: more lines are needed.
    More,
    /// Complete.
    Whole(T),
}

/// The next action of a program after a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cue {
    /// Wait for the next line.
    Listen,
    /// Answer.
    Answer,
    /// Leave: the game is over.
    Leave,
}

/// An entry of a transcript.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
#[serde(rename_all = "lowercase")]
pub enum Said {
    /// A line that the seat read.
    Heard(String),
    /// An answer of the seat, as lines.
    Answered(Vec<String>),
}

/// The lines that a seat's program has read and written so far: its opening, and the entries since.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(
    target_arch = "wasm32",
    derive(tsify::Tsify),
    tsify(rename = "Told", missing_as_null)
)]
pub struct Transcript {
    /// The files in its folder.
    pub files: Vec<File>,
    /// The lines it read first.
    pub lines: Vec<String>,
    /// The start as a position ([`Protocol::standpoint`]), where it replaces the first lines.
    pub position: Option<String>,
    /// The lines and answers since.
    #[serde(rename = "transcript")]
    pub entries: Vec<Said>,
}

/// A line that the protocol does not allow.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ProtocolError {
    /// The line cannot be read.
    #[error(transparent)]
    Notation(#[from] NotationError),
    /// The line has an illegal move.
    #[error("`{found}`: {rule}")]
    Illegal {
        /// The line.
        found: String,
        /// The rule that it breaks.
        rule: IllegalMove,
    },
    /// The line came during this program's turn, or after the end.
    #[error("{0}")]
    OutOfTurn(Problem),
}

impl ProtocolError {
    /// The error for a line that came during this program's turn, or after the end.
    pub(crate) fn out_of_turn(line: &str) -> ProtocolError {
        let what = problem!("out-of-turn", "came out of turn");
        ProtocolError::OutOfTurn(what.quoting_before(line, " "))
    }
}

impl From<ProtocolError> for Problem {
    fn from(error: ProtocolError) -> Problem {
        match error {
            ProtocolError::Notation(error) => error.into(),
            ProtocolError::Illegal { found, rule } => Problem::from(rule).quoting(&found),
            ProtocolError::OutOfTurn(what) => what,
        }
    }
}

/// A game with the protocol of its statement.
pub trait Protocol: Game {
    /// The answer of one seat. Where only one seat is due at a time, this is the move itself.
    type Answer: Clone + Debug + PartialEq + Display;

    /// The knowledge of one seat.
    type Memory: Memory<Answer = Self::Answer> + 'static;

    /// The contest's time limit.
    const CLOCK: Clock;

    /// The names of the files in a program's folder before it starts.
    const FILES: &'static [&'static str] = &[];

    /// Whether some information is hidden from a seat.
    const HAS_SECRETS: bool = true;

    /// The answer of a person whose clock has run out, in games where that does not lose the game.
    const IDLE: Option<&'static str> = None;

    /// The input of `seat` before its first answer, if the game starts with this position.
    fn opening(&self, seat: Seat) -> Opening;

    /// This position as a start for `seat`, as text for [`Memory::at`]. If the start has secrets, the text has only what the
    /// seat may know.
    fn standpoint(&self, _seat: Seat) -> String {
        self.to_string()
    }

    /// The lines for `seat` before its answer here, besides the news of the last move. Its answer must be due.
    fn prompt(&self, _seat: Seat) -> Vec<String> {
        Vec::new()
    }

    /// The lines for `seat` about `mv`, which led from `before` to this position.
    fn news(&self, before: &Self, mv: &Self::Move, seat: Seat) -> Vec<String>;

    /// The lines for `seat` when the game ends, for any reason.
    fn farewell(&self, _seat: Seat) -> Vec<String> {
        Vec::new()
    }

    /// Reads the answer of `seat` from the lines that it wrote. Its answer must be due here.
    ///
    /// # Errors
    /// If the lines cannot become an answer, even with further lines.
    fn read_answer(
        &self,
        seat: Seat,
        lines: &[String],
    ) -> Result<Reading<Self::Answer>, NotationError>;

    /// The lines from which [`Protocol::read_answer`] reads this answer.
    fn answer_lines(&self, seat: Seat, answer: &Self::Answer) -> Vec<String>;

    /// Whether the answer of one seat is legal here, whatever the others answer.
    ///
    /// # Errors
    /// The first rule that it breaks.
    fn check_answer(&self, seat: Seat, answer: &Self::Answer) -> Result<(), IllegalMove>;

    /// Joins the answers of all due seats, in the order of the seats, to one move.
    fn join(&self, answers: &[Self::Answer]) -> Self::Move;

    /// The answers of the due seats that make `mv`: the inverse of [`Protocol::join`].
    fn split(&self, mv: &Self::Move) -> Vec<Self::Answer>;
}

/// The knowledge of one seat's program, from the lines that it read and its own answers.
pub trait Memory: Sized {
    /// The program's answer.
    type Answer;

    /// The memory before the first line, with the files in the program's folder.
    fn new(files: &[File]) -> Self;

    /// The memory of `seat` at a start from [`Protocol::standpoint`], without other knowledge. Our own engines use it in games
    /// without a usual start.
    ///
    /// # Errors
    /// If the text cannot be read.
    fn at(position: &str, seat: Seat) -> Result<Self, NotationError>;

    /// The seat, once it is known.
    fn seat(&self) -> Option<Seat>;

    /// The memory of a program after a transcript.
    ///
    /// # Errors
    /// At the first line that does not fit.
    fn after(transcript: &Transcript, seat: Seat) -> Result<Self, ProtocolError> {
        let mut memory = match &transcript.position {
            Some(position) => Self::at(position, seat)?,
            None => {
                let mut memory = Self::new(&transcript.files);
                for line in &transcript.lines {
                    memory.hear(line)?;
                }
                memory
            }
        };
        memory.recall(&transcript.entries)?;
        Ok(memory)
    }

    /// Processes entries of a transcript.
    ///
    /// # Errors
    /// At the first entry that does not fit. The entries before it have been processed.
    fn recall(&mut self, past: &[Said]) -> Result<(), ProtocolError> {
        for said in past {
            match said {
                Said::Heard(line) => {
                    self.hear(line)?;
                }
                Said::Answered(lines) => self.say(lines)?,
            }
        }
        Ok(())
    }

    /// Processes one line. Returns the next action.
    ///
    /// # Errors
    /// If the protocol does not allow the line. The memory stays as it was.
    fn hear(&mut self, line: &str) -> Result<Cue, ProtocolError>;

    /// The next action.
    fn cue(&self) -> Cue;

    /// The lines in which the program writes an answer. `answer` has the format of records.
    fn written(&self, answer: &str) -> Vec<String> {
        vec![answer.to_owned()]
    }

    /// Records the program's own answer, as lines.
    ///
    /// # Errors
    /// If it is not a legal answer here. The memory stays as it was.
    fn say(&mut self, lines: &[String]) -> Result<(), ProtocolError>;
}

/// A game whose statement also asks for a program that scores a whole game.
pub trait Scored: Game {
    /// The answer of that program to its input.
    ///
    /// # Errors
    /// The line of the input that cannot be read, or that the game is incomplete.
    fn scored(input: &str) -> Result<String, LineError>;
}

/// A game in a maze that never changes. The protocol does not send it, so authors have to know it.
pub trait Maze: Game {
    /// The maze as text, as in the statement: a line per row.
    const MAZE: &'static str;
}
