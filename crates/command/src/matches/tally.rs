//! The results of a match, by program.

use std::fmt;

use serde::Serialize;
use serde_json::{Value, json};

use warren_arena::series::Entry;

/// The results of a program so far.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Tally {
    /// 1 for a win. Programs that share the first place share the point.
    points: f64,
    won: u32,
    drawn: u32,
    lost: u32,
    forfeits: u32,
    /// The number of times that it was killed or stopped.
    kill_count: u32,
    /// By seat: the sum of its own scores, and the number of games.
    scores_by_seat: Vec<(i64, u32)>,
    /// The number of answers except the first of each game, which includes the program's start, and their time in
    /// milliseconds.
    answers: usize,
    total_answer_time: f64,
    slowest: f64,
    slowest_first: f64,
}

impl Tally {
    /// Adds a game that was played at `seat`, if it counts.
    pub fn add(&mut self, game: &Entry, seat: usize) {
        let (Some(scores), Some(places)) = (&game.scores, &game.places) else {
            return;
        };
        let winner_count = places.iter().filter(|&&place| place == 1).count();
        match (places[seat], winner_count) {
            (1, 1) => self.won += 1,
            (1, _) => self.drawn += 1,
            _ => self.lost += 1,
        }
        if places[seat] == 1 {
            self.points += 1.0 / winner_count as f64;
        }
        let forfeit = game.forfeit.as_ref();
        if forfeit.is_some_and(|fault| usize::from(fault.seat) == seat) {
            self.forfeits += 1;
        }
        if self.scores_by_seat.len() <= seat {
            self.scores_by_seat.resize(seat + 1, (0, 0));
        }
        let (sum, games) = &mut self.scores_by_seat[seat];
        *sum += i64::from(scores[seat]);
        *games += 1;
        let later_answers = game.answers[seat].saturating_sub(1);
        self.slowest_first = self.slowest_first.max(game.first[seat]);
        self.answers += later_answers;
        self.total_answer_time += game.mean[seat] * later_answers as f64;
        self.slowest = self.slowest.max(game.slowest[seat]);
    }

    /// Adds a game that it could not play because it was killed or stopped.
    pub fn add_kill(&mut self) {
        self.kill_count += 1;
    }

    /// The mean of its own scores in each seat, in the order of the seats.
    fn mean_scores(&self) -> String {
        let mean = |&(sum, games): &(i64, u32)| match games {
            0 => "-".to_owned(),
            _ => format!("{:.2}", sum as f64 / f64::from(games)),
        };
        self.scores_by_seat
            .iter()
            .map(mean)
            .collect::<Vec<_>>()
            .join(" ")
    }

    /// Returns the mean time of an answer; `None` if there were only first answers.
    fn mean(&self) -> Option<f64> {
        (self.answers > 0).then(|| self.total_answer_time / self.answers as f64)
    }
}

/// The results of a program in the JSON output.
#[derive(Serialize)]
struct Row<'a> {
    program: &'a str,
    points: f64,
    won: u32,
    drawn: u32,
    lost: u32,
    forfeits: u32,
    /// The number of times that it was killed or stopped.
    killed: u32,
    /// Milliseconds.
    mean: Option<f64>,
    slowest: f64,
    first: f64,
    /// By seat: the mean of its own scores.
    scores: Vec<Option<f64>>,
}

impl Results<'_> {
    /// Returns the results as one line of JSON, with how the first of two programs does against the second.
    pub fn json(&self, strength: &Value) -> String {
        let row = |(name, tally): &(String, Tally)| {
            let mean =
                |&(sum, games): &(i64, u32)| (games > 0).then(|| sum as f64 / f64::from(games));
            json!(Row {
                program: name,
                points: tally.points,
                won: tally.won,
                drawn: tally.drawn,
                lost: tally.lost,
                forfeits: tally.forfeits,
                killed: tally.kill_count,
                mean: tally.mean(),
                slowest: tally.slowest,
                first: tally.slowest_first,
                scores: tally.scores_by_seat.iter().map(mean).collect(),
            })
        };
        let rows: Vec<serde_json::Value> = self.rows.iter().map(row).collect();
        json!({ "results": rows, "strength": strength }).to_string()
    }
}

/// The results of all programs as a table.
pub struct Results<'a> {
    /// The name and the results of each program.
    pub rows: &'a [(String, Tally)],
}

