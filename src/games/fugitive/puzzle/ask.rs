//! Goals of questions.

use std::fmt;
use std::str::FromStr;

use super::{Clues, MAX_CITIES};
use crate::core::game::{NotationError, Problem, Seat, problem};
use crate::games::fugitive::{
    Cities, City, DETECTIVES_SEAT, FUGITIVE_SEAT, Fugitive, Move, Stage, TURNS, is_announced,
};
use crate::thinking::puzzle::duel::{check_moves, numbers};
use crate::thinking::puzzle::question::{self, Form};

/// The maximum number of cities in a `net` question. Its proof searches some moves ahead.
pub const MAX_NET_CITIES: u8 = 16;

/// The maximum number of the detectives' moves in `net`.
const MAX_NET_MOVES: u32 = 3;

/// A goal of a question.
///
/// Before their move the detectives are asked for `where`, `net` and `fewest`. They know what they have observed. Before the
/// game begins they are asked for `place`. Before its move the fugitive is asked for `slip`. It knows everything, including the
/// detectives' belief.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// All cities where the fugitive can be now. The answer is right if it has exactly these.
    Where,
    /// A move of the detectives after which they certainly catch the fugitive within this many of their moves, counting this
    /// one. They may choose each later move by what they have observed until then.
    Net(u32),
    /// Start cities from which the detectives certainly catch the fugitive within this many of their moves, wherever it starts.
    /// They see its start.
    Place(u32),
    /// A move of the detectives after which few cities remain. If it certainly catches the fugitive, none remains. Otherwise
    /// the fugitive moves once, and the detectives see the kind of road. The count is that of the cities where it can be then,
    /// for the kind with the most cities. The answer is right if no other move leaves fewer.
    Fewest,
    /// A move of the fugitive after which it is still hidden. It moves, the detectives observe as usual, and they make the one
    /// move that is worst for it. It must stay free, and this many cities must be possible.
    Slip(u32),
}

/// An answer. Its text is the cities in the order of their numbers, or a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Cities, at least one.
    Cities(Cities),
    /// A move.
    Move(Move),
}

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Answer::Cities(cities) => {
                let cities: Vec<String> = cities.iter().map(|city| city.to_string()).collect();
                f.write_str(&cities.join(" "))
            }
            Answer::Move(mv) => mv.fmt(f),
        }
    }
}

impl fmt::Display for Ask {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Ask::Where => f.write_str("where"),
            Ask::Net(moves) => write!(f, "net {moves}"),
            Ask::Place(moves) => write!(f, "place {moves}"),
            Ask::Fewest => f.write_str("fewest"),
            Ask::Slip(cities) => write!(f, "slip {cities}"),
        }
    }
}

impl FromStr for Ask {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Ask, NotationError> {
        let plain = |word, ask: Ask| numbers(text, word).map(|[]| ask);
        plain("where", Ask::Where)
            .or_else(|| plain("fewest", Ask::Fewest))
            .or_else(|| numbers(text, "net #").map(|[moves]| Ask::Net(moves)))
            .or_else(|| numbers(text, "place #").map(|[moves]| Ask::Place(moves)))
            .or_else(|| numbers(text, "slip #").map(|[cities]| Ask::Slip(cities)))
            .ok_or_else(|| {
                let allowed = problem!(
                    "fugitive-ask",
                    "`where`, `net` or `place` and the detectives' moves, `fewest`, or `slip` and a number of cities"
                );
                NotationError::new("the goal of a question", text, allowed)
            })
    }
}

impl question::Ask for Ask {
    type Game = Fugitive;
    type Known = Clues;
    type Answer = Answer;

    const EXAMPLE: Ask = Ask::Where;

    fn seat(self) -> Seat {
        match self {
            Ask::Where | Ask::Net(_) | Ask::Place(_) | Ask::Fewest => DETECTIVES_SEAT,
            Ask::Slip(_) => FUGITIVE_SEAT,
        }
    }

