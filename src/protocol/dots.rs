//! Jumping Dots: a program reads its number, 0 (red, first) or 1 (blue), then moves go to and fro, one a line, within a
//! second each; both leave when one has no move.

use std::time::Duration;

use super::{Clock, OpenMemory, OpenProtocol, Opening, Protocol, Reading};
use crate::game::{Game, IllegalMove, NotationError, Seat};
use crate::games::dots::{Dots, Move};

impl Protocol for Dots {
    type Answer = Move;
    type Memory = OpenMemory<Dots>;

    const CLOCK: Clock = Clock::PerMove(Duration::from_secs(1));

    fn opening(&self, seat: Seat) -> Opening {
        Opening {
            files: Vec::new(),
            lines: vec![seat.0.to_string()],
        }
    }

    fn news(&self, before: &Dots, mv: &Move, seat: Seat) -> Vec<String> {
        match before.side() == seat {
            true => Vec::new(),
            false => vec![mv.to_string()],
        }
    }

    fn read_answer(&self, _: Seat, lines: &[String]) -> Result<Reading<Move>, NotationError> {
        lines
            .first()
            .map_or(Ok(Reading::More), |line| line.parse().map(Reading::Whole))
    }

    fn answer_lines(&self, _: Seat, answer: &Move) -> Vec<String> {
        vec![answer.to_string()]
    }

    fn check_answer(&self, _: Seat, answer: &Move) -> Result<(), IllegalMove> {
        self.check(answer)
    }

    fn join(&self, answers: &[Move]) -> Move {
        answers[0]
    }

    fn split(&self, mv: &Move) -> Vec<Move> {
        vec![*mv]
    }
}

impl OpenProtocol for Dots {
    fn read_opening(lines: &[String]) -> Result<Reading<(Dots, Seat)>, NotationError> {
        match lines.first().map(|line| line.trim()) {
            None => Ok(Reading::More),
            Some("0") => Ok(Reading::Whole((Dots::default(), Seat(0)))),
            Some("1") => Ok(Reading::Whole((Dots::default(), Seat(1)))),
            Some(other) => Err(NotationError::new(
                "a player's number",
                other,
                "0 plays red and moves first, 1 plays blue",
            )),
        }
    }
}
