//! Who meets whom. A meeting is played until each of its programs has had each seat, all on the same board.

mod knockout;
mod round_robin;
mod swiss;

use super::file::DrawKind;

/// Programs that play together, numbered from 0. A single one has a free round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Meeting {
    /// The round, from 1.
    pub round: u32,
    /// Their numbers, in the order of the seats.
    pub players: Vec<usize>,
}

/// What a meeting gave.
#[derive(Clone, Debug, PartialEq)]
pub struct Met {
    /// The players and the round.
    pub meeting: Meeting,
    /// The points of each of its players, at most 1 a game. A free round gives as many points as a won meeting.
    pub points: Vec<f64>,
    /// The sum of each one's scores minus the mean of the others'.
    pub margins: Vec<f64>,
}

impl Met {
    /// The points of a player; `None` if it was not there.
    pub fn points_of(&self, player: usize) -> Option<f64> {
        let mut players = self.meeting.players.iter();
        let index = players.position(|&other| other == player)?;
        Some(self.points[index])
    }
}

/// A draw.
#[derive(Clone, Debug)]
pub struct Draw {
    /// The kind of the draw.
    pub kind: DrawKind,
    /// The number of players.
    pub players: usize,
    /// The programs in a game.
    pub seats: usize,
    /// The number of rounds.
    pub rounds: u32,
    /// Gauntlet: who meets all others.
    pub challenger: usize,
    /// The seed of all chance.
    pub seed: u64,
}

impl Draw {
    /// The number of rounds that wait for the results of the round before; `None` if all meetings are known from the beginning.
    pub fn dependent_rounds(&self) -> Option<u32> {
        match self.kind {
            DrawKind::RoundRobin | DrawKind::Gauntlet => None,
            DrawKind::Swiss => Some(self.rounds),
            DrawKind::Knockout => Some(knockout::rounds(self.players)),
        }
    }

    /// All meetings, if they do not depend on results.
    pub fn independent(&self) -> Vec<Meeting> {
        match self.kind {
            DrawKind::RoundRobin => round_robin::everybody(self),
            DrawKind::Gauntlet => round_robin::gauntlet(self),
            DrawKind::Swiss | DrawKind::Knockout => Vec::new(),
        }
    }

    /// The meetings of a round, after all earlier rounds have been played. `out` has the players who are left out.
    pub fn dependent(&self, round: u32, met: &[Met], out: &[usize]) -> Vec<Meeting> {
        match self.kind {
            DrawKind::Swiss => swiss::round(self, round, met, out),
            DrawKind::Knockout => knockout::round(self, round, met, out),
            DrawKind::RoundRobin | DrawKind::Gauntlet => Vec::new(),
        }
    }

    /// The number of games, as far as it is known before the first.
    pub fn games(&self) -> usize {
        let tables = match self.kind {
            DrawKind::RoundRobin | DrawKind::Gauntlet => self.independent().len(),
            DrawKind::Swiss => self.players / self.seats * self.rounds as usize,
            DrawKind::Knockout => self.players.saturating_sub(1),
        };
        tables * self.seats
    }
}
