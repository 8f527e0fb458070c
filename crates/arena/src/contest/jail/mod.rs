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

use super::protection::{ConfinedCommand, Confinement};
use bubblewrap::Bubblewrap;
pub use groups::ControlGroups;
use groups::GroupParents;
#[cfg(target_os = "linux")]
pub use groups::{PROCESS_LIST_FILE, ran_out_of_memory, remove_groups};
#[cfg(target_os = "linux")]
pub use system_calls::{add_filter, leave_keyring};

/// The folders in which jailed programs find other programs.
const PROGRAM_FOLDERS: [&str; 3] = ["/usr/local/bin", "/usr/bin", "/bin"];

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
pub struct VisiblePath {
    /// The absolute path of the file or folder.
    pub path: PathBuf,
    /// The rights of the program.
    pub access: Access,
}

/// A program's rights to a file or folder that it sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Access {
    /// A jailed program may read it, in its own place. Isolation restricts nothing here.
    Read,
    /// A program may only read it, in its own place. Isolation enforces that too, if the system can.
    ReadAlways,
    /// A program may write it, in its own place.
    Write,
    /// The folder in which the program runs and writes. A jail makes a copy of it in its `/tmp`.
    Run,
}

impl VisiblePath {
    /// A path that the program sees.
    pub fn new(path: impl Into<PathBuf>, access: Access) -> VisiblePath {
        VisiblePath {
            path: path.into(),
            access,
        }
    }

    /// Returns its path in the jail.
    fn path_in_jail(&self) -> PathBuf {
        match self.access {
            Access::Read | Access::ReadAlways | Access::Write => self.path.clone(),
            Access::Run => Path::new("/tmp").join(self.path.file_name().unwrap_or_default()),
        }
    }
}

/// A jail that works on this system.
#[derive(Debug)]
pub struct Jail {
    bubblewrap: Bubblewrap,
    groups: Option<GroupParents>,
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
            groups: GroupParents::probe(),
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
        let mut unprotected = vec!["faults of the system's kernel"];
        match (&self.groups, self.bubblewrap.has_limits()) {
            (Some(_), _) => limits.push(format!("{memory_mib} MiB of memory")),
            (None, true) => {
                limits.push(format!("{memory_mib} MiB of memory for each process"));
                unprotected.push("a program that takes much memory with many processes");
            }
            (None, false) => unprotected.push("a program that takes all memory"),
        }
        if self.groups.is_some() || self.bubblewrap.counts_processes() {
            limits.push(format!("{processes} processes"))
        } else {
            unprotected.push("a program that starts very many processes")
        }
        limits.push(format!("{disk_mib} MiB of files"));
        if self.groups.is_none() {
            unprotected.push("a program that keeps all processors busy");
        }
        format!(
            "programs are in a jail (bubblewrap): no network, no other processes, only the system's files and their own, {}; it does not protect from {}",
            limits.join(", "),
            join_with_or(&unprotected)
        )
    }

    /// Returns the command that runs `inner`, a native program, in a jail.
    pub fn confine(
        &self,
        inner: &Command,
        visible_paths: &[VisiblePath],
        limits: Limits,
    ) -> io::Result<ConfinedCommand> {
        let program = find_visible_program(inner.get_program(), visible_paths)?;
        let groups = match &self.groups {
            Some(groups) => groups.make_groups(limits)?,
            None => ControlGroups::default(),
        };
        let run_folder = visible_paths
            .iter()
            .find(|visible| visible.access == Access::Run);
        let folder = match (run_folder, inner.get_current_dir()) {
            (Some(run_folder), _) => Some(run_folder.path_in_jail()),
            (None, Some(folder)) => Some(folder.to_owned()),
            (None, None) => env::current_dir().ok(),
        };
        let folder =
            folder.filter(|folder| run_folder.is_some() || is_visible(folder, visible_paths));
        let folder = folder.as_deref().unwrap_or(Path::new("/tmp"));
        let mut command = self.bubblewrap.command(visible_paths, folder, limits)?;
        command.arg(program).args(inner.get_args());
        Ok(ConfinedCommand {
            command,
            confinement: Confinement::Jail(groups),
        })
    }
}

/// Joins a list, with "or" before the last item.
fn join_with_or(parts: &[&str]) -> String {
    match parts {
        [] => String::new(),
        [only] => (*only).to_owned(),
        [before @ .., last] => format!("{} or {last}", before.join(", ")),
    }
}

/// Returns the program's file, which the jail must show. A missing one would look like a crash.
fn find_visible_program(program: &OsStr, visible_paths: &[VisiblePath]) -> io::Result<PathBuf> {
    let path = Path::new(program);
    if path.components().count() > 1 {
        return match (path.exists(), is_visible(path, visible_paths)) {
            (true, true) => Ok(path.to_owned()),
            (false, _) => Err(io::ErrorKind::NotFound.into()),
            (true, false) => Err(io::Error::other(
                "programs in the jail do not see its folder",
            )),
        };
    }
    let mut candidates = PROGRAM_FOLDERS
        .iter()
        .map(|folder| Path::new(folder).join(path));
    candidates.find(|file| file.is_file()).ok_or_else(|| {
        io::Error::other(format!(
            "`{}` is not in {}, where programs in the jail look for it",
            path.display(),
            PROGRAM_FOLDERS.join(", ")
        ))
    })
}

fn is_visible(path: &Path, visible_paths: &[VisiblePath]) -> bool {
    let folders = visible_paths.iter().map(|visible| visible.path.as_path());
    let mut all_folders = folders.chain(bubblewrap::SYSTEM_FOLDERS.map(Path::new));
    all_folders.any(|folder| path.starts_with(folder))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_that_the_jail_does_not_show_is_not_started() {
        let visible_paths = [VisiblePath::new("/no such folder", Access::Read)];
        assert!(find_visible_program(OsStr::new("no such program"), &visible_paths).is_err());
        assert!(find_visible_program(OsStr::new("/no such folder/bot"), &visible_paths).is_err());
        assert!(find_visible_program(OsStr::new("./Cargo.toml"), &visible_paths).is_err());
    }

    #[test]
    fn a_list_has_or_before_the_last_item() {
        assert_eq!(join_with_or(&["a", "b", "c"]), "a, b or c");
        assert_eq!(join_with_or(&["a"]), "a");
    }
}
