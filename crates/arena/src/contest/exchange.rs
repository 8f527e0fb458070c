//! The lines between a program and the match, with their times, and the log that the page opens.

use std::fmt::Write;
use std::iter;
use std::time::{Duration, Instant};

use warren::core::game::Seat;
use warren::core::protocol::{Protocol, Said, Transcript};
use warren::core::record::Record;
use warren::core::referee::full_transcript;

use super::stderr_tail::StderrPiece;

/// The number of lines, last read by a program, that are reported with its fault.
const MAX_REPORTED_LINES: usize = 4;

/// Everything between the match and one program.
#[derive(Clone, Debug, Default)]
pub struct Exchange {
    /// The lines that were sent to the program, oldest first.
    sent: Vec<SentLine>,
    /// The lines that it wrote, oldest first. Lines of a game's past are not measured.
    written: Vec<Option<WrittenLine>>,
    /// Its standard error, in pieces.
    stderr_pieces: Vec<StderrPiece>,
    /// The number of lines that had been sent to the program when the game ended.
    sent_count_at_end: Option<usize>,
}

/// A line that was sent to the program.
#[derive(Clone, Debug)]
struct SentLine {
    /// The number of the call of [`send`](super::process::Process::send) that sent it. Lines of a game's past have none.
    call: Option<usize>,
    text: String,
}

/// A line that the program wrote.
#[derive(Clone, Copy, Debug)]
struct WrittenLine {
    written_at: Instant,
    answer_time: Duration,
    is_early: bool,
}

impl Exchange {
    /// Returns the exchange with a program that has caught up with the end of a record.
    pub fn after_record<G: Protocol>(record: &Record<G>, seat: Seat) -> Exchange {
        let mut exchange = Exchange::default();
        let past = full_transcript(record, record.moves().len(), seat);
        for line in transcript_lines(&past) {
            match line {
                Line::Sent(line) => exchange.sent.push(SentLine {
                    call: None,
                    text: line.to_owned(),
                }),
                Line::Written(_) => exchange.written.push(None),
            }
        }
        exchange
    }

    /// Adds the lines that a call sent to the program. `call` is the number of the call.
    pub fn add_sent(&mut self, lines: &[String], call: usize) {
        let lines = lines.iter().map(|line| SentLine {
            call: Some(call),
            text: line.clone(),
        });
        self.sent.extend(lines);
    }

    /// Marks the game as decided. Later lines are sent after its last event, such as a program's fault.
    pub fn mark_end(&mut self) {
        self.sent_count_at_end.get_or_insert(self.sent.len());
    }

    /// Adds a line that the program wrote: when, how long it took, and whether the program wrote it before it was handed the
    /// last lines.
    pub fn add_written(&mut self, written_at: Instant, answer_time: Duration, is_early: bool) {
        self.written.push(Some(WrittenLine {
            written_at,
            answer_time,
            is_early,
        }));
    }

    /// Sets the pieces of the program's standard error.
    pub fn set_stderr(&mut self, pieces: Vec<StderrPiece>) {
        self.stderr_pieces = pieces;
    }

    /// Returns the end of the program's standard error.
    pub fn stderr(&self) -> String {
        let bytes: Vec<u8> = self
            .stderr_pieces
            .iter()
            .flat_map(|piece| piece.bytes.clone())
            .collect();
        String::from_utf8_lossy(&bytes).into_owned()
    }

    /// Returns the last lines that the program had been sent when the game ended.
    pub fn last_sent(&self) -> Vec<String> {
        let sent = &self.sent[..self.sent_count_at_end.unwrap_or(self.sent.len())];
        let last = &sent[sent.len().saturating_sub(MAX_REPORTED_LINES)..];
        last.iter().map(|line| line.text.clone()).collect()
    }

    /// Returns the number of lines that it wrote before they were requested.
    pub fn early_line_count(&self) -> usize {
        let written = self.written.iter().flatten();
        written.filter(|written| written.is_early).count()
    }

    /// Whether the last line that did not count arrived before the lines that the program should have waited for. `refused` is
    /// the number of lines that did not count. If it is 0, the next line after the answers that counted is meant.
    pub fn is_early<G: Protocol>(&self, record: &Record<G>, seat: Seat, refused: usize) -> bool {
        let transcript = full_transcript(record, record.moves().len(), seat);
        let written_lines =
            transcript_lines(&transcript).filter(|line| matches!(line, Line::Written(_)));
        let index = written_lines.count() + refused.saturating_sub(1);
        let written = self.written.get(index).copied().flatten();
        written.is_some_and(|written| written.is_early)
    }

