//! Space Mice. Everything that belongs to this game alone. This module exports the names of the rules.

pub mod draft;
pub mod engine;
pub mod generator;
mod link;
pub mod protocol;
pub mod puzzle;
#[cfg(not(target_arch = "wasm32"))]
mod puzzle_source;
mod rules;
pub mod solver;

pub use rules::{
    Arrow, Board, BoardError, CAT_COST, CAT_EVERY, Cell, Cells, Door, Effect, Group, Heading,
    MAX_ARROWS, MAX_DOORS, MAX_PLAYERS, MAX_SIZE, MAX_TURNS, MIN_SIZE, Mice, Report, Setting,
};
pub(crate) use rules::{MAX_COUNT, MAX_REACHED, max_reached};
