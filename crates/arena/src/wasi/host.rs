//! The resources of a program, and the calls about them. WASI's own description defines the calls; errors and numbers are those
//! of the page's sandbox.

use std::cell::Cell;
use std::io::{self, Write};
use std::time::{Duration, Instant, SystemTime};

use warren::thinking::search::Random;
use wasmi::{Memory, ResourceLimiter};

use super::end_stderr_line;
use super::errno::Errno;
use super::files::{FOLDER_NAME, FOLDER_NUMBER, Files};
use super::guest::GuestMemory;
use super::limits::Limits;

pub const STDIN: u32 = 0;
const STDOUT: u32 = 1;
const STDERR: u32 = 2;

/// The types of files. A pipe, such as standard input and output, has no number there.
const TYPE_UNKNOWN: u8 = 0;
const TYPE_FOLDER: u8 = 3;
const TYPE_FILE: u8 = 4;

/// The clock that shows the time of day. All others count from the program's start.
const REAL_TIME: u32 = 0;

/// The size of an entry of a folder, without its name, and the place of its file type.
const ENTRY_BYTES: usize = 24;
const ENTRY_TYPE_OFFSET: usize = 20;

/// The resolution that clocks report.
const CLOCK_RESOLUTION_NS: u64 = 1000;

/// A program's only argument, its name.
const PROGRAM_NAME: &[u8] = b"program\0";

