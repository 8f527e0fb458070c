//! Reads files from folders that others have filled, such as results from other machines.
//!
//! Such a folder may hold links, pipes, devices and endless files. So only regular files up to a maximum size are read, and
//! links inside the folder are not followed.

use std::ffi::OsStr;
use std::fs::File;
use std::io::{self, Read};
use std::path::{Component, Path, PathBuf};

/// A folder that others have filled. Its root may be a link, since the user names it.
#[derive(Clone, Debug)]
pub struct Folder {
    root: PathBuf,
    /// The path from the root to this folder.
    path_inside: PathBuf,
}

/// The reason why a file is not read, without its name.
#[derive(Debug, thiserror::Error)]
pub enum ReadError {
    /// It leads out of the folder.
    #[error("is not the name of a file in this folder")]
    NotAName,
    /// It is a link.
    #[error("is a symbolic link")]
    Link,
    /// It is a folder, a pipe or a device.
    #[error("is not a regular file")]
    NotAFile,
    /// It is longer than this many bytes.
    #[error("has more than {0} bytes")]
    TooLong(u64),
    /// It is not UTF-8.
    #[error("is not UTF-8 text")]
    NotText,
    /// The system cannot read it.
    #[error("cannot be read: {0}")]
    Failed(#[from] io::Error),
}

impl ReadError {
    /// Whether the file does not exist.
    pub fn is_missing(&self) -> bool {
        matches!(self, ReadError::Failed(error) if error.kind() == io::ErrorKind::NotFound)
    }
}

impl Folder {
    /// Returns the folder at a path that the user has named.
    pub fn new(root: &Path) -> Folder {
        Folder {
            root: root.to_owned(),
            path_inside: PathBuf::new(),
        }
    }

    /// Returns a folder in this one.
    pub fn inner(&self, name: &OsStr) -> Folder {
        Folder {
            root: self.root.clone(),
            path_inside: self.path_inside.join(name),
        }
    }

    /// Returns the path of the folder.
    pub fn path(&self) -> PathBuf {
        if self.path_inside.as_os_str().is_empty() {
            self.root.clone()
        } else {
            self.root.join(&self.path_inside)
        }
    }

    /// Opens a regular file of at most `max_bytes` bytes. It may grow later, so the reader has to stop there too.
    ///
    /// # Errors
    /// If it cannot be opened, or is something else.
    pub fn open(&self, name: &str, max_bytes: u64) -> Result<File, ReadError> {
        let mut parts = Path::new(name).components();
        let (Some(Component::Normal(part)), None) = (parts.next(), parts.next()) else {
            return Err(ReadError::NotAName);
        };
        if part != name {
            return Err(ReadError::NotAName);
        }
        let file = self.open_without_following(name)?;
        let metadata = file.metadata()?;
        if !metadata.is_file() {
            Err(ReadError::NotAFile)
        } else if metadata.len() > max_bytes {
            Err(ReadError::TooLong(max_bytes))
        } else {
            Ok(file)
        }
    }

    /// Opens the file of this name. Neither follows a link nor waits for the other end of a pipe.
    #[cfg(unix)]
    fn open_without_following(&self, name: &str) -> Result<File, ReadError> {
        use rustix::fs::{AtFlags, FileType, Mode, OFlags, open, openat, statat};
        let to_io_error = io::Error::from;
        let folder = OFlags::RDONLY | OFlags::DIRECTORY | OFlags::CLOEXEC;
        let mut parent = open(&self.root, folder, Mode::empty()).map_err(to_io_error)?;
        // Step by step, because the flag applies only to the last part of a path.
        for part in self.path_inside.iter() {
            let inner_folder = openat(&parent, part, folder | OFlags::NOFOLLOW, Mode::empty());
            parent = inner_folder.map_err(to_io_error)?;
        }
        // Opening a device may start it.
        let metadata = statat(&parent, name, AtFlags::SYMLINK_NOFOLLOW).map_err(to_io_error)?;
        match FileType::from_raw_mode(metadata.st_mode) {
            FileType::RegularFile => {}
            FileType::Symlink => return Err(ReadError::Link),
            _ => return Err(ReadError::NotAFile),
        }
        // Another file may have taken its place meanwhile.
        let safe_flags = OFlags::NOFOLLOW | OFlags::NONBLOCK | OFlags::NOCTTY;
        let flags = OFlags::RDONLY | OFlags::CLOEXEC | safe_flags;
        let file = openat(&parent, name, flags, Mode::empty()).map_err(to_io_error)?;
        Ok(File::from(file))
    }

