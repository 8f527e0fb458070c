//! The command lines of `bubblewrap`, which makes the namespaces, and of `prlimit`, which sets limits in them.

use std::env;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use super::{Access, Limits, PROGRAM_FOLDERS, VisiblePath};

/// The system folders that programs see.
pub const SYSTEM_FOLDERS: [&str; 7] = [
    "/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32",
];

/// The system settings that programs see: those that the loader, languages and clocks need.
const SETTINGS_IN_ETC: [&str; 12] = [
    "alternatives",
    "group",
    "java-17-openjdk",
    "java-21-openjdk",
    "ld.so.cache",
    "ld.so.conf",
    "ld.so.conf.d",
    "localtime",
    "nsswitch.conf",
    "passwd",
    "python3.11",
    "python3.13",
];

/// Files in which the system lists keys, including the user's.
const KEY_LISTS: [&str; 2] = ["/proc/keys", "/proc/key-users"];

/// The maximum number of a program's open files.
const MAX_OPEN_FILES: u64 = 256;

/// The user inside, so that no program takes itself for root.
const USER_ID: &str = "1000";

/// The limits of processes in the trials: too few for a script that starts another process, and enough.
const ONE_PROCESS: u64 = 1;
const MANY_PROCESSES: u64 = 16;

/// A working `bwrap` and its abilities on this system.
#[derive(Debug)]
pub struct Bubblewrap {
    program: PathBuf,
    features: Features,
}

#[derive(Clone, Copy, Debug)]
struct Features {
    /// Programs cannot make user namespaces, in which the kernel trusts them more.
    disables_user_namespaces: bool,
    /// `prlimit` is installed.
    has_limits: bool,
    /// The limit of processes counts only those of the jail, and is enforced.
    counts_processes: bool,
}

impl Bubblewrap {
    /// Finds out by trial what works here.
    ///
    /// # Errors
    /// The reason why no jail can be made.
    pub fn probe() -> Result<Bubblewrap, String> {
        if !cfg!(target_os = "linux") {
            return Err("there are jails on Linux only".to_owned());
        }
        let program = find_on_path("bwrap")
            .ok_or("there is no `bwrap`; install the package bubblewrap".to_owned())?;
        let mut jail = Bubblewrap {
            program,
            features: Features {
                disables_user_namespaces: true,
                has_limits: false,
                counts_processes: false,
            },
        };
        if jail.try_script("exit 0", ONE_PROCESS).is_err() {
            jail.features.disables_user_namespaces = false;
            jail.try_script("exit 0", ONE_PROCESS)
                .map_err(|why| format!("`bwrap` cannot make one here ({why})"))?;
        }
        jail.features.has_limits = true;
        jail.features.has_limits = jail.try_script("exit 0", ONE_PROCESS).is_ok();
        jail.features.counts_processes = true;
        // Before Linux 5.14 all processes of the user counted. Root's never count.
        let forking_script = "(exit 0) && exit 0";
        jail.features.counts_processes = jail.features.has_limits
            && jail.try_script(forking_script, MANY_PROCESSES).is_ok()
            && jail.try_script(forking_script, ONE_PROCESS).is_err();
        Ok(jail)
    }

    /// Whether each process has limits.
    pub fn has_limits(&self) -> bool {
        self.features.has_limits
    }

    /// Whether the number of processes has a limit.
    pub fn counts_processes(&self) -> bool {
        self.features.counts_processes
    }

