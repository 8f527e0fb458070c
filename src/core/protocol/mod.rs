//! What each side is told, and how its answer is read: the statements' formats of input and output.
//!
//! [`Protocol`] is the referee's side. [`Memory`] is the program's side: it holds what one seat knows, and an engine thinks
//! with nothing else. In games without secrets a memory holds the position itself ([`OpenMemory`]).

mod open;
mod witness;

use std::fmt::{Debug, Display};
use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::core::game::{Game, IllegalMove, LineError, NotationError, Problem, Seat, problem};
pub(crate) use open::read_seat;
pub use open::{OpenMemory, OpenProtocol};
pub use witness::Witness;

/// How long a seat may think.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Clock {
    /// The limit for each answer.
    PerMove(Duration),
    /// The limit for all answers of a game together.
    PerGame(Duration),
}

/// A file that a program finds in its folder before it starts (`connect.txt` in `fugitive`).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct File {
    /// The name, without a folder.
    pub name: String,
    /// The content.
    pub text: String,
}

/// What a program gets before the first move.
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

/// What a program has to do after a line.
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
    /// A line that the seat was told.
    Heard(String),
    /// An answer of the seat, as lines.
    Answered(Vec<String>),
}

/// What a seat's program has been told so far: how the game began for it, and what it has heard and answered since.
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
    /// The start as a position, in place of the first lines, if it was given like that ([`Protocol::standpoint`]).
    pub position: Option<String>,
    /// What it has heard and answered since.
    pub transcript: Vec<Said>,
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
    /// The line came when it was this program's turn, or after the end.
    #[error("{0}")]
    OutOfTurn(Problem),
}

impl ProtocolError {
    /// A line that came when it was this program's turn, or after the end.
    pub(crate) fn out_of_turn(line: &str) -> ProtocolError {
        let what = problem!("out-of-turn", "came out of turn");
        ProtocolError::OutOfTurn(what.found_as(line, " "))
    }
}

impl From<ProtocolError> for Problem {
    fn from(error: ProtocolError) -> Problem {
        match error {
            ProtocolError::Notation(error) => error.into(),
            ProtocolError::Illegal { found, rule } => Problem::from(rule).found(&found),
            ProtocolError::OutOfTurn(what) => what,
        }
    }
}

/// A game as its statement lets programs play it.
pub trait Protocol: Game {
    /// What one seat answers when it is due. Where only one seat is due at a time, this is the move itself.
    type Answer: Clone + Debug + PartialEq + Display;

    /// What one seat knows.
    type Memory: Memory<Answer = Self::Answer> + 'static;

    /// The contest's time limit.
    const CLOCK: Clock;

    /// The names of the files that a program finds in its folder before it starts.
    const FILES: &'static [&'static str] = &[];

    /// Whether there is something that a seat does not see.
    const HAS_SECRETS: bool = true;

    /// The answer to give for a person whose clock has run out, in games where that does not lose the game.
    const IDLE: Option<&'static str> = None;

    /// What `seat` gets before its first answer, if the game starts with this position.
    fn opening(&self, seat: Seat) -> Opening;

    /// This position as a start for `seat`, as text for [`Memory::at`]. It is the position's text. If the start has secrets,
    /// it is only what the seat may know.
    fn standpoint(&self, _seat: Seat) -> String {
        self.to_string()
    }

    /// What `seat` is told before its answer here, besides the news of the last move. Its answer must be due.
    fn prompt(&self, _seat: Seat) -> Vec<String> {
        Vec::new()
    }

    /// What `seat` is told of `mv`, which led from `before` to this position.
    fn news(&self, before: &Self, mv: &Self::Move, seat: Seat) -> Vec<String>;

    /// What `seat` is told when the game ends, however it ends.
    fn farewell(&self, _seat: Seat) -> Vec<String> {
        Vec::new()
    }

    /// Reads the answer of `seat` from the lines that it wrote. Its answer must be due here.
    ///
    /// # Errors
    /// If the lines cannot become an answer, whatever follows.
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

    /// What each due seat answered to make `mv`: the inverse of [`Protocol::join`].
    fn split(&self, mv: &Self::Move) -> Vec<Self::Answer>;
}

/// What one seat's program knows: what it was told and what it answered.
pub trait Memory: Sized {
    /// What the program answers.
    type Answer;

    /// The memory before the first line, with the files in the program's folder.
    fn new(files: &[File]) -> Self;

    /// The memory of `seat` at a start given by [`Protocol::standpoint`], with nothing else known. It brings our own engines
    /// to a game without a usual start.
    ///
    /// # Errors
    /// If the text cannot be read.
    fn at(position: &str, seat: Seat) -> Result<Self, NotationError>;

    /// The seat, once it has been told.
    fn seat(&self) -> Option<Seat>;

    /// The memory of a program that has been told this.
    ///
    /// # Errors
    /// At the first line that does not fit.
    fn after(told: &Transcript, seat: Seat) -> Result<Self, ProtocolError> {
        let mut memory = match &told.position {
            Some(position) => Self::at(position, seat)?,
            None => {
                let mut memory = Self::new(&told.files);
                for line in &told.lines {
                    memory.hear(line)?;
                }
                memory
            }
        };
        memory.recall(&told.transcript)?;
        Ok(memory)
    }

    /// Takes in entries of a transcript.
    ///
    /// # Errors
    /// At the first entry that does not fit. The entries before it have been taken in.
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

    /// Takes in one line. Returns what to do next.
    ///
    /// # Errors
    /// If the protocol does not allow the line. The memory stays as it was.
    fn hear(&mut self, line: &str) -> Result<Cue, ProtocolError>;

    /// What to do now.
    fn cue(&self) -> Cue;

    /// The lines in which the program writes an answer. The answer is given as in a record.
    fn written(&self, answer: &str) -> Vec<String> {
        vec![answer.to_owned()]
    }

    /// Takes in the program's own answer, as lines.
    ///
    /// # Errors
    /// If it is no legal answer here. The memory stays as it was.
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

/// A game that is played in a maze, the same in every game. The protocol does not tell it, so authors have to know it.
pub trait Maze: Game {
    /// The maze as text, as the statement gives it: a line per row.
    const MAZE: &'static str;
}
