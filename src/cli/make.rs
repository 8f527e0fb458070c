//! `warren board`, `warren puzzle` and `warren solve`: boards and puzzles made, and puzzles solved.

use std::fmt::Display;
use std::io::{self, Write};
use std::time::Duration;

use clap::Args;
use warren::games::GameId;
use warren::games::mice::{Arrow, Mice};
use warren::generate::mice::{Aim, BoardOptions, PuzzleOptions, board, puzzle};
use warren::record::Record;
use warren::search::{Budget, Clock, NativeClock};
use warren::solve::mice::{Proof, Solutions, Task, solve};

use super::Failure;
use super::input::RecordFile;

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

/// Solve a puzzle of the space mice: print what is known of it and then the solutions, one a line.
///
/// With one or two missing arrows all solutions are found, or it is proven that there is none; with more, some are
/// searched, which proves nothing.
#[derive(Args)]
pub struct Solve {
    #[command(flatten)]
    file: RecordFile,
    /// How many seconds it may take.
    #[arg(long, value_name = "SECONDS", default_value_t = 60, value_parser = clap::value_parser!(u64).range(1..=86_400))]
    seconds: u64,
    /// The most solutions to print.
    #[arg(long, value_name = "N", default_value_t = 100)]
    most: usize,
}

impl Solve {
    pub fn run(&self) -> Result<(), Failure> {
        let text = self.file.text()?;
        let task: Task = text.parse().map_err(|error| self.file.failure(&error))?;
        let clock = NativeClock::start();
        let until = Budget::until(clock.now() + Duration::from_secs(self.seconds));
        match solve(&task, until, &clock) {
            Proof::Solutions(solutions) => self.list(&solutions),
            Proof::Impossible => print(&"impossible: nothing reaches the goal, which is proven\n"),
            Proof::Found(arrows) => print(&format_args!(
                "one solution, which may not be the only one\n{}\n",
                line(&arrows)
            )),
            Proof::Unknown => print(&"none found, which proves nothing\n"),
        }
    }

    fn list(&self, solutions: &Solutions) -> Result<(), Failure> {
        let count = solutions.count();
        let mut text = match count {
            1 => "1 solution, which is proven to be the only one\n".to_owned(),
            _ => format!("{count} solutions, which are proven to be all\n"),
        };
        for arrows in solutions.some(self.most) {
            text += &(line(&arrows) + "\n");
        }
        if count > self.most as u64 {
            text += &format!("… and {} more\n", count - self.most as u64);
        }
        print(&text)
    }
}

/// Arrows in one line.
fn line(arrows: &[Arrow]) -> String {
    let arrows: Vec<String> = arrows.iter().map(Arrow::to_string).collect();
    arrows.join(", ")
}

fn print(what: &dyn Display) -> Result<(), Failure> {
    write!(io::stdout(), "{what}").map_err(|error| Failure(error.to_string()))
}

fn failure(error: impl Display) -> Failure {
    Failure(error.to_string())
}
