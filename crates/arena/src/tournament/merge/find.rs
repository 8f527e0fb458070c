//! Finds the entries in the folders that come back from other machines.

use std::cell::LazyCell;
use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, Read};
use std::path::Path;
use std::rc::Rc;

use super::super::identity::Identity;
use super::left_out::LeftOut;
use crate::Failure;
use crate::contest::without_control_characters;
use crate::outside::Folder;
use crate::series::{Entry, INDEX_FILE, MAX_SIGNALS, MAX_STANDSTILLS, entry_of};

/// The maximum depth of folders in the folder that the user names.
const MAX_DEPTH: usize = 8;

/// The maximum number of files and folders in it.
const MAX_FOLDER_ENTRIES: usize = 2_000_000;

/// The maximum size of an index in bytes.
const MAX_INDEX_BYTES: u64 = 256 << 20;

/// The maximum length of a line of an index in bytes. A fault with all of its program's output has some kilobytes.
const MAX_LINE_BYTES: u64 = 1 << 20;

/// The rest of an index is not read after this many lines that are not entries.
const MAX_BAD_LINES: usize = 100;

/// The maximum number of entries of a game in an index: no job writes more.
const MAX_COPIES: usize = MAX_SIGNALS + MAX_STANDSTILLS + 1;

/// An entry that came back, and the folder of its files.
pub struct FoundEntry {
    pub entry: Entry,
    pub folder: Rc<Folder>,
}

/// A search for the entries of one tournament.
pub struct Search<'a> {
    pub identity: &'a Identity,
    pub left_out: &'a mut LeftOut,
    pub found: Vec<FoundEntry>,
    entry_count: usize,
}

