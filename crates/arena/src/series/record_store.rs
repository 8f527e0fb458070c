//! Stores the records of a series of games: one file per game, logs if requested, and an index with one line of JSON per game.

use std::fs::{self, File, OpenOptions};
use std::io::{self, BufReader, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use super::entry::Entry;
use super::index;
use crate::whole_file;

/// The index of a folder.
pub const INDEX_FILE: &str = "games.jsonl";

/// A folder of records. Existing records stay.
pub struct RecordStore {
    folder: PathBuf,
    game: &'static str,
    next_number: u32,
    stores_logs: bool,
}

/// The texts of an attempt at a game.
pub struct GameTexts<'a> {
    /// The text of the record.
    pub record: &'a str,
    /// The text of each seat's log.
    pub logs: &'a [String],
}

impl RecordStore {
    /// Creates the folder if it does not exist. Logs are stored on request.
    ///
    /// # Errors
    /// If the folder cannot be made or read.
    pub fn new(folder: &Path, game: &'static str, stores_logs: bool) -> io::Result<RecordStore> {
        fs::create_dir_all(folder)?;
        let highest = fs::read_dir(folder)?
            .filter_map(|entry| record_number(entry.ok()?.file_name().to_str()?, game))
            .max();
        Ok(RecordStore {
            folder: folder.to_owned(),
            game,
            next_number: highest.map_or(1, |highest| highest.saturating_add(1)),
            stores_logs,
        })
    }

    /// Returns the entries of the index, oldest first. Removes an incomplete last line, which a crash of the machine leaves.
    ///
    /// # Errors
    /// If the index cannot be read, or a line is not an entry.
    pub fn entries(&self) -> io::Result<Vec<Entry>> {
        let (entries, complete_length) = read_index(&self.folder)?;
        let path = self.folder.join(INDEX_FILE);
        if path.exists() && fs::metadata(&path)?.len() > complete_length {
            OpenOptions::new()
                .write(true)
                .open(&path)?
                .set_len(complete_length)?;
        }
        Ok(entries)
    }

    /// Writes a record and any logs, and adds the entry to the index. Returns the record's path.
    ///
    /// # Errors
    /// If a file could not be written. No partial record or entry is left then.
    pub fn store(&mut self, game: &GameTexts<'_>, mut entry: Entry) -> Result<PathBuf, StoreError> {
        let with_path = |path: &Path| {
            let path = path.to_owned();
            move |error| StoreError { path, error }
        };
        entry.record = self
            .write_record(game.record)
            .map_err(with_path(&self.folder))?;
        if self.stores_logs {
            let name = entry.record.trim_end_matches(".rec").to_owned();
            for (seat, log) in game.logs.iter().enumerate() {
                let name = format!("{name}-seat-{seat}.log");
                let path = self.folder.join(&name);
                whole_file::replace(&path, log).map_err(with_path(&path))?;
                entry.logs.push(name);
            }
        }
        let index = self.folder.join(INDEX_FILE);
        let line = serde_json::to_string(&entry).map_err(io::Error::from);
        line.and_then(|line| append(&index, &(line + "\n")))
            .map_err(with_path(&index))?;
        Ok(self.folder.join(&entry.record))
    }

    /// Writes a record under the next free name. It appears there only when complete.
    fn write_record(&mut self, record: &str) -> io::Result<String> {
        let mut file = whole_file::write_unnamed(&self.folder, record)?;
        loop {
            let name = format!("{}-{:04}.rec", self.game, self.next_number);
            self.next_number = self
                .next_number
                .checked_add(1)
                .ok_or(io::ErrorKind::StorageFull)?;
            match file.persist_noclobber(self.folder.join(&name)) {
                Ok(_) => {
                    sync_folder(&self.folder);
                    return Ok(name);
                }
                Err(refused) if refused.error.kind() == io::ErrorKind::AlreadyExists => {
                    file = refused.file;
                }
                Err(refused) => return Err(refused.error),
            }
        }
    }
}

/// The entries of an index, and the length of its complete lines.
fn read_index(folder: &Path) -> io::Result<(Vec<Entry>, u64)> {
    let path = folder.join(INDEX_FILE);
    if !path.exists() {
        return Ok((Vec::new(), 0));
    }
    index::read(BufReader::new(File::open(&path)?))
        .map_err(|error| io::Error::new(error.kind(), format!("{INDEX_FILE}, {error}")))
}

/// The reason why a game could not be stored.
#[derive(Debug, thiserror::Error)]
#[error("{}: {error}", .path.display())]
pub struct StoreError {
    path: PathBuf,
    error: io::Error,
}

