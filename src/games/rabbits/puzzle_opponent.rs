//! Puzzles with their solver and opponent.

use super::Rabbits;
use super::engine::Engine;
use super::puzzle::Goal;
use crate::thinking::engine::Level;
use crate::thinking::opponent::{DuelPuzzle, HasPuzzleOpponent};
use crate::thinking::puzzle::{AnyPuzzle, Duel, Puzzles};

impl HasPuzzleOpponent for Rabbits {
    const NODES: [u64; 2] = [8, 960];
    const COST: [u64; 2] = [4_000, 1_500];

    fn puzzle_engine(level: Level, edition: u8, seed: u64) -> Engine {
        Engine::puzzle_engine(level, edition, seed)
    }
}

impl Puzzles for Rabbits {
    type Task = Duel<Goal>;

    fn with_solver(task: Duel<Goal>) -> Box<dyn AnyPuzzle> {
        Box::new(DuelPuzzle::new(task))
    }
}
