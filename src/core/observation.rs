//! A game with secrets as one viewer has seen it, move by move. It is built from the lines of the protocol or from a record.

use crate::core::game::{NotationError, Outcome, Seat, problem};
use crate::core::protocol::{File, Memory, Protocol, ProtocolError, Said, Witness};
use crate::core::record::Record;
use crate::core::referee::transcript_entries;

/// A game as one viewer has seen it. Each seat is a viewer. So is the spectator, who sees everything.
///
/// ```
/// use warren::core::game::Seat;
/// use warren::games::fugitive::Fugitive;
/// use warren::core::record::Record;
/// use warren::core::observation::Observation;
///
/// let mut record: Record<Fugitive> = Record::begin(None).unwrap();
/// for mv in ["1 2 5 7", "3", "T 8"] {
///     record.play(mv.parse().unwrap()).unwrap();
/// }
/// let detectives = Observation::of(&record, Some(Seat(0)));
/// assert_eq!(detectives.moves(), ["1 2 5 7", "3", "T"]);
/// let spectator = Observation::of(&record, None);
/// assert_eq!(spectator.moves(), ["1 2 5 7", "3", "T 8"]);
/// ```
#[derive(Clone, Debug)]
pub struct Observation<G: Protocol> {
    /// The memory at the start and after each move.
    memories: Vec<G::Memory>,
    moves: Vec<String>,
    /// How the game ended, once the viewer knows.
    outcome: Option<Outcome>,
}

impl<G: Protocol<Memory: Witness<Game = G>>> Observation<G> {
    /// The observation of a seat, from the files and the first lines that its program gets, or from a position that
    /// everybody knows.
    ///
    /// # Errors
    /// At the first line that does not fit, or if the position cannot be read.
    pub fn begin(
        seat: Seat,
        files: &[File],
        lines: &[String],
        position: Option<&str>,
    ) -> Result<Observation<G>, ProtocolError> {
        let memory = match position {
            Some(position) => G::Memory::at(position, seat)?,
            None => {
                let mut memory = G::Memory::new(files);
                for line in lines {
                    memory.hear(line)?;
                }
                memory
            }
        };
        if memory.report().is_none() {
            let allowed = problem!("fault-opening", "the first lines of a seat's program");
            return Err(NotationError::new("an opening", &lines.join(" "), allowed).into());
        }
        Ok(Observation::from_memory(memory))
    }

    /// A record as a seat has seen it, or as the spectator if `seat` is `None`. After the end of the game everybody sees
    /// everything.
    pub fn of(record: &Record<G>, seat: Option<Seat>) -> Observation<G> {
        let mut full_observation: Observation<G> =
            Observation::from_memory(G::Memory::everything(record.start()));
        for mv in record.moves() {
            let mut memory = full_observation.last_memory().clone();
            memory.see(mv).expect("the moves of a record are legal");
            full_observation.store_memory(memory);
        }
        let mut observation = seat.map_or_else(
            || full_observation.clone(),
            |seat| Observation::of_seat(record, seat),
        );
        observation.outcome = record.outcome();
        if observation.outcome.is_some() {
            observation.moves.truncate(record.moves().len());
            observation.memories.truncate(record.moves().len());
            let known_count = observation.moves.len();
            observation
                .moves
                .extend_from_slice(&full_observation.moves[known_count..]);
            let known_count = observation.memories.len();
            observation
                .memories
                .extend_from_slice(&full_observation.memories[known_count..]);
        }
        observation
    }

    /// A record as a seat's program has seen it by the protocol.
    fn of_seat(record: &Record<G>, seat: Seat) -> Observation<G> {
        let start = record.start();
        let opening = start.opening(seat);
        let position = start
            .start_lines()
            .is_none()
            .then(|| start.standpoint(seat));
        let observation =
            Observation::begin(seat, &opening.files, &opening.lines, position.as_deref());
        let mut observation = observation.expect("the first lines of the protocol are an opening");
        for entry in transcript_entries(record, seat) {
            match entry {
                Said::Heard(line) => observation.hear(&line),
                Said::Answered(lines) => observation.say(&lines),
            }
            .expect("the lines of the protocol can be read");
        }
        observation
    }

    fn from_memory(memory: G::Memory) -> Observation<G> {
        Observation {
            memories: vec![memory],
            moves: Vec::new(),
            outcome: None,
        }
    }

    /// Processes a line of the protocol.
    ///
    /// # Errors
    /// If the protocol does not allow it. The observation stays as it was.
    pub fn hear(&mut self, line: &str) -> Result<(), ProtocolError> {
        let mut memory = self.last_memory().clone();
        memory.hear(line)?;
        self.store_memory(memory);
        Ok(())
    }

    /// Records the seat's own answer.
    ///
    /// # Errors
    /// If it is not a legal answer here. The observation stays as it was.
    pub fn say(&mut self, lines: &[String]) -> Result<(), ProtocolError> {
        let mut memory = self.last_memory().clone();
        memory.say(lines)?;
        self.store_memory(memory);
        Ok(())
    }

    /// Stores a memory: after a new move as another one, otherwise in place of the last.
    fn store_memory(&mut self, memory: G::Memory) {
        let has_moved = memory.ply() > self.last_memory().ply();
        match memory.last().filter(|_| has_moved) {
            Some(mv) => {
                self.moves.push(mv);
                self.memories.push(memory);
            }
            None => {
                let last = self.memories.len() - 1;
                self.memories[last] = memory;
            }
        }
    }

    fn last_memory(&self) -> &G::Memory {
        &self.memories[self.memories.len() - 1]
    }

    /// The memory after `ply` moves since the start, or after the last if there are fewer.
    pub fn memory(&self, ply: usize) -> &G::Memory {
        self.memories.get(ply).unwrap_or(self.last_memory())
    }

    /// The moves as far as the viewer knows them.
    pub fn moves(&self) -> &[String] {
        &self.moves
    }

    /// How the game had ended after `ply` moves, if the viewer knows.
    pub fn outcome(&self, ply: usize) -> Option<&Outcome> {
        self.outcome.as_ref().filter(|_| ply >= self.moves.len())
    }
}
