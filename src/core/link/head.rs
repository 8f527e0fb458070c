//! The head of a link: the version and the game's number in one byte, then the checksum.

use super::envelope::ENVELOPE_VERSION;
use super::{FIRST_VERSION, LinkError, NUMBERS};

/// The head byte of a link: the version, then the game's number, 4 bits each.
pub(super) fn head_byte(version: u8, game_number: u8) -> u8 {
    version << 4 | game_number & 15
}

/// The version in the head byte of a link.
pub(super) fn version_in(head: u8) -> u8 {
    head >> 4
}

/// The game's number in the head byte of a link.
pub(super) fn game_number_in(head: u8) -> u8 {
    head & 15
}

/// The head byte and the bytes after the checksum. The checksum is verified.
pub(super) fn verified_head_and_body(bytes: &[u8]) -> Result<(u8, &[u8]), LinkError> {
    let &[head, _, _, _, ref body @ ..] = bytes else {
        return Err(LinkError::Damaged);
    };
    match version_in(head) {
        FIRST_VERSION..=ENVELOPE_VERSION if has_right_checksum(bytes) => Ok((head, body)),
        0..=ENVELOPE_VERSION => Err(LinkError::Damaged),
        newer => Err(LinkError::Newer(newer)),
    }
}

/// The head byte and the bytes after the checksum, of a version and a game that are known here.
pub(super) fn unverified_head_and_body(bytes: &[u8]) -> Option<(u8, &[u8])> {
    let &[head, _, _, _, ref body @ ..] = bytes else {
        return None;
    };
    let is_known = (FIRST_VERSION..=ENVELOPE_VERSION).contains(&version_in(head))
        && NUMBERS.contains(&game_number_in(head));
    is_known.then_some((head, body))
}

/// Whether the bytes have the checksum of a link, of any version.
pub(super) fn has_right_checksum(bytes: &[u8]) -> bool {
    match bytes {
        &[head, a, b, c, ref body @ ..] => checksum(head, body) == u32::from_be_bytes([0, a, b, c]),
        _ => false,
    }
}

/// The checksum of a link: the low bits of a CRC-32 of the head byte and the body.
pub(super) fn checksum(head: u8, body: &[u8]) -> u32 {
    let crc = crc::Crc::<u32, crc::NoTable>::new(&crc::CRC_32_ISO_HDLC);
    let mut digest = crc.digest();
    digest.update(&[head]);
    digest.update(body);
    digest.finalize() & 0x00FF_FFFF
}
