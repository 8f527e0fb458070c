//! Questions: puzzles with hidden information. One answer is asked for, and it is judged at once.
//!
//! A question's text is a record's first line, a line for the goal, the start, and the moves so far as the asked seat knows
//! them:
//!
//! ```text
//! warren 1 fugitive
//! goal where
//! start 8 C1-2+… 1,2,5,8 6 11
//! 2 3 8 5
//! C
//! ```

use std::fmt::{self, Debug, Display};
use std::str::FromStr;

use super::Task;
use super::text::{Head, write_head};
use crate::core::game::{Game, LineError, LineSource, NotationError, Problem, Seat};
use crate::core::record::Lines;

/// The goal of a question. `Display` and `FromStr` are its text after the word `goal`.
pub trait Ask: Copy + Debug + PartialEq + Display + FromStr<Err = NotationError> + 'static {
    /// The game.
    type Game: Game;

    /// What the asked seat knows.
    type Known: Known<Game = Self::Game>;

    /// An answer. Its text is the same for answers that are equal.
    type Answer: Clone + Debug + PartialEq + Display;

    /// An example of a goal, for error messages.
    const EXAMPLE: Self;

    /// The seat that is asked.
    fn seat(self) -> Seat;

    /// Checks that the goal can be asked for.
    ///
    /// # Errors
    /// Why it cannot.
    fn check(self, known: &Self::Known) -> Result<(), Problem>;

    /// Reads an answer.
    ///
    /// # Errors
    /// If it is no answer, or the rule that it breaks.
    fn answer(self, known: &Self::Known, text: &str) -> Result<Self::Answer, Problem>;

    /// What an answer is made of.
    fn form(self, known: &Self::Known) -> Form;

    /// The places of the board that are asked about, as texts.
    fn about(self) -> Vec<String> {
        Vec::new()
    }

    /// Its name and its number, for display. The number is 0 if it has none.
    fn parts(self) -> (&'static str, u32);
}

/// What an answer is made of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Form {
    /// Places of the board, in any order, where something can be.
    Places,
    /// Some of these words, in any order.
    Choices(Vec<String>),
    /// A move.
    Move,
    /// A plan of moves, one after another. Each is one of these words.
    Plan(Vec<String>),
}

impl Form {
    /// The name of the form, and its words if it has any.
    pub fn parts(self) -> (&'static str, Vec<String>) {
        match self {
            Form::Places => ("places", Vec::new()),
            Form::Choices(words) => ("choices", words),
            Form::Move => ("move", Vec::new()),
            Form::Plan(words) => ("plan", words),
        }
    }
}

/// What a seat knows of a game with secrets.
pub trait Known: Clone + Debug + PartialEq + 'static {
    /// The game.
    type Game: Game;

    /// A move as the seat is told of it.
    type Told: Clone + Debug + PartialEq + Display + FromStr<Err = NotationError>;

    /// What the seat knows at a start.
    ///
    /// # Errors
    /// If no question can begin there, such as after the end of the game.
    fn at(start: &Self::Game, seat: Seat) -> Result<Self, Problem>;

    /// Takes in the next move.
    ///
    /// # Errors
    /// Why it cannot have happened, or tells more or less than the seat is told. Nothing changes.
    fn take(&mut self, told: &Self::Told) -> Result<(), Problem>;

    /// A position that fits: one of those that the seat holds possible.
    fn position(&self) -> Self::Game;

    /// The whole moves of a game from the start on in which the seat is told the same.
    fn moves(&self) -> Vec<<Self::Game as Game>::Move>;

    /// The places where what is hidden can be, as texts, in order.
    fn places(&self) -> Vec<String>;

    /// The number of worlds: the ways in which the game can have gone. It is exact below 2⁵³.
    fn worlds(&self) -> f64;
}

/// A puzzle with hidden information.
#[derive(Clone, Debug, PartialEq)]
pub struct Question<A: Ask> {
    start: A::Game,
    goal: A,
    told: Vec<ToldOf<A>>,
    known: A::Known,
}

/// A move as the asked seat is told of it.
pub type ToldOf<A> = <<A as Ask>::Known as Known>::Told;

impl<A: Ask> Question<A> {
    /// A question after these moves from a start.
    ///
    /// # Errors
    /// Which of the moves cannot have happened, and why. The index is the number of the moves if the question cannot be
    /// asked after them.
    pub fn new(
        start: A::Game,
        goal: A,
        told: Vec<ToldOf<A>>,
    ) -> Result<Question<A>, (usize, Problem)> {
        let mut known = A::Known::at(&start, goal.seat()).map_err(|what| (told.len(), what))?;
        for (index, told) in told.iter().enumerate() {
            known.take(told).map_err(|what| (index, what))?;
        }
        goal.check(&known).map_err(|what| (told.len(), what))?;
        Ok(Question {
            start,
            goal,
            told,
            known,
        })
    }

    /// The goal.
    pub fn goal(&self) -> A {
        self.goal
    }

    /// The moves so far, as the asked seat knows them.
    pub fn told(&self) -> &[ToldOf<A>] {
        &self.told
    }

    /// What the asked seat knows.
    pub fn known(&self) -> &A::Known {
        &self.known
    }

    /// Reads an answer.
    ///
    /// # Errors
    /// If it is no answer, or the rule that it breaks.
    pub fn answer(&self, text: &str) -> Result<A::Answer, Problem> {
        self.goal.answer(&self.known, text)
    }
}

impl<A: Ask> Task for Question<A> {
    type Game = A::Game;

    fn start(&self) -> &A::Game {
        &self.start
    }

    fn seat(&self) -> Seat {
        self.goal.seat()
    }
}

impl<A: Ask> Display for Question<A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_head(f, self.goal, &self.start)?;
        self.told.iter().try_for_each(|told| writeln!(f, "{told}"))
    }
}

impl<A: Ask> FromStr for Question<A> {
    type Err = LineError;

    fn from_str(text: &str) -> Result<Question<A>, LineError> {
        let mut lines = Lines::new(text);
        let head: Head<A::Game, A> = Head::read(&mut lines, A::EXAMPLE)?;
        let mut known =
            A::Known::at(&head.start, head.goal.seat()).map_err(|what| what.at(head.goal_line))?;
        let mut told = Vec::new();
        while let Some((line, text)) = lines.next_line() {
            let read: ToldOf<A> = text
                .parse()
                .map_err(|error: NotationError| error.0.at(line))?;
            known
                .take(&read)
                .map_err(|what| what.found(text).at(line))?;
            told.push(read);
        }
        head.goal
            .check(&known)
            .map_err(|what| what.at(head.goal_line))?;
        Ok(Question {
            start: head.start,
            goal: head.goal,
            told,
            known,
        })
    }
}
