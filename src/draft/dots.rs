//! Drafts of Jumping Dots.

use serde::{Deserialize, Serialize};

use super::{Draft, Drafted, Place, Problem, bounded, ply_of_side};
use crate::game::{Game, Seat};
use crate::games::dots::{CELLS, Cell, Dots, FULL, MAX_PLY, Move, SIZE, Stack};

impl Drafted for Dots {
    type Draft = DotsDraft;
}

/// A board and the number of moves played. Its content: `board`, the rows from the top as in the report, `.` for an empty
/// cell, `A` to `E` for 1 to 5 red dots, `a` to `e` for blue ones; and `ply`, the moves played, whose parity tells who is
/// to move.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(into = "Content", try_from = "Content")]
pub struct DotsDraft {
    board: [Stack; CELLS],
    ply: u32,
}

/// A change to a [`DotsDraft`]. Cells go by their names, such as `E4`; seat 0 is red.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum DotsEdit {
    /// One dot more; a full cell has one again, and so has one that was the other side's.
    Add {
        /// Where.
        cell: String,
        /// Whose.
        seat: u8,
    },
    /// So many dots, 0 to 5.
    Put {
        /// Where.
        cell: String,
        /// Whose.
        seat: u8,
        /// How many.
        dots: u8,
    },
    /// The side that is to move; the moves played are the nearest number for it.
    Side {
        /// Which.
        seat: u8,
    },
    /// The moves played, `ply`.
    Number {
        /// What is set.
        name: String,
        /// To what.
        value: u32,
    },
}

#[derive(Serialize, Deserialize)]
struct Content {
    board: Vec<String>,
    ply: u32,
}

impl From<DotsDraft> for Content {
    fn from(draft: DotsDraft) -> Content {
        let row = |row| {
            (0..SIZE)
                .map(|column| draft.board[Cell::new(column, row).index()].letter())
                .collect()
        };
        Content {
            board: (0..SIZE).rev().map(row).collect(),
            ply: draft.ply,
        }
    }
}

impl TryFrom<Content> for DotsDraft {
    type Error = &'static str;

    fn try_from(content: Content) -> Result<DotsDraft, &'static str> {
        const WRONG: &str = "a draft of dots has seven rows of seven cells";
        let mut draft = DotsDraft::empty();
        if content.board.len() != usize::from(SIZE) {
            return Err(WRONG);
        }
        for (row, letters) in (0..SIZE).rev().zip(&content.board) {
            let stacks: Option<Vec<Stack>> = letters.chars().map(Stack::from_letter).collect();
            let stacks = stacks.filter(|stacks| stacks.len() == usize::from(SIZE));
            let first = Cell::new(0, row).index();
            draft.board[first..first + usize::from(SIZE)].copy_from_slice(&stacks.ok_or(WRONG)?);
        }
        draft.ply = bounded(content.ply);
        Ok(draft)
    }
}

impl Draft for DotsDraft {
    type Game = Dots;
    type Edit = DotsEdit;

    fn empty() -> DotsDraft {
        DotsDraft {
            board: [Stack::default(); CELLS],
            ply: 0,
        }
    }

    fn of(position: &Dots) -> DotsDraft {
        let mut board = [Stack::default(); CELLS];
        for cell in Cell::all() {
            board[cell.index()] = position.at(cell);
        }
        DotsDraft {
            board,
            ply: position.ply(),
        }
    }

    fn apply(&mut self, edit: &DotsEdit) {
        match edit {
            DotsEdit::Add { cell, seat } => self.put(cell, *seat, |stack| match stack.owner() {
                Some(owner) if owner.0 == *seat => stack.dots() % FULL + 1,
                _ => 1,
            }),
            DotsEdit::Put { cell, seat, dots } => self.put(cell, *seat, |_| *dots),
            DotsEdit::Side { seat } => self.ply = ply_of_side(self.ply, *seat, MAX_PLY),
            DotsEdit::Number { name, value } if name == "ply" => self.ply = bounded(*value),
            DotsEdit::Number { .. } => {}
        }
    }

    fn problems(&self) -> Vec<Problem> {
        match Dots::from_board(self.board, self.ply) {
            Ok(_) => Vec::new(),
            Err(most) => vec![Problem::new(
                Place::field("ply"),
                "dots-draft-ply",
                "with so many dots on the board at most {most} moves can have been played",
                vec![("most", most.to_string())],
            )],
        }
    }

    fn position(&self) -> Result<Dots, String> {
        Dots::from_board(self.board, self.ply)
            .map_err(|most| format!("with its dots the ply is at most {most}"))
    }
}

impl DotsDraft {
    fn put(&mut self, cell: &str, seat: u8, dots: impl Fn(Stack) -> u8) {
        // A cell's name is read as that of a move on it.
        let Ok(Move { cell, .. }) = format!("{cell}N").parse() else {
            return;
        };
        let stack = &mut self.board[cell.index()];
        *stack = match dots(*stack) {
            0 => Stack::default(),
            dots if dots <= FULL && seat < 2 => Stack::new(Seat(seat), dots),
            _ => return,
        };
    }
}
