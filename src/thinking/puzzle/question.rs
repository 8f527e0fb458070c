//! Questions: puzzles with hidden information. They have one answer, which is judged at once.
//!
//! A question's text is a record's first line, a line for the goal, the start, and the moves so far as the seat of the person
//! who answers knows them:
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

use super::text::{PuzzleHead, write_head};
use super::{Task, goal_of};
use crate::core::game::{Game, LineError, LineSource, NotationError, Problem, Seat};
use crate::core::record::Lines;

/// The goal of a question. `Display` and `FromStr` are its text after the word `goal`.
pub trait QuestionGoal:
    Copy + Debug + PartialEq + Display + FromStr<Err = NotationError> + 'static
{
    /// The game.
    type Game: Game;

    /// The knowledge of the person's seat.
    type Known: Known<Game = Self::Game>;

    /// An answer. Its text is the same for answers that are equal.
    type Answer: Clone + Debug + PartialEq + Display;

    /// An example of a goal, for error messages.
    const EXAMPLE: Self;

    /// The seat of the person who answers.
    fn seat(self) -> Seat;

    /// Checks that the goal makes sense.
    ///
    /// # Errors
    /// The reason why it does not.
    fn check(self, known: &Self::Known) -> Result<(), Problem>;

    /// Reads an answer.
    ///
    /// # Errors
    /// If it is not an answer, or the rule that it breaks.
    fn answer(self, known: &Self::Known, text: &str) -> Result<Self::Answer, Problem>;

    /// The form of an answer.
    fn form(self, known: &Self::Known) -> AnswerForm;

    /// The places of the board in the question, as texts.
    fn mentioned_places(self) -> Vec<String> {
        Vec::new()
    }

    /// Its name and its number, for display. The number is 0 if it has none.
    fn name_and_number(self) -> (&'static str, u32);
}

/// Whether a puzzle's text is a question with such a goal.
pub fn is_question<GoalType: QuestionGoal>(text: &str) -> bool {
    goal_of(text).is_some_and(|goal| goal.parse::<GoalType>().is_ok())
}

/// The form of an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AnswerForm {
    /// Possible places of something on the board, in any order.
    Places,
    /// Some of these words, in any order.
    Choices(Vec<String>),
    /// A move.
    Move,
    /// A plan of moves, one after another. Each is one of these words.
    Plan(Vec<String>),
}

impl AnswerForm {
    /// The name of the form, and its words if it has any.
    pub fn name_and_number(self) -> (&'static str, Vec<String>) {
        match self {
            AnswerForm::Places => ("places", Vec::new()),
            AnswerForm::Choices(words) => ("choices", words),
            AnswerForm::Move => ("move", Vec::new()),
            AnswerForm::Plan(words) => ("plan", words),
        }
    }
}

/// The knowledge of a seat in a game with secrets.
pub trait Known: Clone + Debug + PartialEq + 'static {
    /// The game.
    type Game: Game;

    /// A move as the seat knows it.
    type SeenMove: Clone + Debug + PartialEq + Display + FromStr<Err = NotationError>;

    /// The knowledge of the seat at a start.
    ///
    /// # Errors
    /// If no question can begin there, such as after the end of the game.
    fn at(start: &Self::Game, seat: Seat) -> Result<Self, Problem>;

    /// Adds the next move.
    ///
    /// # Errors
    /// If it cannot have happened, or has more or less information than the seat gets. Nothing changes then.
    fn add_move(&mut self, mv: &Self::SeenMove) -> Result<(), Problem>;

    /// One of the positions that are possible for the seat.
    fn position(&self) -> Self::Game;

    /// The whole moves of a possible game from the start on: the seat has the same knowledge in it.
    fn moves(&self) -> Vec<<Self::Game as Game>::Move>;

    /// The possible places of the hidden thing, as texts, in order.
    fn places(&self) -> Vec<String>;

    /// The number of possible worlds: games that fit the knowledge of the seat. It is exact below 2⁵³.
    fn worlds(&self) -> f64;
}

/// A puzzle with hidden information.
#[derive(Clone, Debug, PartialEq)]
pub struct Question<GoalType: QuestionGoal> {
    start: GoalType::Game,
    goal: GoalType,
    moves: Vec<SeenMoveOf<GoalType>>,
    known: GoalType::Known,
}

/// A move as the person's seat knows it.
pub type SeenMoveOf<GoalType> = <<GoalType as QuestionGoal>::Known as Known>::SeenMove;

impl<GoalType: QuestionGoal> Question<GoalType> {
    /// A question after these moves from a start.
    ///
    /// # Errors
    /// The index of a move that cannot have happened, and the reason. The index is the number of moves if the question makes
    /// no sense after them.
    pub fn new(
        start: GoalType::Game,
        goal: GoalType,
        moves: Vec<SeenMoveOf<GoalType>>,
    ) -> Result<Question<GoalType>, (usize, Problem)> {
        let mut known =
            GoalType::Known::at(&start, goal.seat()).map_err(|what| (moves.len(), what))?;
        for (index, mv) in moves.iter().enumerate() {
            known.add_move(mv).map_err(|what| (index, what))?;
        }
        goal.check(&known).map_err(|what| (moves.len(), what))?;
        Ok(Question {
            start,
            goal,
            moves,
            known,
        })
    }

    /// The goal.
    pub fn goal(&self) -> GoalType {
        self.goal
    }

    /// The moves so far, as the person's seat knows them.
    pub fn seen_moves(&self) -> &[SeenMoveOf<GoalType>] {
        &self.moves
    }

    /// The knowledge of the person's seat.
    pub fn known(&self) -> &GoalType::Known {
        &self.known
    }

    /// Reads an answer.
    ///
    /// # Errors
    /// If it is not an answer, or the rule that it breaks.
    pub fn answer(&self, text: &str) -> Result<GoalType::Answer, Problem> {
        self.goal.answer(&self.known, text)
    }
}

impl<GoalType: QuestionGoal> Task for Question<GoalType> {
    type Game = GoalType::Game;

    fn start(&self) -> &GoalType::Game {
        &self.start
    }

    fn seat(&self) -> Seat {
        self.goal.seat()
    }
}

impl<GoalType: QuestionGoal> Display for Question<GoalType> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_head(f, self.goal, &self.start)?;
        self.moves.iter().try_for_each(|mv| writeln!(f, "{mv}"))
    }
}

impl<GoalType: QuestionGoal> FromStr for Question<GoalType> {
    type Err = LineError;

    fn from_str(text: &str) -> Result<Question<GoalType>, LineError> {
        let mut lines = Lines::new(text);
        let head: PuzzleHead<GoalType::Game, GoalType> =
            PuzzleHead::read(&mut lines, GoalType::EXAMPLE)?;
        let mut known = GoalType::Known::at(&head.start, head.goal.seat())
            .map_err(|what| what.at(head.goal_line))?;
        let mut moves = Vec::new();
        while let Some((line, text)) = lines.next_line() {
            let seen_move: SeenMoveOf<GoalType> = text
                .parse()
                .map_err(|error: NotationError| error.0.at(line))?;
            known
                .add_move(&seen_move)
                .map_err(|what| what.quoting(text).at(line))?;
            moves.push(seen_move);
        }
        head.goal
            .check(&known)
            .map_err(|what| what.at(head.goal_line))?;
        Ok(Question {
            start: head.start,
            goal: head.goal,
            moves,
            known,
        })
    }
}
