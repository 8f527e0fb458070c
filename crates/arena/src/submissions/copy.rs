//! The copy of a submission, in which it is built and from which it plays. So neither its build nor a game changes the
//! submitted files.

use std::fs;
use std::io;
use std::path::Path;

use super::files::Files;

/// Makes a new copy, which replaces an existing one.
///
/// # Errors
/// If a file cannot be read or written.
pub fn make(files: &Files, to: &Path) -> io::Result<()> {
    remove(to)?;
    files.copy_to(to).inspect_err(|_| {
        // Half a program must not play.
        let _ = remove(to);
    })
}

/// Makes the files of a copy read-only. Their folders stay writable, so that their owner can still remove them.
///
/// # Errors
/// If a folder cannot be read, or a right cannot be changed.
pub fn seal(copy: &Path) -> io::Result<()> {
    for entry in fs::read_dir(copy)? {
        let entry = entry?;
        let about = entry.metadata()?;
        if about.is_dir() {
            seal(&entry.path())?;
        } else if about.is_file() {
            let mut rights = about.permissions();
            rights.set_readonly(true);
            fs::set_permissions(entry.path(), rights)?;
        }
    }
    Ok(())
}

/// Removes a copy, whatever rights a build has set on its folders.
fn remove(copy: &Path) -> io::Result<()> {
    match fs::remove_dir_all(copy) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        Err(error) if error.kind() == io::ErrorKind::PermissionDenied => {
            open_folders(copy)?;
            fs::remove_dir_all(copy)
        }
        removed => removed,
    }
}

/// Lets the owner read and change all folders.
fn open_folders(folder: &Path) -> io::Result<()> {
    #[cfg(unix)]
    fs::set_permissions(folder, std::os::unix::fs::PermissionsExt::from_mode(0o755))?;
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        if entry.file_type()?.is_dir() {
            open_folders(&entry.path())?;
        }
    }
    Ok(())
}
