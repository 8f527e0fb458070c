//! Writes files that appear only when they are complete: the previous file stays until then.

use std::fs;
use std::io::{self, Write};
use std::path::Path;

use tempfile::NamedTempFile;

/// Returns an unnamed file in a folder with this text, on the disk.
pub fn write_unnamed(folder: &Path, text: &str) -> io::Result<NamedTempFile> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(".warren-").suffix(".new");
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    let mut file = builder.tempfile_in(folder)?;
    file.as_file_mut().write_all(text.as_bytes())?;
    file.as_file().sync_all()?;
    Ok(file)
}

/// Writes a file, which may replace another.
pub fn replace(path: &Path, text: &str) -> io::Result<()> {
    match fs::metadata(path) {
        // A pipe or a device receives the text and stays as it is.
        Ok(metadata) if !metadata.is_file() => fs::write(path, text),
        // If the path is a link, its target is replaced.
        Ok(_) => replace_file(&path.canonicalize()?, text),
        Err(_) => replace_file(path, text),
    }
}

fn replace_file(path: &Path, text: &str) -> io::Result<()> {
    write_unnamed(folder_of(path), text)?.persist(path)?;
    Ok(())
}

/// Writes a new file.
///
/// # Errors
/// If it cannot be written or already exists.
pub fn create(path: &Path, text: &str) -> io::Result<()> {
    write_unnamed(folder_of(path), text)?.persist_noclobber(path)?;
    Ok(())
}

fn folder_of(path: &Path) -> &Path {
    match path.parent() {
        Some(folder) if folder != Path::new("") => folder,
        _ => Path::new("."),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_replaced_where_a_link_leads() {
        let folder = tempfile::tempdir().unwrap();
        let [file, link] = ["file", "other"].map(|name| folder.path().join(name));
        replace(&file, "one").unwrap();
        #[cfg(unix)]
        std::os::unix::fs::symlink(&file, &link).unwrap();
        #[cfg(not(unix))]
        fs::copy(&file, &link).unwrap();
        replace(&link, "two").unwrap();
        assert_eq!(fs::read_to_string(&link).unwrap(), "two");
        #[cfg(unix)]
        assert_eq!(fs::read_to_string(&file).unwrap(), "two");
        assert!(create(&file, "three").is_err());
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 2);
    }

    #[cfg(unix)]
    #[test]
    fn a_device_stays_a_device() {
        replace(Path::new("/dev/null"), "text").unwrap();
        assert!(!fs::metadata("/dev/null").unwrap().is_file());
    }
}
