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

use super::pipes::{await_readable, unread_byte_count};
use super::process_tree::{Activity, ActivityReporter, ProcessTree, ProgramEnd, StartedProgram};
use super::stderr_tail::{StderrPiece, StderrTail};

/// The maximum length of a line in bytes. Answers have a few dozen.
const MAX_LINE_LENGTH: usize = 8 << 10;

/// The time to wait for the rest of standard error after a program has ended.
const STDERR_WAIT: Duration = Duration::from_millis(200);

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
        read_at: Instant,
    },
    /// It wrote a line that is too long. Nothing more is read from it.
    Overflow,
    /// It closed its output, as a program does when it ends. A last line without a line break does not count.
    Exit,
}

/// A program that has been started.
pub struct Process {
    process_tree: Box<dyn ProcessTree>,
    /// Lines to write. Dropping it closes the program's input.
    line_sender: Option<Sender<Vec<u8>>>,
    /// The number of calls of [`Process::send`].
    call_count: usize,
    /// The number of the last such call that had lines.
    last_call_with_lines: usize,
    shared: Arc<Shared>,
    stderr_closed: Receiver<()>,
    /// Reports its activity.
    report_activity: ActivityReporter,
}

/// The processes of a program that failed to start: none.
struct NeverStarted;

impl ProcessTree for NeverStarted {
    fn end_if_ended(&mut self) -> Option<ProgramEnd> {
        Some(ProgramEnd::ByMatch)
    }

    fn was_stopped(&self) -> bool {
        false
    }

    fn end(&mut self) -> ProgramEnd {
        ProgramEnd::ByMatch
    }
}

/// Data shared by the threads of a program and the match.
#[derive(Default)]
struct Shared {
    input_progress: Mutex<InputProgress>,
    is_input_broken: AtomicBool,
    stderr_tail: Mutex<StderrTail>,
    /// Its output since its last line break.
    unfinished_line: Mutex<Vec<u8>>,
    /// Its standard input, while open.
    stdin: Mutex<Weak<PipeWriter>>,
    /// Its standard error, while open.
    stderr: Mutex<Weak<PipeReader>>,
    /// When it last wrote a line.
    last_line_at: Mutex<Option<Instant>>,
}

impl Shared {
    /// Returns the number of the last call of [`Process::send`] whose lines the program has read. Lines waiting in its input do
    /// not count.
    fn last_read_call(&self) -> usize {
        let stdin = lock(&self.stdin).upgrade();
        let mut input_progress = lock(&self.input_progress);
        let unread = stdin.map_or(0, |stdin| unread_byte_count(&*stdin));
        let read = input_progress.byte_count.saturating_sub(unread);
        while input_progress
            .unread_calls
            .front()
            .is_some_and(|(_, begin)| *begin < read)
        {
            input_progress.last_read_call = input_progress
                .unread_calls
                .pop_front()
                .map_or(0, |(number, _)| number);
        }
        input_progress.last_read_call
    }

    /// Waits until a program that uses standard error has written the messages about its last answer. Its next lines, and its
    /// messages about them, come after that.
    fn await_end_of_turn(&self, report_activity: &ActivityReporter) {
        let Some(last_line_at) = *lock(&self.last_line_at) else {
            return;
        };
        let may_use_stderr = lock(&self.input_progress).call_count <= MAX_SILENT_CALLS;
        if !may_use_stderr && lock(&self.stderr_tail).pieces.is_empty() {
            return;
        }
        let started_at = Instant::now();
        // Between two system calls a thread may look as if it waited.
        let mut quiet_looks = 0;
        while quiet_looks < QUIET_LOOKS && started_at.elapsed() < MAX_PAUSE {
            thread::sleep(POLL_INTERVAL);
            let is_quiet = last_line_at.elapsed() >= MIN_PAUSE
                && report_activity() == Activity::Waits
                && !self.has_unstored_stderr();
            quiet_looks = if is_quiet { quiet_looks + 1 } else { 0 };
        }
    }

