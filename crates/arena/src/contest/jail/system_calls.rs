//! The system calls that programs in a jail may make, as a filter that `bwrap` hands to the kernel.
//!
//! The list has the calls that contest languages need: files, memory, processes and threads, time, and connections inside the
//! jail. For the program other calls do not exist (ENOSYS), so that its libraries do without them. The list has no calls that
//! reach other processes, keys, mounts, namespaces, the kernel itself or network devices.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::{self, Seek, Write};
use std::os::fd::{AsRawFd, OwnedFd};
use std::process::Command;

use rustix::fs::{MemfdFlags, memfd_create};
use seccompiler::SeccompCmpArgLen::{Dword, Qword};
use seccompiler::{
    BackendError, BpfProgram, SeccompAction, SeccompCmpOp, SeccompCondition, SeccompFilter,
    SeccompRule, TargetArch,
};

macro_rules! calls {
    ($($name:ident)*) => { &[$(libc::$name),*] };
}

/// The calls that every architecture has.
const COMMON_CALLS: &[&[i64]] = &[
    // Reads and writes.
    calls![SYS_read SYS_write SYS_readv SYS_writev SYS_pread64 SYS_pwrite64 SYS_preadv SYS_pwritev SYS_preadv2 SYS_pwritev2
        SYS_lseek SYS_sendfile SYS_splice SYS_tee SYS_vmsplice SYS_copy_file_range SYS_readahead SYS_fadvise64],
    // Files that are open.
    calls![SYS_openat SYS_openat2 SYS_close SYS_close_range SYS_dup SYS_dup3 SYS_fcntl SYS_flock SYS_ioctl SYS_pipe2 SYS_fsync
        SYS_fdatasync SYS_sync SYS_syncfs SYS_sync_file_range SYS_ftruncate SYS_fallocate SYS_fstat SYS_fstatfs SYS_getdents64
        SYS_fchdir SYS_fchmod SYS_fchown SYS_fgetxattr SYS_fsetxattr SYS_flistxattr SYS_fremovexattr SYS_memfd_create],
    // Files by name.
    calls![SYS_newfstatat SYS_statx SYS_statfs SYS_faccessat SYS_faccessat2 SYS_getcwd SYS_chdir SYS_mkdirat SYS_mknodat
        SYS_unlinkat SYS_renameat SYS_renameat2 SYS_linkat SYS_symlinkat SYS_readlinkat SYS_fchmodat SYS_fchownat SYS_truncate
        SYS_umask SYS_utimensat SYS_getxattr SYS_lgetxattr SYS_setxattr SYS_lsetxattr SYS_listxattr SYS_llistxattr
        SYS_removexattr SYS_lremovexattr SYS_inotify_init1 SYS_inotify_add_watch SYS_inotify_rm_watch],
    // Waiting for events.
    calls![SYS_ppoll SYS_pselect6 SYS_epoll_create1 SYS_epoll_ctl SYS_epoll_pwait SYS_epoll_pwait2 SYS_eventfd2 SYS_signalfd4],
    // Memory.
    calls![SYS_brk SYS_mmap SYS_munmap SYS_mprotect SYS_mremap SYS_madvise SYS_mincore SYS_msync SYS_mlock SYS_mlock2 SYS_munlock
        SYS_mlockall SYS_munlockall SYS_membarrier SYS_pkey_alloc SYS_pkey_free SYS_pkey_mprotect SYS_get_mempolicy
        SYS_set_mempolicy SYS_mbind],
    // Processes and threads. `clone` has its own rules. Libraries use it because `clone3`, whose flags no filter can read, is
    // missing.
    calls![SYS_execve SYS_execveat SYS_exit SYS_exit_group SYS_wait4 SYS_waitid SYS_kill SYS_tkill SYS_tgkill SYS_pidfd_open
        SYS_pidfd_send_signal SYS_set_tid_address SYS_set_robust_list SYS_get_robust_list SYS_futex SYS_futex_waitv SYS_rseq
        SYS_getpid SYS_getppid SYS_gettid SYS_getpgid SYS_setpgid SYS_getsid SYS_setsid SYS_prctl],
    // Signals.
    calls![SYS_rt_sigaction SYS_rt_sigprocmask SYS_rt_sigpending SYS_rt_sigtimedwait SYS_rt_sigqueueinfo SYS_rt_tgsigqueueinfo
        SYS_rt_sigsuspend SYS_rt_sigreturn SYS_sigaltstack SYS_restart_syscall],
    // Users and rights. The jail has one user and no rights.
    calls![SYS_getuid SYS_geteuid SYS_getgid SYS_getegid SYS_getresuid SYS_getresgid SYS_getgroups SYS_setuid SYS_setgid
        SYS_setreuid SYS_setregid SYS_setresuid SYS_setresgid SYS_setfsuid SYS_setfsgid SYS_capget SYS_capset],
    // Limits and processors.
    calls![SYS_getrlimit SYS_setrlimit SYS_prlimit64 SYS_getrusage SYS_times SYS_getpriority SYS_setpriority SYS_ioprio_get
        SYS_ioprio_set SYS_sched_yield SYS_sched_getaffinity SYS_sched_setaffinity SYS_sched_getparam SYS_sched_setparam
        SYS_sched_getscheduler SYS_sched_setscheduler SYS_sched_get_priority_max SYS_sched_get_priority_min
        SYS_sched_rr_get_interval SYS_sched_getattr SYS_sched_setattr SYS_getcpu],
    // Time.
    calls![SYS_clock_gettime SYS_clock_getres SYS_clock_nanosleep SYS_nanosleep SYS_gettimeofday SYS_getitimer SYS_setitimer
        SYS_timer_create SYS_timer_settime SYS_timer_gettime SYS_timer_getoverrun SYS_timer_delete SYS_timerfd_create
        SYS_timerfd_settime SYS_timerfd_gettime],
    // The system.
    calls![SYS_uname SYS_sysinfo SYS_getrandom],
    // Connections inside the jail. `socket` and `socketpair` have their own rules.
    calls![SYS_bind SYS_listen SYS_accept SYS_accept4 SYS_connect SYS_getsockname SYS_getpeername SYS_sendto SYS_recvfrom
        SYS_sendmsg SYS_recvmsg SYS_sendmmsg SYS_recvmmsg SYS_shutdown SYS_setsockopt SYS_getsockopt],
    // Resources that processes of the jail share.
    calls![SYS_shmget SYS_shmat SYS_shmdt SYS_shmctl SYS_semget SYS_semop SYS_semtimedop SYS_semctl SYS_msgget SYS_msgsnd
        SYS_msgrcv SYS_msgctl SYS_mq_open SYS_mq_unlink SYS_mq_timedsend SYS_mq_timedreceive SYS_mq_notify SYS_mq_getsetattr],
];

