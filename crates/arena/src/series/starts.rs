//! The starts of the games of a series: generated boards, or the usual start with a few random moves.

use std::time::Duration;

use warren::core::game::LineError;
use warren::core::protocol::{Cue, Protocol, Said};
use warren::core::record::Record;
use warren::core::referee::{Order, Referee, SeatRules};
use warren::games::GameId;
use warren::thinking::engine::Level;
use warren::thinking::generate::RandomStart;
use warren::thinking::search::{Budget, NoClock};

use crate::Failure;

/// The level that plays the random first moves. It leaves the most to chance.
const OPENING_LEVEL: u8 = 1;

/// Its limit for each of them, in nodes.
const OPENING_NODES: u64 = 20_000;

/// Distinguishes the seeds of first moves from those of boards.
const OPENING_SEED_BITS: u64 = 0x6f70_656e;

/// The starts of the games. All games of a pair, or round, have the same start, and each program has each seat once.
#[derive(Clone, Debug)]
pub enum Starts<G: Protocol> {
    /// All games continue this record.
    Same(Record<G>),
    /// Each pair has its own board.
    NewBoards,
    /// Each pair begins with this number of random moves.
    Openings(usize),
}

/// A start, and the seed of its generator.
pub struct Start<G: Protocol> {
    pub start_record: Record<G>,
    pub board: Option<u64>,
}

impl<G: Protocol + RandomStart> Starts<G> {
    /// Whether the game can be played on new boards.
    pub fn has_new_boards(seats: usize) -> bool {
        G::random_start(seats, 0).is_some()
    }

    /// Returns the start of a pair. The same seed always gives the same start.
    ///
    /// # Errors
    /// If no board can be generated for so many programs.
    pub fn of_pair(&self, seats: usize, seed: u64, pair: u32) -> Result<Start<G>, Failure> {
        let board = seed.wrapping_add(pair.into());
        match self {
            Starts::Same(start_record) => Ok(Start {
                start_record: start_record.clone(),
                board: None,
            }),
            Starts::NewBoards => {
                let start = G::random_start(seats, board).ok_or_else(|| {
                    Failure(format!("{} has no new boards for {seats} programs", G::ID))
                })?;
                Ok(Start {
                    start_record: Record::new(start),
                    board: Some(board),
                })
            }
            Starts::Openings(moves) => Ok(Start {
                start_record: random_opening(usual_start()?, *moves, board ^ OPENING_SEED_BITS)?,
                board: None,
            }),
        }
    }
}

/// The usual start.
///
/// # Errors
/// None, as the tests of each game show.
pub fn usual_start<G: Protocol>() -> Result<Record<G>, Failure> {
    let start_record: Result<Record<G>, LineError> = Record::begin(None);
    start_record.map_err(|error| Failure(error.to_string()))
}

/// Plays this number of moves with engines of the lowest level. The opening is shorter if the game ends before.
fn random_opening<G: Protocol>(
    start: Record<G>,
    moves: usize,
    seed: u64,
) -> Result<Record<G>, Failure> {
    let game: GameId = G::ID
        .parse()
        .map_err(|_| Failure(format!("no game {}", G::ID)))?;
    let level = Level::new(OPENING_LEVEL).unwrap_or(Level::FULL);
    let seats = start.start().seats() as u8;
    let mut programs = (0..seats)
        .map(|seat| game.program(level, seed.wrapping_mul(8).wrapping_add(seat.into())))
        .collect::<Result<Vec<_>, _>>()
        .map_err(|error| Failure(error.to_string()))?;
    let mut referee = Referee::new(start, &vec![SeatRules::default(); usize::from(seats)]);
    let mut orders = referee.begin();
    while !orders.is_empty() && referee.record().moves().len() < moves {
        let mut asked_seats = Vec::new();
        for order in orders {
            let (seat, lines) = match order {
                Order::Start {
                    seat,
                    files,
                    mut lines,
                    transcript,
                    ..
                } => {
                    programs[seat.index()].restart(&files);
                    // No answer has been read yet, so these lines ask for the first answer.
                    lines.extend(transcript.into_iter().filter_map(|said| match said {
                        Said::Heard(line) => Some(line),
                        Said::Answered(_) => None,
                    }));
                    (seat, lines)
                }
                Order::Send { seat, lines, .. } => (seat, lines),
                Order::Verdict(_) => break,
                Order::Played { .. } | Order::Refused { .. } | Order::Kill { .. } => continue,
            };
            for line in lines {
                let hear_result = programs[seat.index()].hear(&line);
                hear_result
                    .map_err(|error| Failure(format!("no opening can be generated: {error}")))?;
            }
            asked_seats.push(seat);
        }
        orders = Vec::new();
        for seat in asked_seats {
            for line in think_and_answer(programs[seat.index()].as_mut()) {
                orders.extend(referee.receive_line(seat, &line, Duration::ZERO));
            }
        }
    }
    let mut record = referee.record().clone();
    record.cut(moves.min(record.moves().len()));
    match record.outcome() {
        // A finished game has no further moves.
        Some(_) => usual_start(),
        None => Ok(record),
    }
}

/// Returns the answer of a program, if one is due.
fn think_and_answer(program: &mut dyn warren::thinking::engine::EngineProgram) -> Vec<String> {
    if program.cue() != Cue::Answer {
        return Vec::new();
    }
    program.think(&NoClock, Budget::nodes(OPENING_NODES));
    program.answer()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;
    use warren::core::game::Game;
    use warren::for_game;

    /// The number of pairs to generate. Some of them may be alike by chance.
    const PAIRS: u32 = 20;

    fn starts_of<G: Protocol + RandomStart>(starts: &Starts<G>, seats: usize) -> BTreeSet<String> {
        let generated = |pair| starts.of_pair(seats, 7, pair).unwrap().start_record;
        let starts = (0..PAIRS).map(|pair| {
            assert_eq!(
                generated(pair),
                generated(pair),
                "the same seed gives the same"
            );
            generated(pair).to_string()
        });
        starts.collect()
    }

    #[test]
    fn pairs_have_boards_or_openings_of_their_own() {
        for &game in GameId::ALL {
            for_game!(game, G => {
                let seats = usual_start::<G>().unwrap().start().seats();
                if Starts::<G>::has_new_boards(seats) {
                    let boards = starts_of::<G>(&Starts::NewBoards, seats);
                    assert!(boards.len() >= 15, "{}", G::ID);
                    assert!(Starts::<G>::NewBoards.of_pair(9, 7, 0).is_err());
                } else {
                    let openings = Starts::<G>::Openings(4);
                    assert!(starts_of(&openings, seats).len() >= 15, "{}", G::ID);
                    let start_record = openings.of_pair(seats, 7, 0).unwrap().start_record;
                    assert_eq!(start_record.moves().len(), 4);
                }
            });
        }
    }
}
