//! The Crossing. Everything that belongs to this game alone. This module exports the names of the rules.

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
    Belief, CELLS, CORNER, CYCLE, Cell, Choice, Crossing, CyclePoint, CyclePoints, Direction,
    Effect, Fate, HEIGHTS, Heights, Move, OFF_BOARD, Options, PlayerStart, Report, SIZE, Setting,
    Step, TURNS, goal, off_board, read_height_row, start,
};
