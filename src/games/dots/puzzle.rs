//! Goals of Jumping Dots.

use std::fmt;
use std::str::FromStr;

use crate::core::game::{Game, NotationError, Problem, Seat, problem};
use crate::games::dots::{CELLS, Dots, FULL};
use crate::thinking::puzzle::duel;
use crate::thinking::puzzle::duel::{check_move_count, numbers};

/// The maximum number of the side's moves in a goal, unless the goal is to win the game.
pub const MAX_MOVES: u32 = 12;

/// A goal for the side to move. It is judged right after that side's last move, before any reply.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    target_arch = "wasm32",
    derive(tsify::Tsify),
    tsify(rename = "DotsGoalKind", type = "\"cells\" | \"lead\" | \"win\"")
)]
pub enum Goal {
    /// To hold at least this many cells after a number of its moves.
    Cells {
        /// The cells.
        cells: u32,
        /// The number of its moves.
        moves: u32,
    },
    /// To lead by at least this many cells after a number of its moves.
    Lead {
        /// The cells.
        cells: u32,
        /// The number of its moves.
        moves: u32,
    },
    /// To have more cells at the end of the game.
    Win,
}

impl fmt::Display for Goal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Goal::Cells { cells, moves } => write!(f, "cells {cells} in {moves}"),
            Goal::Lead { cells, moves } => write!(f, "lead {cells} in {moves}"),
            Goal::Win => f.write_str("win"),
        }
    }
}

impl FromStr for Goal {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Goal, NotationError> {
        let cells =
            numbers(text, "cells # in #").map(|[cells, moves]| Goal::Cells { cells, moves });
        let lead =
            || numbers(text, "lead # in #").map(|[cells, moves]| Goal::Lead { cells, moves });
        let win = || numbers(text, "win").map(|[]| Goal::Win);
        cells.or_else(lead).or_else(win).ok_or_else(|| {
            let allowed = problem!(
                "dots-goal",
                "`cells` or `lead`, how many, `in` and the own moves, such as `lead 5 in 3`, or `win`"
            );
            NotationError::new("a goal", text, allowed)
        })
    }
}

impl duel::Goal for Goal {
    type Game = Dots;

    const EXAMPLE: Goal = Goal::Lead { cells: 5, moves: 3 };
    const EDITIONS: u8 = 2;

    fn check(self, _start: &Dots) -> Result<(), Problem> {
        let cells = match self {
            Goal::Win => return Ok(()),
            Goal::Cells { cells, moves } | Goal::Lead { cells, moves } => {
                check_move_count(moves, MAX_MOVES)?;
                cells
            }
        };
        if cells as usize <= CELLS {
            Ok(())
        } else {
            Err(problem!(
                "dots-goal-cells",
                "the board has {most} cells, not {found}",
                most = CELLS,
                found = cells,
            ))
        }
    }

    fn max_plies(self, start: &Dots) -> u32 {
        match self {
            Goal::Cells { moves, .. } | Goal::Lead { moves, .. } => 2 * moves - 1,
            // Every move adds a dot, so the free places limit the number of moves.
            Goal::Win => {
                let dots: i32 = start.dots().iter().sum();
                CELLS as u32 * u32::from(FULL) - dots.unsigned_abs()
            }
        }
    }

    fn is_met(self, start: &Dots, position: &Dots) -> Option<bool> {
        let is_over = position.due().is_empty();
        let is_settled = is_over || position.ply() - start.ply() == self.max_plies(start);
        let side = start.side();
        let [own, other] = [side, side.other()].map(|seat: Seat| position.cells()[seat.index()]);
        match self {
            _ if !is_settled => None,
            Goal::Cells { cells, .. } => Some(own >= cells as i32),
            Goal::Lead { cells, .. } => Some(own - other >= cells as i32),
            Goal::Win => Some(own > other),
        }
    }

    fn can_be_met_early(self) -> bool {
        false
    }

    fn name_and_number(self) -> (&'static str, u32) {
        match self {
            Goal::Cells { cells, .. } => ("cells", cells),
            Goal::Lead { cells, .. } => ("lead", cells),
            Goal::Win => ("win", 0),
        }
    }

    fn next_harder(self) -> Option<Goal> {
        match self {
            Goal::Cells { cells, moves } => Some(Goal::Cells {
                cells: cells + 1,
                moves,
            }),
            Goal::Lead { cells, moves } => Some(Goal::Lead {
                cells: cells + 1,
                moves,
            }),
            Goal::Win => None,
        }
    }
}