    /// Returns the log of the game: the contents of its record, in their order, with the times. `comments` precede the lines.
    /// `refused` are the lines of the last answer, which did not count; the log ends with them.
    pub fn log_text<G: Protocol>(
        &self,
        record: &Record<G>,
        seat: Seat,
        comments: &[String],
        refused: &[String],
    ) -> String {
        let transcript = full_transcript(record, record.moves().len(), seat);
        let mut log = LogWriter::new(self, G::ID, comments, &transcript, seat);
        for line in transcript_lines(&transcript) {
            match line {
                Line::Sent(line) => log.write_sent(line),
                Line::Written(line) => log.write_written(line, ""),
            }
        }
        for line in refused {
            log.write_written(line, ", refused");
        }
        if refused.is_empty() && record.outcome().is_some() {
            for line in record.last().farewell(seat) {
                log.write_sent(&line);
            }
        }
        log.finish()
    }
}

/// A line in one of the two directions.
enum Line<'a> {
    Sent(&'a str),
    Written(&'a str),
}

/// Returns the lines that a program has read and written.
fn transcript_lines(past: &Transcript) -> impl Iterator<Item = Line<'_>> {
    let first = past.lines.iter().map(|line| Line::Sent(line));
    first.chain(past.entries.iter().flat_map(entry_lines))
}

fn entry_lines(entry: &Said) -> Box<dyn Iterator<Item = Line<'_>> + '_> {
    match entry {
        Said::Heard(line) => Box::new(iter::once(Line::Sent(line))),
        Said::Answered(lines) => Box::new(lines.iter().map(|line| Line::Written(line))),
    }
}

/// A log in progress, with the lines of standard error in between. Each of these precedes the lines that the program had not
/// read when it wrote it.
struct LogWriter<'a> {
    text: String,
    sent: std::slice::Iter<'a, SentLine>,
    written: std::slice::Iter<'a, Option<WrittenLine>>,
    stderr_lines: iter::Peekable<std::vec::IntoIter<StderrLine>>,
}

/// A line of standard error.
#[derive(Clone, Debug, PartialEq, Eq)]
struct StderrLine {
    read_at: Instant,
    /// See [`StderrPiece`].
    last_read_call: usize,
    text: String,
}

// Writing into a string cannot fail, so the results are dropped.
impl<'a> LogWriter<'a> {
    fn new(
        exchange: &'a Exchange,
        game: &str,
        comments: &[String],
        transcript: &Transcript,
        seat: Seat,
    ) -> LogWriter<'a> {
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
        LogWriter {
            text,
            sent: exchange.sent.iter(),
            written: exchange.written.iter(),
            stderr_lines: split_stderr(&exchange.stderr_pieces).into_iter().peekable(),
        }
    }

    fn write_sent(&mut self, line: &str) {
        let call = self.sent.next().and_then(|line| line.call);
        self.write_stderr_while(|message| call.is_some_and(|call| message.last_read_call < call));
        let _ = writeln!(self.text, ">> {line}");
    }

    fn write_written(&mut self, line: &str, note: &str) {
        let written = self.written.next().copied().flatten();
        self.write_stderr_while(|message| {
            written.is_some_and(|written| message.read_at < written.written_at)
        });
        let _ = match written {
            Some(WrittenLine { answer_time, .. }) => {
                writeln!(self.text, "<< {line}\t{} ms{note}", answer_time.as_millis())
            }
            None => writeln!(self.text, "<< {line}"),
        };
    }

    /// Adds the next lines of standard error while a condition holds.
    fn write_stderr_while(&mut self, holds: impl Fn(&StderrLine) -> bool) {
        while let Some(StderrLine { text, .. }) = self.stderr_lines.next_if(&holds) {
            let _ = writeln!(self.text, "!! {text}");
        }
    }

    fn finish(mut self) -> String {
        self.write_stderr_while(|_| true);
        self.text
    }
}

