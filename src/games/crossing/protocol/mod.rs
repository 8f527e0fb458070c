//! The contest's protocol for The Crossing. A program reads eight lines of heights and the player's number. Then in each of 180
//! turns it reads a line with the phases of the nine cells around the token, and answers with a letter within 0.2 s. Both
//! players move at once, and neither learns the other's step.

mod known;
mod witness;

use std::sync::Arc;
use std::time::Duration;

pub use known::{Known, Turn, WrongWindow};
pub use witness::Report;

use crate::core::game::{IllegalMove, NotationError, Problem, Seat, problem};
use crate::core::protocol::read_seat;
use crate::core::protocol::{Clock, Cue, File, Memory, Opening, Protocol, ProtocolError, Reading};
use crate::games::crossing::{
    CELLS, Crossing, Heights, Move, PlayerStart, SIZE, Step, read_height_row,
};

impl Protocol for Crossing {
    type Answer = Step;
    type Memory = CrossingMemory;

    const CLOCK: Clock = Clock::PerMove(Duration::from_millis(200));

    const IDLE: Option<&'static str> = Some("H");

    fn opening(&self, seat: Seat) -> Opening {
        let mut lines = self.heights().lines();
        lines.push(seat.0.to_string());
        Opening {
            files: Vec::new(),
            lines,
        }
    }

    fn standpoint(&self, seat: Seat) -> String {
        PlayerStart::of(self, seat).to_string()
    }

    fn prompt(&self, seat: Seat) -> Vec<String> {
        let numbers = self.window(seat).map(|phase| phase.to_string());
        vec![numbers.join(" ")]
    }

    fn news(&self, _before: &Crossing, _mv: &Move, _seat: Seat) -> Vec<String> {
        Vec::new()
    }

    fn read_answer(&self, _seat: Seat, lines: &[String]) -> Result<Reading<Step>, NotationError> {
        lines
            .first()
            .map_or(Ok(Reading::More), |line| line.parse().map(Reading::Whole))
    }

    fn answer_lines(&self, _seat: Seat, answer: &Step) -> Vec<String> {
        vec![answer.to_string()]
    }

    fn check_answer(&self, seat: Seat, answer: &Step) -> Result<(), IllegalMove> {
        self.check_step(seat, *answer)
    }

    fn join(&self, answers: &[Step]) -> Move {
        Move([answers[0], answers[1]])
    }

    fn split(&self, mv: &Move) -> Vec<Step> {
        mv.0.to_vec()
    }
}

/// The knowledge of one player's program. The spectator's memory knows the position.
#[derive(Clone, Debug)]
pub struct CrossingMemory {
    /// The first lines, until they are complete.
    opening: Vec<String>,
    knowledge: Knowledge,
}

/// The reader of the lines, and its knowledge.
#[derive(Clone, Debug)]
enum Knowledge {
    /// A program that has not yet read its player number. It knows nothing.
    Nothing,
    /// A player.
    Player(Box<Known>),
    /// A spectator.
    Everything(Box<witness::SpectatorKnowledge>),
}

impl CrossingMemory {
    /// A player's knowledge, once it has its number. `None` for a spectator, who has the position.
    pub fn known(&self) -> Option<&Known> {
        match &self.knowledge {
            Knowledge::Player(known) => Some(known),
            Knowledge::Nothing | Knowledge::Everything(_) => None,
        }
    }

    fn of(knowledge: Knowledge) -> CrossingMemory {
        CrossingMemory {
            opening: Vec::new(),
            knowledge,
        }
    }

    /// Reads the heights and the player's number. All heights may be on one line, as in the statement's example.
    fn read_opening(lines: &[String]) -> Result<Reading<Known>, NotationError> {
        let words: Vec<&str> = lines
            .iter()
            .flat_map(|line| line.split_whitespace())
            .collect();
        let on_one_line = lines
            .first()
            .is_some_and(|line| line.split_whitespace().count() == CELLS);
        let rows: Vec<String> = if on_one_line {
            words.chunks(SIZE.into()).map(|row| row.join(" ")).collect()
        } else {
            lines.to_vec()
        };
        let mut heights = Vec::new();
        for (row, text) in (0..SIZE).zip(&rows) {
            let numbers = read_height_row(row, text);
            heights
                .extend(numbers.map_err(|why| NotationError::new("a row of heights", text, why))?);
        }
        let (Ok(heights), Some(number)) = (heights.try_into(), rows.get(usize::from(SIZE))) else {
            return Ok(Reading::More);
        };
        let wrong = |(_, why)| NotationError::new("heights", &lines.join(" "), why);
        let heights = Heights::new(heights).map_err(wrong)?;
        let seat = read_seat(number, || {
            problem!(
                "crossing-player",
                "the player's number, 0 or 1, follows the heights"
            )
        })?;
        Ok(Reading::Whole(Known::new(Arc::new(heights), seat)))
    }

    fn read_window(known: &mut Known, line: &str) -> Result<(), ProtocolError> {
        let not_a_window = |allowed: Problem| NotationError::new("a window", line, allowed);
        let numbers: Option<Vec<i8>> = line
            .split_whitespace()
            .map(|word| word.parse().ok())
            .collect();
        let window = numbers.and_then(|numbers| numbers.try_into().ok());
        let window = window.ok_or_else(|| {
            not_a_window(problem!(
                "crossing-window",
                "the phases of the nine cells around the token, from -9 to 9"
            ))
        })?;
        known
            .read_window(window)
            .map_err(|WrongWindow(why)| not_a_window(why).into())
    }
}

impl Memory for CrossingMemory {
    type Answer = Step;

    fn new(_files: &[File]) -> CrossingMemory {
        CrossingMemory::of(Knowledge::Nothing)
    }

    fn at(position: &str, seat: Seat) -> Result<CrossingMemory, NotationError> {
        let player_start: PlayerStart = position.parse()?;
        if seat.0 > 1 {
            let allowed = problem!("player", "the seats are 0 and {last}", last = 1);
            return Err(NotationError::new("a seat", &seat.0.to_string(), allowed));
        }
        let known = Known::at(player_start, seat);
        Ok(CrossingMemory::of(Knowledge::Player(Box::new(known))))
    }

    fn seat(&self) -> Option<Seat> {
        self.known().map(Known::seat)
    }

    fn hear(&mut self, line: &str) -> Result<Cue, ProtocolError> {
        match &mut self.knowledge {
            Knowledge::Nothing => {
                let mut opening = self.opening.clone();
                opening.push(line.to_owned());
                if let Reading::Whole(known) = Self::read_opening(&opening)? {
                    self.knowledge = Knowledge::Player(Box::new(known));
                }
                self.opening = opening;
            }
            Knowledge::Player(known) if known.is_listening() => Self::read_window(known, line)?,
            _ => return Err(ProtocolError::out_of_turn(line)),
        }
        Ok(self.cue())
    }

    fn cue(&self) -> Cue {
        match &self.knowledge {
            Knowledge::Player(known) if known.is_due() => Cue::Answer,
            Knowledge::Player(known) if !known.is_listening() => Cue::Leave,
            _ => Cue::Listen,
        }
    }

    fn say(&mut self, lines: &[String]) -> Result<(), ProtocolError> {
        let text = lines.join(" ");
        match &mut self.knowledge {
            Knowledge::Player(known) if known.is_due() => {
                let step: Step = text.parse()?;
                known
                    .say(step)
                    .map_err(|rule| ProtocolError::Illegal { found: text, rule })
            }
            _ => Err(ProtocolError::out_of_turn(&text)),
        }
    }
}
