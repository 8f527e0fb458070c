//! `warren score`: the program of the space mice's statement, which asks for the scores of a game already played.

use std::path::PathBuf;

use clap::Args;
use warren::core::game::{Game, LineError, Problem};
use warren::core::record::Record;
use warren::games::GameId;
use warren::games::mice::Mice;

use super::Failure;
use super::input::RecordFile;
use super::output::print;

/// Read a puzzle's input on standard input and print the players' scores, one a line.
#[derive(Args)]
pub struct Score {
    /// The game: mice, the only one whose statement asks for this.
    game: GameId,
}

impl Score {
    pub fn run(&self) -> Result<(), Failure> {
        if self.game != GameId::Mice {
            return Err(Failure(format!(
                "the statement of {} asks for a player, not for scores: see `warren play` and `warren replay`",
                self.game.id()
            )));
        }
        let input = RecordFile::new(PathBuf::from("-"));
        let scores = scores(&input.text()?).map_err(|error| input.failure(&error))?;
        print(scores + "\n")
    }
}

/// The scores of a whole game, one a line.
fn scores(text: &str) -> Result<String, LineError> {
    let record: Record<Mice> = Record::headless(text)?;
    let last = record.last();
    if last.outcome().is_none() {
        let turns = u32::from(last.board().turns());
        let what = Problem::new(
            "score-missing",
            "of {turns} arrows {missing} are missing: a column, a row and N, E, S or W each, such as 2 0 W",
            &[("turns", &turns), ("missing", &(turns - last.ply()))],
        );
        return Err(what.at(text.lines().count() + 1));
    }
    let points: Vec<String> = last.points().iter().map(u32::to_string).collect();
    Ok(points.join("\n"))
}
