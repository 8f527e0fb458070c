//! Tells apart programs and settings that differ.

use sha2::{Digest, Sha256};

/// How many digits of a hash are kept: 64 bits.
const DIGITS: usize = 16;

/// A hash of texts and their order, in hexadecimal digits.
pub fn fingerprint(parts: impl IntoIterator<Item = impl AsRef<[u8]>>) -> String {
    let mut hash = Sha256::new();
    for part in parts {
        let part = part.as_ref();
        // With its length no two lists of texts look the same.
        hash.update((part.len() as u64).to_le_bytes());
        hash.update(part);
    }
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

    #[test]
    fn what_differs_has_another_fingerprint() {
        assert_eq!(fingerprint(["a", "bc"]), fingerprint(["a", "bc"]));
        assert_ne!(fingerprint(["a", "bc"]), fingerprint(["ab", "c"]));
        assert_eq!(fingerprint(["a"]).len(), DIGITS);
    }
}
