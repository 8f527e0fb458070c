//! Turns a tried game into an entry of the index.

use std::time::{Duration, SystemTime};

use warren::core::protocol::Protocol;

use super::attempts::Job;
use super::entry::{Entry, Fault};
use super::players::Player;
use crate::contest::{Disturbance, Disturbed, Forfeit, Played, readable};

/// The maximum length of standard error in an entry, in bytes.
const MAX_ERRORS_BYTES: usize = 2 << 10;

impl Fault {
    fn of_forfeit(forfeit: &Forfeit, times: &[Vec<Duration>]) -> Fault {
        let line = |line: &String| readable(line.as_bytes());
        Fault {
            seat: forfeit.seat.0,
            kind: forfeit.kind.to_owned(),
            fault: line(&forfeit.fault),
            hint: forfeit.cause.as_ref().map(|cause| line(&cause.to_string())),
            number: forfeit.number,
            position: forfeit.position.clone(),
            answer: forfeit.answer.iter().map(line).collect(),
            read: forfeit.read.clone(),
            link: forfeit.link.clone(),
            answered: times[forfeit.seat.index()].len(),
            took: forfeit.took.map(milliseconds),
            errors: end_of(&forfeit.errors),
        }
    }
}

impl Entry {
    /// Returns the entry of a game that has been played. The record store adds the names of files.
    pub fn of_played<G: Protocol>(job: &Job<G>, players: &[Player], played: &Played) -> Entry {
        let forfeit = played.forfeit.as_ref();
        let mut entry = Entry {
            moves: played.length,
            scores: Some(played.outcome.scores.clone()),
            places: Some(played.outcome.places()),
            ..Entry::of_job(job, players, &played.times)
        };
        if let Some(forfeit) = forfeit {
            entry.add_fault(Fault::of_forfeit(forfeit, &played.times));
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
    pub fn of_disturbed<G: Protocol>(
        job: &Job<G>,
        players: &[Player],
        disturbed: &Disturbed,
    ) -> Entry {
        let entry = Entry {
            moves: disturbed.length,
            ..Entry::of_job(job, players, &disturbed.times)
        };
        match &disturbed.cause {
            Disturbance::Signal { seat, what } => Entry {
                disturbed: Some(Fault {
                    seat: seat.0,
                    fault: what.clone(),
                    errors: end_of(&disturbed.errors),
                    answered: disturbed.times[seat.index()].len(),
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

    fn of_job<G: Protocol>(job: &Job<G>, players: &[Player], times: &[Vec<Duration>]) -> Entry {
        let name = |&player: &usize| players[player].name.clone();
        let rest = |times: &Vec<Duration>| times.iter().skip(1).copied().collect::<Vec<_>>();
        let mean = |times: &Vec<Duration>| {
            let rest = rest(times);
            let sum: Duration = rest.iter().sum();
            sum.checked_div(rest.len() as u32).unwrap_or_default()
        };
        let slowest = |times: &Vec<Duration>| rest(times).into_iter().max().unwrap_or_default();
        let first = |times: &Vec<Duration>| times.first().copied().unwrap_or_default();
        Entry {
            version: env!("CARGO_PKG_VERSION").to_owned(),
            date: humantime::format_rfc3339_seconds(SystemTime::now()).to_string(),
            game: G::ID.to_owned(),
            number: job.number,
            pair: job.pair + 1,
            programs: job.seated.iter().map(name).collect(),
            board: job.board,
            opening: job.start_record.moves().len(),
            answers: times.iter().map(Vec::len).collect(),
            first: times
                .iter()
                .map(|times| milliseconds(first(times)))
                .collect(),
            mean: times
                .iter()
                .map(|times| milliseconds(mean(times)))
                .collect(),
            slowest: times
                .iter()
                .map(|times| milliseconds(slowest(times)))
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
fn end_of(text: &str) -> String {
    let text = text.trim_end();
    let mut begin = text.len().saturating_sub(MAX_ERRORS_BYTES);
    while !text.is_char_boundary(begin) {
        begin += 1;
    }
    if begin > 0 && !text[..begin].ends_with('\n') {
        begin += text[begin..]
            .find('\n')
            .map_or(0, |line_break| line_break + 1);
    }
    let lines = text[begin..].lines().map(|line| readable(line.as_bytes()));
    lines.collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_end_of_a_text_begins_with_a_whole_line() {
        let line = "/home/anna/bot.py\n";
        let end = end_of(&line.repeat(MAX_ERRORS_BYTES));
        assert!(end.len() <= MAX_ERRORS_BYTES && end.len() > MAX_ERRORS_BYTES - line.len());
        assert!(end.lines().all(|kept| kept == line.trim_end()), "{end}");
        // A line that is too long is cut.
        assert_eq!(
            end_of(&"a".repeat(2 * MAX_ERRORS_BYTES)).len(),
            MAX_ERRORS_BYTES
        );
        assert_eq!(end_of("a\nb\n"), "a\nb");
    }
}
