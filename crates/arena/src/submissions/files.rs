//! The files of a folder that others have filled, to copy them and to detect changes.

use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use crate::outside::Folder;
use crate::series::{fingerprint, fingerprint_of_content};

/// Folders that are never part of a program.
const IGNORED_FOLDERS: [&str; 2] = [".git", "__pycache__"];

/// The maximum number of a submission's files and folders, including the products of its build, and the maximum total size of
/// its files.
const MAX_ENTRIES: usize = 20_000;
pub const MAX_MIB: u64 = 1024;

/// The maximum number of them in the submission's folder itself: a game makes a link to each.
const MAX_TOP_ENTRIES: usize = 1000;

/// The maximum time to read them, each time.
const MAX_READ_TIME: Duration = Duration::from_secs(30);

/// The files of a folder and its subfolders, by their relative paths. Links are files with the content of their targets.
#[derive(Clone, Debug)]
pub struct Files {
    /// By relative path: the path from which the content is read.
    files: BTreeMap<PathBuf, PathBuf>,
    /// The subfolders, each after its parent.
    folders: Vec<PathBuf>,
    /// Pipes, sockets and devices, which are never read.
    special_files: Vec<PathBuf>,
}

/// The reason why the files of a folder cannot be listed.
#[derive(Debug, thiserror::Error)]
pub enum ListError {
    #[error("it has more than {MAX_ENTRIES} files")]
    TooMany,
    #[error("it has more than {MAX_TOP_ENTRIES} files and folders at the top level")]
    TooManyAtTop,
    #[error(transparent)]
    Io(#[from] io::Error),
}

impl Files {
    /// Lists the files of which a program is made.
    ///
    /// # Errors
    /// If there are too many files, or a folder cannot be read.
    pub fn of_program(folder: &Path) -> Result<Files, ListError> {
        Files::list_without(folder, &IGNORED_FOLDERS)
    }

    /// Lists all files of a folder.
    ///
    /// # Errors
    /// If there are too many files, or a folder cannot be read.
    pub fn of_folder(folder: &Path) -> Result<Files, ListError> {
        Files::list_without(folder, &[])
    }

    fn list_without(root: &Path, ignored: &[&str]) -> Result<Files, ListError> {
        let mut listed = Files {
            files: BTreeMap::new(),
            folders: Vec::new(),
            special_files: Vec::new(),
        };
        let mut to_read = vec![PathBuf::new()];
        let mut entry_count = 0;
        while let Some(subfolder) = to_read.pop() {
            for entry in fs::read_dir(root.join(&subfolder))? {
                let entry = entry?;
                entry_count += 1;
                if entry_count > MAX_ENTRIES {
                    return Err(ListError::TooMany);
                }
                let (name, file_type) = (subfolder.join(entry.file_name()), entry.file_type()?);
                let is_ignored = ignored.iter().any(|name| entry.file_name() == *name);
                if file_type.is_dir() && !is_ignored {
                    listed.folders.push(name.clone());
                    to_read.push(name);
                } else if file_type.is_file() || file_type.is_symlink() {
                    listed.files.insert(name, entry.path());
                } else if !file_type.is_dir() {
                    listed.special_files.push(name);
                }
            }
        }
        let all_paths = listed.files.keys().chain(&listed.folders);
        let is_at_top = |name: &&PathBuf| name.components().count() == 1;
        if all_paths.filter(is_at_top).count() > MAX_TOP_ENTRIES {
            Err(ListError::TooManyAtTop)
        } else {
            Ok(listed)
        }
    }

    /// Returns a hash of names and contents.
    ///
    /// # Errors
    /// If a file cannot be read, the files are too large together, or this takes too long.
    pub fn hash(&self) -> io::Result<String> {
        self.hash_until(Instant::now() + MAX_READ_TIME)
    }

    fn hash_until(&self, deadline: Instant) -> io::Result<String> {
        self.check_size()?;
        let mut parts = BTreeMap::new();
        for (name, path) in &self.files {
            let content = if path.is_symlink() {
                fingerprint([fs::read_link(path)?.to_string_lossy().as_bytes()])
            } else {
                content_hash(path, deadline)?
            };
            // The same on all systems.
            parts.insert(name.to_string_lossy().replace('\\', "/"), content);
        }
        Ok(fingerprint(
            parts
                .into_iter()
                .flat_map(|(name, content)| [name, content]),
        ))
    }

