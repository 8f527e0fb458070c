//! Finds the code of a link in text that a person pastes or opens. Chats and mail programs change links: they add a full
//! stop or a parameter, break them over lines, and escape characters. The checksum shows which characters belong to the
//! link.

use base64ct::{Base64UrlUnpadded as Base64, Encoding as _};

use super::head::{game_number_in, has_right_checksum, version_in};
use super::{
    ENVELOPE_VERSION, FIRST_VERSION, LinkError, MAX_LENGTH, NUMBERS, decode_whole_or_beginning,
    is_code_character,
};

/// The length of the shortest code of any game.
const MIN_CODE_LENGTH: usize = 10;

/// The maximum number of characters that are checked against a checksum, for any text.
const MAX_CHECKED: usize = 20 * MAX_LENGTH;

/// The bytes of the first link in a text that also has other characters.
///
/// # Errors
/// If no part of the text looks like a link. The returned bytes may have a wrong checksum.
pub(super) fn find_code_bytes(text: &str) -> Result<Vec<u8>, LinkError> {
    let mut checked_characters = 0;
    for start in possible_starts(text) {
        for code in codes_at(&text[start..]) {
            checked_characters += code.len();
            if checked_characters > MAX_CHECKED {
                return Err(LinkError::NotALink);
            }
            let bytes = Base64::decode_vec(&code).ok();
            if let Some(bytes) = bytes.filter(|bytes| has_right_checksum(bytes)) {
                return Ok(bytes);
            }
        }
    }
    let start = possible_starts(text).find(|&start| looks_like_code(text, start));
    let code = start.and_then(|start| codes_at(&text[start..]).next());
    code.map(|code| decode_whole_or_beginning(&code))
        .ok_or(LinkError::NotALink)
}

/// The possible starts of a code: at the start of the text, behind the `#` of an address, and behind the `=` of a parameter.
fn possible_starts(text: &str) -> impl Iterator<Item = usize> {
    let start_marks = text.match_indices(['#', '=']);
    std::iter::once(0).chain(start_marks.map(|(index, _)| index + 1))
}

/// The codes that a text may begin with, the shortest first. A line break or a space may end the code or may have been
/// inserted.
fn codes_at(text: &str) -> impl Iterator<Item = String> {
    let mut code = String::new();
    let mut unread_text = Some(text);
    std::iter::from_fn(move || {
        let length_before = code.len();
        while let Some((character, rest_after)) = unread_text.and_then(next_character) {
            unread_text = Some(rest_after);
            match character {
                '\\' => {}
                character if is_gap(character) && code.len() > length_before => {
                    return Some(code.clone());
                }
                character if is_gap(character) => {}
                character if u8::try_from(character).is_ok_and(is_code_character) => {
                    code.push(character)
                }
                _ => unread_text = None,
            }
        }
        // After the last part there may be marks of emphasis. Codes use these characters too.
        let length_without_emphasis = code.trim_end_matches(['-', '_']).len();
        if code.len() > length_before {
            Some(code.clone())
        } else if length_without_emphasis < code.len() {
            code.truncate(length_without_emphasis);
            Some(code.clone())
        } else {
            None
        }
    })
}

/// The first character of a text and the text after it. The character may be escaped, such as `%20`.
fn next_character(text: &str) -> Option<(char, &str)> {
    let escaped = text.strip_prefix('%').and_then(|rest_after| {
        let byte = u8::from_str_radix(rest_after.get(..2)?, 16).ok()?;
        Some((char::from(byte), rest_after.get(2..)?))
    });
    let mut characters = text.chars();
    escaped.or_else(|| Some((characters.next()?, characters.as_str())))
}

/// Whether a character is invisible: a space, a line break, or a mark that allows a line break.
fn is_gap(character: char) -> bool {
    character.is_whitespace()
        || matches!(
            character,
            '\u{ad}' | '\u{200b}'..='\u{200d}' | '\u{2060}' | '\u{feff}'
        )
}

/// Whether the text at `start` looks like a code: it follows a `#` or is the whole text, it is long enough, and it names a
/// known version and game.
fn looks_like_code(text: &str, start: usize) -> bool {
    let is_fragment = text[..start].ends_with('#');
    if !is_fragment && (start > 0 || text.trim().contains(is_gap)) {
        return false;
    }
    let Some(code) = codes_at(&text[start..]).next() else {
        return false;
    };
    let head = match Base64::decode_vec(code.get(..4).unwrap_or_default()) {
        Ok(bytes) => bytes.first().copied().unwrap_or_default(),
        Err(_) => return false,
    };
    let is_version = (FIRST_VERSION..=ENVELOPE_VERSION).contains(&version_in(head));
    let is_game = NUMBERS.contains(&game_number_in(head));
    code.len() >= MIN_CODE_LENGTH && is_version && is_game
}
