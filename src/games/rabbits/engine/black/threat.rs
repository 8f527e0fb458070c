//! The hunters' reach: when they can reach each cell, and how long a rabbit can avoid them.

use super::super::cells::Cells;
use super::super::maze::Maze;
use crate::games::rabbits::HUNTERS;

/// The maximum number of hunters' moves to consider.
pub const SIGHT: usize = 24;

/// The cells that some hunter can occupy after each number of moves.
pub struct Threat {
    after: [Cells; SIGHT + 1],
    known: usize,
}

impl Threat {
    /// The threat of hunters on these cells.
    pub fn new(hunters: &[u16; HUNTERS]) -> Threat {
        let mut after = [Cells::NONE; SIGHT + 1];
        for &hunter in hunters {
            after[0].insert(hunter);
        }
        Threat { after, known: 0 }
    }

    /// The cells within `moves` moves of a hunter, at most [`SIGHT`].
    #[inline]
    pub fn after(&mut self, maze: &Maze, moves: usize) -> &Cells {
        while self.known < moves {
            self.after[self.known + 1] = self.after[self.known].spread(maze);
            self.known += 1;
        }
        &self.after[moves]
    }

    /// The cells to which a rabbit can move next and then be free after `moves` moves of the hunters, wherever each of them
    /// goes. The hunters cannot all go everywhere, so it may survive longer.
    pub fn safe(&mut self, maze: &Maze, moves: usize) -> Cells {
        self.after(maze, moves);
        let mut cells = self.after[moves].complement();
        for moves in (1..moves).rev() {
            cells = cells.spread(maze).without(&self.after[moves]);
        }
        cells
    }
}
