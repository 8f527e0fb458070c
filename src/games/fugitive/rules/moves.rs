//! Moves and their notation.

use std::fmt;
use std::str::FromStr;

use super::{City, DETECTIVES, RoadKind};
use crate::core::game::{NotationError, problem};

/// A move of one side. Its text is the contest's, with the detectives' cities in one line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// The cities of the detectives, in the order of their numbers, for a placement or a move: `25 75 125 175`.
    Detectives([City; DETECTIVES]),
    /// The start city of the fugitive: `100`.
    Start(City),
    /// The kind of road and the city of the fugitive's move: `T 101`.
    Run {
        /// The kind of the road.
        kind: RoadKind,
        /// The road's other end.
        to: City,
    },
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Detectives([first, others @ ..]) => {
                write!(f, "{first}")?;
                others.iter().try_for_each(|city| write!(f, " {city}"))
            }
            Move::Start(city) => write!(f, "{city}"),
            Move::Run { kind, to } => write!(f, "{} {to}", kind.letter()),
        }
    }
}

impl FromStr for Move {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Move, NotationError> {
        let words: Vec<&str> = text.split_whitespace().take(DETECTIVES + 1).collect();
        let parsed = match words[..] {
            [place] => read_city(place).map(Move::Start),
            [letter, to] => RoadKind::from_letter(letter)
                .zip(read_city(to))
                .map(|(kind, to)| Move::Run { kind, to }),
            [one, two, three, four] => [one, two, three, four]
                .map(read_city)
                .into_iter()
                .collect::<Option<Vec<City>>>()
                .and_then(|cities| cities.try_into().ok())
                .map(Move::Detectives),
            _ => None,
        };
        parsed.ok_or_else(|| {
            let allowed = problem!(
                "fugitive-move",
                "the detectives' four cities, such as 1 2 3 4; or a kind of road, C, T or P, and a city, such as T 3; \
                 or the fugitive's first city, such as 3",
            );
            NotationError::new("a move", text, allowed)
        })
    }
}

/// Reads a city that consists of digits only.
pub(super) fn read_city(text: &str) -> Option<City> {
    read_number(text)?.try_into().ok().and_then(City::new)
}

/// Reads a number that consists of digits only, without a sign.
pub(super) fn read_number(text: &str) -> Option<u32> {
    text.bytes()
        .all(|byte| byte.is_ascii_digit())
        .then(|| text.parse().ok())?
}
