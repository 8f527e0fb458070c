//! Jumping Dots in links: a move is its cell among those that may be played, then its direction.

use super::{BitReader, BitWriter, LinkError, Pack};
use crate::game::Game;
use crate::games::dots::{CELLS, Cell, Direction, Dots, MAX_PLY, Move, Stack};

/// What a cell may hold: nothing, or 1 to 5 dots of red, or of blue.
const STACKS: u32 = 11;

/// Seven cells are written as one number of this many bits: 11⁷ < 2²⁵.
const ROW_BITS: u32 = 25;

impl Pack for Dots {
    const NUMBER: u8 = 5;

    fn pack_start(&self, bits: &mut BitWriter) {
        let cells: Vec<u32> = Cell::all()
            .map(|cell| stack_number(self.at(cell)))
            .collect();
        for row in cells.chunks(7) {
            bits.put(
                row.iter().fold(0, |sum, stack| sum * STACKS + stack),
                ROW_BITS,
            );
        }
        bits.put_choice(self.ply(), MAX_PLY + 1);
    }

    fn unpack_start(bits: &mut BitReader) -> Result<Dots, LinkError> {
        let mut board = [Stack::default(); CELLS];
        for row in board.chunks_mut(7) {
            let mut number = bits.take(ROW_BITS)?;
            for stack in row.iter_mut().rev() {
                *stack = stack_of(number % STACKS);
                number /= STACKS;
            }
            if number > 0 {
                return Err(LinkError::Damaged);
            }
        }
        let ply = bits.take_choice(MAX_PLY + 1)?;
        Dots::from_board(board, ply).map_err(|_| LinkError::Damaged)
    }

    fn pack_move(&self, mv: &Move, bits: &mut BitWriter) {
        let (mut number, mut playable) = (0, 0);
        for cell in Cell::all().filter(|&cell| self.is_playable(cell)) {
            if cell == mv.cell {
                number = playable;
            }
            playable += 1;
        }
        bits.put_choice(number * 4 + mv.direction as u32, playable * 4);
    }

    fn unpack_move(&self, bits: &mut BitReader) -> Result<Move, LinkError> {
        let playable: Vec<Cell> = Cell::all().filter(|&cell| self.is_playable(cell)).collect();
        let choice = bits.take_choice(playable.len() as u32 * 4)?;
        Ok(Move {
            cell: *playable
                .get(choice as usize / 4)
                .ok_or(LinkError::Damaged)?,
            direction: Direction::ALL[choice as usize % 4],
        })
    }
}

/// 0 is empty, 1 to 5 red's, 6 to 10 blue's.
fn stack_number(stack: Stack) -> u32 {
    let side = stack.owner().map_or(0, |owner| u32::from(owner.0) * 5);
    side + u32::from(stack.dots())
}

fn stack_of(number: u32) -> Stack {
    match number {
        0 => Stack::default(),
        _ => Stack::new(
            crate::game::Seat((number > 5) as u8),
            ((number - 1) % 5 + 1) as u8,
        ),
    }
}
