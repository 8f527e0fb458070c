//! Who comes first: what the hunters can reach by when, and how long a rabbit can keep away from them.

use super::super::cells::Cells;
use super::super::maze::Maze;
use crate::games::rabbits::HUNTERS;

/// How many moves of the hunters are followed.
pub const SIGHT: usize = 24;

/// The cells that some hunter can be on after each number of moves.
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

    /// The cells within so many moves of a hunter; [`SIGHT`] at most.
    #[inline]
    pub fn after(&mut self, maze: &Maze, moves: usize) -> &Cells {
        while self.known < moves {
            self.after[self.known + 1] = self.after[self.known].spread(maze);
            self.known += 1;
        }
        &self.after[moves]
    }

    /// The cells on which a rabbit that goes there in the next move can be free after so many moves of the hunters,
    /// wherever each of them goes; not all of them can go everywhere, so it may live longer.
    pub fn safe(&mut self, maze: &Maze, moves: usize) -> Cells {
        self.after(maze, moves);
        let mut cells = self.after[moves].complement();
        for moves in (1..moves).rev() {
            cells = cells.spread(maze).without(&self.after[moves]);
        }
        cells
    }
}
