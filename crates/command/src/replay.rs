//! `warren replay`: plays a record and prints its last position as JSON.

use clap::Args;
use serde::Serialize;
use warren::core::game::{Game, LineError};
use warren::core::log::{Log, is_log};
use warren::core::protocol::Witness;
use warren::core::record::{End, Record};
use warren::games::{GameId, read_log};
use warren::{for_game, for_game_with};

use super::input::RecordFile;
use warren_arena::Failure;
use warren_arena::output::print;

/// The reason why a report can always be written.
const ALWAYS_SERIALIZABLE: &str = "a report is plain data with names for keys";

/// Play a record and print its last position as one JSON object.
///
/// The input may be a log, which has the lines that one seat's program read (`>>`) and wrote (`<<`). Then the output is what
/// that seat knows at the end, which is everything in games without secrets. For a record that breaks a rule or cannot be read,
/// the command prints only one line on standard error, which names the record's line. The exit status is then 2.
#[derive(Args)]
#[command(after_help = "Example:
  warren replay game.rec")]
pub struct Replay {
    #[command(flatten)]
    record: RecordFile,
}

impl Replay {
    pub fn run(&self) -> Result<(), Failure> {
        let json =
            report_json(&self.record.text()?).map_err(|error| self.record.failure(&error))?;
        print(json + "\n")
    }
}

/// Returns the JSON report of a record's last position.
fn report_json(text: &str) -> Result<String, LineError> {
    if is_log(text) {
        return read_log(text).map(|(game, log)| knowledge_json(game, &log));
    }
    for_game!(GameId::of_record(text)?, G => text.parse::<Record<G>>().map(|record| position_json(&record)))
}

/// Returns the JSON report of what the seat of a log knows at the end.
fn knowledge_json(game: GameId, log: &Log) -> String {
    for_game_with!(open, game,
        G => position_json(&log.record::<G>()),
        or for_game_with!(secrets, game,
            G => {
                let observation = log.observation::<G>();
                serde_json::to_string(&observation.memory(observation.moves().len()).report()).expect(ALWAYS_SERIALIZABLE)
            },
            or unreachable!("every game is open or hidden")
        )
    )
}

/// Returns the game's own report. If a forfeit ended the game, it includes the forfeit and the resulting scores.
fn position_json<G: Game>(record: &Record<G>) -> String {
    #[derive(Serialize)]
    struct ForfeitedReport<R> {
        #[serde(flatten)]
        report: R,
        end: End,
    }
    let report = record.last().report();
    match (record.end(), record.outcome()) {
        (Some(end), Some(outcome)) => {
            serde_json::to_value(ForfeitedReport { report, end }).map(|mut json| {
                json["over"] = true.into();
                json["scores"] = outcome.scores.into();
                json.to_string()
            })
        }
        _ => serde_json::to_string(&report),
    }
    .expect(ALWAYS_SERIALIZABLE)
}
