//! What each side is told, and how its answer is read: the statements' formats of input and output.
//!
//! [`Protocol`] is the referee's side of the table, [`Memory`] the program's: it holds what one seat knows, which is
//! all that an engine may think with. In the games where everything is seen that is the position itself
//! ([`OpenMemory`]).

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
    /// For each answer.
    PerMove(Duration),
    /// For all answers of a game together.
    PerGame(Duration),
}

/// A file that a program finds in its folder before it starts (`connect.txt` in `fugitive`).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct File {
    /// The name, without a folder.
    pub name: String,
    /// The content.
    pub text: String,
}

/// What a program gets before the first move.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Opening {
    /// What stands in its folder.
    pub files: Vec<File>,
    /// What it reads first.
    pub lines: Vec<String>,
}

/// What the lines read so far amount to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reading<T> {
    /// Nothing yet: more lines belong to it.
    More,
    /// A whole one.
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

/// A line of a seat's past.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Said {
    /// It was told this.
    Heard(String),
    /// It answered this.
    Answered(Vec<String>),
}

/// What a seat's program has been told by some moment: how the game began for it, and what it heard and answered since.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Transcript {
    /// What stands in its folder.
    pub files: Vec<File>,
    /// What it read first.
    pub lines: Vec<String>,
    /// The position in its place, where that is told as one ([`Protocol::standpoint`]).
    pub position: Option<String>,
    /// What it heard and answered since.
    pub transcript: Vec<Said>,
}

/// A line that the protocol does not foresee.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ProtocolError {
    /// It cannot be read.
    #[error(transparent)]
    Notation(#[from] NotationError),
    /// It names a move against the rules.
    #[error("`{found}`: {rule}")]
    Illegal {
        /// The line.
        found: String,
        /// The rule that it breaks.
        rule: IllegalMove,
    },
    /// It came when it was this program's turn, or after the end.
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
    /// What one seat answers when it is due. Where one seat is due at a time, the move itself.
    type Answer: Clone + Debug + PartialEq + Display;

    /// What one seat knows.
    type Memory: Memory<Answer = Self::Answer> + 'static;

    /// The contest's time limit.
    const CLOCK: Clock;

    /// The names of the files that a program finds in its folder before it starts.
    const FILES: &'static [&'static str] = &[];

    /// Whether some seat does not see everything.
    const HAS_SECRETS: bool = true;

    /// What is answered for a person whose clock for an answer has run out, where that does not lose the game.
    const IDLE: Option<&'static str> = None;

    /// What `seat` gets before its first answer, with this position as the start.
    fn opening(&self, seat: Seat) -> Opening;

    /// This position as the start of `seat`, whose program [`Memory::at`] brings here: the position's text, or in games with a
    /// secret start what the seat may know of it.
    fn standpoint(&self, _seat: Seat) -> String {
        self.to_string()
    }

    /// What `seat`, whose answer is due here, is told before it answers, beside the news of the last move.
    fn prompt(&self, _seat: Seat) -> Vec<String> {
        Vec::new()
    }

    /// What `seat` is told of `mv`, just played from `before` to this position.
    fn news(&self, before: &Self, mv: &Self::Move, seat: Seat) -> Vec<String>;

    /// What `seat` is told when the game ends, in whatever way.
    fn farewell(&self, _seat: Seat) -> Vec<String> {
        Vec::new()
    }

    /// Reads the answer of `seat`, which is due here, from the lines that it wrote.
    ///
    /// # Errors
    /// If no further line can make an answer of them.
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

    /// The move that the answers of all due seats make together, in the order of the seats.
    fn join(&self, answers: &[Self::Answer]) -> Self::Move;

    /// What each due seat answered to make `mv`: the inverse of [`Protocol::join`].
    fn split(&self, mv: &Self::Move) -> Vec<Self::Answer>;
}

/// What one seat's program knows: what it was told and what it answered.
pub trait Memory: Sized {
    /// What the program answers.
    type Answer;

    /// Before the first line, with the files in the program's folder.
    fn new(files: &[File]) -> Self;

    /// At a start given as [`Protocol::standpoint`] does, playing `seat`, with nothing else known: how our own engines are
    /// brought to a game that does not begin with the usual start.
    ///
    /// # Errors
    /// If the text is not one.
    fn at(position: &str, seat: Seat) -> Result<Self, NotationError>;

    /// Whose memory it is, once it has been told.
    fn seat(&self) -> Option<Seat>;

    /// What a program knows that has been told so much.
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

    /// Takes in lines of the past.
    ///
    /// # Errors
    /// At the first line that does not fit; what came before it has been taken in.
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

    /// Takes in one line and says what to do.
    ///
    /// # Errors
    /// If the protocol does not foresee the line; the memory stays as it was.
    fn hear(&mut self, line: &str) -> Result<Cue, ProtocolError>;

    /// What to do now.
    fn cue(&self) -> Cue;

    /// The lines in which the program writes an answer, which is given as it stands in a record.
    fn written(&self, answer: &str) -> Vec<String> {
        vec![answer.to_owned()]
    }

    /// Takes in the program's own answer, as lines.
    ///
    /// # Errors
    /// If it is no legal answer here; the memory stays as it was.
    fn say(&mut self, lines: &[String]) -> Result<(), ProtocolError>;
}

/// A game whose statement asks, beside a player, for a program that scores a whole game.
pub trait Scored: Game {
    /// The answer of that program to its input.
    ///
    /// # Errors
    /// The line of the input that cannot be read, or that the game is not whole.
    fn scored(input: &str) -> Result<String, LineError>;
}
