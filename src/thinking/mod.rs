//! What engines, solvers, puzzles, editors and generators of all games are made of. No game is named here.

pub mod draft;
pub mod engine;
pub mod generate;
pub mod opponent;
pub mod puzzle;
pub mod review;
pub mod search;
pub mod solve;
