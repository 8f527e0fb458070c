//! The copy of a submission, in which it is built and from which it plays. So neither its build nor a game changes what somebody
//! has handed in.

use std::fs;
use std::io;
use std::path::Path;

use super::files::Files;

/// Makes a new copy in place of one that may be there.
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

/// Takes the right to write from the files of a copy. Their folders keep it, so that whoever may remove them still can.
///
/// # Errors
/// If a folder cannot be read, or a right not be changed.
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

/// Removes a copy, whatever rights a build has given to its folders.
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

/// Lets their owner read and change all folders.
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
