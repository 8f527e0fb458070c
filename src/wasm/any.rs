//! The traits of scenes, observations and referees of any game. Each class of the bindings has one of them inside.

use std::any::Any;
use std::time::Duration;

use wasm_bindgen::JsValue;

use super::Problem;
use crate::core::about::About;
use crate::core::game::Seat;
use crate::core::record::End;
use crate::core::referee::SeatRules;

/// A scene of any game. A ply beyond the last counts as the last. The methods are those of `Scene` in the bindings.
pub(super) trait AnyScene {
    fn copy(&self) -> Box<dyn AnyScene>;
    fn game(&self) -> &'static str;
    fn seats(&self) -> usize;
    fn length(&self) -> usize;
    fn point(&self) -> usize;
    fn viewpoint(&self) -> Option<u8>;
    fn moves(&self) -> Vec<String>;
    fn position(&self, ply: usize) -> String;
    fn report(&self, ply: usize) -> JsValue;
    fn setting(&self, ply: usize) -> JsValue;
    fn due(&self, ply: usize) -> Vec<u8>;
    fn outcome(&self, ply: usize) -> JsValue;
    fn options(&self, ply: usize) -> JsValue;
    fn check(&self, ply: usize, mv: &str) -> Result<(), Problem>;
    fn effects(&self, ply: usize, mv: &str) -> JsValue;
    fn end(&self) -> Option<End>;
    fn play(&mut self, mv: &str) -> Result<(), Problem>;
    /// Removes the moves from a ply on.
    fn cut(&mut self, ply: usize);
    fn finish(&mut self, end: End) -> Result<(), Problem>;
    /// Follows a referee of the same game.
    fn follow(&mut self, referee: &dyn Any, length: usize);
    fn record(&self) -> String;
    fn about(&self) -> &About;
    fn about_mut(&mut self) -> &mut About;
    fn headless(&self) -> Option<String>;
    fn puzzle(&self) -> Option<String>;
    fn lesson(&self) -> Option<String>;
    /// Sets the lesson.
    fn teach(&mut self, lesson: String);
    fn link(&self, point: usize, viewpoint: Option<Seat>) -> String;
    fn transcript(&self, ply: usize, seat: Seat) -> crate::core::protocol::Transcript;
    fn referee(&self, rules: &[SeatRules]) -> Box<dyn AnyReferee>;
}

/// A game with secrets as one viewer has seen it. A ply beyond the last counts as the last.
pub(super) trait AnyObservation {
    fn as_any(&self) -> &dyn std::any::Any;
    fn copy(&self) -> Box<dyn AnyObservation>;
    fn game(&self) -> &'static str;
    fn seats(&self) -> usize;
    fn hear(&mut self, line: &str) -> Result<(), Problem>;
    fn say(&mut self, lines: &[String]) -> Result<(), Problem>;
    fn moves(&self) -> Vec<String>;
    fn report(&self, ply: usize) -> JsValue;
    fn setting(&self, ply: usize) -> JsValue;
    fn due(&self, ply: usize) -> Vec<u8>;
    fn outcome(&self, ply: usize) -> JsValue;
    fn options(&self, ply: usize) -> JsValue;
    fn check(&self, ply: usize, answer: &str) -> Result<(), Problem>;
    fn check_move(&self, ply: usize, mv: &str) -> Result<(), Problem>;
    fn effects(&self, ply: usize, mv: &str) -> JsValue;
}

/// A referee of any game.
pub(super) trait AnyReferee {
    fn as_any(&self) -> &dyn Any;
    /// The seat with a number from JavaScript, if there is one.
    fn seat(&self, number: f64) -> Option<Seat>;
    fn begin(&mut self) -> JsValue;
    /// Passes in a line that a seat's program wrote.
    fn line(&mut self, seat: Seat, text: &str, took: Duration) -> JsValue;
    /// Reports that a seat's program has ended.
    fn exit(&mut self, seat: Seat) -> JsValue;
    /// Reports that a seat's program wrote more than the page can store.
    fn overflow(&mut self, seat: Seat) -> JsValue;
    fn silent(&mut self, seat: Seat) -> JsValue;
    fn is_due(&self, seat: Seat) -> bool;
    fn resign(&mut self, seat: Seat) -> JsValue;
    fn tick(&mut self, now: Duration) -> JsValue;
    /// The time left to a seat.
    fn left(&self, seat: Seat) -> Option<Duration>;
    fn scene(&self) -> Box<dyn AnyScene>;
}
