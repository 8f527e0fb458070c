//! Puzzles of The Crossing: tasks, in which everything is visible and a token has to reach its goal, and questions, in which
//! the player saw only its windows.

mod ask;
mod clues;
mod posed;
mod task;
mod text;

pub use ask::{Answer, Ask, MAX_ODDS, MAX_SAFE, Turns, dry, phase_word, phase_words};
pub use clues::{Clues, Sighting};
pub use posed::Posed;
pub use task::{ASKED, Task, TaskError, Verdict};

use crate::core::game::Seat;
use crate::games::crossing::Crossing;

impl crate::thinking::puzzle::Task for Task {
    type Game = Crossing;

    fn start(&self) -> &Crossing {
        self.start()
    }

    fn seat(&self) -> Seat {
        ASKED
    }
}
