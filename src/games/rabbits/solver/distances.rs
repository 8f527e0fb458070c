//! The distances between the cells of the maze.

use std::sync::OnceLock;

use crate::games::rabbits::{CELLS, Cell, Direction};

/// The number of steps between any two cells.
static ALL: OnceLock<Vec<u8>> = OnceLock::new();

/// The number of steps from one cell to another.
pub fn distance(from: Cell, to: Cell) -> u32 {
    let all = ALL.get_or_init(|| Cell::all().flat_map(steps_from).collect());
    all[from.index() * CELLS + to.index()].into()
}

/// The number of steps from a cell to every cell, at most 255.
fn steps_from(cell: Cell) -> [u8; CELLS] {
    let mut steps = [u8::MAX; CELLS];
    steps[cell.index()] = 0;
    let mut here = vec![cell];
    let mut count = 0_u8;
    while !here.is_empty() {
        count = count.saturating_add(1);
        let mut next = Vec::new();
        for to in here.iter().flat_map(|cell| around(*cell)) {
            if steps[to.index()] == u8::MAX {
                steps[to.index()] = count.min(u8::MAX - 1);
                next.push(to);
            }
        }
        here = next;
    }
    steps
}

/// The neighbours of a cell.
pub(super) fn around(cell: Cell) -> impl Iterator<Item = Cell> {
    let step = move |direction| cell.step(direction);
    Direction::ALL.into_iter().filter_map(step)
}
