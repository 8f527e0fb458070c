//! Drafts: positions that a person sets up.

use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::prelude::*;

use super::scene::Scene;
use super::{Problem, game, to_js};
use crate::core::link::Pack;
use crate::core::protocol::Protocol;
use crate::core::record::Record;
use crate::thinking::draft::{self, Drafted, Place, read};

/// A position that is being set up. It may break rules until it is finished.
#[wasm_bindgen]
pub struct Draft(Box<dyn AnyDraft>);

#[wasm_bindgen]
impl Draft {
    /// The empty draft of a game.
    pub fn empty(id: &str) -> Result<Draft, JsValue> {
        let id = game(id)?;
        Ok(
            for_game_with!(editor, id, G => Draft::new::<G>(draft::Draft::empty()), or return Err(Problem::from(id.lacks("an editor")).into())),
        )
    }

    /// The game's usual start.
    pub fn usual(id: &str) -> Result<Draft, JsValue> {
        let id = game(id)?;
        Ok(for_game_with!(editor, id, G => {
            let record = Record::<G>::begin(None).map_err(Problem::from)?;
            Draft::new::<G>(draft::Draft::of(record.start()))
        }, or return Err(Problem::from(id.lacks("an editor")).into())))
    }

    /// Reads a draft from text: a record, a record without its first line, or a position's own text.
    ///
    /// # Errors
    /// The line that cannot be read.
    pub fn read(id: &str, text: &str) -> Result<Draft, JsValue> {
        let id = game(id)?;
        Ok(
            for_game_with!(editor, id, G => Draft::new::<G>(read(text).map_err(Problem::from)?), or return Err(Problem::from(id.lacks("an editor")).into())),
        )
    }

    /// Reads a stored draft.
    ///
    /// # Errors
    /// If it is not a stored draft of the game.
    pub fn restore(id: &str, kept: &str) -> Result<Draft, JsValue> {
        let id = game(id)?;
        Ok(for_game_with!(editor, id, G => {
            Draft::new::<G>(draft::Draft::restore(kept).map_err(Problem::from)?)
        }, or return Err(Problem::from(id.lacks("an editor")).into())))
    }

    /// The game's name.
    #[wasm_bindgen(getter)]
    pub fn game(&self) -> String {
        self.0.game().into()
    }

    /// Its content, in the game's own shape.
    #[wasm_bindgen(unchecked_return_type = "DraftContent")]
    pub fn content(&self) -> JsValue {
        self.0.content()
    }

    /// The whole draft as one line, for storage.
    pub fn kept(&self) -> String {
        self.0.stored_text()
    }

    /// Applies an edit. An edit that makes no sense here changes nothing.
    ///
    /// # Errors
    /// If it is not an edit of this game.
    pub fn apply(&mut self, edit: &str) -> Result<(), JsValue> {
        Ok(self.0.apply(edit)?)
    }

    /// The diagnostics: the reasons why it is not a position. Empty if it is a position.
    #[wasm_bindgen(unchecked_return_type = "DraftProblem[]")]
    pub fn problems(&self) -> JsValue {
        self.0.problems()
    }

    /// A scene that begins with the position.
    ///
    /// # Errors
    /// If it has problems.
    pub fn scene(&self) -> Result<Scene, JsValue> {
        Ok(self.0.scene()?)
    }

    /// The lines of a record's start with this position: a usual start, or the position's own text.
    ///
    /// # Errors
    /// If it has problems.
    pub fn lines(&self) -> Result<Vec<String>, JsValue> {
        Ok(self.0.lines()?)
    }

    /// The board or the map as the game's statement writes it; undefined if the game has none or it cannot be written.
    #[wasm_bindgen(js_name = boardText)]
    pub fn board_text(&self) -> Option<String> {
        self.0.board_text()
    }
}

impl Draft {
    fn new<G: Drafted + Pack + Protocol>(draft: G::Draft) -> Draft {
        Draft(Box::new(DraftOf::<G>(draft)))
    }
}

/// A problem of a draft, and its place.
#[derive(Serialize, Tsify)]
struct DraftProblem {
    #[serde(flatten)]
    problem: Problem,
    /// The place on the board.
    #[tsify(type = "DraftPlace")]
    place: Place,
}

trait AnyDraft {
    fn game(&self) -> &'static str;
    fn content(&self) -> JsValue;
    fn stored_text(&self) -> String;
    fn apply(&mut self, edit: &str) -> Result<(), Problem>;
    fn problems(&self) -> JsValue;
    fn scene(&self) -> Result<Scene, Problem>;
    fn lines(&self) -> Result<Vec<String>, Problem>;
    fn board_text(&self) -> Option<String>;
}

struct DraftOf<G: Drafted>(G::Draft);

impl<G: Drafted> DraftOf<G> {
    fn position(&self) -> Result<G, Problem> {
        use draft::Draft;
        Ok(self.0.position()?)
    }
}

impl<G: Drafted + Pack + Protocol> AnyDraft for DraftOf<G> {
    fn game(&self) -> &'static str {
        G::ID
    }

    fn content(&self) -> JsValue {
        to_js(&self.0)
    }

    fn stored_text(&self) -> String {
        use draft::Draft;
        self.0.stored_text()
    }

    fn apply(&mut self, edit: &str) -> Result<(), Problem> {
        use draft::Draft;
        self.0.apply(&edit.parse()?);
        Ok(())
    }

    fn problems(&self) -> JsValue {
        use draft::Draft;
        let problems = self.0.problems().into_iter().map(|problem| DraftProblem {
            problem: problem.what.into(),
            place: problem.place,
        });
        to_js(&problems.collect::<Vec<_>>())
    }

    fn scene(&self) -> Result<Scene, Problem> {
        Ok(Scene::of(Record::new(self.position()?)))
    }

    fn lines(&self) -> Result<Vec<String>, Problem> {
        let position = self.position()?;
        Ok(position
            .start_lines()
            .unwrap_or_else(|| vec![format!("start {position}")]))
    }

    fn board_text(&self) -> Option<String> {
        use draft::Draft;
        self.0.board_text()
    }
}
