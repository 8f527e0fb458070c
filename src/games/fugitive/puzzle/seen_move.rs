//! Moves as one side observes them, and their text.

use std::fmt;
use std::str::FromStr;

use crate::core::game::{NotationError, problem};
use crate::games::fugitive::{City, DETECTIVES, Move, RoadKind};

/// A move as one side observes it. Its text is that of a [`Move`], or the letter of the kind if the fugitive's city is unknown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeenMove {
    /// The cities of the detectives.
    Detectives([City; DETECTIVES]),
    /// The start city of the fugitive.
    Start(City),
    /// The fugitive's move.
    Run {
        /// The kind of the road.
        kind: RoadKind,
        /// The road's other end, if known.
        to: Option<City>,
    },
}

impl SeenMove {
    /// The observation of a move, with the fugitive's city or without it.
    pub fn of(mv: &Move, is_whole: bool) -> SeenMove {
        match *mv {
            Move::Detectives(cities) => SeenMove::Detectives(cities),
            Move::Start(city) => SeenMove::Start(city),
            Move::Run { kind, to } => SeenMove::Run {
                kind,
                to: Some(to).filter(|_| is_whole),
            },
        }
    }

    /// The whole move, in which the fugitive goes to `to` if its city is unknown.
    pub fn whole(&self, to: City) -> Move {
        match *self {
            SeenMove::Detectives(cities) => Move::Detectives(cities),
            SeenMove::Start(city) => Move::Start(city),
            SeenMove::Run { kind, to: observed } => Move::Run {
                kind,
                to: observed.unwrap_or(to),
            },
        }
    }
}

impl fmt::Display for SeenMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SeenMove::Detectives(cities) => Move::Detectives(*cities).fmt(f),
            SeenMove::Start(city) => Move::Start(*city).fmt(f),
            SeenMove::Run { kind, to: None } => write!(f, "{}", kind.letter()),
            SeenMove::Run { kind, to: Some(to) } => Move::Run {
                kind: *kind,
                to: *to,
            }
            .fmt(f),
        }
    }
}

impl FromStr for SeenMove {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<SeenMove, NotationError> {
        if let Some(kind) = RoadKind::from_letter(text.trim()) {
            return Ok(SeenMove::Run { kind, to: None });
        }
        let mv: Result<Move, NotationError> = text.parse();
        mv.map(|mv| SeenMove::of(&mv, true)).map_err(|_| {
            let allowed = problem!(
                "fugitive-told",
                "the detectives' four cities, such as 1 2 3 4; or a kind of road, C, T or P, with a city if it is known, \
                 such as T or T 3; or the fugitive's first city, such as 3",
            );
            NotationError::new("an observed move", text, allowed)
        })
    }
}
