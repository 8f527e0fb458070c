//! The results of a tournament as tables of text.

use std::fmt;

use super::file::PairingSystem;
use super::standings::{Forfeit, Row, Standings};
use crate::ratings::{Estimate, Strength};

/// The width of the columns of the forfeits before the fault, without that of the program.
const COLUMNS_BEFORE_FAULT: usize = 28;

impl fmt::Display for Standings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = self.rows.iter().map(|row| row.program.chars().count());
        let width = names.max().unwrap_or(0).max("program".len());
        let is_swiss = self.kind == PairingSystem::Swiss;
        let opponents = |text: &str| {
            if is_swiss {
                format!(" {text:>9}")
            } else {
                String::new()
            }
        };
        let has_unplayed = self.has_unplayed();
        let unplayed = |text: &str| {
            if has_unplayed {
                format!(" {text:>8}")
            } else {
                String::new()
            }
        };
        writeln!(
            f,
            "{:>3} {:width$} {:>7}{} {:>5} {:>5} {:>5} {:>5}{} {:>7} {:>15} {:>8} {:>8} {:>6} {:>8} {:>10}",
            "",
            "program",
            "points",
            opponents("opponents"),
            "games",
            "won",
            "drawn",
            "lost",
            unplayed("unplayed"),
            "rating",
            "95 %",
            "margin",
            "forfeits",
            "killed",
            "mean ms",
            "slowest ms"
        )?;
        for row in &self.rows {
            let rating = row.rating.map_or("-".to_owned(), without_decimals);
            let bounds = match (row.rating_low, row.rating_high) {
                (Some(low), Some(high)) => {
                    format!("{} to {}", without_decimals(low), without_decimals(high))
                }
                (None, Some(high)) => format!("below {}", without_decimals(high)),
                _ => "-".to_owned(),
            };
            writeln!(
                f,
                "{:>3} {:width$} {:>7}{} {:>5} {:>5} {:>5} {:>5}{} {rating:>7} {bounds:>15} {:>8} {:>8} {:>6} {:>8} {:>10.1}{}",
                row.place,
                row.program,
                with_two_decimals(row.points),
                opponents(&with_two_decimals(row.opponents)),
                row.games,
                row.won,
                row.drawn,
                row.lost,
                unplayed(&with_two_decimals(row.unplayed)),
                row.margin
                    .map_or("-".to_owned(), |margin| format!("{margin:.1}")),
                row.forfeits,
                row.killed,
                row.mean.map_or("-".to_owned(), |mean| format!("{mean:.1}")),
                row.slowest,
                if row.is_out { "  left out" } else { "" },
            )?;
        }
        self.write_notes(f)
    }
}

impl Standings {
    /// Writes the notes below the table.
    fn write_notes(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let extent = if self.is_over {
            "all".to_owned()
        } else {
            format!("of {}", self.total)
        };
        writeln!(
            f,
            "\n{} games ({extent}), {} pairs complete",
            self.played, self.pairs
        )?;
        if let Some(first_player) = &self.first_player {
            writeln!(
                f,
                "advantage of the first mover: {}",
                elo_with_bounds(first_player)
            )?;
        } else if self.pairs > 0 {
            let shares: Vec<String> = self
                .seats
                .iter()
                .map(|share| format!("{:.0} %", share * 100.0))
                .collect();
            writeln!(f, "wins by seat: {}", shares.join(", "))?;
        }
        if let Some(drawn) = self.drawn.as_ref().filter(|drawn| drawn.value > 0.0) {
            writeln!(f, "drawn: {:.1} %", drawn.value * 100.0)?;
        }
        let is_known =
            |strength: &&Strength| strength.elo.is_finite() && strength.elo_error.is_finite();
        if let Some(strength) = self.strength.as_ref().filter(is_known) {
            writeln!(
                f,
                "the first program is stronger by {}",
                describe_strength(strength)
            )?;
        }
        for line in self.void_notes() {
            writeln!(f, "{line}")?;
        }
        if self.has_unplayed() {
            writeln!(
                f,
                "unplayed: points without a game, from walkovers against programs that are left out and from free rounds"
            )?;
        }
        let is_unrated = |row: &Row| row.rating.is_none() && row.games > 0;
        if self.rows.iter().any(is_unrated) {
            writeln!(
                f,
                "a program without a win or a draw in complete pairs has no rating, at most an upper bound"
            )?;
        }
        write!(
            f,
            "rating: in Elo, the mean is 0, with the bounds of 95 % by pairs of games\n\
             margin: the mean of its score minus the others'; killed: how often a signal killed or stopped it"
        )
    }

