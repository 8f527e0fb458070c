//! `warren puzzle`: puzzles made.

use std::fmt::Display;
use std::ops::Range;

use clap::{Args, ValueEnum};
use warren::games::GameId;
use warren::games::crossing::generator::{self as crossing, Level};
use warren::games::dots::generator as dots;
use warren::games::fugitive::generator as fugitive;
use warren::games::mice::generator::{self as mice, PuzzleOptions};
use warren::games::rabbits::generator as rabbits;
use warren::thinking::engine::{Level as Strength, Spar, solver};
use warren::thinking::generate::against::{Raise, against};
use warren::thinking::generate::duel::{Drawn, Wish};

use super::Failure;
use super::make::{chosen_seed, failure};
use super::output::print;

/// Print a new puzzle, certified by the solver.
///
/// Of the space mice it is a position, a goal, and the moves to the end of the game, some missing; of the crossing a position, and
/// in how many turns the token has to reach its goal. In the other games the side to move has to reach a goal against
/// every reply: few first moves keep it, and where it takes three moves or more, those that look best do not. Or it
/// plays against our program, and has to reach more than it could against every reply.
#[derive(Args)]
pub struct Puzzle {
    /// The game.
    game: GameId,
    /// Decides what is drawn: the same options and seed give the same. Without it, chance does.
    #[arg(long, value_name = "NUMBER")]
    seed: Option<u64>,
    /// What has to be reached: of dots cells, lead or win; of rabbits eat, catch or survive; of fugitive catch or free; of mice
    /// points, margin or none-lost. [default: the first]
    #[arg(long, value_name = "AIM")]
    aim: Option<Aim>,
    /// Of dots, rabbits and fugitive: how many own moves it takes, 1 to 8. [default: 3]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=8))]
    moves: Option<u32>,
    /// Of dots, rabbits and fugitive: how many first moves keep the goal at most. [default: 2]
    #[arg(long, value_name = "N")]
    first: Option<usize>,
    /// Of dots, rabbits and fugitive: the level of our program that replies, 1 to 12. Without it, the other side replies as well as
    /// it can.
    #[arg(long, value_name = "LEVEL", value_parser = clap::value_parser!(u32).range(1..=i64::from(Strength::COUNT)))]
    against: Option<u32>,
    /// Of the crossing: how hard it is, easy, medium or hard. [default: medium]
    #[arg(long, value_name = "LEVEL")]
    level: Option<Level>,
    #[command(flatten, next_help_heading = "Options of the space mice")]
    mice: MiceWish,
}

/// So many puzzles are drawn for one that is good against a program.
const TRIES: Range<u64> = 0..40;

/// What has to be reached in a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Aim {
    Cells,
    Lead,
    Win,
    Eat,
    Catch,
    Survive,
    Free,
    Points,
    Margin,
    NoneLost,
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
    /// How many arrows are missing, 1 to 3; with 3 the board is at most 7 by 7. [default: 1]
    #[arg(long, value_name = "N")]
    missing: Option<u8>,
    /// Turns to the end of the game, 4 to 24. [default: 10]
    #[arg(long, value_name = "N")]
    turns: Option<u8>,
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
        numbers.iter().any(Option::is_some)
    }

    fn options(&self, aim: mice::Aim) -> PuzzleOptions {
        PuzzleOptions {
            size: self.size.unwrap_or(9),
            players: self.players.unwrap_or(2),
            doors: self.doors.unwrap_or(4),
            missing: self.missing.unwrap_or(1),
            turns: self.turns.unwrap_or(10),
            aim,
        }
    }
}

