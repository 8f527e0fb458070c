//! The folder in which a program runs. It is removed with the program's files after the game.

use std::fs;
use std::io;
use std::path::Path;

use tempfile::TempDir;
use warren::core::log::Log;
use warren::core::protocol::File;

/// The log that a built-in program continues.
pub const LOG_FILE: &str = "warren.log";

/// Makes a folder with a game's files, a log, and links to everything in a submission's folder; `None` if all of these are
/// missing. A file of the game replaces one of the same name.
pub fn make(files: &[File], log: Option<&Log>, home: Option<&Path>) -> io::Result<Option<TempDir>> {
    if files.is_empty() && log.is_none() && home.is_none() {
        return Ok(None);
    }
    let folder = tempfile::Builder::new().prefix("warren-").tempdir()?;
    let put = |name: &str, text: &str| {
        let path = folder.path().join(name);
        fs::write(&path, text)
            .map_err(|error| io::Error::new(error.kind(), format!("{}: {error}", path.display())))
    };
    for file in files {
        put(&file.name, &file.text)?;
    }
    if let Some(log) = log {
        put(LOG_FILE, &log.to_string())?;
    }
    if let Some(home) = home {
        link_all(home, folder.path())?;
    }
    Ok(Some(folder))
}

/// Makes links to everything in a folder, except where the name is already in use.
fn link_all(home: &Path, folder: &Path) -> io::Result<()> {
    for entry in fs::read_dir(home)? {
        let entry = entry?;
        match link(&entry.path(), &folder.join(entry.file_name())) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            linked => linked?,
        }
    }
    Ok(())
}

#[cfg(unix)]
fn link(to: &Path, at: &Path) -> io::Result<()> {
    std::os::unix::fs::symlink(to, at)
}

/// On Windows not every user may make links.
#[cfg(not(unix))]
fn link(to: &Path, at: &Path) -> io::Result<()> {
    if to.is_file() && !at.exists() {
        fs::copy(to, at).map(drop)
    } else {
        Ok(())
    }
}
