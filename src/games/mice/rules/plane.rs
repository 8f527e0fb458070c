//! A bit a cell.

/// Rows of a plane: at least one more than the largest board has, and whole vectors of four.
pub(super) const ROWS: usize = 28;

/// A bit a cell: a word a row, the lowest bit in the west.
pub(super) type Plane = [u32; ROWS];

/// A plane for each heading.
pub(super) type Headings = [Plane; 4];

/// The numbers of the bits that are set.
pub(super) fn bits(mut set: u32) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let lowest = set.trailing_zeros() as u8;
        set &= set.checked_sub(1)?;
        Some(lowest)
    })
}
