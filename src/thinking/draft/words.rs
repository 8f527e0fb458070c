//! The text of edits and drafts, as the page passes and stores them: words and numbers with spaces or commas between them.
//!
//! Many places call these functions, so they are not inlined: the size of the download matters here, speed does not.

use std::fmt::Display;

use super::MAX_TEXT_BYTES;
use crate::core::game::{NotationError, problem};

/// The word for a piece that is not on the board.
const OFF_BOARD: &str = "-";

/// The characters between words.
const SEPARATORS: [char; 2] = [' ', ','];

/// The unread words of a text.
pub(crate) struct Words<'a> {
    unread: &'a str,
}

impl<'a> Words<'a> {
    /// Reads a whole text. `what` names the expected form, such as `an edit`. `read` returns `None` for other texts.
    ///
    /// # Errors
    /// If `read` returns `None` or leaves words unread. `allowed` describes the allowed texts.
    pub(crate) fn read<T>(
        text: &'a str,
        what: &'static str,
        allowed: &str,
        read: impl FnOnce(&mut Words<'a>) -> Option<T>,
    ) -> Result<T, NotationError> {
        let mut words = Words {
            unread: if text.len() > MAX_TEXT_BYTES {
                ""
            } else {
                text
            },
        };
        let value = read(&mut words).filter(|_| words.word().is_none());
        value.ok_or_else(|| {
            let allowed = problem!("fault-draft", "{allowed}", allowed = allowed);
            NotationError::new(what, text, allowed)
        })
    }

    #[inline(never)]
    pub(crate) fn word(&mut self) -> Option<&'a str> {
        let text = self.unread.trim_start_matches(SEPARATORS);
        let (word, rest) = text.split_at(text.find(SEPARATORS).unwrap_or(text.len()));
        self.unread = rest;
        (!word.is_empty()).then_some(word)
    }

    pub(crate) fn number<N: TryFrom<i64>>(&mut self) -> Option<N> {
        N::try_from(self.integer()?).ok()
    }

    #[inline(never)]
    fn integer(&mut self) -> Option<i64> {
        self.word()?.parse().ok()
    }

    pub(crate) fn numbers<N: TryFrom<i64> + Copy + Default, const COUNT: usize>(
        &mut self,
    ) -> Option<[N; COUNT]> {
        let mut numbers = [N::default(); COUNT];
        for number in &mut numbers {
            *number = self.number()?;
        }
        Some(numbers)
    }

    #[inline(never)]
    pub(crate) fn letter(&mut self) -> Option<char> {
        let mut letters = self.word()?.chars();
        letters.next().filter(|_| letters.next().is_none())
    }

    /// Reads 0 as no and 1 as yes.
    pub(crate) fn flag(&mut self) -> Option<bool> {
        match self.number()? {
            0 => Some(false),
            1 => Some(true),
            _ => None,
        }
    }

    /// Reads a place with `read`; `Some(None)` for a piece that is not on the board.
    pub(crate) fn optional_place<T>(
        &mut self,
        read: impl FnOnce(&mut Words<'a>) -> Option<T>,
    ) -> Option<Option<T>> {
        let mut after_next = Words {
            unread: self.unread,
        };
        if after_next.word() == Some(OFF_BOARD) {
            *self = after_next;
            return Some(None);
        }
        read(self).map(Some)
    }
}

/// A draft's text while it is being written.
#[derive(Default)]
pub(crate) struct DraftText(String);

impl DraftText {
    #[inline(never)]
    pub(crate) fn add(&mut self, word: &dyn Display) -> &mut DraftText {
        if !self.0.is_empty() {
            self.0.push(' ');
        }
        self.0.push_str(&word.to_string());
        self
    }

    /// Adds a place, or the word for a piece that is not on the board.
    pub(crate) fn add_place(&mut self, place: Option<&dyn Display>) -> &mut DraftText {
        self.add(place.unwrap_or(&OFF_BOARD))
    }

    pub(crate) fn finish(&mut self) -> String {
        std::mem::take(&mut self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read<T>(text: &str, read: impl FnOnce(&mut Words<'_>) -> Option<T>) -> Option<T> {
        Words::read(text, "a test", "something else", read).ok()
    }

    #[test]
    fn words_have_spaces_or_commas_between_them() {
        let put = |words: &mut Words<'_>| {
            (words.word()? == "put").then_some(())?;
            words.numbers::<u8, 2>()
        };
        assert_eq!(read("put 13,10", put), Some([13, 10]));
        assert_eq!(read(" put  13 10 ", put), Some([13, 10]));
        assert_eq!(read("put 13", put), None);
        assert_eq!(read("put 13 10 9", put), None);
        assert_eq!(read("put 256 0", put), None);
        assert_eq!(read("put -1 0", put), None);
        assert_eq!(read("put 99999999999999999999 0", put), None);
        assert_eq!(read("", put), None);
    }

    #[test]
    fn a_letter_is_one_character_and_a_flag_is_0_or_1() {
        assert_eq!(read("N", |words| words.letter()), Some('N'));
        assert_eq!(read("NE", |words| words.letter()), None);
        assert_eq!(read("1", |words| words.flag()), Some(true));
        assert_eq!(read("2", |words| words.flag()), None);
    }

    #[test]
    fn a_place_may_be_nowhere() {
        let city = |words: &mut Words<'_>| words.optional_place(Words::number::<u8>);
        assert_eq!(read("-", city), Some(None));
        assert_eq!(read("7", city), Some(Some(7)));
        assert_eq!(read("-7", city), None);
        let mut text = DraftText::default();
        text.add(&3).add_place(None).add_place(Some(&"1 2"));
        assert_eq!(text.finish(), "3 - 1 2");
    }

    #[test]
    fn an_error_says_what_is_allowed() {
        let error = Words::read("add", "an edit", "add SEAT CELL", |words| {
            words.word()?;
            words.number::<u8>()
        });
        assert_eq!(
            error.unwrap_err().to_string(),
            "`add` is not an edit: add SEAT CELL"
        );
        let long = "1 ".repeat(MAX_TEXT_BYTES);
        assert!(Words::read(&long, "an edit", "less", |words| words.word()).is_err());
    }
}
