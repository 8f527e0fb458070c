//! A person's view of a game with secrets: exactly the knowledge of one seat's program.

use serde::Serialize;

use super::{Memory, Protocol, ProtocolError};
use crate::core::game::{Game, Seats};

/// A memory from which boards can be drawn. It shows only the knowledge of its seat. The spectator's memory shows
/// everything.
pub trait Witness: Memory + Clone {
    /// The game.
    type Game: Protocol<Memory = Self>;
    /// The report: the visible part of a position.
    type Report: Serialize;

    /// The number of seats, whatever the start.
    const SEATS: usize;

    /// Whether usual starts have secrets.
    const SECRET_START: bool;

    /// The spectator's memory at a start.
    fn everything(start: &Self::Game) -> Self;

    /// Shows a move to the spectator.
    ///
    /// # Errors
    /// If it is not legal here. The memory stays as it was.
    fn see(&mut self, mv: &<Self::Game as Game>::Move) -> Result<(), ProtocolError>;

    /// The number of known moves. If the start is not a usual one, the moves before it count.
    fn ply(&self) -> u32;

    /// The seats whose answer is due, as far as it knows.
    fn due(&self) -> Seats;

    /// The last move as far as it knows; `None` before the first.
    fn last(&self) -> Option<String>;

    /// The report; `None` before the seat is known.
    fn report(&self) -> Option<Self::Report>;

    /// The setting; `None` before the seat is known.
    fn setting(&self) -> Option<<Self::Game as Game>::Setting>;

    /// The options, as far as it knows.
    fn options(&self) -> Option<<Self::Game as Game>::Options>;

    /// The effects of the next move, as far as it knows. `mv` is written as by [`Witness::last`].
    fn effects(&self, mv: &str) -> Vec<<Self::Game as Game>::Effect>;
}
