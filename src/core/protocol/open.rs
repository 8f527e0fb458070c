//! Games without secrets in which the seats move in turn. A move is one line, and a seat's memory is the position.

use super::{Clock, Cue, File, Memory, Opening, Protocol, ProtocolError, Reading};
use crate::core::game::{Game, IllegalMove, NotationError, Problem, Seat, problem};

/// A game without secrets in which one seat moves at a time. The other seats read the text of each move, in one line. The
/// trait gives the game a [`Protocol`].
pub trait OpenProtocol: Game {
    /// The contest's time limit.
    const CLOCK: Clock;

    /// The lines for `seat` before its first answer, if the game starts with this position.
    fn opening_lines(&self, seat: Seat) -> Vec<String>;

    /// Reads the start and the program's seat from the first lines.
    ///
    /// # Errors
    /// If the lines cannot become an opening, even with further lines.
    fn read_opening(lines: &[String]) -> Result<Reading<(Self, Seat)>, NotationError>;
}

impl<G: OpenProtocol> Protocol for G {
    type Answer = G::Move;
    type Memory = OpenMemory<G>;

    const CLOCK: Clock = <G as OpenProtocol>::CLOCK;
    const HAS_SECRETS: bool = false;

    fn opening(&self, seat: Seat) -> Opening {
        Opening {
            files: Vec::new(),
            lines: self.opening_lines(seat),
        }
    }

    fn news(&self, before: &G, mv: &G::Move, seat: Seat) -> Vec<String> {
        if before.due().contains(seat) {
            Vec::new()
        } else {
            vec![mv.to_string()]
        }
    }

    fn read_answer(
        &self,
        _seat: Seat,
        lines: &[String],
    ) -> Result<Reading<G::Move>, NotationError> {
        lines
            .first()
            .map_or(Ok(Reading::More), |line| line.parse().map(Reading::Whole))
    }

    fn answer_lines(&self, _seat: Seat, answer: &G::Move) -> Vec<String> {
        vec![answer.to_string()]
    }

    fn check_answer(&self, _seat: Seat, answer: &G::Move) -> Result<(), IllegalMove> {
        self.check(answer)
    }

    fn join(&self, answers: &[G::Move]) -> G::Move {
        answers[0].clone()
    }

    fn split(&self, mv: &G::Move) -> Vec<G::Move> {
        vec![mv.clone()]
    }
}

/// Reads the line with a program's seat number in a game of two.
pub(crate) fn read_seat(line: &str, allowed: fn() -> Problem) -> Result<Seat, NotationError> {
    match line.trim() {
        "0" => Ok(Seat(0)),
        "1" => Ok(Seat(1)),
        other => Err(NotationError::new("a player's number", other, allowed())),
    }
}

/// The memory of a program that sees everything.
#[derive(Clone, Debug)]
pub struct OpenMemory<G> {
    opening: Vec<String>,
    table: Option<(G, Seat)>,
}

impl<G> OpenMemory<G> {
    /// The position and the program's own seat, once the opening is read.
    pub fn table(&self) -> Option<(&G, Seat)> {
        self.table
            .as_ref()
            .map(|(position, seat)| (position, *seat))
    }
}

impl<G: OpenProtocol> OpenMemory<G> {
    /// The position, if the program's answer is due.
    pub fn position_due(&self) -> Option<&G> {
        let (position, seat) = self.table()?;
        position.due().contains(seat).then_some(position)
    }

    /// Plays the move in a line.
    fn play_line(position: &mut G, text: &str) -> Result<(), ProtocolError> {
        let mv: G::Move = text.trim().parse()?;
        position
            .try_play(&mv)
            .map_err(|rule| ProtocolError::Illegal {
                found: mv.to_string(),
                rule,
            })
    }

    fn out_of_turn(line: &str) -> ProtocolError {
        ProtocolError::out_of_turn(line)
    }
}

impl<G: OpenProtocol> Memory for OpenMemory<G> {
    type Answer = G::Move;

    fn new(_files: &[File]) -> Self {
        OpenMemory {
            opening: Vec::new(),
            table: None,
        }
    }

    fn at(position: &str, seat: Seat) -> Result<Self, NotationError> {
        let position: G = position.parse()?;
        if seat.index() >= position.seats() {
            let last = position.seats() - 1;
            let allowed = problem!("player", "the seats are 0 to {last}", last = last);
            return Err(NotationError::new("a seat", &seat.0.to_string(), allowed));
        }
        Ok(OpenMemory {
            opening: Vec::new(),
            table: Some((position, seat)),
        })
    }

    fn seat(&self) -> Option<Seat> {
        self.table().map(|(_, seat)| seat)
    }

    fn hear(&mut self, line: &str) -> Result<Cue, ProtocolError> {
        match (self.cue(), &mut self.table) {
            (_, None) => {
                let mut opening = self.opening.clone();
                opening.push(line.to_owned());
                if let Reading::Whole(table) = G::read_opening(&opening)? {
                    self.table = Some(table);
                }
                self.opening = opening;
            }
            (Cue::Listen, Some((position, _))) => Self::play_line(position, line)?,
            _ => return Err(Self::out_of_turn(line)),
        }
        Ok(self.cue())
    }

    fn cue(&self) -> Cue {
        match &self.table {
            None => Cue::Listen,
            Some((position, _)) if position.due().is_empty() => Cue::Leave,
            Some((position, seat)) if position.due().contains(*seat) => Cue::Answer,
            Some(_) => Cue::Listen,
        }
    }

    fn say(&mut self, lines: &[String]) -> Result<(), ProtocolError> {
        let text = lines.join("\n");
        match (self.cue(), &mut self.table) {
            (Cue::Answer, Some((position, _))) => Self::play_line(position, &text),
            _ => Err(Self::out_of_turn(&text)),
        }
    }
}
