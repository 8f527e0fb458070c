//! The only way to write to standard output and standard error. Texts from outside cannot control a terminal through it.

use std::borrow::Cow;
use std::fmt::Display;
use std::io::{self, Write};

use crate::Failure;

/// Prints a command's result, or part of it, at once. Characters that could control a terminal are made visible.
///
/// # Errors
/// If it cannot be written. If the reader has gone, as `head` does, the command ends quietly.
pub fn print(text: impl Display) -> Result<(), Failure> {
    print_trusted(escape_hidden(&text.to_string()))
}

/// Prints a text of our own with its direction marks. It must contain nothing from outside.
///
/// # Errors
/// As for [`print`].
pub fn print_trusted(text: impl Display) -> Result<(), Failure> {
    write_to_stdout(&text.to_string()).map_err(|error| match error.kind() {
        io::ErrorKind::BrokenPipe => Failure::reader_has_gone(),
        _ => Failure(format!("standard output: {error}")),
    })
}

/// Prints a message on standard error, on its own line. Characters that could control a terminal are made visible. Without
/// standard error the message is dropped.
pub fn say(text: impl Display) {
    let line = escape_hidden(&text.to_string()).into_owned() + "\n";
    let _ = io::stderr().write_all(line.as_bytes());
}

/// Returns a text with control characters and direction marks written as `\u001b`, which means the same in a JSON string. Line
/// breaks and tabs stay.
pub fn escape_hidden(text: &str) -> Cow<'_, str> {
    if !text.contains(is_hidden) {
        return Cow::Borrowed(text);
    }
    let mut escaped = String::new();
    for c in text.chars() {
        if is_hidden(c) {
            escaped += &format!("\\u{:04x}", u32::from(c))
        } else {
            escaped.push(c)
        }
    }
    Cow::Owned(escaped)
}

/// Whether a terminal obeys a character instead of showing it. All such characters are below U+10000.
fn is_hidden(c: char) -> bool {
    let is_direction = matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let is_line_end = matches!(c, '\u{2028}' | '\u{2029}');
    (c.is_control() && c != '\n' && c != '\t') || is_direction || is_line_end
}

/// Writes to standard output without leaving anything in a buffer.
pub fn write_to_stdout(text: &str) -> io::Result<()> {
    if stdout_at_start::is_closed() {
        return Err(io::Error::other("it is closed"));
    }
    let mut out = io::stdout().lock();
    out.write_all(text.as_bytes())?;
    out.flush()
}

/// The state of standard output when the process started. Before `main` Rust replaces a closed one with /dev/null, so that no
/// file opened later gets its number. After that the two cannot be distinguished.
#[cfg(unix)]
mod stdout_at_start {
    use std::sync::atomic::{AtomicBool, Ordering};

    static IS_CLOSED: AtomicBool = AtomicBool::new(false);

    /// Runs before `main`, so it uses nothing that `main` sets up.
    #[ctor::ctor]
    fn check_stdout() {
        let is_open = rustix::io::fcntl_getfd(rustix::stdio::stdout()).is_ok();
        IS_CLOSED.store(!is_open, Ordering::Relaxed);
    }

    pub fn is_closed() -> bool {
        IS_CLOSED.load(Ordering::Relaxed)
    }
}

#[cfg(not(unix))]
mod stdout_at_start {
    pub fn is_closed() -> bool {
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn control_characters_are_visible_and_the_same_in_json() {
        let text = "a\u{1b}[2Jb\u{202e}c\u{7f}\u{9b}d";
        let shown = escape_hidden(text);
        assert_eq!(shown, "a\\u001b[2Jb\\u202ec\\u007f\\u009bd");
        let json = serde_json::to_string(text).unwrap();
        let read: String = serde_json::from_str(&escape_hidden(&json)).unwrap();
        assert_eq!(read, text);
        let plain = "two\nlines, a\ttab, Аня и آرش";
        assert!(matches!(escape_hidden(plain), Cow::Borrowed(same) if same == plain));
    }
}
