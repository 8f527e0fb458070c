//! The entry of a tried game: one line of JSON in the index of a folder of records. `docs/tournaments.md` explains each field
//! to readers who process them with their own programs.

use serde::{Deserialize, Serialize};

/// A game does not count after this many attempts in which a program was killed or stopped.
pub const MAX_SIGNALS: usize = 2;

/// A game does not count after this many attempts in which the referee stood still.
pub const MAX_STANDSTILLS: usize = 4;

/// A line of the index. Lists have one item per seat, in the order of the seats, which are counted from 0.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Entry {
    /// The version of Warren that played the game.
    pub version: String,
    /// When the game ended, in UTC.
    pub date: String,
    /// The name of the game.
    pub game: String,
    /// The fingerprint of the match or tournament, the same for all its games.
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
    /// The seed from which the board was generated; null for the usual start.
    pub board: Option<u64>,
    /// The number of moves before the programs began.
    pub opening: usize,
    /// The number of moves.
    pub moves: usize,
    /// Scores and places; null if the game does not count.
    pub scores: Option<Vec<i32>>,
    /// By seat: the place, from 1. None if the game has no result.
    pub places: Option<Vec<u8>>,
    /// The fault that lost the game before the rules ended it.
    pub forfeit: Option<Fault>,
    /// Which program was killed or stopped. Such a game does not count.
    pub disturbed: Option<Fault>,
    /// How long the referee stood still, in milliseconds, if that would have decided the game. Such a game does not count.
    pub stood_still: Option<f64>,
    /// The number of answers.
    pub answers: Vec<usize>,
    /// The time of the first answer in milliseconds, including the start of the program. If it did not arrive in time, the time
    /// of the fault.
    pub first: Vec<f64>,
    /// The mean of the other answers in milliseconds, and the slowest of them. An answer that did not arrive in time has the
    /// time of the fault. It can be the slowest, but does not count for the mean: its true time is unknown.
    pub mean: Vec<f64>,
    /// By seat: the slowest answer, in milliseconds.
    pub slowest: Vec<f64>,
}

/// A fault of a seat's program.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Fault {
    /// From 0.
    pub seat: u8,
    /// The kind of fault in one word; empty if the program was killed or stopped.
    pub kind: String,
    /// The description of the fault, without its subject.
    pub fault: String,
    /// The likely cause.
    pub hint: Option<String>,
    /// The number of the move that was due, from 1, and the position before it.
    pub number: usize,
    /// The position in which it happened.
    pub position: String,
    /// The lines of the answer that did not count.
    pub answer: Vec<String>,
    /// The last lines that the program had read.
    pub read: Vec<String>,
    /// The part of a link to the position after its `#`.
    pub link: String,
    /// The number of its answers before the fault.
    pub answered: usize,
    /// If its answer did not arrive in time: how long it took, or when the referee gave up, in milliseconds.
    pub took: Option<f64>,
    /// The end of its standard error.
    pub errors: String,
}

/// The maximum number of answers of a program that is accepted.
const MAX_ANSWERS: usize = u32::MAX as usize;

impl Entry {
    /// Checks that all its lists fit its programs, and that its files are in the folder of the index. Code that adds up entries
    /// or copies their files relies on this.
    ///
    /// # Errors
    /// The name of the invalid field.
    pub fn check(&self) -> Result<(), &'static str> {
        let seats = self.programs.len();
        let fits = |length: usize| length == seats;
        let is_place = |place: &u8| (1..=seats).contains(&usize::from(*place));
        let has_seat = |fault: &Fault| usize::from(fault.seat) < seats;
        let is_path_sign = |sign: char| sign == '/' || sign == '\\' || sign.is_control();
        let is_name = |name: &String| !name.contains(is_path_sign) && name != "..";
        let counts = self.counts() && seats > 0;
        let scores = self.scores.as_ref().map(Vec::len);
        let places = self.places.as_ref();
        let checks = [
            ("record", is_name(&self.record)),
            ("logs", self.logs.iter().all(is_name)),
            ("scores", scores.map_or(!counts, fits)),
            (
                "places",
                places.map_or(!counts, |all| fits(all.len()) && all.iter().all(is_place)),
            ),
            ("forfeit", self.forfeit.as_ref().is_none_or(has_seat)),
            ("disturbed", self.disturbed.as_ref().is_none_or(has_seat)),
            (
                "answers",
                fits(self.answers.len()) && self.answers.iter().all(|&count| count < MAX_ANSWERS),
            ),
            ("first", fits(self.first.len())),
            ("mean", fits(self.mean.len())),
            ("slowest", fits(self.slowest.len())),
        ];
        match checks.iter().find(|(_, fits)| !fits) {
            Some((field, _)) => Err(field),
            None => Ok(()),
        }
    }

    /// Returns the points by seat: 1 for the first place, divided among all who share it.
    pub fn points(&self) -> Vec<f64> {
        let places = self.places.iter().flatten();
        let winner_count = places.clone().filter(|&&place| place == 1).count().max(1);
        let points = |&place: &u8| {
            if place == 1 {
                1.0 / winner_count as f64
            } else {
                0.0
            }
        };
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
        let other_count = (scores.len() as f64 - 1.0).max(1.0);
        scores
            .iter()
            .map(|score| score - (sum - score) / other_count)
            .collect()
    }

    /// Whether the game counts.
    pub fn counts(&self) -> bool {
        self.disturbed.is_none() && self.stood_still.is_none()
    }
}
