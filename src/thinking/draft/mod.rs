//! Drafts: positions that a person sets up by hand. A draft may break rules until it is finished.
//!
//! A draft is a plain structure that only edits change. [`Draft::problems`] lists the reasons why it is not a position yet.
//! Without such problems, [`Draft::position`] returns the position. The page knows no rules: it shows a draft's content and
//! sends edits.

pub(crate) mod words;

use std::fmt;
use std::str::FromStr;

use serde::Serialize;

use crate::core::game::{Game, LineError, NotationError, Problem, problem};
use crate::core::record::Record;
use words::Words;

/// The maximum length of a text that is read, in bytes.
const MAX_TEXT_BYTES: usize = 200_000;
/// The highest number in a draft. Each game's own limits are lower.
const MAX_NUMBER: u32 = 9_999;

/// A position of a game while it is being set up.
///
/// The page draws boards from its content as serde writes it. Each draft describes its own content.
pub trait Draft: Clone + fmt::Debug + PartialEq + Serialize + 'static {
    /// The game whose position it becomes.
    type Game: Game;

    /// A change to it. The page writes an edit as words and numbers with spaces or commas between them.
    type Edit: FromStr<Err = NotationError> + fmt::Debug;

    /// The empty draft of the game.
    fn empty() -> Self;

    /// The draft of a position.
    fn of(position: &Self::Game) -> Self;

    /// The whole draft as one line, for storage.
    fn stored_text(&self) -> String;

    /// Reads a stored draft.
    ///
    /// # Errors
    /// If it is not a stored draft of the game.
    fn restore(stored_text: &str) -> Result<Self, NotationError>;

    /// Applies an edit. An edit that makes no sense here, such as a cell off the board, changes nothing.
    fn apply(&mut self, edit: &Self::Edit);

    /// The diagnostics: the reasons why it is not a position. Empty if it is a position.
    fn problems(&self) -> Vec<Diagnostic>;

    /// The position.
    ///
    /// # Errors
    /// The first rule that it breaks. There is no error if [`Draft::problems`] is empty.
    fn position(&self) -> Result<Self::Game, Problem>;

    /// The board or the map without pieces, as the game's statement writes it; `None` if the game has none.
    fn board_text(&self) -> Option<String> {
        None
    }

    /// Reads a text format that only this game's drafts have; `None` if the text has another format.
    fn read_own_format(_text: &str) -> Option<Self> {
        None
    }
}

/// An edit of a value beside the board. Most games have it.
#[derive(Clone, Debug, PartialEq)]
pub enum BesideEdit {
    /// `side SEAT`: the side to move. The number of moves played changes to the nearest one that fits.
    Side {
        /// The side.
        seat: u8,
    },
    /// `number NAME VALUE`: a number beside the board.
    Number {
        /// The name of the number, such as `ply`.
        name: String,
        /// The new value.
        value: u32,
    },
}

impl BesideEdit {
    /// Reads the rest of an edit that begins with `word`; `None` for other edits.
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

/// A game whose positions can be set up.
pub trait Drafted: Game {
    /// Its drafts.
    type Draft: Draft<Game = Self>;
}

/// Reads a draft from text: the last position of a record, with or without its first line, or a position's own text.
///
/// # Errors
/// The line that cannot be read, and why.
pub fn read<D: Draft>(text: &str) -> Result<D, LineError> {
    if text.len() > MAX_TEXT_BYTES {
        let what = problem!(
            "text-long",
            "the text is longer than {most} characters",
            most = MAX_TEXT_BYTES
        );
        return Err(what.at(1));
    }
    let lines: Vec<&str> = text.lines().map(str::trim).collect();
    let mut content = lines
        .iter()
        .filter(|line| !line.is_empty() && !line.starts_with('#'));
    let first = content.next().copied().unwrap_or_default();
    if first.starts_with("warren") {
        let record: Record<D::Game> = text.parse()?;
        return Ok(D::of(record.last()));
    }
    if let Some(draft) = D::read_own_format(text) {
        return Ok(draft);
    }
    if first.is_empty() {
        // A game with only one usual start would read it from an empty text.
        return Err(problem!("text-none", "there is no text").at(1));
    }
    let is_only_line = content.next().is_none() && !first.starts_with("start");
    let position = is_only_line.then(|| first.parse::<D::Game>());
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

/// A reason why a draft is not a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// The problem. The rule's name begins with the game and `draft`, such as `dots-draft-ply`.
    pub what: Problem,
    /// The place on the board.
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
            what: Problem::with_text_arguments(rule, template, arguments),
            place,
        }
    }

    /// The diagnostic for a draft that only the rules reject.
    pub(crate) fn rejected_by_rules(problem: Problem) -> Diagnostic {
        Diagnostic {
            what: problem,
            place: Place::Board,
        }
    }
}

impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.what.fmt(f)
    }
}

/// The place of a diagnostic.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(
    target_arch = "wasm32",
    derive(tsify::Tsify),
    tsify(rename = "DraftPlace")
)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Place {
    /// No particular place.
    Board,
    /// A cell, by its name on the board.
    Cell {
        /// The name, such as `E4` or row and column.
        name: String,
    },
    /// A piece that is not on the board.
    Piece {
        /// Its name on the page's palette.
        name: String,
    },
    /// A number, by its name in edits.
    Field {
        /// The name, such as `ply`.
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

/// A number set by hand, limited to [`MAX_NUMBER`].
pub(crate) fn at_most_max_number(value: u32) -> u32 {
    value.min(MAX_NUMBER)
}

/// The number of moves nearest to `ply` after which `seat` of two is to move, at most `max_ply`.
pub(crate) fn ply_of_side(ply: u32, seat: u8, max_ply: u32) -> u32 {
    match (ply % 2 == u32::from(seat % 2), ply < max_ply) {
        (true, _) => ply,
        (false, true) => ply + 1,
        (false, false) => ply.saturating_sub(1),
    }
}
