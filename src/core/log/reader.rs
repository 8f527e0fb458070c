//! Reading a log line by line: every line has to fit the protocol of the log's game.

use super::{Log, MAX_ANSWER_LINES, MarkedLine, content_lines, no_marked_line, read_marked_line};
use crate::core::game::{LineError, NotationError, Problem, Seat, problem};
use crate::core::protocol::{Cue, File, Memory, Protocol, ProtocolError, Said, Transcript};
use crate::core::record::{Record, after_word};

/// The knowledge of one seat's program, in any game.
trait AnyMemory {
    fn seat(&self) -> Option<Seat>;
    fn cue(&self) -> Cue;
    fn hear(&mut self, line: &str) -> Result<Cue, ProtocolError>;
    fn say(&mut self, lines: &[String]) -> Result<(), ProtocolError>;
}

impl<M: Memory> AnyMemory for M {
    fn seat(&self) -> Option<Seat> {
        Memory::seat(self)
    }

    fn cue(&self) -> Cue {
        Memory::cue(self)
    }

    fn hear(&mut self, line: &str) -> Result<Cue, ProtocolError> {
        Memory::hear(self, line)
    }

    fn say(&mut self, lines: &[String]) -> Result<(), ProtocolError> {
        Memory::say(self, lines)
    }
}

type Knowledge = Box<dyn AnyMemory>;

/// The parts of a game that the reader of a log needs.
pub struct LogGame {
    pub(super) game: &'static str,
    /// The names of the files in a program's folder.
    files: &'static [&'static str],
    /// The contents of these files at the usual start.
    usual_files: fn() -> Vec<File>,
    /// The memory of a program before the first line.
    new_memory: fn(&[File]) -> Knowledge,
    /// The memory of a program at a given start.
    memory_at: fn(&str, Seat) -> Result<Knowledge, NotationError>,
}

impl LogGame {
    /// These parts of a game.
    pub fn of<G: Protocol>() -> LogGame {
        LogGame {
            game: G::ID,
            files: G::FILES,
            usual_files: || {
                let usual_start: Result<Record<G>, LineError> = Record::begin(None);
                usual_start.map_or_else(
                    |_| Vec::new(),
                    |usual_start| usual_start.start().opening(Seat(0)).files,
                )
            },
            new_memory: |files| Box::new(<G as Protocol>::Memory::new(files)),
            memory_at: |position, seat| Ok(Box::new(<G as Protocol>::Memory::at(position, seat)?)),
        }
    }
}

/// Why a text is not a log of a game.
pub(super) struct Refusal {
    pub(super) error: LineError,
    /// Whether the game's programs read such a first line. If so, the text is probably a log of this game.
    is_likely_game: bool,
}

impl Refusal {
    /// Whether this error is more helpful than that of another game.
    pub(super) fn is_more_helpful_than(&self, other: &Refusal) -> bool {
        (self.error.line, self.is_likely_game) > (other.error.line, other.is_likely_game)
    }
}

/// Reads a text as the log of one game.
pub(super) fn read_as(game: &LogGame, text: &str) -> Result<Log, Refusal> {
    let mut reader = Reader::of(game);
    let result = content_lines(text).try_for_each(|(line, content)| {
        reader.line = line;
        reader.read_line(content)
    });
    let is_likely_game = reader.is_likely_game;
    let log = result.and_then(|()| reader.into_log(text));
    log.map_err(|error| Refusal {
        error,
        is_likely_game,
    })
}

/// The state while a log is being read.
struct Reader<'a> {
    game: &'a LogGame,
    /// The number of the current line.
    line: usize,
    /// Whether the first line is `warren …`, which names the game. Only then may a line contain the start.
    names_game: bool,
    /// Whether the first line with a mark fits this game although the game's files are missing.
    is_likely_game: bool,
    transcript: Transcript,
    seat: Option<Seat>,
    /// The text before the first mark: the file in the program's folder.
    file_text: String,
    memory: Option<Knowledge>,
    /// The lines of an incomplete answer.
    pending_lines: Vec<String>,
    /// The error for these lines if the answer stays incomplete.
    pending_error: Option<LineError>,
    /// The lines of a rejected answer.
    refused: Vec<String>,
}

