//! The board: cells, directions, and the contents of a cell.

use std::fmt;

use crate::core::game::Seat;

/// The number of columns and of rows.
pub const SIZE: u8 = 7;
/// The number of cells.
pub const CELLS: usize = 49;
/// A cell with this many dots is full.
pub const FULL: u8 = 5;
/// A cell of the board, by its index: row by row from row 1, in each row from column A.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

impl Cell {
    /// The cell in a column (0 is A) and a row (0 is row 1).
    ///
    /// # Panics
    /// If either is above 6.
    pub fn new(column: u8, row: u8) -> Cell {
        assert!(
            column < SIZE && row < SIZE,
            "no cell in column {column}, row {row}"
        );
        Cell(row * SIZE + column)
    }

    /// All 49 cells, row 1 first.
    pub fn all() -> impl Iterator<Item = Cell> {
        (0..CELLS as u8).map(Cell)
    }

    /// The index, 0 to 48.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The column, 0 (A) to 6 (G).
    pub fn column(self) -> u8 {
        self.0 % SIZE
    }

    /// The row, 0 (row 1, the southern edge) to 6.
    pub fn row(self) -> u8 {
        self.0 / SIZE
    }

    /// Whether it is one of the nine cells on which red may begin.
    pub fn is_central(self) -> bool {
        (2..5).contains(&self.column()) && (2..5).contains(&self.row())
    }

    /// The next cell in a direction, or `None` at the edge of the board.
    pub fn step(self, direction: Direction) -> Option<Cell> {
        let (column, row) = (self.column(), self.row());
        match direction {
            Direction::North if row + 1 < SIZE => Some(Cell(self.0 + SIZE)),
            Direction::East if column + 1 < SIZE => Some(Cell(self.0 + 1)),
            Direction::South if row > 0 => Some(Cell(self.0 - SIZE)),
            Direction::West if column > 0 => Some(Cell(self.0 - 1)),
            _ => None,
        }
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'A' + self.column()), self.row() + 1)
    }
}

/// The direction in which the dots of a move jump.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Direction {
    /// Towards row 7.
    North,
    /// Towards column G.
    East,
    /// Towards row 1.
    South,
    /// Towards column A.
    West,
}

impl Direction {
    /// All four, in the order of the statement's `NESW`.
    pub const ALL: [Direction; 4] = [
        Direction::North,
        Direction::East,
        Direction::South,
        Direction::West,
    ];

    pub(super) fn letter(self) -> char {
        match self {
            Direction::North => 'N',
            Direction::East => 'E',
            Direction::South => 'S',
            Direction::West => 'W',
        }
    }
}

/// The contents of a cell: nothing, or 1 to 5 dots of one side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Stack {
    owner: u8,
    dots: u8,
}

impl Stack {
    /// The number of dots, 0 to 5.
    pub fn dots(self) -> u8 {
        self.dots
    }

    /// The side that owns the dots; `None` on an empty cell.
    pub fn owner(self) -> Option<Seat> {
        (self.dots > 0).then_some(Seat(self.owner))
    }

    /// Whether the cell is full.
    pub fn is_full(self) -> bool {
        self.dots == FULL
    }

    /// 1 to 5 dots of a side.
    pub(crate) fn new(owner: Seat, dots: u8) -> Stack {
        Stack {
            owner: owner.0,
            dots,
        }
    }

    /// The letter in texts: `.` for an empty cell, `A` to `E` for 1 to 5 red dots, `a` to `e` for blue ones.
    pub(crate) fn letter(self) -> char {
        match self.dots {
            0 => '.',
            dots => char::from(if self.owner == 0 { b'A' } else { b'a' } + dots - 1),
        }
    }

    /// Reads a [`Stack::letter`].
    pub(crate) fn from_letter(letter: char) -> Option<Stack> {
        match letter {
            '.' => Some(Stack::default()),
            'A'..='E' => Some(Stack::new(Seat(0), letter as u8 - b'A' + 1)),
            'a'..='e' => Some(Stack::new(Seat(1), letter as u8 - b'a' + 1)),
            _ => None,
        }
    }
}
