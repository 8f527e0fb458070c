//! What pages need from the space mice beyond what every game has.

use wasm_bindgen::prelude::*;

use crate::core::game::Game;
use crate::games::mice::{Arrow, MAX_TURNS, Mice, Setting};
use crate::wasm::{Problem, to_js};

mod making;

pub use making::{GivenBoard, GivenPuzzle, mice_board, mice_puzzle};

/// How a position goes on for `turns` turns if `arrow` is placed and nobody places an arrow that matters after it. Without
/// `arrow`, nobody places one at all. Returns what a board is drawn from, for each turn up to the end of the game.
#[wasm_bindgen(js_name = miceAhead, unchecked_return_type = "MiceSetting[]")]
pub fn mice_ahead(position: &str, arrow: Option<String>, turns: u8) -> Result<JsValue, JsValue> {
    let position: Mice = position.parse().map_err(Problem::from)?;
    let arrow: Option<Arrow> = match arrow {
        Some(text) => Some(text.parse().map_err(Problem::from)?),
        None => None,
    };
    let ahead = position
        .ahead(arrow.as_ref(), turns.min(MAX_TURNS))
        .map_err(Problem::from)?;
    let settings: Vec<Setting> = ahead.iter().map(Game::setting).collect();
    Ok(to_js(&settings))
}
