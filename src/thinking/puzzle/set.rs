//! Sets of puzzles as text. A comment before each puzzle describes its difficulty, and perhaps a second one its traits.
//!
//! ```text
//! # 3 moves, 1 first move keeps the goal, tempting D4N
//! # rating 1480; themes row, last-move; from levels 9 10 seed 77 ply 31
//! warren 1 dots
//! goal lead 5 in 3
//! …
//! ```

use std::fmt;
use std::str::FromStr;

use super::traits::Traits;
use crate::core::game::{LineError, NotationError, problem};

/// A puzzle of a set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The number of its first line in the set, from 1.
    pub line: usize,
    /// Its difficulty.
    pub note: Note,
    /// Its rating, themes and origin; `None` if the set does not list them.
    pub traits: Option<Traits>,
    /// The puzzle's own text.
    pub text: String,
}

/// The difficulty of a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// The number of moves that the solver's side needs.
    pub moves: u32,
    /// The number of first moves that keep the goal.
    pub first: u32,
    /// A first move that looks good but loses the goal; `None` if no move is tempting.
    pub tempting: Option<String>,
}

impl fmt::Display for Note {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let moves = if self.moves == 1 { "move" } else { "moves" };
        let (first, keep) = match self.first {
            1 => ("move", "keeps"),
            _ => ("moves", "keep"),
        };
        write!(
            f,
            "{} {moves}, {} first {first} {keep} the goal",
            self.moves, self.first
        )?;
        match &self.tempting {
            Some(tempting) => write!(f, ", tempting {tempting}"),
            None => Ok(()),
        }
    }
}

impl FromStr for Note {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Note, NotationError> {
        let mut parts = text.splitn(3, ", ");
        let number = |part: Option<&str>| part?.split(' ').next()?.parse().ok();
        let mut read_note = || {
            let moves = number(parts.next())?;
            let first = number(parts.next())?;
            let tempting = match parts.next() {
                Some(part) => Some(part.strip_prefix("tempting ")?.to_owned()),
                None => None,
            };
            Some(Note {
                moves,
                first,
                tempting,
            })
        };

        let note = read_note().filter(|note: &Note| note.to_string() == text);
        note.ok_or_else(|| {
            let allowed = problem!(
                "fault-set",
                "such as `3 moves, 1 first move keeps the goal, tempting D4N`, the last part perhaps not"
            );
            NotationError::new("a note on a puzzle", text, allowed)
        })
    }
}

/// Reads the puzzles of a set, each with its note and its traits: the last comments before a puzzle.
///
/// # Errors
/// The first line of a puzzle without a note, or a line before the first puzzle.
pub fn read_set(text: &str) -> Result<Vec<Entry>, LineError> {
    let mut entries: Vec<Entry> = Vec::new();
    let mut note: Option<&str> = None;
    let mut traits: Option<Traits> = None;
    for (line, text) in (1..)
        .zip(text.lines())
        .map(|(line, text)| (line, text.trim()))
    {
        if let Some(comment) = text.strip_prefix('#') {
            let comment = comment.trim();
            if Traits::is_text(comment) {
                let read = comment.parse();
                traits = Some(read.map_err(|error: NotationError| error.0.at(line))?);
            } else {
                note = Some(comment)
            }
        } else if text.starts_with("warren ") {
            let comment = note.take().ok_or_else(|| {
                problem!(
                    "fault-set",
                    "a comment with its difficulty must precede the puzzle"
                )
                .at(line)
            })?;
            let note = comment
                .parse()
                .map_err(|error: NotationError| error.0.at(line))?;
            entries.push(Entry {
                line,
                note,
                traits: traits.take(),
                text: format!("{text}\n"),
            });
        } else if !text.is_empty() {
            let entry = entries.last_mut().ok_or_else(|| {
                problem!("fault-set", "a puzzle begins with `warren 1 GAME`")
                    .quoting(text)
                    .at(line)
            })?;
            entry.text += text;
            entry.text.push('\n');
        }
    }
    Ok(entries)
}
