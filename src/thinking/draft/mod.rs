//! Drafts: positions that somebody sets up by hand, and that may break rules on the way.
//!
//! A draft is a plain structure. It is changed by edits alone, says by [`Draft::problems`] what keeps it from being a
//! position, and gives the position when nothing does. The page holds no rules: it shows a draft's content and asks for
//! edits.

pub(crate) mod words;

use std::fmt;
use std::str::FromStr;

use serde::Serialize;

use crate::core::game::{Game, LineError, NotationError, Problem, problem};
use crate::core::record::Record;
use words::Words;

/// No text that is read is longer, in bytes.
const MOST_TEXT: usize = 200_000;
/// No number of a draft is higher; each game's own limits are lower.
const MOST_NUMBER: u32 = 9_999;

/// A position of a game on the way to being set up.
///
/// Its content, as serde writes it, is what boards are drawn from; each draft describes its own.
pub trait Draft: Clone + fmt::Debug + PartialEq + Serialize + 'static {
    /// The position that becomes of it.
    type Game: Game;

    /// A change to it, which the page writes as words and numbers with spaces or commas between them.
    type Edit: FromStr<Err = NotationError> + fmt::Debug;

    /// The emptiest draft of the game.
    fn empty() -> Self;

    /// The draft that is this position already.
    fn of(position: &Self::Game) -> Self;

    /// All that it holds in one line, to be kept while somebody is at it.
    fn kept(&self) -> String;

    /// The draft that was kept.
    ///
    /// # Errors
    /// If no draft of the game is kept like that.
    fn restore(kept: &str) -> Result<Self, NotationError>;

    /// Changes it. An edit that makes no sense here, such as one of a cell off the board, changes nothing.
    fn apply(&mut self, edit: &Self::Edit);

    /// What keeps it from being a position; nothing if it is one.
    fn problems(&self) -> Vec<Diagnostic>;

    /// The position.
    ///
    /// # Errors
    /// The first rule that it breaks: never where there are no [`Draft::problems`].
    fn position(&self) -> Result<Self::Game, Problem>;

    /// The board or the map without pieces as the game's statement writes it, where it has one.
    fn board_text(&self) -> Option<String> {
        None
    }

    /// Reads a text that only this game's drafts know, or `None` if it is no such text.
    fn read_own(_text: &str) -> Option<Self> {
        None
    }
}

/// An edit that most games have: what stands beside the board is set.
#[derive(Clone, Debug, PartialEq)]
pub enum BesideEdit {
    /// `side SEAT`: the side that is to move. The moves played become the nearest number for it.
    Side {
        /// Which side.
        seat: u8,
    },
    /// `number NAME VALUE`: a number that is shown beside the board.
    Number {
        /// What is set, such as `ply`.
        name: String,
        /// To what.
        value: u32,
    },
}

impl BesideEdit {
    /// Reads the rest of an edit that begins with a word; nothing if it is no such edit.
    pub(crate) fn read(word: &str, words: &mut Words) -> Option<BesideEdit> {
        match word {
            "side" => Some(BesideEdit::Side {
                seat: words.number()?,
            }),
            "number" => Some(BesideEdit::Number {
                name: words.word()?.into(),
                value: words.number()?,
            }),
            _ => None,
        }
    }
}

/// A game that can be set up.
pub trait Drafted: Game {
    /// Its drafts.
    type Draft: Draft<Game = Self>;
}

/// Reads a draft from text: a record, of which the last position is taken, the lines after a record's head, or a position's
/// own text.
///
/// # Errors
/// The line that cannot be read, and why.
pub fn read<D: Draft>(text: &str) -> Result<D, LineError> {
    if text.len() > MOST_TEXT {
        let what = problem!(
            "text-long",
            "the text is longer than {most} characters",
            most = MOST_TEXT
        );
        return Err(what.at(1));
    }
    let lines: Vec<&str> = text.lines().map(str::trim).collect();
    let mut telling = lines
        .iter()
        .filter(|line| !line.is_empty() && !line.starts_with('#'));
    let first = telling.next().copied().unwrap_or_default();
    if first.starts_with("warren") {
        let record: Record<D::Game> = text.parse()?;
        return Ok(D::of(record.last()));
    }
    if let Some(draft) = D::read_own(text) {
        return Ok(draft);
    }
    if first.is_empty() {
        // A game with but one usual start would read it from nothing.
        return Err(problem!("text-none", "there is no text").at(1));
    }
    let is_alone = telling.next().is_none() && !first.starts_with("start");
    let position = is_alone.then(|| first.parse::<D::Game>());
    if let Some(Ok(position)) = position {
        return Ok(D::of(&position));
    }
    let record = Record::<D::Game>::headless(text);
    match (record, position) {
        (Ok(record), _) => Ok(D::of(record.last())),
        (Err(_), Some(Err(error))) => Err(error.0.at(1)),
        (Err(error), _) => Err(error),
    }
}

/// One thing that keeps a draft from being a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// What it is; the rule's name has the game first and then `draft`, such as `dots-draft-ply`.
    pub what: Problem,
    /// Where it is.
    pub place: Place,
}

impl Diagnostic {
    /// `template` is the English sentence, with each argument's name in braces where its value goes.
    #[inline(never)]
    pub(crate) fn new(
        place: Place,
        rule: &'static str,
        template: &'static str,
        arguments: Vec<(&'static str, String)>,
    ) -> Diagnostic {
        debug_assert!(
            rule.contains("-draft-"),
            "tests look for {rule} by its name"
        );
        Diagnostic {
            what: Problem::of(rule, template, arguments),
            place,
        }
    }

    /// What the rules say of a draft that otherwise looks right.
    pub(crate) fn refused(what: Problem) -> Diagnostic {
        Diagnostic {
            what,
            place: Place::Board,
        }
    }
}

impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.what.fmt(f)
    }
}

/// Where a problem of a draft is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Place {
    /// Nowhere in particular.
    Board,
    /// A cell, by its name on boards.
    Cell {
        /// Such as `E4`, or row and column.
        name: String,
    },
    /// A piece that is not on the board.
    Piece {
        /// As the palette of the page calls it.
        name: String,
    },
    /// A number that is set, by its name in edits.
    Field {
        /// Such as `ply`.
        name: &'static str,
    },
}

impl Place {
    pub(crate) fn cell(name: impl fmt::Display) -> Place {
        let name = name.to_string();
        Place::Cell { name }
    }

    pub(crate) fn field(name: &'static str) -> Place {
        Place::Field { name }
    }
}

/// A number set by hand, no higher than any needs to be.
pub(crate) fn bounded(value: u32) -> u32 {
    value.min(MOST_NUMBER)
}

/// The number of moves nearest to `ply` after which `seat` of two is to move.
pub(crate) fn ply_of_side(ply: u32, seat: u8, most: u32) -> u32 {
    match (ply % 2 == u32::from(seat % 2), ply < most) {
        (true, _) => ply,
        (false, true) => ply + 1,
        (false, false) => ply.saturating_sub(1),
    }
}
