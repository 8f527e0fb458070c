//! Functions for pages that only the space mice have.

use wasm_bindgen::prelude::*;

use crate::core::game::Game;
use crate::games::mice::{Arrow, MAX_TURNS, Mice, Setting};
use crate::wasm::{Problem, to_js};

#[cfg(feature = "study")]
mod making;

#[cfg(feature = "study")]
pub use making::{InputBoardOptions, InputPuzzleOptions, mice_board, mice_puzzle};

/// The course of a position for `turns` turns if `arrow` is placed and no later arrow matters. Without `arrow`, no arrow is
/// placed at all. Returns the data for a board, for each turn up to the end of the game.
#[wasm_bindgen(js_name = miceAhead, unchecked_return_type = "MiceSetting[]")]
pub fn mice_ahead(position: &str, arrow: Option<String>, turns: u8) -> Result<JsValue, JsValue> {
    let position: Mice = position.parse().map_err(Problem::from)?;
    let arrow: Option<Arrow> = match arrow {
        Some(text) => Some(text.parse().map_err(Problem::from)?),
        None => None,
    };
    let positions = position
        .positions_ahead(arrow.as_ref(), turns.min(MAX_TURNS))
        .map_err(Problem::from)?;
    let settings: Vec<Setting> = positions.iter().map(Game::setting).collect();
    Ok(to_js(&settings))
}
