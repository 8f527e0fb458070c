//! The board: rockets and doors. It stays the same through a game.

use super::cell::{Cell, Heading};
use super::plane::{Headings, Plane, ROWS};
use crate::core::game::{Problem, problem};

/// The number of columns and rows of the smallest board.
pub const MIN_SIZE: u8 = 5;
/// The number of columns and rows of the largest board.
pub const MAX_SIZE: usize = 25;
/// The maximum number of players. The minimum is 2.
pub const MAX_PLAYERS: usize = 4;
/// The maximum number of doors.
pub const MAX_DOORS: usize = 16;
/// The maximum number of turns.
pub const MAX_TURNS: u8 = 100;

/// A door in the outer wall.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Door {
    /// Its column in the northern or southern wall, its row in the other walls.
    pub at: u8,
    /// The wall.
    pub wall: Heading,
}

impl Door {
    /// The cell behind it on a board of a size.
    pub fn cell(self, size: u8) -> Cell {
        let (at, last) = (self.at, size - 1);
        let (x, y) = match self.wall {
            Heading::North => (at, 0),
            Heading::East => (last, at),
            Heading::South => (at, last),
            Heading::West => (0, at),
        };
        Cell { x, y }
    }
}

/// The defect of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.problem())]
pub enum BoardError {
    /// The board is not square, or its size is out of range.
    Size,
    /// The number of players is out of range.
    Players,
    /// The number of doors is out of range.
    Doors,
    /// The number of turns is out of range.
    Turns,
    /// A rocket is outside, in a pit, or on another rocket.
    Rocket,
    /// A door is outside, at a corner, or on another door.
    Door,
}

impl BoardError {
    /// The error in words.
    pub(crate) fn problem(self) -> Problem {
        match self {
            BoardError::Size => problem!("mice-size", "a board is square, 5 by 5 to 25 by 25"),
            BoardError::Players => problem!("mice-players", "there are 2 to 4 players"),
            BoardError::Doors => problem!("mice-doors", "there are 1 to 16 doors"),
            BoardError::Turns => problem!("mice-turns", "there are 1 to 100 turns"),
            BoardError::Rocket => problem!(
                "mice-rocket-place",
                "a rocket must be on the board, outside the corners, and alone on its cell"
            ),
            BoardError::Door => problem!(
                "mice-door-place",
                "a door must be in the wall of a row or column, not at a corner, and the only one there"
            ),
        }
    }
}

/// A board, and the number of turns of a game on it.
#[derive(Clone, Debug, PartialEq)]
pub struct Board {
    size: u8,
    turns: u8,
    rockets: Vec<Cell>,
    doors: Vec<Door>,
    /// The cells without a rocket or pit.
    land_cells: Plane,
    /// By heading, the cells of `land_cells` whose animals do not face a wall.
    cells_off_wall: Headings,
    /// The cells behind the doors, by the heading of the animals that enter.
    entrances: Headings,
}

impl Board {
    /// A board with one rocket per player.
    ///
    /// # Errors
    /// The first problem of the board.
    pub fn new(size: u8, turns: u8, rockets: &[Cell], doors: &[Door]) -> Result<Board, BoardError> {
        let mut board = Board::empty(size, turns, rockets.len(), doors.len())?;
        for &rocket in rockets {
            board.add_rocket(rocket)?;
        }
        for &door in doors {
            board.add_door(door)?;
        }
        Ok(board)
    }

    /// A board without rockets and doors, if their numbers are allowed.
    pub(super) fn empty(
        size: u8,
        turns: u8,
        players: usize,
        doors: usize,
    ) -> Result<Board, BoardError> {
        if !(MIN_SIZE..=MAX_SIZE as u8).contains(&size) {
            return Err(BoardError::Size);
        }
        if !(2..=MAX_PLAYERS).contains(&players) {
            return Err(BoardError::Players);
        }
        if !(1..=MAX_DOORS).contains(&doors) {
            return Err(BoardError::Doors);
        }
        if !(1..=MAX_TURNS).contains(&turns) {
            return Err(BoardError::Turns);
        }
        Ok(Board {
            size,
            turns,
            rockets: Vec::with_capacity(players),
            doors: Vec::with_capacity(doors),
            land_cells: land_cells(size),
            cells_off_wall: Heading::ALL.map(|heading| cells_off_wall(size, heading)),
            entrances: [[0; ROWS]; 4],
        })
    }

