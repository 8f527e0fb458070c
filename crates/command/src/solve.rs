//! `warren solve`: solves puzzles, and games as if everything were seen.

use std::time::Duration;

use clap::Args;
use warren::core::record::Record;
use warren::for_game_with;
use warren::games::GameId;
use warren::thinking::puzzle::is_puzzle;
use warren::thinking::search::{Budget, Clock, NativeClock};
use warren::thinking::solve::Solved;

use super::input::RecordFile;
use warren_arena::Failure;
use warren_arena::output::print;

/// Solve a puzzle, or a game of the fugitive and the detectives: print what is known of it and then the solutions, or the best
/// moves, one a line.
///
/// With one or two missing arrows, on boards of up to 7 by 7 also with three, all solutions of a puzzle of the space mice are found,
/// or it is proven that there is none; with more, some are searched, which proves nothing. Of a puzzle of the crossing the least turns
/// are found, and all solutions, each a line of steps. Of the puzzles of the other games, which are against best replies or against
/// our program at a level, the first moves are found that keep the goal in reach, each with how it goes on. Of a question the
/// worlds that fit are counted, and all right answers are found; of moves that bring detectives to the same cities one is printed.
/// Of a game, on a map of up to 64 cities, all moves are found
/// that keep what its last position is worth when both sides see where everybody is and play as well as they can.
#[derive(Args)]
#[command(after_help = "Example:
  warren solve puzzle.txt")]
pub struct Solve {
    #[command(flatten)]
    file: RecordFile,
    /// How many seconds it may take.
    #[arg(long, value_name = "SECONDS", default_value_t = 60, value_parser = clap::value_parser!(u64).range(1..=86_400))]
    seconds: u64,
    /// The most solutions or moves to print.
    #[arg(long, value_name = "N", default_value_t = 100)]
    most: usize,
}

impl Solve {
    pub fn run(&self) -> Result<(), Failure> {
        let text = self.file.text()?;
        let game = GameId::of_record(&text).map_err(|error| self.file.failure(&error))?;
        let clock = NativeClock::start();
        let budget = Budget::until(clock.now() + Duration::from_secs(self.seconds));
        let puzzle = || -> Result<String, Failure> {
            let mut puzzle = game
                .puzzle(&text)
                .map_err(|error| self.file.failure(&error))?;
            Ok(puzzle.solved(budget, &clock, self.most))
        };
        if is_puzzle(&text) {
            return print(puzzle()?);
        }
        let solved = for_game_with!(solver, game, G => {
            let record: Record<G> = text.parse().map_err(|error| self.file.failure(&error))?;
            G::solved(&record, budget, &clock, self.most).map_err(|error| self.file.failure(&error))?
        }, or puzzle()?);
        print(solved)
    }
}