    /// Returns a pipe, a socket or a device among them.
    pub fn first_special_file(&self) -> Option<&Path> {
        self.special_files.first().map(PathBuf::as_path)
    }

    /// Copies the files into a new folder with their times. Links stay links, and executable files stay executable.
    ///
    /// # Errors
    /// If a file cannot be read or written, the files are too large together, or this takes too long.
    pub fn copy_to(&self, folder: &Path) -> io::Result<()> {
        let deadline = Instant::now() + MAX_READ_TIME;
        self.check_size()?;
        fs::create_dir_all(folder)?;
        for name in &self.folders {
            fs::create_dir_all(folder.join(name))?;
        }
        for (name, path) in &self.files {
            copy(path, &folder.join(name), deadline)?;
        }
        Ok(())
    }

    /// Returns their total size in bytes.
    pub fn size(&self) -> u64 {
        let sizes = self.files.values().map(fs::symlink_metadata);
        sizes.flatten().map(|metadata| metadata.len()).sum()
    }

    fn check_size(&self) -> io::Result<()> {
        if self.size() > MAX_MIB << 20 {
            Err(io::Error::other(format!(
                "its files have more than {MAX_MIB} MiB"
            )))
        } else {
            Ok(())
        }
    }
}

/// The hash of a regular file's content.
fn content_hash(path: &Path, deadline: Instant) -> io::Result<String> {
    let file = open_regular_file(path)?;
    let length = file.metadata()?.len();
    let content = TimeLimitedFile { file, deadline };
    fingerprint_of_content(length, content).map_err(|error| with_path(path, &error))
}

/// A file that can be read until a time limit.
struct TimeLimitedFile {
    file: File,
    deadline: Instant,
}

impl Read for TimeLimitedFile {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if Instant::now() < self.deadline {
            self.file.read(buffer)
        } else {
            Err(io::Error::new(
                io::ErrorKind::TimedOut,
                format!(
                    "takes too long to read: the limit for all files is {} s",
                    MAX_READ_TIME.as_secs()
                ),
            ))
        }
    }
}

fn copy(path: &Path, target: &Path, deadline: Instant) -> io::Result<()> {
    #[cfg(unix)]
    if path.is_symlink() {
        return std::os::unix::fs::symlink(fs::read_link(path)?, target);
    }
    let file = open_regular_file(path)?;
    let metadata = file.metadata()?;
    let mut new_file = File::create_new(target)?;
    // It may grow meanwhile.
    io::copy(
        &mut TimeLimitedFile { file, deadline }.take(metadata.len()),
        &mut new_file,
    )
    .map_err(|error| with_path(path, &error))?;
    // For builds that compare the times of their files.
    new_file.set_modified(metadata.modified()?)?;
    #[cfg(unix)]
    if std::os::unix::fs::PermissionsExt::mode(&metadata.permissions()) & 0o111 != 0 {
        let permissions = std::os::unix::fs::PermissionsExt::from_mode(0o755);
        return fs::set_permissions(target, permissions);
    }
    Ok(())
}

/// Opens a regular file.
fn open_regular_file(path: &Path) -> io::Result<File> {
    let parts = (path.parent(), path.file_name().and_then(OsStr::to_str));
    let (Some(folder), Some(name)) = parts else {
        return Err(with_path(path, &"has a name that is not UTF-8"));
    };
    let file = Folder::new(folder).open(name, MAX_MIB << 20);
    file.map_err(|error| with_path(path, &error))
}

fn with_path(path: &Path, error: &dyn std::fmt::Display) -> io::Error {
    io::Error::other(format!("`{}` {error}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reading_has_an_end() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("data"), "data").unwrap();
        let files = Files::of_program(folder.path()).unwrap();
        let error = files.hash_until(Instant::now()).unwrap_err().to_string();
        assert!(
            error.ends_with("/data` takes too long to read: the limit for all files is 30 s"),
            "{error}"
        );
        assert_eq!(
            files.hash_until(Instant::now() + MAX_READ_TIME).unwrap(),
            files.hash().unwrap()
        );
    }
}
