//! The traits of a mined puzzle: its rating, themes and origin.
//!
//! ```text
//! rating 1480; themes row, last-move; from levels 9 10 seed 77 ply 31
//! ```

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use crate::core::game::{NotationError, problem};

/// The ratings that a puzzle may have, in the points of Glicko-2.
pub const RATINGS: RangeInclusive<u32> = 400..=2800;

/// The maximum number of themes of a puzzle.
pub const MAX_THEMES: usize = 6;

/// The maximum number of seats in a game.
const MAX_SEATS: usize = 4;

/// The maximum length of a theme's name, in bytes.
const MAX_THEME_BYTES: usize = 24;

/// The rating, themes and origin of a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Traits {
    /// Its rating: a player with this rating solves it in one of two tries. One of [`RATINGS`].
    pub rating: u32,
    /// The themes of its solution, the most typical first, at most [`MAX_THEMES`]. A theme has small letters and hyphens.
    pub themes: Vec<String>,
    /// The origin.
    pub origin: Origin,
}

/// The origin of a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Origin {
    /// A position of a game between engines.
    Game {
        /// Their levels by seat, 1 to 12.
        levels: Vec<u8>,
        /// The seed of the game.
        seed: u64,
        /// The number of moves before the position.
        ply: u32,
    },
    /// A generated position.
    Generated {
        /// The generator's seed; 0 if it was not noted.
        seed: u64,
    },
}

impl Origin {
    /// The seed of the game or of the generator.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn seed(&self) -> u64 {
        match self {
            Origin::Game { seed, .. } | Origin::Generated { seed } => *seed,
        }
    }
}

impl Traits {
    /// Whether a comment should have traits.
    pub(super) fn is_text(text: &str) -> bool {
        text.starts_with("rating ")
    }
}

impl fmt::Display for Traits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let themes = self.themes.join(", ");
        write!(
            f,
            "rating {}; themes {themes}; from {}",
            self.rating, self.origin
        )
    }
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Origin::Game { levels, seed, ply } => {
                write!(f, "levels")?;
                levels.iter().try_for_each(|level| write!(f, " {level}"))?;
                write!(f, " seed {seed} ply {ply}")
            }
            Origin::Generated { seed } => write!(f, "drawn seed {seed}"),
        }
    }
}

impl FromStr for Traits {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Traits, NotationError> {
        read_traits(text)
            .filter(|traits| traits.to_string() == text)
            .ok_or_else(|| {
                let allowed = problem!(
                    "fault-set",
                    "such as `rating 1480; themes row, last-move; from levels 9 10 seed 77 ply 31`"
                );
                NotationError::new("a list of puzzle traits", text, allowed)
            })
    }
}

fn read_traits(text: &str) -> Option<Traits> {
    let mut parts = text.split("; ");
    let rating = parts.next()?.strip_prefix("rating ")?.parse().ok()?;
    let themes = parts.next()?.strip_prefix("themes ")?;
    let themes: Vec<String> = themes.split(", ").map(str::to_owned).collect();
    let origin = read_origin(parts.next()?.strip_prefix("from ")?)?;
    let are_themes = themes.len() <= MAX_THEMES && themes.iter().all(|theme| is_theme(theme));
    let is_valid = RATINGS.contains(&rating) && are_themes && parts.next().is_none();
    is_valid.then_some(Traits {
        rating,
        themes,
        origin,
    })
}

fn is_theme(name: &str) -> bool {
    let is_word = |word: &str| {
        let is_small = |byte: u8| byte.is_ascii_lowercase();
        !word.is_empty() && word.bytes().all(is_small)
    };
    name.len() <= MAX_THEME_BYTES && name.split('-').all(is_word)
}

fn read_origin(text: &str) -> Option<Origin> {
    if let Some(seed) = text.strip_prefix("drawn seed ") {
        let seed = seed.parse().ok()?;
        return Some(Origin::Generated { seed });
    }
    let (levels, rest) = text.strip_prefix("levels ")?.split_once(" seed ")?;
    let (seed, ply) = rest.split_once(" ply ")?;
    let levels: Option<Vec<u8>> = levels.split(' ').map(|level| level.parse().ok()).collect();
    let levels = levels.filter(|levels| {
        let is_level = |level: &u8| (1..=super::LEVELS).contains(level);
        levels.len() <= MAX_SEATS && levels.iter().all(is_level)
    })?;
    Some(Origin::Game {
        levels,
        seed: seed.parse().ok()?,
        ply: ply.parse().ok()?,
    })
}
