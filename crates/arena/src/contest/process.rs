//! A program as a process: its input and output lines, its time, and an end that leaves no process behind.
//!
//! A program cannot hold up the match. One thread writes lines to it, and only this thread waits if the program does not read.
//! A second thread reads its lines, up to a maximum length. A third thread keeps the end of its standard error.

use std::collections::VecDeque;
use std::io::{ErrorKind, PipeReader, PipeWriter, Read, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::thread;
use std::time::{Duration, Instant};

use super::errors::{Errors, Piece};
use super::life::{Activity, Ended, Life, Started, Watch};
use super::pipes::{await_readable, waiting};

/// The maximum length of a line in bytes. Answers have a few dozen.
const MAX_LINE_LENGTH: usize = 8 << 10;

/// The time to wait for the rest of standard error after a program has ended.
const ERRORS_WAIT: Duration = Duration::from_millis(200);

/// The minimum pause between an answer and the next lines for a program that uses standard error. Its messages right after its
/// answer are read by then.
const MIN_PAUSE: Duration = Duration::from_millis(2);

/// The maximum wait of the next lines until such a program finishes its turn. No clock runs meanwhile.
const MAX_PAUSE: Duration = Duration::from_millis(50);

/// A program that has written no message after this many calls with lines does not use standard error.
const MAX_SILENT_CALLS: usize = 4;

/// The time between two looks whether it has finished, and the number of looks in a row that must agree.
const POLL_INTERVAL: Duration = Duration::from_micros(500);
const QUIET_LOOKS: usize = 2;

/// An event of a program.
#[derive(Debug, PartialEq, Eq)]
pub enum Event {
    /// It wrote a line.
    Line {
        /// The line. Bytes that are not UTF-8 are replaced.
        text: String,
        /// The time when it was read.
        at: Instant,
    },
    /// It wrote a line that is too long. Nothing more is read from it.
    Overflow,
    /// It closed its output, as a program does when it ends. A last line without a line break does not count.
    Exit,
}

/// A program that has been started.
pub struct Process {
    life: Box<dyn Life>,
    /// Lines to write. Dropping it closes the program's input.
    input: Option<Sender<Vec<u8>>>,
    /// The number of calls of [`Process::send`].
    sent: usize,
    /// The number of the last call with lines.
    asked: usize,
    shared: Arc<Shared>,
    errors_end: Receiver<()>,
    /// Reports its activity.
    watch: Watch,
}

/// The life of a program that failed to start.
struct Absent;

impl Life for Absent {
    fn ended(&mut self) -> Option<Ended> {
        Some(Ended::ByMatch)
    }

    fn was_stopped(&self) -> bool {
        false
    }

    fn end(&mut self) -> Ended {
        Ended::ByMatch
    }
}

/// Data shared by the threads of a program and the match.
#[derive(Default)]
struct Shared {
    handed: Mutex<Handed>,
    is_input_broken: AtomicBool,
    errors: Mutex<Errors>,
    /// Its output since its last line break.
    unfinished: Mutex<Vec<u8>>,
    /// Its standard input, while open.
    stdin: Mutex<Weak<PipeWriter>>,
    /// Its standard error, while open.
    stderr: Mutex<Weak<PipeReader>>,
    /// When it last wrote a line.
    answered_at: Mutex<Option<Instant>>,
}

impl Shared {
    /// Returns the number of the last call of [`Process::send`] whose lines the program has read. Lines waiting in its input do
    /// not count.
    fn heard(&self) -> usize {
        let stdin = lock(&self.stdin).upgrade();
        let mut handed = lock(&self.handed);
        let unread = stdin.map_or(0, |stdin| waiting(&*stdin));
        let read = handed.bytes.saturating_sub(unread);
        while handed
            .waiting
            .front()
            .is_some_and(|(_, begin)| *begin < read)
        {
            handed.heard = handed.waiting.pop_front().map_or(0, |(number, _)| number);
        }
        handed.heard
    }

    /// Waits until a program that uses standard error has written the messages about its last answer. Its next lines, and its
    /// messages about them, come after that.
    fn await_rest(&self, watch: &Watch) {
        let Some(answered_at) = *lock(&self.answered_at) else {
            return;
        };
        let is_new = lock(&self.handed).count <= MAX_SILENT_CALLS;
        if !is_new && lock(&self.errors).pieces.is_empty() {
            return;
        }
        let started_at = Instant::now();
        // Between two system calls a thread may look as if it waited.
        let mut quiet = 0;
        while quiet < QUIET_LOOKS && started_at.elapsed() < MAX_PAUSE {
            thread::sleep(POLL_INTERVAL);
            let is_quiet = answered_at.elapsed() >= MIN_PAUSE
                && watch() == Activity::Waits
                && !self.has_unkept();
            quiet = if is_quiet { quiet + 1 } else { 0 };
        }
    }

    /// Whether some of its standard error has not been stored yet.
    fn has_unkept(&self) -> bool {
        let stderr = lock(&self.stderr).upgrade();
        let _errors = lock(&self.errors);
        stderr.is_some_and(|stderr| waiting(&*stderr) > 0)
    }
}

/// The lines that were written to a program.
#[derive(Default)]
struct Handed {
    /// The number of calls, including those without lines.
    count: usize,
    /// The time of the last call.
    at: Option<Instant>,
    /// The time when lines were last written.
    lines_at: Option<Instant>,
    /// The total number of bytes.
    bytes: u64,
    /// The calls whose lines the program may not have read yet, each with the number of bytes before them.
    waiting: VecDeque<(usize, u64)>,
    /// The number of the last call before these.
    heard: usize,
}

impl Process {
    /// Starts the threads of a program. One of them passes events to `send_event` until it returns false.
    pub fn new(started: Started, send_event: impl Fn(Event) -> bool + Send + 'static) -> Process {
        let shared: Arc<Shared> = Arc::default();
        let stdin = Arc::new(started.input);
        *lock(&shared.stdin) = Arc::downgrade(&stdin);
        let (input, lines) = channel();
        let (errors_begin, errors_end) = channel();
        let (writing, reading, complaining) = (shared.clone(), shared.clone(), shared.clone());
        let stderr = Arc::new(started.errors);
        *lock(&shared.stderr) = Arc::downgrade(&stderr);
        let watch = started.life.watch();
        let watching = watch.clone();
        thread::spawn(move || write_lines(&stdin, &lines, &writing, &watching));
        thread::spawn(move || read_lines(started.output, &reading, send_event));
        thread::spawn(move || keep_errors(&stderr, &complaining, errors_begin));
        Process {
            life: started.life,
            input: Some(input),
            sent: 0,
            asked: 0,
            shared,
            errors_end,
            watch,
        }
    }

    /// Returns a program that failed to start. `send_event` receives its end.
    pub fn absent(send_event: impl FnOnce(Event) -> bool) -> Process {
        send_event(Event::Exit);
        let (_, errors_end) = channel();
        Process {
            life: Box::new(Absent),
            input: None,
            sent: 0,
            asked: 0,
            shared: Arc::default(),
            errors_end,
            watch: Absent.watch(),
        }
    }

    /// Sends lines, or none. The program's time restarts. Never waits. Returns the number of this call, from 1.
    pub fn send(&mut self, lines: &[String]) -> usize {
        self.sent += 1;
        if !lines.is_empty() {
            self.asked = self.sent;
        }
        let bytes = lines
            .iter()
            .flat_map(|line| [line, "\n"].concat().into_bytes());
        if let Some(input) = &self.input {
            // An error means that the program does not read, which `is_input_broken` reports.
            let _ = input.send(bytes.collect());
        }
        self.sent
    }

    /// Returns the time from the last lines sent to the program until it wrote a line. Zero if these had not been written to it
    /// yet.
    pub fn took(&self, at: Instant) -> Duration {
        match *lock(&self.shared.handed) {
            Handed {
                count,
                at: Some(time),
                ..
            } if count == self.sent => at.saturating_duration_since(time),
            _ => Duration::ZERO,
        }
    }

    /// Whether a line at this time was written before the program was handed the last lines.
    pub fn is_early(&self, at: Instant) -> bool {
        let handed = lock(&self.shared.handed);
        handed.count < self.asked || handed.lines_at.is_some_and(|time| at < time)
    }

    /// Returns its output since its last line break. Bytes that are not UTF-8 are replaced.
    pub fn unfinished(&self) -> String {
        String::from_utf8_lossy(&lock(&self.shared.unfinished)).into_owned()
    }

    /// Whether a line could not be written because the program has closed its input.
    pub fn is_input_broken(&self) -> bool {
        self.shared.is_input_broken.load(Ordering::Relaxed)
    }

    /// Closes its input after all lines have been written.
    pub fn close_input(&mut self) {
        self.input = None;
    }

    /// Returns how the process ended; `None` while it runs.
    pub fn ended(&mut self) -> Option<Ended> {
        self.life.ended()
    }

    /// Whether a signal has ever stopped it.
    pub fn was_stopped(&self) -> bool {
        self.life.was_stopped()
    }

    /// Returns its current activity.
    pub fn activity(&self) -> Activity {
        (self.watch)()
    }

    /// Ends the process with everything it started.
    pub fn end(&mut self) -> Ended {
        self.input = None;
        self.life.end()
    }

    /// Returns the end of its standard error, after the process has ended.
    pub fn errors(&self) -> Vec<Piece> {
        // A process that it left behind may still hold standard error open, so the wait is short.
        let _ = self.errors_end.recv_timeout(ERRORS_WAIT);
        lock(&self.shared.errors).pieces.iter().cloned().collect()
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.end();
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

fn write_lines(
    mut stdin: &PipeWriter,
    batches: &Receiver<Vec<u8>>,
    shared: &Shared,
    watch: &Watch,
) {
    for bytes in batches {
        shared.await_rest(watch);
        // Locked before writing: afterwards the answer might already be there.
        let mut handed = lock(&shared.handed);
        handed.count += 1;
        handed.at = Some(Instant::now());
        if !bytes.is_empty() {
            handed.lines_at = handed.at;
            let entry = (handed.count, handed.bytes);
            handed.waiting.push_back(entry);
            handed.bytes += bytes.len() as u64;
        }
        drop(handed);
        if stdin.write_all(&bytes).is_err() {
            shared.is_input_broken.store(true, Ordering::Relaxed);
            return;
        }
    }
}

fn read_lines(mut stdout: PipeReader, shared: &Shared, send_event: impl Fn(Event) -> bool) {
    let mut buffer = [0; 4096];
    let mut line = Vec::new();
    loop {
        let count = match stdout.read(&mut buffer) {
            Err(error) if error.kind() == ErrorKind::Interrupted => continue,
            Ok(0) | Err(_) => {
                send_event(Event::Exit);
                return;
            }
            Ok(count) => count,
        };
        let at = Instant::now();
        for &byte in &buffer[..count] {
            if byte == b'\n' {
                let text = String::from_utf8_lossy(&line).into_owned();
                line.clear();
                *lock(&shared.answered_at) = Some(at);
                if !send_event(Event::Line { text, at }) {
                    return;
                }
            } else if line.len() == MAX_LINE_LENGTH {
                send_event(Event::Overflow);
                return;
            } else {
                line.push(byte);
            }
        }
        lock(&shared.unfinished).clone_from(&line);
    }
}

/// Stores standard error until it is closed, and so drops `_end`. Holds the lock while it has data that is read but not stored.
fn keep_errors(mut stderr: &PipeReader, shared: &Shared, _end: Sender<()>) {
    let mut buffer = [0; 4096];
    loop {
        await_readable(stderr);
        let held = cfg!(unix).then(|| lock(&shared.errors));
        let count = match stderr.read(&mut buffer) {
            Err(error) if error.kind() == ErrorKind::Interrupted => continue,
            Ok(0) | Err(_) => return,
            Ok(count) => count,
        };
        let mut errors = held.unwrap_or_else(|| lock(&shared.errors));
        errors.add(Piece {
            at: Instant::now(),
            heard: shared.heard(),
            bytes: buffer[..count].to_owned(),
        });
    }
}

#[cfg(all(test, unix))]
mod tests {
    use super::super::errors::MAX_ERRORS_BYTES;
    use super::super::group;
    use super::super::protection::Place;
    use super::*;
    use std::os::unix::process::ExitStatusExt;
    use std::process::{Command, ExitStatus};
    use std::sync::mpsc::Receiver;

    fn started(script: &str) -> (Process, Receiver<Event>) {
        let (sender, events) = channel();
        let mut command = Command::new("sh");
        command.args(["-c", script]);
        let started = group::start(command, None, &Place::Open).unwrap();
        let process = Process::new(started, move |event| sender.send(event).is_ok());
        (process, events)
    }

    fn line(event: Event) -> String {
        match event {
            Event::Line { text, .. } => text,
            other => panic!("{other:?} is no line"),
        }
    }

    #[test]
    fn lines_go_to_and_fro() {
        let (mut process, events) = started("while read -r line; do echo \"<$line>\"; done");
        process.send(&["a".into(), "b c".into()]);
        assert_eq!(line(events.recv().unwrap()), "<a>");
        assert_eq!(line(events.recv().unwrap()), "<b c>");
        process.close_input();
        assert_eq!(events.recv().unwrap(), Event::Exit);
        let ended = Ended::Unasked(ExitStatus::default());
        assert_eq!(process.end(), ended);
        assert_eq!(process.ended(), Some(ended));
    }

    #[test]
    fn a_program_that_never_reads_holds_up_nobody() {
        let (mut process, _events) = started("exec sleep 1000");
        for _ in 0..100 {
            process.send(&["x".repeat(100_000)]);
        }
        assert_eq!(process.end(), Ended::ByMatch);
    }

    #[test]
    fn a_closed_input_is_noticed() {
        let (mut process, events) = started("exec <&-; echo closed; exec sleep 1000");
        assert_eq!(line(events.recv().unwrap()), "closed");
        // Once is not enough: a process that another test is just starting may have the pipe open for a moment.
        while !process.is_input_broken() {
            process.send(&["x".into()]);
            thread::sleep(Duration::from_millis(1));
        }
        process.end();
    }

    #[test]
    fn time_counts_from_the_last_lines_handed_over() {
        let (mut process, events) = started("echo early; read -r line; echo answer; read -r line");
        let Event::Line { at, .. } = events.recv().unwrap() else {
            panic!("no line");
        };
        assert_eq!(process.took(at), Duration::ZERO, "nothing was handed over");
        let before = Instant::now();
        process.send(&["x".into()]);
        assert_eq!(process.took(at), Duration::ZERO, "it was before that");
        assert!(process.is_early(at));
        let Event::Line { at, .. } = events.recv().unwrap() else {
            panic!("no line");
        };
        assert!(process.took(at) <= at - before && !process.is_early(at));
    }

    #[test]
    fn bytes_that_are_not_text_form_a_line_and_an_endless_line_does_not() {
        let (process, events) = started(r"printf '\377\n\r\nrest'");
        assert_eq!(line(events.recv().unwrap()), "\u{fffd}");
        assert_eq!(line(events.recv().unwrap()), "\r");
        assert_eq!(events.recv().unwrap(), Event::Exit);
        assert_eq!(process.unfinished(), "rest");
    }

    #[test]
    fn a_line_that_is_too_long_is_not_kept() {
        let (_process, events) = started("exec tr '\\0' x </dev/zero");
        assert_eq!(events.recv().unwrap(), Event::Overflow);
        assert!(events.recv().is_err(), "nothing more is read");
    }

    #[test]
    fn the_end_of_standard_error_is_kept() {
        let (mut process, events) = started(
            "i=0; head -c 100000 /dev/zero >&2; while [ $i -lt 2000 ]; do echo complaint $i >&2; i=$((i+1)); done; exit 7",
        );
        assert_eq!(events.recv().unwrap(), Event::Exit);
        while process.ended().is_none() {
            thread::yield_now();
        }
        assert_eq!(process.end(), Ended::Unasked(ExitStatus::from_raw(7 << 8)));
        let pieces = process.errors().into_iter().map(|piece| piece.bytes);
        let errors = String::from_utf8(pieces.collect::<Vec<_>>().concat()).unwrap();
        assert!(errors.ends_with("complaint 1999\n"), "{errors}");
        assert!(errors.len() <= MAX_ERRORS_BYTES);
    }

    #[test]
    #[cfg(target_os = "linux")]
    fn standard_error_belongs_to_the_lines_that_were_read_before_it() {
        let script = "read -r a; echo answer; sleep 0.1; echo after >&2; sleep 0.1; read -r b; echo next >&2";
        let (mut process, events) = started(script);
        assert_eq!(process.send(&["a".into()]), 1);
        assert_eq!(line(events.recv().unwrap()), "answer");
        assert_eq!(process.send(&["b".into()]), 2);
        assert_eq!(events.recv().unwrap(), Event::Exit);
        let said: Vec<_> = process
            .errors()
            .into_iter()
            .map(|piece| (piece.heard, String::from_utf8(piece.bytes).unwrap()))
            .collect();
        assert_eq!(said, [(1, "after\n".to_owned()), (2, "next\n".to_owned())]);
    }

    #[test]
    fn a_command_that_is_not_there_is_an_error() {
        let command = Command::new("./no such program");
        assert!(group::start(command, None, &Place::Open).is_err());
    }
}
