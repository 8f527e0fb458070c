//! The results of a match, by program.

use std::fmt;
use std::time::Duration;

use warren::core::game::Outcome;

/// The results of a program so far.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Tally {
    /// 1 for a win. Programs that share the first place share the point.
    points: f64,
    won: u32,
    drawn: u32,
    lost: u32,
    forfeits: u32,
    /// How often it was killed or stopped.
    disturbed: u32,
    /// By seat: the sum of its own scores, and the number of games.
    scores: Vec<(i64, u32)>,
    /// The answers except the first of each game, which includes the program's start.
    answers: u32,
    answered_in: Duration,
    slowest: Duration,
    slowest_first: Duration,
}

impl Tally {
    /// Adds a game that was played at `seat`.
    pub fn add(&mut self, outcome: &Outcome, seat: usize, times: &[Duration]) {
        let places = outcome.places();
        let first = places.iter().filter(|&&place| place == 1).count();
        match (places[seat], first) {
            (1, 1) => self.won += 1,
            (1, _) => self.drawn += 1,
            _ => self.lost += 1,
        }
        if places[seat] == 1 {
            self.points += 1.0 / first as f64;
        }
        if outcome
            .forfeit
            .is_some_and(|forfeit| forfeit.index() == seat)
        {
            self.forfeits += 1;
        }
        if self.scores.len() <= seat {
            self.scores.resize(seat + 1, (0, 0));
        }
        let (sum, games) = &mut self.scores[seat];
        *sum += i64::from(outcome.scores[seat]);
        *games += 1;
        if let Some((first, rest)) = times.split_first() {
            self.slowest_first = self.slowest_first.max(*first);
            self.answers += rest.len() as u32;
            self.answered_in += rest.iter().sum();
            self.slowest = self
                .slowest
                .max(rest.iter().max().copied().unwrap_or_default());
        }
    }

    /// Adds a game that it could not play because it was killed or stopped.
    pub fn add_disturbed(&mut self) {
        self.disturbed += 1;
    }

    /// The mean of its own scores in each seat, in the order of the seats.
    fn mean_scores(&self) -> String {
        let mean = |&(sum, games): &(i64, u32)| match games {
            0 => "-".to_owned(),
            _ => format!("{:.2}", sum as f64 / f64::from(games)),
        };
        self.scores.iter().map(mean).collect::<Vec<_>>().join(" ")
    }

    fn mean(&self) -> Option<Duration> {
        self.answered_in.checked_div(self.answers)
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
                tally.disturbed,
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
            "killed: how often somebody killed or stopped it, or it did so itself; such games do not count\n\
             first ms: the slowest first answer, which includes the start of the program; the other times are without it\n\
             score by seat: the mean of its own scores in each seat, the first seat first"
        )
    }
}

fn milliseconds(time: Duration) -> String {
    format!("{:.1}", time.as_secs_f64() * 1000.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use warren::core::game::Seat;

    fn ms(count: u64) -> Duration {
        Duration::from_millis(count)
    }

    #[test]
    fn games_add_up() {
        let mut tally = Tally::default();
        let won = Outcome::by_scores(vec![30, 19]);
        tally.add(&won, 0, &[ms(900), ms(10), ms(30)]);
        tally.add(&won, 1, &[ms(5)]);
        tally.add(&Outcome::by_scores(vec![7, 7]), 1, &[]);
        let forfeited = Outcome {
            scores: vec![9, 3],
            forfeit: Some(Seat(0)),
        };
        tally.add(&forfeited, 0, &[ms(1), ms(50)]);
        assert_eq!(
            (tally.won, tally.drawn, tally.lost, tally.forfeits),
            (1, 1, 2, 1)
        );
        assert_eq!(tally.points, 1.5);
        assert_eq!(tally.mean_scores(), "19.50 13.00");
        assert_eq!(tally.mean(), Some(ms(30)));
        assert_eq!(tally.slowest, ms(50));
        assert_eq!(tally.slowest_first, ms(900));
    }

    #[test]
    fn the_table_has_a_row_a_program() {
        let mut tally = Tally::default();
        tally.add(
            &Outcome::by_scores(vec![1, 2]),
            1,
            &[ms(900), ms(10), ms(30)],
        );
        let mut killed = Tally::default();
        killed.add_disturbed();
        let rows = [("1 ./a".to_owned(), killed), ("2 ./b".to_owned(), tally)];
        let table = Results { rows: &rows }.to_string();
        let lines: Vec<&str> = table.lines().collect();
        assert_eq!(lines.len(), 6);
        let words = |line: &str| {
            line.split_whitespace()
                .map(str::to_owned)
                .collect::<Vec<_>>()
        };
        assert_eq!(
            words(lines[1]),
            ["1", "./a", "0", "0", "0", "0", "0", "1", "-", "-", "0.0"]
        );
        assert_eq!(
            words(lines[2]),
            [
                "2", "./b", "1", "1", "0", "0", "0", "0", "20.0", "30.0", "900.0", "-", "2.00"
            ]
        );
    }
}
