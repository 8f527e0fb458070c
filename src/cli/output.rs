//! The only way to write to standard output. It reports every failure.

use std::fmt::Display;
use std::io::{self, Write};

use super::Failure;

/// Prints a command's result, or part of it, at once.
///
/// # Errors
/// If it cannot be written. If whoever read it has gone, as `head` does, the command ends quietly.
pub fn print(what: impl Display) -> Result<(), Failure> {
    write(&what.to_string()).map_err(|error| match error.kind() {
        io::ErrorKind::BrokenPipe => Failure::reader_has_gone(),
        _ => Failure(format!("standard output: {error}")),
    })
}

/// Writes to standard output without leaving anything in a buffer.
pub fn write(text: &str) -> io::Result<()> {
    if at_start::is_closed() {
        return Err(io::Error::other("it is closed"));
    }
    let mut out = io::stdout().lock();
    out.write_all(text.as_bytes())?;
    out.flush()
}

/// The state of standard output when the process began. Before `main` Rust replaces a closed one by /dev/null, so that no
/// file opened later gets its number. After that the two cannot be distinguished.
#[cfg(unix)]
mod at_start {
    use std::sync::atomic::{AtomicBool, Ordering};

    static IS_CLOSED: AtomicBool = AtomicBool::new(false);

    /// Runs before `main`, so it uses nothing that `main` sets up.
    #[ctor::ctor]
    fn look() {
        let is_open = rustix::io::fcntl_getfd(rustix::stdio::stdout()).is_ok();
        IS_CLOSED.store(!is_open, Ordering::Relaxed);
    }

    pub fn is_closed() -> bool {
        IS_CLOSED.load(Ordering::Relaxed)
    }
}

#[cfg(not(unix))]
mod at_start {
    pub fn is_closed() -> bool {
        false
    }
}
