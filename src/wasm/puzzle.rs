//! Puzzles, as a page shows and judges them. They are in the module of the engines, which has the solver too: a page that
//! shows no puzzle does not load them.

use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::{Problem, to_js};
use crate::game::Game;
use crate::games::mice::{Arrow, Mice};
use crate::solve::mice::{Goal, Refusal, Task};

/// A puzzle of the space mice: a game some of whose arrows are missing.
#[wasm_bindgen]
pub struct Puzzle(Task);

#[wasm_bindgen]
impl Puzzle {
    /// The puzzle of a text: a record with a line for the goal, and `?` for each arrow that is missing.
    pub fn read(text: &str) -> Result<Puzzle, JsValue> {
        Ok(Puzzle(text.parse().map_err(Problem::from)?))
    }

    /// The game's name.
    #[wasm_bindgen(getter)]
    pub fn game(&self) -> String {
        Mice::ID.into()
    }

    /// The seat that is asked.
    #[wasm_bindgen(getter)]
    pub fn seat(&self) -> u8 {
        self.0.seat().0
    }

    /// How many moves are missing.
    #[wasm_bindgen(getter)]
    pub fn missing(&self) -> usize {
        self.0.missing()
    }

    /// The lines of the start, as in a record.
    pub fn start(&self) -> Vec<String> {
        let start = self.0.start();
        let position = || vec![format!("start {start}")];
        start.start_lines().unwrap_or_else(position)
    }

    /// What has to be reached.
    #[wasm_bindgen(unchecked_return_type = "PuzzleGoal")]
    pub fn goal(&self) -> JsValue {
        let (kind, value) = match self.0.goal() {
            Goal::Points(points) => ("points", f64::from(points)),
            Goal::Margin(margin) => ("margin", f64::from(margin)),
            Goal::NoneLost => ("none-lost", 0.0),
        };
        to_js(&GoalView { kind, value })
    }

    /// The moves from the start on; null for those that are missing.
    #[wasm_bindgen(unchecked_return_type = "(string | null)[]")]
    pub fn script(&self) -> JsValue {
        let script = self.0.script().iter();
        let script: Vec<Option<String>> = script
            .map(|entry| entry.map(|arrow| arrow.to_string()))
            .collect();
        to_js(&script)
    }

    /// Checks the next of the missing moves after those `placed` by now.
    ///
    /// # Errors
    /// The rule that it breaks.
    pub fn check(&self, placed: Vec<String>, next: &str) -> Result<(), JsValue> {
        let next: Arrow = next.parse().map_err(Problem::from)?;
        let placed = arrows(&placed)?;
        Ok(self.0.check(&placed, &next).map_err(Problem::from)?)
    }

    /// What the missing moves lead to, all of them.
    ///
    /// # Errors
    /// Why they are no answer.
    #[wasm_bindgen(unchecked_return_type = "PuzzleVerdict")]
    pub fn judge(&self, moves: Vec<String>) -> Result<JsValue, JsValue> {
        let moves = arrows(&moves)?;
        let verdict = self.0.judge(&moves).map_err(Problem::from)?;
        Ok(to_js(&VerdictView {
            scores: verdict.scores,
            lost: verdict.lost,
            met: verdict.met,
        }))
    }
}

fn arrows(texts: &[String]) -> Result<Vec<Arrow>, Problem> {
    let arrows = texts.iter().map(|text| text.parse());
    arrows.collect::<Result<_, _>>().map_err(Problem::from)
}

#[derive(Serialize)]
struct GoalView {
    kind: &'static str,
    value: f64,
}

#[derive(Serialize)]
struct VerdictView {
    scores: Vec<u32>,
    lost: u32,
    met: bool,
}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Problem {
        match refusal {
            Refusal::Illegal { rule, .. } => rule.into(),
            Refusal::Count(_) => Problem::new("puzzle-count", refusal.to_string()),
        }
    }
}
