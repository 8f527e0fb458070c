//! The hunters' behaviour as the rabbits' side expects it, learned from their moves.

use crate::games::rabbits::engine::cells::Cells;
use crate::games::rabbits::engine::maze::{Maze, NOWHERE};
use crate::games::rabbits::engine::position::Position;
use crate::games::rabbits::{HUNTERS, RABBITS};

/// A hunter with a smaller chance to move is expected to stay.
const MIN_ACTIVE_CHANCE: f32 = 0.1;

/// The known habits of the hunters.
#[derive(Clone, Debug, Default)]
pub struct Hunters {
    /// The number of consecutive turns for which each hunter has stayed.
    turns_without_move: [u32; HUNTERS],
}

impl Hunters {
    /// Learns from a turn.
    pub fn observe(&mut self, before: &[u16; HUNTERS], after: &[u16; HUNTERS]) {
        for hunter in 0..HUNTERS {
            self.turns_without_move[hunter] = if before[hunter] == after[hunter] {
                self.turns_without_move[hunter] + 1
            } else {
                0
            };
        }
    }

    /// The chance that a hunter moves. It is one half at first, and halves after every two turns that the hunter stays,
    /// since an active hunter would hardly stay so long.
    fn chance_to_move(&self, hunter: usize) -> f32 {
        0.5 / (1u32 << (self.turns_without_move[hunter] / 2).min(30)) as f32
    }

    /// Whether a hunter is expected to move.
    fn is_active(&self, hunter: usize) -> bool {
        self.chance_to_move(hunter) >= MIN_ACTIVE_CHANCE
    }

    /// The cells of the hunters that are expected to move.
    pub fn active_cells(&self, hunters: &[u16; HUNTERS]) -> Cells {
        let mut cells = Cells::NONE;
        for (hunter, &cell) in hunters.iter().enumerate() {
            if self.is_active(hunter) {
                cells.insert(cell);
            }
        }
        cells
    }

    /// The chance that a hunter that is expected to stay moves onto this cell.
    pub fn risk_of_unexpected_move(&self, maze: &Maze, hunters: &[u16; HUNTERS], cell: u16) -> f32 {
        let mut risk = 0.0;
        for (hunter, &from) in hunters.iter().enumerate() {
            if maze.distance(from, cell) == 1 && !self.is_active(hunter) {
                risk += self.chance_to_move(hunter);
            }
        }
        risk
    }

    /// The cells to which the hunters go. Each active hunter follows the nearest rabbit that no other hunter follows, or the
    /// nearest of all if there are too few. Variants break ties differently.
    pub fn expected_cells(
        &self,
        maze: &Maze,
        position: &Position,
        variant: usize,
    ) -> [u16; HUNTERS] {
        let mut distances_by_hunter = [[u8::MAX; RABBITS]; HUNTERS];
        for (hunter, hunter_distances) in distances_by_hunter.iter_mut().enumerate() {
            if self.is_active(hunter) {
                let distances = maze.distances(position.hunters[hunter]);
                for (distance, &cell) in hunter_distances.iter_mut().zip(&position.rabbits) {
                    if cell != NOWHERE {
                        *distance = distances[usize::from(cell)];
                    }
                }
            }
        }
        let mut target_cells = position.hunters;
        let mut has_gone = [false; HUNTERS];
        let mut is_hunted = [false; RABBITS];
        for _ in 0..2 * HUNTERS {
            let mut best = (u8::MAX, 0, 0);
            for hunter in (0..HUNTERS).filter(|&hunter| !has_gone[hunter]) {
                for rabbit in (0..RABBITS).filter(|&rabbit| !is_hunted[rabbit]) {
                    if distances_by_hunter[hunter][rabbit] < best.0 {
                        best = (distances_by_hunter[hunter][rabbit], hunter, rabbit);
                    }
                }
            }
            let (distance, hunter, rabbit) = best;
            if distance == u8::MAX {
                if is_hunted == [false; RABBITS] {
                    break;
                }
                is_hunted = [false; RABBITS];
                continue;
            }
            has_gone[hunter] = true;
            is_hunted[rabbit] = true;
            target_cells[hunter] = step_towards(
                maze,
                &target_cells,
                hunter,
                position.rabbits[rabbit],
                variant,
            );
        }
        target_cells
    }
}

/// The step of a hunter towards a cell, unless another hunter is in the way.
fn step_towards(
    maze: &Maze,
    target_cells: &[u16; HUNTERS],
    hunter: usize,
    goal: u16,
    variant: usize,
) -> u16 {
    let start = target_cells[hunter];
    let distances = maze.distances(goal);
    let mut best = (u8::MAX, start);
    let ways = maze.ways(start).all();
    for index in 0..ways.len() {
        let cell = match variant % 2 {
            0 => ways[index],
            _ => ways[ways.len() - 1 - index],
        };
        let distance = distances[usize::from(cell)];
        if distance < best.0 && (cell == start || !target_cells.contains(&cell)) {
            best = (distance, cell);
        }
    }
    best.1
}