    /// Returns the command to which the program's words have to be added. `folder` is its current folder.
    ///
    /// # Errors
    /// If a shown file or folder cannot be read.
    pub fn command(
        &self,
        visible_paths: &[VisiblePath],
        folder: &Path,
        limits: Limits,
    ) -> io::Result<Command> {
        let bytes = |mib: u64| (mib << 20).to_string();
        let mut command = Command::new(&self.program);
        command.args(["--unshare-user", "--unshare-ipc", "--unshare-pid"]);
        command.args(["--unshare-net", "--unshare-uts", "--unshare-cgroup-try"]);
        command.args(["--die-with-parent", "--new-session"]);
        command.args(["--uid", USER_ID, "--gid", USER_ID, "--hostname", "jail"]);
        if self.features.disables_user_namespaces {
            command.arg("--disable-userns");
        }
        let paths = PROGRAM_FOLDERS.join(":");
        command.args(["--clearenv", "--setenv", "PATH", &paths]);
        command.args(["--setenv", "HOME", "/tmp", "--setenv", "LANG", "C.UTF-8"]);
        for folder in SYSTEM_FOLDERS {
            command.args(["--ro-bind-try", folder, folder]);
        }
        for file in SETTINGS_IN_ETC {
            let path = format!("/etc/{file}");
            command.args(["--ro-bind-try", &path, &path]);
        }
        let size = bytes(limits.disk_mib);
        command.args(["--proc", "/proc", "--dev", "/dev"]);
        command.args(["--size", &size, "--tmpfs", "/dev/shm"]);
        command.args(["--size", &size, "--tmpfs", "/tmp"]);
        for file in KEY_LISTS
            .into_iter()
            .filter(|file| Path::new(file).exists())
        {
            command.args(["--ro-bind", "/dev/null", file]);
        }
        for visible in visible_paths {
            let (path, path_in_jail) = (&visible.path, visible.path_in_jail());
            match visible.access {
                Access::Read | Access::ReadAlways => {
                    command.arg("--ro-bind").args([path, &path_in_jail]);
                }
                Access::Write => drop(command.arg("--bind").args([path, &path_in_jail])),
                Access::Run => mirror_folder(path, &path_in_jail, &mut command)?,
            }
        }
        // Last, because the options above write there. Otherwise root could write the kernel's settings in /proc.
        command.args(["--remount-ro", "/dev", "--remount-ro", "/proc"]);
        command.args(["--remount-ro", "/", "--chdir"]);
        command.arg(folder).arg("--");
        if self.features.has_limits {
            command.args(["prlimit", "--core=0"]);
            // Not the address space: some languages reserve much more than they use.
            command.arg(format!("--data={}", bytes(limits.memory_mib)));
            command.arg(format!("--fsize={size}"));
            command.arg(format!("--nofile={MAX_OPEN_FILES}"));
            if self.features.counts_processes {
                command.arg(format!("--nproc={}", limits.processes));
            }
            command.arg("--");
        }
        Ok(command)
    }

    /// Checks that a shell script succeeds in a jail with this limit of processes. The error is what `bwrap` printed.
    fn try_script(&self, script: &str, processes: u64) -> Result<(), String> {
        let limits = Limits {
            processes,
            ..Limits::default()
        };
        let mut command = Command::new(&self.program);
        #[cfg(target_os = "linux")]
        let _filter = super::add_filter(&mut command).map_err(|error| error.to_string())?;
        let jail_command = self.command(&[], Path::new("/tmp"), limits);
        let jail_command = jail_command.map_err(|error| error.to_string())?;
        command.args(jail_command.get_args());
        command.args(["sh", "-c", script]).stdin(Stdio::null());
        let output = command.output().map_err(|error| error.to_string())?;
        let stderr = String::from_utf8_lossy(&output.stderr);
        let line = stderr
            .lines()
            .next()
            .unwrap_or("it printed nothing")
            .to_owned();
        output.status.success().then_some(()).ok_or(line)
    }
}

/// Makes a folder with the links and files of another.
fn mirror_folder(folder: &Path, path_in_jail: &Path, command: &mut Command) -> io::Result<()> {
    command.arg("--dir").arg(path_in_jail);
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let (path, entry_in_jail) = (entry.path(), path_in_jail.join(entry.file_name()));
        if entry.file_type()?.is_symlink() {
            command
                .arg("--symlink")
                .arg(fs::read_link(path)?)
                .arg(entry_in_jail)
        } else {
            command.arg("--ro-bind").arg(path).arg(entry_in_jail)
        };
    }
    Ok(())
}

/// Finds a program on the PATH.
fn find_on_path(name: &str) -> Option<PathBuf> {
    let paths = env::var_os("PATH")?;
    let candidates = env::split_paths(&paths).map(|folder| folder.join(name));
    candidates
        .filter(|file| file.is_absolute())
        .find(|file| file.is_file())
}
