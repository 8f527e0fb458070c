//! What the games of a series begin with: boards that are drawn, or the usual start with a few moves that are drawn.

use std::time::Duration;

use warren::core::game::LineError;
use warren::core::protocol::{Cue, Protocol};
use warren::core::record::Record;
use warren::core::referee::{Order, Referee, SeatRules};
use warren::games::GameId;
use warren::thinking::engine::Level;
use warren::thinking::generate::Draw;
use warren::thinking::search::{Budget, NoClock};

use crate::cli::Failure;

/// The level that draws the first moves. It leaves the most to chance.
const DRAWING_LEVEL: u8 = 1;

/// How long it may think about each of them, in nodes.
const DRAWING_NODES: u64 = 20_000;

/// What distinguishes the seeds of first moves from those of boards.
const OPENINGS: u64 = 0x6f70_656e;

/// The starts of the games. A pair, or round, of games has the same start, and each program has each seat in it once.
#[derive(Clone, Debug)]
pub enum Starts<G: Protocol> {
    /// All games begin with this.
    Same(Record<G>),
    /// Each pair has a board of its own.
    NewBoards,
    /// Each pair begins with so many moves of its own.
    Openings(usize),
}

/// A start, and the seed it was drawn with.
pub struct Start<G: Protocol> {
    pub begun: Record<G>,
    pub board: Option<u64>,
}

impl<G: Protocol + Draw> Starts<G> {
    /// Whether the game can be played on new boards.
    pub fn has_new_boards(seats: usize) -> bool {
        G::draw(seats, 0).is_some()
    }

    /// The start of a pair. The same seed always gives the same start.
    ///
    /// # Errors
    /// If no board can be drawn for so many programs.
    pub fn of_pair(&self, seats: usize, seed: u64, pair: u32) -> Result<Start<G>, Failure> {
        let board = seed.wrapping_add(pair.into());
        match self {
            Starts::Same(begun) => Ok(Start {
                begun: begun.clone(),
                board: None,
            }),
            Starts::NewBoards => {
                let start = G::draw(seats, board).ok_or_else(|| {
                    Failure(format!("{} has no new boards for {seats} programs", G::ID))
                })?;
                Ok(Start {
                    begun: Record::new(start),
                    board: Some(board),
                })
            }
            Starts::Openings(moves) => Ok(Start {
                begun: opening(usual()?, *moves, board ^ OPENINGS)?,
                board: None,
            }),
        }
    }
}

/// The usual start.
///
/// # Errors
/// None, as the tests of each game show.
pub fn usual<G: Protocol>() -> Result<Record<G>, Failure> {
    let usual: Result<Record<G>, LineError> = Record::begin(None);
    usual.map_err(|error| Failure(error.to_string()))
}

/// A game of which so many moves have been played, by engines of the lowest level. It is shorter if the game ends before.
fn opening<G: Protocol>(start: Record<G>, moves: usize, seed: u64) -> Result<Record<G>, Failure> {
    let game: GameId = G::ID
        .parse()
        .map_err(|_| Failure(format!("no game {}", G::ID)))?;
    let level = Level::new(DRAWING_LEVEL).unwrap_or(Level::FULL);
    let seats = start.start().seats() as u8;
    let mut programs = (0..seats)
        .map(|seat| game.program(level, seed.wrapping_mul(8).wrapping_add(seat.into())))
        .collect::<Result<Vec<_>, _>>()
        .map_err(|error| Failure(error.to_string()))?;
    let mut referee = Referee::new(start, &vec![SeatRules::default(); usize::from(seats)]);
    let mut orders = referee.begin();
    while !orders.is_empty() && referee.record().moves().len() < moves {
        let mut answers = Vec::new();
        for order in orders {
            let (seat, lines) = match order {
                Order::Start {
                    seat, files, lines, ..
                } => {
                    programs[seat.index()].restart(&files);
                    (seat, lines)
                }
                Order::Send { seat, lines, .. } => (seat, lines),
                Order::Verdict(_) => break,
                Order::Played { .. } | Order::Refused { .. } | Order::Kill { .. } => continue,
            };
            for line in lines {
                let heard = programs[seat.index()].hear(&line);
                heard.map_err(|error| Failure(format!("an opening cannot be drawn: {error}")))?;
            }
            answers.push(seat);
        }
        orders = Vec::new();
        for seat in answers {
            for line in answer(programs[seat.index()].as_mut()) {
                orders.extend(referee.line(seat, &line, Duration::ZERO));
            }
        }
    }
    let mut record = referee.record().clone();
    record.cut(moves.min(record.moves().len()));
    match record.outcome() {
        // A game that is over cannot be played on.
        Some(_) => usual(),
        None => Ok(record),
    }
}

/// The answer of a program, if one is due.
fn answer(program: &mut dyn warren::thinking::engine::Program) -> Vec<String> {
    if program.cue() != Cue::Answer {
        return Vec::new();
    }
    program.think(&NoClock, Budget::nodes(DRAWING_NODES));
    program.answer()
}

/// The seats of a pair's games: programs move on by one seat from game to game.
pub fn seating(programs: &[usize], turn: usize) -> Vec<usize> {
    let seats = programs.len();
    (0..seats)
        .map(|seat| programs[(seat + turn) % seats])
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;
    use warren::core::protocol::OpenProtocol;
    use warren::games::dots::Dots;
    use warren::games::mice::Mice;
    use warren::games::rabbits::Rabbits;

    fn openings<G: OpenProtocol + Draw>() -> BTreeSet<String> {
        let starts: Starts<G> = Starts::Openings(4);
        let drawn = |pair| starts.of_pair(2, 7, pair).unwrap().begun;
        for pair in 0..20 {
            assert_eq!(drawn(pair), drawn(pair));
            assert_eq!(drawn(pair).moves().len(), 4);
        }
        (0..20).map(|pair| drawn(pair).to_string()).collect()
    }

    #[test]
    fn openings_differ_and_the_same_seed_gives_the_same() {
        assert!(openings::<Dots>().len() >= 15);
        assert!(openings::<Rabbits>().len() >= 15);
    }

    #[test]
    fn new_boards_differ() {
        assert!(Starts::<Mice>::has_new_boards(3) && !Starts::<Dots>::has_new_boards(2));
        let starts: Starts<Mice> = Starts::NewBoards;
        let board = |pair| starts.of_pair(3, 7, pair).unwrap().begun.to_string();
        assert_ne!(board(0), board(1));
        assert_eq!(board(1), board(1));
        assert!(starts.of_pair(7, 7, 0).is_err());
    }

    #[test]
    fn each_program_has_each_seat_once() {
        assert_eq!(seating(&[4, 9], 0), [4, 9]);
        assert_eq!(seating(&[4, 9], 3), [9, 4]);
        assert_eq!(seating(&[4, 9, 2], 1), [9, 2, 4]);
    }
}
