//! What a program read, wrote and said in a game, with the times, and its text, which the page opens as a log.

use std::fmt::Write;
use std::iter;
use std::time::{Duration, Instant};

use warren::core::game::Seat;
use warren::core::protocol::{Protocol, Said, Transcript};
use warren::core::record::Record;
use warren::core::referee::past;

use super::errors::Piece;

/// How many of the lines that a program read last are told with its fault.
const LAST_LINES: usize = 4;

/// Everything between the match and one program.
#[derive(Clone, Debug, Default)]
pub struct Exchange {
    /// The lines that were sent to the program, oldest first, each with the number of the call that sent it. Those of a game's
    /// past have none.
    read: Vec<(Option<usize>, String)>,
    /// The lines that it wrote, oldest first. Those of a game's past, which it was brought to, are not measured.
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
    /// The exchange with a program that has been brought to the end of a record.
    pub fn after<G: Protocol>(record: &Record<G>, seat: Seat) -> Exchange {
        let mut exchange = Exchange::default();
        let past = past(record, record.moves().len(), seat);
        for line in lines_of_past(&past) {
            match line {
                Line::Read(line) => exchange.read.push((None, line.to_owned())),
                Line::Written(_) => exchange.written.push(None),
            }
        }
        exchange
    }

    /// Adds lines that a call with this number has sent to the program.
    pub fn send(&mut self, lines: &[String], number: usize) {
        let lines = lines.iter().map(|line| (Some(number), line.clone()));
        self.read.extend(lines);
    }

    /// Notes that the game is decided. The lines that follow are sent after its last event, such as a program's fault.
    pub fn end(&mut self) {
        self.read_by_end.get_or_insert(self.read.len());
    }

    /// Adds a line that the program wrote: its time, how long it took, and whether it was written before the last lines had been
    /// handed to the program.
    pub fn written(&mut self, at: Instant, took: Duration, is_early: bool) {
        self.written.push(Some(Written { at, took, is_early }));
    }

    /// Adds what the program said on standard error, in pieces.
    pub fn said(&mut self, pieces: Vec<Piece>) {
        self.said = pieces;
    }

    /// The end of what the program said on standard error.
    pub fn errors(&self) -> String {
        let bytes: Vec<u8> = self
            .said
            .iter()
            .flat_map(|piece| piece.bytes.clone())
            .collect();
        String::from_utf8_lossy(&bytes).into_owned()
    }

    /// The last lines that the program had been sent when the game ended.
    pub fn last_read(&self) -> Vec<String> {
        let sent = &self.read[..self.read_by_end.unwrap_or(self.read.len())];
        let last = &sent[sent.len().saturating_sub(LAST_LINES)..];
        last.iter().map(|(_, line)| line.clone()).collect()
    }

    /// How many lines it wrote before they were asked for.
    pub fn early(&self) -> usize {
        let written = self.written.iter().flatten();
        written.filter(|written| written.is_early).count()
    }

    /// Whether the last of the lines that did not count came before the lines that it should have waited for. `refused` is the
    /// number of these lines. Without any, the next line after the answers that counted is meant.
    pub fn is_early<G: Protocol>(&self, record: &Record<G>, seat: Seat, refused: usize) -> bool {
        let told = past(record, record.moves().len(), seat);
        let counted = lines_of_past(&told).filter(|line| matches!(line, Line::Written(_)));
        let index = counted.count() + refused.saturating_sub(1);
        let written = self.written.get(index).copied().flatten();
        written.is_some_and(|written| written.is_early)
    }

