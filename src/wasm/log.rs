//! Logs, for pages to read and write.

use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::prelude::*;

use super::inputs::{InputOpening, InputTranscriptEntry, entries_of, files_of};
use super::{Problem, Scene, game, seat_of, to_js};
use crate::core::about::About;
use crate::core::game::Seat;
use crate::core::log;
use crate::core::protocol::{File, Transcript};
use crate::core::record::Record;
use crate::games::{GameId, read_log};

/// A game as one seat's program read and wrote it.
#[wasm_bindgen]
pub struct Log {
    game: GameId,
    log: log::Log,
    /// The players, and a fault, from the log's comments.
    about: About,
}

#[wasm_bindgen]
impl Log {
    /// Reads a log from text.
    ///
    /// # Errors
    /// The line that cannot be read, and why.
    pub fn read(text: &str) -> Result<Log, JsValue> {
        let (game, log) = read_log(text).map_err(Problem::from)?;
        let mut about = About::read(text, "#");
        about.add_refused(&log.refused().join(" "));
        Ok(Log { game, log, about })
    }

    /// The log of a seat in a game. Seats are counted from 0.
    ///
    /// # Errors
    /// If there is no such seat.
    pub fn of(scene: &Scene, seat: f64) -> Result<Log, JsValue> {
        let seat = seat_of(seat, scene.seats())?;
        let record = scene.0.record();
        let game = game(scene.0.game())?;
        let log = for_game!(
            game,
            G => log::Log::of(&record.parse::<Record<G>>().map_err(Problem::from)?, seat)
        );
        let about = About::default();
        Ok(Log { game, log, about })
    }

    /// The log of a seat's opening and its transcript since.
    ///
    /// # Errors
    /// If the game's protocol does not allow it.
    #[wasm_bindgen(js_name = told)]
    pub fn from_transcript(
        id: &str,
        opening: &InputOpening,
        said: Vec<InputTranscriptEntry>,
    ) -> Result<Log, JsValue> {
        let transcript = Transcript {
            files: files_of(&opening.files()?)?,
            lines: opening.lines()?,
            position: opening.position()?,
            entries: entries_of(&said)?,
        };
        let seat = Seat(opening.seat()? as u8);
        let game = game(id)?;
        let log = for_game!(game, G => log::Log::new::<G>(seat, transcript));
        let log = log.map_err(Problem::from)?;
        let about = About::default();
        Ok(Log { game, log, about })
    }

    /// The game's name.
    #[wasm_bindgen(getter)]
    pub fn game(&self) -> String {
        self.game.id().into()
    }

    /// The seat whose log it is.
    #[wasm_bindgen(getter)]
    pub fn seat(&self) -> u8 {
        self.log.seat().0
    }

    /// The record, for a game without secrets: the log holds the whole game. If the last answer was rejected, the record ends
    /// with a forfeit and has this answer as a comment.
    pub fn record(&self) -> Option<String> {
        let record =
            for_game_with!(open, self.game, G => Some(self.log.record::<G>().to_string()), or None);
        record.map(|record| self.about.insert_into(record))
    }

    /// The comments about the game: the players, and the rejected answer, `refused: ANSWER`, if there was one.
    #[wasm_bindgen(unchecked_return_type = "string[]")]
    pub fn comments(&self) -> JsValue {
        to_js(&self.about.comments())
    }

    /// The first lines and files of the seat.
    #[wasm_bindgen(unchecked_return_type = "Opening")]
    pub fn opening(&self) -> JsValue {
        let Transcript {
            files,
            lines,
            position,
            ..
        } = self.log.transcript().clone();
        to_js(&Opening {
            seat: self.seat(),
            files,
            lines,
            position,
        })
    }

    /// The transcript after the opening.
    #[wasm_bindgen(unchecked_return_type = "Said[]")]
    pub fn said(&self) -> JsValue {
        to_js(&self.log.transcript().entries)
    }

    /// The log's text with the comments about the game.
    pub fn text(&self) -> String {
        self.about.insert_into(self.log.to_string())
    }
}

/// The opening of a seat: files and lines, or a position instead of both.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
struct Opening {
    /// The seat, from 0.
    seat: u8,
    /// The files in its folder.
    files: Vec<File>,
    /// The lines it reads first.
    lines: Vec<String>,
    /// The position.
    position: Option<String>,
}
