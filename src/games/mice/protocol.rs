//! Our protocol for the space mice, since the statement has no programs that play. A program reads the puzzle's input up to the
//! doors, including them, then its number from 0. After that it reads one line for every arrow that another player places,
//! until the end. Its answers are its own arrows, within a second each.

use std::time::Duration;

use crate::core::game::{Game, LineError, LineSource, NotationError, Seat, problem};
use crate::core::protocol::{Clock, OpenProtocol, Reading, Scored};
use crate::core::record::Record;
use crate::games::mice::Mice;

impl OpenProtocol for Mice {
    const CLOCK: Clock = Clock::PerMove(Duration::from_secs(1));

    fn opening_lines(&self, seat: Seat) -> Vec<String> {
        let mut lines = self.board().lines();
        lines.push(seat.0.to_string());
        lines
    }

    fn read_opening(lines: &[String]) -> Result<Reading<(Mice, Seat)>, NotationError> {
        let mut source = ReadLines {
            lines,
            lines_read: 0,
        };
        let position = match Mice::read_start(&mut source) {
            Ok(position) => position,
            Err(error) if error.line > lines.len() => return Ok(Reading::More),
            Err(error) => {
                let wrong_line = &lines[error.line - 1];
                return Err(NotationError::new(
                    "what comes here",
                    wrong_line,
                    error.what,
                ));
            }
        };
        let Some(number) = lines.get(source.lines_read) else {
            return Ok(Reading::More);
        };
        let seat = number.trim().parse().ok().map(Seat);
        seat.filter(|seat| seat.index() < position.players())
            .map(|seat| Reading::Whole((position.clone(), seat)))
            .ok_or_else(|| {
                let last_player = position.players() - 1;
                let allowed = problem!("player", "the players are 0 to {last}", last = last_player);
                NotationError::new("a player's number", number, allowed)
            })
    }
}

/// The lines that a program has read. The reader may not skip any.
struct ReadLines<'a> {
    lines: &'a [String],
    lines_read: usize,
}

impl LineSource for ReadLines<'_> {
    fn next_line(&mut self) -> Option<(usize, &str)> {
        let line = self.lines.get(self.lines_read)?;
        self.lines_read += 1;
        Some((self.lines_read, line.trim()))
    }

    fn end(&self) -> usize {
        self.lines.len() + 1
    }
}

impl Scored for Mice {
    /// The players' points, one per line.
    fn scored(input: &str) -> Result<String, LineError> {
        let record: Record<Mice> = Record::headless(input)?;
        let last_player = record.last();
        if last_player.outcome().is_none() {
            let turns = u32::from(last_player.board().turns());
            let what = problem!(
                "fault-score",
                "of {turns} arrows {missing} are missing: a column, a row and N, E, S or W each, such as 2 0 W",
                turns = turns,
                missing = turns - last_player.ply(),
            );
            return Err(what.at(input.lines().count() + 1));
        }
        let points: Vec<String> = last_player.points().iter().map(u32::to_string).collect();
        Ok(points.join("\n"))
    }
}
