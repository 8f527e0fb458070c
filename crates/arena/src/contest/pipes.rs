//! The state of a pipe.

use std::io::PipeReader;

/// Returns the number of bytes waiting in a pipe. Only Linux reports it at the writing end.
#[cfg(target_os = "linux")]
pub fn unread_byte_count(pipe: impl std::os::fd::AsFd) -> u64 {
    rustix::io::ioctl_fionread(pipe).unwrap_or(0)
}

#[cfg(not(target_os = "linux"))]
pub fn unread_byte_count<P>(_pipe: P) -> u64 {
    0
}

/// Waits until a pipe has data to read or is closed.
#[cfg(unix)]
pub fn await_readable(pipe: &PipeReader) {
    use rustix::event::{PollFd, PollFlags, poll};
    // After an error the read that follows reports it.
    let _ = poll(&mut [PollFd::new(pipe, PollFlags::IN)], None);
}

/// On other systems reading waits.
#[cfg(not(unix))]
pub fn await_readable(_pipe: &PipeReader) {}
