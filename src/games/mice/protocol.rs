//! The space mice: the statement has no programs that play, so this protocol is ours. A program reads the puzzle's input up
//! to and with the doors, then its number from 0; after that, every arrow placed by another player is a line, to the end,
//! and its own arrows are its answers, each within a second.

use std::time::Duration;

use crate::core::game::{Game, LineSource, NotationError, Seat, problem};
use crate::core::protocol::{Clock, OpenProtocol, Reading};
use crate::games::mice::Mice;

impl OpenProtocol for Mice {
    const CLOCK: Clock = Clock::PerMove(Duration::from_secs(1));

    fn opening_lines(&self, seat: Seat) -> Vec<String> {
        let mut lines = self.board().lines();
        lines.push(seat.0.to_string());
        lines
    }

    fn read_opening(lines: &[String]) -> Result<Reading<(Mice, Seat)>, NotationError> {
        let mut told = Told { lines, read: 0 };
        let position = match Mice::read_start(&mut told) {
            Ok(position) => position,
            Err(error) if error.line > lines.len() => return Ok(Reading::More),
            Err(error) => {
                let found = &lines[error.line - 1];
                return Err(NotationError::new("what comes here", found, error.what));
            }
        };
        let Some(number) = lines.get(told.read) else {
            return Ok(Reading::More);
        };
        let seat = number.trim().parse().ok().map(Seat);
        seat.filter(|seat| seat.index() < position.players())
            .map(|seat| Reading::Whole((position.clone(), seat)))
            .ok_or_else(|| {
                let last = position.players() - 1;
                let allowed = problem!("player", "the players are 0 to {last}", last = last);
                NotationError::new("a player's number", number, allowed)
            })
    }
}

/// The lines that a program was told, none of which is passed over.
struct Told<'a> {
    lines: &'a [String],
    read: usize,
}

impl LineSource for Told<'_> {
    fn next_line(&mut self) -> Option<(usize, &str)> {
        let line = self.lines.get(self.read)?;
        self.read += 1;
        Some((self.read, line.trim()))
    }

    fn end(&self) -> usize {
        self.lines.len() + 1
    }
}
