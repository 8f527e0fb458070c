//! The shared parts of engines, solvers, puzzles, editors and generators. No game is named here.

pub mod draft;
pub mod engine;
pub mod generate;
#[cfg(not(target_arch = "wasm32"))]
pub mod mining;
pub mod opponent;
pub mod puzzle;
pub mod review;
pub mod search;
pub mod solve;
