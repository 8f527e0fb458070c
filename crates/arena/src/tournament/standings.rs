//! The table of a tournament: points, ratings with their uncertainty, scores, faults and times.

use std::cmp::Ordering;
use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::{Value, json};

use super::against::unplayed_points;
use super::file::PairingSystem;
use super::pairing::MeetingResult;
use super::progress::Progress;
use crate::ratings::{
    Estimate, Game, Interval, Pentanomial, ScoredGame, Settings, Strength, margins, rate,
};
use crate::series::{Entry, Fault};

/// A program in the table.
#[derive(Clone, Debug, Serialize)]
pub struct Row {
    /// The place, from 1; programs that are level in everything share a place.
    pub place: usize,
    /// Its name.
    pub program: String,
    /// The points of all games that count.
    pub points: f64,
    /// Swiss: the total points of all opponents.
    pub opponents: f64,
    /// Games played.
    pub games: u32,
    /// Games won.
    pub won: u32,
    /// Games drawn.
    pub drawn: u32,
    /// Games lost.
    pub lost: u32,
    /// The points without a game, in walkovers and free rounds.
    pub unplayed: f64,
    /// In Elo, from complete pairs. `None` if it has neither won nor drawn a game in these: such games bound a rating only from
    /// above, and any number would depend on how few games it has lost.
    pub rating: Option<f64>,
    /// The bounds of 95 %. Without a rating there is only the upper one.
    pub rating_low: Option<f64>,
    /// The upper bound of the interval.
    pub rating_high: Option<f64>,
    /// The mean of its score minus the mean of the others' scores.
    pub margin: Option<f64>,
    /// The lower bound of the interval.
    pub margin_low: Option<f64>,
    /// The upper bound of the interval.
    pub margin_high: Option<f64>,
    /// Games that it has forfeited.
    pub forfeits: u32,
    /// The number of times that it was killed or stopped.
    pub killed: u32,
    /// The mean answer in milliseconds, without first answers.
    pub mean: Option<f64>,
    /// The slowest answer, apart from the first of a game, in milliseconds. It may be one that was late or missing.
    pub slowest: f64,
    /// The slowest first answer, in milliseconds.
    pub first: f64,
    /// Whether it is left out, because it cannot play.
    pub is_out: bool,
}

/// A program that lost by a fault.
#[derive(Clone, Debug, Serialize)]
pub struct Forfeit {
    /// The number of the game.
    pub game: u32,
    /// The date of the game.
    pub date: String,
    /// The program that forfeited.
    pub program: String,
    /// The other programs of the game.
    pub opponents: Vec<String>,
    /// The file of the record, in the folder of the results.
    pub record: String,
    /// The fault.
    #[serde(flatten)]
    pub fault: Fault,
}

/// The results of a tournament so far.
#[derive(Clone, Debug)]
pub struct Standings {
    /// The pairing system.
    pub kind: PairingSystem,
    /// From the best to the last.
    pub rows: Vec<Row>,
    /// The first mover's advantage in Elo, in games for two.
    pub first_player: Option<Estimate>,
    /// The share of drawn games, from 0 to 1, if all have two seats.
    pub drawn: Option<Estimate>,
    /// With two programs: how much stronger the first one is.
    pub strength: Option<Strength>,
    /// The share of wins by seat.
    pub seats: Vec<f64>,
    /// In the order of the games.
    pub forfeits: Vec<Forfeit>,
    /// The number of games that have been played.
    pub played: usize,
    /// The total number of games.
    pub total: usize,
    /// The pairs that are complete.
    pub pairs: usize,
    /// Whether no game is left to play.
    pub is_over: bool,
    /// The games that do not count.
    pub void: Vec<u32>,
    /// The programs that were killed or stopped in these games, with the numbers of the games.
    pub kills_by_program: Vec<(String, Vec<u32>)>,
    /// The number of attempts at games that were repeated because the referee stood still.
    pub standstills: usize,
}