impl Reader<'_> {
    fn of(game: &LogGame) -> Reader<'_> {
        Reader {
            game,
            line: 0,
            names_game: false,
            is_likely_game: false,
            transcript: Transcript::default(),
            seat: None,
            file_text: String::new(),
            memory: None,
            pending_lines: Vec::new(),
            pending_error: None,
            refused: Vec::new(),
        }
    }

    fn read_line(&mut self, line: &str) -> Result<(), LineError> {
        match read_marked_line(line) {
            Some(MarkedLine::Read(text)) => self.read_heard_line(text),
            Some(MarkedLine::Written(text)) => self.read_said_line(text),
            Some(MarkedLine::Refused(text)) => self.read_refused_line(text),
            None if self.memory.is_none() => self.read_unmarked_line(line),
            None => Ok(()),
        }
    }

    /// The error for a problem in the current line.
    fn error(&self, what: impl Into<Problem>) -> LineError {
        what.into().at(self.line)
    }

    /// Reads a line before the first mark: the start of the game, or part of the file in the program's folder.
    fn read_unmarked_line(&mut self, line: &str) -> Result<(), LineError> {
        let start = after_word(line, "start").filter(|_| self.names_game);
        if line.starts_with("warren") {
            self.names_game = true;
        } else if let Some(position) = start {
            self.transcript.position = Some(position.to_owned());
        } else if let (Some(seat), Some(position)) =
            (after_word(line, "seat"), &self.transcript.position)
        {
            let number: Option<u8> = seat.parse().ok();
            let number = number.ok_or_else(|| {
                let expected = problem!("log-seat", "here stands `seat` and its number, from 0");
                self.error(expected.quoting(line))
            })?;
            let memory = (self.game.memory_at)(position, Seat(number));
            let memory = memory.map_err(|why| self.error(why))?;
            self.seat = Some(Seat(number));
            self.memory = Some(memory);
        } else if !self.game.files.is_empty() {
            self.file_text += line;
            self.file_text.push('\n');
        }
        Ok(())
    }

    /// Reads a line that the program read.
    fn read_heard_line(&mut self, text: &str) -> Result<(), LineError> {
        if self.pending_error.is_some() || !self.refused.is_empty() {
            return self.read_farewell(text);
        }
        let mut memory = match self.memory.take() {
            Some(memory) => memory,
            None => {
                if self.transcript.position.is_some() {
                    let expected = problem!(
                        "log-seat",
                        "after `start …` the log has `seat` and its number, from 0"
                    );
                    return Err(self.error(expected.quoting(text)));
                }
                if !self.game.files.is_empty() {
                    let mut memory_of_usual_start =
                        (self.game.new_memory)(&(self.game.usual_files)());
                    self.is_likely_game = memory_of_usual_start.hear(text).is_ok();
                }
                if let (Some(file), true) = (self.game.files.first(), self.file_text.is_empty()) {
                    let expected = problem!(
                        "log-file",
                        "the file {file} with the map is missing: put its lines before the first line that the program read",
                        file = file,
                    );
                    return Err(self.error(expected.quoting(text)));
                }
                let files = self.game.files.iter().map(|&name| File {
                    name: name.to_owned(),
                    text: self.file_text.clone(),
                });
                self.transcript.files = files.collect();
                (self.game.new_memory)(&self.transcript.files)
            }
        };
        memory.hear(text).map_err(|why| self.error(why))?;
        match self.seat {
            Some(_) => self.transcript.entries.push(Said::Heard(text.to_owned())),
            None => self.transcript.lines.push(text.to_owned()),
        }
        self.seat = self.seat.or(memory.seat());
        self.memory = Some(memory);
        Ok(())
    }

    /// Reads a line after a rejected answer. Only the end of the game may follow.
    fn read_farewell(&mut self, text: &str) -> Result<(), LineError> {
        let result = self.memory.as_mut().map(|memory| memory.hear(text));
        match (result, self.pending_error.take()) {
            (Some(Ok(Cue::Leave)), pending_error) => {
                self.pending_error = pending_error;
                Ok(())
            }
            (_, Some(pending_error)) => Err(pending_error),
            (_, None) => Err(self.error_after_refused(text)),
        }
    }

    /// The error for a line after a rejected answer.
    fn error_after_refused(&self, text: &str) -> LineError {
        let what = problem!("log-refused", "comes after an answer that did not count");
        self.error(what.quoting_before(text, " "))
    }

    /// Checks that the program is to answer where it writes this text.
    fn check_answer_is_due(&self, text: &str) -> Result<(), LineError> {
        let Some(memory) = self.memory.as_ref().filter(|_| self.seat.is_some()) else {
            let expected = problem!(
                "log-side-first",
                "before its first answer a program is told which side it plays"
            );
            return Err(self.error(expected.quoting(text)));
        };
        match memory.cue() {
            Cue::Answer => Ok(()),
            Cue::Listen | Cue::Leave => {
                let what = problem!("out-of-turn", "was written out of turn");
                Err(self.error(what.quoting_before(text, " ")))
            }
        }
    }

    /// Reads a line of a rejected answer.
    fn read_refused_line(&mut self, text: &str) -> Result<(), LineError> {
        self.check_answer_is_due(text)?;
        self.refused.append(&mut self.pending_lines);
        self.refused.push(text.to_owned());
        Ok(())
    }

    /// Reads a line that the program wrote.
    fn read_said_line(&mut self, text: &str) -> Result<(), LineError> {
        if !self.refused.is_empty() {
            return Err(self.error_after_refused(text));
        }
        if self.pending_lines.len() == MAX_ANSWER_LINES
            && let Some(pending_error) = self.pending_error.take()
        {
            return Err(pending_error);
        }
        self.check_answer_is_due(text)?;
        let Some(memory) = self.memory.as_mut() else {
            return Ok(());
        };
        self.pending_lines.push(text.to_owned());
        match memory.say(&self.pending_lines) {
            Ok(()) => {
                let lines = std::mem::take(&mut self.pending_lines);
                self.transcript.entries.push(Said::Answered(lines));
                self.pending_error = None;
            }
            Err(why) if self.pending_error.is_none() => self.pending_error = Some(self.error(why)),
            // Further lines may complete the answer.
            Err(_) => {}
        }
        Ok(())
    }

    /// The log, after its last line.
    fn into_log(mut self, text: &str) -> Result<Log, LineError> {
        match self.pending_error {
            // Without the first line the text may be the log of another game.
            Some(pending_error) if !self.names_game => return Err(pending_error),
            Some(_) => self.refused = self.pending_lines,
            None => {}
        }
        let seat = self.seat.ok_or_else(|| match self.memory {
            Some(_) => problem!(
                "log-side",
                "here is missing the line that tells the program which side it plays"
            )
            .at(text.lines().count() + 1),
            None => no_marked_line(text),
        })?;
        Ok(Log {
            game: self.game.game,
            seat,
            transcript: self.transcript,
            refused: self.refused,
        })
    }
}
