//! Planes: one bit per cell.

/// The number of rows of a plane: at least one more than the largest board has, in whole vectors of four.
pub(super) const ROWS: usize = 28;

/// One bit per cell: one word per row, the lowest bit in the west.
pub(super) type Plane = [u32; ROWS];

/// One plane per heading.
pub(super) type Headings = [Plane; 4];

/// The numbers of the set bits.
pub(super) fn set_bits(mut set: u32) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let lowest = set.trailing_zeros() as u8;
        set &= set.checked_sub(1)?;
        Some(lowest)
    })
}