    /// The text of a log of the game: what stands in its record, in its order, with the times. `comments` stand before the lines.
    /// `refused` are the lines of the last answer, which did not count; the log ends with them.
    pub fn text<G: Protocol>(
        &self,
        record: &Record<G>,
        seat: Seat,
        comments: &[String],
        refused: &[String],
    ) -> String {
        let told = past(record, record.moves().len(), seat);
        let mut text = TextOfLog::new(self, G::ID, comments, &told, seat);
        for line in lines_of_past(&told) {
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

/// What a program has read and written, line by line.
fn lines_of_past(past: &Transcript) -> impl Iterator<Item = Line<'_>> {
    let first = past.lines.iter().map(|line| Line::Read(line));
    first.chain(past.transcript.iter().flat_map(lines_of_said))
}

fn lines_of_said(said: &Said) -> Box<dyn Iterator<Item = Line<'_>> + '_> {
    match said {
        Said::Heard(line) => Box::new(iter::once(Line::Read(line))),
        Said::Answered(lines) => Box::new(lines.iter().map(|line| Line::Written(line))),
    }
}

/// A log that is being written, with the lines of standard error in between. Each of these stands before the lines that the
/// program had not read yet when it said it.
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
    /// As in [`Piece`].
    heard: usize,
    text: String,
}

// Writing into a text cannot fail, so its results are dropped.
impl<'a> TextOfLog<'a> {
    fn new(
        exchange: &'a Exchange,
        game: &str,
        comments: &[String],
        told: &Transcript,
        seat: Seat,
    ) -> TextOfLog<'a> {
        let mut text = format!("warren 1 {game} log\n");
        for comment in comments {
            let _ = writeln!(text, "# {comment}");
        }
        if let Some(start) = &told.position {
            let _ = writeln!(text, "start {start}\nseat {}", seat.0);
        }
        for file in &told.files {
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

    /// Adds the next lines of standard error for which something holds.
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

/// Standard error as lines, each with what is known of its first byte.
fn lines_of_errors(pieces: &[Piece]) -> Vec<SaidLine> {
    let mut lines = Vec::new();
    let mut line: Vec<u8> = Vec::new();
    let mut begun = None;
    let whole = |(at, heard), line: &[u8]| SaidLine {
        at,
        heard,
        text: readable(line),
    };
    for Piece { at, heard, bytes } in pieces {
        for &byte in bytes {
            let since = *begun.get_or_insert((*at, *heard));
            if byte == b'\n' {
                lines.push(whole(since, &line));
                line.clear();
                begun = None;
            } else {
                line.push(byte);
            }
        }
    }
    lines.extend(begun.map(|since| whole(since, &line)));
    lines
}

/// A line from outside as text, without control characters, so that it cannot control a terminal.
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

    /// The first two moves of a kept record.
    fn begun<G: Protocol>() -> Record<G> {
        let file = format!("../../tests/records/{}-005.rec", G::ID);
        let mut record: Record<G> = std::fs::read_to_string(file).unwrap().parse().unwrap();
        record.cut(2);
        record
    }

    /// Numbers the lines that were read, and gives each answer a time, 10 ms after the one before. Each took 8 ms.
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
                let record = begun::<G>();
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
                let begun = begun::<G>();
                // A position in which the seat has to answer.
                let due = (1..=2).rev().find(|&played| {
                    begun.position(played).is_some_and(|position| position.due().contains(SEAT))
                });
                let mut record = begun;
                record.cut(due.unwrap());
                let mut exchange = Exchange::after(&record, SEAT);
                let refused = vec!["nonsense".to_owned()];
                exchange.written(Instant::now(), Duration::ZERO, true);
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
    fn what_was_said_stands_before_the_lines_that_were_not_read_yet() {
        let mut tested = 0;
        for &game in GameId::ALL {
            for_game!(game, G => {
                let begun = begun::<G>();
                let begin = Instant::now();
                let after = |milliseconds| begin + Duration::from_millis(milliseconds);
                let mut exchange = Exchange::after(&begun, SEAT);
                // The second line is sent at once, and is read later.
                timed(&mut exchange, after(20));
                let said = [(10, 2, "before"), (30, 2, "after"), (40, 3, "next")];
                exchange.said = Vec::from(said.map(|(at, heard, text)| Piece {
                    at: after(at),
                    heard,
                    bytes: format!("{text}\n").into_bytes(),
                }));
                exchange.read.push((Some(3), "news".to_owned()));
                let text = exchange.text(&begun, SEAT, &[], &[]);
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
    fn what_was_read_last_is_known() {
        let mut exchange = Exchange::default();
        let lines: Vec<String> = (0..9).map(|number| number.to_string()).collect();
        exchange.send(&lines, 1);
        assert_eq!(exchange.last_read(), ["5", "6", "7", "8"]);
        exchange.end();
        exchange.send(&["Quit".to_owned()], 2);
        exchange.end();
        assert_eq!(exchange.last_read(), ["5", "6", "7", "8"]);
    }
}
