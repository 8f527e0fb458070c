//! Reads the index of a folder of records.

use std::io::{self, BufRead};

use super::entry::Entry;

/// Returns the entries of an index, oldest first, and the length of its complete lines. An incomplete last line is ignored.
///
/// # Errors
/// If the index cannot be read, or a line is not an entry ([`Entry::check`]).
pub fn read(mut lines: impl BufRead) -> io::Result<(Vec<Entry>, u64)> {
    let (mut entries, mut complete_length) = (Vec::new(), 0);
    let mut line = Vec::new();
    while lines.read_until(b'\n', &mut line)? > 0 && line.last() == Some(&b'\n') {
        complete_length += line.len() as u64;
        let number = entries.len() + 1;
        let to_error = |message: String| io::Error::other(format!("line {number}: {message}"));
        entries.push(entry_of(&line).map_err(to_error)?);
        line.clear();
    }
    Ok((entries, complete_length))
}

/// Returns the entry in a line.
///
/// # Errors
/// If the line is not an entry ([`Entry::check`]).
pub fn entry_of(line: &[u8]) -> Result<Entry, String> {
    let entry: Entry = serde_json::from_slice(line).map_err(|error| error.to_string())?;
    match entry.check() {
        Ok(()) => Ok(entry),
        Err(field) => Err(format!("`{field}` is invalid")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::series::Fault;

    #[test]
    fn a_line_that_does_not_fit_its_programs_or_its_folder_is_refused() {
        let good_entry = Entry {
            programs: vec!["a".into(), "b".into()],
            scores: Some(vec![3, 4]),
            places: Some(vec![2, 1]),
            answers: vec![3, 3],
            first: vec![1.0, 1.0],
            mean: vec![1.0, 1.0],
            slowest: vec![1.0, 1.0],
            ..Entry::default()
        };
        let fault = Some(Fault {
            seat: 2,
            ..Fault::default()
        });
        let read_again = |entry: &Entry| {
            let line = serde_json::to_string(entry).unwrap() + "\n";
            read(line.as_bytes()).map_err(|error| error.to_string())
        };
        assert_eq!(
            read_again(&good_entry).unwrap().0,
            std::slice::from_ref(&good_entry)
        );
        type SpoilEntry = fn(&mut Entry, Option<Fault>);
        let spoilt_entries: [(&str, SpoilEntry); 11] = [
            ("record", |entry, _| entry.record = "/etc/hosts".into()),
            ("record", |entry, _| entry.record = "a\u{1b}[2J.rec".into()),
            ("logs", |entry, _| entry.logs.push("../a.log".into())),
            ("scores", |entry, _| entry.scores = None),
            ("places", |entry, _| entry.places = Some(vec![1])),
            ("places", |entry, _| entry.places = Some(vec![0, 1])),
            ("forfeit", |entry, fault| entry.forfeit = fault),
            ("disturbed", |entry, fault| entry.disturbed = fault),
            ("answers", |entry, _| entry.answers[0] = usize::MAX),
            ("first", |entry, _| entry.first.clear()),
            ("slowest", |entry, _| entry.slowest.push(1.0)),
        ];
        for (field, spoil) in spoilt_entries {
            let mut entry = good_entry.clone();
            spoil(&mut entry, fault.clone());
            let error = read_again(&entry).unwrap_err();
            assert_eq!(error, format!("line 1: `{field}` is invalid"));
        }
    }

    #[test]
    fn times_come_back_to_their_last_digit() {
        for answers in 1..=3000_usize {
            let divisor = answers as f64;
            let entry = Entry {
                programs: vec!["a".into()],
                scores: Some(vec![1]),
                places: Some(vec![1]),
                answers: vec![answers],
                first: vec![divisor / 7.0],
                mean: vec![1000.0 / divisor],
                slowest: vec![1e33 / divisor],
                ..Entry::default()
            };
            let line = serde_json::to_string(&entry).unwrap() + "\n";
            assert_eq!(read(line.as_bytes()).unwrap().0, [entry]);
        }
    }
}
