//! Functions for pages that only Fugitive and Detectives has.

use wasm_bindgen::prelude::*;

use crate::games::fugitive::generator::{MapOptions, map};
use crate::wasm::Problem;

/// The lines of a new map for Fugitive and Detectives, as in its file, with 4 to 200 cities. The same options and seed give
/// the same map.
///
/// # Errors
/// The problem with the options.
#[wasm_bindgen(js_name = fugitiveMap)]
pub fn fugitive_map(cities: u8, seed: u32) -> Result<Vec<String>, JsValue> {
    let map = map(&MapOptions::of(cities), seed.into());
    let map = map.map_err(|error| Problem::from(error.problem()))?;
    Ok(map.lines())
}
