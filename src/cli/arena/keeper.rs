//! Where the records of a match are kept: a file a game, and an index with a line of JSON a game.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use serde::Serialize;

/// A line of the index.
#[derive(Serialize)]
pub struct Entry<'a> {
    /// The record's file name.
    pub record: String,
    /// The programs by seat, as they were named.
    pub programs: Vec<String>,
    pub moves: usize,
    /// Points and places by seat.
    pub scores: &'a [i32],
    pub places: Vec<u8>,
    /// Who lost by what, where the rules did not end the game.
    pub forfeit: Option<Fault<'a>>,
    /// The slowest answer by seat, in milliseconds.
    pub slowest: Vec<f64>,
}

/// A program's fault.
#[derive(Serialize)]
pub struct Fault<'a> {
    pub seat: u8,
    pub fault: &'a str,
}

/// A folder of records. Records that are there already stay.
pub struct Keeper {
    folder: PathBuf,
    game: &'static str,
    next: u32,
}

impl Keeper {
    /// Makes the folder if it is not there.
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

    /// Writes a record, and adds its entry to the index. Returns the record's path.
    pub fn keep(&mut self, record: &str, mut entry: Entry<'_>) -> io::Result<PathBuf> {
        let (name, mut file) = self.create()?;
        file.write_all(record.as_bytes())?;
        entry.record = name;
        let mut index = OpenOptions::new()
            .create(true)
            .append(true)
            .open(self.folder.join("games.jsonl"))?;
        // In one piece, for two matches may keep their records in one folder.
        index.write_all((serde_json::to_string(&entry)? + "\n").as_bytes())?;
        Ok(self.folder.join(&entry.record))
    }

    fn create(&mut self) -> io::Result<(String, File)> {
        loop {
            let name = format!("{}-{:04}.rec", self.game, self.next);
            self.next = self.next.checked_add(1).ok_or(io::ErrorKind::StorageFull)?;
            match File::create_new(self.folder.join(&name)) {
                Ok(file) => return Ok((name, file)),
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
                Err(error) => return Err(error),
            }
        }
    }
}

/// The number of a record by its file name.
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
            scores: &[2, 3],
            places: vec![2, 1],
            forfeit: None,
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
        assert_eq!(last["record"], "dots-0004.rec");
        assert_eq!(last["forfeit"], serde_json::Value::Null);
    }
}
