//! The files of a folder, to find out whether they have changed. Somebody else has filled the folder.

use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsStr;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use crate::cli::outside::Folder;
use crate::cli::series::{fingerprint, fingerprint_of_file};

/// Folders that no program is made of.
const IGNORED: [&str; 2] = [".git", "__pycache__"];

/// How many files and folders a submission may have, with what its build makes, and how large its files may be together.
const MOST_ENTRIES: usize = 20_000;
pub const MOST_MIB: u64 = 1024;

/// The files of a folder and of those in it, by their paths in it. Links are files, whose content is where they lead.
#[derive(Clone, Debug)]
pub struct Files {
    paths: BTreeMap<String, PathBuf>,
}

/// Why the files of a folder are not known.
#[derive(Debug, thiserror::Error)]
pub enum Unlisted {
    #[error("it has more than {MOST_ENTRIES} files")]
    TooMany,
    #[error(transparent)]
    Unread(#[from] io::Error),
}

impl Files {
    /// Lists the files of a folder.
    ///
    /// # Errors
    /// If they are too many, or a folder cannot be read.
    pub fn of(folder: &Path) -> Result<Files, Unlisted> {
        let mut paths = BTreeMap::new();
        let mut folders = vec![folder.to_owned()];
        let mut seen = 0;
        while let Some(inside) = folders.pop() {
            for entry in fs::read_dir(&inside)? {
                let entry = entry?;
                seen += 1;
                if seen > MOST_ENTRIES {
                    return Err(Unlisted::TooMany);
                }
                let (path, kind) = (entry.path(), entry.file_type()?);
                let is_ignored = IGNORED.iter().any(|name| entry.file_name() == *name);
                if kind.is_dir() && !is_ignored {
                    folders.push(path);
                } else if kind.is_file() || kind.is_symlink() {
                    let name = path.strip_prefix(folder).unwrap_or(&path);
                    // The same on all systems.
                    let name = name.to_string_lossy().replace('\\', "/");
                    paths.insert(name, path);
                }
            }
        }
        Ok(Files { paths })
    }

    pub fn names(&self) -> BTreeSet<String> {
        self.paths.keys().cloned().collect()
    }

    pub fn without(mut self, names: &BTreeSet<String>) -> Files {
        self.paths.retain(|name, _| !names.contains(name));
        self
    }

    pub fn only(mut self, names: &BTreeSet<String>) -> Files {
        self.paths.retain(|name, _| names.contains(name));
        self
    }

    /// A hash of names and contents.
    ///
    /// # Errors
    /// If a file cannot be read, or they are too large together.
    pub fn hash(&self) -> io::Result<String> {
        if self.size() > MOST_MIB << 20 {
            return Err(io::Error::other(format!(
                "its files have more than {MOST_MIB} MiB"
            )));
        }
        let mut parts = Vec::new();
        for (name, path) in &self.paths {
            parts.push(name.clone());
            parts.push(match path.is_symlink() {
                true => fingerprint([fs::read_link(path)?.to_string_lossy().as_bytes()]),
                false => content_hash(path)?,
            });
        }
        Ok(fingerprint(parts))
    }

    /// How many bytes they have together.
    pub fn size(&self) -> u64 {
        let sizes = self.paths.values().map(fs::symlink_metadata);
        sizes.flatten().map(|about| about.len()).sum()
    }
}

/// The hash of a regular file's content.
fn content_hash(path: &Path) -> io::Result<String> {
    let parts = (path.parent(), path.file_name().and_then(OsStr::to_str));
    let failed =
        |error: &dyn std::fmt::Display| io::Error::other(format!("`{}` {error}", path.display()));
    let (Some(folder), Some(name)) = parts else {
        return Err(failed(&"has a name that is not UTF-8"));
    };
    let file = Folder::new(folder).open(name, MOST_MIB << 20);
    let mut file = file.map_err(|error| failed(&error))?;
    fingerprint_of_file(&mut file).map_err(|error| failed(&error))
}
