//! The distances between the cells of the maze.

use std::sync::OnceLock;

use crate::games::rabbits::{CELLS, Cell, Direction};

/// The number of steps between any two cells.
static DISTANCES: OnceLock<Vec<u8>> = OnceLock::new();

/// The number of steps from one cell to another.
pub fn distance(from: Cell, to: Cell) -> u32 {
    let distances = DISTANCES.get_or_init(|| Cell::all().flat_map(steps_from).collect());
    distances[from.index() * CELLS + to.index()].into()
}

/// The number of steps from a cell to every cell, at most 255.
fn steps_from(cell: Cell) -> [u8; CELLS] {
    let mut steps = [u8::MAX; CELLS];
    steps[cell.index()] = 0;
    let mut frontier = vec![cell];
    let mut count = 0_u8;
    while !frontier.is_empty() {
        count = count.saturating_add(1);
        let mut next = Vec::new();
        for to in frontier.iter().flat_map(|cell| neighbours(*cell)) {
            if steps[to.index()] == u8::MAX {
                steps[to.index()] = count.min(u8::MAX - 1);
                next.push(to);
            }
        }
        frontier = next;
    }
    steps
}

/// The neighbours of a cell.
pub(super) fn neighbours(cell: Cell) -> impl Iterator<Item = Cell> {
    let step = move |direction| cell.step(direction);
    Direction::ALL.into_iter().filter_map(step)
}
