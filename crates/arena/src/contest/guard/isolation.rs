//! Isolation: a program in its own namespaces, in which it sees and reaches only the processes that it started. Isolation needs
//! only the kernel. Unlike a jail it leaves the program all other rights of the user.
//!
//! The first process of the process namespace is ours. It becomes the parent of all processes that the program leaves behind.
//! It ends with the program, and the kernel then ends everything else in the namespace.

use std::ffi::{OsStr, OsString};
use std::fs::{self, File};
use std::io::{self, Write};
use std::os::fd::OwnedFd;
use std::os::unix::net::UnixStream;
use std::os::unix::process::{CommandExt, ExitStatusExt};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Stdio};

use clap::Args;
use rustix::fs::{StatVfsMountFlags, statvfs};
use rustix::mount::{
    MountFlags, MountPropagationFlags, mount, mount_bind, mount_change, mount_remount,
};
use rustix::process::{
    Pid, Signal, WaitOptions, getgid, getuid, set_parent_process_death_signal, wait,
};
use rustix::stdio::dup2_stdin;
use rustix::thread::{
    CapabilitySet, CapabilitySets, UnshareFlags, capabilities, clear_ambient_capability_set,
    configure_capability_in_ambient_set, set_capabilities,
};

use super::super::environment;
use super::super::process_tree::SHELL_SIGNAL_BASE;
use super::process::socket;
use super::{descriptors, own_command};
use crate::Failure;

/// Makes the namespaces, starts a command in them that cannot write `read_only_paths`, and waits for its end. The first process
/// takes the program's pipes from the guard, through the socket that is standard input.
///
/// # Errors
/// If the system cannot make the namespaces.
pub fn run_isolated(command: &[OsString], read_only_paths: &[PathBuf]) -> io::Result<ExitStatus> {
    if let Err(error) = leave_namespaces() {
        // The guard would not read the reason on a socket that still holds the pipes.
        descriptors::receive(&socket()?)?;
        return Err(error);
    }
    let options = read_only_paths
        .iter()
        .flat_map(|path| [OsStr::new("--kept"), path.as_os_str()]);
    let mut first_process = own_command("isolated", socket()?)
        .args(options)
        .arg("--")
        .args(command)
        .spawn()?;
    close_socket()?;
    first_process.wait()
}

/// Closes the socket that is standard input. The guard waits until no process has it open.
fn close_socket() -> io::Result<()> {
    Ok(dup2_stdin(File::open("/dev/null")?)?)
}

/// Leaves the namespaces of processes and mounts. The next child is the first process of the new ones.
fn leave_namespaces() -> io::Result<()> {
    let namespaces = UnshareFlags::NEWPID | UnshareFlags::NEWNS;
    if unshare(namespaces).is_ok() {
        return Ok(());
    }
    // A user without the right may do so in a user namespace.
    let (user, group) = (getuid().as_raw(), getgid().as_raw());
    unshare(namespaces | UnshareFlags::NEWUSER)?;
    fs::write("/proc/self/setgroups", "deny")?;
    fs::write("/proc/self/uid_map", format!("{user} {user} 1"))?;
    fs::write("/proc/self/gid_map", format!("{group} {group} 1"))?;
    // The first process mounts, so it has to keep the right, which an ordinary user's next process would lose.
    let mut capability_sets = capabilities(None)?;
    capability_sets.inheritable |= CapabilitySet::SYS_ADMIN;
    set_capabilities(None, capability_sets)?;
    Ok(configure_capability_in_ambient_set(
        CapabilitySet::SYS_ADMIN,
        true,
    )?)
}

#[expect(
    deprecated,
    reason = "unsafe code is forbidden, and these flags share no descriptors"
)]
fn unshare(flags: UnshareFlags) -> io::Result<()> {
    Ok(rustix::thread::unshare(flags)?)
}

/// Be the first process of an isolated program, and start the program.
///
/// Standard input is the socket to the guard. It closes when the program has started; otherwise it carries the reason.
#[derive(Args)]
pub struct Isolated {
    /// Paths that the program cannot write.
    #[arg(long = "kept")]
    read_only_paths: Vec<PathBuf>,
    /// The program and its arguments.
    #[arg(last = true, required = true)]
    command: Vec<OsString>,
}

