//! The resources of a program, and the calls about them. WASI's own description defines the calls; errors and numbers are those
//! of the page's sandbox.

use std::cell::Cell;
use std::io::{self, Write};
use std::time::{Duration, Instant, SystemTime};

use warren::thinking::search::Random;
use wasmi::{Memory, ResourceLimiter};

use super::end_line_of_errors;
use super::errno::Errno;
use super::files::{FOLDER, FOLDER_NAME, Files};
use super::guest::Guest;
use super::limits::Limits;

pub const INPUT: u32 = 0;
const OUTPUT: u32 = 1;
const ERRORS: u32 = 2;

/// The types of files. A pipe, such as standard input and output, has no number there.
const UNKNOWN: u8 = 0;
const IS_FOLDER: u8 = 3;
const IS_FILE: u8 = 4;

/// The clock that shows the time of day. All others count from the program's start.
const REAL_TIME: u32 = 0;

/// The size of an entry of a folder, without its name.
const ENTRY_BYTES: usize = 24;

/// A program's only argument, its name.
const NAME: &[u8] = b"program\0";

/// The resources of a program.
pub struct Host {
    /// Its memory, once it has been started.
    pub memory: Option<Memory>,
    files: Files,
    random: Random,
    /// The random bytes that have been generated and not yet used.
    random_rest: Vec<u8>,
    started: Instant,
    limits: Limits,
    /// Whether the last line of standard error is unfinished.
    has_open_line: Cell<bool>,
}

impl Host {
    pub fn new(seed: u64, files: Files, limits: Limits) -> Host {
        Host {
            memory: None,
            files,
            random: Random::new(seed),
            random_rest: Vec::new(),
            started: Instant::now(),
            limits,
            has_open_line: Cell::new(false),
        }
    }

    pub fn limits(&mut self) -> &mut dyn ResourceLimiter {
        &mut self.limits
    }

    /// Whether it has requested more memory than its limit.
    pub fn is_refused(&self) -> bool {
        self.limits.is_refused
    }

    /// Ends an unfinished line of standard error.
    pub fn finish_line(&self) {
        if self.has_open_line.take() {
            end_line_of_errors();
        }
    }

    /// Returns the time of a clock.
    pub fn time(&self, clock: u32) -> Duration {
        match clock {
            // A system's clock may be set to before 1970.
            REAL_TIME => SystemTime::UNIX_EPOCH.elapsed().unwrap_or_default(),
            _ => self.started.elapsed(),
        }
    }

    pub fn args_sizes_get(
        &mut self,
        guest: &mut Guest<'_>,
        count: u32,
        size: u32,
    ) -> Result<(), Errno> {
        guest.put_u32(count, 1)?;
        guest.put_u32(size, NAME.len() as u32)
    }

    pub fn args_get(&mut self, guest: &mut Guest<'_>, list: u32, text: u32) -> Result<(), Errno> {
        guest.put_u32(list, text)?;
        guest.put(text, NAME)
    }

    pub fn environ_sizes_get(
        &mut self,
        guest: &mut Guest<'_>,
        count: u32,
        size: u32,
    ) -> Result<(), Errno> {
        guest.put_u32(count, 0)?;
        guest.put_u32(size, 0)
    }

    pub fn clock_res_get(&mut self, guest: &mut Guest<'_>, _: u32, at: u32) -> Result<(), Errno> {
        guest.put_u64(at, 1000)
    }

    pub fn clock_time_get(
        &mut self,
        guest: &mut Guest<'_>,
        clock: u32,
        _: u64,
        at: u32,
    ) -> Result<(), Errno> {
        guest.put_u64(at, nanoseconds(self.time(clock)))
    }

    /// Writes the next bytes of the random stream: the outputs of the generator, each with its lowest byte first.
    pub fn random_get(&mut self, guest: &mut Guest<'_>, at: u32, length: u32) -> Result<(), Errno> {
        for byte in guest.bytes(at, length)? {
            if self.random_rest.is_empty() {
                // The last one is taken first.
                self.random_rest.extend(self.random.bits().to_be_bytes());
            }
            *byte = self.random_rest.pop().unwrap_or_default();
        }
        Ok(())
    }

    pub fn fd_close(&mut self, _: &mut Guest<'_>, number: u32) -> Result<(), Errno> {
        match number {
            INPUT..=ERRORS => Ok(()),
            _ => self.files.close(number),
        }
    }

    pub fn fd_fdstat_get(
        &mut self,
        guest: &mut Guest<'_>,
        number: u32,
        at: u32,
    ) -> Result<(), Errno> {
        let (kind, _) = self.kind_and_size(number)?;
        let mut status = [0xff; 24];
        status[..8].fill(0);
        status[0] = kind;
        guest.put(at, &status)
    }

    pub fn fd_filestat_get(
        &mut self,
        guest: &mut Guest<'_>,
        number: u32,
        at: u32,
    ) -> Result<(), Errno> {
        let (kind, size) = self.kind_and_size(number)?;
        put_status(guest, at, kind, size)
    }

