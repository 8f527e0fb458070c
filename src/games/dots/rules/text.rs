//! Moves and positions as text.

use std::fmt;
use std::str::FromStr;

use super::board::{CELLS, Cell, Direction, SIZE, Stack};
use super::{Dots, Move};
use crate::core::game::{NotationError, Problem, problem};

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.cell, self.direction.letter())
    }
}

impl FromStr for Move {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Move, NotationError> {
        let parse = || {
            let &[column, row, letter] = text.as_bytes() else {
                return None;
            };
            if !(b'A'..=b'G').contains(&column) || !(b'1'..=b'7').contains(&row) {
                return None;
            }
            let direction = Direction::ALL
                .into_iter()
                .find(|direction| direction.letter() == char::from(letter))?;
            Some(Move {
                cell: Cell::new(column - b'A', row - b'1'),
                direction,
            })
        };
        parse().ok_or_else(|| {
            let allowed = problem!(
                "dots-move",
                "a column A to G, a row 1 to 7 and a direction N, E, S or W, such as E4N"
            );
            NotationError::new("a move", text, allowed)
        })
    }
}

impl fmt::Display for Dots {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in (0..SIZE).rev() {
            let mut empty = 0;
            for column in 0..SIZE {
                let stack = self.at(Cell::new(column, row));
                if stack.dots() == 0 {
                    empty += 1;
                    continue;
                }
                if empty > 0 {
                    write!(f, "{empty}")?;
                    empty = 0;
                }
                write!(f, "{}", stack.letter())?;
            }
            if empty > 0 {
                write!(f, "{empty}")?;
            }
            f.write_str(if row > 0 { "/" } else { " " })?;
        }
        write!(f, "{}", self.ply)
    }
}

impl FromStr for Dots {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Dots, NotationError> {
        read_position(text).map_err(|why| NotationError::new("a position of dots", text, why))
    }
}

/// Reads a position. The error lists the allowed forms.
fn read_position(text: &str) -> Result<Dots, Problem> {
    let (rows, ply) = text
        .split_once(' ')
        .ok_or_else(|| problem!("dots-parts", "seven rows joined by /, a space and the ply"))?;
    let ply: u32 = ply
        .parse()
        .map_err(|_| problem!("dots-ply", "the ply, after the space, is a number from 0"))?;
    let rows: Vec<&str> = rows.split('/').collect();
    if rows.len() != usize::from(SIZE) {
        let count = rows.len();
        return Err(problem!(
            "dots-rows",
            "it has seven rows, not {count}",
            count = count
        ));
    }
    let mut board = [Stack::default(); CELLS];
    for (row, text) in (0..SIZE).rev().zip(rows) {
        let stacks = read_row(text).ok_or_else(|| {
            problem!(
                "dots-row",
                "row {row} holds seven cells: A to E red, a to e blue, a digit for empty cells",
                row = row + 1,
            )
        })?;
        let first = Cell::new(0, row).index();
        board[first..first + usize::from(SIZE)].copy_from_slice(&stacks);
    }
    Dots::from_board(board, ply).map_err(ply_too_high)
}

/// The problem that the ply is too high for so few dots. `most` is the maximum.
pub(crate) fn ply_too_high(most: u32) -> Problem {
    problem!(
        "dots-ply-most",
        "with these dots the ply is at most {most}",
        most = most
    )
}

/// Reads the seven cells of a row.
fn read_row(text: &str) -> Option<Vec<Stack>> {
    let mut stacks = Vec::new();
    for letter in text.chars() {
        match letter.to_digit(10) {
            Some(empty @ 1..=7) => stacks.extend((0..empty).map(|_| Stack::default())),
            _ => stacks.push(Stack::from_letter(letter)?),
        }
        if stacks.len() > usize::from(SIZE) {
            return None;
        }
    }
    (stacks.len() == usize::from(SIZE)).then_some(stacks)
}
