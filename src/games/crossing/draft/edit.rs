//! What is done to a draft of The Crossing.

use std::str::FromStr;

use crate::core::game::NotationError;
use crate::thinking::draft::words::Words;

/// A change to a draft. Cells are `ROW COLUMN`; the corners always stay as they are.
#[derive(Clone, Debug, PartialEq)]
pub enum CrossingEdit {
    /// `height CELL VALUE`: an island's height; its place in the cycle stays, so its phase goes with it.
    Height {
        /// Which.
        cell: [u8; 2],
        /// From 2 to 5, if it is to be legal.
        value: i8,
    },
    /// `raise CELL`: the next greater height; after the greatest comes the lowest.
    Raise {
        /// Which.
        cell: [u8; 2],
    },
    /// `phase CELL VALUE`: an island's phase.
    Phase {
        /// Which.
        cell: [u8; 2],
        /// From 7 below the height to the height, if it is to be legal.
        value: i8,
    },
    /// `turn CELL`: whether an island rises or sinks next, the other way.
    Turn {
        /// Which.
        cell: [u8; 2],
    },
    /// `pass CELL BACK`: an island goes on by a turn in its cycle (0), or back by one (1).
    Pass {
        /// Which.
        cell: [u8; 2],
        /// Whether it goes back.
        back: bool,
    },
    /// `token SEAT CELL`: a player's token is put on a cell.
    Token {
        /// Whose.
        seat: u8,
        /// Where.
        cell: [u8; 2],
    },
    /// `remove CELL`: takes the tokens of a cell away.
    Remove {
        /// Where.
        cell: [u8; 2],
    },
    /// `number NAME VALUE`, of `turn`, `delivered-0` or `delivered-1`.
    Number {
        /// What is set.
        name: String,
        /// To what.
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
                "pass" => CrossingEdit::Pass {
                    cell: words.numbers()?,
                    back: words.flag()?,
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
