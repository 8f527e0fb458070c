//! The lines between a program and the match, with their times, and the log that the page opens.

use std::fmt::Write;
use std::iter;
use std::time::{Duration, Instant};

use warren::core::game::Seat;
use warren::core::protocol::{Protocol, Said, Transcript};
use warren::core::record::Record;
use warren::core::referee::full_transcript;

use super::errors::Piece;

/// The number of lines, last read by a program, that are reported with its fault.
const MAX_REPORTED_LINES: usize = 4;

/// Everything between the match and one program.
#[derive(Clone, Debug, Default)]
pub struct Exchange {
    /// The lines that were sent to the program, oldest first, each with the number of the call that sent it. Lines of a game's
    /// past have no number.
    read: Vec<(Option<usize>, String)>,
    /// The lines that it wrote, oldest first. Lines of a game's past are not measured.
    written: Vec<Option<Written>>,
    /// Its standard error, in pieces.
    said: Vec<Piece>,
    /// The number of lines that had been sent to the program when the game ended.
    read_by_end: Option<usize>,
}

/// A line that the program wrote.
#[derive(Clone, Copy, Debug)]
struct Written {
    at: Instant,
    took: Duration,
    is_early: bool,
}

impl Exchange {
    /// Returns the exchange with a program that has caught up with the end of a record.
    pub fn after<G: Protocol>(record: &Record<G>, seat: Seat) -> Exchange {
        let mut exchange = Exchange::default();
        let past = full_transcript(record, record.moves().len(), seat);
        for line in lines_of_past(&past) {
            match line {
                Line::Read(line) => exchange.read.push((None, line.to_owned())),
                Line::Written(_) => exchange.written.push(None),
            }
        }
        exchange
    }

    /// Adds the lines that a call sent to the program. `number` is the number of the call.
    pub fn add_read(&mut self, lines: &[String], number: usize) {
        let lines = lines.iter().map(|line| (Some(number), line.clone()));
        self.read.extend(lines);
    }

    /// Marks the game as decided. Later lines are sent after its last event, such as a program's fault.
    pub fn mark_end(&mut self) {
        self.read_by_end.get_or_insert(self.read.len());
    }

    /// Adds a line that the program wrote: when, how long it took, and whether the program wrote it before it was handed the
    /// last lines.
    pub fn add_written(&mut self, at: Instant, took: Duration, is_early: bool) {
        self.written.push(Some(Written { at, took, is_early }));
    }

    /// Sets the pieces of the program's standard error.
    pub fn set_errors(&mut self, pieces: Vec<Piece>) {
        self.said = pieces;
    }

    /// Returns the end of the program's standard error.
    pub fn errors(&self) -> String {
        let bytes: Vec<u8> = self
            .said
            .iter()
            .flat_map(|piece| piece.bytes.clone())
            .collect();
        String::from_utf8_lossy(&bytes).into_owned()
    }

    /// Returns the last lines that the program had been sent when the game ended.
    pub fn last_read(&self) -> Vec<String> {
        let sent = &self.read[..self.read_by_end.unwrap_or(self.read.len())];
        let last = &sent[sent.len().saturating_sub(MAX_REPORTED_LINES)..];
        last.iter().map(|(_, line)| line.clone()).collect()
    }

    /// Returns the number of lines that it wrote before they were requested.
    pub fn early(&self) -> usize {
        let written = self.written.iter().flatten();
        written.filter(|written| written.is_early).count()
    }

    /// Whether the last line that did not count arrived before the lines that the program should have waited for. `refused` is
    /// the number of lines that did not count. If it is 0, the next line after the answers that counted is meant.
    pub fn is_early<G: Protocol>(&self, record: &Record<G>, seat: Seat, refused: usize) -> bool {
        let transcript = full_transcript(record, record.moves().len(), seat);
        let counted = lines_of_past(&transcript).filter(|line| matches!(line, Line::Written(_)));
        let index = counted.count() + refused.saturating_sub(1);
        let written = self.written.get(index).copied().flatten();
        written.is_some_and(|written| written.is_early)
    }

    /// Returns the log of the game: the contents of its record, in their order, with the times. `comments` precede the lines.
    /// `refused` are the lines of the last answer, which did not count; the log ends with them.
    pub fn text<G: Protocol>(
        &self,
        record: &Record<G>,
        seat: Seat,
        comments: &[String],
        refused: &[String],
    ) -> String {
        let transcript = full_transcript(record, record.moves().len(), seat);
        let mut text = TextOfLog::new(self, G::ID, comments, &transcript, seat);
        for line in lines_of_past(&transcript) {
            match line {
                Line::Read(line) => text.read(line),
                Line::Written(line) => text.written(line, ""),
            }
        }
        for line in refused {
            text.written(line, ", refused");
        }
        if refused.is_empty() && record.outcome().is_some() {
            for line in record.last().farewell(seat) {
                text.read(&line);
            }
        }
        text.rest()
    }
}

