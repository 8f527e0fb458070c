//! Puzzles against replies.

use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::{AnyPuzzle, BUDGET, EvaluationView, GoalView, ProofView, parsed, start_lines, words};
use crate::core::game::Game;
use crate::core::link;
use crate::core::link::Pack;
use crate::thinking::engine::{Spar, solver};
use crate::thinking::puzzle::{Duel, Opponent, Pose, Task, scene_of};
use crate::thinking::search::NoClock;
use crate::thinking::solve::duel::{Certificate, Reach, Solve, Solver};
use crate::wasm::{ProblemView, to_js};

/// A puzzle with its solver.
pub(super) struct DuelPuzzle<O: Solve>(Solver<O>);

impl<O: Solve> DuelPuzzle<O> {
    pub(super) fn new(task: &Duel<O>) -> DuelPuzzle<O>
    where
        O::Game: Spar,
    {
        DuelPuzzle(solver(task))
    }

    fn task(&self) -> &Duel<O> {
        self.0.task()
    }
}

impl<O: Solve> AnyPuzzle for DuelPuzzle<O>
where
    O::Game: Pack + Pose<Task = Duel<O>>,
{
    fn game(&self) -> &'static str {
        O::Game::ID
    }

    fn seat(&self) -> u8 {
        self.task().seat().0
    }

    fn missing(&self) -> usize {
        self.task().own_moves() as usize
    }

    fn others(&self) -> &'static str {
        match self.task().opponent() {
            Opponent::BestReply => "reply",
            Opponent::Program(_) => "program",
        }
    }

    fn level(&self) -> Option<u8> {
        match self.task().opponent() {
            Opponent::BestReply => None,
            Opponent::Program(level) => Some(level),
        }
    }

    fn is_quick(&self) -> bool {
        false
    }

    fn start(&self) -> Vec<String> {
        start_lines(self.task().start())
    }

    fn goal(&self) -> GoalView {
        let (kind, value) = self.task().goal().parts();
        GoalView {
            kind,
            value: value.into(),
        }
    }

    fn script(&self) -> Vec<Option<String>> {
        Vec::new()
    }

    fn check(&self, moves: &[String], next: &str) -> Result<(), ProblemView> {
        let next: <O::Game as Game>::Move = next.parse()?;
        let position = self.task().position(&parsed(moves)?)?;
        Ok(self.task().check(&position, &next)?)
    }

    fn move_of(&self, answer: &str) -> Result<String, ProblemView> {
        Ok(answer.parse::<<O::Game as Game>::Move>()?.to_string())
    }

    fn judge(&self, moves: &[String]) -> Result<JsValue, ProblemView> {
        let position = self.task().position(&parsed(moves)?)?;
        let met = self.task().is_met(&position);
        let scores = position.scores();
        Ok(to_js(&met.map(|met| Verdict { met, scores })))
    }

    fn evaluation(&mut self, moves: &[String]) -> Result<EvaluationView, ProblemView> {
        let evaluation = self.0.evaluation(&parsed(moves)?, BUDGET, &NoClock)?;
        let is_kept = evaluation.reach == Reach::Kept;
        let own_first = usize::from(evaluation.reply.is_some());
        let own = evaluation.line.iter().skip(own_first).step_by(2);
        let own: Vec<String> = own.map(ToString::to_string).collect();
        Ok(EvaluationView {
            reach: match evaluation.reach {
                Reach::Kept => "kept",
                Reach::Lost => "lost",
                Reach::Unknown => "unknown",
            },
            keeps: words(&evaluation.keeps),
            reply: evaluation.reply.map(|reply| reply.to_string()),
            stands_in: evaluation.stands_in,
            line: words(&evaluation.line),
            rest: is_kept.then_some(own),
            lost_after: evaluation.lost_after,
            least: None,
        })
    }

    /// Of solutions there is no number: the first moves that keep the goal are counted.
    fn proof(&mut self) -> ProofView {
        let (proven, count, first) = match self.0.certify(BUDGET, &NoClock) {
            Certificate::Proved { first, .. } => (true, None, Some(first.len())),
            Certificate::Refuted => (true, Some(0.0), Some(0)),
            Certificate::Open => (false, None, None),
        };
        let evaluation = self.evaluation(&[]).ok();
        ProofView {
            proven,
            count,
            solution: evaluation.and_then(|evaluation| evaluation.rest),
            first,
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
    scores: Option<Vec<i32>>,
}
