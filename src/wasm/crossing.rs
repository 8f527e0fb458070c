//! What boards of The Crossing ask beyond what every game has.

use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::{Sight, to_js};
use crate::game::Seat;
use crate::games::crossing::{Crossing, Effect};
use crate::solve::crossing::best_route;

/// The clairvoyant best of a player.
#[derive(Serialize)]
struct RouteView {
    crossings: u32,
    path: Vec<Effect>,
}

/// What a player who sees everything would do after `ply` moves, to the end of the game; null to a viewer who does not see
/// everything there.
#[wasm_bindgen(js_name = crossingRoute, unchecked_return_type = "CrossingRoute | null")]
pub fn crossing_route(sight: &Sight, ply: usize, seat: u8) -> JsValue {
    let known = sight.known::<Crossing>();
    let position = known.and_then(|known| known.memory(ply).position());
    match position {
        Some(position) if seat < 2 => {
            let seat = Seat(seat);
            let route = best_route(position, seat);
            to_js(&RouteView {
                crossings: route.crossings,
                path: route.path(position, seat),
            })
        }
        _ => JsValue::NULL,
    }
}
