//! Puzzles of the space mice.

use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::{AnyPuzzle, BUDGET, EvaluationView, GoalView, ProofView, parsed, start_lines, words};
use crate::core::game::{Game, problem};
use crate::core::link;
use crate::games::mice::solver::{Goal, Proof, Task, solve};
use crate::games::mice::{Arrow, Mice};
use crate::thinking::puzzle::scene_of;
use crate::thinking::search::NoClock;
use crate::wasm::{ProblemView, to_js};

/// Solutions that are looked through for those that begin as one has begun.
const MOST: usize = 20_000;

/// More solutions than these are not counted.
const MOST_COUNTED: u64 = 1_000_000;

/// A puzzle, and what the solver came to when it was asked.
pub(super) struct MicePuzzle {
    task: Task,
    proof: Option<Proof>,
}

impl MicePuzzle {
    pub(super) fn new(task: Task) -> MicePuzzle {
        MicePuzzle { task, proof: None }
    }

    /// The arrows placed by who is asked, of the moves of the game.
    fn placed(&self, moves: &[String]) -> Result<Vec<Arrow>, ProblemView> {
        let moves: Vec<Arrow> = parsed(moves)?;
        let script = self.task.script();
        let strays =
            |(arrow, given): (&Arrow, &Option<Arrow>)| given.is_some_and(|given| given != *arrow);
        if moves.len() > script.len() || moves.iter().zip(script).any(strays) {
            return Err(problem!("fault-moves", "the moves are not those of the puzzle").into());
        }
        let missing = moves.into_iter().zip(script);
        Ok(missing
            .filter(|(_, given)| given.is_none())
            .map(|(arrow, _)| arrow)
            .collect())
    }

    fn solved(&mut self) -> &Proof {
        let task = &self.task;
        self.proof
            .get_or_insert_with(|| solve(task, BUDGET, &NoClock))
    }

    /// Solutions that begin with arrows, and whether those are all.
    fn beginning(&mut self, placed: &[Arrow]) -> (Vec<Vec<Arrow>>, bool) {
        let (mut solutions, all) = match self.solved() {
            Proof::Solutions(solutions) => {
                let some = solutions.some(MOST);
                let all = some.len() < MOST;
                (some, all)
            }
            Proof::Impossible => (Vec::new(), true),
            Proof::Found(arrows) => (vec![arrows.clone()], false),
            Proof::Unknown => (Vec::new(), false),
        };
        solutions.retain(|solution| solution.starts_with(placed));
        (solutions, all)
    }
}

impl AnyPuzzle for MicePuzzle {
    fn game(&self) -> &'static str {
        Mice::ID
    }

    fn seat(&self) -> u8 {
        self.task.seat().0
    }

    fn missing(&self) -> usize {
        self.task.missing()
    }

    fn others(&self) -> &'static str {
        "given"
    }

    fn level(&self) -> Option<u8> {
        None
    }

    fn is_quick(&self) -> bool {
        false
    }

    fn start(&self) -> Vec<String> {
        start_lines(self.task.start())
    }

    fn goal(&self) -> GoalView {
        let (kind, value) = match self.task.goal() {
            Goal::Points(points) => ("points", f64::from(points)),
            Goal::Margin(margin) => ("margin", f64::from(margin)),
            Goal::NoneLost => ("none-lost", 0.0),
        };
        GoalView { kind, value }
    }

    fn script(&self) -> Vec<Option<String>> {
        let script = self.task.script().iter();
        script
            .map(|entry| entry.map(|arrow| arrow.to_string()))
            .collect()
    }

    fn check(&self, moves: &[String], next: &str) -> Result<(), ProblemView> {
        let next: Arrow = next.parse()?;
        Ok(self.task.check(&self.placed(moves)?, &next)?)
    }

    fn move_of(&self, answer: &str) -> Result<String, ProblemView> {
        Ok(answer.parse::<Arrow>()?.to_string())
    }

    fn judge(&self, moves: &[String]) -> Result<JsValue, ProblemView> {
        let arrows = self.placed(moves)?;
        if arrows.len() < self.task.missing() {
            return Ok(JsValue::NULL);
        }
        let verdict = self.task.judge(&arrows)?;
        Ok(to_js(&Verdict {
            met: verdict.met,
            scores: verdict.scores,
            lost: verdict.lost,
        }))
    }

    fn evaluation(&mut self, moves: &[String]) -> Result<EvaluationView, ProblemView> {
        let placed = self.placed(moves)?;
        let (solutions, all) = self.beginning(&placed);
        let mut keeps: Vec<Arrow> = Vec::new();
        for next in solutions
            .iter()
            .filter_map(|solution| solution.get(placed.len()))
        {
            if !keeps.contains(next) {
                keeps.push(*next);
            }
        }
        let reach = match (solutions.first(), all) {
            (Some(_), _) => "kept",
            (None, true) => "lost",
            (None, false) => "unknown",
        };
        // The number of moves before the arrow that lost it.
        let lost_after = match reach {
            "lost" => (0..placed.len())
                .rev()
                .find(|&count| !self.beginning(&placed[..count]).0.is_empty())
                .and_then(|count| {
                    let script = self.task.script().iter();
                    let mut open = script.enumerate().filter(|(_, given)| given.is_none());
                    open.nth(count).map(|(ply, _)| ply)
                }),
            _ => None,
        };
        let line = solutions
            .first()
            .and_then(|solution| self.task.moves(solution));
        let line = line.unwrap_or_default();
        Ok(EvaluationView {
            reach,
            keeps: words(&keeps),
            reply: None,
            stands_in: false,
            line: words(line.get(moves.len()..).unwrap_or_default()),
            rest: solutions
                .first()
                .map(|solution| words(&solution[placed.len()..])),
            lost_after,
            least: None,
        })
    }

    fn proof(&mut self) -> ProofView {
        let (proven, count, solution) = match self.solved() {
            Proof::Solutions(all) => {
                let count = all.count_below(MOST_COUNTED).map(|count| count as f64);
                (true, count, Some(all.first()))
            }
            Proof::Impossible => (true, Some(0.0), None),
            Proof::Found(arrows) => (false, None, Some(arrows.clone())),
            Proof::Unknown => (false, None, None),
        };
        let first = self.evaluation(&[]).ok().filter(|_| proven);
        ProofView {
            proven,
            count,
            solution: solution.map(|arrows| words(&arrows)),
            first: first.map(|evaluation| evaluation.keeps.len()),
        }
    }

    fn link(&self) -> String {
        link::encode(&scene_of(&self.task))
    }

    fn text(&self) -> String {
        self.task.to_string()
    }
}

#[derive(Serialize)]
struct Verdict {
    met: bool,
    scores: Vec<u32>,
    lost: u32,
}
