//! What a person sees who knows what one seat's program knows, in games with secrets.

use serde::Serialize;

use super::{Memory, Protocol, ProtocolError};
use crate::core::game::{Game, Seats};

/// A memory from which boards can be drawn: it shows what its seat was told, and nothing else. A spectator's was told
/// everything.
pub trait Witness: Memory + Clone {
    /// The game.
    type Game: Protocol<Memory = Self>;
    /// What is seen of a position.
    type Report: Serialize;

    /// How many seats the game has, whatever its start.
    const SEATS: usize;

    /// Whether a usual start has secrets.
    const SECRET_START: bool;

    /// A spectator's memory, at a start.
    fn everything(start: &Self::Game) -> Self;

    /// Shows a spectator a move.
    ///
    /// # Errors
    /// If it is not legal here; the memory stays as it was.
    fn see(&mut self, mv: &<Self::Game as Game>::Move) -> Result<(), ProtocolError>;

    /// How many moves of the game it knows of, those before a start in the middle among them.
    fn ply(&self) -> u32;

    /// The seats whose answer is due, as far as is known.
    fn due(&self) -> Seats;

    /// The last move as it is known, once there is one.
    fn last(&self) -> Option<String>;

    /// What is seen; nothing before the seat is told which it is.
    fn report(&self) -> Option<Self::Report>;

    /// What the report leaves out; nothing before the seat is told which it is.
    fn setting(&self) -> Option<<Self::Game as Game>::Setting>;

    /// What may be chosen from, as far as is known.
    fn options(&self) -> Option<<Self::Game as Game>::Options>;

    /// What the next move brings about as far as is known, the move written as by [`Witness::last`].
    fn effects(&self, mv: &str) -> Vec<<Self::Game as Game>::Effect>;
}
