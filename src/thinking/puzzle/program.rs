//! The programs that reply in puzzles.
//!
//! A puzzle is proved against the replies of one program, so a program never changes. When the engine of a game changes, its
//! levels become a new edition. Puzzles that are made from then on name it, and older ones keep theirs.

use std::fmt::{self, Display};

use super::duel::numbers;
use crate::core::game::{NotationError, Problem, problem};

/// The number of levels of a replying program.
pub const LEVELS: u8 = 12;

/// A game's own program that replies in a puzzle. It always replies the same to the same moves.
///
/// Its text is the level, such as `4`, and for later editions also the edition: `4 edition 2`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Program {
    level: u8,
    edition: u8,
}

impl Program {
    /// The program at a level, in an edition of a game with `editions` editions.
    ///
    /// # Errors
    /// If there is no such level or no such edition.
    pub fn new(level: u32, edition: u32, editions: u8) -> Result<Program, Problem> {
        let checked = |number: u32, max_number: u8| {
            let number = u8::try_from(number).ok()?;
            (1..=max_number).contains(&number).then_some(number)
        };
        let level = checked(level, LEVELS).ok_or_else(|| {
            problem!(
                "goal-level",
                "a level is 1 to {most}, not {found}",
                most = LEVELS,
                found = level,
            )
        })?;
        let edition = checked(edition, editions).ok_or_else(|| {
            problem!(
                "goal-edition",
                "the editions of this program are 1 to {most}, not {found}",
                most = editions,
                found = edition,
            )
        })?;
        Ok(Program { level, edition })
    }

    /// The level, 1 to [`LEVELS`].
    pub fn level(self) -> u8 {
        self.level
    }

    /// The edition, from 1 on.
    pub fn edition(self) -> u8 {
        self.edition
    }
}

impl Display for Program {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.level)?;
        match self.edition {
            1 => Ok(()),
            edition => write!(f, " edition {edition}"),
        }
    }
}

/// Reads the numbers of a level and an edition, without checks. `edition newest` is the last of `editions`; it is written as
/// its number.
///
/// # Errors
/// If the text does not have the form of a [`Program`].
pub(super) fn level_and_edition(text: &str, editions: u8) -> Result<[u32; 2], NotationError> {
    let not_a_program = || {
        let allowed = problem!(
            "goal-against",
            "`against` and a number from 1 to {most}",
            most = LEVELS
        );
        NotationError::new("a program's level", text.trim(), allowed)
    };
    let first = numbers(text, "#").map(|[level]| [level, 1]);
    let newest = || numbers(text, "# edition newest").map(|[level]| [level, editions.into()]);
    first
        .or_else(newest)
        .or_else(|| numbers(text, "# edition #"))
        .ok_or_else(not_a_program)
}
