//! Puzzles, for pages to show, judge and solve. A module for playing reads puzzles and judges moves. Only a module for studying
//! solves puzzles, and reads questions.
//!
//! A move is a whole move of the game from the puzzle's start on, of any side. An answer is the person's part of it: the whole
//! move, unless several seats move at once.

use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::prelude::*;

use super::{Problem, to_js};
use crate::core::link;
use crate::games::GameId;
use crate::thinking::puzzle::{AnyPuzzle, Origin, Traits, read_set};
use crate::thinking::search::Budget;

/// The solver's budget for one question: some seconds.
const BUDGET: Budget = Budget {
    deadline: None,
    nodes: Some(5_000_000),
};

/// A puzzle: a game with missing moves. It remembers the results of its solver.
#[wasm_bindgen]
pub struct Puzzle(Box<dyn AnyPuzzle>);

#[wasm_bindgen]
impl Puzzle {
    /// Reads a puzzle from text: a record with a line for the goal. For the space mice the moves follow, with `?` for each
    /// missing arrow, and for a question the moves as the seat knows them. For other puzzles no moves follow.
    pub fn read(text: &str) -> Result<Puzzle, JsValue> {
        Ok(Puzzle(read(text)?))
    }

    /// Whether a puzzle's text is a question, which only the module for studying reads.
    ///
    /// # Errors
    /// If the text does not name a game.
    #[wasm_bindgen(js_name = isQuestion)]
    pub fn is_question(text: &str) -> Result<bool, JsValue> {
        let game = GameId::of_record(text).map_err(Problem::from)?;
        Ok(game.is_question(text))
    }

    /// The game's name.
    #[wasm_bindgen(getter)]
    pub fn game(&self) -> String {
        self.0.game().into()
    }

    /// The seat of the person who solves it.
    #[wasm_bindgen(getter)]
    pub fn seat(&self) -> u8 {
        self.0.seat()
    }

    /// The maximum number of answers, one for each of the person's moves. Fewer may suffice.
    #[wasm_bindgen(getter)]
    pub fn missing(&self) -> usize {
        self.0.max_answers()
    }

    /// The moves of the other seats: the worst for the goal, the replies of our program, or the script's moves. A question has
    /// none: its one answer is judged at once.
    #[wasm_bindgen(getter, unchecked_return_type = "PuzzleOthers")]
    pub fn others(&self) -> String {
        self.0.other_moves_kind().into()
    }

    /// The level of the program that replies, 1 to 12; undefined if no program does.
    #[wasm_bindgen(getter)]
    pub fn level(&self) -> Option<u8> {
        self.0.level()
    }

    /// Whether the solver takes hardly any time. If not, `outlook`, `reply` and `proof` may take seconds the first time and
    /// belong in a worker.
    #[wasm_bindgen(getter, js_name = isQuick)]
    pub fn is_quick(&self) -> bool {
        self.0.is_quick()
    }

    /// The lines of the start, as in a record.
    pub fn start(&self) -> Vec<String> {
        self.0.start()
    }

    /// The goal.
    #[wasm_bindgen(unchecked_return_type = "PuzzleGoal")]
    pub fn goal(&self) -> JsValue {
        to_js(&self.0.goal())
    }

    /// The script: the moves from the start on, null for the missing ones. Empty for a puzzle against replies.
    #[wasm_bindgen(unchecked_return_type = "(string | null)[]")]
    pub fn script(&self) -> JsValue {
        to_js(&self.0.script())
    }

    /// The knowledge of the person's seat in a question; null where everything is known. A board of a question shows no more.
    #[wasm_bindgen(unchecked_return_type = "PuzzleKnown | null")]
    pub fn known(&self) -> JsValue {
        to_js(&self.0.known())
    }

    /// Checks an answer that follows these moves.
    ///
    /// # Errors
    /// The rule that it breaks.
    pub fn check(&self, moves: Vec<String>, next: &str) -> Result<(), JsValue> {
        Ok(self.0.check(&moves, next).map_err(Problem::from)?)
    }

    /// The whole move that contains an answer. Where several seats move at once, it includes the others' answers.
    #[wasm_bindgen(js_name = moveOf)]
    pub fn move_of(&self, answer: &str) -> Result<String, JsValue> {
        Ok(self.0.move_of(answer).map_err(Problem::from)?)
    }

    /// Whether these moves reach the goal; null if more moves are needed.
    ///
    /// # Errors
    /// The reason why the moves do not belong to the puzzle.
    #[wasm_bindgen(unchecked_return_type = "PuzzleVerdict | null")]
    pub fn judge(&self, moves: Vec<String>) -> Result<JsValue, JsValue> {
        Ok(to_js(&self.0.judge(&moves).map_err(Problem::from)?))
    }

    /// The state of the puzzle after moves: whether the goal can be reached, the answers that keep it, the other side's reply,
    /// and the line of play.
    ///
    /// # Errors
    /// The reason why the moves do not belong to the puzzle.
    #[cfg(feature = "study")]
    #[wasm_bindgen(js_name = outlook, unchecked_return_type = "PuzzleOutlook")]
    pub fn evaluation(&mut self, moves: Vec<String>) -> Result<JsValue, JsValue> {
        Ok(to_js(
            &self.0.evaluation(&moves, BUDGET).map_err(Problem::from)?,
        ))
    }

