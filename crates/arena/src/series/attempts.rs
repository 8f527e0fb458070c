//! One game of a series. A game that a signal or a standstill of the referee decides is played again, a limited number of
//! times.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use warren::core::link::Pack;
use warren::core::protocol::{Clock, Protocol};
use warren::core::record::Record;
use warren::core::referee::SeatRules;

use super::entry::{MAX_SIGNALS, MAX_STANDSTILLS};
use super::players::Player;
use crate::contest::{
    self, Disturbance, DisturbedGame, FinishedGame, GameSetup, NoVerdict, Orphans, Protection,
};

/// The total time for all answers of a program while it catches up with a record, before the time factor.
const CATCH_UP_LIMIT: Duration = Duration::from_secs(10);

/// A game to be played.
#[derive(Clone, Debug)]
pub struct Job<G: Protocol> {
    /// The game's number in the series, from 1.
    pub number: u32,
    /// The number of its pair, from 0: the games with the same start, in which each program has each seat.
    pub pair: u32,
    /// The number of the player at each seat.
    pub seated: Vec<usize>,
    /// The record that the game continues.
    pub start_record: Record<G>,
    /// The seed from which its board was generated.
    pub board: Option<u64>,
    /// The seed of the programs' random numbers.
    pub seed: u64,
    /// Whether a program that fails to start loses. Otherwise the game cannot be played.
    pub loses_if_not_started: bool,
}

/// The conditions under which games are played.
#[derive(Clone, Copy, Debug)]
pub struct Conditions {
    /// Multiplies the contest's time limit, and the time to catch up with a record.
    pub time_factor: f64,
    /// The extra time for the first answer.
    pub start_up: Duration,
    /// Whether external programs read the moves of an opening in their own line.
    pub reads_openings: bool,
    /// The protection from native programs.
    pub protection: Protection,
}

impl Conditions {
    fn time_control(self, clock: Clock) -> SeatRules {
        let clock = match clock {
            Clock::PerMove(limit) => Clock::PerMove(limit.mul_f64(self.time_factor)),
            Clock::PerGame(limit) => Clock::PerGame(limit.mul_f64(self.time_factor)),
        };
        SeatRules {
            clock: Some(clock),
            start_up: self.start_up,
            lenient: false,
            patient: false,
        }
    }
}

/// A game after one or more attempts.
pub struct RetriedGame {
    /// The attempts without a verdict. After the last allowed attempt the game does not count.
    pub disturbed_attempts: Vec<DisturbedGame>,
    /// The game; `None` if it does not count.
    pub result: Result<Option<FinishedGame>, NoVerdict>,
}

/// Whether a game is tried again after these attempts.
fn is_retried(disturbed_attempts: &[DisturbedGame]) -> bool {
    let is_standstill = |disturbed_game: &&DisturbedGame| {
        matches!(disturbed_game.cause, Disturbance::Standstill(_))
    };
    let standstills = disturbed_attempts.iter().filter(is_standstill).count();
    standstills < MAX_STANDSTILLS && disturbed_attempts.len() - standstills < MAX_SIGNALS
}

/// Plays a game. Calls `on_move` with the number of moves after each move.
pub fn play<G: Protocol + Pack>(
    job: &Job<G>,
    players: &[Player],
    conditions: Conditions,
    orphans: &Orphans,
    stop_requested: &AtomicBool,
    on_move: impl Fn(usize),
) -> RetriedGame {
    let seated = job.seated.iter().map(|&player| &players[player]);
    let setup = GameSetup {
        start_record: job.start_record.clone(),
        seated: seated.clone().map(|player| &player.contestant).collect(),
        names: seated.map(|player| player.record_name.as_str()).collect(),
        time_control: conditions.time_control(G::CLOCK),
        catch_up_limit: CATCH_UP_LIMIT.mul_f64(conditions.time_factor),
        seed: job.seed,
        loses_if_not_started: job.loses_if_not_started,
        reads_openings: conditions.reads_openings,
        protection: conditions.protection,
        stop_requested,
    };
    let mut disturbed_attempts = Vec::new();
    while is_retried(&disturbed_attempts) {
        let outcome = contest::play(setup.clone(), &on_move);
        orphans.end();
        match outcome {
            Ok(game) => {
                let result = Ok(Some(game));
                return RetriedGame {
                    disturbed_attempts,
                    result,
                };
            }
            Err(NoVerdict::Disturbed(disturbed_game)) => disturbed_attempts.push(*disturbed_game),
            Err(other) => {
                let result = Err(other);
                return RetriedGame {
                    disturbed_attempts,
                    result,
                };
            }
        }
    }
    let result = Ok(None);
    RetriedGame {
        disturbed_attempts,
        result,
    }
}
