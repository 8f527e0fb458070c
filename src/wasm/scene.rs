//! Scenes: the games that the page draws, checks, stores and links.

use std::any::Any;

use crate::games::GameId;
use wasm_bindgen::prelude::*;

use super::any::{AnyReferee, AnyScene};
use super::values::Outcome;
use super::{Problem, game, seat_of, to_js};
use crate::core::about::About;
use crate::core::game::{Seat, problem};
use crate::core::link::{self, Pack};
use crate::core::protocol::Protocol;
use crate::core::record::{End, Reason, Record};
use crate::core::referee::{Referee, SeatRules};
use crate::core::scene;

/// A game so far: start, moves, perhaps a forfeit. From a link it also has the point shown and the viewpoint.
#[wasm_bindgen]
pub struct Scene(pub(super) Box<dyn AnyScene>);

#[wasm_bindgen]
impl Scene {
    /// A game at the start that the lines describe as in a record (`limit 120`), or at the default start.
    pub fn start(id: &str, lines: Option<Vec<String>>) -> Result<Scene, JsValue> {
        let id = game(id)?;
        let lines = lines.as_deref();
        Ok(for_game!(id, G => Scene::of(Record::<G>::begin(lines).map_err(Problem::from)?)))
    }

    /// Reads a record.
    #[wasm_bindgen(js_name = fromRecord)]
    pub fn from_record(text: &str) -> Result<Scene, JsValue> {
        let id = GameId::of_record(text).map_err(Problem::from)?;
        Ok(
            for_game!(id, G => Scene(Box::new(scene::Scene::<G>::from_record(text).map_err(Problem::from)?))),
        )
    }

    /// Reads a link: its code, the whole address, or a text that contains it.
    ///
    /// # Errors
    /// If the text has no link.
    #[wasm_bindgen(js_name = fromLink)]
    pub fn from_link(code: &str) -> Result<Scene, JsValue> {
        let id = GameId::of_link(code).map_err(Problem::from)?;
        Ok(for_game!(id, G => Scene(Box::new(link::decode::<G>(code).map_err(Problem::from)?))))
    }

    /// A copy.
    pub fn copy(&self) -> Scene {
        Scene(self.0.copy())
    }

    /// The game's name.
    #[wasm_bindgen(getter)]
    pub fn game(&self) -> String {
        self.0.game().into()
    }

    /// The number of seats.
    #[wasm_bindgen(getter)]
    pub fn seats(&self) -> usize {
        self.0.seats()
    }

    /// The number of moves played.
    #[wasm_bindgen(getter)]
    pub fn length(&self) -> usize {
        self.0.length()
    }

    /// The number of moves played on the board that the link shows.
    #[wasm_bindgen(getter)]
    pub fn point(&self) -> usize {
        self.0.point()
    }

    /// The seat whose side is near on the board that the link shows.
    #[wasm_bindgen(getter)]
    pub fn viewpoint(&self) -> Option<u8> {
        self.0.viewpoint()
    }

    /// The moves in the contest's notation.
    pub fn moves(&self) -> Vec<String> {
        self.0.moves()
    }

    /// The text form of the position after `ply` moves.
    pub fn position(&self, ply: usize) -> String {
        self.0.position(ply)
    }

    /// The report after `ply` moves, as `warren replay` prints it. It is complete even in games with secrets. Their boards
    /// are drawn from the report of an `Observation`.
    #[wasm_bindgen(unchecked_return_type = "SceneReport")]
    pub fn report(&self, ply: usize) -> JsValue {
        self.0.report(ply)
    }

    /// The setting after `ply` moves, by default at the start: the parts of a board that are not in the report, in the game's
    /// own shape. Null for a game without one.
    #[wasm_bindgen(unchecked_return_type = "Setting")]
    pub fn setting(&self, ply: Option<usize>) -> JsValue {
        self.0.setting(ply.unwrap_or(0))
    }

    /// The seats whose answer is due after `ply` moves.
    pub fn due(&self, ply: usize) -> Vec<u8> {
        self.0.due(ply)
    }

    /// How the game had ended after `ply` moves, by its rules or, after the last move, by a forfeit; null before the end.
    #[wasm_bindgen(unchecked_return_type = "Outcome | null")]
    pub fn outcome(&self, ply: usize) -> JsValue {
        self.0.outcome(ply)
    }

    /// The options of a person after `ply` moves, in the game's own shape. In dots and mice these are all legal moves. In
    /// rabbits they are the letters of the steps for each piece of the side to move. In the games with secrets they are an
    /// object or a list by player.
    #[wasm_bindgen(unchecked_return_type = "Options")]
    pub fn options(&self, ply: usize) -> JsValue {
        self.0.options(ply)
    }

