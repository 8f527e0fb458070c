//! `warren replay`: plays a record and prints how it stands, as JSON.

use std::fs::File;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use clap::Args;
use serde::Serialize;
use warren::for_game;
use warren::game::{Game, LineError};
use warren::record::{End, Record, game_of};

use super::Failure;

/// A record is a few kilobytes; what is larger than this is none.
const LONGEST_RECORD: u64 = 16 << 20;

/// Play a record and print the position it ends in, as one JSON object.
///
/// A record that breaks a rule or cannot be read gives nothing on standard output, exit status 2, and one line on
/// standard error that names the record's line.
#[derive(Args)]
pub struct Replay {
    /// The record; `-` is standard input.
    file: PathBuf,
}

impl Replay {
    pub fn run(&self) -> Result<(), Failure> {
        let name = match self.is_stdin() {
            true => "standard input".to_owned(),
            false => self.file.display().to_string(),
        };
        let failure = |what: &dyn std::fmt::Display| Failure(format!("{name}: {what}"));
        let bytes = self
            .read()
            .map_err(|error| failure(&format_args!("the record cannot be read: {error}")))?;
        if bytes.len() as u64 > LONGEST_RECORD {
            return Err(failure(&format_args!(
                "this is no record: it has more than {LONGEST_RECORD} bytes"
            )));
        }
        let json = text_of(&bytes)
            .and_then(report)
            .map_err(|error| failure(&error))?;
        writeln!(io::stdout(), "{json}").map_err(|error| failure(&error))
    }

    fn is_stdin(&self) -> bool {
        self.file == Path::new("-")
    }

    /// The record's bytes, and at most one beyond the limit.
    fn read(&self) -> io::Result<Vec<u8>> {
        let mut bytes = Vec::new();
        let source: Box<dyn Read> = match self.is_stdin() {
            true => Box::new(io::stdin()),
            false => Box::new(File::open(&self.file)?),
        };
        source.take(LONGEST_RECORD + 1).read_to_end(&mut bytes)?;
        Ok(bytes)
    }
}

/// The text of a record's bytes.
fn text_of(bytes: &[u8]) -> Result<&str, LineError> {
    std::str::from_utf8(bytes).map_err(|error| LineError {
        line: 1 + bytes[..error.valid_up_to()]
            .iter()
            .filter(|&&byte| byte == b'\n')
            .count(),
        what: "a byte here is not UTF-8 text, which a record is".to_owned(),
    })
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
