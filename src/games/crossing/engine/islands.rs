//! The true islands, and the deliveries of a player who sees them all.
//!
//! Boards are turned so that a token always goes from the bottom left to the top right. Cells are numbers from 0 to 63, row by
//! row from the top left. Sets of cells have one bit per cell.

use crate::games::crossing::{CELLS, CORNER, CYCLE, CyclePoint, TURNS};

/// The number of turns of an island's cycle.
pub const CYCLE_TURNS: usize = CYCLE as usize;
/// The number of turns of a game.
pub const GAME_TURNS: usize = TURNS as usize;
/// The number of cells in a row or column of the board.
pub const SIDE: usize = 8;
/// The token's start cell.
pub const START: usize = 56;
/// The token's goal cell.
pub const GOAL: usize = 7;
/// The cells that never move.
const CORNERS: u64 = 1 | 1 << 7 | 1 << 56 | 1 << 63;
/// The cells of the outer columns, one bit each.
const LEFT_COLUMN: u64 = 0x0101_0101_0101_0101;
const RIGHT_COLUMN: u64 = LEFT_COLUMN << 7;

/// Whether a cell never moves.
pub fn is_corner(cell: usize) -> bool {
    CORNERS >> cell & 1 == 1
}

/// A set of cells with their neighbours.
pub fn with_neighbours(cells: u64) -> u64 {
    cells
        | cells << SIDE
        | cells >> SIDE
        | (cells & !RIGHT_COLUMN) << 1
        | (cells & !LEFT_COLUMN) >> 1
}

/// The cells that can be stepped to from a cell: itself first, then up, right, down and left.
pub fn steps(cell: usize) -> impl Iterator<Item = usize> {
    let (row, column) = (cell / SIDE, cell % SIDE);
    let neighbours = [
        (true, cell),
        (row > 0, cell.wrapping_sub(SIDE)),
        (column < SIDE - 1, cell + 1),
        (row < SIDE - 1, cell + SIDE),
        (column > 0, cell.wrapping_sub(1)),
    ];
    neighbours
        .into_iter()
        .filter(|&(is_on_board, _)| is_on_board)
        .map(|(_, cell)| cell)
}

/// The cells of the board in the window around a cell.
pub fn window_around(cell: usize) -> u64 {
    let middle = 1 << cell;
    let row = middle | (middle & !RIGHT_COLUMN) << 1 | (middle & !LEFT_COLUMN) >> 1;
    row | row << SIDE | row >> SIDE
}

/// The result of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Landing {
    /// The token stands on this cell.
    Stands(usize),
    /// It is back on its start: the cell was under water.
    Drowned,
    /// It is back on its start: the cell sank under it.
    Sank,
    /// It was delivered, and the next one is on the start.
    Crossed,
}

/// All islands with their points in the cycle.
#[derive(Clone, Debug)]
pub struct Islands {
    heights: [i8; CELLS],
    /// The points in turn 0.
    points: [u8; CELLS],
    /// By turn of the cycle, the cells that a token can enter without drowning or sinking.
    safe_cells: [u64; CYCLE_TURNS],
}

impl Islands {
    /// Islands of these heights, with their points in turn 0 of the game.
    pub fn new(heights: [i8; CELLS], points: [u8; CELLS]) -> Islands {
        let mut dry = [CORNERS; CYCLE_TURNS];
        for cell in (0..CELLS).filter(|&cell| !is_corner(cell)) {
            for (turn, dry) in dry.iter_mut().enumerate() {
                let is_dry = phase(heights[cell], usize::from(points[cell]) + turn) >= 0;
                *dry |= u64::from(is_dry) << cell;
            }
        }
        Islands {
            heights,
            points,
            safe_cells: std::array::from_fn(|turn| dry[turn] & dry[(turn + 1) % CYCLE_TURNS]),
        }
    }

    /// The phase of a cell in a turn.
    pub fn phase(&self, cell: usize, turn: usize) -> i8 {
        if is_corner(cell) {
            CORNER
        } else {
            phase(self.heights[cell], usize::from(self.points[cell]) + turn)
        }
    }

    /// The result of a step to a cell in a turn.
    pub fn step_result(&self, cell: usize, turn: usize) -> Landing {
        if cell == GOAL {
            Landing::Crossed
        } else if self.safe_cells[turn % CYCLE_TURNS] >> cell & 1 == 1 {
            Landing::Stands(cell)
        } else if self.phase(cell, turn) < 0 {
            Landing::Drowned
        } else {
            Landing::Sank
        }
    }

    /// The maximum number of tokens that can be delivered from a cell in a turn to the end of the game.
    ///
    /// A token may always wait on the start cell, so arriving early is never worse. The function therefore follows the set of
    /// reachable cells from turn to turn until it contains the goal. The start cell always counts as reached, even in turns in
    /// which a token far from it finds no water to drown in. So the number may be one too high.
    pub fn max_deliveries(&self, cell: usize, turn: usize) -> u32 {
        let mut reachable = 1 << cell;
        let mut crossings = 0;
        let mut cycle_turn = turn % CYCLE_TURNS;
        for _ in turn..GAME_TURNS {
            let next = with_neighbours(reachable);
            if next >> GOAL & 1 == 1 {
                crossings += 1;
                reachable = 1 << START;
            } else {
                reachable = next & self.safe_cells[cycle_turn] | 1 << START;
            }
            cycle_turn = (cycle_turn + 1) % CYCLE_TURNS;
        }
        crossings
    }
}

/// The phase of an island of a height, `turns` turns after its lowest phase.
pub fn phase(height: i8, turns: usize) -> i8 {
    let point = CyclePoint::new((turns % CYCLE_TURNS) as u8).unwrap_or_default();
    point.phase(height)
}
