//! What is done to a draft of the space mice.

use std::str::FromStr;

use crate::core::game::NotationError;
use crate::thinking::draft::BesideEdit;
use crate::thinking::draft::words::Words;

/// A change to a draft. Cells are `X Y`, headings and walls letters, players seats from 0.
#[derive(Clone, Debug, PartialEq)]
pub enum MiceEdit {
    /// `rocket SEAT CELL`: a player's rocket is put on a cell, which is cleared.
    Rocket {
        /// Whose.
        seat: u8,
        /// Where.
        cell: [u8; 2],
    },
    /// `door CELL`: a door in the wall beside a cell, or none if there is one.
    Door {
        /// Where.
        cell: [u8; 2],
    },
    /// `mouse CELL HEADING` or `cat CELL HEADING`: one more animal.
    Animal {
        /// Where.
        cell: [u8; 2],
        /// Where it goes.
        heading: char,
        /// Whether it is a cat.
        cat: bool,
    },
    /// `arrow SEAT CELL HEADING`: a player's youngest arrow; a fourth takes the oldest away.
    Arrow {
        /// Whose.
        seat: u8,
        /// Where.
        cell: [u8; 2],
        /// Where it points.
        heading: char,
    },
    /// `turn CELL`: the arrow of a cell, or its animals, a quarter to the right.
    Turn {
        /// Where.
        cell: [u8; 2],
    },
    /// `remove CELL`: takes away what stands on a cell, and the doors beside it if nothing does.
    Remove {
        /// Where.
        cell: [u8; 2],
    },
    /// What stands beside the board: the side to move, and the numbers `size`, `players`, `turns`, `ply` or `points-0` to `points-3`. What is no longer on a smaller board is gone.
    Beside(BesideEdit),
}

impl FromStr for MiceEdit {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<MiceEdit, NotationError> {
        const FORMS: &str = "`rocket SEAT CELL`, `door CELL`, `mouse CELL HEADING`, `cat CELL HEADING`, \
                             `arrow SEAT CELL HEADING`, `turn CELL`, `remove CELL`, `side SEAT` or `number NAME VALUE`";
        Words::read(text, "an edit", FORMS, |words| {
            Some(match words.word()? {
                "rocket" => MiceEdit::Rocket {
                    seat: words.number()?,
                    cell: words.numbers()?,
                },
                "door" => MiceEdit::Door {
                    cell: words.numbers()?,
                },
                animal @ ("mouse" | "cat") => MiceEdit::Animal {
                    cell: words.numbers()?,
                    heading: words.letter()?,
                    cat: animal == "cat",
                },
                "arrow" => MiceEdit::Arrow {
                    seat: words.number()?,
                    cell: words.numbers()?,
                    heading: words.letter()?,
                },
                "turn" => MiceEdit::Turn {
                    cell: words.numbers()?,
                },
                "remove" => MiceEdit::Remove {
                    cell: words.numbers()?,
                },
                word => MiceEdit::Beside(BesideEdit::read(word, words)?),
            })
        })
    }
}
