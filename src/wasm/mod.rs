//! The bindings for JavaScript. No other module names `wasm_bindgen`. They only forward calls.
//!
//! Each class stands for its counterpart in any game. Inside it is a trait object, created for the named game. `types.ts`
//! describes the passed values in TypeScript. The build puts it before the module's own types.

/// Runs an expression for a game that this module plays, in a function that returns JavaScript errors. Without the engines
/// the games with secrets are left out: they need the module with the engines anyway, and the page's own module stays small.
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

/// Whether a game has secrets. Only the module with the engines plays such games.
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

/// The code of the link in a text, which may be a code, an address or a line from a chat. Additions and line breaks are
/// allowed.
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

/// The shortest code for the scene of a link. The link may come from the module without the engines.
#[cfg(feature = "engines")]
#[wasm_bindgen(js_name = shortestLink)]
pub fn shortest_link(code: &str) -> Result<String, JsValue> {
    Ok(link::shortest(code).map_err(ProblemView::from)?)
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

/// A problem with an input, for a person to read: a rule's name and arguments for the language files, the text that was
/// found, and the English sentence.
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

/// Converts a value to plain JavaScript: structures become objects, missing values become `null`.
pub(crate) fn to_js(value: &impl Serialize) -> JsValue {
    value
        .serialize(&serde_wasm_bindgen::Serializer::json_compatible())
        .unwrap_or(JsValue::NULL)
}

/// The problem that only the module with the engines plays a game.
#[cfg(not(feature = "engines"))]
fn elsewhere(id: GameId) -> ProblemView {
    let what = problem!(
        "fault-elsewhere",
        "{game} is played by the module with the engines",
        game = id.id(),
    );
    what.into()
}

/// The seat with a number from JavaScript. `seats` is the number of seats.
#[inline(never)]
fn seat_of(number: f64, seats: usize) -> Result<Seat, ProblemView> {
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
fn game(id: &str) -> Result<GameId, ProblemView> {
    Ok(id.parse::<GameId>()?)
}
