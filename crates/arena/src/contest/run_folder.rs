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
pub fn make_run_folder(
    files: &[File],
    log: Option<&Log>,
    submission_folder: Option<&Path>,
) -> io::Result<Option<TempDir>> {
    if files.is_empty() && log.is_none() && submission_folder.is_none() {
        return Ok(None);
    }
    let folder = tempfile::Builder::new().prefix("warren-").tempdir()?;
    let write_file = |name: &str, text: &str| {
        let path = folder.path().join(name);
        fs::write(&path, text)
            .map_err(|error| io::Error::new(error.kind(), format!("{}: {error}", path.display())))
    };
    for file in files {
        write_file(&file.name, &file.text)?;
    }
    if let Some(log) = log {
        write_file(LOG_FILE, &log.to_string())?;
    }
    if let Some(submission_folder) = submission_folder {
        link_all(submission_folder, folder.path())?;
    }
    Ok(Some(folder))
}

/// Makes links to everything in a folder, except where the name is already in use.
fn link_all(submission_folder: &Path, folder: &Path) -> io::Result<()> {
    for entry in fs::read_dir(submission_folder)? {
        let entry = entry?;
        match link(&entry.path(), &folder.join(entry.file_name())) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            linked => linked?,
        }
    }
    Ok(())
}

#[cfg(unix)]
fn link(target: &Path, link_path: &Path) -> io::Result<()> {
    std::os::unix::fs::symlink(target, link_path)
}

/// On Windows not every user may make links.
#[cfg(not(unix))]
fn link(target: &Path, link_path: &Path) -> io::Result<()> {
    if target.is_file() && !link_path.exists() {
        fs::copy(target, link_path).map(drop)
    } else {
        Ok(())
    }
}
