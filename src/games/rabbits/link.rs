//! Rabbit Hunt in links. A turn is one number that combines the choices of its pieces.
//!
//! | bits | of a start |
//! | --- | --- |
//! | 1 | whether it is not a usual start |
//! | 8 | the limit |
//! | 576 | if it is not: the cabbages, the top row first |
//! | 8 × 10 | the rabbits' cells by index, 576 for a caught one |
//! | 6 × 10 | the hunters' cells |
//! | 10, 10 | white's and black's points |
//! | 9 | the number of moves played |

use crate::core::game::{Game, LineError};
use crate::core::link::{BitReader, BitWriter, LinkError, Pack};
use crate::games::rabbits::puzzle;
use crate::games::rabbits::{CELLS, Cell, Direction, MAX_LIMIT, Move, Rabbits};
use crate::thinking::puzzle::Duel;
use crate::thinking::puzzle::packed::{duel_from_link, pack_opponent, unpack_opponent};

/// One more than the maximum points of a side.
const POINT_CHOICES: u32 = 601;

impl Pack for Rabbits {
    const NUMBER: u8 = 1;

    fn pack_start(&self, bits: &mut BitWriter) {
        let is_usual = self.start_lines().is_some();
        bits.put_flag(!is_usual);
        bits.put_choice(self.limit(), MAX_LIMIT + 1);
        if is_usual {
            return;
        }
        for cell in Cell::all() {
            bits.put_flag(self.has_cabbage(cell));
        }
        let index = |cell: Cell| cell.index() as u32;
        for rabbit in self.rabbits() {
            bits.put_choice(rabbit.map_or(CELLS as u32, index), CELLS as u32 + 1);
        }
        for &hunter in self.hunters() {
            bits.put_choice(index(hunter), CELLS as u32);
        }
        for points in self.points() {
            bits.put_choice(points, POINT_CHOICES);
        }
        bits.put_choice(self.ply(), 2 * MAX_LIMIT + 1);
    }

    fn unpack_start(bits: &mut BitReader) -> Result<Rabbits, LinkError> {
        let is_usual = !bits.take_flag()?;
        let limit = bits.take_choice(MAX_LIMIT + 1)?;
        if limit == 0 {
            return Err(LinkError::Damaged);
        }
        if is_usual {
            return Ok(Rabbits::new(limit));
        }
        let mut cabbages = Vec::new();
        for cell in Cell::all() {
            if bits.take_flag()? {
                cabbages.push(cell);
            }
        }
        let mut rabbits = [None; 8];
        for rabbit in &mut rabbits {
            *rabbit = Cell::from_index(bits.take_choice(CELLS as u32 + 1)? as usize);
        }
        let mut hunters = [Cell::new(0, 0); 6];
        for hunter in &mut hunters {
            let index = bits.take_choice(CELLS as u32)? as usize;
            *hunter = Cell::from_index(index).ok_or(LinkError::Damaged)?;
        }
        let points = [
            bits.take_choice(POINT_CHOICES)?,
            bits.take_choice(POINT_CHOICES)?,
        ];
        let ply = bits.take_choice(2 * MAX_LIMIT + 1)?;
        Rabbits::from_parts(&cabbages, rabbits, hunters, points, ply, limit)
            .map_err(|_| LinkError::Damaged)
    }

    fn pack_move(&self, mv: &Move, bits: &mut BitWriter) {
        let (mut combination, mut combinations) = (0, 1);
        for (choices, step) in self.options().iter().zip(mv.steps()) {
            let letter = step.map_or('-', Direction::letter);
            if let Some(choice) = choices.find(letter) {
                combination = combination * choices.len() as u32 + choice as u32;
                combinations *= choices.len() as u32;
            }
        }
        bits.put_choice(combination, combinations);
    }

    fn unpack_move(&self, bits: &mut BitReader) -> Result<Move, LinkError> {
        let pieces = self.options();
        if pieces.is_empty() {
            return Err(LinkError::Damaged);
        }
        let choice_counts = pieces.iter().map(|choices| choices.len().max(1) as u32);
        let mut combination = bits.take_choice(choice_counts.product())?;
        let mut letters = vec!['-'; pieces.len()];
        for (letter, choices) in letters.iter_mut().zip(&pieces).rev() {
            let count = choices.len().max(1) as u32;
            *letter = choices
                .chars()
                .nth((combination % count) as usize)
                .unwrap_or('-');
            combination /= count;
        }
        let text: String = letters.into_iter().collect();
        text.parse().map_err(|_| LinkError::Damaged)
    }

    fn pack_goal(puzzle: &str, bits: &mut BitWriter) -> Result<(), LineError> {
        pack_task(&puzzle.parse()?, bits);
        Ok(())
    }

    fn unpack_goal(&self, bits: &mut BitReader) -> Result<String, LinkError> {
        Ok(unpack_task(self.clone(), bits)?.to_string())
    }
}

/// The mark for a program that replies: the number 3 in 2 bits, which no goal has.
const OPPONENT_MARK: [u32; 2] = [3, 2];

/// Writes a goal: 2 bits for its kind, 4 bits for the moves, and 10 bits for the number to eat or catch, if the goal has
/// one.
fn pack_task(task: &Duel<puzzle::Goal>, bits: &mut BitWriter) {
    let (kind, moves, count) = match task.goal() {
        puzzle::Goal::Survive(moves) => (0, moves, None),
        puzzle::Goal::Eat { cabbages, moves } => (1, moves, Some(cabbages)),
        puzzle::Goal::Catch { rabbits, moves } => (2, moves, Some(rabbits)),
    };
    pack_opponent(task, OPPONENT_MARK, bits);
    bits.put(kind, 2);
    bits.put_choice(moves, puzzle::MAX_MOVES + 1);
    if let Some(count) = count {
        bits.put_choice(count, CELLS as u32);
    }
}

/// Reads the puzzle with this start that [`pack_task`] wrote.
fn unpack_task(start: Rabbits, bits: &mut BitReader) -> Result<Duel<puzzle::Goal>, LinkError> {
    let program = unpack_opponent(OPPONENT_MARK, bits)?;
    let kind = bits.take(2)?;
    let moves = bits.take_choice(puzzle::MAX_MOVES + 1)?;
    let goal = match kind {
        0 => puzzle::Goal::Survive(moves),
        1 => puzzle::Goal::Eat {
            cabbages: bits.take_choice(CELLS as u32)?,
            moves,
        },
        2 => puzzle::Goal::Catch {
            rabbits: bits.take_choice(CELLS as u32)?,
            moves,
        },
        _ => return Err(LinkError::Damaged),
    };
    duel_from_link(start, goal, program)
}
