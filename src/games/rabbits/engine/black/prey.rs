//! A rule of thumb for the rabbits' moves. The hunters' plans are played out against it.

use super::super::cells::Cells;
use super::super::maze::{Maze, NOWHERE};
use super::super::position::Position;
use super::threat::{SIGHT, Threat};
use crate::games::rabbits::RABBITS;

/// The numbers of hunters' moves after which a careful rabbit checks whether it can still be free.
const TERMS: [usize; 7] = [1, 2, 3, 4, 6, 8, 12];

/// The cells to which the rabbits go. Each rabbit goes to the nearest cabbage that it reaches before any hunter, or else away
/// from the hunters. It prefers a step after which it can stay free for the longest of the first `care` of [`TERMS`]. The most
/// threatened rabbit chooses first.
pub fn flee(maze: &Maze, position: &Position, care: usize) -> [u16; RABBITS] {
    let mut threat = Threat::new(&position.hunters);
    let mut safe = [Cells::NONE; TERMS.len()];
    for (cells, &term) in safe.iter_mut().zip(&TERMS[..care]) {
        *cells = threat.safe(maze, term);
    }
    let nearest = |cell: u16| {
        let distances = maze.distances(cell);
        let hunters = position.hunters.iter();
        hunters
            .map(|&hunter| distances[usize::from(hunter)])
            .min()
            .unwrap_or(0)
    };
    let mut order: [(u8, usize); RABBITS] = std::array::from_fn(|rabbit| {
        let cell = position.rabbits[rabbit];
        let safety = if cell == NOWHERE {
            u8::MAX
        } else {
            nearest(cell)
        };
        (safety, rabbit)
    });
    order.sort_unstable();
    let mut to = position.rabbits;
    let mut cabbages = position.cabbages;
    for (safety, rabbit) in order {
        if safety == u8::MAX {
            break;
        }
        let from = position.rabbits[rabbit];
        let goal = nearest_cabbage(maze, &mut threat, &cabbages, from);
        if let Some(goal) = goal {
            cabbages.remove(goal);
        }
        let rank = |cell: u16| {
            let life = safe[..care].iter().take_while(|cells| cells.contains(cell));
            let way = match goal {
                Some(goal) => i32::from(maze.distance(cell, goal)),
                None => i32::from(maze.depth(cell)) - 4 * i32::from(nearest(cell)),
            };
            (-(life.count() as i32), way)
        };
        let open = maze.ways(from).all().iter().copied();
        // No rabbit enters the cell of one that has not chosen yet, so every rabbit may stay.
        to[rabbit] = open
            .filter(|&cell| cell == from || !to.contains(&cell))
            .min_by_key(|&cell| rank(cell))
            .unwrap_or(from);
    }
    to
}

/// The nearest cabbage that a rabbit on `from` reaches before any hunter, over cells where no hunter can meet it.
fn nearest_cabbage(maze: &Maze, threat: &mut Threat, cabbages: &Cells, from: u16) -> Option<u16> {
    let mut cells = Cells::of(from);
    for moves in 1..=SIGHT {
        cells = cells.spread(maze).without(threat.after(maze, moves));
        let found = cells.and(cabbages);
        if let Some(cell) = found.iter().next() {
            return Some(cell);
        }
        if cells.is_empty() {
            return None;
        }
    }
    None
}
