//! Pairs the programs. A meeting is played until each of its programs has had each seat, all on the same board.

mod knockout;
mod round_robin;
mod swiss;

use super::file::PairingSystem;

/// Programs that play together, numbered from 0. A single program has a free round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Meeting {
    /// The round, from 1.
    pub round: u32,
    /// Their numbers, in the order of the seats.
    pub players: Vec<usize>,
}

/// The results of a meeting.
#[derive(Clone, Debug, PartialEq)]
pub struct MeetingResult {
    /// The players and the round.
    pub meeting: Meeting,
    /// The points of each of its players, at most 1 per game. A free round is worth a won meeting.
    pub points: Vec<f64>,
    /// By player: the sum of its scores minus the mean of the others' scores.
    pub margins: Vec<f64>,
}

impl MeetingResult {
    /// Returns the points of a player; `None` if it did not take part.
    pub fn points_of(&self, player: usize) -> Option<f64> {
        let mut players = self.meeting.players.iter();
        let index = players.position(|&other| other == player)?;
        Some(self.points[index])
    }
}

/// The pairing of a tournament: its system and its numbers.
#[derive(Clone, Debug)]
pub struct Pairing {
    /// The pairing system.
    pub kind: PairingSystem,
    /// The number of players.
    pub players: usize,
    /// The programs in a game.
    pub seats: usize,
    /// The number of rounds.
    pub rounds: u32,
    /// Gauntlet: the player who meets all others.
    pub challenger: usize,
    /// The seed of all random choices.
    pub seed: u64,
}

impl Pairing {
    /// Returns the number of rounds that wait for the results of the previous round; `None` if all meetings are known from the
    /// start.
    pub fn dependent_rounds(&self) -> Option<u32> {
        match self.kind {
            PairingSystem::RoundRobin | PairingSystem::Gauntlet => None,
            PairingSystem::Swiss => Some(self.rounds),
            PairingSystem::Knockout => Some(knockout::round_count(self.players)),
        }
    }

    /// Returns all meetings, if they do not depend on results.
    pub fn fixed_meetings(&self) -> Vec<Meeting> {
        match self.kind {
            PairingSystem::RoundRobin => round_robin::all_meetings(self),
            PairingSystem::Gauntlet => round_robin::gauntlet(self),
            PairingSystem::Swiss | PairingSystem::Knockout => Vec::new(),
        }
    }

    /// Returns the meetings of a round, after all earlier rounds have been played. `left_out` has the players who are left out.
    pub fn meetings_of_round(
        &self,
        round: u32,
        results: &[MeetingResult],
        left_out: &[usize],
    ) -> Vec<Meeting> {
        match self.kind {
            PairingSystem::Swiss => swiss::meetings_of_round(self, round, results, left_out),
            PairingSystem::Knockout => knockout::meetings_of_round(self, round, results, left_out),
            PairingSystem::RoundRobin | PairingSystem::Gauntlet => Vec::new(),
        }
    }

    /// Returns the number of games, as far as it is known before the first.
    pub fn game_count(&self) -> usize {
        let meetings = match self.kind {
            PairingSystem::RoundRobin | PairingSystem::Gauntlet => self.fixed_meetings().len(),
            PairingSystem::Swiss => self.players / self.seats * self.rounds as usize,
            PairingSystem::Knockout => self.players.saturating_sub(1),
        };
        meetings * self.seats
    }
}
