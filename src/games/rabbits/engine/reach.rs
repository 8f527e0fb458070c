//! The hunters' reach: when they can reach each cell.

use super::cells::Cells;
use super::maze::Maze;
use crate::games::rabbits::HUNTERS;

/// The cells that some hunter can occupy after each number of moves.
#[derive(Clone)]
pub struct Reach {
    cells_by_moves: Vec<Cells>,
}

impl Reach {
    /// The reach of hunters on these cells.
    pub fn new(maze: &Maze, hunters: &[u16; HUNTERS], moves: usize) -> Reach {
        let mut cells = Cells::NONE;
        for &hunter in hunters {
            cells.insert(hunter);
        }
        Reach::of(maze, cells, moves)
    }

    /// The reach from a set of cells.
    pub fn of(maze: &Maze, mut cells: Cells, moves: usize) -> Reach {
        let mut cells_by_moves = Vec::with_capacity(moves + 1);
        cells_by_moves.push(cells);
        for _ in 0..moves {
            cells = cells.spread(maze);
            cells_by_moves.push(cells);
        }
        Reach { cells_by_moves }
    }

    /// The cells within `moves` moves of a hunter.
    #[inline]
    pub fn cells_by_moves(&self, moves: usize) -> &Cells {
        &self.cells_by_moves[moves.min(self.cells_by_moves.len() - 1)]
    }
}
