//! Stores the records of a match: one file per game, and an index with one line of JSON per game.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use serde::Serialize;
use warren::core::about::About;

/// A line of the index.
#[derive(Serialize)]
pub struct Entry<'a> {
    /// The record's file name.
    pub record: String,
    /// The programs, by seat, as the command line names them.
    pub programs: Vec<String>,
    pub moves: usize,
    /// Scores and places, by seat; `None` if the game does not count.
    pub scores: Option<&'a [i32]>,
    pub places: Option<Vec<u8>>,
    /// The seat that lost before the rules ended the game, and why.
    pub forfeit: Option<Fault<'a>>,
    /// The seat whose program was killed or stopped. Such a game does not count.
    pub disturbed: Option<Fault<'a>>,
    /// The slowest answer by seat, in milliseconds.
    pub slowest: Vec<f64>,
}

/// A seat and what went wrong with its program.
#[derive(Serialize)]
pub struct Fault<'a> {
    pub seat: u8,
    pub fault: &'a str,
}

/// A folder of records. Existing records are kept.
pub struct Keeper {
    folder: PathBuf,
    game: &'static str,
    next: u32,
}

impl Keeper {
    /// Creates the folder if it does not exist.
    pub fn new(folder: &Path, game: &'static str) -> io::Result<Keeper> {
        fs::create_dir_all(folder)?;
        let highest = fs::read_dir(folder)?
            .filter_map(|entry| number(entry.ok()?.file_name().to_str()?, game))
            .max();
        Ok(Keeper {
            folder: folder.to_owned(),
            game,
            next: highest.map_or(1, |number| number.saturating_add(1)),
        })
    }

    /// Writes a record, with who played as comments, and adds its entry to the index. Returns the record's path.
    ///
    /// After an error there is no partial record and no partial entry.
    pub fn keep(&mut self, record: &str, mut entry: Entry<'_>) -> Result<PathBuf, Unkept> {
        let at = |path: &Path| {
            let path = path.to_owned();
            move |error| Unkept { path, error }
        };
        let mut about = About::default();
        for (seat, program) in entry.programs.iter().enumerate() {
            about.tell(&match program.strip_prefix("warren:") {
                Some(level) => format!("seat {seat}: engine, level {level}"),
                None => format!("seat {seat}: {program}"),
            });
        }
        let record = about.told_in(record.to_owned());
        entry.record = self.write(&record).map_err(at(&self.folder))?;
        let index = self.folder.join("games.jsonl");
        let line = serde_json::to_string(&entry).map_err(io::Error::from);
        line.and_then(|line| append(&index, &(line + "\n")))
            .map_err(at(&index))?;
        Ok(self.folder.join(&entry.record))
    }

    /// Writes a record under the next free name. It appears there only when complete.
    fn write(&mut self, record: &str) -> io::Result<String> {
        let mut new = tempfile::Builder::new();
        new.prefix(".warren-").suffix(".new");
        #[cfg(unix)]
        new.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
        let mut file = new.tempfile_in(&self.folder)?;
        file.as_file_mut().write_all(record.as_bytes())?;
        file.as_file().sync_all()?;
        loop {
            let name = format!("{}-{:04}.rec", self.game, self.next);
            self.next = self.next.checked_add(1).ok_or(io::ErrorKind::StorageFull)?;
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

/// Why a game could not be stored.
#[derive(Debug, thiserror::Error)]
#[error("{}: {error}", .path.display())]
pub struct Unkept {
    path: PathBuf,
    error: io::Error,
}

/// Appends a line to a file. Other matches may append to it too.
fn append(path: &Path, line: &str) -> io::Result<()> {
    let mut file = OpenOptions::new().create(true).append(true).open(path)?;
    // Some file systems have no locks. There two lines may mix, but only if the disk is full.
    let _ = file.lock();
    let length = file.metadata()?.len();
    let written = file
        .write_all(line.as_bytes())
        .and_then(|()| file.sync_all());
    if written.is_err() {
        // Part of a line would spoil the next one. If it cannot be removed, the first error is enough.
        let _ = file.set_len(length);
    }
    written
}

/// Makes the names in a folder durable. Not every system can do that for a folder; those that cannot do so later by
/// themselves.
fn sync_folder(folder: &Path) {
    let _ = File::open(folder).and_then(|folder| folder.sync_all());
}

/// The number in a record's file name.
fn number(name: &str, game: &str) -> Option<u32> {
    let rest = name.strip_prefix(game)?.strip_prefix('-')?;
    rest.strip_suffix(".rec")?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry() -> Entry<'static> {
        Entry {
            record: String::new(),
            programs: vec!["./a".into(), "./b".into()],
            moves: 2,
            scores: Some(&[2, 3]),
            places: Some(vec![2, 1]),
            forfeit: None,
            disturbed: None,
            slowest: vec![1.0, 2.0],
        }
    }

    #[test]
    fn records_are_numbered_on_and_none_is_overwritten() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a/b");
        let mut keeper = Keeper::new(&path, "dots").unwrap();
        assert_eq!(
            keeper.keep("one", entry()).unwrap(),
            path.join("dots-0001.rec")
        );
        fs::write(path.join("dots-0002.rec"), "another's").unwrap();
        assert_eq!(
            keeper.keep("two", entry()).unwrap(),
            path.join("dots-0003.rec")
        );
        let mut again = Keeper::new(&path, "dots").unwrap();
        assert_eq!(
            again.keep("three", entry()).unwrap(),
            path.join("dots-0004.rec")
        );
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
}