/// The older forms of such calls.
#[cfg(target_arch = "x86_64")]
const ARCHITECTURE_CALLS: &[&[i64]] = &[
    calls![SYS_open SYS_creat SYS_stat SYS_lstat SYS_access SYS_getdents SYS_pipe SYS_dup2 SYS_rename SYS_mkdir SYS_rmdir SYS_link
        SYS_unlink SYS_symlink SYS_readlink SYS_chmod SYS_chown SYS_lchown SYS_mknod SYS_utime SYS_utimes SYS_futimesat],
    calls![SYS_poll SYS_select SYS_epoll_create SYS_epoll_wait SYS_eventfd SYS_signalfd SYS_inotify_init SYS_time SYS_alarm
        SYS_pause SYS_getpgrp SYS_fork SYS_vfork SYS_arch_prctl],
];

#[cfg(not(target_arch = "x86_64"))]
const ARCHITECTURE_CALLS: &[&[i64]] = &[];

/// The flags of `clone` that make namespaces.
const NAMESPACE_FLAGS: libc::c_int = libc::CLONE_NEWNS
    | libc::CLONE_NEWCGROUP
    | libc::CLONE_NEWUTS
    | libc::CLONE_NEWIPC
    | libc::CLONE_NEWUSER
    | libc::CLONE_NEWPID
    | libc::CLONE_NEWNET;