impl Standings {
    /// Returns the results so far. The seed decides the intervals' resamples.
    pub fn of(progress: &Progress, seed: u64) -> Standings {
        let groups = complete_pairs(progress);
        let games = complete_games(progress);
        let scored_games: Vec<Vec<ScoredGame>> = groups
            .iter()
            .map(|group| {
                group
                    .iter()
                    .map(|entry| scored_game(progress, entry))
                    .collect()
            })
            .collect();
        let settings = Settings {
            seed,
            ..Settings::default()
        };
        let players = progress.names.len();
        let ratings = rate(players, &games, &settings);
        let margins = margins(players, &scored_games);
        let results = progress.meeting_results();
        let out = progress.out();
        let mut rows: Vec<Row> = (0..players)
            .map(|player| {
                let mut row = summarize_player(progress, player);
                row.points = points_of(&results, player);
                row.opponents = opponents_of(&results, player);
                row.is_out = out.contains(&player);
                let rating = &ratings.players[player];
                (row.rating_low, row.rating_high) = bounds(rating.interval.as_ref());
                row.rating = rating.has_beaten.then_some(rating.rating);
                row.rating_low = row.rating_low.filter(|_| rating.has_beaten);
                row.margin = margins[player].mean;
                (row.margin_low, row.margin_high) = bounds(margins[player].interval.as_ref());
                row
            })
            .collect();
        sort_and_place(&mut rows, progress);
        Standings {
            kind: progress.pairing.kind,
            rows,
            first_player: ratings
                .two_player
                .as_ref()
                .map(|two_player| two_player.first_player),
            drawn: ratings
                .two_player
                .as_ref()
                .map(|two_player| two_player.drawn),
            strength: match players {
                2 => Pentanomial::of(0, &games).strength(),
                _ => None,
            },
            seats: ratings
                .seats
                .iter()
                .map(|seat| seat.wins / (seat.games as f64).max(1.0))
                .collect(),
            forfeits: forfeits(progress),
            played: progress.games.len(),
            total: progress.game_count(),
            pairs: groups.len(),
            is_over: progress.is_over(),
            void: progress.void_game_numbers(),
            kills_by_program: kills_in_void_games(progress),
            standstills: progress.standstill_count(),
        }
    }

    /// Whether points were given without a game.
    pub fn has_unplayed(&self) -> bool {
        self.rows.iter().any(|row| row.unplayed > 0.0)
    }

    /// Returns the results as lines of JSON: one per program, one per forfeit, and a summary.
    pub fn json(&self) -> String {
        let estimate = |estimate: &Estimate| {
            let (low, high) = bounds(estimate.interval.as_ref());
            json!({ "value": estimate.value, "low": low, "high": high })
        };
        let rows = self.rows.iter().map(|row| json!({ "standing": row }));
        let forfeits = self
            .forfeits
            .iter()
            .map(|forfeit| json!({ "forfeit": forfeit }));
        let summary = json!({ "summary": {
            "played": self.played,
            "total": self.total,
            "pairs": self.pairs,
            "is_over": self.is_over,
            "void": self.void,
            "standstills": self.standstills,
            "first_player": self.first_player.as_ref().map(estimate),
            "drawn": self.drawn.as_ref().map(estimate),
            "wins_by_seat": self.seats,
        }});
        let lines: Vec<String> = rows
            .chain(forfeits)
            .chain([summary])
            .map(|line: Value| line.to_string())
            .collect();
        lines.join("\n")
    }
}

/// Returns the programs that were killed or stopped in games that do not count, with the numbers of these games.
fn kills_in_void_games(progress: &Progress) -> Vec<(String, Vec<u32>)> {
    let mut numbers: BTreeMap<usize, Vec<u32>> = BTreeMap::new();
    for (number, player) in progress.kills_in_void_games() {
        numbers.entry(player).or_default().push(number);
    }
    let named = |(player, numbers): (usize, _)| (progress.names[player].clone(), numbers);
    numbers.into_iter().map(named).collect()
}

/// Returns the games of each pair that is complete.
fn complete_pairs(progress: &Progress) -> Vec<Vec<&Entry>> {
    let pairs = 0..progress.meetings.len();
    let entries = pairs.map(|pair| {
        let numbers = progress.game_numbers(pair);
        numbers
            .filter_map(|number| progress.games.get(&number))
            .collect::<Vec<_>>()
    });
    entries
        .filter(|entries| entries.len() == progress.pairing.seats)
        .collect()
}

/// Returns the results of these games.
pub fn complete_games(progress: &Progress) -> Vec<Vec<Game>> {
    let pairs = complete_pairs(progress);
    let game = |entry: &&Entry| Game {
        players: players_of(progress, entry),
        places: entry.places.clone().unwrap_or_default(),
    };
    pairs
        .iter()
        .map(|pair| pair.iter().map(game).collect())
        .collect()
}

fn players_of(progress: &Progress, entry: &Entry) -> Vec<usize> {
    entry
        .programs
        .iter()
        .filter_map(|name| progress.player_number(name))
        .collect()
}

fn scored_game(progress: &Progress, entry: &Entry) -> ScoredGame {
    ScoredGame {
        players: players_of(progress, entry),
        scores: entry.scores.clone().unwrap_or_default(),
    }
}

fn bounds(interval: Option<&Interval>) -> (Option<f64>, Option<f64>) {
    (
        interval.map(|interval| interval.low),
        interval.map(|interval| interval.high),
    )
}

