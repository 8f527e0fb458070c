//! How the hunters' side expects the rabbits to move: a rule of thumb, against which it plays out the hunters' plans.

use super::super::cells::Cells;
use super::super::maze::{Maze, NOWHERE};
use super::super::position::Position;
use super::threat::{SIGHT, Threat};
use crate::games::rabbits::RABBITS;

/// The numbers of hunters' moves after which a careful rabbit checks whether it can still be free.
const CHECKED_MOVES: [usize; 7] = [1, 2, 3, 4, 6, 8, 12];

/// The cells to which the rabbits go. Each rabbit goes to the nearest cabbage that it reaches before any hunter, or else away
/// from the hunters. It prefers a step after which it can stay free for the longest of the first `care` of
/// [`CHECKED_MOVES`]. The most threatened rabbit chooses first.
pub fn flee_hunters(maze: &Maze, position: &Position, care: usize) -> [u16; RABBITS] {
    let mut threat = Threat::new(&position.hunters);
    let mut safe_cells = [Cells::NONE; CHECKED_MOVES.len()];
    for (cells, &moves) in safe_cells.iter_mut().zip(&CHECKED_MOVES[..care]) {
        *cells = threat.safe_cells(maze, moves);
    }
    let distance_to_hunter = |cell: u16| {
        let distances = maze.distances(cell);
        let hunters = position.hunters.iter();
        hunters
            .map(|&hunter| distances[usize::from(hunter)])
            .min()
            .unwrap_or(0)
    };
    let mut choosing_order: [(u8, usize); RABBITS] = std::array::from_fn(|rabbit| {
        let cell = position.rabbits[rabbit];
        let hunter_distance = if cell == NOWHERE {
            u8::MAX
        } else {
            distance_to_hunter(cell)
        };
        (hunter_distance, rabbit)
    });
    choosing_order.sort_unstable();
    let mut target_cells = position.rabbits;
    let mut cabbages = position.cabbages;
    for (hunter_distance, rabbit) in choosing_order {
        if hunter_distance == u8::MAX {
            break;
        }
        let from = position.rabbits[rabbit];
        let target_cabbage = nearest_cabbage(maze, &mut threat, &cabbages, from);
        if let Some(target_cabbage) = target_cabbage {
            cabbages.remove(target_cabbage);
        }
        let cost = |cell: u16| {
            let survived_terms = safe_cells[..care]
                .iter()
                .take_while(|cells| cells.contains(cell));
            let distance_or_escape = match target_cabbage {
                Some(target_cabbage) => i32::from(maze.distance(cell, target_cabbage)),
                None => i32::from(maze.depth(cell)) - 4 * i32::from(distance_to_hunter(cell)),
            };
            (-(survived_terms.count() as i32), distance_or_escape)
        };
        let open_cells = maze.ways(from).all().iter().copied();
        // No rabbit enters the cell of one that has not chosen yet, so every rabbit may stay.
        target_cells[rabbit] = open_cells
            .filter(|&cell| cell == from || !target_cells.contains(&cell))
            .min_by_key(|&cell| cost(cell))
            .unwrap_or(from);
    }
    target_cells
}

/// The nearest cabbage that a rabbit on `from` reaches before any hunter, over cells where no hunter can meet it.
fn nearest_cabbage(maze: &Maze, threat: &mut Threat, cabbages: &Cells, from: u16) -> Option<u16> {
    let mut cells = Cells::of(from);
    for moves in 1..=SIGHT {
        cells = cells
            .spread(maze)
            .without(threat.cells_by_moves(maze, moves));
        let reached_cabbages = cells.and(cabbages);
        if let Some(cell) = reached_cabbages.iter().next() {
            return Some(cell);
        }
        if cells.is_empty() {
            return None;
        }
    }
    None
}
