//! What only the space mice offer: a look ahead, for previews.

use wasm_bindgen::prelude::*;

use super::{Problem, to_js};
use crate::game::Game;
use crate::games::mice::{Arrow, MOST_TURNS, Mice};

/// How a position goes on for so many turns if `arrow` is placed, or none, and after that no arrow that matters: for each
/// turn what a board is drawn from. It ends with the game.
#[wasm_bindgen(js_name = miceAhead, unchecked_return_type = "MiceSetting[]")]
pub fn mice_ahead(position: &str, arrow: Option<String>, turns: u8) -> Result<JsValue, JsValue> {
    let mut position: Mice = position.parse().map_err(Problem::from)?;
    let mut arrow: Option<Arrow> = match arrow {
        Some(text) => Some(text.parse().map_err(Problem::from)?),
        None => None,
    };
    let mut ahead = Vec::new();
    for _ in 0..turns.min(MOST_TURNS) {
        if position.outcome().is_some() {
            break;
        }
        match arrow.take() {
            Some(arrow) => position.try_play(&arrow).map_err(Problem::from)?,
            None => position.pass(),
        }
        ahead.push(position.setting());
    }
    Ok(to_js(&ahead))
}
