//! `warren perft`: counts move sequences, the usual test of a move generator.

use std::time::Instant;

use clap::Args;
use warren::core::game::{LegalMoves, perft};
use warren::core::record::Record;
use warren::for_game_with;
use warren::games::GameId;

use warren_arena::Failure;
use warren_arena::output::print;

/// Count the move sequences of 1, 2, … DEPTH moves from the start, with the time each count takes.
#[derive(Args)]
#[command(after_help = "Example:
  warren perft dots 3")]
pub struct Perft {
    /// The game; it must be able to list its moves.
    game: GameId,
    /// The maximum number of moves in a sequence. Each further move takes many times as long.
    #[arg(value_parser = clap::value_parser!(u32).range(1..=6))]
    depth: u32,
}

impl Perft {
    pub fn run(&self) -> Result<(), Failure> {
        for_game_with!(moves, self.game, G => {
            let start: Record<G> = Record::begin(None).map_err(|error| Failure(error.to_string()))?;
            self.count(start.start())
        }, or Err(unlisted()))
    }

    fn count<G: LegalMoves>(&self, start: &G) -> Result<(), Failure> {
        let (depth, sequences, seconds) = ("depth", "sequences", "seconds");
        print(format!("{depth:>5} {sequences:>20} {seconds:>12}\n"))?;
        for depth in 1..=self.depth {
            let started_at = Instant::now();
            let sequences = perft(start, depth);
            let seconds = started_at.elapsed().as_secs_f64();
            print(format!("{depth:>5} {sequences:>20} {seconds:>12.3}\n"))?;
        }
        Ok(())
    }
}

/// Returns the failure for games with too many moves to list.
fn unlisted() -> Failure {
    let all = GameId::ALL.iter();
    let unlisted = all.filter(|&&game| for_game_with!(moves, game, _G => false, or true));
    let names: Vec<&str> = unlisted.map(|game| game.id()).collect();
    let (last, others) = names
        .split_last()
        .expect("a game whose moves are not listed");
    let others = others.join(", ");
    Failure(format!(
        "the moves of {others} and {last} are not listed: those of all pieces of a side make one move"
    ))
}
