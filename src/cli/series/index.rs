//! Reads the index of a folder of records.

use std::io::{self, BufRead};

use super::entry::Entry;

/// The entries of an index, oldest first, and the length of its complete lines. A line that was not written to its end counts
/// for nothing.
///
/// # Errors
/// If the index cannot be read, or has a line that is no entry.
pub fn read(mut lines: impl BufRead) -> io::Result<(Vec<Entry>, u64)> {
    let (mut entries, mut whole) = (Vec::new(), 0);
    let mut line = Vec::new();
    while lines.read_until(b'\n', &mut line)? > 0 && line.last() == Some(&b'\n') {
        whole += line.len() as u64;
        let number = entries.len() + 1;
        let entry = serde_json::from_slice(&line)
            .map_err(|error| io::Error::other(format!("line {number}: {error}")))?;
        entries.push(entry);
        line.clear();
    }
    Ok((entries, whole))
}
