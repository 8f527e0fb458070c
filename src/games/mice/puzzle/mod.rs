//! Tasks of the space mice: games with missing arrows.

mod task;
mod text;

pub(crate) use task::OpenTurn;
pub use task::{Goal, MAX_OPEN, Refusal, Task, TaskError, Verdict};

use crate::core::game::Seat;
use crate::games::mice::Mice;

impl crate::thinking::puzzle::Task for Task {
    type Game = Mice;

    fn start(&self) -> &Mice {
        self.start()
    }

    fn seat(&self) -> Seat {
        self.seat()
    }
}