/// The resources of a program.
pub struct Host {
    /// Its memory, once it has been started.
    pub memory: Option<Memory>,
    files: Files,
    random: Random,
    /// The random bytes that have been generated and not yet used.
    unused_random_bytes: Vec<u8>,
    started_at: Instant,
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
            unused_random_bytes: Vec::new(),
            started_at: Instant::now(),
            limits,
            has_open_line: Cell::new(false),
        }
    }

    pub fn limits(&mut self) -> &mut dyn ResourceLimiter {
        &mut self.limits
    }

    /// Whether it has requested more memory than its limit.
    pub fn exceeded_memory(&self) -> bool {
        self.limits.exceeded_memory
    }

    /// Ends an unfinished line of standard error.
    pub fn finish_line(&self) {
        if self.has_open_line.take() {
            end_stderr_line();
        }
    }

    /// Returns the time of a clock.
    pub fn time(&self, clock: u32) -> Duration {
        match clock {
            // A system's clock may be set to before 1970.
            REAL_TIME => SystemTime::UNIX_EPOCH.elapsed().unwrap_or_default(),
            _ => self.started_at.elapsed(),
        }
    }

    pub fn args_sizes_get(
        &mut self,
        memory: &mut GuestMemory<'_>,
        count: u32,
        size: u32,
    ) -> Result<(), Errno> {
        memory.write_u32(count, 1)?;
        memory.write_u32(size, PROGRAM_NAME.len() as u32)
    }

    pub fn args_get(
        &mut self,
        memory: &mut GuestMemory<'_>,
        list_address: u32,
        text: u32,
    ) -> Result<(), Errno> {
        memory.write_u32(list_address, text)?;
        memory.write(text, PROGRAM_NAME)
    }

    pub fn environ_sizes_get(
        &mut self,
        memory: &mut GuestMemory<'_>,
        count: u32,
        size: u32,
    ) -> Result<(), Errno> {
        memory.write_u32(count, 0)?;
        memory.write_u32(size, 0)
    }

    pub fn clock_res_get(
        &mut self,
        memory: &mut GuestMemory<'_>,
        _clock: u32,
        address: u32,
    ) -> Result<(), Errno> {
        memory.write_u64(address, CLOCK_RESOLUTION_NS)
    }

    pub fn clock_time_get(
        &mut self,
        memory: &mut GuestMemory<'_>,
        clock: u32,
        _precision: u64,
        address: u32,
    ) -> Result<(), Errno> {
        memory.write_u64(address, nanoseconds(self.time(clock)))
    }

    /// Writes the next bytes of the random stream: the outputs of the generator, each with its lowest byte first.
    pub fn random_get(
        &mut self,
        memory: &mut GuestMemory<'_>,
        address: u32,
        length: u32,
    ) -> Result<(), Errno> {
        for byte in memory.bytes(address, length)? {
            if self.unused_random_bytes.is_empty() {
                // The last one is taken first.
                self.unused_random_bytes
                    .extend(self.random.bits().to_be_bytes());
            }
            *byte = self.unused_random_bytes.pop().unwrap_or_default();
        }
        Ok(())
    }

    pub fn fd_close(
        &mut self,
        _memory: &mut GuestMemory<'_>,
        file_number: u32,
    ) -> Result<(), Errno> {
        match file_number {
            STDIN..=STDERR => Ok(()),
            _ => self.files.close(file_number),
        }
    }

    pub fn fd_fdstat_get(
        &mut self,
        memory: &mut GuestMemory<'_>,
        file_number: u32,
        address: u32,
    ) -> Result<(), Errno> {
        let (file_type, _) = self.type_and_size(file_number)?;
        // After the file type and the flags come two sets of rights, with all bits set.
        let mut status = [0xff; 24];
        status[..8].fill(0);
        status[0] = file_type;
        memory.write(address, &status)
    }

    pub fn fd_filestat_get(
        &mut self,
        memory: &mut GuestMemory<'_>,
        file_number: u32,
        address: u32,
    ) -> Result<(), Errno> {
        let (file_type, size) = self.type_and_size(file_number)?;
        write_status(memory, address, file_type, size)
    }

    pub fn fd_prestat_get(
        &mut self,
        memory: &mut GuestMemory<'_>,
        file_number: u32,
        address: u32,
    ) -> Result<(), Errno> {
        if file_number != FOLDER_NUMBER {
            return Err(Errno::BadFile);
        }
        memory.write_u32(address, 0)?;
        memory.write_u32(address.wrapping_add(4), FOLDER_NAME.len() as u32)
    }

    pub fn fd_prestat_dir_name(
        &mut self,
        memory: &mut GuestMemory<'_>,
        file_number: u32,
        address: u32,
        length: u32,
    ) -> Result<(), Errno> {
        if file_number != FOLDER_NUMBER {
            return Err(Errno::BadFile);
        }
        let length = FOLDER_NAME.len().min(length as usize);
        memory.write(address, &FOLDER_NAME[..length])
    }

    pub fn fd_read(
        &mut self,
        memory: &mut GuestMemory<'_>,
        file_number: u32,
        list_address: u32,
        count: u32,
        count_address: u32,
    ) -> Result<(), Errno> {
        if file_number == STDIN {
            let buffers = memory.buffers(list_address, count)?;
            let (address, length) = buffers
                .into_iter()
                .find(|&(_, length)| length > 0)
                .unwrap_or((0, 0));
            let read_count =
                read_input(memory.bytes(address, length)?).map_err(|_| Errno::Input)?;
            return memory.write_u32(count_address, read_count as u32);
        }
        let offset = self.files.get(file_number)?.position;
        let read_count = self.read_file(memory, file_number, list_address, count, offset)?;
        self.files.get(file_number)?.position += u64::from(read_count);
        memory.write_u32(count_address, read_count)
    }

    pub fn fd_pread(
        &mut self,
        memory: &mut GuestMemory<'_>,
        file_number: u32,
        list_address: u32,
        count: u32,
        offset: u64,
        count_address: u32,
    ) -> Result<(), Errno> {
        let read_count = self.read_file(memory, file_number, list_address, count, offset)?;
        memory.write_u32(count_address, read_count)
    }

    pub fn fd_write(
        &mut self,
        memory: &mut GuestMemory<'_>,
        file_number: u32,
        list_address: u32,
        count: u32,
        count_address: u32,
    ) -> Result<(), Errno> {
        if !matches!(file_number, STDOUT | STDERR) {
            return Err(self
                .files
                .get(file_number)
                .map_or(Errno::BadFile, |_| Errno::ReadOnly));
        }
        let mut written = 0;
        for (address, length) in memory.buffers(list_address, count)? {
            let bytes = memory.bytes(address, length)?;
            let result = match file_number {
                STDOUT => io::stdout().write_all(bytes),
                _ => io::stderr().write_all(bytes),
            };
            result.map_err(|_| Errno::Pipe)?;
            if let Some(last) = bytes.last().filter(|_| file_number == STDERR) {
                self.has_open_line.set(*last != b'\n');
            }
            written += length;
        }
        // An unfinished line is sent, too, as by any process without its own buffer.
        io::stdout().flush().map_err(|_| Errno::Pipe)?;
        memory.write_u32(count_address, written)
    }

    pub fn fd_seek(
        &mut self,
        memory: &mut GuestMemory<'_>,
        file_number: u32,
        offset: i64,
        whence: u32,
        address: u32,
    ) -> Result<(), Errno> {
        if file_number <= STDERR {
            return Err(Errno::NoSeek);
        }
        let file = self.files.get(file_number)?;
        let size = file.content.as_ref().ok_or(Errno::BadFile)?.len() as u64;
        // From the start, the position or the end of the file.
        let base = match whence {
            0 => 0,
            1 => file.position,
            2 => size,
            _ => return Err(Errno::Invalid),
        };
        file.position = base.checked_add_signed(offset).ok_or(Errno::Invalid)?;
        memory.write_u64(address, file.position)
    }

    pub fn fd_tell(
        &mut self,
        memory: &mut GuestMemory<'_>,
        file_number: u32,
        address: u32,
    ) -> Result<(), Errno> {
        if file_number <= STDERR {
            return Err(Errno::NoSeek);
        }
        memory.write_u64(address, self.files.get(file_number)?.position)
    }

    pub fn fd_readdir(
        &mut self,
        memory: &mut GuestMemory<'_>,
        file_number: u32,
        address: u32,
        length: u32,
        cookie: u64,
        used_address: u32,
    ) -> Result<(), Errno> {
        self.check_folder(file_number)?;
        let mut entries = Vec::new();
        for (next, (name, _)) in (1_u64..).zip(self.files.list()) {
            if next <= cookie {
                continue;
            }
            let entry_start = entries.len();
            entries.extend(next.to_le_bytes());
            entries.extend(next.to_le_bytes());
            entries.extend((name.len() as u32).to_le_bytes());
            entries.resize(entry_start + ENTRY_BYTES, 0);
            entries[entry_start + ENTRY_TYPE_OFFSET] = TYPE_FILE;
            entries.extend(name.as_bytes());
        }
        entries.truncate(length as usize);
        memory.write(address, &entries)?;
        memory.write_u32(used_address, entries.len() as u32)
    }

    pub fn path_filestat_get(
        &mut self,
        memory: &mut GuestMemory<'_>,
        _folder: u32,
        _flags: u32,
        path: u32,
        length: u32,
        address: u32,
    ) -> Result<(), Errno> {
        let (file_type, size) = match self.files.find(&memory.read_text(path, length)?)? {
            Some(content) => (TYPE_FILE, content.len()),
            None => (TYPE_FOLDER, 0),
        };
        write_status(memory, address, file_type, size)
    }

    #[expect(clippy::too_many_arguments, reason = "as WASI has it")]
    pub fn path_open(
        &mut self,
        memory: &mut GuestMemory<'_>,
        folder: u32,
        _lookup_flags: u32,
        path: u32,
        length: u32,
        flags: u32,
        rights: u64,
        _inherited_rights: u64,
        _status_flags: u32,
        address: u32,
    ) -> Result<(), Errno> {
        self.check_folder(folder)?;
        let path = memory.read_text(path, length)?;
        let file_number = self.files.open(&path, flags, rights)?;
        memory.write_u32(address, file_number)
    }

    /// Reads a file into pieces of memory. Returns the number of bytes.
    fn read_file(
        &mut self,
        memory: &mut GuestMemory<'_>,
        file_number: u32,
        list_address: u32,
        count: u32,
        offset: u64,
    ) -> Result<u32, Errno> {
        let file = self.files.get(file_number)?;
        if file.content.is_none() {
            return Err(Errno::IsFolder);
        }
        let mut read_count = 0;
        for (address, length) in memory.buffers(list_address, count)? {
            read_count += file.read_at(
                offset.saturating_add(read_count),
                memory.bytes(address, length)?,
            ) as u64;
        }
        u32::try_from(read_count).map_err(|_| Errno::Invalid)
    }

    fn check_folder(&mut self, file_number: u32) -> Result<(), Errno> {
        match self.files.get(file_number) {
            Ok(file) if file.content.is_none() => Ok(()),
            _ => Err(Errno::NoFolder),
        }
    }

    fn type_and_size(&mut self, file_number: u32) -> Result<(u8, usize), Errno> {
        if file_number <= STDERR {
            return Ok((TYPE_UNKNOWN, 0));
        }
        Ok(match &self.files.get(file_number)?.content {
            Some(content) => (TYPE_FILE, content.len()),
            None => (TYPE_FOLDER, 0),
        })
    }
}

