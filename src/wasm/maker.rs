//! Boards and puzzles made, for a worker: it may take seconds.

use wasm_bindgen::prelude::*;

use super::given::{GivenBoard, GivenPuzzle};
use super::{ProblemView, game};
use crate::core::game::Game;
use crate::games::fugitive::generator::{MapOptions, map};
use crate::games::mice::generator::{BoardOptions, PuzzleOptions, board, puzzle};
use crate::thinking::generate::Draw;

/// The lines of a new board for a game of the space mice, as in a record. The same options and seed give the same.
///
/// # Errors
/// What is wrong with the options.
#[wasm_bindgen(js_name = miceBoard)]
pub fn mice_board(options: &GivenBoard, seed: u32) -> Result<Vec<String>, JsValue> {
    let options = BoardOptions {
        size: options.size()? as u8,
        players: options.players()? as u8,
        doors: options.doors()? as u8,
        turns: options.turns()? as u8,
    };
    let board = board(&options, seed.into()).map_err(|error| ProblemView::from(error.problem()))?;
    Ok(board.lines())
}

/// The lines of a new start of a game, as in a record, fair to so many seats; nothing where the game has none to draw. The
/// same seed gives the same.
#[wasm_bindgen(js_name = drawStart)]
pub fn draw_start(id: &str, seats: usize, seed: u32) -> Result<Option<Vec<String>>, JsValue> {
    let start = for_game!(game(id)?, G => {
        G::draw(seats, seed.into()).and_then(|start: G| start.start_lines())
    });
    Ok(start)
}

/// The lines of a new map for Fugitive and Detectives, as in its file: 4 to 200 cities. The same options and seed give the
/// same.
///
/// # Errors
/// What is wrong with the options.
#[wasm_bindgen(js_name = fugitiveMap)]
pub fn fugitive_map(cities: u8, seed: u32) -> Result<Vec<String>, JsValue> {
    let map = map(&MapOptions::of(cities), seed.into());
    let map = map.map_err(|error| ProblemView::from(error.problem()))?;
    Ok(map.lines())
}

/// A new puzzle of the space mice, certified by the solver, as text. The same options and seed give the same.
///
/// # Errors
/// What is wrong with the options, or that none was found.
#[wasm_bindgen(js_name = micePuzzle)]
pub fn mice_puzzle(options: &GivenPuzzle, seed: u32) -> Result<String, JsValue> {
    let options = PuzzleOptions {
        size: options.size()? as u8,
        players: options.players()? as u8,
        doors: options.doors()? as u8,
        missing: options.missing()? as u8,
        turns: options.turns()? as u8,
        aim: options.aim()?.parse().map_err(ProblemView::from)?,
    };
    let puzzle = puzzle(&options, seed.into());
    let puzzle = puzzle.map_err(|error| ProblemView::from(error.problem()))?;
    Ok(puzzle.task.to_string())
}
