//! The cells of the board and the steps between them.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;

use crate::core::game::{NotationError, problem};

/// The number of rows and of columns.
pub const SIZE: u8 = 8;
/// The number of cells.
pub const CELLS: usize = SIZE as usize * SIZE as usize;

/// A cell. Row 0 is the top row, column 0 the left one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

impl Cell {
    /// The cell in a row and a column, 0 to 7.
    ///
    /// # Panics
    /// If the row or the column is above 7.
    pub const fn new(row: u8, column: u8) -> Cell {
        assert!(row < SIZE && column < SIZE, "a cell on the board");
        Cell(row * SIZE + column)
    }

    /// The cell with an index, counted row by row from the top left.
    pub fn from_index(index: usize) -> Option<Cell> {
        (index < CELLS).then_some(Cell(index as u8))
    }

    /// Its index, 0 to 63, counted row by row from the top left.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// Its row, 0 at the top.
    pub fn row(self) -> u8 {
        self.0 / SIZE
    }

    /// Its column, 0 at the left.
    pub fn column(self) -> u8 {
        self.0 % SIZE
    }

    /// All cells, row by row from the top left.
    pub fn all() -> impl Iterator<Item = Cell> {
        (0..CELLS as u8).map(Cell)
    }

    /// Whether it is one of the four corners, which never move.
    pub fn is_corner(self) -> bool {
        let last = SIZE - 1;
        (self.row() == 0 || self.row() == last) && (self.column() == 0 || self.column() == last)
    }

    /// The cell `rows` rows down and `columns` columns to the right, if it is on the board.
    pub fn offset(self, rows: i8, columns: i8) -> Option<Cell> {
        let row = self.row().checked_add_signed(rows)?;
        let column = self.column().checked_add_signed(columns)?;
        (row < SIZE && column < SIZE).then(|| Cell::new(row, column))
    }

    /// The cell to which a step leads, if it is on the board.
    pub fn after(self, step: Step) -> Option<Cell> {
        let (rows, columns) = step.offset();
        self.offset(rows, columns)
    }

    /// The nine cells of the window around it, row by row; `None` for places off the board.
    pub fn window(self) -> [Option<Cell>; 9] {
        std::array::from_fn(|index| self.offset(index as i8 / 3 - 1, index as i8 % 3 - 1))
    }

    /// The row and the column.
    pub fn row_and_column(self) -> [u8; 2] {
        [self.row(), self.column()]
    }
}

/// The text is for a person: `row 7, column 0`.
impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "row {}, column {}", self.row(), self.column())
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({}, {})", self.row(), self.column())
    }
}

/// A player's choice in a turn: a step to a neighbouring cell, or none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(
    target_arch = "wasm32",
    derive(tsify::Tsify),
    tsify(type_prefix = "Crossing")
)]
pub enum Step {
    /// A row up.
    #[serde(rename = "N")]
    North,
    /// A column to the right.
    #[serde(rename = "E")]
    East,
    /// A row down.
    #[serde(rename = "S")]
    South,
    /// A column to the left.
    #[serde(rename = "W")]
    West,
    /// No step.
    #[serde(rename = "H")]
    Hold,
}

impl Step {
    /// All steps, in the statement's order.
    pub const ALL: [Step; 5] = [Step::North, Step::East, Step::South, Step::West, Step::Hold];

    /// The statement's letter.
    pub fn letter(self) -> char {
        match self {
            Step::North => 'N',
            Step::East => 'E',
            Step::South => 'S',
            Step::West => 'W',
            Step::Hold => 'H',
        }
    }

    /// The step with a letter. The statement's example uses the Cyrillic `Н` for holding.
    pub fn from_letter(letter: char) -> Option<Step> {
        let letter = if letter == 'Н' { 'H' } else { letter };
        Step::ALL.into_iter().find(|step| step.letter() == letter)
    }

    /// The offset in rows down and columns to the right.
    fn offset(self) -> (i8, i8) {
        match self {
            Step::North => (-1, 0),
            Step::East => (0, 1),
            Step::South => (1, 0),
            Step::West => (0, -1),
            Step::Hold => (0, 0),
        }
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl FromStr for Step {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Step, NotationError> {
        let mut letters = text.trim().chars();
        let step = letters.next().and_then(Step::from_letter);
        step.filter(|_| letters.next().is_none()).ok_or_else(|| {
            let allowed = problem!(
                "crossing-step",
                "one of the letters N, E, S, W and H (hold)"
            );
            NotationError::new("a move", text, allowed)
        })
    }
}

/// A turn of both players. Its text is their letters, such as `EN`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move(pub [Step; 2]);

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [first, second] = self.0;
        write!(f, "{first}{second}")
    }
}

impl FromStr for Move {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Move, NotationError> {
        let mut letters = text.trim().chars();
        let mut step = || letters.next().and_then(Step::from_letter);
        let steps = step().zip(step());
        let whole = steps.filter(|_| letters.next().is_none());
        whole
            .map(|(first, second)| Move([first, second]))
            .ok_or_else(|| {
                let allowed = problem!(
                    "crossing-move",
                    "two of the letters N, E, S, W and H (hold), one for each player, such as EN"
                );
                NotationError::new("a move", text, allowed)
            })
    }
}
