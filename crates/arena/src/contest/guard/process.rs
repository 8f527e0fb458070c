//! Two hidden commands of `warren match`: the guard of a program, and the process that then becomes the program.

use std::ffi::OsString;
use std::fs;
use std::io::{self, Read, Write};
use std::os::fd::{AsFd, OwnedFd};
use std::os::unix::net::UnixStream;
use std::os::unix::process::CommandExt;
use std::path::PathBuf;
use std::process::Command;
use std::sync::{Arc, Mutex};
use std::thread;

use clap::Args;
use rustix::io::Errno;
use rustix::process::{
    Pid, Signal, WaitId, WaitIdOptions, WaitOptions, WaitStatus, getpid, getppid,
    set_parent_process_death_signal, setsid, wait, waitid,
};

use super::super::environment;
use super::super::jail::{
    PROCESS_LIST_FILE, add_filter, leave_keyring, ran_out_of_memory, remove_groups,
};
use super::descendants::{POLL_INTERVAL, become_sub_reaper, children, kill};
use super::{GuardReport, descriptors, isolation, lock, own_command};
use crate::Failure;

/// Start a program of a match, and end all that it started when the match asks for it or has died.
///
/// Standard input is the socket to the match.
#[derive(Args)]
pub struct Guard {
    /// The program's folder, which the guard removes at the end.
    #[arg(long)]
    folder: Option<PathBuf>,
    #[command(flatten)]
    confinement: ConfinementOptions,
    /// The program and its arguments.
    #[arg(last = true, required = true)]
    command: Vec<OsString>,
}

/// The place where a program starts.
#[derive(Args)]
struct ConfinementOptions {
    /// The program is isolated from all others.
    #[arg(long)]
    isolated: bool,
    /// Paths that the isolated program cannot write.
    #[arg(long = "kept")]
    read_only_paths: Vec<PathBuf>,
    /// The program makes its jail and must not see the surroundings of this process.
    #[arg(long)]
    jailed: bool,
    /// A control group of the program, which the guard removes at the end.
    #[arg(long = "group")]
    groups: Vec<PathBuf>,
}

impl ConfinementOptions {
    /// Adds these options to a command.
    fn add_to(&self, command: &mut Command) {
        if self.isolated {
            command.arg("--isolated");
        }
        for path in &self.read_only_paths {
            command.arg("--kept").arg(path);
        }
        if self.jailed {
            command.arg("--jailed");
        }
        for group in &self.groups {
            command.arg("--group").arg(group);
        }
    }

    /// Whether a program with this status ended where no other program can reach it. Otherwise its jail or its isolation was
    /// ended from outside.
    fn is_isolated_end(&self, status: WaitStatus) -> bool {
        let is_out_of_reach = self.jailed || self.isolated;
        is_out_of_reach && (status.exited() || ran_out_of_memory(&self.groups))
    }
}

impl Guard {
    /// Starts the program and stays until it has ended.
    pub fn run(&self) -> Result<(), Failure> {
        self.start_and_watch()
            .map_err(|error| Failure(format!("no guard: {error}")))
    }

    /// Starts the program, reports to the match, and cleans up at the end.
    fn start_and_watch(&self) -> io::Result<()> {
        let socket = socket()?;
        match self.start(&socket) {
            Ok(program) => {
                report(&socket, &GuardReport::Started);
                // Locked while children are killed. So no child is reaped meanwhile, and no process id is reused.
                let reaping = Arc::new(Mutex::new(()));
                let (killer_lock, from_match) = (reaping.clone(), socket.try_clone()?);
                thread::spawn(move || kill_children_after_match(&from_match, &killer_lock));
                self.report_until_all_ended(program, &socket, &reaping);
            }
            Err(error) => report(&socket, &GuardReport::Failed(error.to_string())),
        }
        if let Some(folder) = &self.folder {
            // The match removes it too.
            let _ = fs::remove_dir_all(folder);
        }
        remove_groups(&self.confinement.groups);
        Ok(())
    }

    /// Starts the program and hands it its pipes. Returns the errors of starting it.
    fn start(&self, socket: &UnixStream) -> io::Result<Pid> {
        let [stdin, stdout, stderr] = descriptors::receive(socket)?;
        become_sub_reaper()?;
        let (mut guard_socket, program_socket) = UnixStream::pair()?;
        let mut command = own_command("guarded", program_socket);
        command.arg("--guard").arg(getpid().to_string());
        self.confinement.add_to(&mut command);
        command.arg("--").args(&self.command);
        let program = command.spawn()?;
        // Otherwise the socket would never be closed.
        drop(command);
        descriptors::send(
            &guard_socket,
            [stdin.as_fd(), stdout.as_fd(), stderr.as_fd()],
        )?;
        let mut start_error = String::new();
        guard_socket.read_to_string(&mut start_error)?;
        let pid = i32::try_from(program.id()).ok().and_then(Pid::from_raw);
        match pid.filter(|_| start_error.is_empty()) {
            Some(pid) => Ok(pid),
            None => Err(io::Error::other(start_error)),
        }
    }

