//! The end of a game: who lost it, whether it counts, and what is known about a fault.

use std::sync::atomic::Ordering;
use std::thread;
use std::time::{Duration, Instant};

use warren::core::game::Seat;
use warren::core::link::Pack;
use warren::core::protocol::{Clock, Protocol};
use warren::core::referee::{Fault, Verdict};

use super::ending::{Conduct, Disturbance, DisturbedGame, FailedExit, FinishedGame, NoVerdict};
use super::forfeit::{self, Forfeit};
use super::game::{GameInProgress, Program};
use super::process::Event;
use super::standstill;

/// The time that programs get to exit after the game before the match kills them.
const EXIT_GRACE: Duration = Duration::from_millis(500);

/// The time between two checks whether they have exited.
const POLL_INTERVAL: Duration = Duration::from_millis(2);

/// The time to wait for the last lines of a program that was killed.
const LAST_LINES_WAIT: Duration = Duration::from_millis(200);

/// The maximum number of these lines. No answer has more.
const MAX_LAST_LINES: usize = 64;

impl<G: Protocol + Pack, W: FnMut(usize)> GameInProgress<'_, G, W> {
    /// Lets the programs exit, kills those that do not, and sums up the game.
    pub(super) fn conclude(mut self, verdict: Verdict) -> Result<FinishedGame, NoVerdict> {
        let forfeit = verdict.forfeit;
        if let Some((seat, fault)) = &forfeit
            && let Some(standstill) = self.standstill(*seat, fault)
        {
            return Err(self.end_disturbed_game(Disturbance::Standstill(standstill)));
        }
        // Checked before the programs exit: the game is over by then, whatever they do to themselves.
        let cause_before_exit = forfeit
            .as_ref()
            .and_then(|(seat, fault)| self.cause_of_silence(*seat, fault));
        self.wait_for_exit();
        let mut conduct = self.conduct();
        if let Some((seat, fault)) = &forfeit {
            let cause = match fault {
                Fault::Left => self.outside_kill(*seat),
                _ => cause_before_exit,
            };
            if let Some(event) = cause {
                let seat = *seat;
                return Err(self.end_disturbed_game(Disturbance::Signal { seat, event }));
            }
        }
        let forfeit = forfeit.map(|(seat, fault)| self.end_and_describe_forfeit(seat, &fault));
        self.end_programs();
        let seated = self.setup.seated.iter().zip(&self.programs);
        for (conduct, (contestant, program)) in conduct.iter_mut().zip(seated) {
            let stderr = program.exchange.stderr();
            conduct.failure =
                FailedExit::from_end(conduct.exit, stderr, contestant.is_webassembly());
        }
        let comments = forfeit::record_comments(&self.setup, forfeit.as_ref());
        let record = self.referee.record();
        Ok(FinishedGame {
            record: comments.insert_into(record.to_string()),
            move_count: record.moves().len(),
            logs: self.logs(comments.comments(), forfeit.as_ref()),
            outcome: verdict.outcome,
            forfeit,
            answer_times: self.answer_times(),
            conduct,
        })
    }

    /// Returns how the programs have behaved, before those that still run are killed.
    fn conduct(&mut self) -> Vec<Conduct> {
        let conduct = |program: &mut Program| Conduct {
            exit: program.process.end_if_ended(),
            failure: None,
            early_line_count: program.exchange.early_line_count(),
        };
        self.programs.iter_mut().map(conduct).collect()
    }

    /// Ends all programs and stores their standard error.
    fn end_programs(&mut self) {
        for program in &mut self.programs {
            program.process.end();
            let stderr_pieces = program.process.stderr_pieces();
            program.exchange.set_stderr(stderr_pieces);
        }
    }

    /// Returns the log of each seat.
    fn logs(&self, comments: &[String], forfeit: Option<&Forfeit>) -> Vec<String> {
        let record = self.referee.record();
        let seats = (0..).map(Seat).zip(&self.programs);
        let log = |(seat, program): (Seat, &Program)| {
            let own_forfeit = forfeit.filter(|forfeit| forfeit.seat == seat);
            let refused_lines = own_forfeit.map_or(&[][..], |forfeit| &forfeit.rejected_lines);
            program
                .exchange
                .log_text(record, seat, comments, refused_lines)
        };
        seats.map(log).collect()
    }

    /// Waits a little until all programs have exited.
    pub(super) fn wait_for_exit(&mut self) {
        let deadline = Instant::now() + EXIT_GRACE;
        while !self
            .programs
            .iter_mut()
            .all(|program| program.process.end_if_ended().is_some())
            && Instant::now() < deadline
            && !self.setup.stop_requested.load(Ordering::Relaxed)
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
            Fault::Silent { .. } => self.outside_kill(seat),
            _ => None,
        }
    }

    /// Returns the signal that killed a program, if neither the match nor a fault of the program raised it.
    pub(super) fn outside_kill(&mut self, seat: Seat) -> Option<String> {
        let program_end = self.programs[seat.index()].process.end_if_ended()?;
        let details = program_end.outside_kill_details()?;
        Some(format!("was killed from outside {details}"))
    }

    /// Returns how long the referee stood still, if a seat would otherwise have answered in time.
    fn standstill(&self, seat: Seat, fault: &Fault) -> Option<Duration> {
        // Silence is noticed after the whole limit without standstills.
        let Fault::Late {
            took: answer_time,
            limit,
        } = fault
        else {
            return None;
        };
        // A clock for the whole game has been charged with all standstills.
        let since = match self.setup.time_control.clock.unwrap_or(G::CLOCK) {
            Clock::PerMove(_) => self.programs[seat.index()].last_sent_at,
            Clock::PerGame(_) => self.started_at,
        };
        let standstill = standstill::standstill_since(since);
        (!standstill.is_zero() && answer_time.saturating_sub(standstill) <= *limit)
            .then_some(standstill)
    }

    /// Ends the programs of a game that something outside disturbed, and returns the game so far.
    pub(super) fn end_disturbed_game(&mut self, cause: Disturbance) -> NoVerdict {
        self.end_programs();
        let mut record = self.referee.record().clone();
        record.cut(record.moves().len());
        let comments = forfeit::record_comments(&self.setup, None);
        let stderr = match &cause {
            Disturbance::Signal { seat, .. } => self.programs[seat.index()].exchange.stderr(),
            Disturbance::Standstill(_) => String::new(),
        };
        NoVerdict::Disturbed(Box::new(DisturbedGame {
            cause,
            stderr,
            record: comments.insert_into(record.to_string()),
            logs: self.logs(comments.comments(), None),
            move_count: record.moves().len(),
            answer_times: self.answer_times(),
        }))
    }

    /// Ends the program of a seat that forfeits, and describes the forfeit.
    fn end_and_describe_forfeit(&mut self, seat: Seat, fault: &Fault) -> Forfeit {
        let contestant = self.setup.seated[seat.index()];
        let program = &mut self.programs[seat.index()];
        let program_end = program.process.end();
        let stderr_pieces = program.process.stderr_pieces();
        program.exchange.set_stderr(stderr_pieces);
        let last_lines = self.last_lines(seat);
        let findings = forfeit::Findings {
            fault,
            program_end,
            program: &self.programs[seat.index()],
            contestant,
            silent_program: self.silent_program.as_ref(),
            last_lines: &last_lines,
        };
        forfeit::describe_forfeit(&self.setup, &self.referee, seat, findings)
    }

    /// Returns the lines that a program wrote between the verdict and its end.
    fn last_lines(&mut self, seat: Seat) -> Vec<String> {
        let deadline = Instant::now() + LAST_LINES_WAIT;
        let mut lines = Vec::new();
        while lines.len() < MAX_LAST_LINES {
            let time_left = deadline.saturating_duration_since(Instant::now());
            match self.events.next(time_left) {
                Some((sender, Event::Line { text, .. })) if sender == seat => lines.push(text),
                Some((sender, Event::Exit | Event::Overflow)) if sender == seat => break,
                Some(_) => {}
                None => break,
            }
        }
        lines
    }

    /// The answer times, by seat.
    fn answer_times(&self) -> Vec<Vec<Duration>> {
        let seats = 0..self.setup.seated.len() as u8;
        seats
            .map(|seat| self.referee.answer_times(Seat(seat)).to_vec())
            .collect()
    }
}
