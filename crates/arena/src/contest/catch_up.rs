//! Brings an external program to a game in progress. The program reads the game's past and has to give the recorded answers.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::Receiver;
use std::time::{Duration, Instant};

use warren::core::game::Seat;
use warren::core::protocol::{Protocol, Reading};
use warren::core::record::Record;

use super::process::{Event, Process};
use super::standstill::awake_since;

/// The time between two checks whether the match has to end at once.
const POLL_INTERVAL: Duration = Duration::from_millis(20);

/// The events of programs, in the order in which they are processed.
pub struct Events {
    receiver: Receiver<(Seat, Event)>,
    /// Events of other programs that arrived while one program was awaited.
    pending: VecDeque<(Seat, Event)>,
}

impl Events {
    pub fn new(receiver: Receiver<(Seat, Event)>) -> Events {
        Events {
            receiver,
            pending: VecDeque::new(),
        }
    }

    /// Returns the next event, or `None` if there is none within the time.
    pub fn next(&mut self, timeout: Duration) -> Option<(Seat, Event)> {
        let pending = self.pending.pop_front();
        pending.or_else(|| self.receiver.recv_timeout(timeout).ok())
    }

    /// Returns the next event of one seat, or `None` if there is none within the time. Events of other seats stay pending.
    fn next_of_seat(&mut self, seat: Seat, timeout: Duration) -> Option<Event> {
        match self.receiver.recv_timeout(timeout) {
            Ok((event_seat, event)) if event_seat == seat => Some(event),
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
    pub answer_limit: Duration,
    /// True when the match has to end at once.
    pub stop_requested: &'a AtomicBool,
}

/// The reason why a program cannot catch up. Moves are counted from 1.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
pub enum CatchUpError {
    #[error("in move {move_number} it answered `{answer}`, but the record has `{recorded_answer}`")]
    WrongAnswer {
        move_number: usize,
        answer: String,
        recorded_answer: String,
    },
    #[error("it did not answer in move {move_number}; all of its answers together may take {} s", .limit.as_secs_f64())]
    Silent { move_number: usize, limit: Duration },
    #[error("it exited or closed its output before it answered in move {move_number}")]
    Exited { move_number: usize },
    #[error("it flooded its output before move {move_number}")]
    Flooded { move_number: usize },
}

impl<G: Protocol> CatchUp<'_, G> {
    /// Sends the program its past. Returns the lines after its last answer.
    pub fn catch_up(
        &self,
        process: &mut Process,
        first_lines: Vec<String>,
        events: &mut Events,
    ) -> Result<Vec<String>, CatchUpError> {
        let mut lines = first_lines;
        let started_at = Instant::now();
        let positions = (0..).map_while(|played| self.record.position(played));
        let moves = self.record.moves().iter();
        for (move_number, (position, mv)) in (1..).zip(positions.zip(moves)) {
            if let Some(answer_index) = position.due().iter().position(|due| due == self.seat) {
                lines.extend(position.prompt(self.seat));
                process.send(&std::mem::take(&mut lines));
                let recorded_answer = &position.split(mv)[answer_index];
                self.await_answer(position, recorded_answer, move_number, started_at, events)?;
            }
            if let Some(next_position) = self.record.position(move_number) {
                lines.extend(next_position.news(position, mv, self.seat));
            }
        }
        let last_position = self.record.last();
        if last_position.due().contains(self.seat) {
            lines.extend(last_position.prompt(self.seat));
        }
        Ok(lines)
    }

    /// Waits for an answer, which must be the recorded one.
    fn await_answer(
        &self,
        position: &G,
        recorded_answer: &G::Answer,
        move_number: usize,
        started_at: Instant,
        events: &mut Events,
    ) -> Result<(), CatchUpError> {
        let mut given_lines: Vec<String> = Vec::new();
        loop {
            if awake_since(started_at) >= self.answer_limit
                || self.stop_requested.load(Ordering::Relaxed)
            {
                let limit = self.answer_limit;
                return Err(CatchUpError::Silent { move_number, limit });
            }
            match events.next_of_seat(self.seat, POLL_INTERVAL) {
                None => continue,
                Some(Event::Line { text, .. }) => given_lines.push(text.trim_end().to_owned()),
                Some(Event::Overflow) => return Err(CatchUpError::Flooded { move_number }),
                Some(Event::Exit) => return Err(CatchUpError::Exited { move_number }),
            }
            match position.read_answer(self.seat, &given_lines) {
                Ok(Reading::More) => {}
                Ok(Reading::Whole(given_answer)) if given_answer == *recorded_answer => {
                    return Ok(());
                }
                Ok(Reading::Whole(_)) | Err(_) => {
                    return Err(CatchUpError::WrongAnswer {
                        move_number,
                        answer: given_lines.join(" "),
                        recorded_answer: recorded_answer.to_string(),
                    });
                }
            }
        }
    }
}
