//! The end of a game: who lost it, whether it counts, and what is known about a fault.

use std::sync::atomic::Ordering;
use std::thread;
use std::time::{Duration, Instant};

use warren::core::game::Seat;
use warren::core::link::Pack;
use warren::core::protocol::{Clock, Protocol};
use warren::core::referee::{Fault, Verdict};

use super::ending::{Conduct, Disturbance, Disturbed, FailedExit, NoVerdict, Played};
use super::forfeit::{self, Forfeit};
use super::game::{Game, Program};
use super::process::Event;
use super::pulse;

/// The time that programs get to exit after the game before the match kills them.
const EXIT_GRACE: Duration = Duration::from_millis(500);

/// The time between two checks whether they have exited.
const POLL_INTERVAL: Duration = Duration::from_millis(2);

/// The time to wait for the last lines of a program that was killed.
const LAST_LINES_WAIT: Duration = Duration::from_millis(200);

/// The maximum number of these lines. No answer has more.
const MAX_LAST_LINES: usize = 64;

impl<G: Protocol + Pack, W: FnMut(usize)> Game<'_, G, W> {
    /// Lets the programs exit, kills those that do not, and sums up the game.
    pub(super) fn conclude(mut self, verdict: Verdict) -> Result<Played, NoVerdict> {
        let forfeit = verdict.forfeit;
        if let Some((seat, fault)) = &forfeit
            && let Some(time) = self.standstill(*seat, fault)
        {
            return Err(self.disturbed(Disturbance::Standstill(time)));
        }
        // Checked before the programs exit: the game is over by then, whatever they do to themselves.
        let before = forfeit
            .as_ref()
            .and_then(|(seat, fault)| self.cause_of_silence(*seat, fault));
        self.wait_for_exit();
        let mut conduct = self.conduct();
        if let Some((seat, fault)) = &forfeit {
            let cause = match fault {
                Fault::Left => self.killed(*seat),
                _ => before,
            };
            if let Some(what) = cause {
                let seat = *seat;
                return Err(self.disturbed(Disturbance::Signal { seat, what }));
            }
        }
        let forfeit = forfeit.map(|(seat, fault)| self.forfeit(seat, &fault));
        self.end_all();
        let seated = self.setup.seated.iter().zip(&self.programs);
        for (conduct, (contestant, program)) in conduct.iter_mut().zip(seated) {
            let errors = program.exchange.errors();
            conduct.failure = FailedExit::of(conduct.left, errors, contestant.is_module());
        }
        let about = forfeit::about(&self.setup, forfeit.as_ref());
        let record = self.referee.record();
        Ok(Played {
            record: about.insert_into(record.to_string()),
            length: record.moves().len(),
            logs: self.logs(about.comments(), forfeit.as_ref()),
            outcome: verdict.outcome,
            forfeit,
            times: self.times(),
            conduct,
        })
    }

    /// Returns how the programs have behaved, before those that still run are killed.
    fn conduct(&mut self) -> Vec<Conduct> {
        let conduct = |program: &mut Program| Conduct {
            left: program.process.ended(),
            failure: None,
            early: program.exchange.early(),
        };
        self.programs.iter_mut().map(conduct).collect()
    }

    /// Ends all programs and stores their standard error.
    fn end_all(&mut self) {
        for program in &mut self.programs {
            program.process.end();
            let said = program.process.errors();
            program.exchange.set_errors(said);
        }
    }

    /// Returns the log of each seat.
    fn logs(&self, comments: &[String], forfeit: Option<&Forfeit>) -> Vec<String> {
        let record = self.referee.record();
        let seats = (0..).map(Seat).zip(&self.programs);
        let log = |(seat, program): (Seat, &Program)| {
            let at_fault = forfeit.filter(|forfeit| forfeit.seat == seat);
            let refused = at_fault.map_or(&[][..], |forfeit| &forfeit.answer);
            program.exchange.text(record, seat, comments, refused)
        };
        seats.map(log).collect()
    }

    /// Waits a little until all programs have exited.
    pub(super) fn wait_for_exit(&mut self) {
        let last = Instant::now() + EXIT_GRACE;
        while !self
            .programs
            .iter_mut()
            .all(|p| p.process.ended().is_some())
            && Instant::now() < last
            && !self.setup.stopped.load(Ordering::Relaxed)
        {
            thread::sleep(POLL_INTERVAL);
        }
    }

    /// Returns the outside signal that made a program's answer late or prevented it.
    fn cause_of_silence(&mut self, seat: Seat, fault: &Fault) -> Option<String> {
        let was_stopped = self.programs[seat.index()].process.was_stopped();
        match fault {
            Fault::Late { .. } | Fault::Silent { .. } if was_stopped => {
                Some("was stopped by a signal".to_owned())
            }
            Fault::Silent { .. } => self.killed(seat),
            _ => None,
        }
    }

    /// Returns the signal that killed a program, if neither the match nor a fault of the program raised it.
    pub(super) fn killed(&mut self, seat: Seat) -> Option<String> {
        let ended = self.programs[seat.index()].process.ended()?;
        let how = ended.killed_from_outside()?;
        Some(format!("was killed from outside {how}"))
    }

    /// Returns how long the referee stood still, if a seat would otherwise have answered in time.
    fn standstill(&self, seat: Seat, fault: &Fault) -> Option<Duration> {
        // Silence is noticed after the whole limit without standstills.
        let Fault::Late { took, limit } = fault else {
            return None;
        };
        // A clock for the whole game has been charged with all standstills.
        let since = match self.setup.rules.clock.unwrap_or(G::CLOCK) {
            Clock::PerMove(_) => self.programs[seat.index()].asked,
            Clock::PerGame(_) => self.started_at,
        };
        let time = pulse::stood_still_since(since);
        (!time.is_zero() && took.saturating_sub(time) <= *limit).then_some(time)
    }

    pub(super) fn disturbed(&mut self, cause: Disturbance) -> NoVerdict {
        self.end_all();
        let mut record = self.referee.record().clone();
        record.cut(record.moves().len());
        let about = forfeit::about(&self.setup, None);
        let errors = match &cause {
            Disturbance::Signal { seat, .. } => self.programs[seat.index()].exchange.errors(),
            Disturbance::Standstill(_) => String::new(),
        };
        NoVerdict::Disturbed(Box::new(Disturbed {
            cause,
            errors,
            record: about.insert_into(record.to_string()),
            logs: self.logs(about.comments(), None),
            length: record.moves().len(),
            times: self.times(),
        }))
    }

    fn forfeit(&mut self, seat: Seat, fault: &Fault) -> Forfeit {
        let contestant = self.setup.seated[seat.index()];
        let program = &mut self.programs[seat.index()];
        let ended = program.process.end();
        let said = program.process.errors();
        program.exchange.set_errors(said);
        let last_lines = self.last_lines(seat);
        let found = forfeit::Findings {
            fault,
            ended,
            program: &self.programs[seat.index()],
            contestant,
            silence: self.silence.as_ref(),
            last_lines: &last_lines,
        };
        forfeit::describe(&self.setup, &self.referee, seat, found)
    }

    /// Returns the lines that a program wrote between the verdict and its end.
    fn last_lines(&mut self, seat: Seat) -> Vec<String> {
        let last = Instant::now() + LAST_LINES_WAIT;
        let mut lines = Vec::new();
        while lines.len() < MAX_LAST_LINES {
            let left = last.saturating_duration_since(Instant::now());
            match self.events.next(left) {
                Some((of, Event::Line { text, .. })) if of == seat => lines.push(text),
                Some((of, Event::Exit | Event::Overflow)) if of == seat => break,
                Some(_) => {}
                None => break,
            }
        }
        lines
    }

    fn times(&self) -> Vec<Vec<Duration>> {
        let seats = 0..self.setup.seated.len() as u8;
        seats
            .map(|seat| self.referee.answer_times(Seat(seat)).to_vec())
            .collect()
    }
}
