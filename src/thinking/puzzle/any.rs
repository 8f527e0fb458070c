//! A puzzle of any game, with its solver. The page and the command use it.

use serde::Serialize;

use super::Task;
use crate::core::game::{Game, LineError, Problem};
use crate::thinking::search::Budget;
#[cfg(not(target_arch = "wasm32"))]
use crate::thinking::search::Clock;

/// A game whose puzzles can be read, judged and solved.
pub trait Puzzles: Game {
    /// A puzzle of the game.
    type Task: Task<Game = Self>;

    /// A puzzle with its solver. Nothing has been solved yet.
    fn with_solver(task: Self::Task) -> Box<dyn AnyPuzzle>;

    /// Whether a puzzle's text is a question. Only a build for studying reads questions.
    fn is_question(_text: &str) -> bool {
        false
    }

    /// Reads a puzzle from text.
    ///
    /// # Errors
    /// The line that cannot be read.
    fn puzzle(text: &str) -> Result<Box<dyn AnyPuzzle>, LineError> {
        Ok(Self::with_solver(text.parse()?))
    }
}

/// A puzzle of any game. It remembers what its solver has found.
///
/// A move is a whole move of the game from the puzzle's start on, of any side. An answer is the person's part of it: the whole
/// move, unless several seats move at once. Both are texts as in records.
pub trait AnyPuzzle {
    /// The game's name.
    fn game(&self) -> &'static str;

    /// The seat of the person who solves it.
    fn seat(&self) -> u8;

    /// The maximum number of answers, one for each of the person's moves. Fewer may suffice.
    fn max_answers(&self) -> usize;

    /// The moves of the other seats. `reply`: the worst for the goal. `program`: the replies of our program. `given`: the
    /// script's moves. `question`: none, since the puzzle has one answer, which is judged at once.
    fn other_moves_kind(&self) -> &'static str;

    /// The level of the program that replies, 1 to 12; `None` if no program does.
    fn level(&self) -> Option<u8>;

    /// Whether the solver takes hardly any time.
    fn is_quick(&self) -> bool;

    /// The lines of the start, as in a record.
    fn start(&self) -> Vec<String>;

    /// The goal.
    fn goal(&self) -> PuzzleGoal;

    /// The script: the moves from the start on, `None` for the missing ones. Empty for a puzzle against replies.
    fn script(&self) -> Vec<Option<String>>;

    /// The knowledge of the person's seat, if something is hidden from it.
    fn known(&self) -> Option<PuzzleKnown> {
        None
    }

    /// Checks an answer that follows these moves.
    ///
    /// # Errors
    /// The rule that it breaks.
    fn check(&self, moves: &[String], next: &str) -> Result<(), Problem>;

    /// The whole move that contains an answer. Where several seats move at once, it includes the others' answers.
    ///
    /// # Errors
    /// If it is not an answer of the game.
    fn move_of(&self, answer: &str) -> Result<String, Problem>;

    /// Whether these moves reach the goal; `None` if more moves are needed.
    ///
    /// # Errors
    /// The reason why the moves do not belong to the puzzle.
    fn judge(&self, moves: &[String]) -> Result<Option<PuzzleVerdict>, Problem>;

    /// The state of the puzzle after moves, as far as the solver can tell within the budget.
    ///
    /// # Errors
    /// The reason why the moves do not belong to the puzzle.
    #[cfg(feature = "study")]
    fn evaluation(&mut self, moves: &[String], budget: Budget)
    -> Result<PuzzleEvaluation, Problem>;

    /// The solver's proof within the budget.
    #[cfg(feature = "study")]
    fn proof(&mut self, budget: Budget) -> PuzzleProof;

    /// The code of a link to the puzzle. The link does not contain the solution.
    fn link(&self) -> String;

    /// The puzzle as text.
    fn text(&self) -> String;

    /// The output of the command `solve`: the result, then at most `max_lines` solutions or first moves, one per line.
    #[cfg(not(target_arch = "wasm32"))]
    fn solved(&mut self, budget: Budget, clock: &dyn Clock, max_lines: usize) -> String;
}

/// A goal.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct PuzzleGoal {
    /// The goal's name, such as `lead`.
    #[cfg_attr(target_arch = "wasm32", tsify(type = "GoalKind"))]
    pub kind: &'static str,
    /// The goal's number; 0 if it has none.
    pub value: f64,
}

