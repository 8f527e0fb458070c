//! `warren board` and `warren puzzle`: boards and puzzles made.

use std::fmt::Display;
use std::io::{self, Write};

use clap::Args;
use warren::games::GameId;
use warren::games::mice::Mice;
use warren::generate::mice::{Aim, BoardOptions, PuzzleOptions, board, puzzle};
use warren::record::Record;

use super::Failure;

/// What boards and puzzles have in common.
#[derive(Args)]
struct Wish {
    /// The game: mice, the only one with boards to make.
    game: GameId,
    /// How many play, 2 to 4.
    #[arg(long, value_name = "N", default_value_t = 2)]
    players: u8,
    /// Decides what is drawn: the same options and seed give the same. Without it, chance does.
    #[arg(long, value_name = "NUMBER")]
    seed: Option<u64>,
}

impl Wish {
    /// The seed, told on standard error where chance has chosen it.
    fn seed(&self) -> Result<u64, Failure> {
        if self.game != GameId::Mice {
            let game = self.game.id();
            return Err(Failure(format!(
                "no boards or puzzles of {game} are made, only of mice"
            )));
        }
        chosen_seed(self.seed)
    }
}

/// The seed that is asked for; or one by chance, told on standard error.
pub(super) fn chosen_seed(asked: Option<u64>) -> Result<u64, Failure> {
    if let Some(seed) = asked {
        return Ok(seed);
    }
    let seed = getrandom::u32().map_err(|error| Failure(format!("no seed: {error}")))?;
    // Without a standard error nobody asks for it.
    let _ = writeln!(io::stderr(), "seed {seed}");
    Ok(seed.into())
}

/// Print a new board as a record without moves: fair to its players, by symmetry or, where there is none, by trial games.
#[derive(Args)]
pub struct Board {
    #[command(flatten)]
    wish: Wish,
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
        let options = BoardOptions {
            size: self.size,
            players: self.wish.players,
            doors: self.doors,
            turns: self.turns,
        };
        let board = board(&options, self.wish.seed()?).map_err(failure)?;
        print(&Record::new(Mice::new(board)))
    }
}

/// Print a new puzzle, certified by the solver: a position, a goal, and the moves to the end of the game, some missing.
#[derive(Args)]
pub struct Puzzle {
    #[command(flatten)]
    wish: Wish,
    /// Columns and rows, 5 to 13.
    #[arg(long, value_name = "N", default_value_t = 9)]
    size: u8,
    /// 1 to 16.
    #[arg(long, value_name = "N", default_value_t = 4)]
    doors: u8,
    /// How many arrows are missing, 1 or 2.
    #[arg(long, value_name = "N", default_value_t = 1)]
    missing: u8,
    /// Turns to the end of the game, 4 to 24.
    #[arg(long, value_name = "N", default_value_t = 10)]
    turns: u8,
    /// What has to be reached: points, margin or none-lost.
    #[arg(long, value_name = "AIM", default_value = "points")]
    aim: Aim,
}

impl Puzzle {
    pub fn run(&self) -> Result<(), Failure> {
        let options = PuzzleOptions {
            size: self.size,
            players: self.wish.players,
            doors: self.doors,
            missing: self.missing,
            turns: self.turns,
            aim: self.aim,
        };
        let puzzle = puzzle(&options, self.wish.seed()?).map_err(failure)?;
        print(&puzzle.task)
    }
}

pub(super) fn print(what: &dyn Display) -> Result<(), Failure> {
    write!(io::stdout(), "{what}").map_err(|error| Failure(error.to_string()))
}

fn failure(error: impl Display) -> Failure {
    Failure(error.to_string())
}
