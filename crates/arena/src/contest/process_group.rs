//! Programs without guards. If the system has process groups, each program runs in its own group, and the match ends the whole
//! group.

use std::io;
use std::path::Path;
use std::process::{Child, Command};

use super::environment;
use super::process_tree::{ProcessTree, ProgramEnd, StartedProgram};
use super::protection::Confinement;

/// Starts a command. The caller removes the folder.
pub fn start(
    mut command: Command,
    _folder: Option<&Path>,
    _confinement: &Confinement,
) -> io::Result<StartedProgram> {
    let (stdin, input) = io::pipe()?;
    let (output, stdout) = io::pipe()?;
    let (error_output, stderr) = io::pipe()?;
    command.stdin(stdin).stdout(stdout).stderr(stderr);
    environment::set(&mut command);
    system::lead_new_group(&mut command);
    let child = command.spawn()?;
    Ok(StartedProgram {
        input,
        output,
        error_output,
        process_tree: Box::new(ProcessGroup {
            child,
            program_end: None,
        }),
    })
}

/// Processes that have lost their guard. There are none without guards.
#[cfg(not(target_os = "linux"))]
pub struct Orphans;

#[cfg(not(target_os = "linux"))]
impl Orphans {
    pub fn adopt() -> Orphans {
        Orphans
    }

    pub fn end(&self) {}
}

/// A program and its group.
struct ProcessGroup {
    child: Child,
    /// The program's end, once the whole group has ended.
    program_end: Option<ProgramEnd>,
}

impl ProcessTree for ProcessGroup {
    fn end_if_ended(&mut self) -> Option<ProgramEnd> {
        let current_end = || system::status(&mut self.child).map(ProgramEnd::ByItself);
        self.program_end.or_else(current_end)
    }

    fn was_stopped(&self) -> bool {
        false
    }

    fn end(&mut self) -> ProgramEnd {
        if let Some(program_end) = self.program_end {
            return program_end;
        }
        let earlier_end = self.end_if_ended();
        system::kill(&mut self.child);
        let waited = self.child.wait();
        let new_end = waited.map_or(ProgramEnd::ByMatch, |status| {
            ProgramEnd::from_status(status, true)
        });
        *self.program_end.insert(earlier_end.unwrap_or(new_end))
    }
}

/// Process groups: a program and everything it starts.
#[cfg(unix)]
mod system {
    use std::os::unix::process::{CommandExt, ExitStatusExt};
    use std::process::{Child, Command, ExitStatus};

    use rustix::process::{Pid, Signal, WaitId, WaitIdOptions, kill_process_group, waitid};

    /// Makes the command lead a new group.
    pub fn lead_new_group(command: &mut Command) {
        command.process_group(0);
    }

    /// Returns the leader's exit status without reaping the leader, so that its process id is not reused yet.
    pub fn status(child: &mut Child) -> Option<ExitStatus> {
        let options = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
        let status = waitid(WaitId::Pid(pid_of(child)?), options)
            .ok()
            .flatten()?;
        let exited = status.exit_status().map(|code| code << 8);
        exited
            .or(status.terminating_signal())
            .map(ExitStatus::from_raw)
    }

    /// Ends the group. The leader must not have been reaped.
    pub fn kill(child: &mut Child) {
        if let Some(pid) = pid_of(child) {
            // The only possible error is that the group is empty.
            let _ = kill_process_group(pid, Signal::KILL);
        }
    }

    fn pid_of(child: &Child) -> Option<Pid> {
        i32::try_from(child.id()).ok().and_then(Pid::from_raw)
    }
}

/// Without process groups, only the process itself is ended.
#[cfg(not(unix))]
mod system {
    use std::process::{Child, Command, ExitStatus};

    pub fn lead_new_group(_command: &mut Command) {}

    pub fn status(child: &mut Child) -> Option<ExitStatus> {
        child.try_wait().ok().flatten()
    }

    pub fn kill(child: &mut Child) {
        // The only possible error is that it has ended.
        let _ = child.kill();
    }
}
