//! The memory of a program. Numbers in it are little-endian.

use super::errno::Errno;

/// A program's memory during a call.
pub struct Guest<'a>(pub &'a mut [u8]);

impl Guest<'_> {
    /// Returns the bytes at an address.
    pub fn bytes(&mut self, at: u32, length: u32) -> Result<&mut [u8], Errno> {
        let from = at as usize;
        let to = from.checked_add(length as usize).ok_or(Errno::Fault)?;
        self.0.get_mut(from..to).ok_or(Errno::Fault)
    }

    pub fn text(&mut self, at: u32, length: u32) -> Result<String, Errno> {
        let bytes = self.bytes(at, length)?;
        Ok(String::from_utf8_lossy(bytes).into_owned())
    }

    pub fn put(&mut self, at: u32, bytes: &[u8]) -> Result<(), Errno> {
        let length = u32::try_from(bytes.len()).map_err(|_| Errno::Fault)?;
        self.bytes(at, length)?.copy_from_slice(bytes);
        Ok(())
    }

    pub fn put_u32(&mut self, at: u32, number: u32) -> Result<(), Errno> {
        self.put(at, &number.to_le_bytes())
    }

    pub fn put_u64(&mut self, at: u32, number: u64) -> Result<(), Errno> {
        self.put(at, &number.to_le_bytes())
    }

    pub fn u8(&mut self, at: u32) -> Result<u8, Errno> {
        Ok(self.bytes(at, 1)?[0])
    }

    pub fn u32(&mut self, at: u32) -> Result<u32, Errno> {
        let mut bytes = [0; 4];
        bytes.copy_from_slice(self.bytes(at, 4)?);
        Ok(u32::from_le_bytes(bytes))
    }

    pub fn u64(&mut self, at: u32) -> Result<u64, Errno> {
        let mut bytes = [0; 8];
        bytes.copy_from_slice(self.bytes(at, 8)?);
        Ok(u64::from_le_bytes(bytes))
    }

    /// Returns the pieces of memory in a list, as addresses and lengths.
    pub fn pieces(&mut self, list: u32, count: u32) -> Result<Vec<(u32, u32)>, Errno> {
        let length = count.checked_mul(8).ok_or(Errno::Fault)?;
        let (numbers, _) = self.bytes(list, length)?.as_chunks::<4>();
        let numbers: Vec<u32> = numbers.iter().copied().map(u32::from_le_bytes).collect();
        Ok(numbers.chunks(2).map(|pair| (pair[0], pair[1])).collect())
    }
}

/// Returns the address of an entry in a list.
pub fn entry(list: u32, index: u32, size: u32) -> Result<u32, Errno> {
    let offset = index.checked_mul(size).ok_or(Errno::Fault)?;
    list.checked_add(offset).ok_or(Errno::Fault)
}
