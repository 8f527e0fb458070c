//! Boards of the space mice, and puzzles on them.

mod board;
mod playout;
mod puzzle;

use crate::games::mice::{BoardError, Cell, Door, Heading, LEAST_SIZE};

pub use board::{BoardOptions, board};
pub use playout::mean_points;
pub use puzzle::{Aim, Puzzle, PuzzleOptions, puzzle};

/// Why there is no such board or puzzle.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum GenerateError {
    /// The rules know no such board.
    #[error("{0}")]
    Board(#[from] BoardError),
    /// A small board's walls have no room for so many doors.
    #[error("the walls have room for {most} doors")]
    Walls {
        /// So many fit.
        most: usize,
    },
    /// Puzzles are smaller than games.
    #[error(
        "a puzzle has 1 or 2 missing arrows, a board of at most 13 by 13, and 4 to 24 turns left"
    )]
    Puzzle,
    /// None of the draws was good.
    #[error("no good one was drawn: another seed may do, or more doors or turns")]
    Luck,
}

/// The most doors that a board of a size has room for, at least 5 by 5.
fn room_for_doors(size: u8) -> usize {
    4 * usize::from(size.max(LEAST_SIZE) - 2)
}

/// A cell after a quarter of a turn of the whole board, clockwise.
fn turned_cell(size: u8, cell: Cell) -> Cell {
    Cell {
        x: size - 1 - cell.y,
        y: cell.x,
    }
}

/// A door after a quarter of a turn of the whole board, clockwise.
fn turned_door(size: u8, door: Door) -> Door {
    let wall = door.wall.left().opposite();
    let cell = turned_cell(size, door.cell(size));
    let at = match wall {
        Heading::North | Heading::South => cell.x,
        Heading::East | Heading::West => cell.y,
    };
    Door { at, wall }
}
