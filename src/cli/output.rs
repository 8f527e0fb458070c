//! Standard output: the one way to write there, which tells every failure.

use std::fmt::Display;
use std::io::{self, Write};

use super::Failure;

/// Prints a command's result, or a part of it, at once.
pub fn print(what: impl Display) -> Result<(), Failure> {
    write(&what.to_string()).map_err(|error| Failure(format!("standard output: {error}")))
}

/// Writes to standard output, and leaves nothing in a buffer.
pub fn write(text: &str) -> io::Result<()> {
    if at_start::is_closed() {
        return Err(io::Error::other("it is closed"));
    }
    let mut out = io::stdout().lock();
    out.write_all(text.as_bytes())?;
    out.flush()
}

/// What standard output was when the process began. Before `main` Rust puts /dev/null in the place of a closed one, so
/// that no file opened later gets its number; from then on the two look the same.
#[cfg(unix)]
mod at_start {
    use std::sync::atomic::{AtomicBool, Ordering};

    static IS_CLOSED: AtomicBool = AtomicBool::new(false);

    /// Runs before `main`. Does nothing there that needs what `main` sets up.
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
