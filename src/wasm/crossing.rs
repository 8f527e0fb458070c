//! What boards of The Crossing ask beyond what every game has.

use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::{Observation, to_js};
use crate::core::game::Seat;
use crate::games::crossing::solver::best_route_within;
use crate::games::crossing::{Crossing, Effect, TURNS};

/// The clairvoyant best of a player.
#[derive(Serialize)]
struct RouteView {
    crossings: u32,
    path: Vec<Effect>,
}

/// What a player who sees everything would do after `ply` moves: in the next `turns` turns, or without a number to the end
/// of the game. Null to a viewer who does not see everything there.
#[wasm_bindgen(js_name = crossingRoute, unchecked_return_type = "CrossingRoute | null")]
pub fn crossing_route(
    observation: &Observation,
    ply: usize,
    seat: u8,
    turns: Option<u32>,
) -> JsValue {
    let known = observation.known::<Crossing>();
    let position = known.and_then(|known| known.memory(ply).position());
    match position {
        Some(position) if seat < 2 => {
            let seat = Seat(seat);
            let route = best_route_within(position, seat, turns.unwrap_or(TURNS));
            to_js(&RouteView {
                crossings: route.crossings,
                path: route.path(position, seat),
            })
        }
        _ => JsValue::NULL,
    }
}
