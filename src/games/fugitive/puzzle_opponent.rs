//! Puzzles with their solver and opponent.

use super::Fugitive;
use super::engine::Engine;
use super::puzzle::{QuestionKind, Task};
use crate::thinking::engine::Level;
use crate::thinking::opponent::{DuelPuzzle, HasPuzzleOpponent};
use crate::thinking::puzzle::{AnyPuzzle, Puzzles, is_question};
#[cfg(feature = "study")]
use crate::thinking::solve::QuestionPuzzle;

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
            #[cfg(feature = "study")]
            Task::Question(task) => Box::new(QuestionPuzzle::new(task)),
            #[cfg(not(feature = "study"))]
            Task::Question(_) => unreachable!("a build for playing refuses questions"),
        }
    }

    fn is_question(text: &str) -> bool {
        is_question::<QuestionKind>(text)
    }
}
