//! Guarded programs, on Linux. A process of ours, the guard, runs beside each program and ends everything that the program
//! started.
//!
//! The guard is a child of the match, and the program is a child of the guard. The match ends the program by closing its socket
//! to the guard. The system also closes that socket when the match dies, so nothing outlives a match that is killed. The
//! program's pipes lead straight to the match, not through the guard.
//!
//! - The guard is a sub-reaper: everything that the program starts and leaves behind becomes the guard's child.
//! - If the guard is killed, the system sends SIGKILL to its program. The program's own processes become the match's children,
//!   and the match ends them after the game.
//! - A program that kills the match and its own guard can still leave a process behind. Only a jail or isolation prevents that.
//!
//! No other program can reach a program in a jail or in isolation. So its death is its own fault.

mod descendants;
mod descriptors;
mod isolation;
mod process;

use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::io::{self, BufRead, BufReader};
use std::net::Shutdown;
use std::os::fd::{AsFd, OwnedFd};
use std::os::unix::net::UnixStream;
use std::os::unix::process::{CommandExt, ExitStatusExt};
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::process_tree::{ActivityReporter, ProcessTree, ProgramEnd, StartedProgram};
use super::protection::Confinement;
pub use descendants::Orphans;
use descendants::activity_of_descendants;
pub use isolation::Isolated;
pub use process::{Guard, Guarded};

/// This executable, even after a newer one has replaced it on disk.
const OWN_EXECUTABLE: &str = "/proc/self/exe";

/// The time that a guard may take to start a program, or to end everything that it started. A slower guard is killed, because a
/// program may have stopped it.
const TIMEOUT: Duration = Duration::from_secs(10);

/// The running guards. Locked while a guard starts or lost guards' programs are ended, so that no guard is ended by mistake.
static GUARDS: Mutex<BTreeSet<u32>> = Mutex::new(BTreeSet::new());

/// Set when a guard was lost. Its processes may still run as children of the match.
static LOST_A_GUARD: AtomicBool = AtomicBool::new(false);

/// A guard's report to the match, as one line of JSON.
#[derive(Serialize, Deserialize)]
enum GuardReport {
    /// The program has been started: the first report.
    Started,
    /// The program cannot be started: the only report.
    Failed(String),
    /// A signal has stopped the program.
    Stopped,
    /// The program has ended, with this status in the system's encoding.
    Ended {
        status: i32,
        /// Whether it is in a jail or isolated and has ended there.
        is_isolated: bool,
    },
}

/// Starts a command with a guard. The guard removes the folder after everything that the program started has ended.
///
/// The command of a jail makes the jail and starts in its control groups.
pub fn start(
    command: Command,
    folder: Option<&Path>,
    confinement: &Confinement,
) -> io::Result<StartedProgram> {
    let (stdin, input) = io::pipe()?;
    let (output, stdout) = io::pipe()?;
    let (error_output, stderr) = io::pipe()?;
    let (socket, guard_socket) = UnixStream::pair()?;
    let mut guards = lock(&GUARDS);
    let guard_process = guard_of(&command, folder, confinement, guard_socket).spawn()?;
    guards.insert(guard_process.id());
    drop(guards);
    let pipes = [stdin.as_fd(), stdout.as_fd(), stderr.as_fd()];
    // If this fails, the guard was killed, and its first report will be missing too.
    let _ = descriptors::send(&socket, pipes);
    let mut guarded = GuardedProgram::new(guard_process, socket)?;
    guarded.await_start()?;
    Ok(StartedProgram {
        input,
        output,
        error_output,
        process_tree: Box::new(guarded),
    })
}

/// The command that starts a guard.
fn guard_of(
    command: &Command,
    folder: Option<&Path>,
    confinement: &Confinement,
    socket: UnixStream,
) -> Command {
    let mut guard = own_command("guard", socket);
    // Ctrl-C must reach only the match.
    guard.process_group(0);
    if let Some(folder) = folder {
        guard.arg("--folder").arg(folder);
    }
    if let Some(folder) = command.get_current_dir() {
        guard.current_dir(folder);
    }
    match confinement {
        Confinement::None => {}
        Confinement::Isolated { read_only_paths } => {
            guard.arg("--isolated");
            for path in read_only_paths {
                guard.arg("--kept").arg(path);
            }
        }
        Confinement::Jail(groups) => {
            guard.arg("--jailed");
            for group in groups.folders() {
                guard.arg("--group").arg(group);
            }
        }
    }
    guard.arg("--").arg(command.get_program());
    guard.args(command.get_args());
    guard
}

