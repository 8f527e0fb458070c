//! The games that a program plays to be checked.

use std::sync::atomic::AtomicBool;

use warren::core::game::Seat;
use warren::core::link::Pack;
use warren::core::protocol::Protocol;
use warren::core::record::Record;
use warren::thinking::generate::RandomStart;

use warren_arena::Failure;
use warren_arena::contest::{Contestant, Disturbed, NoVerdict, Orphans, Played};
use warren_arena::series::{self, Conditions, Job, Player, usual};

/// The opponents, which answer at once.
const OPPONENT: &str = "warren:1";

/// The number of generated boards, of which the smallest, the largest and a medium one are used.
const SAMPLE_BOARDS: u64 = 5;

/// The numbers of seats that a game may have.
const SEATS: std::ops::RangeInclusive<usize> = 2..=4;

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
    Again,
}

/// A game that the program has played.
pub struct Trial {
    pub aim: Aim,
    pub seat: Seat,
    pub end: Result<Played, Disturbed>,
}

/// All trials.
pub struct Trials<G> {
    pub trials: Vec<Trial>,
    game: std::marker::PhantomData<G>,
}

/// A trial that has not been played yet.
struct Plan<G: Protocol> {
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
        let stopped = series::stopped_by_the_user()?;
        let mut trials: Vec<Trial> = Vec::new();
        for plan in plans::<G>(seed)? {
            let silent = |trial: &&Trial| {
                let forfeit = trial.end.as_ref().ok().and_then(|end| end.forfeit.as_ref());
                forfeit
                    .is_some_and(|forfeit| forfeit.seat == trial.seat && forfeit.kind == "silent")
            };
            if trials.iter().filter(silent).count() >= MAX_SILENCES {
                break;
            }
            let end = played(&plan, program, conditions, &orphans, &stopped)?;
            trials.push(Trial {
                aim: plan.aim,
                seat: Seat(plan.seat),
                end,
            });
        }
        Ok(Trials {
            trials,
            game: std::marker::PhantomData,
        })
    }
}

fn played<G: Protocol + Pack>(
    plan: &Plan<G>,
    program: &Contestant,
    conditions: Conditions,
    orphans: &Orphans,
    stopped: &AtomicBool,
) -> Result<Result<Played, Disturbed>, Failure> {
    let seats = plan.start_record.start().seats();
    let opponent: Contestant = OPPONENT.parse().map_err(|_| Failure(String::new()))?;
    let mut contestants = vec![opponent; seats];
    contestants[usize::from(plan.seat)] = program.clone();
    let players = Player::named(&contestants, &[])?;
    let job = Job {
        number: 1,
        pair: 0,
        seated: (0..seats).collect(),
        start_record: plan.start_record.clone(),
        board: None,
        seed: plan.seed,
        loses_if_not_started: false,
    };
    let mut finished = series::play(&job, &players, conditions, orphans, stopped, |_| {});
    match finished.end {
        Ok(Some(played)) => Ok(Ok(played)),
        Ok(None) => match finished.disturbed.pop() {
            Some(last) => Ok(Err(last)),
            None => Err(Failure("the game was not tried".into())),
        },
        Err(NoVerdict::Failed(failure)) => Err(failure),
        Err(NoVerdict::Stopped) => Err(Failure("the check was stopped".into())),
        Err(NoVerdict::Disturbed(disturbed)) => Ok(Err(*disturbed)),
    }
}

/// Returns the games to play: each seat once, other boards, and the first game again.
fn plans<G: Protocol + RandomStart>(seed: u64) -> Result<Vec<Plan<G>>, Failure> {
    let usual: Record<G> = usual()?;
    let mut plans: Vec<Plan<G>> = (0..usual.start().seats() as u8)
        .map(|seat| Plan {
            aim: Aim::Seat(seat),
            seat,
            start_record: usual.clone(),
            seed,
        })
        .collect();
    for seats in SEATS {
        let boards = boards::<G>(seats, seed);
        let names = names(&boards.iter().map(RandomStart::size).collect::<Vec<_>>());
        for (index, (start, name)) in boards.into_iter().zip(names).enumerate() {
            // With more than two players, untried seats come first.
            let seat = (seats - 1 - index % seats) as u8;
            let players = if seats > 2 {
                format!(" for {seats}")
            } else {
                String::new()
            };
            plans.push(Plan {
                aim: Aim::Board(name + &players),
                seat,
                start_record: Record::new(start),
                seed,
            });
        }
    }
    plans.push(Plan {
        aim: Aim::Again,
        seat: 0,
        start_record: usual,
        seed,
    });
    Ok(plans)
}

/// The names of boards of these sizes, the smallest first.
fn names(sizes: &[usize]) -> Vec<String> {
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
fn boards<G: Protocol + RandomStart>(seats: usize, seed: u64) -> Vec<G> {
    let generated =
        (0..SAMPLE_BOARDS).filter_map(|number| G::random_start(seats, seed.wrapping_add(number)));
    let mut starts: Vec<G> = generated.collect();
    starts.sort_by_key(|start| (start.size(), start.to_string().len()));
    let last = starts.len().saturating_sub(1);
    let wanted = [0, last / 2, last];
    let starts = starts.into_iter().enumerate();
    starts
        .filter(|(index, _)| wanted.contains(index))
        .map(|(_, start)| start)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boards_are_named_by_their_sizes_where_these_differ() {
        assert_eq!(
            names(&[1, 2, 3]),
            ["a small board", "a middling board", "a large board"]
        );
        assert_eq!(names(&[1, 2]), ["a small board", "a large board"]);
        assert_eq!(names(&[8, 8, 8]), ["board 1", "board 2", "board 3"]);
        assert_eq!(names(&[8, 8, 9]), ["board 1", "board 2", "board 3"]);
        assert_eq!(names(&[8]), ["board 1"]);
    }
}