    pub fn fd_prestat_get(
        &mut self,
        guest: &mut Guest<'_>,
        number: u32,
        at: u32,
    ) -> Result<(), Errno> {
        if number != FOLDER {
            return Err(Errno::BadFile);
        }
        guest.put_u32(at, 0)?;
        guest.put_u32(at.wrapping_add(4), FOLDER_NAME.len() as u32)
    }

    pub fn fd_prestat_dir_name(
        &mut self,
        guest: &mut Guest<'_>,
        number: u32,
        at: u32,
        length: u32,
    ) -> Result<(), Errno> {
        if number != FOLDER {
            return Err(Errno::BadFile);
        }
        let length = FOLDER_NAME.len().min(length as usize);
        guest.put(at, &FOLDER_NAME[..length])
    }

    pub fn fd_read(
        &mut self,
        guest: &mut Guest<'_>,
        number: u32,
        list: u32,
        count: u32,
        sum: u32,
    ) -> Result<(), Errno> {
        if number == INPUT {
            let pieces = guest.pieces(list, count)?;
            let (at, length) = pieces
                .into_iter()
                .find(|piece| piece.1 > 0)
                .unwrap_or((0, 0));
            let read = read_input(guest.bytes(at, length)?).map_err(|_| Errno::Input)?;
            return guest.put_u32(sum, read as u32);
        }
        let from = self.files.get(number)?.at;
        let read = self.read_file(guest, number, list, count, from)?;
        self.files.get(number)?.at += u64::from(read);
        guest.put_u32(sum, read)
    }

    pub fn fd_pread(
        &mut self,
        guest: &mut Guest<'_>,
        number: u32,
        list: u32,
        count: u32,
        from: u64,
        sum: u32,
    ) -> Result<(), Errno> {
        let read = self.read_file(guest, number, list, count, from)?;
        guest.put_u32(sum, read)
    }

    pub fn fd_write(
        &mut self,
        guest: &mut Guest<'_>,
        number: u32,
        list: u32,
        count: u32,
        sum: u32,
    ) -> Result<(), Errno> {
        if !matches!(number, OUTPUT | ERRORS) {
            return Err(self
                .files
                .get(number)
                .map_or(Errno::BadFile, |_| Errno::ReadOnly));
        }
        let mut written = 0;
        for (at, length) in guest.pieces(list, count)? {
            let bytes = guest.bytes(at, length)?;
            let done = match number {
                OUTPUT => io::stdout().write_all(bytes),
                _ => io::stderr().write_all(bytes),
            };
            done.map_err(|_| Errno::Pipe)?;
            if let Some(last) = bytes.last().filter(|_| number == ERRORS) {
                self.has_open_line.set(*last != b'\n');
            }
            written += length;
        }
        // An unfinished line is sent, too, as by any process without its own buffer.
        io::stdout().flush().map_err(|_| Errno::Pipe)?;
        guest.put_u32(sum, written)
    }

    pub fn fd_seek(
        &mut self,
        guest: &mut Guest<'_>,
        number: u32,
        offset: i64,
        whence: u32,
        at: u32,
    ) -> Result<(), Errno> {
        if number <= ERRORS {
            return Err(Errno::NoSeek);
        }
        let open = self.files.get(number)?;
        let size = open.content.as_ref().ok_or(Errno::BadFile)?.len() as u64;
        let from = match whence {
            0 => 0,
            1 => open.at,
            2 => size,
            _ => return Err(Errno::Invalid),
        };
        open.at = from.checked_add_signed(offset).ok_or(Errno::Invalid)?;
        guest.put_u64(at, open.at)
    }

    pub fn fd_tell(&mut self, guest: &mut Guest<'_>, number: u32, at: u32) -> Result<(), Errno> {
        if number <= ERRORS {
            return Err(Errno::NoSeek);
        }
        guest.put_u64(at, self.files.get(number)?.at)
    }

    pub fn fd_readdir(
        &mut self,
        guest: &mut Guest<'_>,
        number: u32,
        at: u32,
        length: u32,
        cookie: u64,
        used: u32,
    ) -> Result<(), Errno> {
        self.check_folder(number)?;
        let mut entries = Vec::new();
        for (next, (name, _)) in (1_u64..).zip(self.files.list()) {
            if next <= cookie {
                continue;
            }
            let begin = entries.len();
            entries.extend(next.to_le_bytes());
            entries.extend(next.to_le_bytes());
            entries.extend((name.len() as u32).to_le_bytes());
            entries.resize(begin + ENTRY_BYTES, 0);
            entries[begin + 20] = IS_FILE;
            entries.extend(name.as_bytes());
        }
        entries.truncate(length as usize);
        guest.put(at, &entries)?;
        guest.put_u32(used, entries.len() as u32)
    }

