//! Puzzles, as a page shows, judges and solves them. They are in the module of the engines, which has the solvers too: a page
//! that shows no puzzle does not load them.

use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::{Problem, to_js};
use crate::game::Game;
use crate::games::GameId;
use crate::games::crossing::{Crossing, Step};
use crate::games::mice::{Arrow, Mice};
use crate::generate::crossing::{Level, puzzle};
use crate::record;
use crate::search::{Budget, NoClock};
use crate::solve::crossing::{self, Solutions};
use crate::solve::mice::{self, Goal, Proof, Refusal, solve};

/// What the solver of the space mice spends on a puzzle: some seconds.
const NODES: u64 = 5_000_000;

/// A puzzle: a game some of whose moves are to be found.
#[wasm_bindgen]
pub struct Puzzle(Box<dyn AnyPuzzle>);

#[wasm_bindgen]
impl Puzzle {
    /// The puzzle of a text: a record with a line for the goal. Of the space mice, `?` stands for each arrow that is missing; of
    /// the crossing no moves follow.
    pub fn read(text: &str) -> Result<Puzzle, JsValue> {
        Ok(Puzzle(read(text)?))
    }

    /// The game's name.
    #[wasm_bindgen(getter)]
    pub fn game(&self) -> String {
        self.0.game().into()
    }

    /// The seat that is asked.
    #[wasm_bindgen(getter)]
    pub fn seat(&self) -> u8 {
        self.0.seat()
    }

    /// How many answers are asked for, one a move that is missing; at most so many where fewer may do.
    #[wasm_bindgen(getter)]
    pub fn missing(&self) -> usize {
        self.0.missing()
    }

    /// The lines of the start, as in a record.
    pub fn start(&self) -> Vec<String> {
        self.0.start()
    }

    /// What has to be reached.
    #[wasm_bindgen(unchecked_return_type = "PuzzleGoal")]
    pub fn goal(&self) -> JsValue {
        to_js(&self.0.goal())
    }

    /// The moves from the start on; null for those that are missing.
    #[wasm_bindgen(unchecked_return_type = "(string | null)[]")]
    pub fn script(&self) -> JsValue {
        to_js(&self.0.script())
    }

    /// Checks the next of the answers after those `placed` by now.
    ///
    /// # Errors
    /// The rule that it breaks.
    pub fn check(&self, placed: Vec<String>, next: &str) -> Result<(), JsValue> {
        Ok(self.0.check(&placed, next)?)
    }

    /// The whole move of the game with which an answer is given: where several move at once, with what the others do.
    #[wasm_bindgen(js_name = moveOf)]
    pub fn move_of(&self, answer: &str) -> Result<String, JsValue> {
        Ok(self.0.move_of(answer)?)
    }

    /// What the answers lead to; null while more are asked for.
    ///
    /// # Errors
    /// Why they are no answers.
    #[wasm_bindgen(unchecked_return_type = "PuzzleVerdict | null")]
    pub fn judge(&self, placed: Vec<String>) -> Result<JsValue, JsValue> {
        Ok(self.0.judge(&placed)?)
    }

    /// How it stands after answers, of a game in which that is solved at once: after how many of them the goal was in reach for the
    /// last time, if it no longer is, and the rest of a solution, if it is. Null of other games, whose solver takes its time.
    ///
    /// # Errors
    /// Why they are no answers.
    #[wasm_bindgen(unchecked_return_type = "PuzzleOutlook | null")]
    pub fn outlook(&self, placed: Vec<String>) -> Result<JsValue, JsValue> {
        Ok(self.0.outlook(&placed)?)
    }
}

/// Solves a puzzle, for a worker: whether that is proven, how many solutions there are if all are known, and one of them.
///
/// # Errors
/// The line of the text that cannot be read.
#[wasm_bindgen(js_name = solvePuzzle, unchecked_return_type = "PuzzleProof")]
pub fn solve_puzzle(text: &str) -> Result<JsValue, JsValue> {
    Ok(to_js(&read(text)?.proof()))
}

/// A new puzzle of the crossing, certified by the solver, as text. The same level (`easy`, `medium`, `hard`) and seed give the same.
///
/// # Errors
/// That there is no such level, or that none was found.
#[wasm_bindgen(js_name = crossingPuzzle)]
pub fn crossing_puzzle(
    #[wasm_bindgen(unchecked_param_type = "PuzzleLevel")] level: String,
    seed: u32,
) -> Result<String, JsValue> {
    let level: Level = level.parse().map_err(Problem::from)?;
    let none = || Problem::new("generate-luck", "no puzzle was drawn".to_owned());
    let puzzle = puzzle(level, seed.into()).ok_or_else(none)?;
    Ok(puzzle.task.to_string())
}

/// The puzzle of a text.
fn read(text: &str) -> Result<Box<dyn AnyPuzzle>, Problem> {
    match record::game_of(text)? {
        GameId::Mice => Ok(Box::new(text.parse::<mice::Task>()?)),
        GameId::Crossing => {
            let task: crossing::Task = text.parse()?;
            Ok(Box::new(Solutions::of(&task)))
        }
        other => {
            let sentence = format!("there are no puzzles of {}", other.id());
            Err(Problem::new("no-puzzles", sentence))
        }
    }
}

