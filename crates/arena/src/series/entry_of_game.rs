//! Turns a tried game into an entry of the index.

use std::time::{Duration, SystemTime};

use warren::core::protocol::Protocol;

use super::attempts::Job;
use super::entry::{Entry, Fault};
use super::players::Player;
use crate::contest::{
    Disturbance, DisturbedGame, FinishedGame, Forfeit, without_control_characters,
};

/// The maximum length of standard error in an entry, in bytes.
const MAX_STDERR_BYTES: usize = 2 << 10;

impl Fault {
    fn from_forfeit(forfeit: &Forfeit, answer_times: &[Vec<Duration>]) -> Fault {
        let line = |line: &String| without_control_characters(line.as_bytes());
        Fault {
            seat: forfeit.seat.0,
            kind: forfeit.kind.to_owned(),
            fault: line(&forfeit.fault),
            hint: forfeit.cause.as_ref().map(|cause| line(&cause.to_string())),
            number: forfeit.move_number,
            position: forfeit.position.clone(),
            answer: forfeit.rejected_lines.iter().map(line).collect(),
            read: forfeit.last_read_lines.clone(),
            link: forfeit.link.clone(),
            answered: answer_times[forfeit.seat.index()].len(),
            took: forfeit.answer_time.map(milliseconds),
            errors: readable_end(&forfeit.stderr),
        }
    }
}

impl Entry {
    /// Returns the entry of a game that has been played. The record store adds the names of files.
    pub fn from_finished<G: Protocol>(
        job: &Job<G>,
        players: &[Player],
        finished: &FinishedGame,
    ) -> Entry {
        let forfeit = finished.forfeit.as_ref();
        let mut entry = Entry {
            moves: finished.move_count,
            scores: Some(finished.outcome.scores.clone()),
            places: Some(finished.outcome.places()),
            ..Entry::from_job(job, players, &finished.answer_times)
        };
        if let Some(forfeit) = forfeit {
            entry.add_fault(Fault::from_forfeit(forfeit, &finished.answer_times));
        }
        entry
    }

    /// Adds the fault that lost the game. An answer that did not arrive in time is not counted as an answer, but it was slow.
    fn add_fault(&mut self, fault: Fault) {
        let seat = usize::from(fault.seat);
        if let Some(took) = fault.took {
            let slowest = match self.answers[seat] {
                0 => &mut self.first[seat],
                _ => &mut self.slowest[seat],
            };
            *slowest = slowest.max(took);
        }
        self.forfeit = Some(fault);
    }

    /// Returns the entry of an attempt without a verdict.
    pub fn from_disturbed<G: Protocol>(
        job: &Job<G>,
        players: &[Player],
        disturbed: &DisturbedGame,
    ) -> Entry {
        let entry = Entry {
            moves: disturbed.move_count,
            ..Entry::from_job(job, players, &disturbed.answer_times)
        };
        match &disturbed.cause {
            Disturbance::Signal { seat, event } => Entry {
                disturbed: Some(Fault {
                    seat: seat.0,
                    fault: event.clone(),
                    errors: readable_end(&disturbed.stderr),
                    answered: disturbed.answer_times[seat.index()].len(),
                    ..Fault::default()
                }),
                ..entry
            },
            Disturbance::Standstill(time) => Entry {
                stood_still: Some(milliseconds(*time)),
                ..entry
            },
        }
    }

    fn from_job<G: Protocol>(
        job: &Job<G>,
        players: &[Player],
        answer_times: &[Vec<Duration>],
    ) -> Entry {
        let name = |&player: &usize| players[player].name.clone();
        let later_times =
            |answer_times: &Vec<Duration>| answer_times.iter().skip(1).copied().collect::<Vec<_>>();
        let mean_later = |answer_times: &Vec<Duration>| {
            let times = later_times(answer_times);
            let sum: Duration = times.iter().sum();
            sum.checked_div(times.len() as u32).unwrap_or_default()
        };
        let slowest_later = |answer_times: &Vec<Duration>| {
            later_times(answer_times)
                .into_iter()
                .max()
                .unwrap_or_default()
        };
        let first_time =
            |answer_times: &Vec<Duration>| answer_times.first().copied().unwrap_or_default();
        Entry {
            version: env!("CARGO_PKG_VERSION").to_owned(),
            date: humantime::format_rfc3339_seconds(SystemTime::now()).to_string(),
            game: G::ID.to_owned(),
            number: job.number,
            pair: job.pair + 1,
            programs: job.seated.iter().map(name).collect(),
            board: job.board,
            opening: job.start_record.moves().len(),
            answers: answer_times.iter().map(Vec::len).collect(),
            first: answer_times
                .iter()
                .map(|answer_times| milliseconds(first_time(answer_times)))
                .collect(),
            mean: answer_times
                .iter()
                .map(|answer_times| milliseconds(mean_later(answer_times)))
                .collect(),
            slowest: answer_times
                .iter()
                .map(|answer_times| milliseconds(slowest_later(answer_times)))
                .collect(),
            ..Entry::default()
        }
    }
}

/// Milliseconds with three digits after the point.
fn milliseconds(time: Duration) -> f64 {
    time.as_micros() as f64 / 1000.0
}

/// Returns the end of a text from outside, without control characters except line breaks. It begins with a whole line, if there
/// is one: a reader could not recognise the end of a path as a path.
fn readable_end(text: &str) -> String {
    let text = text.trim_end();
    let mut begin = text.len().saturating_sub(MAX_STDERR_BYTES);
    while !text.is_char_boundary(begin) {
        begin += 1;
    }
    if begin > 0 && !text[..begin].ends_with('\n') {
        begin += text[begin..]
            .find('\n')
            .map_or(0, |line_break| line_break + 1);
    }
    let lines = text[begin..]
        .lines()
        .map(|line| without_control_characters(line.as_bytes()));
    lines.collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_end_of_a_text_begins_with_a_whole_line() {
        let line = "/home/anna/bot.py\n";
        let end = readable_end(&line.repeat(MAX_STDERR_BYTES));
        assert!(end.len() <= MAX_STDERR_BYTES && end.len() > MAX_STDERR_BYTES - line.len());
        assert!(end.lines().all(|kept| kept == line.trim_end()), "{end}");
        // A line that is too long is cut.
        assert_eq!(
            readable_end(&"a".repeat(2 * MAX_STDERR_BYTES)).len(),
            MAX_STDERR_BYTES
        );
        assert_eq!(readable_end("a\nb\n"), "a\nb");
    }
}