/// Sums up the games of a program.
fn summarize_player(progress: &Progress, player: usize) -> Row {
    let name = &progress.names[player];
    let mut row = Row {
        place: 0,
        program: name.clone(),
        points: 0.0,
        opponents: 0.0,
        games: 0,
        won: 0,
        drawn: 0,
        lost: 0,
        unplayed: unplayed_points(progress, player),
        rating: None,
        rating_low: None,
        rating_high: None,
        margin: None,
        margin_low: None,
        margin_high: None,
        forfeits: 0,
        killed: 0,
        mean: None,
        slowest: 0.0,
        first: 0.0,
        is_out: false,
    };
    let (mut answers, mut total_time) = (0, 0.0);
    for entry in progress.games.values() {
        let Some(seat) = entry.programs.iter().position(|program| program == name) else {
            continue;
        };
        let points = entry.points();
        row.games += 1;
        match points[seat] {
            1.0 => row.won += 1,
            0.0 => row.lost += 1,
            _ => row.drawn += 1,
        }
        if entry
            .forfeit
            .as_ref()
            .is_some_and(|fault| usize::from(fault.seat) == seat)
        {
            row.forfeits += 1;
        }
        let later_answers = entry.answers[seat].saturating_sub(1);
        answers += later_answers;
        total_time += entry.mean[seat] * later_answers as f64;
        row.slowest = row.slowest.max(entry.slowest[seat]);
        row.first = row.first.max(entry.first[seat]);
    }
    row.mean = (answers > 0).then(|| total_time / answers as f64);
    let killed = progress.disturbed.iter().filter(|entry| {
        let seat = entry
            .disturbed
            .as_ref()
            .map(|fault| usize::from(fault.seat));
        seat.is_some_and(|seat| entry.programs[seat] == *name)
    });
    row.killed = killed.count() as u32;
    row
}

fn points_of(met: &[MeetingResult], player: usize) -> f64 {
    met.iter().filter_map(|met| met.points_of(player)).sum()
}

/// Returns the total points of a program's opponents, once for each meeting.
fn opponents_of(met: &[MeetingResult], player: usize) -> f64 {
    let own_results = met
        .iter()
        .filter(|met| met.meeting.players.contains(&player));
    let opponents =
        own_results.flat_map(|met| met.meeting.players.iter().filter(|&&other| other != player));
    opponents.map(|&other| points_of(met, other)).sum()
}

/// Sorts the rows and assigns places. A knockout is sorted by the last round of each program, other tournaments by points; then
/// come, in Swiss, the points of the opponents, then the mean margin.
fn sort_and_place(rows: &mut [Row], progress: &Progress) {
    let last_rounds: BTreeMap<&str, u32> = progress
        .meetings
        .iter()
        .flat_map(|meeting| {
            meeting
                .players
                .iter()
                .map(move |&player| (player, meeting.round))
        })
        .map(|(player, round)| (progress.names[player].as_str(), round))
        .collect();
    let sort_key = |row: &Row| {
        let round = match progress.pairing.kind {
            PairingSystem::Knockout => last_rounds
                .get(row.program.as_str())
                .copied()
                .unwrap_or_default(),
            _ => 0,
        };
        let opponents = match progress.pairing.kind {
            PairingSystem::Swiss => row.opponents,
            _ => 0.0,
        };
        [
            f64::from(round),
            row.points,
            opponents,
            row.margin.unwrap_or(f64::NEG_INFINITY),
        ]
    };
    // The best row comes first.
    let compare = |a: &Row, b: &Row| {
        let pairs = sort_key(b).into_iter().zip(sort_key(a));
        let orders = pairs.map(|(of_b, of_a)| of_b.total_cmp(&of_a));
        orders.fold(Ordering::Equal, Ordering::then)
    };
    rows.sort_by(compare);
    for index in 0..rows.len() {
        let is_level = index > 0 && compare(&rows[index - 1], &rows[index]).is_eq();
        rows[index].place = if is_level {
            rows[index - 1].place
        } else {
            index + 1
        };
    }
}

fn forfeits(progress: &Progress) -> Vec<Forfeit> {
    let forfeit = |entry: &Entry| {
        let fault = entry.forfeit.clone()?;
        let seat = usize::from(fault.seat);
        let mut opponents = entry.programs.clone();
        let program = opponents.remove(seat);
        Some(Forfeit {
            game: entry.number,
            date: entry.date.clone(),
            program,
            opponents,
            record: entry.record.clone(),
            fault,
        })
    };
    progress.games.values().filter_map(forfeit).collect()
}
