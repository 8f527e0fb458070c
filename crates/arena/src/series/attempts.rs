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
    self, Disturbance, Disturbed, GameSetup, NoVerdict, Orphans, Played, Protection,
};

/// The total time for all answers of a program while it catches up with a record, before the time factor.
const CATCHING_UP: Duration = Duration::from_secs(10);

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
    fn rules(self, clock: Clock) -> SeatRules {
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
pub struct Finished {
    /// The attempts without a verdict. After the last allowed attempt the game does not count.
    pub disturbed: Vec<Disturbed>,
    /// The game; `None` if it does not count.
    pub end: Result<Option<Played>, NoVerdict>,
}

/// Whether a game is tried again after these attempts.
fn is_tried_again(disturbed: &[Disturbed]) -> bool {
    let is_standstill = |one: &&Disturbed| matches!(one.cause, Disturbance::Standstill(_));
    let standstills = disturbed.iter().filter(is_standstill).count();
    standstills < MAX_STANDSTILLS && disturbed.len() - standstills < MAX_SIGNALS
}

/// Plays a game. Calls `watch` with the number of moves after each move.
pub fn play<G: Protocol + Pack>(
    job: &Job<G>,
    players: &[Player],
    conditions: Conditions,
    orphans: &Orphans,
    stopped: &AtomicBool,
    watch: impl Fn(usize),
) -> Finished {
    let seated = job.seated.iter().map(|&player| &players[player]);
    let setup = GameSetup {
        start_record: job.start_record.clone(),
        seated: seated.clone().map(|player| &player.contestant).collect(),
        names: seated.map(|player| player.record_name.as_str()).collect(),
        rules: conditions.rules(G::CLOCK),
        catching_up: CATCHING_UP.mul_f64(conditions.time_factor),
        seed: job.seed,
        loses_if_not_started: job.loses_if_not_started,
        reads_openings: conditions.reads_openings,
        protection: conditions.protection,
        stopped,
    };
    let mut disturbed = Vec::new();
    while is_tried_again(&disturbed) {
        let played = contest::play(setup.clone(), &watch);
        orphans.end();
        match played {
            Ok(played) => {
                let end = Ok(Some(played));
                return Finished { disturbed, end };
            }
            Err(NoVerdict::Disturbed(one)) => disturbed.push(*one),
            Err(other) => {
                let end = Err(other);
                return Finished { disturbed, end };
            }
        }
    }
    let end = Ok(None);
    Finished { disturbed, end }
}
