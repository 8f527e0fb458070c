//! Sets of cells, and how they spread through the maze.

use super::maze::{Maze, SIZE};

/// A set of cells, one bit each, row by row. The left column is the lowest bit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cells([u32; SIZE]);

impl Cells {
    /// The empty set.
    pub const NONE: Cells = Cells([0; SIZE]);

    /// The set of one cell.
    pub fn of(cell: u16) -> Cells {
        let mut cells = Cells::NONE;
        cells.insert(cell);
        cells
    }

    /// Adds a cell.
    #[inline]
    pub fn insert(&mut self, cell: u16) {
        self.0[usize::from(cell) / SIZE] |= 1 << (usize::from(cell) % SIZE);
    }

    /// Removes a cell.
    #[inline]
    pub fn remove(&mut self, cell: u16) {
        self.0[usize::from(cell) / SIZE] &= !(1 << (usize::from(cell) % SIZE));
    }

    /// Whether a cell is in the set.
    #[inline]
    pub fn contains(&self, cell: u16) -> bool {
        self.0[usize::from(cell) / SIZE] >> (usize::from(cell) % SIZE) & 1 != 0
    }

    /// Whether the set is empty.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.iter().fold(0, |all, row| all | row) == 0
    }

    /// The number of cells in the set.
    #[inline]
    pub fn len(&self) -> u32 {
        self.0.iter().map(|row| row.count_ones()).sum()
    }

    /// The cells of either set.
    #[inline]
    pub fn or(&self, other: &Cells) -> Cells {
        Cells(std::array::from_fn(|row| self.0[row] | other.0[row]))
    }

    /// The cells of both sets.
    #[inline]
    pub fn and(&self, other: &Cells) -> Cells {
        Cells(std::array::from_fn(|row| self.0[row] & other.0[row]))
    }

    /// The cells of this set that the other does not contain.
    #[inline]
    pub fn without(&self, other: &Cells) -> Cells {
        Cells(std::array::from_fn(|row| self.0[row] & !other.0[row]))
    }

    /// The cells that are not in the set.
    #[inline]
    pub fn complement(&self) -> Cells {
        Cells(self.0.map(|row| !row & ((1 << SIZE) - 1)))
    }

    /// The cells of the set and their neighbours.
    #[inline]
    pub fn spread(&self, maze: &Maze) -> Cells {
        let (rows, open_east, open_south) = (&self.0, &maze.open_east, &maze.open_south);
        // Plain loops over whole rows, which compilers turn into SIMD instructions.
        let mut spread = [0; SIZE];
        for row in 0..SIZE {
            // A step east leaves a cell that is open to the east; a step west enters one.
            let cells_of_row = rows[row];
            spread[row] = cells_of_row
                | (cells_of_row & open_east[row]) << 1
                | cells_of_row >> 1 & open_east[row];
        }
        for row in 1..SIZE {
            spread[row] |= rows[row - 1] & open_south[row - 1];
        }
        for row in 0..SIZE - 1 {
            spread[row] |= rows[row + 1] & open_south[row];
        }
        Cells(spread)
    }

    /// The cells in order.
    pub fn iter(&self) -> impl Iterator<Item = u16> {
        self.0.into_iter().enumerate().flat_map(|(row, bits)| {
            let mut remaining_bits = bits;
            std::iter::from_fn(move || {
                (remaining_bits != 0).then(|| {
                    let column = remaining_bits.trailing_zeros() as usize;
                    remaining_bits &= remaining_bits - 1;
                    (row * SIZE + column) as u16
                })
            })
        })
    }
}
