//! `warren score`: the program that the statement of the space mice requires. It prints the scores of a finished game.

use std::path::PathBuf;

use clap::Args;
use warren::core::protocol::Scored;
use warren::for_game_with;
use warren::games::GameId;

use super::input::RecordFile;
use warren_arena::Failure;
use warren_arena::output::print;

/// Read a puzzle's input on standard input and print the players' scores, one per line.
#[derive(Args)]
#[command(after_help = "Example:
  warren score mice < puzzle.txt")]
pub struct Score {
    /// The game: mice, the only one whose statement requires this.
    game: GameId,
}

impl Score {
    pub fn run(&self) -> Result<(), Failure> {
        let input = RecordFile::new(PathBuf::from("-"));
        let scores = for_game_with!(scores, self.game, G => G::scored(&input.text()?), or {
            return Err(Failure(format!(
                "the statement of {} asks for a player, not for scores: see `warren play` and `warren replay`",
                self.game.id()
            )));
        });
        print(scores.map_err(|error| input.failure(&error))? + "\n")
    }
}
