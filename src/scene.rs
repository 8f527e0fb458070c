//! A scene: a game, a point in it and a viewpoint. What one shares and looks at.

use crate::game::Seat;
use crate::puzzle::{Pose, Task};
use crate::record::Record;

/// A game as played so far, the point that is looked at, from where, and perhaps what is asked for in it.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene<G: Pose> {
    /// The start, the moves and perhaps the end.
    pub record: Record<G>,
    /// How many of the moves have been played on the board that is shown: at most as many as there are.
    pub point: usize,
    /// The seat whose side is near; `None` is the spectator's view.
    pub viewpoint: Option<Seat>,
    /// A puzzle that begins as the game did.
    pub goal: Option<G::Task>,
}

impl<G: Pose> Scene<G> {
    /// The end of a game as a spectator sees it.
    pub fn new(record: Record<G>) -> Scene<G> {
        Scene {
            point: record.moves().len(),
            record,
            viewpoint: None,
            goal: None,
        }
    }

    /// A puzzle that nobody has begun to solve, as the one sees it who is asked.
    pub fn of_puzzle(task: G::Task) -> Scene<G> {
        Scene {
            viewpoint: Some(task.seat()),
            goal: Some(task.clone()),
            ..Scene::new(Record::new(task.start().clone()))
        }
    }
}