    /// The reason why a move may not be played after `ply` moves; null if it may.
    #[wasm_bindgen(unchecked_return_type = "Problem | null")]
    pub fn check(&self, ply: usize, mv: &str) -> JsValue {
        self.0
            .check(ply, mv)
            .map_or_else(JsValue::from, |()| JsValue::NULL)
    }

    /// The effects of a legal move after `ply` moves; none for an illegal one.
    #[wasm_bindgen(unchecked_return_type = "Effect[]")]
    pub fn effects(&self, ply: usize, mv: &str) -> JsValue {
        self.0.effects(ply, mv)
    }

    /// The forfeit that ended the game; null if none did.
    #[wasm_bindgen(unchecked_return_type = "End | null")]
    pub fn end(&self) -> JsValue {
        to_js(&self.0.end())
    }

    /// Adds a move. Removes the comments about the earlier players.
    pub fn play(&mut self, mv: &str) -> Result<(), JsValue> {
        Ok(self.0.play(mv)?)
    }

    /// Removes all moves after the first `ply`, and the forfeit.
    pub fn cut(&mut self, ply: usize) {
        self.0.cut(ply);
    }

    /// Copies from the referee of this game: the moves up to `length`, and the end if there are no more moves.
    pub fn follow(&mut self, referee: &super::Referee, length: usize) {
        self.0.follow(referee.any(), length);
    }

    /// Ends the game by the forfeit of a seat, counted from 0.
    ///
    /// # Errors
    /// If there is no such seat or no such reason, or if the game is over.
    pub fn finish(
        &mut self,
        seat: f64,
        #[wasm_bindgen(unchecked_param_type = "Reason")] reason: &str,
    ) -> Result<(), JsValue> {
        let no_end = |()| problem!("fault-end", "no end").quoting_before(reason, " is ");
        let reason: Reason = reason.parse().map_err(no_end).map_err(Problem::from)?;
        let seat = seat_of(seat, self.seats())?;
        Ok(self.0.finish(End { seat, reason })?)
    }

    /// The record with the comments about the game.
    pub fn record(&self) -> String {
        self.0.record()
    }

    /// The comments about the game: `seat 1: engine, level 4` for each seat whose player is known, marks such as `practice`,
    /// and notes on positions such as `after 12: SENTENCE` and `after 12 draws: mark D4; arrow D4 E5`.
    pub fn about(&self) -> Vec<String> {
        self.0.about().comments().to_vec()
    }

    /// Adds a comment about the game: the player of a seat, `seat 1: NAME`, a mark, or a note. `after 12:` alone removes the
    /// note on the position after 12 moves. Other texts are ignored.
    pub fn tell(&mut self, about: &str) {
        self.0.about_mut().add(about);
    }

    /// The record without its first line, which for the space mice is the puzzle's input. Undefined if it has lines that are
    /// not in the game's own format.
    pub fn headless(&self) -> Option<String> {
        self.0.headless()
    }

    /// The text of the puzzle that a link holds; undefined if it shows a game.
    #[wasm_bindgen(getter)]
    pub fn puzzle(&self) -> Option<String> {
        self.0.puzzle()
    }

    /// The lesson's text about the moves, as the page wrote it; undefined without a lesson.
    #[wasm_bindgen(getter)]
    pub fn lesson(&self) -> Option<String> {
        self.0.lesson()
    }

    /// Turns the game into a lesson. From then on its link holds the lesson's text about the moves.
    pub fn teach(&mut self, lesson: String) {
        self.0.teach(lesson);
    }

    /// The code of a link to this game. It shows the position after `point` moves from the side of seat `viewpoint`, counted
    /// from 0. Without a viewpoint it shows the usual side, and in a game with secrets the spectator's view.
    ///
    /// # Errors
    /// If there is no such seat.
    pub fn link(&self, point: usize, viewpoint: Option<f64>) -> Result<String, JsValue> {
        let seats = self.seats();
        let near_seat = viewpoint.map(|number| seat_of(number, seats)).transpose()?;
        Ok(self.0.link(point, near_seat))
    }

    /// The shortest transcript with all that a seat's program knows when it answers after `ply` moves. In games without
    /// secrets this is only the position. Seats are counted from 0.
    ///
    /// # Errors
    /// If there is no such seat.
    #[wasm_bindgen(js_name = told, unchecked_return_type = "Told")]
    pub fn transcript(&self, ply: usize, seat: f64) -> Result<JsValue, JsValue> {
        let seat = seat_of(seat, self.seats())?;
        Ok(to_js(&self.0.transcript(ply, seat)))
    }
}