    /// The other side's reply after moves. It puts the goal out of reach, or else is the most stubborn reply. Against a
    /// program it is the program's reply. Null if it is not the other side's turn.
    ///
    /// # Errors
    /// The reason why the moves do not belong to the puzzle.
    #[cfg(feature = "study")]
    #[wasm_bindgen(unchecked_return_type = "string | null")]
    pub fn reply(&mut self, moves: Vec<String>) -> Result<JsValue, JsValue> {
        Ok(to_js(
            &self
                .0
                .evaluation(&moves, BUDGET)
                .map_err(Problem::from)?
                .reply,
        ))
    }

    /// The code of a link to the puzzle. The link does not contain the solution.
    pub fn link(&self) -> String {
        self.0.link()
    }

    /// The puzzle as text.
    pub fn text(&self) -> String {
        self.0.text()
    }

    /// The solver's proof.
    #[cfg(feature = "study")]
    #[wasm_bindgen(unchecked_return_type = "PuzzleProof")]
    pub fn proof(&mut self) -> JsValue {
        to_js(&self.0.proof(BUDGET))
    }
}

/// Solves a puzzle, for a worker. Returns whether the proof is complete, the number of solutions if all are known, and one
/// of them.
///
/// # Errors
/// The line of the text that cannot be read.
#[cfg(feature = "study")]
#[wasm_bindgen(js_name = solvePuzzle, unchecked_return_type = "PuzzleProof")]
pub fn solve_puzzle(text: &str) -> Result<JsValue, JsValue> {
    Ok(to_js(&read(text)?.proof(BUDGET)))
}

/// The text of the puzzle in a link; null if the link shows a game.
///
/// # Errors
/// If the text is not a link.
#[wasm_bindgen(js_name = puzzleOfLink, unchecked_return_type = "string | null")]
pub fn puzzle_of_link(code: &str) -> Result<JsValue, JsValue> {
    let game = GameId::of_link(code).map_err(Problem::from)?;
    let text = for_game!(game, G => {
        let scene = link::decode::<G>(code).map_err(Problem::from)?;
        scene.puzzle
    });
    Ok(to_js(&text))
}

/// The puzzles of a set's text, each with its difficulty.
///
/// # Errors
/// The line that cannot be read.
#[cfg(feature = "study")]
#[wasm_bindgen(js_name = readPuzzles, unchecked_return_type = "PuzzleEntry[]")]
pub fn read_puzzles(text: &str) -> Result<JsValue, JsValue> {
    let entries = read_set(text).map_err(Problem::from)?;
    let entries: Vec<PuzzleEntry> = entries
        .into_iter()
        .map(|entry| PuzzleEntry {
            moves: entry.note.moves,
            first: entry.note.first,
            tempting: entry.note.tempting,
            traits: entry.traits.map(PuzzleTraits::from),
            text: entry.text,
        })
        .collect();
    Ok(to_js(&entries))
}

/// Reads a puzzle from text.
fn read(text: &str) -> Result<Box<dyn AnyPuzzle>, Problem> {
    Ok(GameId::of_record(text)?.puzzle(text)?)
}

#[wasm_bindgen(typescript_custom_section)]
const OTHERS: &str = r#"
/**
 * The moves of the other seats of a puzzle: the worst for the goal, the replies of our program, or the script's moves. A
 * question has none: its one answer is judged at once.
 */
export type PuzzleOthers = "reply" | "program" | "given" | "question";"#;

/// A puzzle of a set.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
struct PuzzleEntry {
    /// The number of moves that the solver's side needs.
    moves: u32,
    /// The number of first moves that keep the goal.
    first: u32,
    /// A first move that tempts and loses the goal.
    tempting: Option<String>,
    /// Its rating, themes and origin; null if the set does not list them.
    traits: Option<PuzzleTraits>,
    /// The puzzle as text.
    text: String,
}

/// The rating, themes and origin of a puzzle.
#[derive(Serialize, Tsify)]
struct PuzzleTraits {
    /// A player with this rating, in the points of Glicko-2, solves it in one of two tries.
    rating: u32,
    /// The themes of its solution, the most typical first: names of small letters and hyphens.
    themes: Vec<String>,
    /// The levels by seat of the engines that played the game of the position; empty for a generated position.
    levels: Vec<u8>,
    /// The number of moves before the position in that game; 0 for a generated position.
    ply: u32,
}

impl From<Traits> for PuzzleTraits {
    fn from(traits: Traits) -> PuzzleTraits {
        let (levels, ply) = match traits.origin {
            Origin::Game { levels, ply, .. } => (levels, ply),
            Origin::Generated { .. } => (Vec::new(), 0),
        };
        PuzzleTraits {
            rating: traits.rating,
            themes: traits.themes,
            levels,
            ply,
        }
    }
}
