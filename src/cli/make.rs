//! `warren board` and `warren puzzle`: boards and puzzles made.

use std::fmt::Display;
use std::io::{self, Write};

use clap::Args;
use warren::games::GameId;
use warren::games::mice::Mice;
use warren::generate::crossing::{self, Level};
use warren::generate::mice::{self, Aim, BoardOptions, PuzzleOptions};
use warren::record::Record;

use super::Failure;

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

/// Print a new board as a record without moves, fair to its players: of the space mice by symmetry or, where there is none, by
/// trial games; of the crossing by the most that each can deliver.
#[derive(Args)]
pub struct Board {
    /// The game: mice or crossing.
    game: GameId,
    /// Decides what is drawn: the same options and seed give the same. Without it, chance does.
    #[arg(long, value_name = "NUMBER")]
    seed: Option<u64>,
    #[command(flatten, next_help_heading = "Options of the space mice")]
    mice: MiceBoard,
}

/// What a board of the space mice shall be like.
#[derive(Args)]
struct MiceBoard {
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
        match self.game {
            GameId::Mice => {
                let MiceBoard {
                    players,
                    size,
                    doors,
                    turns,
                } = self.mice;
                let options = BoardOptions {
                    size,
                    players,
                    doors,
                    turns,
                };
                let board = mice::board(&options, chosen_seed(self.seed)?).map_err(failure)?;
                print(&Record::new(Mice::new(board)))
            }
            GameId::Crossing => print(&Record::new(crossing::board(chosen_seed(self.seed)?))),
            other => {
                let game = other.id();
                let made = "only of mice and crossing";
                Err(Failure(format!("no boards of {game} are made, {made}")))
            }
        }
    }
}

/// Print a new puzzle, certified by the solver: of the space mice a position, a goal, and the moves to the end of the game, some
/// missing; of the crossing a position, and in how many turns the token has to reach its goal.
#[derive(Args)]
pub struct Puzzle {
    /// The game: mice or crossing.
    game: GameId,
    /// Decides what is drawn: the same options and seed give the same. Without it, chance does.
    #[arg(long, value_name = "NUMBER")]
    seed: Option<u64>,
    /// Of the crossing: how hard it is, easy, medium or hard. [default: medium]
    #[arg(long, value_name = "LEVEL")]
    level: Option<Level>,
    #[command(flatten, next_help_heading = "Options of the space mice")]
    mice: MiceWish,
}

/// What a puzzle of the space mice shall be like.
#[derive(Args)]
struct MiceWish {
    /// How many play, 2 to 4. [default: 2]
    #[arg(long, value_name = "N")]
    players: Option<u8>,
    /// Columns and rows, 5 to 13. [default: 9]
    #[arg(long, value_name = "N")]
    size: Option<u8>,
    /// 1 to 16. [default: 4]
    #[arg(long, value_name = "N")]
    doors: Option<u8>,
    /// How many arrows are missing, 1 or 2. [default: 1]
    #[arg(long, value_name = "N")]
    missing: Option<u8>,
    /// Turns to the end of the game, 4 to 24. [default: 10]
    #[arg(long, value_name = "N")]
    turns: Option<u8>,
    /// What has to be reached: points, margin or none-lost. [default: points]
    #[arg(long, value_name = "AIM")]
    aim: Option<Aim>,
}

impl MiceWish {
    fn is_any(&self) -> bool {
        let numbers = [
            self.players,
            self.size,
            self.doors,
            self.missing,
            self.turns,
        ];
        numbers.iter().any(Option::is_some) || self.aim.is_some()
    }

    fn options(&self) -> PuzzleOptions {
        PuzzleOptions {
            size: self.size.unwrap_or(9),
            players: self.players.unwrap_or(2),
            doors: self.doors.unwrap_or(4),
            missing: self.missing.unwrap_or(1),
            turns: self.turns.unwrap_or(10),
            aim: self.aim.unwrap_or(Aim::Points),
        }
    }
}

impl Puzzle {
    pub fn run(&self) -> Result<(), Failure> {
        match self.game {
            GameId::Mice if self.level.is_some() => {
                Err(Failure("--level is of puzzles of crossing".to_owned()))
            }
            GameId::Mice => {
                let seed = chosen_seed(self.seed)?;
                let puzzle = mice::puzzle(&self.mice.options(), seed).map_err(failure)?;
                print(&puzzle.task)
            }
            GameId::Crossing if self.mice.is_any() => Err(Failure(
                "of a puzzle of crossing only --level is chosen".to_owned(),
            )),
            GameId::Crossing => {
                let level = self.level.unwrap_or(Level::Medium);
                let puzzle = crossing::puzzle(level, chosen_seed(self.seed)?);
                let none = || Failure("none was drawn: another seed will do".to_owned());
                print(&puzzle.ok_or_else(none)?.task)
            }
            other => Err(Failure(format!(
                "no puzzles of {} are made, only of mice and crossing",
                other.id()
            ))),
        }
    }
}

pub(super) fn print(what: &dyn Display) -> Result<(), Failure> {
    write!(io::stdout(), "{what}").map_err(|error| Failure(error.to_string()))
}

fn failure(error: impl Display) -> Failure {
    Failure(error.to_string())
}
