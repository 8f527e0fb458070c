//! Boards of the space mice, and puzzles on them.

mod board;
mod inputs;
mod playout;
mod puzzle;

use crate::core::game::{Problem, problem};
use crate::games::mice::{BoardError, Cell, Door, Heading, MAX_DOORS, MAX_PLAYERS, MIN_SIZE, Mice};
use crate::thinking::generate::RandomStart;
use crate::thinking::generate::{MakerOptions, MakesBoards};
use crate::thinking::search::Random;

pub use board::{BoardOptions, board};
pub use playout::mean_points;
#[cfg(not(target_arch = "wasm32"))]
pub(super) use playout::quick_arrow;
pub use puzzle::{Aim, Puzzle, PuzzleOptions, note, puzzle};
#[cfg(not(target_arch = "wasm32"))]
pub(super) use puzzle::{certified_puzzle, cut_off, long_game};

/// The reason why a board or puzzle cannot be made.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.problem())]
pub enum GenerateError {
    /// The rules do not allow such a board.
    Board(#[from] BoardError),
    /// The walls of the board have no room for the doors.
    Walls {
        /// The number of doors that fit.
        most: usize,
    },
    /// The options of a puzzle are out of range.
    Puzzle,
    /// No random attempt was good.
    Luck,
}

impl GenerateError {
    /// The error in words.
    pub(crate) fn problem(&self) -> Problem {
        match self {
            GenerateError::Board(error) => error.problem(),
            GenerateError::Walls { most } => problem!(
                "generate-walls",
                "the walls have room for {most} doors",
                most = most
            ),
            GenerateError::Puzzle => problem!(
                "generate-puzzle",
                "a puzzle has 1 or 2 missing arrows and a board of at most 13 by 13, or 3 and one of at most 7 by 7, and 4 to 24 turns left"
            ),
            GenerateError::Luck => problem!(
                "generate-luck",
                "no attempt led to a good one: try another seed, or more doors or turns"
            ),
        }
    }
}

impl RandomStart for Mice {
    /// Boards have 9 to 25 columns, 4 to 16 doors, and 40 to 100 turns, the same number for each player.
    fn random_start(seats: usize, seed: u64) -> Option<Mice> {
        if !(2..=MAX_PLAYERS).contains(&seats) {
            return None;
        }
        let mut random = Random::new(seed);
        let mut options = || {
            let mut random_between =
                |min: usize, max: usize| (min + random.below(max - min + 1)) as u8;
            let players = seats as u8;
            BoardOptions {
                size: random_between(9, 25),
                players,
                doors: players * random_between(4_usize.div_ceil(seats), MAX_DOORS / seats),
                turns: players * random_between(40_usize.div_ceil(seats), 100 / seats),
            }
        };
        // Nearly all options lead to a good board at once.
        let board = (0..MAX_ATTEMPTS).find_map(|attempt| board(&options(), seed ^ attempt).ok())?;
        Some(Mice::new(board))
    }

    fn size(&self) -> usize {
        self.board().size().into()
    }
}

/// The maximum number of attempts at a board with random options.
const MAX_ATTEMPTS: u64 = 100;

/// The maximum number of doors for a board of a size, at least 5 by 5.
fn max_doors_of_size(size: u8) -> usize {
    4 * usize::from(size.max(MIN_SIZE) - 2)
}

/// The place of a cell after a clockwise quarter turn of the whole board.
fn turned_cell(size: u8, cell: Cell) -> Cell {
    Cell {
        x: size - 1 - cell.y,
        y: cell.x,
    }
}

/// The place of a door after a clockwise quarter turn of the whole board.
fn turned_door(size: u8, door: Door) -> Door {
    let wall = door.wall.left().opposite();
    let cell = turned_cell(size, door.cell(size));
    let at = match wall {
        Heading::North | Heading::South => cell.x,
        Heading::East | Heading::West => cell.y,
    };
    Door { at, wall }
}

impl MakesBoards for Mice {
    /// The options are `players`, 2 to 4, `size`, 5 to 25, `doors`, 1 to 16, and `turns`, 1 to 100.
    fn make_board(options: &MakerOptions, seed: u64) -> Result<Mice, Problem> {
        let options = BoardOptions {
            size: options.number("size", 13)?,
            players: options.number("players", 2)?,
            doors: options.number("doors", 8)?,
            turns: options.number("turns", 60)?,
        };
        let board = board(&options, seed).map_err(|error| error.problem())?;
        Ok(Mice::new(board))
    }
}
