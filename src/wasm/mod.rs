//! The bindings for JavaScript. No other module names `wasm_bindgen`. They only forward calls.
//!
//! Each class represents its counterpart in any game. It holds a trait object for the named game. `tsify` derives the
//! TypeScript types of the passed values from the Rust types.

#[cfg(feature = "study")]
mod analyst;
mod any;
#[cfg(feature = "study")]
mod draft;
mod engine;
pub mod extras;
mod inputs;
#[cfg(feature = "study")]
mod log;
mod maker;
mod observation;
mod puzzle;
mod referee;
mod scene;
mod types;
mod values;

#[cfg(feature = "study")]
pub use analyst::Analyst;
#[cfg(feature = "study")]
pub use draft::Draft;
pub use engine::{Engine, nodes_of_review};
pub use inputs::{InputFile, InputOpening, InputTranscriptEntry};
#[cfg(feature = "study")]
pub use log::Log;
pub use maker::draw_start;
pub use observation::{Observation, idle_answer, is_start_secret};
pub use puzzle::{Puzzle, puzzle_of_link};
#[cfg(feature = "study")]
pub use puzzle::{read_puzzles, solve_puzzle};
pub use referee::{Referee, SeatRulesView, contest_clock};
pub use scene::Scene;
pub(crate) use values::{Problem, to_js};

use wasm_bindgen::prelude::*;

use crate::core::game::{Seat, problem};
use crate::core::link;
use crate::games::{self, GameId};
use crate::thinking::engine::Level;

#[wasm_bindgen(start)]
fn start() {
    console_error_panic_hook::set_once();
}

/// The games in this module, in display order.
#[wasm_bindgen]
pub fn games() -> Vec<String> {
    GameId::ALL.iter().map(|game| game.id().into()).collect()
}

/// Whether a game has secrets.
#[wasm_bindgen(js_name = isHidden)]
pub fn is_hidden(id: &str) -> Result<bool, JsValue> {
    Ok(for_game_with!(secrets, game(id)?, _G => true, or false))
}

/// The game of a record. The module need not play it.
#[wasm_bindgen(js_name = gameOfRecord)]
pub fn game_of_record(text: &str) -> Result<String, JsValue> {
    Ok(games::name_of_record(text).map_err(Problem::from)?.into())
}

/// The code of the link in a text, which may be a code, an address or a line from a chat. Additions and line breaks are
/// allowed.
///
/// # Errors
/// If the text has no link.
#[wasm_bindgen(js_name = codeOfLink)]
pub fn code_of_link(text: &str) -> Result<String, JsValue> {
    Ok(link::code_in(text).map_err(Problem::from)?)
}

/// The game of a link. The module need not play it.
#[wasm_bindgen(js_name = gameOfLink)]
pub fn game_of_link(code: &str) -> Result<String, JsValue> {
    Ok(games::name_of_link(code).map_err(Problem::from)?.into())
}

/// The shortest code for the scene of a link.
#[wasm_bindgen(js_name = shortestLink)]
pub fn shortest_link(code: &str) -> Result<String, JsValue> {
    Ok(link::shortest(code).map_err(Problem::from)?)
}

/// The number of engine levels. Level 1 is a beginner, the last is full strength.
#[wasm_bindgen]
pub fn levels() -> u8 {
    Level::COUNT
}

/// A random 32-bit number to seed an engine with.
///
/// # Errors
/// If the browser provides no randomness.
#[wasm_bindgen]
pub fn seed() -> Result<u32, JsError> {
    Ok(getrandom::u32()?)
}

/// The seat with a number from JavaScript. `seats` is the number of seats.
#[inline(never)]
fn seat_of(number: f64, seats: usize) -> Result<Seat, Problem> {
    let seat = Seat(number as u8);
    if f64::from(seat.0) == number && seat.index() < seats {
        return Ok(seat);
    }
    let what = problem!(
        "fault-seat",
        "there is no seat {found}: the seats of this game are counted from 0 to {last}",
        // Formatting any number would take a tenth of the page's module.
        found = number as i32,
        last = seats - 1,
    );
    Err(what.into())
}

/// The game with a name.
fn game(id: &str) -> Result<GameId, Problem> {
    Ok(id.parse::<GameId>()?)
}
