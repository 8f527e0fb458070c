//! `warren board`: makes boards.

use std::fmt::Display;

use clap::Args;
use warren::core::record::Record;
use warren::for_game_with;
use warren::games::GameId;
use warren::thinking::generate::{MakerOptions, MakesBoards};

use warren_arena::Failure;
use warren_arena::output::{print, say};

/// The requested seed, or a random one, which is printed on standard error.
pub(super) fn seed_or_random(requested: Option<u64>) -> Result<u64, Failure> {
    if let Some(seed) = requested {
        return Ok(seed);
    }
    let seed = getrandom::u32().map_err(|error| Failure(format!("no seed: {error}")))?;
    say(format_args!("seed {seed}"));
    Ok(seed.into())
}

/// Print a new board as a record without moves. It is fair to its players: in mice by symmetry or, without symmetry, by trial
/// games; in the crossing by the most that each player can deliver.
#[derive(Args)]
#[command(after_help = "Examples:
  warren board mice --size 15 --players 4 > board.rec
  warren board crossing --seed 4")]
pub struct Board {
    /// The game: mice or crossing.
    game: GameId,
    /// The seed of the board: the same options and seed give the same board. Without it, the seed is random.
    #[arg(long, value_name = "NUMBER")]
    seed: Option<u64>,
    #[command(flatten, next_help_heading = "Options of the space mice")]
    options: BoardOptions,
}

/// The options of a space mice board.
#[derive(Args)]
struct BoardOptions {
    /// The number of players, 2 to 4.
    #[arg(long, value_name = "N", default_value_t = 2)]
    players: u8,
    /// The number of columns and rows, 5 to 25.
    #[arg(long, value_name = "N", default_value_t = 13)]
    size: u8,
    /// The number of doors, 1 to 16.
    #[arg(long, value_name = "N", default_value_t = 8)]
    doors: u8,
    /// The total number of all players' arrows, 1 to 100.
    #[arg(long, value_name = "N", default_value_t = 60)]
    turns: u8,
}

impl Board {
    pub fn run(&self) -> Result<(), Failure> {
        let options = &self.options;
        let maker_options = MakerOptions::default()
            .with("players", Some(options.players))
            .with("size", Some(options.size))
            .with("doors", Some(options.doors))
            .with("turns", Some(options.turns));
        for_game_with!(boards, self.game, G => {
            let board = G::make_board(&maker_options, seed_or_random(self.seed)?);
            print(Record::new(board.map_err(failure)?))
        }, or {
            let all = GameId::ALL.iter();
            let games_with_boards = all.filter(|&&game| for_game_with!(boards, game, _G => true, or false));
            let games_with_boards: Vec<&str> = games_with_boards.map(|game| game.id()).collect();
            Err(Failure(format!(
                "there is no generator for boards of {}, only of {}",
                self.game.id(),
                games_with_boards.join(" and ")
            )))
        })
    }
}

pub(super) fn failure(error: impl Display) -> Failure {
    Failure(error.to_string())
}
