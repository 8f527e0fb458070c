//! Puzzles of The Crossing: tasks, in which everything is visible and a token has to reach its goal, and questions, in which
//! the player saw only its windows.

mod ask;
mod clues;
mod posed;
mod task;
mod text;

pub use ask::{
    Answer, MAX_ODDS_STEPS, MAX_SAFE_STEPS, QuestionKind, Turns, phase_name, phase_names,
    surely_dry_turns,
};
pub use clues::{Clues, Sighting};
pub use posed::PosedPuzzle;
pub use task::{SOLVER_SEAT, Task, TaskError, Verdict};

use crate::core::game::Seat;
use crate::games::crossing::Crossing;

impl crate::thinking::puzzle::Task for Task {
    type Game = Crossing;

    fn start(&self) -> &Crossing {
        self.start()
    }

    fn seat(&self) -> Seat {
        SOLVER_SEAT
    }
}
