//! The animals' places, one bit per cell.

use super::cell::{Cell, Heading};
use super::plane::{Plane, ROWS};

/// The kinds of animals, as indices.
pub(super) const MICE: usize = 0;
pub(super) const CATS: usize = 1;

/// The headings, as indices.
pub(super) const NORTH: usize = Heading::North as usize;
pub(super) const EAST: usize = Heading::East as usize;
pub(super) const SOUTH: usize = Heading::South as usize;
pub(super) const WEST: usize = Heading::West as usize;

/// The animals of one kind in a row, one word per heading.
pub(super) type Row = [u32; 4];

/// One plane for each kind and heading, one after another.
///
/// The rows after the board's last row are always empty. The row before the first row of a plane is the last of the previous
/// plane, so it is also empty. So steps need no check at the edges.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Planes(pub(super) [u32; 8 * ROWS]);

/// The index of a plane's first word.
pub(super) const fn plane_start(kind: usize, heading: usize) -> usize {
    (4 * kind + heading) * ROWS
}

impl Planes {
    pub(super) const EMPTY: Planes = Planes([0; 8 * ROWS]);

    /// The row of one kind.
    #[inline(always)]
    pub(super) fn row(&self, kind: usize, y: usize) -> Row {
        let word = |heading| self.0[plane_start(kind, heading) + y];
        [word(NORTH), word(EAST), word(SOUTH), word(WEST)]
    }

    /// Sets row `y` of both kinds.
    #[inline(always)]
    pub(super) fn set_rows(&mut self, y: usize, [mice, cats]: [Row; 2]) {
        self.set_row(MICE, y, mice);
        self.set_row(CATS, y, cats);
    }

    /// Sets row `y` of one kind, one word for each heading.
    #[inline(always)]
    fn set_row(&mut self, kind: usize, y: usize, [north, east, south, west]: Row) {
        self.0[plane_start(kind, NORTH) + y] = north;
        self.0[plane_start(kind, EAST) + y] = east;
        self.0[plane_start(kind, SOUTH) + y] = south;
        self.0[plane_start(kind, WEST) + y] = west;
    }

    /// The word of a row, to put animals in.
    pub(super) fn word_mut(&mut self, kind: usize, heading: Heading, y: usize) -> &mut u32 {
        &mut self.0[plane_start(kind, heading as usize) + y]
    }

    /// The cells where any animal is.
    pub(super) fn occupied(&self) -> Plane {
        std::array::from_fn(|y| {
            occupied_cells(self.row(MICE, y)) | occupied_cells(self.row(CATS, y))
        })
    }

    /// The words of all mice.
    pub(super) fn mice(&self) -> &[u32] {
        &self.0[..plane_start(CATS, NORTH)]
    }

    /// Whether any animal of a kind and heading is on a cell.
    #[inline(always)]
    pub(super) fn has_animals(&self, kind: usize, heading: Heading, Cell { x, y }: Cell) -> bool {
        self.0[plane_start(kind, heading as usize) + usize::from(y)] >> x & 1 != 0
    }

    /// The row after all animals have moved one cell on.
    #[inline(always)]
    pub(super) fn row_moved_on(&self, kind: usize, y: usize) -> Row {
        [
            self.0[plane_start(kind, NORTH) + y + 1],
            self.0[plane_start(kind, EAST) + y] << 1,
            self.0[plane_start(kind, SOUTH) + y - 1],
            self.0[plane_start(kind, WEST) + y] >> 1,
        ]
    }
}

/// The cells of a row where any animal is.
#[inline(always)]
pub(super) fn occupied_cells([north, east, south, west]: Row) -> u32 {
    north | east | south | west
}
