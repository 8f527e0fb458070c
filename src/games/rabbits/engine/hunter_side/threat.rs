//! The hunters' reach: when they can reach each cell, and how long a rabbit can avoid them.

use super::super::cells::Cells;
use super::super::maze::Maze;
use crate::games::rabbits::HUNTERS;

/// The maximum number of hunters' moves to consider.
pub const SIGHT: usize = 24;

/// The cells that some hunter can occupy after each number of moves.
pub struct Threat {
    cells_by_moves: [Cells; SIGHT + 1],
    /// The numbers of moves up to which they are computed.
    computed_moves: usize,
}

impl Threat {
    /// The threat of hunters on these cells.
    pub fn new(hunters: &[u16; HUNTERS]) -> Threat {
        let mut cells_by_moves = [Cells::NONE; SIGHT + 1];
        for &hunter in hunters {
            cells_by_moves[0].insert(hunter);
        }
        Threat {
            cells_by_moves,
            computed_moves: 0,
        }
    }

    /// The cells within `moves` moves of a hunter, at most [`SIGHT`].
    #[inline]
    pub fn cells_by_moves(&mut self, maze: &Maze, moves: usize) -> &Cells {
        while self.computed_moves < moves {
            self.cells_by_moves[self.computed_moves + 1] =
                self.cells_by_moves[self.computed_moves].spread(maze);
            self.computed_moves += 1;
        }
        &self.cells_by_moves[moves]
    }

    /// The cells to which a rabbit can move next and then be free after `moves` moves of the hunters, wherever each of them
    /// goes. The hunters cannot all go everywhere, so it may survive longer.
    pub fn safe_cells(&mut self, maze: &Maze, moves: usize) -> Cells {
        self.cells_by_moves(maze, moves);
        let mut cells = self.cells_by_moves[moves].complement();
        for moves in (1..moves).rev() {
            cells = cells.spread(maze).without(&self.cells_by_moves[moves]);
        }
        cells
    }
}