/// The result of moves: whether the goal is met, and details from the game.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify), tsify(missing_as_null))]
#[serde(untagged)]
pub enum PuzzleVerdict {
    /// Points by player, and the losses since the puzzle's start.
    Losses {
        /// Whether the goal is met.
        met: bool,
        /// Points by player.
        scores: Vec<u32>,
        /// The number lost.
        lost: u32,
    },
    /// The number of turns.
    Turns {
        /// Whether the goal is met.
        met: bool,
        /// The number of turns.
        turns: u32,
    },
    /// The scores, if the game has any before its end.
    Scores {
        /// Whether the goal is met.
        met: bool,
        /// Scores by seat.
        scores: Option<Vec<i32>>,
    },
    /// The result of an answer to a question.
    Worlds {
        /// Whether the goal is met.
        met: bool,
        /// The number of possible worlds: the games that fit the knowledge of the seat. It is exact below 2⁵³.
        worlds: f64,
        /// The answer's result, as the goal counts it.
        count: u32,
        /// The result of a right answer.
        wanted: u32,
        /// The possible places of the hidden thing after the answer and the worst events for it. If an answer consists of
        /// words, all right words.
        places: Vec<String>,
        /// The impossible places in the answer, or the wrong words.
        impossible: Vec<String>,
        /// A world that refutes the answer: the whole moves of a game from its start on. It fits the knowledge of the seat,
        /// includes the answer if that is a move, and misses the goal. Empty if there is none.
        world: Vec<String>,
        /// The lines of the start of that world, as in a record. Empty if it is the question's.
        start: Vec<String>,
    },
}

/// The knowledge of the person's seat in a question.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct PuzzleKnown {
    /// The moves so far, as the seat knows them.
    pub told: Vec<String>,
    /// The lines of a possible start, as in a record. A board shows the visible part, and hides the rest.
    pub position: Vec<String>,
    /// The possible places of the hidden thing. Empty if the question asks for them.
    pub places: Vec<String>,
    /// The number of possible worlds.
    pub worlds: f64,
    /// The whole moves of a possible game from the start on: the seat has the same knowledge in it.
    pub moves: Vec<String>,
    /// The form of an answer: places of the board, some of the words, a move, or a plan of words.
    #[cfg_attr(
        target_arch = "wasm32",
        tsify(type = "\"places\" | \"choices\" | \"move\" | \"plan\"")
    )]
    pub form: &'static str,
    /// The words for an answer that consists of words.
    pub words: Vec<String>,
    /// The places of the board in the question.
    pub about: Vec<String>,
}

/// The state of a puzzle after moves.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(
    target_arch = "wasm32",
    derive(tsify::Tsify),
    tsify(rename = "PuzzleOutlook", missing_as_null)
)]
#[serde(rename_all = "camelCase")]
pub struct PuzzleEvaluation {
    /// Whether the goal can still be reached: `kept`, `lost` or `unknown`.
    #[cfg_attr(
        target_arch = "wasm32",
        tsify(type = "\"kept\" | \"lost\" | \"unknown\"")
    )]
    pub reach: &'static str,
    /// The person's answers that keep it. Of equivalent answers perhaps only one is listed.
    pub keeps: Vec<String>,
    /// The reply of the other side, if it is to move.
    pub reply: Option<String>,
    /// Whether the reply comes from a program that stands in for an unfinished solver.
    pub stands_in: bool,
    /// The line of play to the end, whether it reaches the goal or not.
    pub line: Vec<String>,
    /// The person's answers in that line, if the goal can be reached.
    pub rest: Option<Vec<String>>,
    /// The number of moves after which the goal could be reached for the last time; `None` if it still can.
    pub lost_after: Option<usize>,
    /// In puzzles that count turns: the fewest turns to the goal, even if they are too many; `None` if the goal cannot be
    /// reached.
    pub least: Option<u32>,
}

/// A solver's proof about a puzzle.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct PuzzleProof {
    /// Whether the proof is complete.
    pub proven: bool,
    /// The number of solutions; `None` if it is unknown or solutions depend on replies.
    pub count: Option<f64>,
    /// One solution.
    pub solution: Option<Vec<String>>,
    /// The number of first answers that keep the goal.
    pub first: Option<usize>,
}

/// The lines of a start, as in a record.
pub fn start_lines(start: &impl Game) -> Vec<String> {
    let position = || vec![format!("start {start}")];
    start.start_lines().unwrap_or_else(position)
}

/// Reads moves or answers.
///
/// # Errors
/// The problem with the first text that cannot be read.
pub fn parse_all<A: std::str::FromStr>(texts: &[String]) -> Result<Vec<A>, Problem>
where
    Problem: From<A::Err>,
{
    texts.iter().map(|text| Ok(text.parse()?)).collect()
}

/// Moves or answers as texts.
pub fn to_texts(answers: &[impl ToString]) -> Vec<String> {
    answers.iter().map(ToString::to_string).collect()
}

/// The sentence with the proven number of solutions.
#[cfg(not(target_arch = "wasm32"))]
pub fn count_sentence(count: u64) -> String {
    match count {
        1 => "1 solution, which is proven to be the only one\n".to_owned(),
        _ => format!("{count} solutions, which are proven to be all\n"),
    }
}

/// One line for each printed solution, and the number of further solutions.
#[cfg(not(target_arch = "wasm32"))]
pub fn list_text(count: u64, max_lines: usize, lines: impl Iterator<Item = String>) -> String {
    let mut text: String = lines.map(|line| line + "\n").collect();
    if count > max_lines as u64 {
        text += &format!("… and {} more\n", count - max_lines as u64);
    }
    text
}