    /// Whether some of its standard error has not been stored yet.
    fn has_unstored_stderr(&self) -> bool {
        let stderr = lock(&self.stderr).upgrade();
        let _stderr_lock = lock(&self.stderr_tail);
        stderr.is_some_and(|stderr| unread_byte_count(&*stderr) > 0)
    }
}

/// The lines that were written to a program.
#[derive(Default)]
struct InputProgress {
    /// The number of calls, including those without lines.
    call_count: usize,
    /// The time of the last call.
    last_call_at: Option<Instant>,
    /// The time when lines were last written.
    last_lines_at: Option<Instant>,
    /// The total number of bytes.
    byte_count: u64,
    /// The calls whose lines the program may not have read yet, each with the number of bytes before them.
    unread_calls: VecDeque<(usize, u64)>,
    /// The number of the last call before these.
    last_read_call: usize,
}

impl Process {
    /// Starts the threads of a program. One of them passes events to `send_event` until it returns false.
    pub fn new(
        started: StartedProgram,
        send_event: impl Fn(Event) -> bool + Send + 'static,
    ) -> Process {
        let shared: Arc<Shared> = Arc::default();
        let stdin = Arc::new(started.input);
        *lock(&shared.stdin) = Arc::downgrade(&stdin);
        let (line_sender, lines) = channel();
        let (closing_signal, stderr_closed) = channel();
        let (writer_shared, reader_shared, stderr_shared) =
            (shared.clone(), shared.clone(), shared.clone());
        let stderr = Arc::new(started.error_output);
        *lock(&shared.stderr) = Arc::downgrade(&stderr);
        let report_activity = started.process_tree.activity_reporter();
        let writer_activity = report_activity.clone();
        thread::spawn(move || write_lines(&stdin, &lines, &writer_shared, &writer_activity));
        thread::spawn(move || read_lines(started.output, &reader_shared, send_event));
        thread::spawn(move || store_stderr(&stderr, &stderr_shared, closing_signal));
        Process {
            process_tree: started.process_tree,
            line_sender: Some(line_sender),
            call_count: 0,
            last_call_with_lines: 0,
            shared,
            stderr_closed,
            report_activity,
        }
    }

    /// Returns a program that failed to start. `send_event` receives its end.
    pub fn never_started(send_event: impl FnOnce(Event) -> bool) -> Process {
        send_event(Event::Exit);
        let (_, stderr_closed) = channel();
        Process {
            process_tree: Box::new(NeverStarted),
            line_sender: None,
            call_count: 0,
            last_call_with_lines: 0,
            shared: Arc::default(),
            stderr_closed,
            report_activity: NeverStarted.activity_reporter(),
        }
    }

    /// Sends lines, or none. The program's time restarts. Never waits. Returns the number of this call, from 1.
    pub fn send(&mut self, lines: &[String]) -> usize {
        self.call_count += 1;
        if !lines.is_empty() {
            self.last_call_with_lines = self.call_count;
        }
        let bytes = lines
            .iter()
            .flat_map(|line| [line, "\n"].concat().into_bytes());
        if let Some(line_sender) = &self.line_sender {
            // An error means that the program does not read, which `is_input_broken` reports.
            let _ = line_sender.send(bytes.collect());
        }
        self.call_count
    }

    /// Returns the time from the last lines sent to the program until it wrote a line. Zero if these had not been written to it
    /// yet.
    pub fn answer_time(&self, written_at: Instant) -> Duration {
        match *lock(&self.shared.input_progress) {
            InputProgress {
                call_count,
                last_call_at: Some(time),
                ..
            } if call_count == self.call_count => written_at.saturating_duration_since(time),
            _ => Duration::ZERO,
        }
    }

