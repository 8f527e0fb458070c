//! The engine's position: small and cheap to copy. Cells are numbers.

use super::cells::Cells;
use super::maze::NOWHERE;
use crate::core::game::Game;
use crate::games::rabbits::{CAPTURE, Cell, Direction, HUNTERS, Move, RABBITS, Rabbits};

/// The rabbits' seat, white.
pub const RABBIT_SEAT: usize = 0;
/// The hunters' seat, black.
pub const HUNTER_SEAT: usize = 1;

/// A position. Cells are numbered as by [`Cell::index`]; a caught rabbit is [`NOWHERE`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    /// The cells with a cabbage.
    pub cabbages: Cells,
    /// The number of cabbages.
    pub cabbages_left: u16,
    /// The rabbits' cells.
    pub rabbits: [u16; RABBITS],
    /// The hunters' cells.
    pub hunters: [u16; HUNTERS],
    /// The points by seat.
    pub points: [i32; 2],
    /// The number of moves played.
    pub ply: u16,
    /// The number of moves of each side.
    pub limit: u16,
}

impl From<&Rabbits> for Position {
    fn from(game: &Rabbits) -> Position {
        let mut cabbages = Cells::NONE;
        for cell in Cell::all().filter(|&cell| game.has_cabbage(cell)) {
            cabbages.insert(cell.index() as u16);
        }
        Position {
            cabbages,
            cabbages_left: cabbages.len() as u16,
            rabbits: game
                .rabbits()
                .map(|cell| cell.map_or(NOWHERE, |cell| cell.index() as u16)),
            hunters: game.hunters().map(|cell| cell.index() as u16),
            points: game.points().map(|points| points as i32),
            ply: game.ply() as u16,
            limit: game.limit() as u16,
        }
    }
}

impl Position {
    /// The seat to move: [`RABBIT_SEAT`] or [`HUNTER_SEAT`].
    #[inline]
    pub fn side(&self) -> usize {
        usize::from(self.ply % 2)
    }

    /// The number of free rabbits.
    #[inline]
    pub fn free_rabbits(&self) -> usize {
        self.rabbits.iter().filter(|&&cell| cell != NOWHERE).count()
    }

    /// The number of moves that a seat has left.
    #[inline]
    pub fn turns_left(&self, seat: usize) -> u16 {
        match seat {
            RABBIT_SEAT => self.limit - self.ply.div_ceil(2),
            _ => self.limit - self.ply / 2,
        }
    }

    /// Whether the game is over.
    #[inline]
    pub fn is_over(&self) -> bool {
        let are_all_caught = self.side() == RABBIT_SEAT && self.free_rabbits() == 0;
        self.cabbages_left == 0 || are_all_caught || self.ply >= 2 * self.limit
    }

    /// Moves every rabbit to its cell in `target_cells`. Entries of caught rabbits are ignored.
    #[inline]
    pub fn play_rabbits(&mut self, target_cells: &[u16; RABBITS]) {
        for (rabbit, &cell) in self.rabbits.iter_mut().zip(target_cells) {
            if *rabbit == NOWHERE {
                continue;
            }
            *rabbit = cell;
            if self.hunters.contains(&cell) {
                *rabbit = NOWHERE;
                self.points[HUNTER_SEAT] += CAPTURE as i32;
            } else if self.cabbages.contains(cell) {
                self.cabbages.remove(cell);
                self.cabbages_left -= 1;
                self.points[RABBIT_SEAT] += 1;
            }
        }
        self.ply += 1;
    }

    /// Moves every hunter to its cell in `target_cells`.
    #[inline]
    pub fn play_hunters(&mut self, target_cells: &[u16; HUNTERS]) {
        self.hunters = *target_cells;
        for rabbit in &mut self.rabbits {
            if *rabbit != NOWHERE && target_cells.contains(rabbit) {
                *rabbit = NOWHERE;
                self.points[HUNTER_SEAT] += CAPTURE as i32;
            }
        }
        self.ply += 1;
    }

    /// The move that brings the rabbits to `target_cells`.
    pub fn rabbits_move(&self, target_cells: &[u16; RABBITS]) -> Move {
        joint_move(&self.rabbits, target_cells)
    }

    /// The move that brings the hunters to `target_cells`.
    pub fn hunters_move(&self, target_cells: &[u16; HUNTERS]) -> Move {
        joint_move(&self.hunters, target_cells)
    }

