//! The contest's protocol for Fugitive and Detectives. The map is in `connect.txt`, and the first line names the side. The time
//! limit is five seconds for the whole game. The detectives read the kind of road that the fugitive has taken, and every fifth
//! turn also the city. The fugitive reads the cities of all detectives. `Quit` ends the game.

mod known;
mod witness;

use std::sync::Arc;
use std::time::Duration;

pub use known::{Beginning, Known, Turn};
pub use witness::Report;

use crate::core::game::{Game, IllegalMove, LineError, NotationError, Seat, problem};
use crate::core::protocol::{Clock, Cue, File, Memory, Opening, Protocol, ProtocolError, Reading};
use crate::games::fugitive::{
    City, DETECTIVES, DETECTIVES_SEAT, FUGITIVE_SEAT, Fugitive, Map, Move, RoadKind, Stage,
};

/// The name of the file with the map.
pub const MAP_FILE: &str = "connect.txt";
/// The statement's words for the sides, by seat.
const SIDES: [&str; 2] = ["Detectives", "Fugitive"];
/// The word that ends a game.
const QUIT: &str = "Quit";

impl Protocol for Fugitive {
    type Answer = Move;
    type Memory = FugitiveMemory;

    const CLOCK: Clock = Clock::PerGame(Duration::from_secs(5));
    const FILES: &'static [&'static str] = &[MAP_FILE];

    fn opening(&self, seat: Seat) -> Opening {
        Opening {
            files: vec![File {
                name: MAP_FILE.to_owned(),
                text: self.map().lines().join("\n") + "\n",
            }],
            lines: vec![SIDES[seat.index()].to_owned()],
        }
    }

    fn news(&self, before: &Fugitive, mv: &Move, seat: Seat) -> Vec<String> {
        // The move that ends the game is not sent. The farewell replaces it.
        if before.due().contains(seat) || self.outcome().is_some() {
            return Vec::new();
        }
        match mv {
            Move::Detectives(cities) => cities.iter().map(City::to_string).collect(),
            Move::Run { kind, .. } if !self.is_announced() => vec![kind.letter().to_string()],
            Move::Start(_) | Move::Run { .. } => vec![mv.to_string()],
        }
    }

    fn farewell(&self, _seat: Seat) -> Vec<String> {
        vec![QUIT.to_owned()]
    }

    fn read_answer(&self, seat: Seat, lines: &[String]) -> Result<Reading<Move>, NotationError> {
        match seat {
            DETECTIVES_SEAT => read_cities(lines),
            _ => lines
                .first()
                .map_or(Ok(Reading::More), |line| line.parse().map(Reading::Whole)),
        }
    }

    fn answer_lines(&self, _seat: Seat, answer: &Move) -> Vec<String> {
        match answer {
            Move::Detectives(cities) => cities.iter().map(City::to_string).collect(),
            _ => vec![answer.to_string()],
        }
    }

    fn check_answer(&self, _seat: Seat, answer: &Move) -> Result<(), IllegalMove> {
        self.check(answer)
    }

    fn join(&self, answers: &[Move]) -> Move {
        answers[0]
    }

    fn split(&self, mv: &Move) -> Vec<Move> {
        vec![*mv]
    }
}

/// Reads the detectives' four cities, on any number of lines.
fn read_cities(lines: &[String]) -> Result<Reading<Move>, NotationError> {
    let cities_wanted = || {
        problem!(
            "fugitive-cities",
            "the detectives' four cities, one per line or all on one line, such as 1 2 3 4"
        )
    };
    let mut cities = Vec::new();
    for line in lines {
        for word in line.split_whitespace() {
            let digits = word.bytes().all(|byte| byte.is_ascii_digit());
            let number = digits.then(|| word.parse().ok()).flatten();
            let city = number.and_then(City::new);
            cities.push(city.ok_or_else(|| NotationError::new("a city", line, cities_wanted()))?);
        }
        if cities.len() > DETECTIVES {
            return Err(NotationError::new(
                "a turn of the detectives",
                line,
                cities_wanted(),
            ));
        }
    }
    let turn = cities.try_into().map(Move::Detectives);
    Ok(turn.map_or(Reading::More, Reading::Whole))
}

/// The knowledge of one side's program.
#[derive(Clone, Debug)]
pub struct FugitiveMemory {
    /// The map, or why it cannot be read.
    map: Result<Arc<Map>, NotationError>,
    known: Option<Known>,
    /// The lines of an incomplete message.
    pending: Vec<String>,
    has_quit: bool,
}

impl FugitiveMemory {
    /// The knowledge, once the side is known.
    pub fn known(&self) -> Option<&Known> {
        self.known.as_ref()
    }

    /// The memory at a start that both sides know completely.
    fn of(known: Known, has_quit: bool) -> FugitiveMemory {
        FugitiveMemory {
            map: Ok(known.map().clone()),
            known: Some(known),
            pending: Vec::new(),
            has_quit,
        }
    }