    /// Whether a line at this time was written before the program was handed the last lines.
    pub fn is_early(&self, written_at: Instant) -> bool {
        let input_progress = lock(&self.shared.input_progress);
        input_progress.call_count < self.last_call_with_lines
            || input_progress
                .last_lines_at
                .is_some_and(|time| written_at < time)
    }

    /// Returns its output since its last line break. Bytes that are not UTF-8 are replaced.
    pub fn unfinished_line(&self) -> String {
        String::from_utf8_lossy(&lock(&self.shared.unfinished_line)).into_owned()
    }

    /// Whether a line could not be written because the program has closed its input.
    pub fn is_input_broken(&self) -> bool {
        self.shared.is_input_broken.load(Ordering::Relaxed)
    }

    /// Closes its input after all lines have been written.
    pub fn close_input(&mut self) {
        self.line_sender = None;
    }

    /// Returns how the process ended; `None` while it runs.
    pub fn end_if_ended(&mut self) -> Option<ProgramEnd> {
        self.process_tree.end_if_ended()
    }

    /// Whether a signal has ever stopped it.
    pub fn was_stopped(&self) -> bool {
        self.process_tree.was_stopped()
    }

    /// Returns its current activity.
    pub fn activity(&self) -> Activity {
        (self.report_activity)()
    }

    /// Ends the process with everything it started.
    pub fn end(&mut self) -> ProgramEnd {
        self.line_sender = None;
        self.process_tree.end()
    }

    /// Returns the end of its standard error, after the process has ended.
    pub fn stderr_pieces(&self) -> Vec<StderrPiece> {
        // A process that it left behind may still hold standard error open, so the wait is short.
        let _ = self.stderr_closed.recv_timeout(STDERR_WAIT);
        lock(&self.shared.stderr_tail)
            .pieces
            .iter()
            .cloned()
            .collect()
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
    report_activity: &ActivityReporter,
) {
    for bytes in batches {
        shared.await_end_of_turn(report_activity);
        // Locked before writing: afterwards the answer might already be there.
        let mut input_progress = lock(&shared.input_progress);
        input_progress.call_count += 1;
        input_progress.last_call_at = Some(Instant::now());
        if !bytes.is_empty() {
            input_progress.last_lines_at = input_progress.last_call_at;
            let entry = (input_progress.call_count, input_progress.byte_count);
            input_progress.unread_calls.push_back(entry);
            input_progress.byte_count += bytes.len() as u64;
        }
        drop(input_progress);
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
        let read_at = Instant::now();
        for &byte in &buffer[..count] {
            if byte == b'\n' {
                let text = String::from_utf8_lossy(&line).into_owned();
                line.clear();
                *lock(&shared.last_line_at) = Some(read_at);
                if !send_event(Event::Line { text, read_at }) {
                    return;
                }
            } else if line.len() == MAX_LINE_LENGTH {
                send_event(Event::Overflow);
                return;
            } else {
                line.push(byte);
            }
        }
        lock(&shared.unfinished_line).clone_from(&line);
    }
}

/// Stores standard error until it is closed. Then `_closing_signal` is dropped. Holds the lock while it has data that is read but
/// not stored.
fn store_stderr(mut stderr: &PipeReader, shared: &Shared, _closing_signal: Sender<()>) {
    let mut buffer = [0; 4096];
    loop {
        await_readable(stderr);
        let errors_lock = cfg!(unix).then(|| lock(&shared.stderr_tail));
        let count = match stderr.read(&mut buffer) {
            Err(error) if error.kind() == ErrorKind::Interrupted => continue,
            Ok(0) | Err(_) => return,
            Ok(count) => count,
        };
        let mut stderr_tail = errors_lock.unwrap_or_else(|| lock(&shared.stderr_tail));
        stderr_tail.add(StderrPiece {
            read_at: Instant::now(),
            last_read_call: shared.last_read_call(),
            bytes: buffer[..count].to_owned(),
        });
    }
}

#[cfg(all(test, unix))]
mod tests;