    /// The cells of the rabbits after a legal move.
    pub fn rabbits_after(&self, mv: &Move) -> [u16; RABBITS] {
        cells_after(&self.rabbits, mv)
    }

    /// The cells of the hunters after a legal move.
    pub fn hunters_after(&self, mv: &Move) -> [u16; HUNTERS] {
        cells_after(&self.hunters, mv)
    }
}

/// The direction of a step; `None` for a piece that stays or is caught.
pub fn direction(from: u16, to: u16) -> Option<Direction> {
    if from == NOWHERE || from == to {
        return None;
    }
    let cell = cell_with_index(from);
    let is_step_to_target =
        |direction: &Direction| cell.step(*direction) == Cell::from_index(to.into());
    let direction = Direction::ALL.into_iter().find(is_step_to_target);
    assert!(direction.is_some(), "{to} is not a step from {from}");
    direction
}

/// The move that brings pieces from some cells to others.
fn joint_move(start_cells: &[u16], target_cells: &[u16]) -> Move {
    let steps: Vec<Option<Direction>> = start_cells
        .iter()
        .zip(target_cells)
        .map(|(&from, &to)| direction(from, to))
        .collect();
    Move::new(&steps)
}

/// The cells of pieces after a move.
fn cells_after<const N: usize>(start_cells: &[u16; N], mv: &Move) -> [u16; N] {
    let mut target_cells = *start_cells;
    for (piece_cell, step) in target_cells.iter_mut().zip(mv.steps()) {
        if let (true, Some(direction)) = (*piece_cell != NOWHERE, step) {
            let next = cell_with_index(*piece_cell)
                .step(*direction)
                .expect("no wall in the way");
            *piece_cell = next.index() as u16;
        }
    }
    target_cells
}

/// The cell with a number.
fn cell_with_index(index: u16) -> Cell {
    Cell::from_index(index.into()).expect("a cell of the field")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::game::Seat;
    use crate::games::rabbits::engine::Maze;

    /// A small random number generator (splitmix64) that makes failures reproducible.
    struct Random(u64);

    impl Random {
        fn below(&mut self, limit: usize) -> usize {
            self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
            let mut z = self.0;
            z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
            ((z ^ (z >> 31)) % limit as u64) as usize
        }
    }

    /// Random steps of the pieces. No two of them share a cell.
    fn wander<const N: usize>(random: &mut Random, start_cells: &[u16; N]) -> [u16; N] {
        let mut target_cells = *start_cells;
        for piece in 0..N {
            if start_cells[piece] != NOWHERE {
                let ways = Maze::get().ways(start_cells[piece]).all();
                let next = ways[random.below(ways.len())];
                if !target_cells.contains(&next) {
                    target_cells[piece] = next;
                }
            }
        }
        target_cells
    }

    #[test]
    fn it_plays_by_the_rules() {
        let mut random = Random(1);
        let mut caught = 0;
        for _ in 0..60 {
            let mut game = Rabbits::new(1 + random.below(240) as u32);
            let mut position = Position::from(&game);
            while game.outcome().is_none() {
                assert!(!position.is_over(), "{game}");
                assert_eq!(position.side(), game.side().index());
                for seat in [RABBIT_SEAT, HUNTER_SEAT] {
                    let turns_left = game.turns_left(Seat(seat as u8));
                    assert_eq!(u32::from(position.turns_left(seat)), turns_left);
                }
                let mv = match position.side() {
                    RABBIT_SEAT => {
                        let target_cells = wander(&mut random, &position.rabbits);
                        let mv = position.rabbits_move(&target_cells);
                        assert_eq!(position.rabbits_after(&mv), target_cells);
                        position.play_rabbits(&target_cells);
                        mv
                    }
                    _ => {
                        let target_cells = wander(&mut random, &position.hunters);
                        let mv = position.hunters_move(&target_cells);
                        assert_eq!(position.hunters_after(&mv), target_cells);
                        position.play_hunters(&target_cells);
                        mv
                    }
                };
                game.try_play(&mv).expect("a legal move");
                assert_eq!(position, Position::from(&game), "after {mv}: {game}");
            }
            assert!(position.is_over(), "{game}");
            caught += RABBITS - position.free_rabbits();
        }
        assert!(caught > 20);
    }
}