impl Scene {
    pub(super) fn of<G: Pack + Protocol>(record: Record<G>) -> Scene {
        Scene(Box::new(scene::Scene::new(record)))
    }
}

fn position_at<G: Pack>(scene: &scene::Scene<G>, ply: usize) -> &G {
    let record = &scene.record;
    record.position(ply).unwrap_or(record.last())
}

impl<G: Pack + Protocol> AnyScene for scene::Scene<G> {
    fn copy(&self) -> Box<dyn AnyScene> {
        Box::new(self.clone())
    }

    fn game(&self) -> &'static str {
        G::ID
    }

    fn seats(&self) -> usize {
        self.record.start().seats()
    }

    fn length(&self) -> usize {
        self.record.moves().len()
    }

    fn point(&self) -> usize {
        self.point
    }

    fn viewpoint(&self) -> Option<u8> {
        self.viewpoint.map(|seat| seat.0)
    }

    fn moves(&self) -> Vec<String> {
        self.record
            .moves()
            .iter()
            .map(|mv| mv.to_string())
            .collect()
    }

    fn position(&self, ply: usize) -> String {
        position_at(self, ply).to_string()
    }

    fn report(&self, ply: usize) -> JsValue {
        to_js(&position_at(self, ply).report())
    }

    fn setting(&self, ply: usize) -> JsValue {
        to_js(&position_at(self, ply).setting())
    }

    fn due(&self, ply: usize) -> Vec<u8> {
        position_at(self, ply)
            .due()
            .iter()
            .map(|seat| seat.0)
            .collect()
    }

    fn outcome(&self, ply: usize) -> JsValue {
        let outcome = if ply < self.length() {
            position_at(self, ply).outcome()
        } else {
            self.record.outcome()
        };
        to_js(&outcome.map(Outcome::from))
    }

    fn options(&self, ply: usize) -> JsValue {
        to_js(&position_at(self, ply).options())
    }

    fn check(&self, ply: usize, mv: &str) -> Result<(), Problem> {
        let mv: G::Move = mv.parse()?;
        Ok(position_at(self, ply).check(&mv)?)
    }

    fn effects(&self, ply: usize, mv: &str) -> JsValue {
        let position = position_at(self, ply);
        let effects = match mv.parse::<G::Move>() {
            Ok(mv) if position.check(&mv).is_ok() => position.effects(&mv),
            _ => Vec::new(),
        };
        to_js(&effects)
    }

    fn end(&self) -> Option<End> {
        self.record.end()
    }

    fn play(&mut self, mv: &str) -> Result<(), Problem> {
        let mv: G::Move = mv.parse()?;
        self.record.play(mv)?;
        self.about.forget_players();
        Ok(())
    }

    fn cut(&mut self, ply: usize) {
        if ply < self.length() {
            self.about.forget_players();
            self.about.forget_notes_after(ply);
        }
        self.record.cut(ply);
    }

    fn finish(&mut self, end: End) -> Result<(), Problem> {
        Ok(self.record.finish(end)?)
    }

    fn follow(&mut self, referee: &dyn Any, length: usize) {
        if let Some(referee) = referee.downcast_ref::<Referee<G>>() {
            let length_before = self.length();
            self.record.follow(referee.record(), length);
            if self.length() != length_before {
                self.about.forget_players();
                self.about.forget_notes_after(self.length());
            }
        }
    }

    fn record(&self) -> String {
        self.to_record()
    }

    fn about(&self) -> &About {
        &self.about
    }

    fn about_mut(&mut self) -> &mut About {
        &mut self.about
    }

    fn headless(&self) -> Option<String> {
        self.record.to_headless()
    }

    fn puzzle(&self) -> Option<String> {
        self.puzzle.clone()
    }

    fn lesson(&self) -> Option<String> {
        self.lesson.clone()
    }

    fn teach(&mut self, lesson: String) {
        self.lesson = Some(lesson);
    }

    fn link(&self, point: usize, viewpoint: Option<Seat>) -> String {
        link::encode(&scene::Scene {
            point: point.min(self.length()),
            viewpoint,
            record: self.record.clone(),
            about: self.about.clone(),
            puzzle: self.puzzle.clone(),
            lesson: self.lesson.clone(),
        })
    }

    fn transcript(&self, ply: usize, seat: Seat) -> crate::core::protocol::Transcript {
        crate::core::referee::transcript_at(&self.record, ply, seat)
    }

    fn referee(&self, rules: &[SeatRules]) -> Box<dyn AnyReferee> {
        Box::new(Referee::new(self.record.clone(), rules))
    }
}