    /// Reaps processes that end, and reports on the program, until everything that it started has ended.
    fn report_until_all_ended(&self, program: Pid, socket: &UnixStream, reaping: &Mutex<()>) {
        let changes = WaitIdOptions::EXITED | WaitIdOptions::STOPPED | WaitIdOptions::NOWAIT;
        loop {
            match waitid(WaitId::All, changes) {
                Err(Errno::INTR) => continue,
                Err(_) => return,
                Ok(_) => {}
            }
            let reaping_lock = lock(reaping);
            let change = wait(WaitOptions::NOHANG | WaitOptions::UNTRACED);
            drop(reaping_lock);
            match change {
                Ok(Some((pid, status))) if pid == program => {
                    let state_report = if status.stopped() {
                        GuardReport::Stopped
                    } else {
                        GuardReport::Ended {
                            status: status.as_raw(),
                            is_isolated: self.confinement.is_isolated_end(status),
                        }
                    };
                    report(socket, &state_report);
                }
                _ => {}
            }
        }
    }
}

/// Waits until the match closes its socket or dies. Then kills all children until none is left and this process ends.
fn kill_children_after_match(mut from_match: &UnixStream, reaping: &Mutex<()>) {
    // The match never writes, so the read returns at the end.
    let _ = from_match.read(&mut [0]);
    loop {
        let reaping_lock = lock(reaping);
        children().for_each(kill);
        drop(reaping_lock);
        thread::sleep(POLL_INTERVAL);
    }
}

fn report(mut socket: &UnixStream, report: &GuardReport) {
    if let Ok(line) = serde_json::to_string(report) {
        // After the match has died, this line has no reader.
        let _ = socket.write_all((line + "\n").as_bytes());
    }
}

/// The socket that is standard input.
pub fn socket() -> io::Result<UnixStream> {
    let descriptor: OwnedFd = io::stdin().as_fd().try_clone_to_owned()?;
    Ok(UnixStream::from(descriptor))
}

/// Become a program of a match, in its own session.
///
/// Standard input is the socket to the guard. It closes when the program has started; otherwise it carries the reason.
#[derive(Args)]
pub struct Guarded {
    /// The process of the guard.
    #[arg(long)]
    guard: i32,
    #[command(flatten)]
    confinement: ConfinementOptions,
    /// The program and its arguments.
    #[arg(last = true, required = true)]
    command: Vec<OsString>,
}

impl Guarded {
    /// Becomes the program, with its limits.
    pub fn run(&self) -> Result<(), Failure> {
        let Err(error) = self.become_program();
        socket()
            .and_then(|mut socket| socket.write_all(error.to_string().as_bytes()))
            .map_err(|error| Failure(format!("no guard: {error}")))
    }

    fn become_program(&self) -> io::Result<std::convert::Infallible> {
        setsid()?;
        // The signal is sent when the thread that started this process ends. That is the guard's main thread, which lives as
        // long as the guard.
        set_parent_process_death_signal(Some(Signal::KILL))?;
        // The guard may have been killed earlier.
        if getppid().is_none_or(|parent| parent.as_raw_nonzero().get() != self.guard) {
            return Err(io::Error::other("its guard was killed"));
        }
        for group in &self.confinement.groups {
            // Zero is the process that writes it.
            fs::write(group.join(PROCESS_LIST_FILE), "0")?;
        }
        if self.confinement.isolated {
            // This process ends as the program does.
            let status = isolation::run_isolated(&self.command, &self.confinement.read_only_paths)?;
            std::process::exit(status.code().unwrap_or(1));
        }
        let [stdin, stdout, stderr] = descriptors::receive(&socket()?)?;
        let (program, arguments) = self.command.split_first().ok_or(io::ErrorKind::NotFound)?;
        let mut command = Command::new(program);
        let mut _open_filter = None;
        if self.confinement.jailed {
            leave_keyring()?;
            _open_filter = Some(add_filter(&mut command)?);
            // The first process of the jail keeps its environment where programs can read it. The jail sets the program's own.
            command.env_clear();
        } else {
            environment::set(&mut command)
        }
        command.args(arguments);
        Err(command.stdin(stdin).stdout(stdout).stderr(stderr).exec())
    }
}
