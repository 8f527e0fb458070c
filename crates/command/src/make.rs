//! `warren board`: makes boards.

use std::fmt::Display;

use clap::Args;
use warren::core::record::Record;
use warren::for_game_with;
use warren::games::GameId;
use warren::thinking::generate::{MakesBoards, Wishes};

use warren_arena::Failure;
use warren_arena::output::{print, say};

/// The requested seed, or a random one, which is printed on standard error.
pub(super) fn chosen_seed(asked: Option<u64>) -> Result<u64, Failure> {
    if let Some(seed) = asked {
        return Ok(seed);
    }
    let seed = getrandom::u32().map_err(|error| Failure(format!("no seed: {error}")))?;
    say(format_args!("seed {seed}"));
    Ok(seed.into())
}

/// Print a new board as a record without moves, fair to its players: of the space mice by symmetry or, where there is none, by
/// trial games; of the crossing by the most that each can deliver.
#[derive(Args)]
#[command(after_help = "Examples:
  warren board mice --size 15 --players 4 > board.rec
  warren board crossing --seed 4")]
pub struct Board {
    /// The game: mice or crossing.
    game: GameId,
    /// Decides what is drawn: the same options and seed give the same. Without it, chance does.
    #[arg(long, value_name = "NUMBER")]
    seed: Option<u64>,
    #[command(flatten, next_help_heading = "Options of the space mice")]
    options: BoardOptions,
}

/// What a board of the space mice shall be like.
#[derive(Args)]
struct BoardOptions {
    /// How many play, 2 to 4.
    #[arg(long, value_name = "N", default_value_t = 2)]
    players: u8,
    /// Columns and rows, 5 to 25.
    #[arg(long, value_name = "N", default_value_t = 13)]
    size: u8,
    /// 1 to 16.
    #[arg(long, value_name = "N", default_value_t = 8)]
    doors: u8,
    /// All players' arrows together, 1 to 100.
    #[arg(long, value_name = "N", default_value_t = 60)]
    turns: u8,
}

impl Board {
    pub fn run(&self) -> Result<(), Failure> {
        let options = &self.options;
        let wishes = Wishes::default()
            .with("players", Some(options.players))
            .with("size", Some(options.size))
            .with("doors", Some(options.doors))
            .with("turns", Some(options.turns));
        for_game_with!(boards, self.game, G => {
            let board = G::make_board(&wishes, chosen_seed(self.seed)?);
            print(Record::new(board.map_err(failure)?))
        }, or {
            let all = GameId::ALL.iter();
            let made = all.filter(|&&game| for_game_with!(boards, game, _G => true, or false));
            let made: Vec<&str> = made.map(|game| game.id()).collect();
            Err(Failure(format!(
                "no boards of {} are made, only of {}",
                self.game.id(),
                made.join(" and ")
            )))
        })
    }
}

pub(super) fn failure(error: impl Display) -> Failure {
    Failure(error.to_string())
}
