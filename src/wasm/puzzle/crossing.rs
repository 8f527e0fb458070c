//! Puzzles of The Crossing, which are solved at once.

use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::{AnyPuzzle, EvaluationView, GoalView, ProofView, parsed, start_lines, words};
use crate::core::game::Game;
use crate::core::link;
use crate::games::crossing::solver::{ASKED, Solutions, Task};
use crate::games::crossing::{Crossing, Move, Step};
use crate::thinking::puzzle::scene_of;
use crate::wasm::{ProblemView, to_js};

/// A puzzle, solved.
pub(super) struct CrossingPuzzle(Solutions);

impl CrossingPuzzle {
    pub(super) fn new(task: &Task) -> CrossingPuzzle {
        CrossingPuzzle(Solutions::of(task))
    }

    fn task(&self) -> &Task {
        self.0.task()
    }
}

/// The steps of who is asked, of the moves of the game.
fn steps(moves: &[String]) -> Result<Vec<Step>, ProblemView> {
    let moves: Vec<Move> = parsed(moves)?;
    Ok(moves.iter().map(|mv| mv.0[ASKED.index()]).collect())
}

impl AnyPuzzle for CrossingPuzzle {
    fn game(&self) -> &'static str {
        Crossing::ID
    }

    fn seat(&self) -> u8 {
        ASKED.0
    }

    fn missing(&self) -> usize {
        self.task().within() as usize
    }

    fn others(&self) -> &'static str {
        "given"
    }

    fn level(&self) -> Option<u8> {
        None
    }

    fn is_quick(&self) -> bool {
        true
    }

    fn start(&self) -> Vec<String> {
        start_lines(self.task().start())
    }

    fn goal(&self) -> GoalView {
        GoalView {
            kind: "cross",
            value: self.task().within().into(),
        }
    }

    fn script(&self) -> Vec<Option<String>> {
        vec![None; self.missing()]
    }

    fn check(&self, moves: &[String], next: &str) -> Result<(), ProblemView> {
        let next: Step = next.parse()?;
        Ok(self.task().check(&steps(moves)?, next)?)
    }

    fn move_of(&self, answer: &str) -> Result<String, ProblemView> {
        Ok(Task::turn(answer.parse()?).to_string())
    }

    fn judge(&self, moves: &[String]) -> Result<JsValue, ProblemView> {
        let verdict = self.task().judge(&steps(moves)?)?;
        let view = verdict.map(|verdict| Verdict {
            met: verdict.met,
            turns: verdict.turns,
        });
        Ok(to_js(&view))
    }

    fn evaluation(&mut self, moves: &[String]) -> Result<EvaluationView, ProblemView> {
        let steps = steps(moves)?;
        let rest = self.0.rest(&steps)?;
        // Where the goal is out of reach, the quickest way shows that the time is too short.
        let is_over = self.task().judge(&steps)?.is_some();
        let quickest = if is_over {
            None
        } else {
            self.0.quickest(&steps)?
        };
        let line = quickest.iter().flat_map(|way| &way.steps);
        let line = line.map(|&step| Task::turn(step));
        Ok(EvaluationView {
            reach: if rest.is_some() { "kept" } else { "lost" },
            keeps: words(&self.0.keep(&steps)?),
            reply: None,
            stands_in: false,
            line: words(&line.collect::<Vec<_>>()),
            lost_after: self.0.lost_after(&steps)?,
            least: quickest.as_ref().map(|way| way.turns),
            rest: rest.map(|rest| words(&rest)),
        })
    }

    fn proof(&mut self) -> ProofView {
        let count = self.0.count();
        ProofView {
            proven: true,
            // Far below 2⁵³; more than those are not counted.
            count: (count < Solutions::MOST).then_some(count as f64),
            solution: self.0.rest(&[]).ok().flatten().map(|rest| words(&rest)),
            first: self.0.keep(&[]).ok().map(|keep| keep.len()),
        }
    }

    fn link(&self) -> String {
        link::encode(&scene_of(self.task()))
    }

    fn text(&self) -> String {
        self.task().to_string()
    }
}

#[derive(Serialize)]
struct Verdict {
    met: bool,
    turns: u32,
}
