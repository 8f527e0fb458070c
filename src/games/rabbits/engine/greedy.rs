//! Quick moves by a rule of thumb: an engine's answer before the search, and the expected course of a game.

use super::Findings;
use super::cells::Cells;
use super::maze::{Maze, NOWHERE};
use super::position::{HUNTER_SEAT, Position, RABBIT_SEAT};
use super::reach::Reach;
use crate::games::rabbits::{HUNTERS, Move, RABBITS};
use crate::thinking::search::{Budget, Clock};

/// A search that only finds the greedy move, for either seat.
pub struct Search {
    position: Option<Position>,
    best: Option<Move>,
}

impl Search {
    /// A search without a position.
    pub fn new() -> Search {
        Search {
            position: None,
            best: None,
        }
    }
}

impl super::Search for Search {
    fn set_position(&mut self, position: &Position) {
        let maze = Maze::get();
        self.position = Some(*position);
        self.best = Some(match position.side() {
            RABBIT_SEAT => position.rabbits_move(&greedy_rabbit_cells(maze, position)),
            _ => position.hunters_move(&greedy_hunter_cells(maze, position)),
        });
    }

    fn think(&mut self, _: &dyn Clock, _: Budget) -> bool {
        true
    }

    fn best(&self) -> Move {
        self.best.expect("set_position comes first")
    }

    fn findings(&self) -> Findings {
        let position = self.position.as_ref().expect("set_position comes first");
        let lead = position.points[RABBIT_SEAT] - position.points[HUNTER_SEAT];
        Findings {
            depth: 1,
            score: 100
                * if position.side() == RABBIT_SEAT {
                    lead
                } else {
                    -lead
                },
            nodes: 1,
            line: vec![super::Search::best(self)],
        }
    }
}

/// The maximum number of moves to a cabbage that a rabbit considers.
const SIGHT: usize = 24;

/// The cells to which the rabbits go. Each goes to the nearest cabbage that it reaches before any hunter, or else away from
/// the hunters. It avoids cells beside a hunter if it can. The most threatened rabbit chooses first.
pub fn greedy_rabbit_cells(maze: &Maze, position: &Position) -> [u16; RABBITS] {
    let reach = Reach::new(maze, &position.hunters, SIGHT);
    let distance_to_hunter = |cell: u16| {
        let hunters = position.hunters.iter();
        hunters
            .map(|&hunter| maze.distance(cell, hunter))
            .min()
            .unwrap_or(0)
    };
    let mut choosing_order: [(u8, usize); RABBITS] = std::array::from_fn(|rabbit| {
        let cell = position.rabbits[rabbit];
        (
            if cell == NOWHERE {
                u8::MAX
            } else {
                distance_to_hunter(cell)
            },
            rabbit,
        )
    });
    choosing_order.sort_unstable();
    let mut target_cells = position.rabbits;
    let mut cabbages = position.cabbages;
    for (hunter_distance, rabbit) in choosing_order {
        if hunter_distance == u8::MAX {
            break;
        }
        let from = position.rabbits[rabbit];
        let target_cabbage = nearest_cabbage(maze, &reach, &cabbages, from);
        if let Some(target_cabbage) = target_cabbage {
            cabbages.remove(target_cabbage);
        }
        let cost = |cell: u16| {
            let distance_or_escape = match target_cabbage {
                Some(target_cabbage) => i32::from(maze.distance(cell, target_cabbage)),
                None => i32::from(maze.depth(cell)) - 4 * i32::from(distance_to_hunter(cell)),
            };
            (reach.cells_by_moves(1).contains(cell), distance_or_escape)
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
fn nearest_cabbage(maze: &Maze, reach: &Reach, cabbages: &Cells, from: u16) -> Option<u16> {
    let mut cells = Cells::of(from);
    for moves in 1..=SIGHT {
        cells = cells.spread(maze).without(reach.cells_by_moves(moves));
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

/// The rabbit that each hunter follows, in the order in which the hunters choose. It is the nearest rabbit that no other
/// hunter follows, or the nearest of all if there are too few rabbits.
pub fn assign_prey(maze: &Maze, position: &Position) -> Vec<(usize, usize)> {
    let mut pairs = Vec::with_capacity(RABBITS * HUNTERS);
    for (hunter, &from) in position.hunters.iter().enumerate() {
        for (rabbit, &cell) in position.rabbits.iter().enumerate() {
            if cell != NOWHERE {
                pairs.push((maze.distance(from, cell), hunter, rabbit));
            }
        }
    }
    pairs.sort_unstable();
    let mut assignments = Vec::with_capacity(HUNTERS);
    let mut has_chosen = [false; HUNTERS];
    let mut is_hunted = [false; RABBITS];
    for is_helping in [false, true] {
        for &(_, hunter, rabbit) in &pairs {
            if !has_chosen[hunter] && (is_helping || !is_hunted[rabbit]) {
                (has_chosen[hunter], is_hunted[rabbit]) = (true, true);
                assignments.push((hunter, rabbit));
            }
        }
    }
    assignments
}

/// The cells to which the hunters go: each goes one step nearer to its rabbit.
pub fn greedy_hunter_cells(maze: &Maze, position: &Position) -> [u16; HUNTERS] {
    let mut target_cells = position.hunters;
    for (hunter, rabbit) in assign_prey(maze, position) {
        let from = position.hunters[hunter];
        let open_cells = maze.ways(from).all().iter().copied();
        // No hunter enters the cell of one that has not chosen yet, so every hunter may stay.
        target_cells[hunter] = open_cells
            .filter(|&cell| cell == from || !target_cells.contains(&cell))
            .min_by_key(|&cell| maze.distance(cell, position.rabbits[rabbit]))
            .unwrap_or(from);
    }
    target_cells
}
