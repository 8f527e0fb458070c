//! Logs: the lines that one seat's program read and wrote in a game, in the style of the statements' examples.
//!
//! ```text
//! warren 1 rabbits log
//! >> 120
//! >> 0
//! 1 << SWNNWSSE
//! 2 >> WSESWE
//! ```
//!
//! `>>` marks a line that the program read, `<<` a line that it wrote. A number before the mark is ignored. A comment may
//! follow the text after a tab. If the first line is missing, the game follows from the other lines.
//! Lines without a mark are comments. But in a game whose programs find a file in their folder (`connect.txt` in
//! `fugitive`), the lines before the first mark are that file. If the game has no usual start, two lines follow the first:
//! `start TEXT`, the start as far as the seat knows it, and `seat N`.
//!
//! The last answer may have been rejected: it breaks a rule, or each of its lines has the comment `refused`. The log then
//! ends before this answer ([`Log::refused`]).
//!
//! In games without secrets a log holds the whole game ([`Log::record`]). In the others it holds the knowledge of its seat
//! ([`Log::observation`]).

mod reader;

use std::fmt;

use crate::core::game::{LineError, Seat, problem};
use crate::core::observation::Observation;
use crate::core::protocol::{
    File, Memory, OpenMemory, OpenProtocol, Protocol, Said, Transcript, Witness,
};
use crate::core::record::{End, Reason, Record};
use crate::core::referee::full_transcript;

pub use reader::LogGame;
use reader::{Refusal, read_as};

/// The mark of a line that the program read.
const READ_MARK: &str = ">>";
/// The mark of a line that it wrote.
const WRITTEN_MARK: &str = "<<";
/// The comment on a line of a rejected answer.
const REFUSED_COMMENT: &str = "refused";
/// The maximum number of lines in an answer: the detectives write four, one city each.
const MAX_ANSWER_LINES: usize = 4;
/// The maximum size of a log in bytes.
const MAX_BYTES: usize = 1 << 20;

/// The lines that one seat's program read and wrote in a game. Every line fits the game's protocol.
#[derive(Clone, Debug, PartialEq)]
pub struct Log {
    game: &'static str,
    seat: Seat,
    transcript: Transcript,
    /// The lines of the last answer, if it was rejected.
    refused: Vec<String>,
}

impl Log {
    /// The log of a transcript. Reads its text again, to check it.
    ///
    /// # Errors
    /// If the game's protocol does not allow it. The error names the line of the log's text.
    pub fn new<G: Protocol>(seat: Seat, transcript: Transcript) -> Result<Log, LineError> {
        let game = G::ID;
        let refused = Vec::new();
        let log = Log {
            game,
            seat,
            transcript,
            refused,
        };
        let reread_log = read(&log.to_string(), &[LogGame::of::<G>()])?;
        if reread_log == log {
            Ok(log)
        } else {
            Err(problem!("fault-log", "this is not the log of one seat").at(1))
        }
    }

    /// The log of a seat in the game of a record, including the last lines that the program reads after the end.
    pub fn of<G: Protocol>(record: &Record<G>, seat: Seat) -> Log {
        let mut transcript = full_transcript(record, record.moves().len(), seat);
        if record.outcome().is_some() {
            let farewell = record.last().farewell(seat);
            transcript
                .entries
                .extend(farewell.into_iter().map(Said::Heard));
        }
        Log {
            game: G::ID,
            seat,
            transcript,
            refused: Vec::new(),
        }
    }

    /// The game's name.
    pub fn game(&self) -> &'static str {
        self.game
    }

    /// The seat whose log it is.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The lines that the program read and wrote.
    pub fn transcript(&self) -> &Transcript {
        &self.transcript
    }

    /// The lines of the rejected answer, which the program wrote last. Empty if there was none.
    pub fn refused(&self) -> &[String] {
        &self.refused
    }

    /// The whole game, and the forfeit if the last answer was rejected. For games without secrets.
    ///
    /// # Panics
    /// If the log is another game's.
    pub fn record<G: OpenProtocol>(&self) -> Record<G> {
        let beginning = Transcript {
            entries: Vec::new(),
            ..self.transcript.clone()
        };
        let memory = OpenMemory::<G>::after(&beginning, self.seat);
        let memory = memory.expect("the log is this game's");
        let (start, _) = memory.table().expect("a program learns its side first");
        let mut record = Record::new(start.clone());
        for entry in &self.transcript.entries {
            let text = match entry {
                Said::Heard(line) => line.clone(),
                Said::Answered(lines) => lines.join("\n"),
            };
            let mv = text.trim().parse().expect("the moves have been read");
            record.play(mv).expect("the moves are legal");
        }
        if !self.refused.is_empty() {
            let (seat, reason) = (self.seat, Reason::Illegal);
            // After the end of a game no answer is due, so no answer is rejected.
            let _ = record.finish(End { seat, reason });
        }
        record
    }

    /// The knowledge of the seat. For games with secrets.
    ///
    /// # Panics
    /// If the log is another game's.
    pub fn observation<G: Protocol<Memory: Witness<Game = G>>>(&self) -> Observation<G> {
        let Transcript {
            files,
            lines,
            position,
            entries,
        } = &self.transcript;
        let mut observation = Observation::begin(self.seat, files, lines, position.as_deref())
            .expect("the log is this game's");
        for entry in entries {
            match entry {
                Said::Heard(line) => observation.hear(line),
                Said::Answered(lines) => observation.say(lines),
            }
            .expect("the lines have been read");
        }
        observation
    }
}

