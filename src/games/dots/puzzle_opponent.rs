//! Puzzles with their solver and opponent.

use super::Dots;
use super::engine::Engine;
use super::puzzle::Goal;
use crate::thinking::engine::Level;
use crate::thinking::opponent::{DuelPuzzle, HasPuzzleOpponent};
use crate::thinking::puzzle::{AnyPuzzle, Duel, Puzzles};

impl HasPuzzleOpponent for Dots {
    const NODES: [u64; 2] = [6_000, 6_000];
    const COST: [u64; 2] = [1_500, 1_500];

    fn puzzle_engine(level: Level, edition: u8, seed: u64) -> Engine {
        Engine::puzzle_engine(level, edition, seed)
    }
}

impl Puzzles for Dots {
    type Task = Duel<Goal>;

    fn with_solver(task: Duel<Goal>) -> Box<dyn AnyPuzzle> {
        Box::new(DuelPuzzle::new(task))
    }
}
