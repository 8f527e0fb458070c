//! An analyst analyses positions of any game, one after another, as one seat knows them. It tells what the moves are worth.

use std::time::Duration;

use super::analysis::{Analysed, Analysis, Flaw, Line, MAX_LINES, worth};
use crate::core::game::Seat;
use crate::core::protocol::{Cue, Memory, ProtocolError, Transcript};
use crate::thinking::search::{Budget, Clock};

/// What an analyst has found so far.
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
    /// The move that is always analysed.
    pub also: Option<Line>,
    /// The loss of that move against the best, in hundredths of the game's unit, at least 0; `None` until both are known.
    pub loss: Option<i32>,
    /// How bad that loss is in this game.
    pub flaw: Flaw,
}

/// Why a position cannot be analysed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum AnalystError {
    /// The transcript, or the move to be judged, does not fit the protocol.
    #[error(transparent)]
    Told(#[from] ProtocolError),
    /// The seat's answer is not due.
    #[error("there is nothing to look at: seat {0} has no move here")]
    NotDue(u8),
}

/// Analyses positions of one game.
pub trait Analyst {
    /// Starts with what a seat has been told when its answer is due, and drops the previous position. `also` is a move of
    /// that seat that is always analysed.
    ///
    /// # Errors
    /// If the position cannot be analysed. The analyst then has none.
    fn start(
        &mut self,
        told: &Transcript,
        seat: Seat,
        also: Option<&str>,
    ) -> Result<(), AnalystError>;

    /// Thinks for one slice. Returns whether more thinking would change nothing.
    fn think(&mut self, clock: &dyn Clock, until: Budget) -> bool;

    /// The result so far; `None` if there is no position.
    fn report(&self) -> Option<AnalysisReport>;

    /// Thinks until it has spent this many nodes and has results for the moves that are asked for.
    fn spend(&mut self, clock: &dyn Clock, nodes: u64) -> Option<AnalysisReport> {
        // Stops an analysis that finds nothing in many times the nodes.
        for _ in 0..64 {
            let done = self.think(clock, Budget::nodes(nodes.max(1)));
            let report = self.report()?;
            if done || !report.lines.is_empty() {
                return Some(report);
            }
        }
        self.report()
    }
}

/// The analyst of a game. It reports at most `lines` lines, 1 to [`MAX_LINES`]. All its random choices come from the seed.
pub fn analyst<G: Analysed>(lines: usize, seed: u64) -> Box<dyn Analyst> {
    Box::new(Looking::<G>::new(lines, seed))
}

struct Looking<G: Analysed> {
    most: usize,
    seed: u64,
    look: Option<(Seat, Box<dyn Analysis>)>,
    time: Duration,
    game: std::marker::PhantomData<G>,
}

impl<G: Analysed> Looking<G> {
    fn new(lines: usize, seed: u64) -> Looking<G> {
        Looking {
            most: lines.clamp(1, MAX_LINES),
            seed,
            look: None,
            time: Duration::ZERO,
            game: std::marker::PhantomData,
        }
    }
}

impl<G: Analysed> Analyst for Looking<G> {
    fn start(
        &mut self,
        told: &Transcript,
        seat: Seat,
        also: Option<&str>,
    ) -> Result<(), AnalystError> {
        self.look = None;
        self.time = Duration::ZERO;
        let memory = G::Memory::after(told, seat)?;
        if memory.cue() != Cue::Answer {
            return Err(AnalystError::NotDue(seat.0));
        }
        if let Some(also) = also {
            let mut after = G::Memory::after(told, seat)?;
            after.say(&after.written(also))?;
        }
        let look = G::look(&memory, self.most, self.seed, also);
        self.look = Some((seat, look.ok_or(AnalystError::NotDue(seat.0))?));
        Ok(())
    }

    fn think(&mut self, clock: &dyn Clock, until: Budget) -> bool {
        let Some((_, look)) = &mut self.look else {
            return true;
        };
        let start = clock.now();
        let done = look.think(clock, until);
        self.time += clock.now().saturating_sub(start);
        done
    }

    fn report(&self) -> Option<AnalysisReport> {
        let (seat, look) = self.look.as_ref()?;
        let (lines, also) = (look.lines(self.most), look.also());
        let loss = lines.first().zip(also.as_ref()).map(|(best, also)| {
            let loss = worth::<G>(best.score) - worth::<G>(also.score);
            loss.max(0)
        });
        Some(AnalysisReport {
            seat: *seat,
            depth: look.depth(),
            nodes: look.nodes(),
            time: self.time,
            lines,
            also,
            loss,
            flaw: loss.map_or(Flaw::None, Flaw::of::<G>),
        })
    }
}