enum Line<'a> {
    Read(&'a str),
    Written(&'a str),
}

/// Returns the lines that a program has read and written.
fn lines_of_past(past: &Transcript) -> impl Iterator<Item = Line<'_>> {
    let first = past.lines.iter().map(|line| Line::Read(line));
    first.chain(past.entries.iter().flat_map(lines_of_said))
}

fn lines_of_said(said: &Said) -> Box<dyn Iterator<Item = Line<'_>> + '_> {
    match said {
        Said::Heard(line) => Box::new(iter::once(Line::Read(line))),
        Said::Answered(lines) => Box::new(lines.iter().map(|line| Line::Written(line))),
    }
}

/// A log in progress, with the lines of standard error in between. Each of these precedes the lines that the program had not
/// read when it wrote it.
struct TextOfLog<'a> {
    text: String,
    reads: std::slice::Iter<'a, (Option<usize>, String)>,
    writes: std::slice::Iter<'a, Option<Written>>,
    said: iter::Peekable<std::vec::IntoIter<SaidLine>>,
}

/// A line of standard error.
#[derive(Clone, Debug, PartialEq, Eq)]
struct SaidLine {
    at: Instant,
    /// See [`Piece`].
    heard: usize,
    text: String,
}

// Writing into a string cannot fail, so the results are dropped.
impl<'a> TextOfLog<'a> {
    fn new(
        exchange: &'a Exchange,
        game: &str,
        comments: &[String],
        transcript: &Transcript,
        seat: Seat,
    ) -> TextOfLog<'a> {
        let mut text = format!("warren 1 {game} log\n");
        for comment in comments {
            let _ = writeln!(text, "# {comment}");
        }
        if let Some(start) = &transcript.position {
            let _ = writeln!(text, "start {start}\nseat {}", seat.0);
        }
        for file in &transcript.files {
            let _ = writeln!(text, "{}", file.text.trim_end());
        }
        TextOfLog {
            text,
            reads: exchange.read.iter(),
            writes: exchange.written.iter(),
            said: lines_of_errors(&exchange.said).into_iter().peekable(),
        }
    }

    fn read(&mut self, line: &str) {
        let number = self.reads.next().and_then(|(number, _)| *number);
        self.say_while(|said| number.is_some_and(|number| said.heard < number));
        let _ = writeln!(self.text, ">> {line}");
    }

    fn written(&mut self, line: &str, note: &str) {
        let written = self.writes.next().copied().flatten();
        self.say_while(|said| written.is_some_and(|written| said.at < written.at));
        let _ = match written {
            Some(Written { took, .. }) => {
                writeln!(self.text, "<< {line}\t{} ms{note}", took.as_millis())
            }
            None => writeln!(self.text, "<< {line}"),
        };
    }

    /// Adds the next lines of standard error while a condition holds.
    fn say_while(&mut self, holds: impl Fn(&SaidLine) -> bool) {
        while let Some(SaidLine { text, .. }) = self.said.next_if(&holds) {
            let _ = writeln!(self.text, "!! {text}");
        }
    }

    fn rest(mut self) -> String {
        self.say_while(|_| true);
        self.text
    }
}

/// Splits standard error into lines, each with the time and place of its first byte.
fn lines_of_errors(pieces: &[Piece]) -> Vec<SaidLine> {
    let mut lines = Vec::new();
    let mut line: Vec<u8> = Vec::new();
    let mut line_start = None;
    let whole = |(at, heard), line: &[u8]| SaidLine {
        at,
        heard,
        text: readable(line),
    };
    for Piece { at, heard, bytes } in pieces {
        for &byte in bytes {
            let since = *line_start.get_or_insert((*at, *heard));
            if byte == b'\n' {
                lines.push(whole(since, &line));
                line.clear();
                line_start = None;
            } else {
                line.push(byte);
            }
        }
    }
    lines.extend(line_start.map(|since| whole(since, &line)));
    lines
}