impl Puzzle {
    pub fn run(&self) -> Result<(), Failure> {
        self.check()?;
        match self.game {
            GameId::Dots => {
                let aim = match self.aim {
                    None | Some(Aim::Cells) => dots::Aim::Cells,
                    Some(Aim::Lead) => dots::Aim::Lead,
                    Some(Aim::Win) => dots::Aim::Win,
                    Some(_) => return Err(self.no_aim("cells, lead or win")),
                };
                self.duel(|wish, seed| dots::puzzle(aim, wish, seed))
            }
            GameId::Rabbits => {
                let aim = match self.aim {
                    None | Some(Aim::Eat) => rabbits::Aim::Eat,
                    Some(Aim::Catch) => rabbits::Aim::Catch,
                    Some(Aim::Survive) => rabbits::Aim::Survive,
                    Some(_) => return Err(self.no_aim("eat, catch or survive")),
                };
                self.duel(|wish, seed| rabbits::puzzle(aim, wish, seed))
            }
            GameId::Fugitive => {
                let aim = match self.aim {
                    None | Some(Aim::Catch) => fugitive::Aim::Catch,
                    Some(Aim::Free) => fugitive::Aim::Free,
                    Some(_) => return Err(self.no_aim("catch or free")),
                };
                self.duel(|wish, seed| fugitive::puzzle(aim, wish, seed))
            }
            GameId::Mice => {
                let aim = match self.aim {
                    None | Some(Aim::Points) => mice::Aim::Points,
                    Some(Aim::Margin) => mice::Aim::Margin,
                    Some(Aim::NoneLost) => mice::Aim::NoneLost,
                    Some(_) => return Err(self.no_aim("points, margin or none-lost")),
                };
                let seed = chosen_seed(self.seed)?;
                let puzzle = mice::puzzle(&self.mice.options(aim), seed).map_err(failure)?;
                print(puzzle)
            }
            GameId::Crossing => {
                let level = self.level.unwrap_or(Level::Medium);
                shown(crossing::puzzle(level, chosen_seed(self.seed)?))
            }
        }
    }

    /// Prints a puzzle against replies: as it is drawn, or the first of some that is good against a program.
    fn duel<O: Raise>(&self, draw: impl Fn(Wish, u64) -> Option<Drawn<O>>) -> Result<(), Failure>
    where
        O::Game: Spar,
    {
        let (wish, seed) = (self.wish(), chosen_seed(self.seed)?);
        let Some(level) = self.against else {
            return shown(draw(wish, seed));
        };
        let mut drawn = TRIES.filter_map(|more| draw(wish, seed.wrapping_add(more)));
        shown(drawn.find_map(|drawn| against(&drawn.task, level, wish, solver)))
    }

    /// Whether only options of the game are given.
    fn check(&self) -> Result<(), Failure> {
        let is_duel = matches!(self.game, GameId::Dots | GameId::Rabbits | GameId::Fugitive);
        let refused = |what: &str| Err(Failure(format!("{what} of puzzles of {}", self.game.id())));
        if self.mice.is_any() && self.game != GameId::Mice {
            return refused("options of the space mice are no options");
        }
        if self.level.is_some() && self.game != GameId::Crossing {
            return refused("--level is of puzzles of crossing, and no option");
        }
        let asks = self.moves.is_some() || self.first.is_some() || self.against.is_some();
        if asks && !is_duel {
            return refused("--moves, --first and --against are no options");
        }
        if self.aim.is_some() && self.game == GameId::Crossing {
            return refused("--aim is no option");
        }
        Ok(())
    }

    fn wish(&self) -> Wish {
        let usual = Wish::default();
        Wish {
            moves: self.moves.unwrap_or(usual.moves),
            first: self.first.unwrap_or(usual.first),
        }
    }

    fn no_aim(&self, allowed: &str) -> Failure {
        Failure(format!(
            "the aim of a puzzle of {} is {allowed}",
            self.game.id()
        ))
    }
}

/// Prints a puzzle, if one was drawn.
fn shown(puzzle: Option<impl Display>) -> Result<(), Failure> {
    let none = || Failure("none was drawn: another seed will do".to_owned());
    print(puzzle.ok_or_else(none)?)
}
