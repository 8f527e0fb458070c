//! `warren check`: checks whether a program follows the protocol, and suggests fixes.

mod assignment;
mod trials;
mod verdicts;

use std::process::ExitCode;
use std::time::Duration;

use clap::Args;
use warren::core::link::Pack;
use warren::core::protocol::Protocol;
use warren::games::GameId;
use warren::thinking::generate::RandomStart;
use warren::{for_game, for_game_with};

use super::link::Page;
use super::{Failure, print_failure};
use trials::Trials;
use verdicts::{Verdict, VerdictState, all_verdicts};
use warren_arena::contest::{Contestant, Protection};
use warren_arena::output::{print, say};
use warren_arena::series::Conditions;

/// Check whether a program follows the contest's protocol.
///
/// The program plays whole games against the lowest level of the built-in program: in each seat, on other boards, and one game
/// twice. If boards differ in size, it plays on small and large ones. Each point gets a verdict and suggested fixes.
///
/// With --score the program is a simulator, as the statement of the space mice requires. It reads a whole game and prints the
/// scores.
///
/// Exit status: 0 if all is well, 1 if the program fails, 2 if it could not be checked.
#[derive(Args)]
#[command(after_help = "Examples:
  warren check dots \"python3 my/bot.py\"
  warren check dots \"python3 my/bot.py\" --jail
  warren check mice --score \"node simulator.js\"")]
pub struct Check {
    /// The game.
    game: GameId,
    /// The program: a command, a script such as `bot.py`, or a `.wasm` file.
    program: Contestant,
    /// Check a program that reads a whole game and prints the scores (mice).
    #[arg(long)]
    score: bool,
    #[command(flatten)]
    page: Page,
    /// Run the program in a jail (bubblewrap, on Linux), as a tournament will. The limits of the jail are printed on standard
    /// error.
    #[arg(long, conflicts_with = "score")]
    jail: bool,
    /// Print one line of JSON for each point.
    #[arg(long)]
    json: bool,
    /// The seed of the boards and of the opponents' moves.
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    seed: u64,
    /// The seconds that the first answer may take beyond the limit in each game, for the program's start.
    #[arg(long, value_name = "SECONDS", default_value_t = 2, value_parser = clap::value_parser!(u64).range(0..=3600))]
    start_up: u64,
}

impl Check {
    pub fn run(&self) -> ExitCode {
        match self
            .verdicts()
            .and_then(|verdicts| self.print_verdicts(&verdicts))
        {
            Ok(true) => ExitCode::SUCCESS,
            Ok(false) => ExitCode::FAILURE,
            Err(failure) => print_failure(&failure),
        }
    }

    fn verdicts(&self) -> Result<Vec<Verdict>, Failure> {
        (self.program.check_files())
            .map_err(|why| Failure(format!("`{}` cannot be checked: {why}", self.program)))?;
        if self.score {
            return for_game_with!(
                scores,
                self.game,
                G => assignment::check::<G>(&self.program, self.seed),
                or Err(Failure(format!(
                    "the statement of {} asks for a player, not for scores: check it without --score",
                    self.game.id()
                )))
            );
        }
        for_game!(self.game, G => self.player_verdicts::<G>())
    }

    fn player_verdicts<G>(&self) -> Result<Vec<Verdict>, Failure>
    where
        G: Protocol<Move: Send> + RandomStart + Pack + Send + Sync,
    {
        let conditions = Conditions {
            time_factor: 1.0,
            start_up: Duration::from_secs(self.start_up),
            reads_openings: false,
            protection: self.protection()?,
        };
        let trials = Trials::<G>::play(&self.program, conditions, self.seed)?;
        Ok(all_verdicts(&trials, G::CLOCK, conditions, &self.page))
    }

    /// Returns the protection from the program. Prints the limits of a jail if one was requested.
    ///
    /// # Errors
    /// If a jail was requested and cannot be made.
    fn protection(&self) -> Result<Protection, Failure> {
        let (protection, description) =
            Protection::as_requested(self.jail && self.program.is_native())?;
        if let Some(description) = description.filter(|_| self.jail) {
            say(format_args!("note: {description}"));
        }
        Ok(protection)
    }

    /// Prints the verdicts. Returns whether all is well.
    fn print_verdicts(&self, verdicts: &[Verdict]) -> Result<bool, Failure> {
        let width = verdicts.iter().map(|verdict| verdict.point.len()).max();
        for verdict in verdicts {
            if self.json {
                print(verdict.as_json() + "\n")?
            } else {
                print(verdict.as_line(width.unwrap_or_default()) + "\n")?
            }
        }
        Ok(verdicts
            .iter()
            .all(|verdict| verdict.state != VerdictState::Failed))
    }
}
