//! Brings an external program to a game in progress. The program reads the game's past and has to give the recorded answers.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::Receiver;
use std::time::{Duration, Instant};

use warren::core::game::Seat;
use warren::core::protocol::{Protocol, Reading};
use warren::core::record::Record;

use super::process::{Event, Process};
use super::pulse::awake_since;

/// The time between two checks whether the match has to end at once.
const POLL_INTERVAL: Duration = Duration::from_millis(20);

/// The events of programs, in the order in which they are processed.
pub struct Events {
    source: Receiver<(Seat, Event)>,
    /// Events of other programs that arrived while one program was awaited.
    pending: VecDeque<(Seat, Event)>,
}

impl Events {
    pub fn new(source: Receiver<(Seat, Event)>) -> Events {
        Events {
            source,
            pending: VecDeque::new(),
        }
    }

    /// Returns the next event, or `None` if there is none within the time.
    pub fn next(&mut self, within: Duration) -> Option<(Seat, Event)> {
        let pending = self.pending.pop_front();
        pending.or_else(|| self.source.recv_timeout(within).ok())
    }

    /// Returns the next event of one seat, or `None` if there is none within the time. Events of other seats stay pending.
    fn next_of(&mut self, seat: Seat, within: Duration) -> Option<Event> {
        match self.source.recv_timeout(within) {
            Ok((doer, event)) if doer == seat => Some(event),
            Ok(other) => {
                self.pending.push_back(other);
                None
            }
            Err(_) => None,
        }
    }
}

/// A seat whose program has to catch up with a record.
pub struct CatchUp<'a, G: Protocol> {
    pub record: &'a Record<G>,
    pub seat: Seat,
    /// The total time for all of its answers.
    pub within: Duration,
    /// Set when the match has to end at once.
    pub stopped: &'a AtomicBool,
}

/// The reason why a program cannot catch up. Moves are counted from 1.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    #[error("in move {number} it answered `{answer}`, but the record has `{recorded}`")]
    Other {
        number: usize,
        answer: String,
        recorded: String,
    },
    #[error("it did not answer in move {number}; all of its answers together may take {} s", .within.as_secs_f64())]
    Silent { number: usize, within: Duration },
    #[error("it exited or closed its output before it answered in move {number}")]
    Left { number: usize },
    #[error("it flooded its output before move {number}")]
    Flood { number: usize },
}

impl<G: Protocol> CatchUp<'_, G> {
    /// Sends the program its past. Returns the lines after its last answer.
    pub fn catch_up(
        &self,
        process: &mut Process,
        opening: Vec<String>,
        events: &mut Events,
    ) -> Result<Vec<String>, Refusal> {
        let mut lines = opening;
        let started_at = Instant::now();
        let positions = (0..).map_while(|played| self.record.position(played));
        let moves = self.record.moves().iter();
        for (number, (before, mv)) in (1..).zip(positions.zip(moves)) {
            if let Some(part) = before.due().iter().position(|due| due == self.seat) {
                lines.extend(before.prompt(self.seat));
                process.send(&std::mem::take(&mut lines));
                let recorded = &before.split(mv)[part];
                self.answer(before, recorded, number, started_at, events)?;
            }
            if let Some(after) = self.record.position(number) {
                lines.extend(after.news(before, mv, self.seat));
            }
        }
        let now = self.record.last();
        if now.due().contains(self.seat) {
            lines.extend(now.prompt(self.seat));
        }
        Ok(lines)
    }

    /// Waits for an answer, which must be the recorded one.
    fn answer(
        &self,
        before: &G,
        recorded: &G::Answer,
        number: usize,
        started_at: Instant,
        events: &mut Events,
    ) -> Result<(), Refusal> {
        let mut answer: Vec<String> = Vec::new();
        loop {
            if awake_since(started_at) >= self.within || self.stopped.load(Ordering::Relaxed) {
                let within = self.within;
                return Err(Refusal::Silent { number, within });
            }
            match events.next_of(self.seat, POLL_INTERVAL) {
                None => continue,
                Some(Event::Line { text, .. }) => answer.push(text.trim_end().to_owned()),
                Some(Event::Overflow) => return Err(Refusal::Flood { number }),
                Some(Event::Exit) => return Err(Refusal::Left { number }),
            }
            match before.read_answer(self.seat, &answer) {
                Ok(Reading::More) => {}
                Ok(Reading::Whole(whole)) if whole == *recorded => return Ok(()),
                Ok(Reading::Whole(_)) | Err(_) => {
                    return Err(Refusal::Other {
                        number,
                        answer: answer.join(" "),
                        recorded: recorded.to_string(),
                    });
                }
            }
        }
    }
}
