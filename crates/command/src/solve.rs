//! `warren solve`: solves puzzles, and games as if both sides saw everything.

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

/// Solve a puzzle, or a game of the fugitive and the detectives: print the findings, then the solutions or the best moves, one
/// per line.
///
/// Mice: with one or two missing arrows, and on boards of up to 7 by 7 with three, the command finds all solutions or proves
/// that there is none. With more it searches for some, which proves nothing. Crossing: it finds the least number of turns and
/// all solutions, each as a line of steps. Puzzles of the other games, against best replies or against our engine at a level:
/// it finds the first moves that keep the goal within reach, each with its continuation. Questions: it counts the matching
/// worlds and finds all right answers; of moves that bring detectives to the same cities it prints one. A game on a map of up
/// to 64 cities: it finds all moves that keep the value of the last position if both sides see everything and play as well as
/// they can.
#[derive(Args)]
#[command(after_help = "Example:
  warren solve puzzle.txt")]
pub struct Solve {
    #[command(flatten)]
    file: RecordFile,
    /// The time limit in seconds.
    #[arg(long, value_name = "SECONDS", default_value_t = 60, value_parser = clap::value_parser!(u64).range(1..=86_400))]
    seconds: u64,
    /// The maximum number of solutions or moves to print.
    #[arg(long, value_name = "N", default_value_t = 100)]
    most: usize,
}

impl Solve {
    pub fn run(&self) -> Result<(), Failure> {
        let text = self.file.text()?;
        let game = GameId::of_record(&text).map_err(|error| self.file.failure(&error))?;
        let clock = NativeClock::start();
        let budget = Budget::until(clock.now() + Duration::from_secs(self.seconds));
        let solve_puzzle = || -> Result<String, Failure> {
            let mut puzzle = game
                .puzzle(&text)
                .map_err(|error| self.file.failure(&error))?;
            Ok(puzzle.solved(budget, &clock, self.most))
        };
        if is_puzzle(&text) {
            return print(solve_puzzle()?);
        }
        let solved = for_game_with!(solver, game, G => {
            let record: Record<G> = text.parse().map_err(|error| self.file.failure(&error))?;
            G::solved(&record, budget, &clock, self.most).map_err(|error| self.file.failure(&error))?
        }, or solve_puzzle()?);
        print(solved)
    }
}
