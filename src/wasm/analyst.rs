//! An analyst for a worker: it finds the best moves of one position after another.

use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::prelude::*;

use super::engine::{PageClock, duration};
use super::inputs::{InputFile, InputTranscriptEntry, entries_of, files_of};
use super::{Problem, game, to_js};
use crate::core::game::{Seat, problem};
use crate::core::protocol::Transcript;
use crate::thinking::engine::{self, AnalystError, Flaw, Line, Score};
use crate::thinking::search::Budget;

/// Analyses positions of one game.
#[wasm_bindgen]
pub struct Analyst {
    analyst: Box<dyn engine::Analyst>,
    clock: PageClock,
    /// The number of nodes in the last report.
    reported_nodes: Option<u64>,
}

#[wasm_bindgen]
impl Analyst {
    /// The analyst of a game. It reports at most `lines` lines, 1 to 5. The seed determines its random choices.
    #[wasm_bindgen(constructor)]
    pub fn new(id: &str, lines: usize, seed: u32) -> Result<Analyst, JsValue> {
        Ok(Analyst {
            analyst: game(id)?
                .analyst(lines, seed.into())
                .map_err(Problem::from)?,
            clock: PageClock::new()?,
            reported_nodes: None,
        })
    }

    /// Starts with the transcript of a seat whose answer is due. `also` is a move of that seat that is analysed even if it is
    /// not among the best.
    pub fn start(
        &mut self,
        files: Vec<InputFile>,
        lines: Vec<String>,
        position: Option<String>,
        seat: u8,
        transcript: Vec<InputTranscriptEntry>,
        also: Option<String>,
    ) -> Result<(), JsValue> {
        let transcript = Transcript {
            files: files_of(&files)?,
            lines,
            position,
            entries: entries_of(&transcript)?,
        };
        self.reported_nodes = None;
        let started = self.analyst.start(&transcript, Seat(seat), also.as_deref());
        Ok(started.map_err(Problem::from)?)
    }

    /// Thinks for at most `milliseconds`.
    #[wasm_bindgen(unchecked_return_type = "AnalysisThought")]
    pub fn think(&mut self, milliseconds: f64) -> JsValue {
        let until = Budget::until(
            crate::thinking::search::Clock::now(&self.clock) + duration(milliseconds),
        );
        let is_done = self.analyst.think(&self.clock, until);
        let report = self.analyst.report();
        let nodes = report.as_ref().map(|report| report.nodes);
        let is_news = nodes != self.reported_nodes;
        self.reported_nodes = nodes;
        to_js(&AnalysisThought {
            done: is_done,
            report: report.filter(|_| is_news).map(AnalysisReport::from),
        })
    }
}

#[wasm_bindgen]
impl Analyst {
    /// Thinks until it has spent `nodes` nodes, without a time limit. The result is the same on every machine.
    #[wasm_bindgen(unchecked_return_type = "AnalysisReport | null")]
    pub fn spend(&mut self, nodes: f64) -> JsValue {
        let report = self.analyst.spend(&self.clock, nodes.max(1.0) as u64);
        to_js(&report.map(AnalysisReport::from))
    }
}

/// The result of a slice of thinking.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
struct AnalysisThought {
    /// Whether the analysis is complete.
    done: bool,
    /// The report, if it is a new one.
    report: Option<AnalysisReport>,
}

/// The moves of a seat, ranked.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
struct AnalysisReport {
    /// The seat to move.
    seat: u8,
    /// The depth in plies.
    depth: u32,
    /// The number of nodes.
    nodes: u64,
    /// The time in milliseconds.
    time: f64,
    /// The best moves, the best first.
    lines: Vec<AnalysisLine>,
    /// The move that is analysed in any case.
    also: Option<AnalysisLine>,
    /// The loss of that move against the best one, in the game's unit, at least 0.
    loss: Option<f64>,
    /// The size of that loss for the game.
    #[tsify(type = "\"none\" | \"slight\" | \"weak\" | \"bad\"")]
    flaw: &'static str,
}

/// A line of an analysis.
#[derive(Serialize, Tsify)]
struct AnalysisLine {
    score: AnalysisScore,
    /// The moves as in records. The first is the ranked move.
    moves: Vec<String>,
    /// The intended way of each piece; empty where a turn moves one piece.
    plan: Vec<String>,
}

/// A score as the seat to move sees it: in the game's unit, or proven in this many plies.
#[derive(Serialize, Tsify)]
#[serde(tag = "kind", rename_all = "lowercase")]
enum AnalysisScore {
    Points { value: f64 },
    Win { plies: u32 },
    Loss { plies: u32 },
}

/// Converts hundredths to the game's unit.
fn from_hundredths(hundredths: i32) -> f64 {
    f64::from(hundredths) / 100.0
}

impl From<engine::AnalysisReport> for AnalysisReport {
    fn from(report: engine::AnalysisReport) -> AnalysisReport {
        AnalysisReport {
            seat: report.seat.0,
            depth: report.depth,
            nodes: report.nodes,
            time: 1000.0 * report.time.as_secs_f64(),
            lines: report.lines.into_iter().map(AnalysisLine::from).collect(),
            also: report.required_line.map(AnalysisLine::from),
            loss: report.loss.map(from_hundredths),
            flaw: match report.flaw {
                Flaw::None => "none",
                Flaw::Slight => "slight",
                Flaw::Weak => "weak",
                Flaw::Bad => "bad",
            },
        }
    }
}

impl From<Line> for AnalysisLine {
    fn from(line: Line) -> AnalysisLine {
        AnalysisLine {
            score: match line.score {
                Score::Points(hundredths) => AnalysisScore::Points {
                    value: from_hundredths(hundredths),
                },
                Score::Win(plies) => AnalysisScore::Win { plies },
                Score::Loss(plies) => AnalysisScore::Loss { plies },
            },
            moves: line.moves,
            plan: line.plan,
        }
    }
}

impl From<AnalystError> for Problem {
    fn from(error: AnalystError) -> Problem {
        match error {
            AnalystError::Protocol(error) => error.into(),
            AnalystError::NotDue(seat) => problem!(
                "not-your-turn",
                "there is nothing to look at: seat {seat} has no move here",
                seat = seat,
            )
            .into(),
        }
    }
}
