//! What a pipe tells of its state.

use std::io::PipeReader;

/// How many bytes wait in a pipe. Elsewhere than on Linux the writing end does not tell.
#[cfg(target_os = "linux")]
pub fn waiting(pipe: impl std::os::fd::AsFd) -> u64 {
    rustix::io::ioctl_fionread(pipe).unwrap_or(0)
}

#[cfg(not(target_os = "linux"))]
pub fn waiting<P>(_: P) -> u64 {
    0
}

/// Waits until a pipe has something to read, or is closed.
#[cfg(unix)]
pub fn await_readable(pipe: &PipeReader) {
    use rustix::event::{PollFd, PollFlags, poll};
    // After an error the read that follows tells it.
    let _ = poll(&mut [PollFd::new(pipe, PollFlags::IN)], None);
}

/// Elsewhere a read waits.
#[cfg(not(unix))]
pub fn await_readable(_: &PipeReader) {}
