//! Generates random starts. Call it from a worker: it may take seconds.

use wasm_bindgen::prelude::*;

use super::game;
use crate::core::game::Game;
use crate::thinking::generate::RandomStart;

/// The lines of a new start of a game, as in a record, fair to `seats` seats. Undefined if the game has no random starts.
/// The same seed gives the same start.
#[wasm_bindgen(js_name = drawStart)]
pub fn draw_start(id: &str, seats: usize, seed: u32) -> Result<Option<Vec<String>>, JsValue> {
    let start = for_game_with!(starts, game(id)?, G => {
        G::random_start(seats, seed.into()).and_then(|start: G| start.start_lines())
    }, or None);
    Ok(start)
}