/// Splits standard error into lines, each with the time and place of its first byte.
fn split_stderr(pieces: &[StderrPiece]) -> Vec<StderrLine> {
    let mut lines = Vec::new();
    let mut line: Vec<u8> = Vec::new();
    let mut line_start = None;
    let line_from = |(read_at, last_read_call), line: &[u8]| StderrLine {
        read_at,
        last_read_call,
        text: without_control_characters(line),
    };
    for StderrPiece {
        read_at,
        last_read_call,
        bytes,
    } in pieces
    {
        for &byte in bytes {
            let start = *line_start.get_or_insert((*read_at, *last_read_call));
            if byte == b'\n' {
                lines.push(line_from(start, &line));
                line.clear();
                line_start = None;
            } else {
                line.push(byte);
            }
        }
    }
    lines.extend(line_start.map(|start| line_from(start, &line)));
    lines
}

/// Returns a line from outside as text without control characters, so that it cannot control a terminal.
pub fn without_control_characters(line: &[u8]) -> String {
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

    /// Numbers the lines that were sent. Each answer arrives 10 ms after the one before and took 8 ms.
    fn set_times(exchange: &mut Exchange, begin: Instant) {
        for (index, line) in exchange.sent.iter_mut().enumerate() {
            line.call = Some(index + 1);
        }
        for (index, written) in exchange.written.iter_mut().enumerate() {
            *written = Some(WrittenLine {
                written_at: begin + Duration::from_millis(10 * index as u64),
                answer_time: Duration::from_millis(8),
                is_early: false,
            });
        }
    }

    #[test]
    fn the_text_is_a_log_of_the_game() {
        for &game in GameId::ALL {
            for_game!(game, G => {
                let record = two_moves::<G>();
                let mut exchange = Exchange::after_record(&record, SEAT);
                let begin = Instant::now();
                set_times(&mut exchange, begin);
                let piece = |bytes: &[u8]| StderrPiece {
                    read_at: begin,
                    last_read_call: 1,
                    bytes: bytes.to_owned(),
                };
                exchange.stderr_pieces = vec![piece(b"I th"), piece(b"ink\n\x1b\nso")];
                let comments = ["seat 1: ./me".to_owned()];
                let text = exchange.log_text(&record, SEAT, &comments, &[]);
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
                let due_at = (1..=2).rev().find(|&moves| {
                    record.position(moves).is_some_and(|position| position.due().contains(SEAT))
                });
                record.cut(due_at.unwrap());
                let mut exchange = Exchange::after_record(&record, SEAT);
                let refused = vec!["nonsense".to_owned()];
                exchange.add_written(Instant::now(), Duration::ZERO, true);
                let text = exchange.log_text(&record, SEAT, &[], &refused);
                assert!(text.ends_with("<< nonsense\t0 ms, refused\n"), "{text}");
                assert_eq!(read_log(&text).unwrap().1.refused(), refused);
                assert!(exchange.is_early(&record, SEAT, 1));
                assert!(!exchange.is_early(&record, SEAT, 2), "there is no such line");
                assert_eq!(exchange.early_line_count(), 1);
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
                let mut exchange = Exchange::after_record(&record, SEAT);
                // The second line is sent at once and read later.
                set_times(&mut exchange, after(20));
                let messages = [(10, 2, "before"), (30, 2, "after"), (40, 3, "next")];
                exchange.stderr_pieces = Vec::from(messages.map(|(milliseconds, last_read_call, text)| StderrPiece {
                    read_at: after(milliseconds),
                    last_read_call,
                    bytes: format!("{text}\n").into_bytes(),
                }));
                exchange.sent.push(SentLine {
                    call: Some(3),
                    text: "news".to_owned(),
                });
                let text = exchange.log_text(&record, SEAT, &[], &[]);
                let lines: Vec<&str> = text.lines().skip(1).collect();
                // Games in which this seat reads two lines, and then answers with one.
                if let [side, sent, before, written, after, next] = lines[..]
                    && sent.starts_with(">> ")
                    && written.starts_with("<< ")
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
        exchange.add_sent(&lines, 1);
        assert_eq!(exchange.last_sent(), ["5", "6", "7", "8"]);
        exchange.mark_end();
        exchange.add_sent(&["Quit".to_owned()], 2);
        exchange.mark_end();
        assert_eq!(exchange.last_sent(), ["5", "6", "7", "8"]);
    }
}
