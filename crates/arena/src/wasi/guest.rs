//! The memory of a program. Numbers in it are little-endian.

use super::errno::Errno;

/// The sizes of a 32-bit number, and of an entry of a list of buffers: an address and a length.
const NUMBER_BYTES: usize = 4;
const BUFFER_ENTRY_BYTES: u32 = 8;

/// A program's memory during a call.
pub struct GuestMemory<'a> {
    pub all_bytes: &'a mut [u8],
}

impl GuestMemory<'_> {
    /// Returns the bytes at an address.
    pub fn bytes(&mut self, address: u32, length: u32) -> Result<&mut [u8], Errno> {
        let begin = address as usize;
        let end = begin.checked_add(length as usize).ok_or(Errno::Fault)?;
        self.all_bytes.get_mut(begin..end).ok_or(Errno::Fault)
    }

    pub fn read_text(&mut self, address: u32, length: u32) -> Result<String, Errno> {
        let bytes = self.bytes(address, length)?;
        Ok(String::from_utf8_lossy(bytes).into_owned())
    }

    pub fn write(&mut self, address: u32, bytes: &[u8]) -> Result<(), Errno> {
        let length = u32::try_from(bytes.len()).map_err(|_| Errno::Fault)?;
        self.bytes(address, length)?.copy_from_slice(bytes);
        Ok(())
    }

    pub fn write_u32(&mut self, address: u32, number: u32) -> Result<(), Errno> {
        self.write(address, &number.to_le_bytes())
    }

    pub fn write_u64(&mut self, address: u32, number: u64) -> Result<(), Errno> {
        self.write(address, &number.to_le_bytes())
    }

    pub fn read_u8(&mut self, address: u32) -> Result<u8, Errno> {
        Ok(self.bytes(address, 1)?[0])
    }

    pub fn read_u32(&mut self, address: u32) -> Result<u32, Errno> {
        let mut bytes = [0; 4];
        bytes.copy_from_slice(self.bytes(address, 4)?);
        Ok(u32::from_le_bytes(bytes))
    }

    pub fn read_u64(&mut self, address: u32) -> Result<u64, Errno> {
        let mut bytes = [0; 8];
        bytes.copy_from_slice(self.bytes(address, 8)?);
        Ok(u64::from_le_bytes(bytes))
    }

    /// Returns the buffers in a list, as addresses and lengths.
    pub fn buffers(&mut self, list: u32, count: u32) -> Result<Vec<(u32, u32)>, Errno> {
        let length = count.checked_mul(BUFFER_ENTRY_BYTES).ok_or(Errno::Fault)?;
        let (words, _) = self.bytes(list, length)?.as_chunks::<NUMBER_BYTES>();
        let words: Vec<u32> = words.iter().copied().map(u32::from_le_bytes).collect();
        Ok(words.chunks(2).map(|pair| (pair[0], pair[1])).collect())
    }
}

/// Returns the address of an entry in a list.
pub fn entry_address(list: u32, index: u32, size: u32) -> Result<u32, Errno> {
    let offset = index.checked_mul(size).ok_or(Errno::Fault)?;
    list.checked_add(offset).ok_or(Errno::Fault)
}
