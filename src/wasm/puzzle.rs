//! Puzzles, as a page shows, judges and solves them. They are in the module of the engines, which has the solvers too: a page
//! that shows no puzzle does not load them.
//!
//! Moves are those of the game from the puzzle's start on, of all sides; answers are what a person gives: of a player who moves with
//! others at once, its own part of a move.

use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::{ProblemView, to_js};
use crate::core::link;
use crate::games::GameId;
use crate::thinking::puzzle::{AnyPuzzle, read_set};
use crate::thinking::search::Budget;

/// What a solver spends on a question: some seconds.
const BUDGET: Budget = Budget {
    deadline: None,
    nodes: Some(5_000_000),
};

/// A puzzle: a game some of whose moves are to be found. It remembers what its solver has found.
#[wasm_bindgen]
pub struct Puzzle(Box<dyn AnyPuzzle>);

#[wasm_bindgen]
impl Puzzle {
    /// The puzzle of a text: a record with a line for the goal. Of the space mice, `?` stands for each arrow that is missing; of
    /// the other games no moves follow.
    pub fn read(text: &str) -> Result<Puzzle, JsValue> {
        Ok(Puzzle(read(text)?))
    }

    /// The game's name.
    #[wasm_bindgen(getter)]
    pub fn game(&self) -> String {
        self.0.game().into()
    }

    /// The seat that is asked.
    #[wasm_bindgen(getter)]
    pub fn seat(&self) -> u8 {
        self.0.seat()
    }

    /// How many answers are asked for, one an own move; at most so many where fewer may do.
    #[wasm_bindgen(getter)]
    pub fn missing(&self) -> usize {
        self.0.missing()
    }

    /// What those do who are not asked: what is worst for the goal, what our program replies, or what the script says.
    #[wasm_bindgen(getter, unchecked_return_type = "PuzzleOthers")]
    pub fn others(&self) -> String {
        self.0.others().into()
    }

    /// The level of the program that replies, 1 to 12; undefined where none does.
    #[wasm_bindgen(getter)]
    pub fn level(&self) -> Option<u8> {
        self.0.level()
    }

    /// Whether the solver answers at once. Else what is asked of it, `outlook`, `reply` and `proof`, may take seconds the first time,
    /// and is for a worker.
    #[wasm_bindgen(getter, js_name = isQuick)]
    pub fn is_quick(&self) -> bool {
        self.0.is_quick()
    }

    /// The lines of the start, as in a record.
    pub fn start(&self) -> Vec<String> {
        self.0.start()
    }

    /// What has to be reached.
    #[wasm_bindgen(unchecked_return_type = "PuzzleGoal")]
    pub fn goal(&self) -> JsValue {
        to_js(&self.0.goal())
    }

    /// The moves from the start on where they are given; null for those that are missing. Against replies there are none.
    #[wasm_bindgen(unchecked_return_type = "(string | null)[]")]
    pub fn script(&self) -> JsValue {
        to_js(&self.0.script())
    }

    /// Checks the next answer after moves.
    ///
    /// # Errors
    /// The rule that it breaks.
    pub fn check(&self, moves: Vec<String>, next: &str) -> Result<(), JsValue> {
        Ok(self.0.check(&moves, next).map_err(ProblemView::from)?)
    }

    /// The whole move of the game with which an answer is given: where several move at once, with what the others do.
    #[wasm_bindgen(js_name = moveOf)]
    pub fn move_of(&self, answer: &str) -> Result<String, JsValue> {
        Ok(self.0.move_of(answer).map_err(ProblemView::from)?)
    }

    /// What the moves lead to; null while more are asked for.
    ///
    /// # Errors
    /// Why they are none of the puzzle.
    #[wasm_bindgen(unchecked_return_type = "PuzzleVerdict | null")]
    pub fn judge(&self, moves: Vec<String>) -> Result<JsValue, JsValue> {
        Ok(to_js(&self.0.judge(&moves).map_err(ProblemView::from)?))
    }

    /// How it stands after moves: whether the goal is in reach, what keeps it, what the other side replies, and how it goes on.
    ///
    /// # Errors
    /// Why they are none of the puzzle.
    #[wasm_bindgen(js_name = outlook, unchecked_return_type = "PuzzleOutlook")]
    pub fn evaluation(&mut self, moves: Vec<String>) -> Result<JsValue, JsValue> {
        Ok(to_js(
            &self
                .0
                .evaluation(&moves, BUDGET)
                .map_err(ProblemView::from)?,
        ))
    }

    /// What the other side replies to moves: what takes the goal out of reach if anything does, else what is most stubborn; or what
    /// the program does that replies. Null where it is not its turn.
    ///
    /// # Errors
    /// Why they are no moves of the puzzle.
    #[wasm_bindgen(unchecked_return_type = "string | null")]
    pub fn reply(&mut self, moves: Vec<String>) -> Result<JsValue, JsValue> {
        Ok(to_js(
            &self
                .0
                .evaluation(&moves, BUDGET)
                .map_err(ProblemView::from)?
                .reply,
        ))
    }

    /// The code of the link that poses the puzzle. What answers it is not in it.
    pub fn link(&self) -> String {
        self.0.link()
    }

    /// The puzzle as text.
    pub fn text(&self) -> String {
        self.0.text()
    }

    /// What the solver proves.
    #[wasm_bindgen(unchecked_return_type = "PuzzleProof")]
    pub fn proof(&mut self) -> JsValue {
        to_js(&self.0.proof(BUDGET))
    }
}

/// Solves a puzzle, for a worker: whether that is proven, how many solutions there are if all are known, and one of them.
///
/// # Errors
/// The line of the text that cannot be read.
#[wasm_bindgen(js_name = solvePuzzle, unchecked_return_type = "PuzzleProof")]
pub fn solve_puzzle(text: &str) -> Result<JsValue, JsValue> {
    Ok(to_js(&read(text)?.proof(BUDGET)))
}

/// The text of the puzzle that a link poses; null if it shows a game.
///
/// # Errors
/// If it is no link.
#[wasm_bindgen(js_name = puzzleOfLink, unchecked_return_type = "string | null")]
pub fn puzzle_of_link(code: &str) -> Result<JsValue, JsValue> {
    let game = GameId::of_link(code).map_err(ProblemView::from)?;
    let text = for_game!(game, G => {
        let scene = link::decode::<G>(code).map_err(ProblemView::from)?;
        scene.puzzle
    });
    Ok(to_js(&text))
}

/// The puzzles of a set's text, with how hard each is.
///
/// # Errors
/// The line that cannot be read.
#[wasm_bindgen(js_name = readPuzzles, unchecked_return_type = "PuzzleEntry[]")]
pub fn read_puzzles(text: &str) -> Result<JsValue, JsValue> {
    let entries = read_set(text).map_err(ProblemView::from)?;
    let entries: Vec<EntryView> = entries
        .into_iter()
        .map(|entry| EntryView {
            moves: entry.note.moves,
            first: entry.note.first,
            tempting: entry.note.tempting,
            text: entry.text,
        })
        .collect();
    Ok(to_js(&entries))
}

/// The puzzle of a text.
fn read(text: &str) -> Result<Box<dyn AnyPuzzle>, ProblemView> {
    Ok(GameId::of_record(text)?.puzzle(text)?)
}

#[derive(Serialize)]
struct EntryView {
    moves: u32,
    first: u32,
    tempting: Option<String>,
    text: String,
}
