//! Hashes that distinguish programs and settings.

use std::io::{self, Read};

use sha2::{Digest, Sha256};

/// The number of hexadecimal digits of a hash: 64 bits.
const DIGITS: usize = 16;

/// Returns a hash of texts and their order, in hexadecimal digits.
pub fn fingerprint(parts: impl IntoIterator<Item = impl AsRef<[u8]>>) -> String {
    let mut hash = Sha256::new();
    for part in parts {
        let part = part.as_ref();
        // The length makes any two lists of texts differ.
        hash.update((part.len() as u64).to_le_bytes());
        hash.update(part);
    }
    digits_of(hash)
}

/// Returns the [`fingerprint`] of a content of `length` bytes without holding it in memory.
///
/// # Errors
/// If it cannot be read, or has another length.
pub fn fingerprint_of_content(length: u64, content: impl Read) -> io::Result<String> {
    let mut hash = Sha256::new();
    hash.update(length.to_le_bytes());
    let mut content = content.take(length + 1);
    let mut buffer = [0; 64 << 10];
    let mut total = 0;
    loop {
        match content.read(&mut buffer) {
            Ok(0) => break,
            Ok(count) => {
                hash.update(&buffer[..count]);
                total += count as u64;
            }
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
    if total == length {
        Ok(digits_of(hash))
    } else {
        Err(io::Error::other("it changes while it is read"))
    }
}

fn digits_of(hash: Sha256) -> String {
    let digits: String = hash
        .finalize()
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect();
    digits[..DIGITS].to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs::File;

    #[test]
    fn different_contents_have_different_fingerprints() {
        assert_eq!(fingerprint(["a", "bc"]), fingerprint(["a", "bc"]));
        assert_ne!(fingerprint(["a", "bc"]), fingerprint(["ab", "c"]));
        assert_eq!(fingerprint(["a"]).len(), DIGITS);
    }

    #[test]
    fn a_file_has_the_fingerprint_of_its_content() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("file");
        for content in ["", "a", &"abc".repeat(100_000)] {
            std::fs::write(&path, content).unwrap();
            let length = content.len() as u64;
            let of_file = |length| fingerprint_of_content(length, File::open(&path).unwrap());
            assert_eq!(of_file(length).unwrap(), fingerprint([content]));
            assert!(of_file(length + 1).is_err());
        }
    }
}
