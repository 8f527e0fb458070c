//! Sealed links: they hide a game with secrets from its players until it is over. A seal prevents a casual look. It does not
//! stop somebody who is determined to read it.
//!
//! The text is `~` and base64url (without padding) of four bytes of salt and the link's text. Each byte of the text is
//! combined by XOR with a pseudo-random sequence that starts from the salt.

use base64ct::Encoding as _;

use super::{Base64, LinkError, MAX_LENGTH};

/// The first character of a sealed text. No link or record begins with it.
const MARK: char = '~';
/// The number of bytes of the salt.
const SALT_BYTES: usize = 4;

/// Seals the text of a link. Each salt gives a different text.
///
/// ```
/// use warren::core::link::{seal, unseal};
/// let sealed = seal("Egh4-8D", 20_261);
/// assert!(!sealed.contains("Egh"));
/// assert_eq!(unseal(&sealed).unwrap(), "Egh4-8D");
/// ```
pub fn seal(link: &str, salt: u32) -> String {
    let mut bytes = salt.to_be_bytes().to_vec();
    bytes.extend(xor_with_sequence(link.as_bytes(), salt));
    format!("{MARK}{}", Base64::encode_string(&bytes))
}

/// Opens a seal and returns the text of the link.
///
/// # Errors
/// If the text is not sealed, or is damaged. Whether the result is a link is not checked.
pub fn unseal(text: &str) -> Result<String, LinkError> {
    let code = text.strip_prefix(MARK).ok_or(LinkError::NotALink)?;
    if code.len() > 2 * MAX_LENGTH {
        return Err(LinkError::NotALink);
    }
    let bytes = Base64::decode_vec(code).map_err(|_| LinkError::Damaged)?;
    let (salt, link) = bytes
        .split_first_chunk::<SALT_BYTES>()
        .ok_or(LinkError::Damaged)?;
    let link = xor_with_sequence(link, u32::from_be_bytes(*salt)).collect();
    String::from_utf8(link).map_err(|_| LinkError::Damaged)
}

/// Combines bytes with the salt's sequence by XOR. Doing it twice restores them.
fn xor_with_sequence(bytes: &[u8], salt: u32) -> impl Iterator<Item = u8> {
    let mut state = salt | 1;
    bytes.iter().map(move |byte| {
        // Marsaglia's 32-bit xorshift.
        state ^= state << 13;
        state ^= state >> 17;
        state ^= state << 5;
        byte ^ (state >> 24) as u8
    })
}
