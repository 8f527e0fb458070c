//! A scene: a game, a point in it and a viewpoint. What one shares and looks at.

use crate::core::game::{Game, Seat};
use crate::core::record::Record;

/// A game as played so far, the point that is looked at, from where, and perhaps what is asked for in it.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene<G: Game> {
    /// The start, the moves and perhaps the end.
    pub record: Record<G>,
    /// How many of the moves have been played on the board that is shown: at most as many as there are.
    pub point: usize,
    /// The seat whose side is near; `None` is the spectator's view.
    pub viewpoint: Option<Seat>,
    /// The text of a puzzle that begins as the game did.
    pub puzzle: Option<String>,
}

impl<G: Game> Scene<G> {
    /// The end of a game as a spectator sees it.
    pub fn new(record: Record<G>) -> Scene<G> {
        Scene {
            point: record.moves().len(),
            record,
            viewpoint: None,
            puzzle: None,
        }
    }
}
