//! Edits of a draft of The Crossing.

use std::str::FromStr;

use crate::core::game::NotationError;
use crate::thinking::draft::words::Words;

/// An edit of a draft. Cells are `ROW COLUMN`; the corners never change.
#[derive(Clone, Debug, PartialEq)]
pub enum CrossingEdit {
    /// `height CELL VALUE`: sets an island's height. Its place in the cycle stays, so its phase changes with it.
    Height {
        /// The cell.
        cell: [u8; 2],
        /// The height. Legal heights are 2 to 5.
        value: i8,
    },
    /// `raise CELL`: sets the next higher height. After the highest comes the lowest.
    Raise {
        /// The cell.
        cell: [u8; 2],
    },
    /// `phase CELL VALUE`: sets an island's phase.
    Phase {
        /// The cell.
        cell: [u8; 2],
        /// The phase. Legal phases are from 7 below the height up to the height.
        value: i8,
    },
    /// `turn CELL`: reverses an island's direction, up or down.
    Turn {
        /// The cell.
        cell: [u8; 2],
    },
    /// `pass CELL BACK`: moves an island one turn forward in its cycle (0), or one turn back (1).
    ShiftPhase {
        /// The island's cell.
        cell: [u8; 2],
        /// Whether the island goes back a turn instead of forward.
        is_back: bool,
    },
    /// `token SEAT CELL`: puts a player's token on a cell.
    Token {
        /// The player.
        seat: u8,
        /// The cell.
        cell: [u8; 2],
    },
    /// `remove CELL`: removes the tokens on a cell.
    Remove {
        /// The cell.
        cell: [u8; 2],
    },
    /// `number NAME VALUE`: sets `turn`, `delivered-0` or `delivered-1`.
    Number {
        /// The name of the number.
        name: String,
        /// The new value.
        value: u32,
    },
}

impl FromStr for CrossingEdit {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<CrossingEdit, NotationError> {
        const FORMS: &str = "`height CELL VALUE`, `raise CELL`, `phase CELL VALUE`, `turn CELL`, `pass CELL BACK`, \
                             `token SEAT CELL`, `remove CELL` or `number NAME VALUE`";
        Words::read(text, "an edit", FORMS, |words| {
            Some(match words.word()? {
                "height" => CrossingEdit::Height {
                    cell: words.numbers()?,
                    value: words.number()?,
                },
                "raise" => CrossingEdit::Raise {
                    cell: words.numbers()?,
                },
                "phase" => CrossingEdit::Phase {
                    cell: words.numbers()?,
                    value: words.number()?,
                },
                "turn" => CrossingEdit::Turn {
                    cell: words.numbers()?,
                },
                "pass" => CrossingEdit::ShiftPhase {
                    cell: words.numbers()?,
                    is_back: words.flag()?,
                },
                "token" => CrossingEdit::Token {
                    seat: words.number()?,
                    cell: words.numbers()?,
                },
                "remove" => CrossingEdit::Remove {
                    cell: words.numbers()?,
                },
                "number" => CrossingEdit::Number {
                    name: words.word()?.into(),
                    value: words.number()?,
                },
                _ => return None,
            })
        })
    }
}
