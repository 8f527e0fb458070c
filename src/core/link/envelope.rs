//! Envelopes, the third version of links: several parts in one link.
//!
//! After the checksum come the bits for deflate as in version 2, then 7 zeros, then the parts in sequence:
//!
//! | bytes | |
//! | --- | --- |
//! | 1 | the part's kind |
//! | 1 to 5 | the number of its bytes, as unsigned LEB128 |
//! | … | its bytes |
//!
//! A new kind of part needs no new version. A Warren that does not know a kind skips it if the kind is below [`ESSENTIAL`].
//! Otherwise the part is essential, and a newer Warren is needed. The game's number is 0 if the link does not belong to a
//! single game.

use crate::core::about::About;

use super::head::{game_number_in, head_byte, version_in};
use super::{LinkError, deflate, link_text, read_body};

/// The version of envelopes.
pub(super) const ENVELOPE_VERSION: u8 = 3;

/// The kind of the part with a scene: the bits of a link of version 2, not deflated.
pub const SCENE: u8 = 1;

/// The kind of the part with comments about the game: the lines of [`About`], as UTF-8.
pub const ABOUT: u8 = 2;

/// The kind of the part with a lesson: its text about the scene's moves, as UTF-8. Only the page reads it.
pub const LESSON: u8 = 129;

/// The first kind of essential parts: a reader that does not know them must reject the link.
pub const ESSENTIAL: u8 = 128;

/// The maximum number of parts in an envelope.
const MAX_PARTS: usize = 32;

/// A part of an envelope.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// The kind, such as [`SCENE`].
    pub kind: u8,
    /// Its content.
    pub bytes: Vec<u8>,
}

/// The parts of a link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Envelope {
    /// The game's number, 1 to 15; 0 if the link does not belong to a single game.
    pub game: u8,
    /// The parts, at most 32.
    pub parts: Vec<Part>,
}

impl Envelope {
    /// Reads the text of a link of version 3.
    ///
    /// # Errors
    /// If the text is not such a link.
    pub fn read(text: &str) -> Result<Envelope, LinkError> {
        let (head, body) = read_body(text)?;
        if version_in(head) != ENVELOPE_VERSION {
            return Err(LinkError::NotALink);
        }
        Ok(Envelope {
            game: game_number_in(head),
            parts: read_parts(&body).map_err(LinkError::of_complete_link)?,
        })
    }

    /// The text of a link with these parts.
    pub fn write(&self) -> String {
        let mut body = vec![0];
        for part in &self.parts {
            body.push(part.kind);
            put_length(part.bytes.len(), &mut body);
            body.extend(&part.bytes);
        }
        link_text(
            head_byte(ENVELOPE_VERSION, self.game),
            &deflate::shortest(body),
        )
    }
}

/// The content of an envelope with a scene: the scene's bits, comments about its game, and perhaps a lesson.
#[derive(Default)]
pub(super) struct Content {
    pub(super) scene: Vec<u8>,
    pub(super) about: About,
    pub(super) lesson: Option<String>,
}

/// Reads the content of an envelope with a scene.
///
/// # Errors
/// If there is no scene, or an essential part is of an unknown kind.
pub(super) fn content_of(body: &[u8]) -> Result<Content, LinkError> {
    let mut scene = None;
    let mut content = Content::default();
    for part in read_parts(body)? {
        match part.kind {
            SCENE if scene.is_none() => scene = Some(part.bytes),
            LESSON if content.lesson.is_none() => content.lesson = Some(text_of(part.bytes)?),
            SCENE | LESSON => return Err(LinkError::Damaged),
            ESSENTIAL.. => return Err(LinkError::Newer(ENVELOPE_VERSION)),
            ABOUT => content.about = About::read(&text_of(part.bytes)?, ""),
            _ => {}
        }
    }
    let scene = scene.ok_or(LinkError::Cut)?;
    Ok(Content { scene, ..content })
}

fn text_of(bytes: Vec<u8>) -> Result<String, LinkError> {
    String::from_utf8(bytes).map_err(|_| LinkError::Damaged)
}

/// The parts of an inflated body.
fn read_parts(body: &[u8]) -> Result<Vec<Part>, LinkError> {
    let [0, rest @ ..] = body else {
        return Err(LinkError::Damaged);
    };
    let mut rest = rest;
    let mut parts = Vec::new();
    while let [kind, rest_after @ ..] = rest {
        let (length, rest_after) = take_length(rest_after)?;
        let (bytes, rest_after) = rest_after.split_at_checked(length).ok_or(LinkError::Cut)?;
        if parts.len() == MAX_PARTS {
            return Err(LinkError::Damaged);
        }
        parts.push(Part {
            kind: *kind,
            bytes: bytes.to_vec(),
        });
        rest = rest_after;
    }
    Ok(parts)
}

fn put_length(mut length: usize, body: &mut Vec<u8>) {
    while length >= 128 {
        body.push(128 | (length & 127) as u8);
        length >>= 7;
    }
    body.push(length as u8);
}

fn take_length(bytes: &[u8]) -> Result<(usize, &[u8]), LinkError> {
    let mut length = 0;
    for (index, &byte) in bytes.iter().take(5).enumerate() {
        length |= u64::from(byte & 127) << (7 * index);
        if byte < 128 {
            let length = usize::try_from(length).map_err(|_| LinkError::Damaged)?;
            return Ok((length, &bytes[index + 1..]));
        }
    }
    Err(match bytes.len() {
        ..5 => LinkError::Cut,
        _ => LinkError::Damaged,
    })
}
