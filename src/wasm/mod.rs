//! The bindings for JavaScript: the only place that names `wasm_bindgen`. They forward, nothing more.
//!
//! Each class stands for its counterpart in any game: behind it is a trait object, made for the game that is named.
//! What is passed is described in TypeScript in `types.ts`, which the build puts before the module's own types.

/// Runs an expression for a game that this module plays; in a function whose error is JavaScript's. Without the engines the
/// games with secrets are left out: who plays those needs the engines' module in any case, and the page's own stays small.
macro_rules! for_game_here {
    ($id:expr, $type:ident => $body:expr) => {{
        #[cfg(feature = "engines")]
        let found = for_game!($id, $type => $body);
        #[cfg(not(feature = "engines"))]
        let found = for_game_with!(open, $id, $type => $body, or return Err($crate::wasm::elsewhere($id).into()));
        found
    }};
}

#[cfg(feature = "engines")]
mod analyst;
mod any;
#[cfg(feature = "engines")]
mod draft;
#[cfg(feature = "engines")]
mod engine;
#[cfg(feature = "engines")]
mod given;
#[cfg(feature = "engines")]
mod log;
#[cfg(feature = "engines")]
mod maker;
#[cfg(feature = "engines")]
mod observation;
#[cfg(feature = "engines")]
mod puzzle;
mod referee;
mod scene;

#[cfg(feature = "engines")]
pub use analyst::{Analyst, nodes_of_review};
#[cfg(feature = "engines")]
pub use draft::Draft;
#[cfg(feature = "engines")]
pub use engine::Engine;
#[cfg(feature = "engines")]
pub use given::{GivenFile, GivenOpening, GivenSaid};
#[cfg(feature = "engines")]
pub use log::Log;
#[cfg(feature = "engines")]
pub use maker::draw_start;
#[cfg(feature = "engines")]
pub use observation::{Observation, idle_answer, is_start_secret};
#[cfg(feature = "engines")]
pub use puzzle::{Puzzle, puzzle_of_link, read_puzzles, solve_puzzle};
pub use referee::{Referee, SeatRulesView, contest_clock};
pub use scene::Scene;

use std::collections::BTreeMap;

use serde::Serialize;
use wasm_bindgen::prelude::*;

use crate::core::game::{LineError, Outcome, Problem, Seat, problem};
use crate::core::link;
use crate::games::GameId;
use crate::thinking::engine::Level;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("types.ts");

#[wasm_bindgen(start)]
fn start() {
    console_error_panic_hook::set_once();
}

/// The games, in the order in which they are shown.
#[wasm_bindgen]
pub fn games() -> Vec<String> {
    GameId::ALL.iter().map(|game| game.id().into()).collect()
}

/// Whether a game has secrets: such games are played by the module with the engines only.
#[wasm_bindgen(js_name = isHidden)]
pub fn is_hidden(id: &str) -> Result<bool, JsValue> {
    Ok(for_game_with!(secrets, game(id)?, _G => true, or false))
}

/// The game of a record.
#[wasm_bindgen(js_name = gameOfRecord)]
pub fn game_of_record(text: &str) -> Result<String, JsValue> {
    let game = GameId::of_record(text).map_err(ProblemView::from)?;
    Ok(game.id().into())
}

/// The code alone of the link in a text: of a code, of an address, of a line from a chat, with what was put behind it or into it.
///
/// # Errors
/// If the text has no link.
#[wasm_bindgen(js_name = codeOfLink)]
pub fn code_of_link(text: &str) -> Result<String, JsValue> {
    Ok(link::code_in(text).map_err(ProblemView::from)?)
}

/// The game of a link.
#[wasm_bindgen(js_name = gameOfLink)]
pub fn game_of_link(code: &str) -> Result<String, JsValue> {
    let game = GameId::of_link(code).map_err(ProblemView::from)?;
    Ok(game.id().into())
}

/// The shortest code for the scene of a link, which may have come from the module without the engines.
#[cfg(feature = "engines")]
#[wasm_bindgen(js_name = shortestLink)]
pub fn shortest_link(code: &str) -> Result<String, JsValue> {
    Ok(link::shortest(code).map_err(ProblemView::from)?)
}

/// How many levels the engines have: 1 is a beginner, the last full strength.
#[wasm_bindgen]
pub fn levels() -> u8 {
    Level::COUNT
}

/// A random number of 32 bits, to seed an engine with.
///
/// # Errors
/// If the browser gives no randomness.
#[wasm_bindgen]
pub fn seed() -> Result<u32, JsError> {
    Ok(getrandom::u32()?)
}

/// What is wrong with an input, for a person to read: a rule's name and arguments for the language files, what stood there,
/// and the English sentence.
#[derive(Serialize)]
pub(crate) struct ProblemView {
    rule: &'static str,
    arguments: BTreeMap<&'static str, String>,
    found: Option<String>,
    sentence: String,
    line: Option<usize>,
}

impl ProblemView {
    #[inline(never)]
    fn of(what: Problem, line: Option<usize>) -> ProblemView {
        ProblemView {
            rule: what.rule(),
            arguments: what.arguments().iter().cloned().collect(),
            found: what.found_text().map(str::to_owned),
            sentence: what.to_string(),
            line,
        }
    }
}

impl<W: Into<Problem>> From<W> for ProblemView {
    fn from(what: W) -> ProblemView {
        ProblemView::of(what.into(), None)
    }
}

impl From<LineError> for ProblemView {
    fn from(error: LineError) -> ProblemView {
        ProblemView::of(error.what, Some(error.line))
    }
}

impl From<ProblemView> for JsValue {
    fn from(problem: ProblemView) -> JsValue {
        to_js(&problem)
    }
}

/// How a game ended.
#[derive(Serialize)]
struct OutcomeView {
    scores: Vec<i32>,
    places: Vec<u8>,
    winner: Option<u8>,
    forfeit: Option<u8>,
}

impl From<Outcome> for OutcomeView {
    fn from(outcome: Outcome) -> OutcomeView {
        OutcomeView {
            places: outcome.places(),
            winner: outcome.winner().map(|seat| seat.0),
            forfeit: outcome.forfeit.map(|seat| seat.0),
            scores: outcome.scores,
        }
    }
}

/// A value as plain JavaScript: objects for structures, `null` for what is not there.
pub(crate) fn to_js(value: &impl Serialize) -> JsValue {
    value
        .serialize(&serde_wasm_bindgen::Serializer::json_compatible())
        .unwrap_or(JsValue::NULL)
}

/// A game that only the module with the engines plays.
#[cfg(not(feature = "engines"))]
fn elsewhere(id: GameId) -> ProblemView {
    let what = problem!(
        "fault-elsewhere",
        "{game} is played by the module with the engines",
        game = id.id(),
    );
    what.into()
}

/// The seat with a number from JavaScript, of so many.
#[inline(never)]
fn seat_of(number: f64, seats: usize) -> Result<Seat, ProblemView> {
    let seat = Seat(number as u8);
    if f64::from(seat.0) == number && seat.index() < seats {
        return Ok(seat);
    }
    let what = problem!(
        "fault-seat",
        "there is no seat {found}: the seats of this game are counted from 0 to {last}",
        // To write any number would take a tenth of the page's module.
        found = number as i32,
        last = seats - 1,
    );
    Err(what.into())
}

/// The game of a name.
fn game(id: &str) -> Result<GameId, ProblemView> {
    Ok(id.parse::<GameId>()?)
}