/// A command of this executable that communicates with us over a socket.
fn own_command(name: impl AsRef<OsStr>, socket: UnixStream) -> Command {
    let mut command = Command::new(OWN_EXECUTABLE);
    command.arg0("warren").arg(name);
    command
        .stdin(OwnedFd::from(socket))
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    command
}

/// A program and its guard, as the match sees them.
struct GuardedProgram {
    guard: Child,
    socket: UnixStream,
    state: Arc<Mutex<GuardState>>,
    /// Closed after the guard's last report.
    last_report: Receiver<()>,
}

/// The guard's reports so far.
#[derive(Default)]
struct GuardState {
    program_end: Option<ProgramEnd>,
    was_stopped: bool,
    match_ends_it: bool,
}

impl GuardedProgram {
    fn new(guard: Child, socket: UnixStream) -> io::Result<GuardedProgram> {
        let (_, last_report) = channel();
        socket.set_read_timeout(Some(TIMEOUT))?;
        Ok(GuardedProgram {
            guard,
            socket,
            state: Arc::default(),
            last_report,
        })
    }

    /// Waits until the program has started, then listens to its guard.
    fn await_start(&mut self) -> io::Result<()> {
        let mut reports = BufReader::new(self.socket.try_clone()?);
        let mut first = String::new();
        let was_read = reports.read_line(&mut first).is_ok();
        match serde_json::from_str(&first) {
            Ok(GuardReport::Failed(why)) => {
                self.wait_for_guard();
                return Err(io::Error::other(why));
            }
            Ok(_) if was_read => {}
            // A signal has killed or stopped the guard.
            _ => drop(self.guard.kill()),
        }
        self.socket.set_read_timeout(None)?;
        let (state, (sender, receiver)) = (self.state.clone(), channel());
        thread::spawn(move || listen(reports, &state, sender));
        self.last_report = receiver;
        Ok(())
    }
}

impl GuardedProgram {
    /// Waits until the guard has ended.
    fn wait_for_guard(&mut self) {
        // An error means that it has already been reaped.
        let _ = self.guard.wait();
        lock(&GUARDS).remove(&self.guard.id());
    }
}

impl ProcessTree for GuardedProgram {
    fn end_if_ended(&mut self) -> Option<ProgramEnd> {
        lock(&self.state).program_end
    }

    fn was_stopped(&self) -> bool {
        lock(&self.state).was_stopped
    }

    fn activity_reporter(&self) -> ActivityReporter {
        let guard = self.guard.id();
        Arc::new(move || activity_of_descendants(guard))
    }

    fn end(&mut self) -> ProgramEnd {
        lock(&self.state).match_ends_it = true;
        // An error means that the guard has exited.
        let _ = self.socket.shutdown(Shutdown::Write);
        if self
            .last_report
            .recv_timeout(TIMEOUT)
            .is_err_and(|error| error == std::sync::mpsc::RecvTimeoutError::Timeout)
        {
            LOST_A_GUARD.store(true, Ordering::Relaxed);
            let _ = self.guard.kill();
        }
        self.wait_for_guard();
        lock(&self.state).program_end.unwrap_or(ProgramEnd::ByMatch)
    }
}

/// Receives the guard's reports until it exits. Then `_closing_signal` is dropped.
fn listen(reports: BufReader<UnixStream>, state: &Mutex<GuardState>, _closing_signal: Sender<()>) {
    for line in reports.lines().map_while(Result::ok) {
        let report = serde_json::from_str(&line);
        let mut state = lock(state);
        match report {
            Ok(GuardReport::Stopped) => state.was_stopped = true,
            Ok(GuardReport::Ended {
                status,
                is_isolated,
            }) => {
                let status = ExitStatus::from_raw(status);
                state.program_end = Some(if is_isolated {
                    ProgramEnd::from_isolated_status(status, state.match_ends_it)
                } else {
                    ProgramEnd::from_status(status, state.match_ends_it)
                });
            }
            Ok(GuardReport::Started | GuardReport::Failed(_)) | Err(_) => {}
        }
    }
    let mut state = lock(state);
    if state.program_end.is_none() {
        LOST_A_GUARD.store(true, Ordering::Relaxed);
        state.program_end = Some(if state.match_ends_it {
            ProgramEnd::ByMatch
        } else {
            ProgramEnd::Unguarded
        });
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
