//! The jail of native programs, made with Debian's `bubblewrap`: its own namespaces, a read-only system, and limits. A trial
//! finds out once what works on this system.
//!
//! Built-in and WebAssembly programs need no jail: they have no rights, and the match ends their processes.

mod bubblewrap;
mod groups;
#[cfg(target_os = "linux")]
mod system_calls;

use std::env;
use std::ffi::OsStr;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::protection::{Confined, Place};
use bubblewrap::Bubblewrap;
pub use groups::Cell;
use groups::Groups;
#[cfg(target_os = "linux")]
pub use groups::{PROCESSES, have_no_memory_left, remove};
#[cfg(target_os = "linux")]
pub use system_calls::{add_filter, leave_keyring};

/// The folders in which jailed programs find other programs.
const PATHS: [&str; 3] = ["/usr/local/bin", "/usr/bin", "/bin"];

/// The resources of a program in a jail.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Memory, including its files in /tmp.
    pub memory_mib: u64,
    /// The number of processes and threads at a time.
    pub processes: u64,
    /// The size of its files in /tmp, and of the largest file.
    pub disk_mib: u64,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            memory_mib: 1024,
            processes: 64,
            disk_mib: 64,
        }
    }
}

/// A file or folder of the system that a jailed program sees.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shown {
    /// The absolute path of the file or folder.
    pub path: PathBuf,
    /// The rights of the program.
    pub access: Access,
}

/// A program's rights to a file or folder that it sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Access {
    /// A jailed program may read it, in its own place.
    Read,
    /// A program may only read it, in its own place, wherever the system can enforce that.
    Keep,
    /// A program may write it, in its own place.
    Write,
    /// The folder in which the program runs and writes. A jail makes a copy of it in its `/tmp`.
    Run,
}

impl Shown {
    /// A path that the program sees.
    pub fn new(path: impl Into<PathBuf>, access: Access) -> Shown {
        Shown {
            path: path.into(),
            access,
        }
    }

    /// Returns its path in the jail.
    fn place(&self) -> PathBuf {
        match self.access {
            Access::Read | Access::Keep | Access::Write => self.path.clone(),
            Access::Run => Path::new("/tmp").join(self.path.file_name().unwrap_or_default()),
        }
    }
}

/// A jail that works on this system.
#[derive(Debug)]
pub struct Jail {
    bubblewrap: Bubblewrap,
    groups: Option<Groups>,
    limits: Limits,
}

impl Jail {
    /// Finds out by trial what works here.
    ///
    /// # Errors
    /// The reason why no jail can be made.
    pub fn new(limits: Limits) -> Result<Jail, String> {
        Ok(Jail {
            bubblewrap: Bubblewrap::probe()?,
            groups: Groups::probe(),
            limits,
        })
    }

    /// The usual limits.
    pub fn limits(&self) -> Limits {
        self.limits
    }

    /// Describes in a sentence what the jail does and does not do.
    pub fn description(&self) -> String {
        let Limits {
            memory_mib,
            processes,
            disk_mib,
        } = self.limits;
        let mut limits = Vec::new();
        let mut not = vec!["faults of the system's kernel"];
        match (&self.groups, self.bubblewrap.has_limits()) {
            (Some(_), _) => limits.push(format!("{memory_mib} MiB of memory")),
            (None, true) => {
                limits.push(format!("{memory_mib} MiB of memory for each process"));
                not.push("a program that takes much memory with many processes");
            }
            (None, false) => not.push("a program that takes all memory"),
        }
        if self.groups.is_some() || self.bubblewrap.counts_processes() {
            limits.push(format!("{processes} processes"))
        } else {
            not.push("a program that starts very many processes")
        }
        limits.push(format!("{disk_mib} MiB of files"));
        if self.groups.is_none() {
            not.push("a program that keeps all processors busy");
        }
        format!(
            "programs are in a jail (bubblewrap): no network, no other processes, only the system's files and their own, {}; it does not protect from {}",
            limits.join(", "),
            listed(&not)
        )
    }

    /// Puts a native program into a jail.
    pub fn confine(
        &self,
        inner: &Command,
        shown: &[Shown],
        limits: Limits,
    ) -> io::Result<Confined> {
        let program = found(inner.get_program(), shown)?;
        let cell = match &self.groups {
            Some(groups) => groups.cell(limits)?,
            None => Cell::default(),
        };
        let run = shown.iter().find(|shown| shown.access == Access::Run);
        let folder = match (run, inner.get_current_dir()) {
            (Some(run), _) => Some(run.place()),
            (None, Some(folder)) => Some(folder.to_owned()),
            (None, None) => env::current_dir().ok(),
        };
        let folder = folder.filter(|folder| run.is_some() || is_shown(folder, shown));
        let folder = folder.as_deref().unwrap_or(Path::new("/tmp"));
        let mut command = self.bubblewrap.command(shown, folder, limits)?;
        command.arg(program).args(inner.get_args());
        Ok(Confined {
            command,
            place: Place::Jail(cell),
        })
    }
}

/// Joins a list, with "and" before the last item.
fn listed(parts: &[&str]) -> String {
    match parts {
        [] => String::new(),
        [one] => (*one).to_owned(),
        [before @ .., last] => format!("{} or {last}", before.join(", ")),
    }
}

/// Returns the program's file, which the jail must show. A missing one would look like a crash.
fn found(program: &OsStr, shown: &[Shown]) -> io::Result<PathBuf> {
    let path = Path::new(program);
    if path.components().count() > 1 {
        return match (path.exists(), is_shown(path, shown)) {
            (true, true) => Ok(path.to_owned()),
            (false, _) => Err(io::ErrorKind::NotFound.into()),
            (true, false) => Err(io::Error::other(
                "programs in the jail do not see its folder",
            )),
        };
    }
    let mut places = PATHS.iter().map(|folder| Path::new(folder).join(path));
    places.find(|place| place.is_file()).ok_or_else(|| {
        io::Error::other(format!(
            "`{}` is not in {}, where programs in the jail look for it",
            path.display(),
            PATHS.join(", ")
        ))
    })
}

fn is_shown(path: &Path, shown: &[Shown]) -> bool {
    let folders = shown.iter().map(|shown| shown.path.as_path());
    let mut all = folders.chain(bubblewrap::SYSTEM.map(Path::new));
    all.any(|folder| path.starts_with(folder))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_that_the_jail_does_not_show_is_not_started() {
        let shown = [Shown::new("/no such folder", Access::Read)];
        assert!(found(OsStr::new("no such program"), &shown).is_err());
        assert!(found(OsStr::new("/no such folder/bot"), &shown).is_err());
        assert!(found(OsStr::new("./Cargo.toml"), &shown).is_err());
    }

    #[test]
    fn a_list_has_and_before_the_last_item() {
        assert_eq!(listed(&["a", "b", "c"]), "a, b or c");
        assert_eq!(listed(&["a"]), "a");
    }
}
