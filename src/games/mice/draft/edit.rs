//! The edits of a draft of the space mice.

use std::str::FromStr;

use crate::core::game::NotationError;
use crate::thinking::draft::BesideEdit;
use crate::thinking::draft::words::Words;

/// An edit of a draft. Cells are `X Y`, headings and walls are letters, players are seats from 0.
#[derive(Clone, Debug, PartialEq)]
pub enum MiceEdit {
    /// `rocket SEAT CELL`: puts a player's rocket on a cell, which is cleared first.
    Rocket {
        /// The player.
        seat: u8,
        /// The cell.
        cell: [u8; 2],
    },
    /// `door CELL`: puts a door into the wall beside a cell, or removes the one there.
    Door {
        /// The cell.
        cell: [u8; 2],
    },
    /// `mouse CELL HEADING` or `cat CELL HEADING`: adds an animal.
    Animal {
        /// The cell.
        cell: [u8; 2],
        /// The heading.
        heading: char,
        /// Whether it is a cat.
        is_cat: bool,
    },
    /// `arrow SEAT CELL HEADING`: adds a player's newest arrow. A fourth arrow removes the oldest.
    Arrow {
        /// The player.
        seat: u8,
        /// The cell.
        cell: [u8; 2],
        /// The heading.
        heading: char,
    },
    /// `turn CELL`: turns the arrow on a cell, or its animals, a quarter to the right.
    Turn {
        /// The cell.
        cell: [u8; 2],
    },
    /// `remove CELL`: clears a cell, or removes the doors beside it if it is empty.
    Remove {
        /// The cell.
        cell: [u8; 2],
    },
    /// An edit of the values beside the board: the side to move, and the numbers `size`, `players`, `turns`, `ply` or
    /// `points-0` to `points-3`. A smaller board loses everything outside it.
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
                    is_cat: animal == "cat",
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
