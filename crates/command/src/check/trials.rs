//! The games that a program plays to be checked.

use std::sync::atomic::AtomicBool;

use warren::core::game::Seat;
use warren::core::link::Pack;
use warren::core::protocol::Protocol;
use warren::core::record::Record;
use warren::thinking::generate::RandomStart;

use warren_arena::Failure;
use warren_arena::contest::{Contestant, DisturbedGame, FinishedGame, NoVerdict, Orphans};
use warren_arena::series::{self, Conditions, Job, Player, usual_start};

/// The opponents, which answer at once.
const OPPONENT: &str = "warren:1";

/// The number of generated boards, of which the smallest, the largest and a medium one are used.
const SAMPLE_BOARDS: u64 = 5;

/// The numbers of seats that a game may have.
const SEAT_COUNTS: std::ops::RangeInclusive<usize> = 2..=4;

/// No more games are played after this many lost by silence, because each takes the whole time limit.
const MAX_SILENCES: usize = 2;

/// The purpose of a trial.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Aim {
    /// The program plays a seat.
    Seat(u8),
    /// It plays on another board.
    Board(String),
    /// It plays the first game again.
    SecondStart,
}

/// A game that the program has played.
pub struct Trial {
    pub aim: Aim,
    pub seat: Seat,
    pub result: Result<FinishedGame, DisturbedGame>,
}

/// All trials.
pub struct Trials<G> {
    pub trials: Vec<Trial>,
    game: std::marker::PhantomData<G>,
}

/// A trial that has not been played yet.
struct PlannedTrial<G: Protocol> {
    aim: Aim,
    seat: u8,
    start_record: Record<G>,
    seed: u64,
}

impl<G: Protocol + RandomStart + Pack> Trials<G> {
    /// Plays the trials.
    ///
    /// # Errors
    /// If the program cannot be started.
    pub fn play(
        program: &Contestant,
        conditions: Conditions,
        seed: u64,
    ) -> Result<Trials<G>, Failure> {
        let orphans = Orphans::adopt();
        let stop_requested = series::stop_flag()?;
        let mut trials: Vec<Trial> = Vec::new();
        for planned_trial in planned_trials::<G>(seed)? {
            let was_silent = |trial: &&Trial| {
                let forfeit = trial
                    .result
                    .as_ref()
                    .ok()
                    .and_then(|game| game.forfeit.as_ref());
                forfeit
                    .is_some_and(|forfeit| forfeit.seat == trial.seat && forfeit.kind == "silent")
            };
            if trials.iter().filter(was_silent).count() >= MAX_SILENCES {
                break;
            }
            let result = play_trial(
                &planned_trial,
                program,
                conditions,
                &orphans,
                &stop_requested,
            )?;
            trials.push(Trial {
                aim: planned_trial.aim,
                seat: Seat(planned_trial.seat),
                result,
            });
        }
        Ok(Trials {
            trials,
            game: std::marker::PhantomData,
        })
    }
}

fn play_trial<G: Protocol + Pack>(
    planned_trial: &PlannedTrial<G>,
    program: &Contestant,
    conditions: Conditions,
    orphans: &Orphans,
    stop_requested: &AtomicBool,
) -> Result<Result<FinishedGame, DisturbedGame>, Failure> {
    let seats = planned_trial.start_record.start().seats();
    let opponent: Contestant = OPPONENT.parse().map_err(|_| Failure(String::new()))?;
    let mut contestants = vec![opponent; seats];
    contestants[usize::from(planned_trial.seat)] = program.clone();
    let players = Player::with_names(&contestants, &[])?;
    let job = Job {
        number: 1,
        pair: 0,
        seated: (0..seats).collect(),
        start_record: planned_trial.start_record.clone(),
        board: None,
        seed: planned_trial.seed,
        loses_if_not_started: false,
    };
    let mut attempts = series::play(&job, &players, conditions, orphans, stop_requested, |_| {});
    match attempts.result {
        Ok(Some(game)) => Ok(Ok(game)),
        Ok(None) => match attempts.disturbed_attempts.pop() {
            Some(last) => Ok(Err(last)),
            None => Err(Failure("the game was not tried".into())),
        },
        Err(NoVerdict::Failed(failure)) => Err(failure),
        Err(NoVerdict::Stopped) => Err(Failure("the check was stopped".into())),
        Err(NoVerdict::Disturbed(disturbed)) => Ok(Err(*disturbed)),
    }
}

/// Returns the games to play: each seat once, other boards, and the first game again.
fn planned_trials<G: Protocol + RandomStart>(seed: u64) -> Result<Vec<PlannedTrial<G>>, Failure> {
    let start_record: Record<G> = usual_start()?;
    let mut trials: Vec<PlannedTrial<G>> = (0..start_record.start().seats() as u8)
        .map(|seat| PlannedTrial {
            aim: Aim::Seat(seat),
            seat,
            start_record: start_record.clone(),
            seed,
        })
        .collect();
    for seats in SEAT_COUNTS {
        let boards = sample_starts::<G>(seats, seed);
        let names = board_names(&boards.iter().map(RandomStart::size).collect::<Vec<_>>());
        for (index, (start, name)) in boards.into_iter().zip(names).enumerate() {
            // With more than two players, untried seats come first.
            let seat = (seats - 1 - index % seats) as u8;
            let players = if seats > 2 {
                format!(" for {seats}")
            } else {
                String::new()
            };
            trials.push(PlannedTrial {
                aim: Aim::Board(name + &players),
                seat,
                start_record: Record::new(start),
                seed,
            });
        }
    }
    trials.push(PlannedTrial {
        aim: Aim::SecondStart,
        seat: 0,
        start_record,
        seed,
    });
    Ok(trials)
}

/// The names of boards of these sizes, the smallest first.
fn board_names(sizes: &[usize]) -> Vec<String> {
    let is_growing = sizes.windows(2).all(|pair| pair[0] < pair[1]);
    let named = match (is_growing, sizes.len()) {
        (true, 3) => &["a small board", "a middling board", "a large board"][..],
        (true, 2) => &["a small board", "a large board"],
        _ => &[],
    };
    if named.is_empty() {
        (1..=sizes.len())
            .map(|number| format!("board {number}"))
            .collect()
    } else {
        named.iter().map(|&name| name.to_owned()).collect()
    }
}

/// Returns generated starts of various sizes, the smallest first; none if the game has only one start.
fn sample_starts<G: Protocol + RandomStart>(seats: usize, seed: u64) -> Vec<G> {
    let generated =
        (0..SAMPLE_BOARDS).filter_map(|number| G::random_start(seats, seed.wrapping_add(number)));
    let mut starts: Vec<G> = generated.collect();
    starts.sort_by_key(|start| (start.size(), start.to_string().len()));
    let last = starts.len().saturating_sub(1);
    let chosen = [0, last / 2, last];
    let starts = starts.into_iter().enumerate();
    starts
        .filter(|(index, _)| chosen.contains(index))
        .map(|(_, start)| start)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boards_are_named_by_their_sizes_where_these_differ() {
        assert_eq!(
            board_names(&[1, 2, 3]),
            ["a small board", "a middling board", "a large board"]
        );
        assert_eq!(board_names(&[1, 2]), ["a small board", "a large board"]);
        assert_eq!(board_names(&[8, 8, 8]), ["board 1", "board 2", "board 3"]);
        assert_eq!(board_names(&[8, 8, 9]), ["board 1", "board 2", "board 3"]);
        assert_eq!(board_names(&[8]), ["board 1"]);
    }
}
