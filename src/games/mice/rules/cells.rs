//! Sets of cells.

use super::board::MAX_SIZE;
use super::cell::Cell;
use super::plane::Plane;

/// A set of cells of a board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Cells([u32; MAX_SIZE]);

impl Cells {
    /// No cell.
    pub const NONE: Cells = Cells([0; MAX_SIZE]);

    /// All cells of a board with `size` columns and rows, at most [`MAX_SIZE`].
    pub fn all(size: u8) -> Cells {
        let mut all = Cells::NONE;
        all.0[..usize::from(size)].fill((1 << size) - 1);
        all
    }

    /// Adds a cell.
    pub fn insert(&mut self, cell: Cell) {
        self.0[usize::from(cell.y)] |= 1 << cell.x;
    }

    /// Removes a cell.
    pub fn remove(&mut self, cell: Cell) {
        self.0[usize::from(cell.y)] &= !(1 << cell.x);
    }

    /// Whether a cell is in the set. A cell off every board is in no set.
    pub fn contains(&self, cell: Cell) -> bool {
        let row = self.0.get(usize::from(cell.y));
        row.is_some_and(|row| cell.x < 32 && row >> cell.x & 1 != 0)
    }

    /// Adds all cells of another set.
    pub fn join(&mut self, other: &Cells) {
        for (row, other) in self.0.iter_mut().zip(&other.0) {
            *row |= other;
        }
    }

    /// The cells of this set that are not in another.
    pub fn without(&self, other: &Cells) -> Cells {
        let mut remaining_cells = *self;
        for (row, other) in remaining_cells.0.iter_mut().zip(&other.0) {
            *row &= !other;
        }
        remaining_cells
    }

    /// The cells in both sets.
    pub fn common(&self, other: &Cells) -> Cells {
        let mut common = *self;
        for (row, other) in common.0.iter_mut().zip(&other.0) {
            *row &= other;
        }
        common
    }

    /// The number of cells.
    pub fn len(&self) -> u32 {
        self.0.iter().map(|row| row.count_ones()).sum()
    }

    /// Whether the set is empty.
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|&row| row == 0)
    }

    /// The cells, row by row from the north, each row from the west.
    pub fn iter(&self) -> impl Iterator<Item = Cell> {
        (0..).zip(self.0).flat_map(|(y, mut row)| {
            std::iter::from_fn(move || {
                let x = row.trailing_zeros();
                row &= row.checked_sub(1)?;
                Some(Cell { x: x as u8, y })
            })
        })
    }
}

impl From<&Plane> for Cells {
    fn from(plane: &Plane) -> Cells {
        let mut cells = Cells::NONE;
        cells.0.copy_from_slice(&plane[..MAX_SIZE]);
        cells
    }
}

impl FromIterator<Cell> for Cells {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Cells {
        let mut set = Cells::NONE;
        cells.into_iter().for_each(|cell| set.insert(cell));
        set
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_returns_its_members() {
        let cells = [(24, 0), (0, 3), (7, 3), (0, 24)].map(|(x, y)| Cell { x, y });
        let mut set = Cells::from_iter(cells);
        assert_eq!(set.iter().collect::<Vec<_>>(), cells);
        assert_eq!(set.len(), 4);
        set.remove(cells[2]);
        assert!(!set.contains(cells[2]) && set.contains(cells[3]));
        assert!(!set.contains(Cell { x: 40, y: 3 }) && !set.contains(Cell { x: 0, y: 99 }));
        assert_eq!(Cells::all(25).without(&set).len(), 625 - 3);
        assert_eq!(
            Cells::all(5).common(&set).iter().collect::<Vec<_>>(),
            [cells[1]]
        );
        assert!(Cells::NONE.is_empty() && !set.is_empty());
    }
}
