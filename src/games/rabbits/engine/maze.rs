//! Tables of the fixed maze, computed once: neighbours, distances, dead ends.

use std::sync::OnceLock;

use crate::games::rabbits::{self, CELLS, Cell, Direction};

/// The number of columns and of rows.
pub(super) const SIZE: usize = rabbits::SIZE as usize;

/// Not a cell: beyond a wall, or the place of a caught rabbit.
pub const NOWHERE: u16 = u16::MAX;

/// The cells to which a piece may go, its own cell first.
#[derive(Clone, Copy, Debug)]
pub struct Ways {
    cells: [u16; 5],
    count: u8,
}

impl Ways {
    /// Its own cell, then the neighbours in the order of the directions.
    #[inline]
    pub fn all(&self) -> &[u16] {
        &self.cells[..usize::from(self.count)]
    }

    /// The neighbours.
    #[inline]
    pub fn neighbours(&self) -> &[u16] {
        &self.cells[1..usize::from(self.count)]
    }
}

/// The maze as tables. Cells are numbered as by [`Cell::index`].
pub struct Maze {
    ways: Vec<Ways>,
    /// By pair of cells, the number of steps between them.
    distances: Vec<u8>,
    /// For each row, the columns from which a step east is possible.
    pub(super) open_east: [u32; SIZE],
    /// For each row, the columns from which a step south is possible.
    pub(super) open_south: [u32; SIZE],
    /// By cell, the number of steps out of its dead end.
    depths: Vec<u8>,
}

impl Maze {
    /// The maze of the game.
    pub fn get() -> &'static Maze {
        static MAZE: OnceLock<Maze> = OnceLock::new();
        MAZE.get_or_init(Maze::new)
    }

    fn new() -> Maze {
        let ways: Vec<Ways> = Cell::all().map(ways_from).collect();
        let distances = (0..CELLS as u16)
            .flat_map(|from| distances(&ways, from))
            .collect();
        let open_columns = |direction: Direction| {
            let mut rows = [0u32; SIZE];
            for cell in Cell::all() {
                if cell.step(direction).is_some() {
                    rows[cell.index() / SIZE] |= 1 << (cell.index() % SIZE);
                }
            }
            rows
        };
        Maze {
            open_east: open_columns(Direction::East),
            open_south: open_columns(Direction::South),
            depths: depths(&ways),
            ways,
            distances,
        }
    }

    /// The cells to which a piece on `cell` may go, including its own.
    #[inline]
    pub fn ways(&self, cell: u16) -> &Ways {
        &self.ways[usize::from(cell)]
    }

    /// The number of steps from one cell to another.
    #[inline]
    pub fn distance(&self, from: u16, to: u16) -> u8 {
        self.distances[usize::from(from) * CELLS + usize::from(to)]
    }

    /// The number of steps from a cell to every cell.
    #[inline]
    pub fn distances(&self, from: u16) -> &[u8] {
        &self.distances[usize::from(from) * CELLS..][..CELLS]
    }

    /// The number of steps out of the dead end to which a cell belongs; 0 for a cell on a circular way.
    #[inline]
    pub fn depth(&self, cell: u16) -> u8 {
        self.depths[usize::from(cell)]
    }
}

/// The cells to which a piece on a cell may go.
fn ways_from(cell: Cell) -> Ways {
    let mut ways = Ways {
        cells: [NOWHERE; 5],
        count: 1,
    };
    ways.cells[0] = cell.index() as u16;
    for next in Direction::ALL
        .into_iter()
        .filter_map(|direction| cell.step(direction))
    {
        ways.cells[usize::from(ways.count)] = next.index() as u16;
        ways.count += 1;
    }
    ways
}

/// The number of steps from `from` to every cell.
fn distances(ways: &[Ways], from: u16) -> Vec<u8> {
    let mut distances = vec![u8::MAX; ways.len()];
    distances[usize::from(from)] = 0;
    let mut queue = vec![from];
    let mut next_index = 0;
    while let Some(&cell) = queue.get(next_index) {
        next_index += 1;
        for &neighbour in ways[usize::from(cell)].neighbours() {
            if distances[usize::from(neighbour)] == u8::MAX {
                distances[usize::from(neighbour)] = distances[usize::from(cell)] + 1;
                queue.push(neighbour);
            }
        }
    }
    distances
}

/// Removes cells with a single open neighbour, again and again. Then counts the steps back to the remaining cells.
fn depths(ways: &[Ways]) -> Vec<u8> {
    let mut open_neighbours: Vec<usize> = ways.iter().map(|ways| ways.neighbours().len()).collect();
    let mut removed_cells: Vec<u16> = Vec::new();
    let mut dead_ends: Vec<u16> = (0..ways.len() as u16)
        .filter(|&cell| open_neighbours[usize::from(cell)] == 1)
        .collect();
    while let Some(cell) = dead_ends.pop() {
        removed_cells.push(cell);
        open_neighbours[usize::from(cell)] = 0;
        for &neighbour in ways[usize::from(cell)].neighbours() {
            let count = &mut open_neighbours[usize::from(neighbour)];
            *count = count.saturating_sub(1);
            if *count == 1 {
                dead_ends.push(neighbour);
            }
        }
    }
    let mut depths = vec![0; ways.len()];
    // The way out of a cell leads over a cell that was removed later or not at all.
    for (index, &cell) in removed_cells.iter().enumerate().rev() {
        let exit = ways[usize::from(cell)]
            .neighbours()
            .iter()
            .find(|neighbour| !removed_cells[..index].contains(neighbour))
            .expect("a dead end has a way out");
        depths[usize::from(cell)] = depths[usize::from(*exit)] + 1;
    }
    depths
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::rabbits::engine::Cells;

    #[test]
    fn distances_agree_with_spreading() {
        let maze = Maze::get();
        for from in 0..CELLS as u16 {
            let mut reached = Cells::of(from);
            for steps in 0..=60 {
                for cell in 0..CELLS as u16 {
                    assert_eq!(reached.contains(cell), maze.distance(from, cell) <= steps);
                }
                reached = reached.spread(maze);
            }
        }
    }

    #[test]
    fn dead_ends_are_found() {
        let maze = Maze::get();
        let depth = |row, column| maze.depth(Cell::new(row, column).index() as u16);
        // A tooth of the comb under the upper hall, the hall itself, the end of the trap in the corner.
        assert_eq!(
            [depth(7, 9), depth(6, 9), depth(5, 9), depth(4, 9)],
            [3, 2, 1, 0]
        );
        assert_eq!(depth(11, 0), 0);
        assert!(depth(1, 1) > 0 && depth(0, 23) > 0);
    }
}
