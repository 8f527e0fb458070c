//! A puzzle of any game, with its solver: what a page and a command ask of it.

use serde::Serialize;

use crate::core::game::{Game, LineError, Problem};
use crate::thinking::search::Budget;
#[cfg(not(target_arch = "wasm32"))]
use crate::thinking::search::Clock;

/// A game of which puzzles are read, judged and solved.
pub trait Puzzles: Game {
    /// The puzzle of a text.
    ///
    /// # Errors
    /// The line that cannot be read.
    fn puzzle(text: &str) -> Result<Box<dyn AnyPuzzle>, LineError>;
}

/// A puzzle of any game. It remembers what its solver has found.
///
/// Moves are those of the game from the puzzle's start on, of all sides; answers are what a person gives: of a player who moves
/// with others at once, its own part of a move. Both are texts as in records.
pub trait AnyPuzzle {
    /// The game's name.
    fn game(&self) -> &'static str;

    /// The seat that is asked.
    fn seat(&self) -> u8;

    /// How many answers are asked for, one an own move; at most so many where fewer may do.
    fn missing(&self) -> usize;

    /// What those do who are not asked: `reply`, what is worst for the goal; `program`, what our program replies; `given`,
    /// what the script says.
    fn others(&self) -> &'static str;

    /// The level of the program that replies, 1 to 12; none where none does.
    fn level(&self) -> Option<u8>;

    /// Whether the solver answers at once.
    fn is_quick(&self) -> bool;

    /// The lines of the start, as in a record.
    fn start(&self) -> Vec<String>;

    /// What has to be reached.
    fn goal(&self) -> Asked;

    /// The moves from the start on where they are given; none for those that are missing. Against replies there are none.
    fn script(&self) -> Vec<Option<String>>;

    /// Checks the next answer after moves.
    ///
    /// # Errors
    /// The rule that it breaks.
    fn check(&self, moves: &[String], next: &str) -> Result<(), Problem>;

    /// The whole move with which an answer is given: where several move at once, with what the others do.
    ///
    /// # Errors
    /// If it is no answer of the game.
    fn move_of(&self, answer: &str) -> Result<String, Problem>;

    /// What moves lead to; nothing while more are asked for.
    ///
    /// # Errors
    /// Why they are none of the puzzle.
    fn judge(&self, moves: &[String]) -> Result<Option<Judged>, Problem>;

    /// How it stands after moves, as far as the solver knows within the budget.
    ///
    /// # Errors
    /// Why they are none of the puzzle.
    fn evaluation(&mut self, moves: &[String], budget: Budget) -> Result<Standing, Problem>;

    /// What the solver proves within the budget.
    fn proof(&mut self, budget: Budget) -> Proven;

    /// The code of the link that poses the puzzle. What answers it is not in it.
    fn link(&self) -> String;

    /// The puzzle as text.
    fn text(&self) -> String;

    /// What the command `solve` prints: what is known, and then the solutions or first moves, at most so many, a line each.
    #[cfg(not(target_arch = "wasm32"))]
    fn solved(&mut self, budget: Budget, clock: &dyn Clock, most: usize) -> String;
}

/// What has to be reached.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Asked {
    /// The goal's name, such as `lead`.
    pub kind: &'static str,
    /// How much of it; 0 where the goal has no number.
    pub value: f64,
}

/// What moves have led to: whether the goal is met, and what the game tells beside that.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum Judged {
    /// Points by player, and what was lost from the puzzle's start on.
    Losses {
        /// Whether the goal is met.
        met: bool,
        /// Points by player.
        scores: Vec<u32>,
        /// How many were lost.
        lost: u32,
    },
    /// The turns taken.
    Turns {
        /// Whether the goal is met.
        met: bool,
        /// The turns taken.
        turns: u32,
    },
    /// The scores, where the game has any before its end.
    Scores {
        /// Whether the goal is met.
        met: bool,
        /// Scores by seat.
        scores: Option<Vec<i32>>,
    },
}

/// How a puzzle stands after moves.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Standing {
    /// Whether the goal is in reach: `kept`, `lost` or `unknown`.
    pub reach: &'static str,
    /// The own answers that keep it; those that come to the same perhaps once.
    pub keeps: Vec<String>,
    /// What the other side replies, if it is its turn.
    pub reply: Option<String>,
    /// Whether the reply is that of a program which only stands in for a solver that has come to no end.
    pub stands_in: bool,
    /// How it goes on to the end, solved or refuted.
    pub line: Vec<String>,
    /// The own answers of that, if the goal is in reach.
    pub rest: Option<Vec<String>>,
    /// After how many of the moves the goal was in reach for the last time; none while it is.
    pub lost_after: Option<usize>,
    /// Where turns are counted, the least to the goal, also if that is too many; none if no way leads there.
    pub least: Option<u32>,
}

/// What a solver knows of a puzzle.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Proven {
    /// Whether all is known about it.
    pub proven: bool,
    /// How many solutions there are; none where that is not known or solutions depend on replies.
    pub count: Option<f64>,
    /// One of them.
    pub solution: Option<Vec<String>>,
    /// How many first answers keep the goal.
    pub first: Option<usize>,
}

/// The lines of a start, as in a record.
pub fn start_lines(start: &impl Game) -> Vec<String> {
    let position = || vec![format!("start {start}")];
    start.start_lines().unwrap_or_else(position)
}

/// Moves or answers that were given.
///
/// # Errors
/// What is wrong with the first that cannot be read.
pub fn parsed<A: std::str::FromStr>(texts: &[String]) -> Result<Vec<A>, Problem>
where
    Problem: From<A::Err>,
{
    texts.iter().map(|text| Ok(text.parse()?)).collect()
}

/// Answers or moves as texts.
pub fn words(answers: &[impl ToString]) -> Vec<String> {
    answers.iter().map(ToString::to_string).collect()
}

/// That so many solutions are all.
#[cfg(not(target_arch = "wasm32"))]
pub fn all_of(count: u64) -> String {
    match count {
        1 => "1 solution, which is proven to be the only one\n".to_owned(),
        _ => format!("{count} solutions, which are proven to be all\n"),
    }
}

/// A line for each solution that is printed, and how many there are more.
#[cfg(not(target_arch = "wasm32"))]
pub fn listed(count: u64, most: usize, lines: impl Iterator<Item = String>) -> String {
    let mut text: String = lines.map(|line| line + "\n").collect();
    if count > most as u64 {
        text += &format!("… and {} more\n", count - most as u64);
    }
    text
}