    /// Returns the notes about games without a verdict, one sentence each.
    pub fn void_notes(&self) -> Vec<String> {
        let games = |numbers: &[u32]| {
            let noun = if numbers.len() == 1 { "game" } else { "games" };
            let numbers: Vec<String> = numbers.iter().map(u32::to_string).collect();
            format!("{noun} {}", numbers.join(", "))
        };
        let mut notes = Vec::new();
        if !self.void.is_empty() {
            notes.push(format!("do not count: {}", games(&self.void)));
        }
        for (name, numbers) in &self.kills_by_program {
            notes.push(format!(
                "a signal killed or stopped {name} in {}; its sender is unknown: the program itself, another program or the system",
                games(numbers)
            ));
        }
        match self.standstills {
            0 => {}
            1 => notes.push("played again because the referee stood still: 1 attempt".to_owned()),
            count => notes.push(format!(
                "played again because the referee stood still: {count} attempts"
            )),
        }
        notes
    }

    /// Returns the forfeits as a table. `link_sentence` is the sentence that leads to the position of a forfeit.
    pub fn forfeit_table(&self, link_sentence: impl Fn(&Forfeit) -> String) -> String {
        if self.forfeits.is_empty() {
            return "no forfeits".to_owned();
        }
        let width = self
            .forfeits
            .iter()
            .map(|forfeit| forfeit.program.chars().count())
            .max()
            .unwrap_or(0)
            .max("program".len());
        let mut lines = vec![format!(
            "{:>6} {:width$} {:>4} {:>4} {:10} what",
            "game", "program", "seat", "move", "rule"
        )];
        for forfeit in &self.forfeits {
            let fault = &forfeit.fault;
            lines.push(format!(
                "{:>6} {:width$} {:>4} {:>4} {:10} {}",
                forfeit.game, forfeit.program, fault.seat, fault.number, fault.kind, fault.fault
            ));
            if !fault.answer.is_empty() {
                lines.push(format!(
                    "{:>w$} wrote `{}` after `{}`",
                    "",
                    fault.answer.join("` `"),
                    fault.read.join("` `"),
                    w = width + COLUMNS_BEFORE_FAULT
                ));
            }
            if let Some(hint) = &fault.hint {
                lines.push(format!(
                    "{:>w$} hint: {hint}",
                    "",
                    w = width + COLUMNS_BEFORE_FAULT
                ));
            }
            lines.push(format!(
                "{:>w$} {}",
                "",
                link_sentence(forfeit),
                w = width + COLUMNS_BEFORE_FAULT
            ));
        }
        lines.join("\n")
    }
}

/// Describes how much stronger a program is, with the bounds of 95 %, and the likelihood that it is stronger at all.
fn describe_strength(strength: &Strength) -> String {
    format!(
        "{:+.1} ± {:.1} Elo, {:+.1} ± {:.1} in normalized Elo; the likelihood that it is stronger at all is {:.1} %",
        strength.elo,
        strength.elo_error,
        strength.normalized,
        strength.normalized_error,
        strength.superiority * 100.0
    )
}

/// Returns a rating without decimals, and without a sign if it is 0.
fn without_decimals(rating: f64) -> String {
    format!("{}", rating.round() as i64)
}

fn with_two_decimals(points: f64) -> String {
    format!("{}", (points * 100.0).round() / 100.0)
}

fn elo_with_bounds(estimate: &Estimate) -> String {
    match &estimate.interval {
        Some(interval) => format!(
            "{:+.0} Elo ({:+.0} to {:+.0})",
            estimate.value, interval.low, interval.high
        ),
        None => format!("{:+.0} Elo", estimate.value),
    }
}