impl Isolated {
    /// Never returns if the program has started: this process ends with the program's exit status.
    pub fn run(&self) -> Result<(), Failure> {
        let failure = |error: io::Error| Failure(format!("no isolation: {error}"));
        let mut socket = socket().map_err(failure)?;
        match self.start(&socket) {
            Ok(program) => {
                drop(socket);
                close_socket().map_err(failure)?;
                std::process::exit(wait_for_program(program))
            }
            Err(error) => socket
                .write_all(error.to_string().as_bytes())
                .map_err(failure),
        }
    }

    fn start(&self, socket: &UnixStream) -> io::Result<Pid> {
        let pipes: [OwnedFd; 3] = descriptors::receive(socket)?;
        let [stdin, stdout, stderr] = pipes.map(Stdio::from);
        set_parent_process_death_signal(Some(Signal::KILL))?;
        // Later mounts stay inside this namespace.
        mount_change(
            "/",
            MountPropagationFlags::PRIVATE | MountPropagationFlags::REC,
        )?;
        let flags = MountFlags::NOSUID | MountFlags::NODEV | MountFlags::NOEXEC;
        mount("proc", "/proc", "proc", flags, None)?;
        self.read_only_paths
            .iter()
            .try_for_each(|path| make_read_only(path))?;
        // The program does not inherit the right to mount.
        clear_ambient_capability_set()?;
        let capability_sets = capabilities(None)?;
        let inheritable = CapabilitySet::empty();
        set_capabilities(
            None,
            CapabilitySets {
                inheritable,
                ..capability_sets
            },
        )?;
        let (program, arguments) = self.command.split_first().ok_or(io::ErrorKind::NotFound)?;
        let mut command = Command::new(program);
        command.args(arguments).process_group(0);
        environment::set(&mut command);
        let program = command.stdin(stdin).stdout(stdout).stderr(stderr).spawn()?;
        let pid = i32::try_from(program.id()).ok().and_then(Pid::from_raw);
        pid.ok_or_else(|| io::Error::other("the program has no process number"))
    }
}

/// Makes a file or folder read-only.
fn make_read_only(path: &Path) -> io::Result<()> {
    mount_bind(path, path)?;
    // In a user namespace the mount must keep the flags that restrict the file system.
    let flag_pairs = [
        (StatVfsMountFlags::NODEV, MountFlags::NODEV),
        (StatVfsMountFlags::NOEXEC, MountFlags::NOEXEC),
        (StatVfsMountFlags::NOSUID, MountFlags::NOSUID),
        (StatVfsMountFlags::NOATIME, MountFlags::NOATIME),
        (StatVfsMountFlags::NODIRATIME, MountFlags::NODIRATIME),
        (StatVfsMountFlags::RELATIME, MountFlags::RELATIME),
    ];
    let current_flags = statvfs(path)?.f_flag;
    let kept_pairs = flag_pairs
        .iter()
        .filter(|(current, _)| current_flags.contains(*current));
    let kept_flags: MountFlags = kept_pairs.map(|(_, flag)| *flag).collect();
    Ok(mount_remount(
        path,
        kept_flags | MountFlags::BIND | MountFlags::RDONLY,
        "",
    )?)
}

/// Waits until the program has ended, and reaps all processes that end before it. Returns its exit status, as a shell does.
fn wait_for_program(program: Pid) -> i32 {
    loop {
        match wait(WaitOptions::empty()) {
            Ok(Some((pid, status))) if pid == program => {
                let status = ExitStatus::from_raw(status.as_raw());
                let by_signal = status.signal().map(|signal| SHELL_SIGNAL_BASE + signal);
                return status.code().or(by_signal).unwrap_or(SHELL_SIGNAL_BASE);
            }
            Ok(_) | Err(rustix::io::Errno::INTR) => {}
            // No child is left. That cannot happen before the program has been reaped.
            Err(_) => return SHELL_SIGNAL_BASE,
        }
    }
}