/// Appends a line to a file. Other matches may append to it too.
fn append(path: &Path, line: &str) -> io::Result<()> {
    let mut options = OpenOptions::new();
    let mut file = options.create(true).read(true).append(true).open(path)?;
    // Some file systems have no locks. There two lines may mix, but only if the disk is full.
    if file.lock().is_ok() {
        remove_incomplete_line(&mut file)?;
    }
    let length = file.metadata()?.len();
    let written = file
        .write_all(line.as_bytes())
        .and_then(|()| file.sync_all());
    if written.is_err() {
        // Part of a line would spoil the next one. If it cannot be removed now, it is removed before the next line is written.
        let _ = file.set_len(length);
    }
    written
}

/// Removes an incomplete last line, which a crash of the machine leaves: the next line would continue it.
fn remove_incomplete_line(file: &mut File) -> io::Result<()> {
    let length = file.metadata()?.len();
    let mut last_byte = [b'\n'];
    if length > 0 {
        file.seek(SeekFrom::End(-1))?;
        file.read_exact(&mut last_byte)?;
    }
    if last_byte == [b'\n'] {
        return Ok(());
    }
    let mut text = Vec::new();
    file.rewind()?;
    file.read_to_end(&mut text)?;
    let complete_length = text.iter().rposition(|&byte| byte == b'\n');
    file.set_len(complete_length.map_or(0, |end| end as u64 + 1))
}

/// Makes the names in a folder durable. Systems that cannot do so for a folder do so later by themselves.
fn sync_folder(folder: &Path) {
    let _ = File::open(folder).and_then(|folder| folder.sync_all());
}

/// Returns the number in a record's file name.
fn record_number(name: &str, game: &str) -> Option<u32> {
    let name_after_game = name.strip_prefix(game)?.strip_prefix('-')?;
    name_after_game.strip_suffix(".rec")?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn store(record_store: &mut RecordStore, record: &str) -> PathBuf {
        let logs = ["red".to_owned(), "blue".to_owned()];
        let texts = GameTexts {
            record,
            logs: &logs,
        };
        record_store.store(&texts, Entry::default()).unwrap()
    }

    #[test]
    fn records_are_numbered_on_and_none_is_overwritten() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a/b");
        let mut record_store = RecordStore::new(&path, "dots", false).unwrap();
        assert_eq!(store(&mut record_store, "one"), path.join("dots-0001.rec"));
        fs::write(path.join("dots-0002.rec"), "another's").unwrap();
        assert_eq!(store(&mut record_store, "two"), path.join("dots-0003.rec"));
        let mut again = RecordStore::new(&path, "dots", false).unwrap();
        assert_eq!(store(&mut again, "three"), path.join("dots-0004.rec"));
        assert_eq!(
            fs::read_to_string(path.join("dots-0001.rec")).unwrap(),
            "one"
        );
        assert_eq!(
            fs::read_to_string(path.join("dots-0002.rec")).unwrap(),
            "another's"
        );

        let index = fs::read_to_string(path.join("games.jsonl")).unwrap();
        let last: serde_json::Value = serde_json::from_str(index.lines().last().unwrap()).unwrap();
        assert_eq!(index.lines().count(), 3);
        let files = fs::read_dir(&path).unwrap().count();
        assert_eq!(files, 5, "four records and the index");
        assert_eq!(last["record"], "dots-0004.rec");
        assert_eq!(last["forfeit"], serde_json::Value::Null);
    }

    #[test]
    fn a_line_that_is_not_complete_is_removed() {
        let folder = tempfile::tempdir().unwrap();
        let mut record_store = RecordStore::new(folder.path(), "dots", true).unwrap();
        store(&mut record_store, "one");
        let index = folder.path().join(INDEX_FILE);
        let complete_index = fs::read_to_string(&index).unwrap();
        let cut =
            |text: &str| fs::write(&index, text.to_owned() + "{\"record\":\"dots-00").unwrap();
        cut(&complete_index);
        let entries = record_store.entries().unwrap();
        assert_eq!(entries.len(), 1);
        assert_eq!(
            entries[0].logs,
            ["dots-0001-seat-0.log", "dots-0001-seat-1.log"]
        );
        let log = fs::read_to_string(folder.path().join(&entries[0].logs[1])).unwrap();
        assert_eq!(log, "blue");
        assert_eq!(fs::read_to_string(&index).unwrap(), complete_index);
        // The next game of a match need not read the index before.
        for before in [&complete_index, ""] {
            cut(before);
            store(&mut record_store, "another");
            let content = fs::read_to_string(&index).unwrap();
            assert!(content.starts_with(before), "{content}");
            let games = before.lines().count() + 1;
            assert_eq!(record_store.entries().unwrap().len(), games, "{content}");
        }
        append(&index, "no entry\n").unwrap();
        let error = record_store.entries().unwrap_err().to_string();
        assert!(error.starts_with("games.jsonl, line 2: "), "{error}");
    }
}
