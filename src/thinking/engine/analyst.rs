//! An analyst: looks at one moment of any game after the other, as one seat knows it, and tells what its moves are worth.

use std::time::Duration;

use super::analysis::{Analysed, Analysis, Flaw, Line, MOST_LINES, worth};
use crate::core::game::Seat;
use crate::core::protocol::{Cue, Memory, ProtocolError, Transcript};
use crate::thinking::search::{Budget, Clock};

/// What an analyst has found so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnalysisReport {
    /// The seat whose move it is.
    pub seat: Seat,
    /// How far it has looked, in plies.
    pub depth: u32,
    /// The positions looked at.
    pub nodes: u64,
    /// The time spent.
    pub time: Duration,
    /// The best moves known, the best first; none at the very beginning.
    pub lines: Vec<Line>,
    /// The move that was to be looked at in any case.
    pub also: Option<Line>,
    /// What that move loses against the best, in hundredths of the game's unit, at least 0; nothing before both are known.
    pub loss: Option<i32>,
    /// How much that is, as games of this kind go.
    pub flaw: Flaw,
}

/// What cannot be looked at.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum AnalystError {
    /// What was told, or the move that is to be judged, cannot be.
    #[error(transparent)]
    Told(#[from] ProtocolError),
    /// The seat has nothing to answer there.
    #[error("there is nothing to look at: seat {0} has no move here")]
    NotDue(u8),
}

/// Looks at moments of one game.
pub trait Analyst {
    /// Turns to what a seat has been told when its answer is due, and drops what it was looking at; `also` is a move of that
    /// seat that is judged in any case.
    ///
    /// # Errors
    /// If there is nothing to look at. It then looks at nothing.
    fn start(
        &mut self,
        told: &Transcript,
        seat: Seat,
        also: Option<&str>,
    ) -> Result<(), AnalystError>;

    /// Looks on for one slice, and says whether more would change nothing.
    fn think(&mut self, clock: &dyn Clock, until: Budget) -> bool;

    /// What is known by now; nothing where nothing is looked at.
    fn report(&self) -> Option<AnalysisReport>;

    /// Looks until it has spent so many nodes and knows something of the moves that are asked about.
    fn spend(&mut self, clock: &dyn Clock, nodes: u64) -> Option<AnalysisReport> {
        // A look is cut off that finds out nothing in many times the nodes.
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

/// The analyst of a game, who tells up to so many lines, 1 to [`MOST_LINES`]. The seed decides all chances.
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
            most: lines.clamp(1, MOST_LINES),
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
