//! Goals of questions.

use std::fmt;
use std::str::FromStr;

use super::{Clues, MAX_CITIES};
use crate::core::game::{NotationError, Problem, Seat, problem};
use crate::games::fugitive::{
    Cities, City, DETECTIVES_SEAT, FUGITIVE_SEAT, Fugitive, Move, Stage, TURNS, is_announced,
};
use crate::thinking::puzzle::duel::{check_move_count, numbers};
use crate::thinking::puzzle::question::{self, AnswerForm};

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
pub enum QuestionKind {
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

impl fmt::Display for QuestionKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            QuestionKind::Where => f.write_str("where"),
            QuestionKind::Net(moves) => write!(f, "net {moves}"),
            QuestionKind::Place(moves) => write!(f, "place {moves}"),
            QuestionKind::Fewest => f.write_str("fewest"),
            QuestionKind::Slip(cities) => write!(f, "slip {cities}"),
        }
    }
}

impl FromStr for QuestionKind {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<QuestionKind, NotationError> {
        let without_number = |word, kind: QuestionKind| numbers(text, word).map(|[]| kind);
        without_number("where", QuestionKind::Where)
            .or_else(|| without_number("fewest", QuestionKind::Fewest))
            .or_else(|| numbers(text, "net #").map(|[moves]| QuestionKind::Net(moves)))
            .or_else(|| numbers(text, "place #").map(|[moves]| QuestionKind::Place(moves)))
            .or_else(|| numbers(text, "slip #").map(|[cities]| QuestionKind::Slip(cities)))
            .ok_or_else(|| {
                let allowed = problem!(
                    "fugitive-ask",
                    "`where`, `net` or `place` and the detectives' moves, `fewest`, or `slip` and a number of cities"
                );
                NotationError::new("the goal of a question", text, allowed)
            })
    }
}

impl question::QuestionGoal for QuestionKind {
    type Game = Fugitive;
    type Known = Clues;
    type Answer = Answer;

    const EXAMPLE: QuestionKind = QuestionKind::Where;

    fn seat(self) -> Seat {
        match self {
            QuestionKind::Where
            | QuestionKind::Net(_)
            | QuestionKind::Place(_)
            | QuestionKind::Fewest => DETECTIVES_SEAT,
            QuestionKind::Slip(_) => FUGITIVE_SEAT,
        }
    }

    fn check(self, known: &Clues) -> Result<(), Problem> {
        let cities = known.map().size();
        let max_cities = match self {
            QuestionKind::Net(_) | QuestionKind::Place(_) => MAX_NET_CITIES,
            _ => MAX_CITIES,
        };
        if cities > max_cities {
            return Err(problem!(
                "fugitive-goal-cities",
                "a puzzle's map has at most {most} cities, not {found}",
                most = max_cities,
                found = cities,
            ));
        }
        match (known.stage(), self.seat()) {
            (Stage::Places, _) if matches!(self, QuestionKind::Place(_)) => {}
            (_, _) if matches!(self, QuestionKind::Place(_)) => {
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
            QuestionKind::Where => Ok(()),
            QuestionKind::Net(moves) => {
                check_move_count(moves, MAX_NET_MOVES.min(TURNS + 1 - known.turn()))
            }
            QuestionKind::Place(moves) => check_move_count(moves, MAX_NET_MOVES),
            QuestionKind::Fewest if known.turn() == TURNS || is_announced(known.turn() + 1) => {
                Err(problem!(
                    "fugitive-ask-announced",
                    "there is nothing to count here: no turn follows, or it announces the fugitive's city"
                ))
            }
            QuestionKind::Fewest => Ok(()),
            QuestionKind::Slip(wanted) if !(1..=u32::from(cities)).contains(&wanted) => {
                Err(problem!(
                    "fugitive-ask-cities",
                    "this map has 1 to {most} cities to hide in, not {found}",
                    most = cities,
                    found = wanted,
                ))
            }
            QuestionKind::Slip(_) => Ok(()),
        }
    }

    fn answer(self, known: &Clues, text: &str) -> Result<Answer, Problem> {
        if self == QuestionKind::Where {
            return read_cities(known, text).map(Answer::Cities);
        }
        let mv: Move = text.parse()?;
        match (self, mv) {
            (
                QuestionKind::Net(_) | QuestionKind::Place(_) | QuestionKind::Fewest,
                Move::Detectives(to),
            ) => {
                known
                    .map()
                    .check_detectives(known.detectives().as_ref(), &to)?;
            }
            (QuestionKind::Slip(_), Move::Run { kind, to }) => {
                known.map().check_run(known.fugitive(), kind, to)?;
            }
            _ => return Err(known.stage().wrong_move().into()),
        }
        Ok(Answer::Move(mv))
    }

    fn form(self, _known: &Clues) -> AnswerForm {
        match self {
            QuestionKind::Where => AnswerForm::Places,
            QuestionKind::Net(_)
            | QuestionKind::Place(_)
            | QuestionKind::Fewest
            | QuestionKind::Slip(_) => AnswerForm::Move,
        }
    }

    fn name_and_number(self) -> (&'static str, u32) {
        match self {
            QuestionKind::Where => ("where", 0),
            QuestionKind::Net(moves) => ("net", moves),
            QuestionKind::Place(moves) => ("place", moves),
            QuestionKind::Fewest => ("fewest", 0),
            QuestionKind::Slip(cities) => ("slip", cities),
        }
    }
}

/// Reads cities of the map, in any order. A city that is named twice counts once.
fn read_cities(known: &Clues, text: &str) -> Result<Cities, Problem> {
    let not_cities = || {
        let allowed = problem!("fugitive-answer", "one city or more, such as 3 5 8");
        NotationError::new("an answer", text, allowed)
    };
    let mut cities = Cities::NONE;
    for word in text.split_whitespace() {
        let is_number = word.bytes().all(|byte| byte.is_ascii_digit());
        let city = word.parse().ok().and_then(City::new);
        let city = city.filter(|_| is_number).ok_or_else(not_cities)?;
        known.map().check_city(city)?;
        cities.insert(city);
    }
    if cities.is_empty() {
        Err(not_cities().into())
    } else {
        Ok(cities)
    }
}
