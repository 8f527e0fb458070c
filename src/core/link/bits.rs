//! Bits to bytes and back, highest bit first.
//!
//! Many places call the functions that read and write, so these are not inlined: downloads stay small, and links are short
//! enough for any speed.

/// Collects bits.
#[derive(Clone, Debug, Default)]
pub struct BitWriter {
    bytes: Vec<u8>,
    /// The number of used bits in the last byte: 1 to 7, or 0 if all are used.
    used_bits: u32,
}

impl BitWriter {
    /// Adds the lowest `count` (at most 32) bits of `value`.
    #[inline(never)]
    pub fn put(&mut self, value: u32, count: u32) {
        for shift in (0..count).rev() {
            if self.used_bits == 0 {
                self.bytes.push(0);
            }
            let bit = (value >> shift & 1) as u8;
            if let Some(last) = self.bytes.last_mut() {
                *last |= bit << (7 - self.used_bits);
            }
            self.used_bits = (self.used_bits + 1) % 8;
        }
    }

    /// Adds one bit: 1 if the flag is set.
    pub fn put_flag(&mut self, flag: bool) {
        self.put(flag.into(), 1);
    }

    /// Adds a choice from `choices` possibilities, counted from 0, in the fewest bits that can hold it.
    #[inline(never)]
    pub fn put_choice(&mut self, choice: u32, choices: u32) {
        self.put(choice, bits_for(choices));
    }

    /// Adds a text of at most 65 535 bytes: 16 bits for its length, then 8 for each byte. A longer text is cut off.
    pub fn put_text(&mut self, text: &str) {
        let length = text.len().min(usize::from(u16::MAX));
        self.put(length as u32, 16);
        for &byte in &text.as_bytes()[..length] {
            self.put(byte.into(), 8);
        }
    }

    /// The bytes. The last one is filled with zeros.
    pub fn into_bytes(self) -> Vec<u8> {
        self.bytes
    }
}

/// Reads the bits that a [`BitWriter`] collected.
#[derive(Clone, Debug)]
pub struct BitReader<'a> {
    bytes: &'a [u8],
    bit_index: usize,
}

/// The bits have ended, or their value is out of range.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MissingBits;

impl<'a> BitReader<'a> {
    /// Begins at the first bit.
    pub fn new(bytes: &'a [u8]) -> BitReader<'a> {
        BitReader {
            bytes,
            bit_index: 0,
        }
    }

    /// The next `count` (at most 32) bits.
    ///
    /// # Errors
    /// If there are fewer.
    #[inline(never)]
    pub fn take(&mut self, count: u32) -> Result<u32, MissingBits> {
        let mut value = 0;
        for _ in 0..count {
            let byte = self.bytes.get(self.bit_index / 8).ok_or(MissingBits)?;
            value = value << 1 | u32::from(byte >> (7 - self.bit_index % 8) & 1);
            self.bit_index += 1;
        }
        Ok(value)
    }

    /// Reads one bit as a flag.
    ///
    /// # Errors
    /// If the bits end.
    pub fn take_flag(&mut self) -> Result<bool, MissingBits> {
        Ok(self.take(1)? == 1)
    }

    /// Reads a choice from `choices` possibilities, counted from 0.
    ///
    /// # Errors
    /// If the bits end, or the value is not below `choices`.
    #[inline(never)]
    pub fn take_choice(&mut self, choices: u32) -> Result<u32, MissingBits> {
        let choice = self.take(bits_for(choices))?;
        if choice < choices {
            Ok(choice)
        } else {
            Err(MissingBits)
        }
    }

    /// Reads a text from [`BitWriter::put_text`].
    ///
    /// # Errors
    /// If the bits end, or are not UTF-8.
    pub fn take_text(&mut self) -> Result<String, MissingBits> {
        let length = self.take(16)?;
        let bytes: Result<Vec<u8>, MissingBits> =
            (0..length).map(|_| Ok(self.take(8)? as u8)).collect();
        String::from_utf8(bytes?).map_err(|_| MissingBits)
    }

    /// Whether only the zeros that fill the last byte are left.
    pub fn is_spent(&self) -> bool {
        let bits_left = self.bytes.len() * 8 - self.bit_index;
        bits_left < 8 && self.clone().take(bits_left as u32) == Ok(0)
    }
}

/// The number of bits for a choice from `choices` possibilities.
fn bits_for(choices: u32) -> u32 {
    u32::BITS - choices.saturating_sub(1).leading_zeros()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn written_bits_are_read_back() {
        let mut bits = BitWriter::default();
        bits.put(5, 3);
        bits.put_choice(11, 12);
        bits.put(u32::MAX, 32);
        bits.put_choice(0, 1);
        let bytes = bits.into_bytes();
        let mut bits = BitReader::new(&bytes);
        assert_eq!(bits.take(3), Ok(5));
        assert_eq!(bits.take_choice(12), Ok(11));
        assert_eq!(bits.take(32), Ok(u32::MAX));
        assert_eq!(bits.take_choice(1), Ok(0));
        assert!(bits.is_spent());
        assert_eq!(bits.take(2), Err(MissingBits));
    }

    #[test]
    fn a_choice_that_is_not_there_is_refused() {
        assert_eq!(
            BitReader::new(&[0b1101_0000]).take_choice(13),
            Err(MissingBits)
        );
        assert_eq!(BitReader::new(&[0b1100_0000]).take_choice(13), Ok(12));
    }
}
