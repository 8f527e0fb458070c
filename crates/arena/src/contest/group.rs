//! Programs without guards. If the system has process groups, each program runs in its own group, and the match ends the whole
//! group.

use std::io;
use std::path::Path;
use std::process::{Child, Command};

use super::environment;
use super::life::{Ended, Life, Started};
use super::protection::Place;

/// Starts a command. The caller removes the folder.
pub fn start(mut command: Command, _folder: Option<&Path>, _place: &Place) -> io::Result<Started> {
    let (stdin, input) = io::pipe()?;
    let (output, stdout) = io::pipe()?;
    let (errors, stderr) = io::pipe()?;
    command.stdin(stdin).stdout(stdout).stderr(stderr);
    environment::set(&mut command);
    system::found(&mut command);
    let child = command.spawn()?;
    Ok(Started {
        input,
        output,
        errors,
        life: Box::new(Group { child, ended: None }),
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
struct Group {
    child: Child,
    /// The program's end, once the whole group has ended.
    ended: Option<Ended>,
}

impl Life for Group {
    fn ended(&mut self) -> Option<Ended> {
        let by_now = || system::status(&mut self.child).map(Ended::Unasked);
        self.ended.or_else(by_now)
    }

    fn was_stopped(&self) -> bool {
        false
    }

    fn end(&mut self) -> Ended {
        if let Some(ended) = self.ended {
            return ended;
        }
        let before = self.ended();
        system::kill(&mut self.child);
        let waited = self.child.wait();
        let now = waited.map_or(Ended::ByMatch, |status| Ended::with(status, true));
        *self.ended.insert(before.unwrap_or(now))
    }
}

/// Process groups: a program and everything it starts.
#[cfg(unix)]
mod system {
    use std::os::unix::process::{CommandExt, ExitStatusExt};
    use std::process::{Child, Command, ExitStatus};

    use rustix::process::{Pid, Signal, WaitId, WaitIdOptions, kill_process_group, waitid};

    /// Makes the command lead a new group.
    pub fn found(command: &mut Command) {
        command.process_group(0);
    }

    /// Returns the leader's exit status without reaping the leader, so that its process id is not reused yet.
    pub fn status(child: &mut Child) -> Option<ExitStatus> {
        let options = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
        let status = waitid(WaitId::Pid(number(child)?), options)
            .ok()
            .flatten()?;
        let exited = status.exit_status().map(|code| code << 8);
        exited
            .or(status.terminating_signal())
            .map(ExitStatus::from_raw)
    }

    /// Ends the group. The leader must not have been reaped.
    pub fn kill(child: &mut Child) {
        if let Some(pid) = number(child) {
            // The only possible error is that the group is empty.
            let _ = kill_process_group(pid, Signal::KILL);
        }
    }

    fn number(child: &Child) -> Option<Pid> {
        i32::try_from(child.id()).ok().and_then(Pid::from_raw)
    }
}

/// Without process groups, only the process itself is ended.
#[cfg(not(unix))]
mod system {
    use std::process::{Child, Command, ExitStatus};

    pub fn found(_: &mut Command) {}

    pub fn status(child: &mut Child) -> Option<ExitStatus> {
        child.try_wait().ok().flatten()
    }

    pub fn kill(child: &mut Child) {
        // The only possible error is that it has ended.
        let _ = child.kill();
    }
}
