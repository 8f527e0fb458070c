//! Puzzles with their solver and opponent.

use super::Fugitive;
use super::engine::Engine;
use super::puzzle::Task;
use crate::thinking::engine::Level;
use crate::thinking::opponent::{DuelPuzzle, HasPuzzleOpponent};
use crate::thinking::puzzle::{AnyPuzzle, Puzzles};
use crate::thinking::solve::question::QuestionPuzzle;

impl HasPuzzleOpponent for Fugitive {
    const NODES: [u64; 2] = [1_000, 4_000];
    const COST: [u64; 2] = [1_500, 1_500];

    fn puzzle_engine(level: Level, edition: u8, seed: u64) -> Engine {
        Engine::puzzle_engine(level, edition, seed)
    }
}

impl Puzzles for Fugitive {
    type Task = Task;

    fn with_solver(task: Task) -> Box<dyn AnyPuzzle> {
        match task {
            Task::Duel(task) => Box::new(DuelPuzzle::new(task)),
            Task::Question(task) => Box::new(QuestionPuzzle::new(task)),
        }
    }
}