impl Search<'_> {
    pub fn new<'a>(identity: &'a Identity, left_out: &'a mut LeftOut) -> Search<'a> {
        Search {
            identity,
            left_out,
            found: Vec::new(),
            entry_count: 0,
        }
    }

    /// Collects the entries of a folder and its subfolders.
    ///
    /// # Errors
    /// If the folder itself cannot be read.
    pub fn search_folder(&mut self, root: &Path) -> Result<(), Failure> {
        fs::read_dir(root).map_err(|error| Failure(format!("{}: {error}", root.display())))?;
        self.entry_count = 0;
        self.walk(Folder::new(root), 0);
        if self.entry_count > MAX_FOLDER_ENTRIES {
            let message =
                format!("it has more than {MAX_FOLDER_ENTRIES} files; the rest is not read");
            self.left_out.report(root, &message);
        }
        Ok(())
    }

    fn walk(&mut self, folder: Folder, depth: usize) {
        let folder = Rc::new(folder);
        self.read_index(&folder);
        let subfolders = self.folders_in(&folder).unwrap_or_else(|error| {
            self.left_out.report(&folder.path(), &error);
            Vec::new()
        });
        if depth == MAX_DEPTH && !subfolders.is_empty() {
            let message = format!("folders that are more than {MAX_DEPTH} deep");
            self.left_out.report(&folder.path(), &message);
            return;
        }
        for name in subfolders {
            if self.entry_count > MAX_FOLDER_ENTRIES {
                return;
            }
            self.walk(folder.inner(&name), depth + 1);
        }
    }

    /// Returns the names of the subfolders. A link to a folder is reported: it may lead anywhere, even back.
    fn folders_in(&mut self, folder: &Folder) -> io::Result<Vec<OsString>> {
        let mut subfolders = Vec::new();
        for entry in fs::read_dir(folder.path())? {
            self.entry_count += 1;
            if self.entry_count > MAX_FOLDER_ENTRIES {
                break;
            }
            let entry = entry?;
            let file_type = entry.file_type()?;
            if file_type.is_dir() {
                subfolders.push(entry.file_name());
            } else if file_type.is_symlink() && entry.path().is_dir() {
                let message = "a symbolic link to a folder, which is not followed";
                self.left_out.report(&entry.path(), &message);
            }
        }
        subfolders.sort();
        Ok(subfolders)
    }

    fn read_index(&mut self, folder: &Rc<Folder>) {
        match folder.open(INDEX_FILE, MAX_INDEX_BYTES) {
            Ok(file) => {
                if let Err(error) = self.read_lines(folder, file) {
                    self.left_out.report(&folder.path(), &error);
                }
            }
            Err(error) if error.is_missing() => {}
            Err(error) => {
                let message = format!("its index `{INDEX_FILE}` {error}");
                self.left_out.report(&folder.path(), &message);
            }
        }
    }

    /// Collects the lines of an index that are entries of this tournament. An incomplete last line is ignored.
    fn read_lines(&mut self, folder: &Rc<Folder>, file: File) -> io::Result<()> {
        let stored_identity = LazyCell::new(|| Identity::of(folder));
        let mut lines = BufReader::new(file.take(MAX_INDEX_BYTES));
        let mut copy_counts: BTreeMap<u32, usize> = BTreeMap::new();
        let mut line = Vec::new();
        let mut bad_line_count = 0;
        for number in 1.. {
            line.clear();
            let length = (&mut lines)
                .take(MAX_LINE_BYTES)
                .read_until(b'\n', &mut line)?;
            if line.last() != Some(&b'\n') {
                if length as u64 == MAX_LINE_BYTES {
                    let message =
                        format!("line {number} of its index is too long; the rest is not read");
                    self.left_out.report(&folder.path(), &message);
                }
                return Ok(());
            }
            match entry_of(&line)
                .and_then(|entry| self.check_origin(entry, || stored_identity.as_ref()))
            {
                Ok(entry) => {
                    let count = copy_counts.entry(entry.number).or_default();
                    *count += 1;
                    if *count <= MAX_COPIES {
                        let folder = folder.clone();
                        self.found.push(FoundEntry { entry, folder });
                        continue;
                    }
                    let message = format!("game {}: there are too many copies", entry.number);
                    self.left_out.report(&folder.path(), &message);
                }
                Err(message) => {
                    let message = format!("line {number} of its index: {message}");
                    self.left_out.report(&folder.path(), &message);
                }
            }
            bad_line_count += 1;
            if bad_line_count == MAX_BAD_LINES {
                let message = "the rest of its index is not read";
                self.left_out.report(&folder.path(), &message);
                return Ok(());
            }
        }
        Ok(())
    }

    /// Returns an entry if it belongs to this tournament and was played by this version. `stored_identity` is the identity that
    /// its folder stores.
    fn check_origin<'k>(
        &self,
        entry: Entry,
        stored_identity: impl FnOnce() -> Option<&'k Identity>,
    ) -> Result<Entry, String> {
        let message = match (
            entry.series == self.identity.series,
            entry.version == env!("CARGO_PKG_VERSION"),
        ) {
            (true, true) => return Ok(entry),
            (false, _) => self.identity.difference(&entry.series, stored_identity()),
            (_, false) => format!(
                "by version {} of Warren",
                without_control_characters(entry.version.as_bytes())
            ),
        };
        Err(format!("game {} was played {message}", entry.number))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn count_found(index: &[u8]) -> (usize, usize) {
        let own_identity = Identity {
            series: "ours".to_owned(),
            settings: BTreeMap::new(),
            programs: Vec::new(),
        };
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join(INDEX_FILE), index).unwrap();
        let mut left_out = LeftOut::default();
        let mut search = Search::new(&own_identity, &mut left_out);
        search.search_folder(folder.path()).unwrap();
        (search.found.len(), search.left_out.count)
    }

    #[test]
    fn an_index_is_read_up_to_its_limits() {
        let entry = Entry {
            version: env!("CARGO_PKG_VERSION").to_owned(),
            series: "ours".to_owned(),
            number: 1,
            scores: Some(Vec::new()),
            places: Some(Vec::new()),
            ..Entry::default()
        };
        let line = serde_json::to_string(&entry).unwrap() + "\n";
        assert_eq!(count_found(line.as_bytes()), (1, 0));
        // An incomplete line.
        assert_eq!(
            count_found((line.clone() + "{\"number\":").as_bytes()),
            (1, 0)
        );
        // Lines that are not entries, and lines of another tournament.
        let foreign_line = line.replace("ours", "theirs");
        let mixed = ["no JSON\n", &line, "\0\n", &foreign_line, &line].concat();
        assert_eq!(count_found(mixed.as_bytes()), (2, 3));
        // A line without an end, and the lines after it.
        let endless = [
            line.as_bytes(),
            &vec![b'1'; 3 << 20],
            b"\n",
            line.as_bytes(),
        ]
        .concat();
        assert_eq!(count_found(&endless), (1, 1));
        // Far too many lines.
        let bad_lines = "no JSON\n".repeat(10 * MAX_BAD_LINES) + &line;
        assert_eq!(count_found(bad_lines.as_bytes()), (0, MAX_BAD_LINES + 1));
        assert_eq!(
            count_found(line.repeat(MAX_COPIES + 5).as_bytes()),
            (MAX_COPIES, 5)
        );
    }
}