/// The positions of arguments: of `socket` and `socketpair`, and of `clone`.
const SOCKET_FAMILY: u8 = 0;
const SOCKET_TYPE: u8 = 1;
const CLONE_FLAGS: u8 = 0;

/// The bits of a socket's type that are not flags.
const SOCKET_TYPE_MASK: u64 = 0xf;

/// Adds the filter to a `bwrap` command without arguments. The file has to stay open until the command has started.
///
/// # Errors
/// If there is no filter for this processor, or no memory for it.
pub fn add_filter(command: &mut Command) -> io::Result<OwnedFd> {
    let filter_program = filter_program().map_err(|error| io::Error::other(error.to_string()))?;
    let instructions = filter_program.iter().flat_map(|instruction| {
        let [code, jumps @ ..] = [
            instruction.code.to_ne_bytes(),
            [instruction.jt, instruction.jf],
        ];
        code.into_iter()
            .chain(jumps.into_iter().flatten())
            .chain(instruction.k.to_ne_bytes())
    });
    let instructions: Vec<u8> = instructions.collect();
    // The command inherits this file.
    let mut file = File::from(memfd_create("filter", MemfdFlags::empty())?);
    file.write_all(&instructions)?;
    file.rewind()?;
    command.arg("--seccomp").arg(file.as_raw_fd().to_string());
    Ok(file.into())
}

/// Leaves the user's session keyring for a new one, which ends with the program. No new one is needed if the system has no
/// keyrings or forbids us these calls, because programs inherit that.
///
/// # Errors
/// If the system has no room for a keyring.
pub fn leave_keyring() -> io::Result<()> {
    match keyutils_raw::keyctl_join_session_keyring(None) {
        Ok(_) => Ok(()),
        Err(errno) if [libc::ENOSYS, libc::EPERM, libc::EACCES].contains(&errno.0) => Ok(()),
        Err(errno) => Err(errno.into()),
    }
}

/// Returns the filter as a program for the kernel.
fn filter_program() -> Result<BpfProgram, BackendError> {
    let calls = COMMON_CALLS
        .iter()
        .chain(ARCHITECTURE_CALLS)
        .copied()
        .flatten();
    let mut rules: BTreeMap<i64, Vec<SeccompRule>> =
        calls.map(|&call| (call, Vec::new())).collect();
    let argument_equals = |argument, value| {
        SeccompCondition::new(argument, Dword, SeccompCmpOp::Eq, i64::from(value) as u64)
    };
    let socket_type_equals = |value: libc::c_int| {
        SeccompCondition::new(
            SOCKET_TYPE,
            Dword,
            SeccompCmpOp::MaskedEq(SOCKET_TYPE_MASK),
            value as u64,
        )
    };
    let no_namespace = SeccompCmpOp::MaskedEq(NAMESPACE_FLAGS as u64);
    let clone_without_namespaces = SeccompCondition::new(CLONE_FLAGS, Qword, no_namespace, 0)?;
    rules.insert(
        libc::SYS_clone,
        vec![SeccompRule::new(vec![clone_without_namespaces])?],
    );
    let unix_sockets = SeccompRule::new(vec![argument_equals(SOCKET_FAMILY, libc::AF_UNIX)?])?;
    rules.insert(libc::SYS_socketpair, vec![unix_sockets.clone()]);
    let mut sockets = vec![unix_sockets];
    for family in [libc::AF_INET, libc::AF_INET6] {
        for socket_type in [libc::SOCK_STREAM, libc::SOCK_DGRAM] {
            sockets.push(SeccompRule::new(vec![
                argument_equals(SOCKET_FAMILY, family)?,
                socket_type_equals(socket_type)?,
            ])?);
        }
    }
    rules.insert(libc::SYS_socket, sockets);
    let no_such_call = SeccompAction::Errno(libc::ENOSYS as u32);
    let architecture: TargetArch = std::env::consts::ARCH.try_into()?;
    SeccompFilter::new(rules, no_such_call, SeccompAction::Allow, architecture)?.try_into()
}