    pub fn path_filestat_get(
        &mut self,
        guest: &mut Guest<'_>,
        _: u32,
        _: u32,
        path: u32,
        length: u32,
        at: u32,
    ) -> Result<(), Errno> {
        let (kind, size) = match self.files.find(&guest.text(path, length)?)? {
            Some(content) => (IS_FILE, content.len()),
            None => (IS_FOLDER, 0),
        };
        put_status(guest, at, kind, size)
    }

    #[expect(clippy::too_many_arguments, reason = "as WASI has it")]
    pub fn path_open(
        &mut self,
        guest: &mut Guest<'_>,
        folder: u32,
        _: u32,
        path: u32,
        length: u32,
        flags: u32,
        rights: u64,
        _: u64,
        _: u32,
        at: u32,
    ) -> Result<(), Errno> {
        self.check_folder(folder)?;
        let path = guest.text(path, length)?;
        let number = self.files.open(&path, flags, rights)?;
        guest.put_u32(at, number)
    }

    /// Reads a file into pieces of memory. Returns the number of bytes.
    fn read_file(
        &mut self,
        guest: &mut Guest<'_>,
        number: u32,
        list: u32,
        count: u32,
        from: u64,
    ) -> Result<u32, Errno> {
        let open = self.files.get(number)?;
        if open.content.is_none() {
            return Err(Errno::IsFolder);
        }
        let mut read = 0;
        for (at, length) in guest.pieces(list, count)? {
            read += open.copy(from.saturating_add(read), guest.bytes(at, length)?) as u64;
        }
        u32::try_from(read).map_err(|_| Errno::Invalid)
    }

    fn check_folder(&mut self, number: u32) -> Result<(), Errno> {
        match self.files.get(number) {
            Ok(open) if open.content.is_none() => Ok(()),
            _ => Err(Errno::NoFolder),
        }
    }

    fn kind_and_size(&mut self, number: u32) -> Result<(u8, usize), Errno> {
        if number <= ERRORS {
            return Ok((UNKNOWN, 0));
        }
        Ok(match &self.files.get(number)?.content {
            Some(content) => (IS_FILE, content.len()),
            None => (IS_FOLDER, 0),
        })
    }
}

fn put_status(guest: &mut Guest<'_>, at: u32, kind: u8, size: usize) -> Result<(), Errno> {
    let mut status = [0; 64];
    status[16] = kind;
    status[24] = 1;
    status[32..40].copy_from_slice(&(size as u64).to_le_bytes());
    guest.put(at, &status)
}

/// Returns a time in WASI's unit, which overflows in the year 2554.
pub fn nanoseconds(time: Duration) -> u64 {
    time.as_nanos().try_into().unwrap_or(u64::MAX)
}

/// Reads available input, or waits for it. Reads no further, so that [`super::poll`] sees whether there is more.
fn read_input(into: &mut [u8]) -> io::Result<usize> {
    #[cfg(unix)]
    {
        rustix::io::retry_on_intr(|| rustix::io::read(rustix::stdio::stdin(), &mut *into))
            .map_err(Into::into)
    }
    #[cfg(not(unix))]
    io::Read::read(&mut io::stdin(), into)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn random_bytes(seed: u64, parts: &[u32]) -> Vec<u8> {
        let mut host = Host::new(seed, Files::from_iter([]), Limits::default());
        let mut bytes = vec![0; 16];
        let mut at = 0;
        for &length in parts {
            let mut guest = Guest(&mut bytes);
            host.random_get(&mut guest, at, length).unwrap();
            at += length;
        }
        bytes
    }

    #[test]
    fn random_bytes_are_one_stream() {
        // SplitMix64's first outputs for the seed 0 are 0xe220a8397b1dcdaf and 0x6e789e6aa1b965f4.
        let stream = [
            0xaf, 0xcd, 0x1d, 0x7b, 0x39, 0xa8, 0x20, 0xe2, 0xf4, 0x65, 0xb9, 0xa1, 0x6a, 0x9e,
            0x78, 0x6e,
        ];
        assert_eq!(random_bytes(0, &[16]), stream);
        assert_eq!(random_bytes(0, &[1, 2, 10, 3]), stream);
        assert_ne!(random_bytes(1, &[16]), stream);
    }

    #[test]
    fn addresses_outside_the_memory_are_refused() {
        let mut host = Host::new(0, Files::from_iter([]), Limits::default());
        let mut bytes = vec![0; 16];
        let mut guest = Guest(&mut bytes);
        let refused = Err(Errno::Fault);
        assert_eq!(host.random_get(&mut guest, 12, 5), refused);
        assert_eq!(host.random_get(&mut guest, u32::MAX, u32::MAX), refused);
        assert_eq!(host.fd_write(&mut guest, OUTPUT, 0, u32::MAX, 0), refused);
        assert_eq!(host.fd_read(&mut guest, INPUT, 12, 1, 0), refused);
    }
}
