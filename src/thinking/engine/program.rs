//! An engine as a program of the contest's protocol: it reads lines, thinks when its answer is due, and answers.

use std::time::Duration;

use super::{Level, Thinker, Thought};
use crate::core::game::Seat;
use crate::core::protocol::{
    Cue, File, Memory, OpenMemory, OpenProtocol, Protocol, ProtocolError, Transcript,
};
use crate::thinking::search::{Budget, Clock};

/// A game with an engine of our own.
pub trait HasEngine: Protocol {
    /// The engine. It keeps its knowledge between answers.
    type Engine: Thinker;

    /// An engine at a level. The seed determines its random choices.
    fn engine(level: Level, seed: u64) -> Self::Engine;

    /// Shows the engine its next turn: the memory of its seat, whose answer is due.
    fn set_turn(engine: &mut Self::Engine, memory: &Self::Memory);

    /// The time for the answer that is due, at most `time_left`, the time left to the seat. It is less where the time limit is
    /// for a whole game. `mean_delay` is the mean delay of earlier answers beyond their planned time.
    fn answer_time(_memory: &Self::Memory, time_left: Duration, _mean_delay: Duration) -> Duration {
        time_left
    }
}

/// An engine for a game without secrets.
pub trait OpenEngine: Thinker {
    /// The game.
    type Game: OpenProtocol;

    /// An engine at a level. The seed determines its random choices.
    fn new(level: Level, seed: u64) -> Self;

    /// Starts with a position, and drops the previous one.
    ///
    /// # Panics
    /// If the game is over there.
    fn set_position(&mut self, position: &Self::Game);
}

/// A game without secrets that has an engine of our own. The trait gives the game a [`HasEngine`].
pub trait HasOpenEngine: OpenProtocol {
    /// The engine.
    type OpenEngine: OpenEngine<Game = Self>;
}

impl<G: HasOpenEngine> HasEngine for G {
    type Engine = G::OpenEngine;

    fn engine(level: Level, seed: u64) -> G::OpenEngine {
        G::OpenEngine::new(level, seed)
    }

    fn set_turn(engine: &mut G::OpenEngine, memory: &OpenMemory<G>) {
        if let Some((position, _)) = memory.table() {
            engine.set_position(position);
        }
    }
}

/// A program of our own, for any game.
pub trait EngineProgram {
    /// Forgets everything and waits for the first line. `files` are in its folder.
    fn restart(&mut self, files: &[File]);

    /// Processes a line. Returns the next action.
    ///
    /// # Errors
    /// If the protocol does not allow the line. The program stays as it was.
    fn hear(&mut self, line: &str) -> Result<Cue, ProtocolError>;

    /// Forgets everything and joins a game in progress, with the transcript of a seat.
    ///
    /// # Errors
    /// At the first line that does not fit. The program stays as it was.
    fn join(&mut self, transcript: &Transcript, seat: Seat) -> Result<Cue, ProtocolError>;

    /// The next action.
    fn cue(&self) -> Cue;

    /// The time for the answer that is due, at most `time_left`, the time left by the contest's clock. `mean_delay` is the mean delay
    /// of earlier answers beyond their planned time.
    fn answer_time(&self, time_left: Duration, mean_delay: Duration) -> Duration;

    /// Thinks for one slice, if an answer is due.
    fn think(&mut self, clock: &dyn Clock, until: Budget) -> Thought;

    /// The best move known, if an answer is due.
    fn best(&self) -> Option<String>;

    /// Answers with the best move known. Returns the lines to write; none if no answer is due.
    fn answer(&mut self) -> Vec<String>;
}

/// The program of a game at a level.
pub fn program<G: HasEngine>(level: Level, seed: u64) -> Box<dyn EngineProgram> {
    Box::new(SeatedEngine::<G>::new(level, seed))
}

/// An engine and the memory of its seat.
struct SeatedEngine<G: HasEngine> {
    memory: G::Memory,
    engine: G::Engine,
}

impl<G: HasEngine> SeatedEngine<G> {
    fn new(level: Level, seed: u64) -> SeatedEngine<G> {
        SeatedEngine {
            memory: G::Memory::new(&[]),
            engine: G::engine(level, seed),
        }
    }

    /// Shows the engine the new position if its answer is due.
    fn set_turn(&mut self) -> Cue {
        let cue = self.memory.cue();
        if cue == Cue::Answer {
            G::set_turn(&mut self.engine, &self.memory);
        }
        cue
    }
}

impl<G: HasEngine> EngineProgram for SeatedEngine<G> {
    fn restart(&mut self, files: &[File]) {
        self.memory = G::Memory::new(files);
    }

    fn hear(&mut self, line: &str) -> Result<Cue, ProtocolError> {
        self.memory.hear(line)?;
        Ok(self.set_turn())
    }

    fn join(&mut self, transcript: &Transcript, seat: Seat) -> Result<Cue, ProtocolError> {
        self.memory = G::Memory::after(transcript, seat)?;
        Ok(self.set_turn())
    }

    fn cue(&self) -> Cue {
        self.memory.cue()
    }

    fn answer_time(&self, time_left: Duration, mean_delay: Duration) -> Duration {
        G::answer_time(&self.memory, time_left, mean_delay).min(time_left)
    }

    fn think(&mut self, clock: &dyn Clock, until: Budget) -> Thought {
        match self.cue() {
            Cue::Answer => self.engine.think(clock, until),
            _ => Thought {
                done: true,
                info: None,
            },
        }
    }

    fn best(&self) -> Option<String> {
        (self.cue() == Cue::Answer).then(|| self.engine.best())
    }

    fn answer(&mut self) -> Vec<String> {
        let lines: Vec<String> = (self.best())
            .map(|answer| self.memory.written(&answer))
            .unwrap_or_default();
        if !lines.is_empty() {
            self.memory
                .say(&lines)
                .expect("an engine's best move is legal");
            // The next answer may be due at once.
            self.set_turn();
        }
        lines
    }
}
