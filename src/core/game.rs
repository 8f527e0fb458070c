//! The interface of every game: positions, moves, the seats to move, and the outcome.
//!
//! # The trait in the five games
//!
//! | | `dots` | `rabbits` | `mice` | `fugitive` | `crossing` |
//! | --- | --- | --- | --- | --- | --- |
//! | seats | 2 | 2 | 2 to 4 | 2 (0 the detectives) | 2 |
//! | [`Game::due`] | one | one | one | one; placements are turns too | both at once |
//! | [`Game::Move`] | `E4N` | a letter a piece, `SWNNWSSE` | `2 0 W` | `25 75 125 175`, `100`, `T 101` | both answers, `EN` |
//! | a usual start needs | nothing | the limit | the puzzle's input | the map | heights, phases, directions |
//! | [`Game::options`] | every legal move | each piece's steps | every legal arrow | the roads of each piece | each token's steps |
//!
//! The reasons for its design:
//!
//! - **The seats to move are a set** ([`Seats`]), because in `crossing` both seats move at once. The protocol joins the
//!   answers of single seats into one move. So a game plays whole moves only, and a record has one line per move in all five
//!   games.
//! - **The trait has no list of legal moves.** A turn of `rabbits` has up to 5⁸ joint moves. Games whose moves can be listed
//!   implement [`LegalMoves`]. All games offer a person a choice by [`Game::options`], each in its own shape.
//! - **Positions hold everything that the rules need**, including the ply and the limits. So a record or a link only has to
//!   carry [`Game::start_lines`] or the position's own text. A position shares the game's board or map (`Arc`), because
//!   positions are cloned often.
//! - **A game may have no scores yet** (`fugitive` has none before its end), so [`Game::scores`] returns an option. The game
//!   scores forfeits ([`Game::forfeited`]): 20 to 0 in `fugitive`; in the other games the scores stand.
//! - **The rules ignore hidden information.** A position is the whole truth. [`protocol`](crate::core::protocol) decides what
//!   each seat learns about it.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use serde::Serialize;

pub use crate::core::problem::{IllegalMove, LineError, NotationError, Problem};
pub(crate) use crate::core::problem::{problem, shorten};

/// A place at the table, counted from 0 in the order of the statement.
///
/// In `fugitive` the detectives are seat 0, in `mice` there are up to four.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into a list with one entry per seat.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The opponent in a game of two.
    pub fn other(self) -> Seat {
        Seat(1 - self.0)
    }
}

/// A set of seats, usually those whose answer is due.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Seats(u8);

impl Seats {
    /// No seat: the game is over.
    pub const NONE: Seats = Seats(0);

    /// One seat alone.
    pub fn one(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    /// The first `count` seats.
    pub fn all(count: usize) -> Seats {
        Seats((0..count as u8).fold(0, |bits, seat| bits | 1 << seat))
    }

    /// Whether `seat` is in the set.
    pub fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Whether the set is empty.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats of the set, lowest first.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..8).map(Seat).filter(move |&seat| self.contains(seat))
    }

    /// The lowest seat of the set.
    pub fn first(self) -> Option<Seat> {
        self.iter().next()
    }
}

/// The outcome of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Outcome {
    /// Scores by seat, as the game counts them.
    pub scores: Vec<i32>,
    /// The seat that lost by forfeit. It comes last whatever its score.
    pub forfeit: Option<Seat>,
}

impl Outcome {
    /// The outcome of a game that ended by its rules.
    pub fn by_scores(scores: Vec<i32>) -> Outcome {
        Outcome {
            scores,
            forfeit: None,
        }
    }

    /// The place of every seat. 1 is the best; equal scores share the better place; a seat that forfeited comes last.
    pub fn places(&self) -> Vec<u8> {
        let rank = |seat: usize| {
            let forfeits = self
                .forfeit
                .is_some_and(|forfeiter| forfeiter.index() == seat);
            (!forfeits, self.scores[seat])
        };
        (0..self.scores.len())
            .map(|seat| {
                1 + (0..self.scores.len())
                    .filter(|&other| rank(other) > rank(seat))
                    .count() as u8
            })
            .collect()
    }

    /// The seat that is alone in first place, if any.
    pub fn winner(&self) -> Option<Seat> {
        let places = self.places();
        let mut seats_in_first_place = (0..places.len()).filter(|&seat| places[seat] == 1);
        match (seats_in_first_place.next(), seats_in_first_place.next()) {
            (Some(seat), None) => Some(Seat(seat as u8)),
            _ => None,
        }
    }
}

