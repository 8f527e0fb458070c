//! What is known of a game that has been tried: one line of JSON in the index of a folder of records. `docs/tournaments.md`
//! explains each field to those who read them with programs of their own.

use std::time::{Duration, SystemTime};

use serde::{Deserialize, Serialize};
use warren::core::protocol::Protocol;

use super::attempts::Job;
use super::players::Player;
use crate::cli::arena::{Disturbed, Forfeit, Played, readable};

/// A line of the index. Lists have an entry a seat, in the order of the seats, which are counted from 0.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Entry {
    /// The version of Warren that played the game.
    pub version: String,
    /// When the game ended, in UTC.
    pub date: String,
    pub game: String,
    /// What the games of one match or tournament have in common.
    pub series: String,
    /// The seed of the match or tournament.
    pub seed: u64,
    /// The number of the game in the match or tournament, from 1.
    pub number: u32,
    /// The round of a tournament, from 1; 0 in a match.
    pub round: u32,
    /// The number of the pair, from 1: games with the same start, in which each program has each seat.
    pub pair: u32,
    /// The file of the record, in the folder of the index.
    pub record: String,
    /// The files of the logs, if they are kept.
    pub logs: Vec<String>,
    /// The names of the programs.
    pub programs: Vec<String>,
    /// The seed that the board was drawn with; null for the usual start.
    pub board: Option<u64>,
    /// The number of moves that were played before the programs began.
    pub opening: usize,
    /// The number of moves.
    pub moves: usize,
    /// Scores and places; null if the game does not count.
    pub scores: Option<Vec<i32>>,
    pub places: Option<Vec<u8>>,
    /// What lost the game before the rules ended it.
    pub forfeit: Option<Fault>,
    /// Which program was killed or stopped. Such a game does not count.
    pub disturbed: Option<Fault>,
    /// The number of answers.
    pub answers: Vec<usize>,
    /// The time of the first answer in milliseconds, with the start of the program.
    pub first: Vec<f64>,
    /// The mean and the slowest of the other answers in milliseconds.
    pub mean: Vec<f64>,
    pub slowest: Vec<f64>,
}

/// A seat and what went wrong with its program.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Fault {
    pub seat: u8,
    /// The kind of fault in one word; empty if the program was killed or stopped.
    pub kind: String,
    /// The sentence, without its subject.
    pub fault: String,
    /// What may be the cause.
    pub hint: Option<String>,
    /// The number of the move that was due, from 1, and the position before it.
    pub number: usize,
    pub position: String,
    /// The lines of the answer that did not count.
    pub answer: Vec<String>,
    /// The lines that the program had read last.
    pub read: Vec<String>,
    /// The part of a link to the position after its `#`.
    pub link: String,
    /// Its number of answers before the fault.
    pub answered: usize,
    /// The end of what it said on standard error.
    pub errors: String,
}

/// How much of standard error an entry has, in bytes.
const KEPT_ERRORS: usize = 2 << 10;

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
            errors: end_of(&forfeit.errors),
        }
    }
}

impl Entry {
    /// The entry of a game that has been played. The keeper adds the names of files.
    pub fn of_played<G: Protocol>(job: &Job<G>, players: &[Player], played: &Played) -> Entry {
        let forfeit = played.forfeit.as_ref();
        Entry {
            moves: played.length,
            scores: Some(played.outcome.scores.clone()),
            places: Some(played.outcome.places()),
            forfeit: forfeit.map(|forfeit| Fault::of_forfeit(forfeit, &played.times)),
            ..Entry::of_job(job, players, &played.times)
        }
    }

    /// The entry of an attempt in which a program was killed or stopped.
    pub fn of_disturbed<G: Protocol>(
        job: &Job<G>,
        players: &[Player],
        disturbed: &Disturbed,
    ) -> Entry {
        Entry {
            moves: disturbed.length,
            disturbed: Some(Fault {
                seat: disturbed.seat.0,
                fault: disturbed.what.clone(),
                errors: end_of(&disturbed.errors),
                answered: disturbed.times[disturbed.seat.index()].len(),
                ..Fault::default()
            }),
            ..Entry::of_job(job, players, &disturbed.times)
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
            opening: job.begun.moves().len(),
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

    /// The points by seat: 1 for the first place, which those who share it share.
    pub fn points(&self) -> Vec<f64> {
        let places = self.places.iter().flatten();
        let first = places.clone().filter(|&&place| place == 1).count().max(1);
        let points = |&place: &u8| if place == 1 { 1.0 / first as f64 } else { 0.0 };
        places.map(points).collect()
    }

    /// By seat: its score minus the mean of the others'.
    pub fn margins(&self) -> Vec<f64> {
        let scores: Vec<f64> = self
            .scores
            .iter()
            .flatten()
            .copied()
            .map(f64::from)
            .collect();
        let sum: f64 = scores.iter().sum();
        let others = (scores.len() as f64 - 1.0).max(1.0);
        scores
            .iter()
            .map(|score| score - (sum - score) / others)
            .collect()
    }

    /// Whether the game counts.
    pub fn counts(&self) -> bool {
        self.disturbed.is_none()
    }
}

/// Milliseconds with three digits after the point.
fn milliseconds(time: Duration) -> f64 {
    time.as_micros() as f64 / 1000.0
}

/// The end of a text from outside, without control characters but line breaks.
fn end_of(text: &str) -> String {
    let text = text.trim_end();
    let mut begin = text.len().saturating_sub(KEPT_ERRORS);
    while !text.is_char_boundary(begin) {
        begin += 1;
    }
    let lines = text[begin..].lines().map(|line| readable(line.as_bytes()));
    lines.collect::<Vec<_>>().join("\n")
}
