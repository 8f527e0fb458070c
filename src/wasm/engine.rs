//! An engine as a program, for a worker.

use std::time::Duration;

use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::prelude::*;
use web_sys::Performance;

use super::inputs::{InputFile, InputTranscriptEntry, entries_of, files_of};
use super::{Problem, game};
use crate::core::game::{Seat, problem};
use crate::core::protocol::{Cue, Transcript};
use crate::thinking::engine::{EngineProgram, Level};
use crate::thinking::search::{Budget, Clock};

/// An engine at its seat.
#[wasm_bindgen]
pub struct Engine {
    program: Box<dyn EngineProgram>,
    clock: PageClock,
}

#[wasm_bindgen]
impl Engine {
    /// The engine of a game at a level.
    #[wasm_bindgen(constructor)]
    pub fn new(id: &str, level: u8, seed: u32) -> Result<Engine, JsValue> {
        let no_level = || {
            problem!(
                "fault-level",
                "the levels are 1 to {most}, not {found}",
                most = Level::COUNT,
                found = level,
            )
        };
        let level = Level::new(level).ok_or_else(|| Problem::from(no_level()))?;
        Ok(Engine {
            program: game(id)?
                .program(level, seed.into())
                .map_err(Problem::from)?,
            clock: PageClock::new()?,
        })
    }

    /// Joins a game. Reads the opening, or a position instead, and then the transcript so far.
    pub fn start(
        &mut self,
        files: Vec<InputFile>,
        lines: Vec<String>,
        position: Option<String>,
        seat: u8,
        transcript: Vec<InputTranscriptEntry>,
    ) -> Result<(), JsValue> {
        let transcript = Transcript {
            files: files_of(&files)?,
            lines,
            position,
            entries: entries_of(&transcript)?,
        };
        self.program
            .join(&transcript, Seat(seat))
            .map_err(Problem::from)?;
        Ok(())
    }

    /// Processes a line. Returns whether an answer is due now.
    pub fn hear(&mut self, line: &str) -> Result<bool, JsValue> {
        let cue = self.program.hear(line).map_err(Problem::from)?;
        Ok(cue == Cue::Answer)
    }

    /// The time for the answer that is due, in milliseconds: the whole time left on the contest's clock if the limit is for one
    /// answer, a part of it if the limit is for the game. `late` is the mean delay of earlier answers beyond their planned
    /// time.
    pub fn share(&self, left: f64, late: f64) -> f64 {
        let share = self.program.answer_time(duration(left), duration(late));
        1000.0 * share.as_secs_f64()
    }

    /// Thinks for at most `milliseconds`. `info` is the news as a line.
    #[wasm_bindgen(unchecked_return_type = "EngineThought")]
    pub fn think(&mut self, milliseconds: f64) -> JsValue {
        let until = Budget::until(self.clock.now() + duration(milliseconds));
        let thought = self.program.think(&self.clock, until);
        super::to_js(&EngineThought {
            done: thought.done,
            info: thought.info.map(|info| info.to_string()),
        })
    }

    /// The best move known; undefined if no answer is due.
    pub fn best(&self) -> Option<String> {
        self.program.best()
    }

    /// Answers. Returns the lines for the referee.
    pub fn answer(&mut self) -> Vec<String> {
        self.program.answer()
    }
}

/// The result of a slice of thinking.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
struct EngineThought {
    /// Whether it is ready to answer.
    done: bool,
    /// A line about the search, if there is a new one.
    info: Option<String>,
}

/// The clock of the environment: a page, a worker or Node.
pub(super) struct PageClock(Performance);

impl PageClock {
    pub(super) fn new() -> Result<PageClock, JsValue> {
        let performance = js_sys::Reflect::get(&js_sys::global(), &"performance".into())?;
        let none = |_| Problem::from(problem!("fault-clock", "there is no clock here"));
        Ok(PageClock(performance.dyn_into().map_err(none)?))
    }
}

impl Clock for PageClock {
    fn now(&self) -> Duration {
        duration(self.0.now())
    }
}

/// Converts milliseconds to a duration. Invalid values become 0.
pub(super) fn duration(milliseconds: f64) -> Duration {
    Duration::try_from_secs_f64(milliseconds / 1000.0).unwrap_or_default()
}

/// The default number of nodes per move in a review of a game.
#[wasm_bindgen(js_name = reviewNodes)]
pub fn nodes_of_review(id: &str) -> Result<f64, JsValue> {
    Ok(game(id)?.review_nodes() as f64)
}
