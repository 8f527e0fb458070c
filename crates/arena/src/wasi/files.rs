//! The files that a program can open: those of its game, in one read-only folder.

use std::collections::BTreeMap;
use std::rc::Rc;

use super::errno::Errno;

/// The number by which programs know the folder, and its name.
pub const FOLDER_NUMBER: u32 = 3;
pub const FOLDER_NAME: &[u8] = b"/";

/// The flags and the right with which a file can be opened.
const CREATE: u32 = 1;
const MUST_BE_FOLDER: u32 = 2;
const MUST_BE_NEW: u32 = 4;
const EMPTY_FIRST: u32 = 8;
const RIGHT_TO_WRITE: u64 = 1 << 6;

/// An open file, or the folder, which has no content.
pub struct OpenFile {
    pub content: Option<Rc<[u8]>>,
    /// The position of the next read.
    pub position: u64,
}

impl OpenFile {
    /// Copies the content from an offset. Returns the number of bytes.
    pub fn read_at(&self, offset: u64, buffer: &mut [u8]) -> usize {
        let content = self.content.as_deref().unwrap_or_default();
        let offset = usize::try_from(offset).unwrap_or(usize::MAX);
        let remaining = content.get(offset..).unwrap_or_default();
        let length = remaining.len().min(buffer.len());
        buffer[..length].copy_from_slice(&remaining[..length]);
        length
    }
}

/// All files, and the open ones.
pub struct Files {
    /// In the order in which the folder lists them.
    contents: Vec<(String, Rc<[u8]>)>,
    open_files: BTreeMap<u32, OpenFile>,
    next_number: u32,
}

impl FromIterator<(String, Vec<u8>)> for Files {
    fn from_iter<I: IntoIterator<Item = (String, Vec<u8>)>>(files: I) -> Files {
        let files = files.into_iter();
        let folder = OpenFile {
            content: None,
            position: 0,
        };
        Files {
            contents: files.map(|(name, bytes)| (name, bytes.into())).collect(),
            open_files: BTreeMap::from([(FOLDER_NUMBER, folder)]),
            next_number: FOLDER_NUMBER + 1,
        }
    }
}

impl Files {
    pub fn get(&mut self, number: u32) -> Result<&mut OpenFile, Errno> {
        self.open_files.get_mut(&number).ok_or(Errno::BadFile)
    }

    /// The names and sizes of the files in the folder.
    pub fn list(&self) -> impl Iterator<Item = (&str, usize)> {
        let files = self.contents.iter();
        files.map(|(name, content)| (name.as_str(), content.len()))
    }

    /// Returns the content at a path; `None` for the folder.
    pub fn find(&self, path: &str) -> Result<Option<Rc<[u8]>>, Errno> {
        let mut names = path.split('/').filter(|name| !matches!(*name, "" | "."));
        if names.clone().any(|name| name == "..") {
            return Err(Errno::Outside);
        }
        let Some(first) = names.next() else {
            return Ok(None);
        };
        let name_and_content = self.contents.iter().find(|(name, _)| name == first);
        let (_, content) = name_and_content.ok_or(Errno::Missing)?;
        match names.next() {
            None => Ok(Some(content.clone())),
            Some(_) => Err(Errno::NoFolder),
        }
    }

    /// Opens the file at a path. Returns its number.
    pub fn open(&mut self, path: &str, flags: u32, rights: u64) -> Result<u32, Errno> {
        let content = match self.find(path) {
            Err(Errno::Missing) if flags & CREATE != 0 => return Err(Errno::ReadOnly),
            found => found?,
        };
        let is_to_write = rights & RIGHT_TO_WRITE != 0;
        match &content {
            _ if flags & MUST_BE_NEW != 0 => return Err(Errno::Exists),
            None if is_to_write => return Err(Errno::IsFolder),
            _ if is_to_write || flags & EMPTY_FIRST != 0 => return Err(Errno::ReadOnly),
            Some(_) if flags & MUST_BE_FOLDER != 0 => return Err(Errno::NoFolder),
            _ => {}
        }
        let number = self.next_number;
        self.next_number = number.checked_add(1).ok_or(Errno::Invalid)?;
        self.open_files.insert(
            number,
            OpenFile {
                content,
                position: 0,
            },
        );
        Ok(number)
    }

    pub fn close(&mut self, number: u32) -> Result<(), Errno> {
        let closed = self.open_files.remove(&number);
        closed.map(|_| ()).ok_or(Errno::BadFile)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn files() -> Files {
        Files::from_iter([("connect.txt".to_owned(), b"4\nEND\n".to_vec())])
    }

    #[test]
    fn a_file_is_read_by_any_path_to_it() {
        for path in ["connect.txt", "/connect.txt", "./connect.txt"] {
            let mut files = files();
            let number = files.open(path, 0, 0).unwrap();
            let file = files.get(number).unwrap();
            let mut bytes = [0; 4];
            assert_eq!(file.read_at(0, &mut bytes), 4);
            assert_eq!(&bytes, b"4\nEN");
            assert_eq!(file.read_at(4, &mut bytes), 2);
            assert_eq!(file.read_at(u64::MAX, &mut bytes), 0);
            files.close(number).unwrap();
            assert_eq!(files.close(number), Err(Errno::BadFile));
        }
    }

    #[test]
    fn no_other_file_can_be_opened_and_none_written() {
        let mut files = files();
        for (path, errno) in [
            ("/etc/passwd", Errno::Missing),
            ("../connect.txt", Errno::Outside),
            ("connect.txt/..", Errno::Outside),
            ("connect.txt/a", Errno::NoFolder),
        ] {
            assert_eq!(files.open(path, 0, 0), Err(errno), "{path}");
        }
        let refused = Err(Errno::ReadOnly);
        assert_eq!(files.open("new.txt", CREATE, 0), refused);
        assert_eq!(files.open("connect.txt", EMPTY_FIRST, 0), refused);
        assert_eq!(files.open("connect.txt", 0, RIGHT_TO_WRITE), refused);
    }
}