    fn check(self, known: &Clues) -> Result<(), Problem> {
        let cities = known.map().size();
        let most = match self {
            Ask::Net(_) | Ask::Place(_) => MAX_NET_CITIES,
            _ => MAX_CITIES,
        };
        if cities > most {
            return Err(problem!(
                "fugitive-goal-cities",
                "a puzzle's map has at most {most} cities, not {found}",
                most = most,
                found = cities,
            ));
        }
        match (known.stage(), self.seat()) {
            (Stage::Places, _) if matches!(self, Ask::Place(_)) => {}
            (_, _) if matches!(self, Ask::Place(_)) => {
                return Err(problem!(
                    "fugitive-ask-begun",
                    "a puzzle about the detectives' first cities begins before the game"
                ));
            }
            (Stage::Places | Stage::Start, _) => {
                return Err(problem!(
                    "fugitive-goal-placed",
                    "a puzzle begins when both sides have been placed"
                ));
            }
            (Stage::Run, DETECTIVES_SEAT) => {
                return Err(problem!(
                    "fugitive-goal-detectives",
                    "the detectives are asked, but it is the fugitive's turn"
                ));
            }
            (Stage::Chase, FUGITIVE_SEAT) => {
                return Err(problem!(
                    "fugitive-goal-fugitive",
                    "the fugitive is asked, but it is the detectives' turn"
                ));
            }
            _ => {}
        }
        let detectives = known.detectives().filter(|_| known.stage() == Stage::Chase);
        let is_stuck = detectives.is_some_and(|detectives| !known.map().can_all_go(&detectives));
        if is_stuck || known.turn() == TURNS && known.stage() == Stage::Run {
            return Err(problem!("goal-over", "the game is over at the start"));
        }
        match self {
            Ask::Where => Ok(()),
            Ask::Net(moves) => check_moves(moves, MAX_NET_MOVES.min(TURNS + 1 - known.turn())),
            Ask::Place(moves) => check_moves(moves, MAX_NET_MOVES),
            Ask::Fewest if known.turn() == TURNS || is_announced(known.turn() + 1) => {
                Err(problem!(
                    "fugitive-ask-announced",
                    "there is nothing to count here: no turn follows, or it announces the fugitive's city"
                ))
            }
            Ask::Fewest => Ok(()),
            Ask::Slip(wanted) if !(1..=u32::from(cities)).contains(&wanted) => Err(problem!(
                "fugitive-ask-cities",
                "this map has 1 to {most} cities to hide in, not {found}",
                most = cities,
                found = wanted,
            )),
            Ask::Slip(_) => Ok(()),
        }
    }

    fn answer(self, known: &Clues, text: &str) -> Result<Answer, Problem> {
        if self == Ask::Where {
            return read_cities(known, text).map(Answer::Cities);
        }
        let mv: Move = text.parse()?;
        match (self, mv) {
            (Ask::Net(_) | Ask::Place(_) | Ask::Fewest, Move::Detectives(to)) => {
                known
                    .map()
                    .check_detectives(known.detectives().as_ref(), &to)?;
            }
            (Ask::Slip(_), Move::Run { kind, to }) => {
                known.map().check_run(known.fugitive(), kind, to)?;
            }
            _ => return Err(known.stage().wanted().into()),
        }
        Ok(Answer::Move(mv))
    }

    fn form(self, _: &Clues) -> Form {
        match self {
            Ask::Where => Form::Places,
            Ask::Net(_) | Ask::Place(_) | Ask::Fewest | Ask::Slip(_) => Form::Move,
        }
    }

    fn parts(self) -> (&'static str, u32) {
        match self {
            Ask::Where => ("where", 0),
            Ask::Net(moves) => ("net", moves),
            Ask::Place(moves) => ("place", moves),
            Ask::Fewest => ("fewest", 0),
            Ask::Slip(cities) => ("slip", cities),
        }
    }
}

/// Reads cities of the map, in any order. A city that is named twice counts once.
fn read_cities(known: &Clues, text: &str) -> Result<Cities, Problem> {
    let wrong = || {
        let allowed = problem!("fugitive-answer", "one city or more, such as 3 5 8");
        NotationError::new("an answer", text, allowed)
    };
    let mut cities = Cities::NONE;
    for word in text.split_whitespace() {
        let is_number = word.bytes().all(|byte| byte.is_ascii_digit());
        let city = word.parse().ok().and_then(City::new);
        let city = city.filter(|_| is_number).ok_or_else(wrong)?;
        known.map().check_city(city)?;
        cities.insert(city);
    }
    if cities.is_empty() {
        Err(wrong().into())
    } else {
        Ok(cities)
    }
}
