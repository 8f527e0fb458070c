//! The games of a match, one after another: their reports, their records and their results.

use std::io::{self, Write};
use std::time::Duration;

use indicatif::ProgressBar;
use warren::core::protocol::Protocol;

use super::contestant::Contestant;
use super::game::{self, Disturbed, Pairing, Played, Unplayed};
use super::keeper::{Entry, Fault, Keeper};
use super::system::Orphans;
use super::tally::{Results, Tally};
use crate::cli::Failure;
use crate::cli::output::print;

/// The number of attempts at a game before it counts for nobody.
const ATTEMPTS: u32 = 2;

/// A match in progress.
pub struct Series<'a> {
    programs: &'a [Contestant],
    /// The programs' names, made distinct because the same command may take part twice.
    names: Vec<String>,
    tallies: Vec<Tally>,
    keeper: Keeper,
    orphans: Orphans,
    bar: ProgressBar,
    /// The games that count for nobody.
    void: Vec<String>,
}

impl<'a> Series<'a> {
    pub fn new(programs: &'a [Contestant], keeper: Keeper, bar: ProgressBar) -> Series<'a> {
        let numbered = (1..).zip(programs);
        Series {
            programs,
            names: numbered
                .map(|(number, program)| format!("{number} {program}"))
                .collect(),
            tallies: vec![Tally::default(); programs.len()],
            keeper,
            orphans: Orphans::adopt(),
            bar,
            void: Vec::new(),
        }
    }

    /// Plays a game, numbered from 1. If a program is killed or stopped, the game is played once more. `seated` has the
    /// number of the program at each seat.
    pub fn play<G: Protocol>(
        &mut self,
        number: u32,
        seated: &[usize],
        table: &Pairing<'_, G>,
    ) -> Result<(), Unplayed> {
        for attempt in 1..=ATTEMPTS {
            let bar = &self.bar;
            let at_move = |length| bar.set_message(format!("game {number}, move {length}"));
            let played = game::play(table.clone(), at_move);
            self.orphans.end();
            match played {
                Ok(played) => {
                    self.count(number, seated, &played)
                        .map_err(Unplayed::Failed)?;
                    break;
                }
                Err(Unplayed::Disturbed(disturbed)) => {
                    let is_void = attempt == ATTEMPTS;
                    self.set_aside(number, seated, &disturbed, is_void)
                        .map_err(Unplayed::Failed)?;
                }
                Err(other) => return Err(other),
            }
        }
        self.bar.inc(1);
        Ok(())
    }

    /// Prints the results of all games so far. The error names the games that count for nobody.
    pub fn conclude(&self) -> Result<(), Failure> {
        self.bar.finish_and_clear();
        let names = self.names.iter().cloned();
        let rows: Vec<(String, Tally)> = names.zip(self.tallies.iter().cloned()).collect();
        print(format_args!("\n{}\n", Results { rows: &rows }))?;
        match self.void.is_empty() {
            true => Ok(()),
            false => Err(Failure(self.void.join("; "))),
        }
    }

    fn count(&mut self, number: u32, seated: &[usize], played: &Played) -> Result<(), Failure> {
        for (seat, &program) in seated.iter().enumerate() {
            self.tallies[program].add(&played.outcome, seat, &played.times[seat]);
        }
        let forfeit = played.forfeit.as_ref();
        let entry = Entry {
            scores: Some(&played.outcome.scores),
            places: Some(played.outcome.places()),
            forfeit: forfeit.map(|forfeit| Fault {
                seat: forfeit.seat.0,
                fault: &forfeit.fault,
            }),
            ..self.entry(seated, played.length, &played.times)
        };
        let record = self.keep(&played.record, entry)?;
        let names: Vec<&str> = seated.iter().map(|&p| self.names[p].as_str()).collect();
        let scores: Vec<String> = names
            .iter()
            .zip(&played.outcome.scores)
            .map(|(name, score)| format!("[{name}] {score}"))
            .collect();
        let mut line = format!("game {number}: {}", scores.join(", "));
        if let Some(forfeit) = forfeit {
            line += &format!("; [{}] {}", names[forfeit.seat.index()], forfeit.fault);
        }
        let errors = forfeit.map(|forfeit| (names[forfeit.seat.index()], &*forfeit.errors));
        self.bar.suspend(|| {
            print(format_args!("{line}; {record}\n"))?;
            if let Some((name, errors)) = errors {
                tell_errors(name, errors);
            }
            Ok(())
        })
    }

    /// Stores and reports a game that a program could not play.
    fn set_aside(
        &mut self,
        number: u32,
        seated: &[usize],
        disturbed: &Disturbed,
        is_void: bool,
    ) -> Result<(), Failure> {
        let program = seated[disturbed.seat.index()];
        self.tallies[program].add_disturbed();
        let entry = Entry {
            disturbed: Some(Fault {
                seat: disturbed.seat.0,
                fault: &disturbed.what,
            }),
            ..self.entry(seated, disturbed.length, &disturbed.times)
        };
        let record = self.keep(&disturbed.record, entry)?;
        let (name, what) = (&self.names[program], &disturbed.what);
        let then = match is_void {
            true => "the game counts for nobody",
            false => "the game is played once more",
        };
        if is_void {
            let what = format!("game {number} counts for nobody: [{name}] {what}");
            self.void.push(what);
        }
        self.bar.suspend(|| {
            print(format_args!(
                "game {number}: [{name}] {what}, {then}; {record}\n"
            ))?;
            tell_errors(name, &disturbed.errors);
            Ok(())
        })
    }

    /// Stores a record. Returns its path.
    fn keep(&mut self, record: &str, entry: Entry<'_>) -> Result<String, Failure> {
        let kept = self.keeper.keep(record, entry);
        kept.map(|path| path.display().to_string())
            .map_err(|error| Failure(format!("the record cannot be kept: {error}")))
    }

    /// The index entry of a game that does not count. The keeper fills in the record's name.
    fn entry<'e>(&self, seated: &[usize], moves: usize, times: &[Vec<Duration>]) -> Entry<'e> {
        let slowest = |times: &Vec<Duration>| {
            let slowest = times.iter().max().copied().unwrap_or_default();
            slowest.as_micros() as f64 / 1000.0
        };
        Entry {
            record: String::new(),
            programs: seated
                .iter()
                .map(|&program| self.programs[program].to_string())
                .collect(),
            moves,
            scores: None,
            places: None,
            forfeit: None,
            disturbed: None,
            slowest: times.iter().map(slowest).collect(),
        }
    }
}

/// Prints the end of a program's standard error.
fn tell_errors(name: &str, errors: &str) {
    if errors.is_empty() {
        return;
    }
    let errors: String = errors
        .lines()
        .map(|line| format!("  {}\n", without_controls(line)))
        .collect();
    let text = format!("the end of what [{name}] said on standard error:\n{errors}");
    // Without standard error nobody reads this.
    let _ = io::stderr().write_all(text.as_bytes());
}

/// A line from outside without control characters, so that it cannot control the terminal.
fn without_controls(line: &str) -> String {
    line.replace(|c: char| c.is_control() && c != '\t', "\u{fffd}")
}