    fn read_side(&self, line: &str) -> Result<Known, ProtocolError> {
        let side = SIDES.iter().position(|&side| side == line.trim());
        let seat = side.map(|side| Seat(side as u8)).ok_or_else(|| {
            let allowed = problem!("fugitive-side", "the first line is Fugitive or Detectives");
            NotationError::new("a side", line, allowed)
        })?;
        Ok(Known::new(self.map.clone()?, seat))
    }

    /// Reads the message about the other side's move, once it is complete.
    fn read_message(
        known: &Known,
        lines: &[String],
    ) -> Result<Reading<MoveMessage>, ProtocolError> {
        let line = lines.last().map_or("", String::as_str).trim();
        Ok(match (known.seat(), known.stage()) {
            (FUGITIVE_SEAT, _) => match read_cities(lines)? {
                Reading::Whole(mv) => Reading::Whole(MoveMessage::Move(mv)),
                Reading::More => Reading::More,
            },
            (_, Stage::Run) if !known.will_be_announced() => {
                let kind = RoadKind::from_letter(line).ok_or_else(|| {
                    let allowed = problem!(
                        "fugitive-kind-told",
                        "a kind of road, C, T or P: the fugitive's city is announced only every fifth turn"
                    );
                    NotationError::new("what comes here", line, allowed)
                })?;
                Reading::Whole(MoveMessage::RoadKind(kind))
            }
            _ => Reading::Whole(MoveMessage::Move(
                line.parse().map_err(ProtocolError::Notation)?,
            )),
        })
    }
}

/// A message about the other side's move.
enum MoveMessage {
    Move(Move),
    RoadKind(RoadKind),
}

impl Memory for FugitiveMemory {
    type Answer = Move;

    fn new(files: &[File]) -> FugitiveMemory {
        let missing = || {
            let allowed = problem!(
                "fugitive-map-file",
                "the program's folder has the map under this name"
            );
            NotationError::new("there", MAP_FILE, allowed)
        };
        let file = files.iter().find(|file| file.name == MAP_FILE);
        let map = file.ok_or_else(missing).and_then(|file| {
            let map: Result<Map, _> = file.text.parse();
            map.map(Arc::new).map_err(|LineError { line, what }| {
                let why = what.with_lead(&format!("line {line}: "));
                NotationError::new("a map", MAP_FILE, why)
            })
        });
        FugitiveMemory {
            map,
            known: None,
            pending: Vec::new(),
            has_quit: false,
        }
    }

    /// If the game starts in the middle, both sides know where all pieces are.
    fn at(position: &str, seat: Seat) -> Result<FugitiveMemory, NotationError> {
        let position: Fugitive = position.parse()?;
        if seat.index() >= position.seats() {
            let allowed = problem!(
                "player",
                "the seats are 0, the detectives, and {last}, the fugitive",
                last = 1,
            );
            return Err(NotationError::new("a seat", &seat.0.to_string(), allowed));
        }
        let is_over = position.outcome().is_some();
        Ok(FugitiveMemory::of(Known::at(&position, seat), is_over))
    }

    fn seat(&self) -> Option<Seat> {
        self.known().map(Known::seat)
    }

    fn hear(&mut self, line: &str) -> Result<Cue, ProtocolError> {
        let Some(known) = &self.known else {
            self.known = Some(self.read_side(line)?);
            return Ok(self.cue());
        };
        if line.trim() == QUIT && !self.has_quit {
            let mut known = known.clone();
            known.record_end();
            self.known = Some(known);
            self.has_quit = true;
            return Ok(Cue::Leave);
        }
        if self.cue() != Cue::Listen {
            return Err(ProtocolError::out_of_turn(line));
        }
        let mut pending = self.pending.clone();
        pending.push(line.to_owned());
        let mut known = known.clone();
        match Self::read_message(&known, &pending)? {
            Reading::More => self.pending = pending,
            Reading::Whole(message) => {
                let recorded = match message {
                    MoveMessage::Move(mv) => known.record_move(&mv),
                    MoveMessage::RoadKind(kind) => known.record_kind(kind),
                };
                recorded.map_err(|rule| ProtocolError::Illegal {
                    found: pending.join(" "),
                    rule,
                })?;
                self.pending.clear();
                self.known = Some(known);
            }
        }
        Ok(self.cue())
    }

    fn cue(&self) -> Cue {
        match &self.known {
            _ if self.has_quit => Cue::Leave,
            Some(known) if known.is_due() => Cue::Answer,
            _ => Cue::Listen,
        }
    }

    /// The detectives write one line for each of them.
    fn written(&self, answer: &str) -> Vec<String> {
        match self.known().map(Known::seat) {
            Some(DETECTIVES_SEAT) => answer.split_whitespace().map(str::to_owned).collect(),
            _ => vec![answer.to_owned()],
        }
    }

    fn say(&mut self, lines: &[String]) -> Result<(), ProtocolError> {
        let text = lines.join(" ");
        let due = (self.cue() == Cue::Answer).then_some(self.known.as_mut());
        let Some(known) = due.flatten() else {
            return Err(ProtocolError::out_of_turn(&text));
        };
        let mv: Move = text.parse()?;
        known
            .record_move(&mv)
            .map_err(|rule| ProtocolError::Illegal { found: text, rule })
    }
}
