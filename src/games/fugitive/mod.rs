//! The Fugitive. Everything that belongs to this game alone. This module exports the names of the rules.

pub mod draft;
pub mod engine;
pub mod generator;
mod link;
pub mod protocol;
pub mod puzzle;
mod puzzle_opponent;
#[cfg(not(target_arch = "wasm32"))]
mod puzzle_source;
mod rules;
pub mod solver;

pub use rules::{
    Belief, Cities, City, DETECTIVES, DETECTIVES_SEAT, Effect, FUGITIVE_SEAT, Fugitive, MAX_CITIES,
    MIN_CITIES, MIN_ROADS, Map, MapError, Move, Options, PLIES, POINTS, Report, Road, RoadKind,
    Setting, Stage, TURNS, TURNS_PER_ANNOUNCEMENT, capture_points, is_announced, turn_after,
};
