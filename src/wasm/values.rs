//! The values that several bindings pass to JavaScript.

use serde::{Serialize, Serializer};
use tsify::Tsify;
use wasm_bindgen::prelude::*;

use crate::core::game::{self, LineError};

/// A problem with an input, for a person to read: a rule's name and arguments for the language files, the offending text, and
/// the English sentence.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub(crate) struct Problem {
    /// The rule's name. With `illegal-` or `problem-` before it, it is the name of a message of the language files.
    rule: &'static str,
    /// The message's arguments, by name.
    #[serde(serialize_with = "as_object")]
    #[tsify(type = "Record<string, string>")]
    arguments: Vec<(&'static str, String)>,
    /// The offending text.
    found: Option<String>,
    /// The English sentence.
    sentence: String,
    /// The number of the line, from 1.
    line: Option<usize>,
}

/// Writes pairs as an object. A map in between would sort them, which is several kilobytes of code.
fn as_object<S: Serializer>(
    pairs: &[(&'static str, String)],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_map(pairs.iter().map(|(name, value)| (name, value)))
}

impl Problem {
    #[inline(never)]
    fn of(what: game::Problem, line: Option<usize>) -> Problem {
        Problem {
            rule: what.rule(),
            arguments: what.arguments().to_vec(),
            found: what.found_text().map(str::to_owned),
            sentence: what.to_string(),
            line,
        }
    }
}

impl<W: Into<game::Problem>> From<W> for Problem {
    fn from(what: W) -> Problem {
        Problem::of(what.into(), None)
    }
}

impl From<LineError> for Problem {
    fn from(error: LineError) -> Problem {
        Problem::of(error.what, Some(error.line))
    }
}

impl From<Problem> for JsValue {
    fn from(problem: Problem) -> JsValue {
        to_js(&problem)
    }
}

/// The outcome of a game.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub(super) struct Outcome {
    /// Points by seat.
    scores: Vec<i32>,
    /// Places by seat; 1 is the best.
    places: Vec<u8>,
    /// The seat that is alone in first place, if any.
    winner: Option<u8>,
    /// The seat that lost by forfeit.
    forfeit: Option<u8>,
}

impl From<game::Outcome> for Outcome {
    fn from(outcome: game::Outcome) -> Outcome {
        Outcome {
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
