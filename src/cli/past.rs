//! A game's past as it is handed to a program built in, in place of the lines by which others are brought there.

use serde::{Deserialize, Serialize};
use warren::bots::Program;
use warren::game::Seat;
use warren::protocol::{Cue, Said};

use super::Failure;

/// What a seat knows when it is its turn to play on.
#[derive(Debug, Serialize, Deserialize)]
pub struct Past {
    /// The seat, from 0.
    pub seat: u8,
    /// The start in its text form, where it is not a usual one.
    pub position: Option<String>,
    /// What was told and answered since.
    pub said: Vec<Said>,
}

impl Past {
    /// Brings a program there, which waits for its first line. Tells what it has to do then.
    pub fn recall(&self, program: &mut dyn Program) -> Result<Cue, Failure> {
        let failure = |what: &dyn std::fmt::Display| Failure(format!("the past: {what}"));
        if let Some(position) = &self.position {
            let placed = program.place(position, Seat(self.seat));
            placed.map_err(|error| failure(&error))?;
        }
        program.recall(&self.said).map_err(|error| failure(&error))
    }
}
