//! `warren replay`: plays a record and prints how it stands, as JSON.

use std::io::{self, Write};

use clap::Args;
use serde::Serialize;
use warren::for_game;
use warren::game::{Game, LineError};
use warren::record::{End, Record, game_of};

use super::Failure;
use super::input::RecordFile;

/// Play a record and print the position it ends in, as one JSON object.
///
/// A record that breaks a rule or cannot be read gives nothing on standard output, exit status 2, and one line on
/// standard error that names the record's line.
#[derive(Args)]
pub struct Replay {
    #[command(flatten)]
    record: RecordFile,
}

impl Replay {
    pub fn run(&self) -> Result<(), Failure> {
        let json = report(&self.record.text()?).map_err(|error| self.record.failure(&error))?;
        writeln!(io::stdout(), "{json}").map_err(|error| self.record.failure(&error))
    }
}

/// The JSON of a record's last position.
fn report(text: &str) -> Result<String, LineError> {
    for_game!(game_of(text)?, G => text.parse::<Record<G>>().map(|record| json(&record)))
}

/// The game's own report and, where a forfeit ended the game, the forfeit and what it makes of the scores.
fn json<G: Game>(record: &Record<G>) -> String {
    #[derive(Serialize)]
    struct Forfeited<R> {
        #[serde(flatten)]
        report: R,
        end: End,
    }
    let report = record.last().report();
    match (record.end(), record.outcome()) {
        (Some(end), Some(outcome)) => {
            serde_json::to_value(Forfeited { report, end }).map(|mut value| {
                value["over"] = true.into();
                value["scores"] = outcome.scores.into();
                value.to_string()
            })
        }
        _ => serde_json::to_string(&report),
    }
    .expect("a report is plain data with names for keys")
}
