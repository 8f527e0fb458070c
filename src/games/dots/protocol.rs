//! The contest's protocol for Jumping Dots. A program reads its number, 0 (red, first) or 1 (blue). Then the programs exchange
//! moves, one per line, within a second each. Both exit when one has no move.

use std::time::Duration;

use crate::core::game::{NotationError, Seat, problem};
use crate::core::protocol::read_seat;
use crate::core::protocol::{Clock, OpenProtocol, Reading};
use crate::games::dots::Dots;

impl OpenProtocol for Dots {
    const CLOCK: Clock = Clock::PerMove(Duration::from_secs(1));

    fn opening_lines(&self, seat: Seat) -> Vec<String> {
        vec![seat.0.to_string()]
    }

    fn read_opening(lines: &[String]) -> Result<Reading<(Dots, Seat)>, NotationError> {
        let Some(number) = lines.first() else {
            return Ok(Reading::More);
        };
        let seat = read_seat(number, || {
            problem!("dots-player", "0 plays red and moves first, 1 plays blue")
        })?;
        Ok(Reading::Whole((Dots::default(), seat)))
    }
}
