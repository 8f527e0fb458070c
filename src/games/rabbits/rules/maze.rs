//! The maze: cells, directions and walls. It is the same in every game.

use std::fmt;

/// The number of rows and of columns.
pub const SIZE: u8 = 24;
/// The number of cells.
pub const CELLS: usize = 576;

/// The statement's table, repaired: one hexadecimal digit per cell, the sum of its walls (north 1, east 2, south 4, west 8). In
/// the printed table ten rows have too few or too many digits. In the repaired table every wall agrees with the neighbouring
/// cell's.
pub const MAZE: &str = include_str!("maze.txt");

const TABLE: &[u8] = MAZE.as_bytes();

const WALLS: [u8; CELLS] = read_table();

const fn read_table() -> [u8; CELLS] {
    let mut walls = [0; CELLS];
    let (mut position, mut index) = (0, 0);
    while position < TABLE.len() {
        if TABLE[position] != b'\n' {
            walls[index] = match TABLE[position] {
                digit @ b'0'..=b'9' => digit - b'0',
                letter @ b'A'..=b'F' => letter - b'A' + 10,
                _ => panic!("a digit of the maze is 0 to 9 or A to F"),
            };
            index += 1;
        }
        position += 1;
    }
    assert!(index == CELLS, "the maze has 576 digits");
    walls
}

/// A cell of the field, by its index: row by row from row 0, the northernmost, in each row from column 0, the westernmost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u16);

impl Cell {
    /// The cell in a row (0 is the top) and a column (0 is the left).
    ///
    /// # Panics
    /// If either is above 23.
    pub const fn new(row: u8, column: u8) -> Cell {
        assert!(row < SIZE && column < SIZE, "the field has 24 by 24 cells");
        Cell(row as u16 * SIZE as u16 + column as u16)
    }

    /// The cell with an index from 0 to 575.
    pub fn from_index(index: usize) -> Option<Cell> {
        (index < CELLS).then_some(Cell(index as u16))
    }

    /// All 576 cells, the top row first.
    pub fn all() -> impl Iterator<Item = Cell> {
        (0..CELLS as u16).map(Cell)
    }

    /// The index, 0 to 575.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The row, 0 (top) to 23.
    pub fn row(self) -> u8 {
        (self.0 / u16::from(SIZE)) as u8
    }

    /// The column, 0 (left) to 23.
    pub fn column(self) -> u8 {
        (self.0 % u16::from(SIZE)) as u8
    }

    /// Its walls: the sum of 1 (north), 2 (east), 4 (south) and 8 (west).
    pub fn walls(self) -> u8 {
        WALLS[self.index()]
    }

    /// The next cell in a direction, or `None` if there is a wall between.
    pub fn step(self, direction: Direction) -> Option<Cell> {
        if self.walls() & direction.wall() != 0 {
            return None;
        }
        Some(match direction {
            Direction::North => Cell(self.0 - u16::from(SIZE)),
            Direction::East => Cell(self.0 + 1),
            Direction::South => Cell(self.0 + u16::from(SIZE)),
            Direction::West => Cell(self.0 - 1),
        })
    }
}

/// The text is `row,column`, both counted from 0.
impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.row(), self.column())
    }
}

/// The direction of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Direction {
    /// Up, to the row above.
    North,
    /// To the right.
    East,
    /// Down.
    South,
    /// To the left.
    West,
}

impl Direction {
    /// All four, in the order of the statement.
    pub const ALL: [Direction; 4] = [
        Direction::North,
        Direction::East,
        Direction::South,
        Direction::West,
    ];

    /// `N`, `E`, `S` or `W`.
    pub fn letter(self) -> char {
        ['N', 'E', 'S', 'W'][self as usize]
    }

    fn wall(self) -> u8 {
        1 << self as u8
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn walls_agree_and_close_the_field_and_every_cell_is_reached() {
        for cell in Cell::all() {
            for (direction, back) in Direction::ALL.into_iter().zip([2, 3, 0, 1]) {
                if let Some(next) = cell.step(direction) {
                    let distance =
                        cell.row().abs_diff(next.row()) + cell.column().abs_diff(next.column());
                    assert_eq!(distance, 1, "{cell} {direction:?}");
                    assert_eq!(next.step(Direction::ALL[back]), Some(cell));
                }
            }
        }
        let mut unvisited_neighbours = vec![Cell::new(0, 0)];
        let mut is_visited = [false; CELLS];
        is_visited[0] = true;
        while let Some(cell) = unvisited_neighbours.pop() {
            for next in Direction::ALL.into_iter().filter_map(|d| cell.step(d)) {
                if !std::mem::replace(&mut is_visited[next.index()], true) {
                    unvisited_neighbours.push(next);
                }
            }
        }
        assert_eq!(is_visited, [true; CELLS]);
    }

    #[test]
    fn top_and_bottom_mirror_each_other() {
        for cell in Cell::all() {
            let mirrored = Cell::new(SIZE - 1 - cell.row(), cell.column()).walls();
            let [north, east, south, west] = [1, 2, 4, 8].map(|wall| cell.walls() & wall);
            assert_eq!(mirrored, north << 2 | east | south >> 2 | west, "{cell}");
        }
    }
}