    /// Adds the rocket of the next player.
    pub(super) fn add_rocket(&mut self, rocket: Cell) -> Result<(), BoardError> {
        if !self.contains(rocket) || self.is_pit(rocket) || self.rockets.contains(&rocket) {
            return Err(BoardError::Rocket);
        }
        for plane in self.cells_off_wall.iter_mut().chain([&mut self.land_cells]) {
            plane[usize::from(rocket.y)] &= !(1 << rocket.x);
        }
        self.rockets.push(rocket);
        Ok(())
    }

    /// Adds a door.
    pub(super) fn add_door(&mut self, door: Door) -> Result<(), BoardError> {
        if !(1..self.size - 1).contains(&door.at) || self.doors.contains(&door) {
            return Err(BoardError::Door);
        }
        let Cell { x, y } = door.cell(self.size);
        self.entrances[door.wall.opposite() as usize][usize::from(y)] |= 1 << x;
        self.doors.push(door);
        Ok(())
    }

    /// The number of columns and rows.
    pub fn size(&self) -> u8 {
        self.size
    }

    /// The number of arrows placed in a game, of all players together.
    pub fn turns(&self) -> u8 {
        self.turns
    }

    /// The rockets, by player.
    pub fn rockets(&self) -> &[Cell] {
        &self.rockets
    }

    /// The doors.
    pub fn doors(&self) -> &[Door] {
        &self.doors
    }

    /// Whether a cell is on the board.
    pub fn contains(&self, cell: Cell) -> bool {
        cell.x < self.size && cell.y < self.size
    }

    /// Whether a cell is one of the four corners.
    pub fn is_pit(&self, cell: Cell) -> bool {
        let last = self.size - 1;
        (cell.x == 0 || cell.x == last) && (cell.y == 0 || cell.y == last)
    }

    /// Whether an animal on a cell with this heading faces the outer wall.
    pub fn is_wall(&self, cell: Cell, heading: Heading) -> bool {
        let last = self.size - 1;
        match heading {
            Heading::North => cell.y == 0,
            Heading::East => cell.x == last,
            Heading::South => cell.y == last,
            Heading::West => cell.x == 0,
        }
    }

    /// Whether a cell has neither a rocket nor a pit.
    pub(super) fn is_land(&self, Cell { x, y }: Cell) -> bool {
        self.land_cells[usize::from(y)] >> x & 1 != 0
    }

    /// By heading, the cells without a rocket or pit whose animals do not face a wall.
    pub(super) fn cells_off_wall(&self) -> &Headings {
        &self.cells_off_wall
    }

    /// The cells without a rocket or pit.
    pub(super) fn land_cells(&self) -> &Plane {
        &self.land_cells
    }

    /// The cells behind the doors, by the heading of the animals that enter.
    pub(super) fn entrances(&self) -> &Headings {
        &self.entrances
    }

    /// The number of rows to process: all rows of the board, rounded up to whole vectors of four.
    pub(super) fn rows(&self) -> usize {
        usize::from(self.size).next_multiple_of(4).min(ROWS)
    }
}

/// All cells of a board except the four corners.
fn land_cells(size: u8) -> Plane {
    let (full_row, last) = ((1 << size) - 1, size - 1);
    let mut land = [0; ROWS];
    land[..usize::from(size)].fill(full_row);
    for y in [0, last] {
        land[usize::from(y)] &= !(1 | 1 << last);
    }
    land
}

/// The cells except the corners on which an animal of this heading does not face a wall.
fn cells_off_wall(size: u8, heading: Heading) -> Plane {
    let (mut cells, last) = (land_cells(size), size - 1);
    match heading {
        Heading::North => cells[0] = 0,
        Heading::East => cells.iter_mut().for_each(|row| *row &= !(1 << last)),
        Heading::South => cells[usize::from(last)] = 0,
        Heading::West => cells.iter_mut().for_each(|row| *row &= !1),
    }
    cells
}
