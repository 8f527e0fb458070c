//! Splits the bytes of a target.

use warren::core::game::LineError;
use warren::games::GameId;

/// The separator between the parts of an input.
const BETWEEN: &str = "\n---\n";

/// The text at the beginning of the bytes.
pub fn text(data: &[u8]) -> &str {
    match std::str::from_utf8(data) {
        Ok(text) => text,
        Err(error) => std::str::from_utf8(&data[..error.valid_up_to()]).unwrap_or_default(),
    }
}

/// The game that the first byte chooses, and the remaining bytes.
pub fn chosen(data: &[u8]) -> Option<(GameId, &[u8])> {
    let (choice, rest) = data.split_first()?;
    Some((GameId::ALL[usize::from(*choice) % GameId::ALL.len()], rest))
}

/// The text before a line `---`, and the text after it, which may be missing.
pub fn parts(text: &str) -> (&str, &str) {
    text.split_once(BETWEEN).unwrap_or((text, ""))
}

/// Checks that an error names a line of the text, or the line after the last.
pub fn names_a_line(error: &LineError, text: &str) {
    let last = text.lines().count() + 1;
    assert!(
        (1..=last).contains(&error.line),
        "line {} of {last}: {error}",
        error.line
    );
}