/// Returns a line from outside as text without control characters, so that it cannot control a terminal.
pub fn readable(line: &[u8]) -> String {
    let line = String::from_utf8_lossy(line);
    line.replace(|c: char| c.is_control() && c != '\t', "\u{fffd}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use warren::core::game::Game;
    use warren::core::log::Log;
    use warren::for_game;
    use warren::games::{GameId, read_log};

    const SEAT: Seat = Seat(1);

    /// Returns the first two moves of a stored record.
    fn two_moves<G: Protocol>() -> Record<G> {
        let file = format!("../../tests/records/{}-005.rec", G::ID);
        let mut record: Record<G> = std::fs::read_to_string(file).unwrap().parse().unwrap();
        record.cut(2);
        record
    }

    /// Numbers the lines that were read. Each answer arrives 10 ms after the one before and took 8 ms.
    fn timed(exchange: &mut Exchange, begin: Instant) {
        for (number, line) in exchange.read.iter_mut().enumerate() {
            line.0 = Some(number + 1);
        }
        for (number, written) in exchange.written.iter_mut().enumerate() {
            *written = Some(Written {
                at: begin + Duration::from_millis(10 * number as u64),
                took: Duration::from_millis(8),
                is_early: false,
            });
        }
    }

    #[test]
    fn the_text_is_a_log_of_the_game() {
        for &game in GameId::ALL {
            for_game!(game, G => {
                let record = two_moves::<G>();
                let mut exchange = Exchange::after(&record, SEAT);
                let begin = Instant::now();
                timed(&mut exchange, begin);
                let piece = |bytes: &[u8]| Piece {
                    at: begin,
                    heard: 1,
                    bytes: bytes.to_owned(),
                };
                exchange.said = vec![piece(b"I th"), piece(b"ink\n\x1b\nso")];
                let comments = ["seat 1: ./me".to_owned()];
                let text = exchange.text(&record, SEAT, &comments, &[]);
                assert!(text.starts_with(&format!("warren 1 {} log\n# seat 1: ./me\n", G::ID)));
                assert!(text.contains("\t8 ms\n"), "{text}");
                assert!(text.contains("!! I think\n!! \u{fffd}\n!! so\n"), "{text}");
                assert_eq!(read_log(&text).unwrap().1, Log::of(&record, SEAT));
            });
        }
    }

    #[test]
    fn a_refused_answer_comes_last_and_what_was_written_too_early_is_known() {
        for &game in GameId::ALL {
            for_game!(game, G => {
                let mut record = two_moves::<G>();
                // A position in which the seat has to answer.
                let due = (1..=2).rev().find(|&played| {
                    record.position(played).is_some_and(|position| position.due().contains(SEAT))
                });
                record.cut(due.unwrap());
                let mut exchange = Exchange::after(&record, SEAT);
                let refused = vec!["nonsense".to_owned()];
                exchange.add_written(Instant::now(), Duration::ZERO, true);
                let text = exchange.text(&record, SEAT, &[], &refused);
                assert!(text.ends_with("<< nonsense\t0 ms, refused\n"), "{text}");
                assert_eq!(read_log(&text).unwrap().1.refused(), refused);
                assert!(exchange.is_early(&record, SEAT, 1));
                assert!(!exchange.is_early(&record, SEAT, 2), "there is no such line");
                assert_eq!(exchange.early(), 1);
            });
        }
    }

    #[test]
    fn messages_precede_the_lines_that_were_not_read_yet() {
        let mut tested = 0;
        for &game in GameId::ALL {
            for_game!(game, G => {
                let record = two_moves::<G>();
                let begin = Instant::now();
                let after = |milliseconds| begin + Duration::from_millis(milliseconds);
                let mut exchange = Exchange::after(&record, SEAT);
                // The second line is sent at once and read later.
                timed(&mut exchange, after(20));
                let said = [(10, 2, "before"), (30, 2, "after"), (40, 3, "next")];
                exchange.said = Vec::from(said.map(|(at, heard, text)| Piece {
                    at: after(at),
                    heard,
                    bytes: format!("{text}\n").into_bytes(),
                }));
                exchange.read.push((Some(3), "news".to_owned()));
                let text = exchange.text(&record, SEAT, &[], &[]);
                let lines: Vec<&str> = text.lines().skip(1).collect();
                // Games in which this seat reads two lines, and then answers with one.
                if let [side, red, before, blue, after, next] = lines[..]
                    && red.starts_with(">> ")
                    && blue.starts_with("<< ")
                {
                    assert_eq!((side, before), (">> 1", "!! before"), "{text}");
                    assert_eq!((after, next), ("!! after", "!! next"), "{text}");
                    tested += 1;
                }
            });
        }
        assert!(tested > 0);
    }

    #[test]
    fn the_last_read_lines_are_known() {
        let mut exchange = Exchange::default();
        let lines: Vec<String> = (0..9).map(|number| number.to_string()).collect();
        exchange.add_read(&lines, 1);
        assert_eq!(exchange.last_read(), ["5", "6", "7", "8"]);
        exchange.mark_end();
        exchange.add_read(&["Quit".to_owned()], 2);
        exchange.mark_end();
        assert_eq!(exchange.last_read(), ["5", "6", "7", "8"]);
    }
}