impl fmt::Display for Log {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "warren 1 {} log", self.game)?;
        if let Some(position) = &self.transcript.position {
            writeln!(f, "start {position}\nseat {}", self.seat.0)?;
        }
        for File { text, .. } in &self.transcript.files {
            write!(f, "{text}")?;
        }
        for line in &self.transcript.lines {
            writeln!(f, "{READ_MARK} {line}")?;
        }
        for entry in &self.transcript.entries {
            match entry {
                Said::Heard(line) => writeln!(f, "{READ_MARK} {line}")?,
                Said::Answered(lines) => {
                    lines
                        .iter()
                        .try_for_each(|line| writeln!(f, "{WRITTEN_MARK} {line}"))?;
                }
            }
        }
        let mut refused = self.refused.iter();
        refused.try_for_each(|line| writeln!(f, "{WRITTEN_MARK} {line}\t{REFUSED_COMMENT}"))
    }
}

/// Reads a log. If its first line does not name its game, each game is tried in turn.
///
/// # Errors
/// The line that cannot be read, and why. The error is that of the game whose log the text is most likely to be.
pub fn read(text: &str, games: &[LogGame]) -> Result<Log, LineError> {
    if text.len() > MAX_BYTES {
        let what = problem!(
            "log-long",
            "this is no log: it has more than {most} bytes",
            most = MAX_BYTES
        );
        return Err(what.at(1));
    }
    let game_name = game_named(text)?.map(|(_, name)| name);
    let mut best_refusal: Option<Refusal> = None;
    for game in games
        .iter()
        .filter(|game| game_name.is_none_or(|name| name == game.game))
    {
        match read_as(game, text) {
            Ok(log) => return Ok(log),
            Err(refusal)
                if best_refusal
                    .as_ref()
                    .is_none_or(|best| refusal.is_more_helpful_than(best)) =>
            {
                best_refusal = Some(refusal);
            }
            Err(_) => {}
        }
    }
    Err(best_refusal.map_or_else(|| no_marked_line(text), |refusal| refusal.error))
}

/// Whether a text is a log rather than a record. In a log the first line says so, or some line has a mark.
pub fn is_log(text: &str) -> bool {
    matches!(game_named(text), Ok(Some(_)))
        || content_lines(text).any(|(_, line)| read_marked_line(line).is_some())
}

/// A line of a log that has a mark.
enum MarkedLine<'a> {
    /// A line that the program read.
    Read(&'a str),
    /// A line that it wrote.
    Written(&'a str),
    /// A line of a rejected answer.
    Refused(&'a str),
}

/// The content of a line behind its mark, without the comment. `None` if the line has no mark.
fn read_marked_line(line: &str) -> Option<MarkedLine<'_>> {
    let line = line.trim_start_matches(|c: char| c.is_ascii_digit() || ".:)".contains(c));
    let line = line.trim_start();
    let says_refused = |comment: &str| {
        comment
            .split([' ', ','])
            .any(|word| word == REFUSED_COMMENT)
    };
    let text_and_comment_after = |mark: &'static str| {
        let text_after_mark = line.strip_prefix(mark)?;
        // A rejected line may be empty.
        let comment_of_empty_line = text_after_mark.trim_start_matches(' ').strip_prefix('\t');
        if let Some(comment) = comment_of_empty_line.filter(|comment| says_refused(comment)) {
            return Some(("", comment));
        }
        let text_after_mark = text_after_mark.trim_start();
        let (text, comment) = text_after_mark
            .split_once('\t')
            .unwrap_or((text_after_mark, ""));
        Some((text.trim(), comment))
    };
    match (
        text_and_comment_after(READ_MARK),
        text_and_comment_after(WRITTEN_MARK),
    ) {
        (Some((read, _)), _) => Some(MarkedLine::Read(read)),
        (_, Some((written, comment))) if says_refused(comment) => {
            Some(MarkedLine::Refused(written))
        }
        (_, Some((written, _))) => Some(MarkedLine::Written(written)),
        _ => None,
    }
}

/// The lines of a text that have content, with their numbers from 1.
fn content_lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let numbered = (1..).zip(text.lines().map(str::trim));
    numbered.filter(|(_, line)| !line.is_empty() && !line.starts_with('#'))
}

/// The name of the game in the first line of a log, and the number of that line. `None` if the first line is not that of a
/// log. Whether there is such a game is not checked.
///
/// # Errors
/// If the first line is that of a record.
pub fn game_named(text: &str) -> Result<Option<(usize, &str)>, LineError> {
    let Some((line, head)) = content_lines(text).next() else {
        return Ok(None);
    };
    let words: Vec<&str> = head.split_whitespace().collect();
    match words[..] {
        ["warren", "1", game, "log"] => Ok(Some((line, game))),
        ["warren", ..] => {
            let allowed = problem!(
                "log-head",
                "a log begins with `warren 1`, the game's name and `log`, such as `warren 1 dots log`"
            );
            Err(allowed.quoting(head).at(line))
        }
        _ => Ok(None),
    }
}

/// The error for a text without a marked line.
fn no_marked_line(text: &str) -> LineError {
    let what = problem!(
        "log-none",
        "here is missing a line that the program read, `>> …`, or wrote, `<< …`"
    );
    what.at(text.lines().count() + 1)
}
