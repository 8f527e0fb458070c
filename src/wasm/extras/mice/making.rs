//! Makes boards and puzzles. Call it from a worker: it may take seconds.

use wasm_bindgen::prelude::*;

use crate::games::mice::generator::{BoardOptions, PuzzleOptions, board, puzzle};
use crate::wasm::Problem;

/// The lines of a new board for the space mice, as in a record. The same options and seed give the same board.
///
/// # Errors
/// The problem with the options.
#[wasm_bindgen(js_name = miceBoard)]
pub fn mice_board(options: &InputBoardOptions, seed: u32) -> Result<Vec<String>, JsValue> {
    let options = BoardOptions {
        size: options.size()? as u8,
        players: options.players()? as u8,
        doors: options.doors()? as u8,
        turns: options.turns()? as u8,
    };
    let board = board(&options, seed.into()).map_err(|error| Problem::from(error.problem()))?;
    Ok(board.lines())
}

/// A new puzzle of the space mice as text, certified by the solver. The same options and seed give the same puzzle.
///
/// # Errors
/// The problem with the options, or that no puzzle was found.
#[wasm_bindgen(js_name = micePuzzle)]
pub fn mice_puzzle(options: &InputPuzzleOptions, seed: u32) -> Result<String, JsValue> {
    let options = PuzzleOptions {
        size: options.size()? as u8,
        players: options.players()? as u8,
        doors: options.doors()? as u8,
        missing: options.missing()? as u8,
        turns: options.turns()? as u8,
        aim: options.aim()?.parse().map_err(Problem::from)?,
    };
    let puzzle = puzzle(&options, seed.into());
    let puzzle = puzzle.map_err(|error| Problem::from(error.problem()))?;
    Ok(puzzle.task.to_string())
}

#[wasm_bindgen]
extern "C" {
    /// The options of a board. A value that is not a number or is too high is reported as an error.
    #[wasm_bindgen(typescript_type = "MiceBoardOptions")]
    pub type InputBoardOptions;

    #[wasm_bindgen(method, getter, catch)]
    fn size(this: &InputBoardOptions) -> Result<f64, JsValue>;

    #[wasm_bindgen(method, getter, catch)]
    fn players(this: &InputBoardOptions) -> Result<f64, JsValue>;

    #[wasm_bindgen(method, getter, catch)]
    fn doors(this: &InputBoardOptions) -> Result<f64, JsValue>;

    #[wasm_bindgen(method, getter, catch)]
    fn turns(this: &InputBoardOptions) -> Result<f64, JsValue>;

    /// The options of a puzzle besides its board.
    #[wasm_bindgen(extends = InputBoardOptions, typescript_type = "MicePuzzleOptions")]
    pub type InputPuzzleOptions;

    #[wasm_bindgen(method, getter, catch)]
    fn missing(this: &InputPuzzleOptions) -> Result<f64, JsValue>;

    #[wasm_bindgen(method, getter, catch)]
    fn aim(this: &InputPuzzleOptions) -> Result<String, JsValue>;
}
