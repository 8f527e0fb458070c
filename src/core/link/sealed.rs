//! Sealed links: a game with secrets, kept where its players can look before it is over. A seal keeps a casual look out,
//! not somebody who is set on reading it.
//!
//! The text is `~` and base64url (without padding) of four bytes of salt and the link's text, each of its bytes mixed
//! with one of a sequence that begins with the salt.

use base64::Engine as _;

use super::{BASE64, LinkError, MAX_LENGTH};

/// What a sealed text begins with, and no link or record does.
const MARK: char = '~';
/// The bytes of the salt.
const SALT: usize = 4;

/// Seals the text of a link; another salt gives another text.
///
/// ```
/// use warren::core::link::{seal, unseal};
/// let sealed = seal("Egh4-8D", 20_261);
/// assert!(!sealed.contains("Egh"));
/// assert_eq!(unseal(&sealed).unwrap(), "Egh4-8D");
/// ```
pub fn seal(link: &str, salt: u32) -> String {
    let mut bytes = salt.to_be_bytes().to_vec();
    bytes.extend(mixed(link.as_bytes(), salt));
    format!("{MARK}{}", BASE64.encode(bytes))
}

/// The text of the link that was sealed.
///
/// # Errors
/// If the text is not sealed, or damaged. That the link is one is not looked at.
pub fn unseal(text: &str) -> Result<String, LinkError> {
    let code = text.strip_prefix(MARK).ok_or(LinkError::NotALink)?;
    if code.len() > 2 * MAX_LENGTH {
        return Err(LinkError::NotALink);
    }
    let bytes = BASE64.decode(code).map_err(|_| LinkError::Damaged)?;
    let (salt, link) = bytes
        .split_first_chunk::<SALT>()
        .ok_or(LinkError::Damaged)?;
    let link = mixed(link, u32::from_be_bytes(*salt)).collect();
    String::from_utf8(link).map_err(|_| LinkError::Damaged)
}

/// Mixes bytes with the sequence of a salt; done twice, they are as before.
fn mixed(bytes: &[u8], salt: u32) -> impl Iterator<Item = u8> {
    let mut state = salt | 1;
    bytes.iter().map(move |byte| {
        // Marsaglia's xorshift of 32 bits.
        state ^= state << 13;
        state ^= state >> 17;
        state ^= state << 5;
        byte ^ (state >> 24) as u8
    })
}
