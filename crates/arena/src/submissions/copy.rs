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
pub fn make_copy(files: &Files, copy: &Path) -> io::Result<()> {
    remove_copy(copy)?;
    files.copy_to(copy).inspect_err(|_| {
        // Half a program must not play.
        let _ = remove_copy(copy);
    })
}

/// Makes the files of a copy read-only. Their folders stay writable, so that their owner can still remove them.
///
/// # Errors
/// If a folder cannot be read, or a right cannot be changed.
pub fn make_read_only(copy: &Path) -> io::Result<()> {
    for entry in fs::read_dir(copy)? {
        let entry = entry?;
        let metadata = entry.metadata()?;
        if metadata.is_dir() {
            make_read_only(&entry.path())?;
        } else if metadata.is_file() {
            let mut permissions = metadata.permissions();
            permissions.set_readonly(true);
            fs::set_permissions(entry.path(), permissions)?;
        }
    }
    Ok(())
}

/// Removes a copy, whatever rights a build has set on its folders.
fn remove_copy(copy: &Path) -> io::Result<()> {
    match fs::remove_dir_all(copy) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        Err(error) if error.kind() == io::ErrorKind::PermissionDenied => {
            make_folders_writable(copy)?;
            fs::remove_dir_all(copy)
        }
        result => result,
    }
}

/// Lets the owner read and change all folders.
fn make_folders_writable(folder: &Path) -> io::Result<()> {
    #[cfg(unix)]
    fs::set_permissions(folder, std::os::unix::fs::PermissionsExt::from_mode(0o755))?;
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        if entry.file_type()?.is_dir() {
            make_folders_writable(&entry.path())?;
        }
    }
    Ok(())
}
