//! The exact solvers of The Crossing, and the puzzles that they certify.

#![cfg(not(target_arch = "wasm32"))]

mod best;
mod made;
mod puzzle_text;
mod puzzles;
