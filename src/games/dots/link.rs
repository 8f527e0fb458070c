//! Jumping Dots in links. A move is its cell, counted among the playable cells, then its direction.

use crate::core::game::{Game, LineError};
use crate::core::link::{BitReader, BitWriter, LinkError, Pack};
use crate::games::dots::puzzle;
use crate::games::dots::{CELLS, Cell, Direction, Dots, MAX_PLY, Move, Stack};
use crate::thinking::puzzle::Duel;
use crate::thinking::puzzle::packed::{duel_from_link, pack_opponent, unpack_opponent};

/// The number of contents of a cell: nothing, 1 to 5 red dots, or 1 to 5 blue dots.
const CELL_CONTENTS: u32 = 11;

/// The bits of a row. Its seven cells are one number below 11⁷ < 2²⁵.
const ROW_BITS: u32 = 25;

impl Pack for Dots {
    const NUMBER: u8 = 5;

    fn pack_start(&self, bits: &mut BitWriter) {
        let cells: Vec<u32> = Cell::all()
            .map(|cell| stack_number(self.at(cell)))
            .collect();
        for row in cells.chunks(7) {
            bits.put(
                row.iter().fold(0, |sum, stack| sum * CELL_CONTENTS + stack),
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
                *stack = stack_from_number(number % CELL_CONTENTS);
                number /= CELL_CONTENTS;
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

    fn pack_goal(puzzle: &str, bits: &mut BitWriter) -> Result<(), LineError> {
        pack_task(&puzzle.parse()?, bits);
        Ok(())
    }

    fn unpack_goal(&self, bits: &mut BitReader) -> Result<String, LinkError> {
        Ok(unpack_task(self.clone(), bits)?.to_string())
    }
}

/// The number of a cell's content: 0 for empty, 1 to 5 for red dots, 6 to 10 for blue ones.
fn stack_number(stack: Stack) -> u32 {
    let first_number = stack.owner().map_or(0, |owner| u32::from(owner.0) * 5);
    first_number + u32::from(stack.dots())
}

fn stack_from_number(number: u32) -> Stack {
    match number {
        0 => Stack::default(),
        _ => Stack::new(
            crate::core::game::Seat((number > 5) as u8),
            ((number - 1) % 5 + 1) as u8,
        ),
    }
}

/// The mark for a puzzle opponent: the number 3 in 2 bits, which no goal has.
const OPPONENT_MARK: [u32; 2] = [3, 2];

/// Writes a goal: 2 bits for its kind; unless the goal is to win the game, also 6 bits for the cells and 4 for the moves.
fn pack_task(task: &Duel<puzzle::Goal>, bits: &mut BitWriter) {
    let (kind, numbers) = match task.goal() {
        puzzle::Goal::Win => (0, None),
        puzzle::Goal::Cells { cells, moves } => (1, Some((cells, moves))),
        puzzle::Goal::Lead { cells, moves } => (2, Some((cells, moves))),
    };
    pack_opponent(task, OPPONENT_MARK, bits);
    bits.put(kind, 2);
    if let Some((cells, moves)) = numbers {
        bits.put_choice(cells, CELLS as u32 + 1);
        bits.put_choice(moves, puzzle::MAX_MOVES + 1);
    }
}

/// Reads the puzzle with this start that [`pack_task`] wrote.
fn unpack_task(start: Dots, bits: &mut BitReader) -> Result<Duel<puzzle::Goal>, LinkError> {
    let program = unpack_opponent(OPPONENT_MARK, bits)?;
    let kind = bits.take(2)?;
    let mut numbers = || {
        let cells = bits.take_choice(CELLS as u32 + 1)?;
        Ok::<_, LinkError>((cells, bits.take_choice(puzzle::MAX_MOVES + 1)?))
    };
    let goal = match kind {
        0 => puzzle::Goal::Win,
        1 => numbers().map(|(cells, moves)| puzzle::Goal::Cells { cells, moves })?,
        2 => numbers().map(|(cells, moves)| puzzle::Goal::Lead { cells, moves })?,
        _ => return Err(LinkError::Damaged),
    };
    duel_from_link(start, goal, program)
}
