//! Rabbit Hunt. Everything that belongs to this game alone. This module exports the names of the rules.

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
    CAPTURE, CELLS, Cell, Direction, Effect, HUNTERS, MAX_LIMIT, MAZE, Move, RABBITS, Rabbits,
    Report, SIZE, Setting,
};