/// A position of one of the games, and its rules.
///
/// `Display` and `FromStr` are the position's text form: one line that holds all that the rules need. So a game may start
/// from any position.
pub trait Game:
    Clone + Debug + PartialEq + Display + FromStr<Err = NotationError> + 'static
{
    /// The game's name in records, links and addresses.
    const ID: &'static str;

    /// One line of a record: the answers of all due seats together. Its text is the contest's notation.
    type Move: Clone + Debug + PartialEq + Display + FromStr<Err = NotationError> + 'static;

    /// One effect of a move, for animations, previews, announcements and move lists.
    type Effect: Serialize;

    /// A person's choices, in a shape that suits the game.
    type Options: Serialize;

    /// The report: what `warren replay` prints of a position. Boards are drawn from it.
    type Report: Serialize;

    /// The setting: the parts of a board that are not in the report, such as walls, a limit, a map or animals.
    type Setting: Serialize;

    /// The lines of the default start, as in a record.
    const USUAL_START: &'static [&'static str] = &[];

    /// The number of seats.
    fn seats(&self) -> usize;

    /// The seats whose answer is due. Empty when the game is over.
    fn due(&self) -> Seats;

    /// The number of moves played since the game's usual start.
    fn ply(&self) -> u32;

    /// Whether `mv` may be played here.
    ///
    /// # Errors
    /// The first rule that the move breaks.
    fn check(&self, mv: &Self::Move) -> Result<(), IllegalMove>;

    /// Plays a legal move.
    ///
    /// # Panics
    /// May panic if the move is illegal; see [`Game::try_play`].
    fn play(&mut self, mv: &Self::Move);

    /// Plays a move if it is legal. Otherwise leaves the position as it was.
    ///
    /// # Errors
    /// The first rule that the move breaks.
    fn try_play(&mut self, mv: &Self::Move) -> Result<(), IllegalMove> {
        self.check(mv)?;
        self.play(mv);
        Ok(())
    }

    /// The outcome, or `None` while the game continues.
    fn outcome(&self) -> Option<Outcome>;

    /// The current scores by seat, or `None` if the game has none before its end.
    fn scores(&self) -> Option<Vec<i32>> {
        self.outcome().map(|outcome| outcome.scores)
    }

    /// How the game ends if `seat` loses by forfeit now: it comes last, and the scores stand.
    fn forfeited(&self, seat: Seat) -> Outcome {
        Outcome {
            scores: self.scores().unwrap_or_else(|| vec![0; self.seats()]),
            forfeit: Some(seat),
        }
    }

    /// The effects of `mv`, in the order of a natural description. `mv` must be legal here.
    fn effects(&self, mv: &Self::Move) -> Vec<Self::Effect> {
        let _ = mv;
        Vec::new()
    }

    /// A person's choices in this position.
    fn options(&self) -> Self::Options;

    /// The position as `warren replay` prints it.
    fn report(&self) -> Self::Report;

    /// The setting of the position. Most of it stays the same through a game.
    fn setting(&self) -> Self::Setting;

    /// Reads a usual start from the head of a record. Takes only the lines that describe it.
    ///
    /// # Errors
    /// The line that cannot be read, and why.
    fn read_start(lines: &mut dyn LineSource) -> Result<Self, LineError>;

    /// The lines that [`Game::read_start`] reads as this position, or `None` if it is not a usual start.
    fn start_lines(&self) -> Option<Vec<String>>;
}

/// A game whose legal moves can be listed.
pub trait LegalMoves: Game {
    /// Replaces the content of `moves` by the legal moves. There are none when the game is over.
    fn legal_moves(&self, moves: &mut Vec<Self::Move>);
}

/// The lines of a text that have content. Comments and blank lines are skipped, but counted.
pub trait LineSource {
    /// The next line, trimmed, with its number from 1; `None` after the last.
    fn next_line(&mut self) -> Option<(usize, &str)>;

    /// The line number to report where a line is missing: that of the line after the last.
    fn end(&self) -> usize;

    /// The next line with its number from 1. `what` names the expected content.
    ///
    /// # Errors
    /// If there is no further line.
    fn require_line(
        &mut self,
        expected: &dyn Fn() -> Problem,
    ) -> Result<(usize, String), LineError> {
        let line = self.end();
        match self.next_line() {
            Some((line, text)) => Ok((line, text.to_owned())),
            None => Err(expected().with_lead("here is missing ").at(line)),
        }
    }
}

/// The number of move sequences of `depth` plies from `game`: the usual check of a move generator.
///
/// ```
/// use warren::core::game::perft;
/// use warren::games::dots::Dots;
/// assert_eq!(perft(&Dots::default(), 1), 28);
/// ```
pub fn perft<G: LegalMoves>(game: &G, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut moves = Vec::new();
    game.legal_moves(&mut moves);
    if depth == 1 {
        return moves.len() as u64;
    }
    moves
        .iter()
        .map(|mv| {
            let mut next_position = game.clone();
            next_position.play(mv);
            perft(&next_position, depth - 1)
        })
        .sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_put_a_forfeiter_last_and_share_equal_scores() {
        let places = |scores: &[i32], forfeit: Option<u8>| {
            Outcome {
                scores: scores.to_vec(),
                forfeit: forfeit.map(Seat),
            }
            .places()
        };
        assert_eq!(places(&[3, 7], None), [2, 1]);
        assert_eq!(places(&[3, 7], Some(1)), [1, 2]);
        assert_eq!(places(&[5, 5, 1, 9], None), [2, 2, 4, 1]);
        assert_eq!(places(&[5, 5, 1, 9], Some(3)), [1, 1, 3, 4]);
        assert_eq!(Outcome::by_scores(vec![5, 5]).winner(), None);
        assert_eq!(Outcome::by_scores(vec![5, 6]).winner(), Some(Seat(1)));
    }

    #[test]
    fn an_illegal_move_tells_its_rule_in_english() {
        let illegal = IllegalMove::new(
            "dots-full",
            "the cell {cell} is full",
            vec![("cell", "E4".into())],
        );
        assert_eq!(illegal.to_string(), "the cell E4 is full");
    }
}
