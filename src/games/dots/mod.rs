//! Jumping Dots. Everything that belongs to this game alone. This module exports the names of the rules.

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

pub(crate) use rules::ply_too_high;
pub use rules::{CELLS, Cell, Direction, Dots, Effect, FULL, MAX_PLY, Move, Report, SIZE, Stack};
