//! Cells and headings.

use std::fmt;

/// A cell: its column from the west and its row from the north, both from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell {
    /// The column.
    pub x: u8,
    /// The row.
    pub y: u8,
}

/// The text is `x y`, as in the statement.
impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.x, self.y)
    }
}

/// The heading of an animal or an arrow, or the wall of a door.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Heading {
    /// Up.
    North,
    /// To the right.
    East,
    /// Down.
    South,
    /// To the left.
    West,
}

impl Heading {
    /// All four, clockwise.
    pub const ALL: [Heading; 4] = [Heading::North, Heading::East, Heading::South, Heading::West];

    /// `N`, `E`, `S` or `W`.
    pub fn letter(self) -> char {
        ['N', 'E', 'S', 'W'][self as usize]
    }

    /// The heading with a letter.
    pub fn from_letter(letter: char) -> Option<Heading> {
        Heading::ALL
            .into_iter()
            .find(|heading| heading.letter() == letter)
    }

    /// The opposite heading.
    pub fn opposite(self) -> Heading {
        Heading::ALL[(self as usize + 2) % 4]
    }

    /// The heading after a counter-clockwise quarter turn.
    pub fn left(self) -> Heading {
        Heading::ALL[(self as usize + 3) % 4]
    }
}
