//! An analyst evaluates the moves of positions of any game, one after another, with the knowledge of one seat.

use std::time::Duration;

use super::analysis::{Analysed, Analysis, Flaw, Line, MAX_LINES, score_value};
use crate::core::game::Seat;
use crate::core::protocol::{Cue, Memory, ProtocolError, Transcript};
use crate::thinking::search::{Budget, Clock};

/// The results of an analyst so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnalysisReport {
    /// The seat to move.
    pub seat: Seat,
    /// The depth, in plies.
    pub depth: u32,
    /// The nodes searched.
    pub nodes: u64,
    /// The time spent.
    pub time: Duration,
    /// The best moves found, the best first. Empty at the very beginning.
    pub lines: Vec<Line>,
    /// The move that is analysed in any case.
    pub required_line: Option<Line>,
    /// The loss of that move against the best, in hundredths of the game's unit, at least 0; `None` until both are known.
    pub loss: Option<i32>,
    /// The size of that loss for this game.
    pub flaw: Flaw,
}

/// The reason why a position cannot be analysed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum AnalystError {
    /// The transcript, or the move to judge, does not fit the protocol.
    #[error(transparent)]
    Protocol(#[from] ProtocolError),
    /// The seat's answer is not due.
    #[error("there is nothing to look at: seat {0} has no move here")]
    NotDue(u8),
}

/// The maximum number of slices in [`Analyst::spend`]. It stops an analysis that finds nothing.
const MAX_SLICES: u32 = 64;

/// Analyses positions of one game.
pub trait Analyst {
    /// Starts with the transcript of a seat whose answer is due, and drops the previous position. `also` is a move of that
    /// seat that is analysed in any case.
    ///
    /// # Errors
    /// If the position cannot be analysed. The analyst then has none.
    fn start(
        &mut self,
        transcript: &Transcript,
        seat: Seat,
        required_move: Option<&str>,
    ) -> Result<(), AnalystError>;

    /// Thinks for one slice. Returns whether the result is final.
    fn think(&mut self, clock: &dyn Clock, until: Budget) -> bool;

    /// The result so far; `None` if there is no position.
    fn report(&self) -> Option<AnalysisReport>;

    /// Thinks until it has spent this many nodes and has results for the requested moves.
    fn spend(&mut self, clock: &dyn Clock, nodes: u64) -> Option<AnalysisReport> {
        for _ in 0..MAX_SLICES {
            let done = self.think(clock, Budget::nodes(nodes.max(1)));
            let report = self.report()?;
            if done || !report.lines.is_empty() {
                return Some(report);
            }
        }
        self.report()
    }
}

/// The analyst of a game. It reports at most `lines` lines, 1 to [`MAX_LINES`]. The seed determines its random choices.
pub fn analyst<G: Analysed>(lines: usize, seed: u64) -> Box<dyn Analyst> {
    Box::new(GameAnalyst::<G>::new(lines, seed))
}

struct GameAnalyst<G: Analysed> {
    max_lines: usize,
    seed: u64,
    analysis: Option<(Seat, Box<dyn Analysis>)>,
    time: Duration,
    game: std::marker::PhantomData<G>,
}

impl<G: Analysed> GameAnalyst<G> {
    fn new(lines: usize, seed: u64) -> GameAnalyst<G> {
        GameAnalyst {
            max_lines: lines.clamp(1, MAX_LINES),
            seed,
            analysis: None,
            time: Duration::ZERO,
            game: std::marker::PhantomData,
        }
    }
}

impl<G: Analysed> Analyst for GameAnalyst<G> {
    fn start(
        &mut self,
        transcript: &Transcript,
        seat: Seat,
        required_move: Option<&str>,
    ) -> Result<(), AnalystError> {
        self.analysis = None;
        self.time = Duration::ZERO;
        let memory = G::Memory::after(transcript, seat)?;
        if memory.cue() != Cue::Answer {
            return Err(AnalystError::NotDue(seat.0));
        }
        if let Some(required_move) = required_move {
            let mut after = G::Memory::after(transcript, seat)?;
            after.say(&after.written(required_move))?;
        }
        let analysis = G::start_analysis(&memory, self.max_lines, self.seed, required_move);
        self.analysis = Some((seat, analysis.ok_or(AnalystError::NotDue(seat.0))?));
        Ok(())
    }

    fn think(&mut self, clock: &dyn Clock, until: Budget) -> bool {
        let Some((_, analysis)) = &mut self.analysis else {
            return true;
        };
        let start = clock.now();
        let done = analysis.think(clock, until);
        self.time += clock.now().saturating_sub(start);
        done
    }

    fn report(&self) -> Option<AnalysisReport> {
        let (seat, analysis) = self.analysis.as_ref()?;
        let lines = analysis.lines(self.max_lines);
        let required_line = analysis.required_line();
        let loss = lines
            .first()
            .zip(required_line.as_ref())
            .map(|(best, required)| {
                let loss = score_value::<G>(best.score) - score_value::<G>(required.score);
                loss.max(0)
            });
        Some(AnalysisReport {
            seat: *seat,
            depth: analysis.depth(),
            nodes: analysis.nodes(),
            time: self.time,
            lines,
            required_line,
            loss,
            flaw: loss.map_or(Flaw::None, Flaw::of::<G>),
        })
    }
}
