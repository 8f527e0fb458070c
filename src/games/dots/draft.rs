//! Drafts of Jumping Dots.

use std::str::FromStr;

use serde::Serialize;

use crate::core::game::{Game, NotationError, Problem, Seat};
use crate::games::dots::{CELLS, Cell, Dots, FULL, MAX_PLY, Move, SIZE, Stack, ply_too_high};
use crate::thinking::draft::words::{DraftText, Words};
use crate::thinking::draft::{
    BesideEdit, Diagnostic, Draft, Drafted, Place, at_most_max_number, ply_of_side,
};

impl Drafted for Dots {
    type Draft = DotsDraft;
}

/// A board and the number of moves played.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(into = "Content")]
pub struct DotsDraft {
    board: [Stack; CELLS],
    ply: u32,
}

/// An edit of a [`DotsDraft`]. Cells have names such as `E4`; seat 0 is red.
#[derive(Clone, Debug, PartialEq)]
pub enum DotsEdit {
    /// `add SEAT CELL`: adds a dot. A full cell, or a cell of the other side, becomes a single dot instead.
    Add {
        /// The side.
        seat: u8,
        /// The cell.
        cell: String,
    },
    /// `set_dots SEAT CELL DOTS`: sets the number of dots, 0 to 5.
    Put {
        /// The side.
        seat: u8,
        /// The cell.
        cell: String,
        /// The number of dots.
        dots: u8,
    },
    /// An edit of the values beside the board: the side to move, and the number `ply`.
    Beside(BesideEdit),
}

impl FromStr for DotsEdit {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<DotsEdit, NotationError> {
        const FORMS: &str =
            "`add SEAT CELL`, `put SEAT CELL DOTS`, `side SEAT` or `number NAME VALUE`";
        Words::read(text, "an edit", FORMS, |words| {
            Some(match words.word()? {
                "add" => DotsEdit::Add {
                    seat: words.number()?,
                    cell: words.word()?.into(),
                },
                "put" => DotsEdit::Put {
                    seat: words.number()?,
                    cell: words.word()?.into(),
                    dots: words.number()?,
                },
                word => DotsEdit::Beside(BesideEdit::read(word, words)?),
            })
        })
    }
}

/// The content of a draft.
#[derive(Serialize)]
#[cfg_attr(
    target_arch = "wasm32",
    derive(tsify::Tsify),
    tsify(rename = "DotsDraft")
)]
struct Content {
    /// The rows from the top: `.` for an empty cell, `A` to `E` for 1 to 5 red dots, `a` to `e` for blue ones.
    board: Vec<String>,
    /// The number of moves played. Its parity determines who is to move.
    ply: u32,
}

impl From<DotsDraft> for Content {
    fn from(draft: DotsDraft) -> Content {
        Content {
            board: draft.rows().collect(),
            ply: draft.ply,
        }
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

    /// The moves played and the rows from the top.
    fn stored_text(&self) -> String {
        let mut text = DraftText::default();
        text.add(&self.ply);
        for row in self.rows() {
            text.add(&row);
        }
        text.finish()
    }

    fn restore(stored_text: &str) -> Result<DotsDraft, NotationError> {
        const FORM: &str = "the moves played and seven rows of seven cells";
        Words::read(stored_text, "a draft of dots", FORM, |words| {
            let mut draft = DotsDraft::empty();
            draft.ply = at_most_max_number(words.number()?);
            for row in (0..SIZE).rev() {
                let stacks = words.word()?.chars().map(Stack::from_letter);
                let stacks: [Stack; SIZE as usize] =
                    stacks.collect::<Option<Vec<_>>>()?.try_into().ok()?;
                let first = Cell::new(0, row).index();
                draft.board[first..first + stacks.len()].copy_from_slice(&stacks);
            }
            Some(draft)
        })
    }

    fn apply(&mut self, edit: &DotsEdit) {
        match edit {
            DotsEdit::Add { seat, cell } => {
                self.set_dots(cell, *seat, |stack| match stack.owner() {
                    Some(owner) if owner.0 == *seat => stack.dots() % FULL + 1,
                    _ => 1,
                })
            }
            DotsEdit::Put { seat, cell, dots } => self.set_dots(cell, *seat, |_| *dots),
            DotsEdit::Beside(BesideEdit::Side { seat }) => {
                self.ply = ply_of_side(self.ply, *seat, MAX_PLY)
            }
            DotsEdit::Beside(BesideEdit::Number { name, value }) if name == "ply" => {
                self.ply = at_most_max_number(*value)
            }
            DotsEdit::Beside(BesideEdit::Number { .. }) => {}
        }
    }

    fn problems(&self) -> Vec<Diagnostic> {
        match Dots::from_board(self.board, self.ply) {
            Ok(_) => Vec::new(),
            Err(max_ply) => vec![Diagnostic::new(
                Place::field("ply"),
                "dots-draft-ply",
                "with so many dots on the board at most {most} moves can have been played",
                vec![("most", max_ply.to_string())],
            )],
        }
    }

    fn position(&self) -> Result<Dots, Problem> {
        Dots::from_board(self.board, self.ply).map_err(ply_too_high)
    }
}

impl DotsDraft {
    /// The rows from the top, one letter per cell.
    fn rows(&self) -> impl Iterator<Item = String> {
        let letter = |row, column| self.board[Cell::new(column, row).index()].letter();
        let row = move |row| (0..SIZE).map(|column| letter(row, column)).collect();
        (0..SIZE).rev().map(row)
    }

    fn set_dots(&mut self, cell: &str, seat: u8, dots: impl Fn(Stack) -> u8) {
        // A cell's name is read as part of a move on it.
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
