//! The contest's protocol for Rabbit Hunt. A program reads the limit of moves per side, then its number, 0 (white, the rabbits,
//! first) or 1 (black, the hunters). Then the programs exchange turns, one per line, within a quarter of a second each.

use std::time::Duration;

use crate::core::game::{NotationError, Seat, problem};
use crate::core::protocol::read_seat;
use crate::core::protocol::{Clock, Maze, OpenProtocol, Reading};
use crate::games::rabbits::{MAX_LIMIT, MAZE, Rabbits};

impl OpenProtocol for Rabbits {
    const CLOCK: Clock = Clock::PerMove(Duration::from_millis(250));

    fn opening_lines(&self, seat: Seat) -> Vec<String> {
        vec![self.limit().to_string(), seat.0.to_string()]
    }

    /// Accepts any limit that a record may have. The contest's limits are 120 to 240.
    fn read_opening(lines: &[String]) -> Result<Reading<(Rabbits, Seat)>, NotationError> {
        let Some(limit) = lines.first() else {
            return Ok(Reading::More);
        };
        let limit = read_limit(limit.trim())?;
        let Some(number) = lines.get(1) else {
            return Ok(Reading::More);
        };
        let seat = read_seat(number, || {
            problem!(
                "rabbits-player",
                "0 plays the rabbits and moves first, 1 plays the hunters"
            )
        })?;
        Ok(Reading::Whole((Rabbits::new(limit), seat)))
    }
}

impl Maze for Rabbits {
    const MAZE: &'static str = MAZE;
}

fn read_limit(text: &str) -> Result<u32, NotationError> {
    text.parse()
        .ok()
        .filter(|limit| (1..=MAX_LIMIT).contains(limit))
        .ok_or_else(|| {
            let allowed = problem!(
                "rabbits-limit-told",
                "a side has 1 to {most} moves, in the contest 120 to 240",
                most = MAX_LIMIT,
            );
            NotationError::new("a limit of moves", text, allowed)
        })
}