    /// Opens the file of this name, unless it is a link.
    #[cfg(not(unix))]
    fn open_without_following(&self, name: &str) -> Result<File, ReadError> {
        let path = self.path().join(name);
        let kind = std::fs::symlink_metadata(&path)?.file_type();
        if kind.is_file() {
            Ok(File::open(&path)?)
        } else if kind.is_symlink() {
            Err(ReadError::Link)
        } else {
            Err(ReadError::NotAFile)
        }
    }

    /// Returns the content of a regular file of at most `max_bytes` bytes.
    ///
    /// # Errors
    /// If it cannot be read, or is something else.
    pub fn read(&self, name: &str, max_bytes: u64) -> Result<Vec<u8>, ReadError> {
        read_up_to(self.open(name, max_bytes)?, max_bytes)
    }

    /// Returns the text of a regular file of at most `max_bytes` bytes.
    ///
    /// # Errors
    /// If it cannot be read, or is something else.
    pub fn text(&self, name: &str, max_bytes: u64) -> Result<String, ReadError> {
        String::from_utf8(self.read(name, max_bytes)?).map_err(|_| ReadError::NotText)
    }
}

/// Returns the content of a regular file of at most `max_bytes` bytes. Its path may be a link, since the user names it.
///
/// # Errors
/// If it cannot be read, or is something else.
pub fn read_named(path: &Path, max_bytes: u64) -> Result<Vec<u8>, ReadError> {
    // Opening a pipe or a device may never end.
    let metadata = std::fs::metadata(path)?;
    if !metadata.is_file() {
        Err(ReadError::NotAFile)
    } else if metadata.len() > max_bytes {
        Err(ReadError::TooLong(max_bytes))
    } else {
        read_up_to(File::open(path)?, max_bytes)
    }
}

/// Returns the content of a file that may grow while it is read.
fn read_up_to(file: File, max_bytes: u64) -> Result<Vec<u8>, ReadError> {
    let mut bytes = Vec::new();
    file.take(max_bytes + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > max_bytes {
        Err(ReadError::TooLong(max_bytes))
    } else {
        Ok(bytes)
    }
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use std::fs;
    use std::os::unix::fs::symlink;

    #[test]
    fn only_regular_files_of_bounded_size_are_read() {
        let root = tempfile::tempdir().unwrap();
        let path_of = |name: &str| root.path().join(name);
        fs::create_dir(path_of("inner")).unwrap();
        fs::write(path_of("inner/file"), "text").unwrap();
        fs::write(path_of("bytes"), [0xff]).unwrap();
        symlink("inner/file", path_of("link")).unwrap();
        symlink("inner", path_of("way")).unwrap();
        let sparse = File::create(path_of("sparse")).unwrap();
        sparse.set_len(1 << 40).unwrap();
        let pipe = std::process::Command::new("mkfifo")
            .arg(path_of("pipe"))
            .status();
        assert!(pipe.unwrap().success());
        let folder = Folder::new(root.path());
        let inner_folder = folder.inner(OsStr::new("inner"));
        assert_eq!(inner_folder.text("file", 4).unwrap(), "text");
        let read_error =
            |folder: &Folder, name: &str| folder.text(name, 3).unwrap_err().to_string();
        assert_eq!(read_error(&inner_folder, "file"), "has more than 3 bytes");
        assert_eq!(read_error(&folder, "sparse"), "has more than 3 bytes");
        assert_eq!(read_error(&folder, "link"), "is a symbolic link");
        assert_eq!(read_error(&folder, "bytes"), "is not UTF-8 text");
        for name in ["inner", "pipe"] {
            assert_eq!(read_error(&folder, name), "is not a regular file");
        }
        for name in ["", ".", "..", "inner/file", "/dev/zero", "link/"] {
            assert!(read_error(&folder, name).contains("not the name"), "{name}");
        }
        // A folder on the way is not reached through a link either, unless the user names the link.
        let through_link = folder.inner(OsStr::new("way"));
        assert!(read_error(&through_link, "file").starts_with("cannot be read"));
        assert_eq!(
            Folder::new(&path_of("way")).text("file", 4).unwrap(),
            "text"
        );
        assert!(folder.open("nothing", 3).unwrap_err().is_missing());
    }
}
