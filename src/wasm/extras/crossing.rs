//! Functions for pages that only The Crossing has.

use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::prelude::*;

use crate::core::game::Seat;
use crate::games::crossing::generator::{Difficulty, puzzle};
use crate::games::crossing::solver::best_route_within;
use crate::games::crossing::{Crossing, Effect, TURNS};
use crate::thinking::generate::none_found;
use crate::wasm::{Observation, Problem, to_js};

/// The clairvoyant best of a player: the route under full knowledge of the islands.
#[derive(Serialize, Tsify)]
#[tsify(type_prefix = "Crossing")]
struct Route {
    /// The number of tokens that it brings across.
    crossings: u32,
    /// Its turns.
    path: Vec<Effect>,
}

/// The best route of a player who sees everything, after `ply` moves: for the next `turns` turns, by default to the end of the
/// game. Null if the viewer does not see everything there.
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
            to_js(&Route {
                crossings: route.crossings,
                path: route.path(position, seat),
            })
        }
        _ => JsValue::NULL,
    }
}

/// A new puzzle of the crossing as text, certified by the solver. The same level (`easy`, `medium`, `hard`) and seed give
/// the same puzzle.
///
/// # Errors
/// If there is no such level, or no puzzle was found.
#[cfg(feature = "study")]
#[wasm_bindgen(js_name = crossingPuzzle)]
pub fn crossing_puzzle(
    #[wasm_bindgen(unchecked_param_type = "PuzzleLevel")] level: String,
    seed: u32,
) -> Result<String, JsValue> {
    let level: Difficulty = level.parse().map_err(Problem::from)?;
    let puzzle = puzzle(level, seed.into()).ok_or_else(none_found);
    let puzzle = puzzle.map_err(Problem::from)?;
    Ok(puzzle.task.to_string())
}
