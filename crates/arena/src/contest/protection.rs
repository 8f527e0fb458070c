//! Protects native programs from each other, and everything else from them.

use std::env;
use std::io;
use std::path::PathBuf;
use std::process::Command;
use std::thread;
use std::time::{Duration, Instant};

use super::jail::{Access, ControlGroups, Jail, Limits, VisiblePath};
use super::system;
use crate::Failure;

/// The maximum time of the trial of isolation.
const TIMEOUT: Duration = Duration::from_secs(10);

/// The time between two checks whether it is over.
const POLL_INTERVAL: Duration = Duration::from_millis(1);

/// The protection from native programs. A command chooses it once and for all its games.
#[derive(Clone, Copy, Debug)]
pub enum Protection {
    /// Nothing: programs may do what the user may do, and stop each other.
    Nothing,
    /// Programs reach only their own processes. Otherwise they may do what the user may do.
    Isolation,
    /// A jail.
    Jail(&'static Jail),
}

/// How a program is kept apart from others.
#[derive(Debug)]
pub enum Confinement {
    /// Among all other processes.
    None,
    /// In its own namespaces, where it reaches only its own processes.
    Isolated {
        /// Paths that it cannot write there.
        read_only_paths: Vec<PathBuf>,
    },
    /// In a jail, with these control groups.
    Jail(ControlGroups),
}

/// A command that is ready to be started in its place.
pub struct ConfinedCommand {
    pub command: Command,
    /// Stays alive until the program has ended.
    pub confinement: Confinement,
}

impl ConfinedCommand {
    /// A command that is started among all other processes.
    pub fn unconfined(command: Command) -> ConfinedCommand {
        ConfinedCommand {
            command,
            confinement: Confinement::None,
        }
    }
}

impl Protection {
    /// Returns a jail, unless the programs are trusted, and a sentence that describes what the protection does and does not do.
    ///
    /// # Errors
    /// The reason why no jail can be made here, and what to do about it.
    pub fn choose(is_trusted: bool, limits: Limits) -> Result<(Protection, String), Failure> {
        if !is_trusted {
            return Protection::with_jail(limits, "--trusted plays without one");
        }
        let (protection, warning) = Protection::without_jail();
        let effect = warning.unwrap_or_else(|| "they cannot stop each other".to_owned());
        let description =
            format!("programs are trusted: they may read and write what you may; {effect}");
        Ok((protection, description))
    }

    /// Returns a jail and a sentence that describes what it does and does not do.
    ///
    /// # Errors
    /// The reason why no jail can be made here, and what to do about it; `alternative` is the way to do without one.
    pub fn with_jail(limits: Limits, alternative: &str) -> Result<(Protection, String), Failure> {
        match Jail::new(limits) {
            Ok(jail) => {
                let description = jail.description();
                Ok((Protection::Jail(Box::leak(Box::new(jail))), description))
            }
            Err(why) => Err(Failure(format!(
                "no jail can be made: {why}; {alternative}"
            ))),
        }
    }

    /// Returns a jail with the usual limits if requested, otherwise the best protection without a jail. The sentence describes
    /// what a jail does and does not do, or what is missing without one.
    ///
    /// # Errors
    /// The reason why no jail can be made here, and what to do about it.
    pub fn as_requested(is_jail_wanted: bool) -> Result<(Protection, Option<String>), Failure> {
        if !is_jail_wanted {
            return Ok(Protection::without_jail());
        }
        let alternative = "without --jail the command runs without one";
        let (protection, description) = Protection::with_jail(Limits::default(), alternative)?;
        Ok((protection, Some(description)))
    }

    /// Returns the best protection of programs without a jail. If there is none, the sentence gives the reason and the
    /// consequences.
    pub fn without_jail() -> (Protection, Option<String>) {
        match try_isolation() {
            Ok(()) => (Protection::Isolation, None),
            Err(why) => (
                Protection::Nothing,
                Some(format!(
                    "programs can stop each other here ({why}), so a game in which a signal kills one does not count"
                )),
            ),
        }
    }

    /// Prepares a native program, with the usual limits.
    pub fn confine(
        self,
        command: Command,
        visible_paths: &[VisiblePath],
    ) -> io::Result<ConfinedCommand> {
        match self {
            Protection::Nothing => Ok(ConfinedCommand::unconfined(command)),
            Protection::Isolation => {
                let always_read_only = visible_paths
                    .iter()
                    .filter(|visible| visible.access == Access::ReadAlways);
                Ok(ConfinedCommand {
                    command,
                    confinement: Confinement::Isolated {
                        read_only_paths: always_read_only
                            .map(|visible| visible.path.clone())
                            .collect(),
                    },
                })
            }
            Protection::Jail(jail) => jail.confine(&command, visible_paths, jail.limits()),
        }
    }

    /// Prepares a native program, with limits of its own.
    pub fn confine_with_limits(
        self,
        command: Command,
        visible_paths: &[VisiblePath],
        limits: Limits,
    ) -> io::Result<ConfinedCommand> {
        match self {
            Protection::Nothing | Protection::Isolation => self.confine(command, visible_paths),
            Protection::Jail(jail) => jail.confine(&command, visible_paths, limits),
        }
    }
}

/// Starts a program in isolation.
///
/// # Errors
/// The reason why programs cannot be isolated here.
fn try_isolation() -> Result<(), String> {
    if !cfg!(target_os = "linux") {
        return Err("they are isolated on Linux only".to_owned());
    }
    let error_text = |error: io::Error| format!("the system does not isolate them: {error}");
    let own_executable = env::current_exe().map_err(error_text)?;
    let mut command = Command::new(&own_executable);
    command.arg("--version");
    let confinement = Confinement::Isolated {
        read_only_paths: vec![own_executable],
    };
    let mut started_process = system::start(command, None, &confinement).map_err(error_text)?;
    let deadline = Instant::now() + TIMEOUT;
    while started_process.process_tree.end_if_ended().is_none() && Instant::now() < deadline {
        thread::sleep(POLL_INTERVAL);
    }
    let ended = started_process.process_tree.end();
    if ended.status().is_some_and(|status| status.success()) {
        Ok(())
    } else {
        Err("the system does not isolate them".to_owned())
    }
}
