//! One game of a series. A game that a signal or a standstill of the referee decides is played again, but not for ever.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use warren::core::link::Pack;
use warren::core::protocol::{Clock, Protocol};
use warren::core::record::Record;
use warren::core::referee::SeatRules;

use super::entry::{MAX_SIGNALS, MAX_STANDSTILLS};
use super::players::Player;
use crate::contest::{
    self, Disturbance, Disturbed, Orphans, Pairing, Played, Protection, Unplayed,
};

/// The time for all answers of a program together while it catches up with a record, before the time factor.
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
    /// What the game begins with.
    pub begun: Record<G>,
    /// The seed that its board was drawn with.
    pub board: Option<u64>,
    /// The seed of the programs' chances.
    pub seed: u64,
    /// Whether a program that cannot be started loses. Otherwise the game cannot be played.
    pub may_fail: bool,
}

/// Under what conditions games are played.
#[derive(Clone, Copy, Debug)]
pub struct Conditions {
    /// Multiplies the contest's time limit, and the time to catch up with a record.
    pub time_factor: f64,
    /// The extra time for the first answer.
    pub start_up: Duration,
    /// Whether programs that are not built in are told the moves of an opening, in a line of their own.
    pub reads_openings: bool,
    /// What keeps native programs from what is not theirs.
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

/// A game that has been tried.
pub struct Finished {
    /// The attempts that have no verdict. After the last one allowed the game counts for nobody.
    pub disturbed: Vec<Disturbed>,
    /// The game; `None` if it counts for nobody.
    pub end: Result<Option<Played>, Unplayed>,
}

/// Whether a game is tried once more after these attempts.
fn is_tried_again(disturbed: &[Disturbed]) -> bool {
    let is_standstill = |one: &&Disturbed| matches!(one.cause, Disturbance::Standstill(_));
    let standstills = disturbed.iter().filter(is_standstill).count();
    standstills < MAX_STANDSTILLS && disturbed.len() - standstills < MAX_SIGNALS
}

/// Plays a game. `watch` is told the number of moves after each.
pub fn play<G: Protocol + Pack>(
    job: &Job<G>,
    players: &[Player],
    conditions: Conditions,
    orphans: &Orphans,
    stopped: &AtomicBool,
    watch: impl Fn(usize),
) -> Finished {
    let seated = job.seated.iter().map(|&player| &players[player]);
    let table = Pairing {
        begun: job.begun.clone(),
        seated: seated.clone().map(|player| &player.contestant).collect(),
        names: seated.map(|player| player.told_as.as_str()).collect(),
        rules: conditions.rules(G::CLOCK),
        catching_up: CATCHING_UP.mul_f64(conditions.time_factor),
        seed: job.seed,
        may_fail: job.may_fail,
        reads_openings: conditions.reads_openings,
        protection: conditions.protection,
        stopped,
    };
    let mut disturbed = Vec::new();
    while is_tried_again(&disturbed) {
        let played = contest::play(table.clone(), &watch);
        orphans.end();
        match played {
            Ok(played) => {
                let end = Ok(Some(played));
                return Finished { disturbed, end };
            }
            Err(Unplayed::Disturbed(one)) => disturbed.push(*one),
            Err(other) => {
                let end = Err(other);
                return Finished { disturbed, end };
            }
        }
    }
    let end = Ok(None);
    Finished { disturbed, end }
}