/// A puzzle of any game. Answers are as a person gives them: of a player who moves with others at once, its own part.
trait AnyPuzzle {
    fn game(&self) -> &'static str;
    fn seat(&self) -> u8;
    fn missing(&self) -> usize;
    fn start(&self) -> Vec<String>;
    fn goal(&self) -> GoalView;
    fn script(&self) -> Vec<Option<String>>;
    fn check(&self, placed: &[String], next: &str) -> Result<(), Problem>;
    fn move_of(&self, answer: &str) -> Result<String, Problem>;
    fn judge(&self, placed: &[String]) -> Result<JsValue, Problem>;
    fn outlook(&self, placed: &[String]) -> Result<JsValue, Problem>;
    fn proof(&self) -> ProofView;
}

/// The lines of a start, as in a record.
fn start_lines(start: &impl Game) -> Vec<String> {
    let position = || vec![format!("start {start}")];
    start.start_lines().unwrap_or_else(position)
}

impl AnyPuzzle for mice::Task {
    fn game(&self) -> &'static str {
        Mice::ID
    }

    fn seat(&self) -> u8 {
        self.seat().0
    }

    fn missing(&self) -> usize {
        self.missing()
    }

    fn start(&self) -> Vec<String> {
        start_lines(self.start())
    }

    fn goal(&self) -> GoalView {
        let (kind, value) = match self.goal() {
            Goal::Points(points) => ("points", f64::from(points)),
            Goal::Margin(margin) => ("margin", f64::from(margin)),
            Goal::NoneLost => ("none-lost", 0.0),
        };
        GoalView { kind, value }
    }

    fn script(&self) -> Vec<Option<String>> {
        let script = self.script().iter();
        script
            .map(|entry| entry.map(|arrow| arrow.to_string()))
            .collect()
    }

    fn check(&self, placed: &[String], next: &str) -> Result<(), Problem> {
        let next: Arrow = next.parse()?;
        Ok(self.check(&parsed(placed)?, &next)?)
    }

    fn move_of(&self, answer: &str) -> Result<String, Problem> {
        Ok(answer.parse::<Arrow>()?.to_string())
    }

    fn judge(&self, placed: &[String]) -> Result<JsValue, Problem> {
        let arrows = parsed(placed)?;
        if arrows.len() < self.missing() {
            return Ok(JsValue::NULL);
        }
        let verdict = self.judge(&arrows)?;
        Ok(to_js(&MiceVerdict {
            met: verdict.met,
            scores: verdict.scores,
            lost: verdict.lost,
        }))
    }

    fn outlook(&self, _: &[String]) -> Result<JsValue, Problem> {
        Ok(JsValue::NULL)
    }

    fn proof(&self) -> ProofView {
        let (proven, count, solution) = match solve(self, Budget::nodes(NODES), &NoClock) {
            // Exact below 2⁵³, which is far more than there are placements of two arrows.
            Proof::Solutions(all) => (true, Some(all.count() as f64), Some(all.first())),
            Proof::Impossible => (true, Some(0.0), None),
            Proof::Found(arrows) => (false, None, Some(arrows)),
            Proof::Unknown => (false, None, None),
        };
        ProofView {
            proven,
            count,
            solution: solution.map(|arrows| words(&arrows)),
        }
    }
}

impl AnyPuzzle for Solutions {
    fn game(&self) -> &'static str {
        Crossing::ID
    }

    fn seat(&self) -> u8 {
        crossing::ASKED.0
    }

    fn missing(&self) -> usize {
        self.task().within() as usize
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

    fn check(&self, placed: &[String], next: &str) -> Result<(), Problem> {
        let next: Step = next.parse()?;
        Ok(self.task().check(&parsed(placed)?, next)?)
    }

    fn move_of(&self, answer: &str) -> Result<String, Problem> {
        Ok(crossing::Task::turn(answer.parse()?).to_string())
    }

    fn judge(&self, placed: &[String]) -> Result<JsValue, Problem> {
        let verdict = self.task().judge(&parsed(placed)?)?;
        let view = verdict.map(|verdict| CrossingVerdict {
            met: verdict.met,
            turns: verdict.turns,
        });
        Ok(to_js(&view))
    }

    fn outlook(&self, placed: &[String]) -> Result<JsValue, Problem> {
        let steps = parsed(placed)?;
        Ok(to_js(&Outlook {
            lost_after: self.lost_after(&steps)?,
            rest: self.rest(&steps)?.map(|rest| words(&rest)),
        }))
    }

    fn proof(&self) -> ProofView {
        let count = self.count();
        ProofView {
            proven: true,
            // Far below 2⁵³; more than those are not counted.
            count: (count < Solutions::MOST).then_some(count as f64),
            solution: self.rest(&[]).ok().flatten().map(|rest| words(&rest)),
        }
    }
}

/// Answers that were given.
fn parsed<A: std::str::FromStr>(texts: &[String]) -> Result<Vec<A>, Problem>
where
    Problem: From<A::Err>,
{
    let answers = texts.iter().map(|text| text.parse());
    answers.collect::<Result<_, _>>().map_err(Problem::from)
}

fn words(answers: &[impl ToString]) -> Vec<String> {
    answers.iter().map(ToString::to_string).collect()
}

#[derive(Serialize)]
struct GoalView {
    kind: &'static str,
    value: f64,
}

#[derive(Serialize)]
struct MiceVerdict {
    met: bool,
    scores: Vec<u32>,
    lost: u32,
}

#[derive(Serialize)]
struct CrossingVerdict {
    met: bool,
    turns: u32,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Outlook {
    lost_after: Option<usize>,
    rest: Option<Vec<String>>,
}

#[derive(Serialize)]
struct ProofView {
    proven: bool,
    count: Option<f64>,
    solution: Option<Vec<String>>,
}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Problem {
        match refusal {
            Refusal::Illegal { rule, .. } => rule.into(),
            Refusal::Count(_) => Problem::new("puzzle-count", refusal.to_string()),
        }
    }
}
