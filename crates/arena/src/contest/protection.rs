//! Protects native programs from each other, and everything else from them.

use std::env;
use std::io;
use std::path::PathBuf;
use std::process::Command;
use std::thread;
use std::time::{Duration, Instant};

use super::jail::{Access, Cell, Jail, Limits, Shown};
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

/// The place where a program starts.
#[derive(Debug)]
pub enum Place {
    /// Among all other processes.
    Open,
    /// In its own namespaces, where it reaches only its own processes.
    Isolated {
        /// Paths that it cannot write there.
        kept: Vec<PathBuf>,
    },
    /// In a jail, with these control groups.
    Jail(Cell),
}

/// A command that is ready to be started in its place.
pub struct Confined {
    pub command: Command,
    /// Has to be kept until the program has ended.
    pub place: Place,
}

impl Confined {
    /// A command that is started among all other processes.
    pub fn open(command: Command) -> Confined {
        Confined {
            command,
            place: Place::Open,
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
            return Protection::jail(limits, "--trusted plays without one");
        }
        let (protection, cannot) = Protection::without_jail();
        let others = cannot.unwrap_or_else(|| "they cannot stop each other".to_owned());
        let description =
            format!("programs are trusted: they may read and write what you may; {others}");
        Ok((protection, description))
    }

    /// Returns a jail and a sentence that describes what it does and does not do.
    ///
    /// # Errors
    /// The reason why no jail can be made here, and what to do about it; `without` is the way to do without one.
    pub fn jail(limits: Limits, without: &str) -> Result<(Protection, String), Failure> {
        match Jail::new(limits) {
            Ok(jail) => {
                let description = jail.description();
                Ok((Protection::Jail(Box::leak(Box::new(jail))), description))
            }
            Err(why) => Err(Failure(format!("no jail can be made: {why}; {without}"))),
        }
    }

    /// Returns a jail with the usual limits if requested, otherwise the best protection without a jail. The sentence describes
    /// what a jail does and does not do, or what is missing without one.
    ///
    /// # Errors
    /// The reason why no jail can be made here, and what to do about it.
    pub fn as_requested(jail: bool) -> Result<(Protection, Option<String>), Failure> {
        if !jail {
            return Ok(Protection::without_jail());
        }
        let without = "without --jail the command runs without one";
        let (protection, description) = Protection::jail(Limits::default(), without)?;
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
    pub fn confine(self, command: Command, shown: &[Shown]) -> io::Result<Confined> {
        match self {
            Protection::Nothing => Ok(Confined::open(command)),
            Protection::Isolation => {
                let kept = shown.iter().filter(|shown| shown.access == Access::Keep);
                Ok(Confined {
                    command,
                    place: Place::Isolated {
                        kept: kept.map(|shown| shown.path.clone()).collect(),
                    },
                })
            }
            Protection::Jail(jail) => jail.confine(&command, shown, jail.limits()),
        }
    }

    /// Prepares a native program, with limits of its own.
    pub fn confine_within(
        self,
        command: Command,
        shown: &[Shown],
        limits: Limits,
    ) -> io::Result<Confined> {
        match self {
            Protection::Nothing | Protection::Isolation => self.confine(command, shown),
            Protection::Jail(jail) => jail.confine(&command, shown, limits),
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
    let failed = |error: io::Error| format!("the system does not isolate them: {error}");
    let own = env::current_exe().map_err(failed)?;
    let mut command = Command::new(&own);
    command.arg("--version");
    let place = Place::Isolated { kept: vec![own] };
    let mut started = system::start(command, None, &place).map_err(failed)?;
    let last = Instant::now() + TIMEOUT;
    while started.life.ended().is_none() && Instant::now() < last {
        thread::sleep(POLL_INTERVAL);
    }
    let ended = started.life.end();
    if ended.status().is_some_and(|status| status.success()) {
        Ok(())
    } else {
        Err("the system does not isolate them".to_owned())
    }
}
