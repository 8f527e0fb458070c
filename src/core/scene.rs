//! A scene: a record with its comments, the position that is shown, and the viewpoint. People share and watch scenes.

use crate::core::about::About;
use crate::core::game::{Game, LineError, Seat};
use crate::core::record::Record;

/// A game as played so far, the point that is shown, the viewpoint, and perhaps a puzzle or a lesson.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene<G: Game> {
    /// The start, the moves and perhaps the forfeit.
    pub record: Record<G>,
    /// The players, marks and notes.
    pub about: About,
    /// The number of moves played on the board that is shown, at most the record's.
    pub point: usize,
    /// The seat whose side of the board is near; `None` for the spectator.
    pub viewpoint: Option<Seat>,
    /// The text of a puzzle with the same start.
    pub puzzle: Option<String>,
    /// The text of a lesson about the moves, in the page's own format.
    pub lesson: Option<String>,
}

impl<G: Game> Scene<G> {
    /// A game after its last move, as the spectator sees it.
    pub fn new(record: Record<G>) -> Scene<G> {
        Scene {
            point: record.moves().len(),
            record,
            about: About::default(),
            viewpoint: None,
            puzzle: None,
            lesson: None,
        }
    }

    /// A game from the text of a record with its comments, as the spectator sees it after its last move.
    ///
    /// # Errors
    /// The line that cannot be read or breaks a rule.
    pub fn from_record(text: &str) -> Result<Scene<G>, LineError> {
        let about = About::read(text, "#");
        let scene = Scene::new(text.parse()?);
        Ok(Scene { about, ..scene })
    }

    /// The record with its comments.
    pub fn to_record(&self) -> String {
        self.about.insert_into(self.record.to_string())
    }
}
