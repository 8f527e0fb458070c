//! The files of a folder, to find out whether they have changed.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use crate::cli::series::fingerprint;

/// Folders that no program is made of.
const IGNORED: [&str; 2] = [".git", "__pycache__"];

/// The files of a folder and of those in it, by their paths in it. Links are files, whose content is where they lead.
#[derive(Clone, Debug)]
pub struct Files {
    paths: BTreeMap<String, PathBuf>,
}

impl Files {
    pub fn of(folder: &Path) -> io::Result<Files> {
        let mut paths = BTreeMap::new();
        let mut folders = vec![folder.to_owned()];
        while let Some(inside) = folders.pop() {
            for entry in fs::read_dir(&inside)? {
                let entry = entry?;
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
    pub fn hash(&self) -> io::Result<String> {
        let mut parts = Vec::new();
        for (name, path) in &self.paths {
            let content = match path.is_symlink() {
                true => fs::read_link(path)?.to_string_lossy().into_owned().into(),
                false => fs::read(path)?,
            };
            parts.push(name.clone());
            parts.push(fingerprint([content]));
        }
        Ok(fingerprint(parts))
    }

    /// How many bytes they have together.
    pub fn size(&self) -> u64 {
        let sizes = self.paths.values().map(fs::symlink_metadata);
        sizes.flatten().map(|about| about.len()).sum()
    }
}
