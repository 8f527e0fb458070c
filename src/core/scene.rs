//! A scene: a record, the point that is shown, and the viewpoint. It is what people share and look at.

use crate::core::game::{Game, Seat};
use crate::core::record::Record;

/// A game as played so far, the point that is shown, the viewpoint, and perhaps a puzzle.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene<G: Game> {
    /// The start, the moves and perhaps the forfeit.
    pub record: Record<G>,
    /// The number of moves played on the board that is shown, at most the record's.
    pub point: usize,
    /// The seat whose side of the board is near; `None` for the spectator.
    pub viewpoint: Option<Seat>,
    /// The text of a puzzle with the same start.
    pub puzzle: Option<String>,
}

impl<G: Game> Scene<G> {
    /// A game after its last move, as the spectator sees it.
    pub fn new(record: Record<G>) -> Scene<G> {
        Scene {
            point: record.moves().len(),
            record,
            viewpoint: None,
            puzzle: None,
        }
    }
}
