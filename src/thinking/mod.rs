//! The parts of engines, solvers, puzzles, editors and generators that all games share. No game is named here.

pub mod draft;
pub mod engine;
pub mod generate;
pub mod opponent;
pub mod puzzle;
pub mod review;
pub mod search;
pub mod solve;