impl fmt::Display for Results<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = self.rows.iter().map(|(name, _)| name.chars().count());
        let width = names.max().unwrap_or(0).max("program".len());
        writeln!(
            f,
            "{:width$} {:>7} {:>5} {:>5} {:>5} {:>8} {:>6} {:>9} {:>11} {:>9}   score by seat",
            "program",
            "points",
            "won",
            "drawn",
            "lost",
            "forfeits",
            "killed",
            "mean ms",
            "slowest ms",
            "first ms"
        )?;
        for (name, tally) in self.rows {
            writeln!(
                f,
                "{name:width$} {:>7} {:>5} {:>5} {:>5} {:>8} {:>6} {:>9} {:>11} {:>9}   {}",
                (tally.points * 100.0).round() / 100.0,
                tally.won,
                tally.drawn,
                tally.lost,
                tally.forfeits,
                tally.kill_count,
                tally.mean().map_or("-".into(), milliseconds),
                tally
                    .mean()
                    .map_or("-".into(), |_| milliseconds(tally.slowest)),
                milliseconds(tally.slowest_first),
                tally.mean_scores(),
            )?;
        }
        write!(
            f,
            "killed: how often a signal killed or stopped it; such games do not count\n\
             first ms: the slowest first answer, which includes the start of the program; the other times exclude it\n\
             score by seat: the mean of its own scores in each seat, the first seat first"
        )
    }
}

fn milliseconds(time: f64) -> String {
    format!("{time:.1}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use warren_arena::series::Fault;

    fn game(scores: [i32; 2], places: [u8; 2], times: [&[f64]; 2]) -> Entry {
        let later_answers = |times: &&[f64]| times.get(1..).unwrap_or_default().to_vec();
        let mean = |later_answers: Vec<f64>| {
            later_answers.iter().sum::<f64>() / (later_answers.len() as f64).max(1.0)
        };
        Entry {
            scores: Some(scores.to_vec()),
            places: Some(places.to_vec()),
            answers: times.iter().map(|times| times.len()).collect(),
            first: times
                .iter()
                .map(|times| times.first().copied().unwrap_or_default())
                .collect(),
            mean: times
                .iter()
                .map(|times| mean(later_answers(times)))
                .collect(),
            slowest: times
                .iter()
                .map(|times| later_answers(times).into_iter().fold(0.0, f64::max))
                .collect(),
            ..Entry::default()
        }
    }

    #[test]
    fn games_add_up() {
        let mut tally = Tally::default();
        let won = game([30, 19], [1, 2], [&[900.0, 10.0, 30.0], &[5.0]]);
        tally.add(&won, 0);
        tally.add(&won, 1);
        tally.add(&game([7, 7], [1, 1], [&[], &[]]), 1);
        let forfeited = Entry {
            forfeit: Some(Fault::default()),
            ..game([9, 3], [2, 1], [&[1.0, 50.0], &[]])
        };
        tally.add(&forfeited, 0);
        tally.add(&Entry::default(), 0);
        assert_eq!(
            (tally.won, tally.drawn, tally.lost, tally.forfeits),
            (1, 1, 2, 1)
        );
        assert_eq!(tally.points, 1.5);
        assert_eq!(tally.mean_scores(), "19.50 13.00");
        assert_eq!(tally.mean(), Some(30.0));
        assert_eq!(tally.slowest, 50.0);
        assert_eq!(tally.slowest_first, 900.0);
    }

    #[test]
    fn the_table_has_a_row_a_program() {
        let mut tally = Tally::default();
        tally.add(&game([1, 2], [2, 1], [&[], &[900.0, 10.0, 30.0]]), 1);
        let mut killed = Tally::default();
        killed.add_kill();
        let rows = [("./a".to_owned(), killed), ("./b".to_owned(), tally)];
        let results = Results { rows: &rows };
        let table = results.to_string();
        let lines: Vec<&str> = table.lines().collect();
        assert_eq!(lines.len(), 6);
        let words = |line: &str| {
            line.split_whitespace()
                .map(str::to_owned)
                .collect::<Vec<_>>()
        };
        assert_eq!(
            words(lines[1]),
            ["./a", "0", "0", "0", "0", "0", "1", "-", "-", "0.0"]
        );
        assert_eq!(
            words(lines[2]),
            [
                "./b", "1", "1", "0", "0", "0", "0", "20.0", "30.0", "900.0", "-", "2.00"
            ]
        );
        let json: serde_json::Value = serde_json::from_str(&results.json(&Value::Null)).unwrap();
        assert_eq!(json["results"][1]["points"], 1.0);
        assert_eq!(json["results"][0]["mean"], serde_json::Value::Null);
        assert_eq!(json["results"][1]["scores"], json!([null, 2.0]));
    }
}