/// Writes the status of a file: 64 bytes in WASI's format.
fn write_status(
    memory: &mut GuestMemory<'_>,
    address: u32,
    file_type: u8,
    size: usize,
) -> Result<(), Errno> {
    // The device and the file number stay 0. Then come the type, the number of links, and the size.
    let mut status = [0; 64];
    status[16] = file_type;
    status[24] = 1;
    status[32..40].copy_from_slice(&(size as u64).to_le_bytes());
    memory.write(address, &status)
}

/// Returns a time in WASI's unit, which overflows in the year 2554.
pub fn nanoseconds(time: Duration) -> u64 {
    time.as_nanos().try_into().unwrap_or(u64::MAX)
}

/// Reads available input, or waits for it. Reads no further, so that [`super::poll`] sees whether there is more.
fn read_input(buffer: &mut [u8]) -> io::Result<usize> {
    #[cfg(unix)]
    {
        rustix::io::retry_on_intr(|| rustix::io::read(rustix::stdio::stdin(), &mut *buffer))
            .map_err(Into::into)
    }
    #[cfg(not(unix))]
    io::Read::read(&mut io::stdin(), buffer)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn random_bytes(seed: u64, parts: &[u32]) -> Vec<u8> {
        let mut host = Host::new(seed, Files::from_iter([]), Limits::default());
        let mut bytes = vec![0; 16];
        let mut address = 0;
        for &length in parts {
            let mut memory = GuestMemory {
                all_bytes: &mut bytes,
            };
            host.random_get(&mut memory, address, length).unwrap();
            address += length;
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
        let mut memory = GuestMemory {
            all_bytes: &mut bytes,
        };
        let refused = Err(Errno::Fault);
        assert_eq!(host.random_get(&mut memory, 12, 5), refused);
        assert_eq!(host.random_get(&mut memory, u32::MAX, u32::MAX), refused);
        assert_eq!(host.fd_write(&mut memory, STDOUT, 0, u32::MAX, 0), refused);
        assert_eq!(host.fd_read(&mut memory, STDIN, 12, 1, 0), refused);
    }
}
