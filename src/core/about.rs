//! What is known about a game besides its moves: who played, marks, and notes on positions.
//!
//! Each piece of it is a comment. `seat 0: engine, level 4` says who played at a seat: `person`, an engine, or the name of a
//! program. `practice` says that moves could be taken back although the game has secrets, and `helped` that an engine helped
//! a person. Of a game that a program lost by a fault, `fault: SENTENCE` says what the program did, and `refused: ANSWER` has
//! the answer that did not count. `after 12: SENTENCE` is somebody's note on the position after 12 moves, and
//! `after 12 draws: LINE; LINE` is what they drew on the board there, in the lines that programs draw with. A record has these
//! comments after `#`, and a link has them in a part of its envelope. The rules do not depend on them, and nobody can check
//! them.

/// The most bytes of a comment, unless it is a note.
pub const MAX_COMMENT_BYTES: usize = 120;

/// The most bytes of a note or of a drawing.
pub const MAX_NOTE_BYTES: usize = 2400;

/// The most notes and drawings of a game.
pub const MAX_NOTES: usize = 400;

/// The marks.
pub const MARKS: [&str; 2] = ["practice", "helped"];

/// What a comment about a fault begins with.
const FAULT: &str = "fault:";
/// What a comment with the answer that did not count begins with.
const REFUSED: &str = "refused:";
/// What a note begins with; a number and `:` follow.
const AFTER: &str = "after ";
/// What stands between the number of a drawing and its `:`.
const DRAWS: &str = " draws";

/// What is known about a game: comments, each about something else.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct About(Vec<String>);

impl About {
    /// The comments, in the order in which they were added.
    pub fn comments(&self) -> &[String] {
        &self.0
    }

    /// Adds a comment. It replaces one about the same seat or on the same position. A note without words removes the one that
    /// there was. What is no comment of this kind, or too long ([`MAX_COMMENT_BYTES`], [`MAX_NOTE_BYTES`]), is skipped, and so are notes
    /// after the first [`MAX_NOTES`].
    pub fn tell(&mut self, comment: &str) {
        let comment = comment.trim_ascii();
        let Some(subject) = subject(comment) else {
            return;
        };
        let is_note = noted_ply(comment).is_some();
        let most = if is_note {
            MAX_NOTE_BYTES
        } else {
            MAX_COMMENT_BYTES
        };
        if comment.len() > most || comment.bytes().any(|byte| byte < b' ') {
            return;
        }
        let known = self.0.iter().position(|told| told.starts_with(subject));
        let is_empty = is_note && comment.len() == subject.len();
        match known {
            Some(index) if is_empty => {
                self.0.remove(index);
            }
            Some(index) => self.0[index] = comment.to_owned(),
            None if is_empty || is_note && self.notes() == MAX_NOTES => {}
            None => self.0.push(comment.to_owned()),
        }
    }

    /// The number of notes and drawings.
    fn notes(&self) -> usize {
        let is_note = |told: &&String| noted_ply(told).is_some();
        self.0.iter().filter(is_note).count()
    }

    /// Adds what a program did that lost the game: a sentence that names its seat. It is cut at the length of a comment.
    pub fn tell_fault(&mut self, sentence: &str) {
        self.tell(&cut(&format!("{FAULT} {sentence}")));
    }

    /// Adds the answer that did not count, cut at the length of a comment.
    pub fn tell_refused(&mut self, answer: &str) {
        self.tell(&cut(&format!("{REFUSED} {answer}")));
    }

    /// Reads lines of comments, of which those that begin with the given words count.
    pub fn read(text: &str, begins: &str) -> About {
        let mut about = About::default();
        for line in text.split('\n') {
            if let Some(comment) = line.strip_prefix(begins) {
                about.tell(comment);
            }
        }
        about
    }

    /// Forgets who played and how they failed, since others play on.
    pub fn forget_players(&mut self) {
        self.0
            .retain(|told| MARKS.contains(&told.as_str()) || noted_ply(told).is_some());
    }

    /// Forgets the notes on positions after more than `ply` moves.
    pub fn forget_notes_after(&mut self, ply: usize) {
        self.0
            .retain(|told| noted_ply(told).is_none_or(|noted| noted <= ply));
    }

    /// A record with these comments after its first line.
    pub fn told_in(&self, mut record: String) -> String {
        if let Some(end) = record.find('\n') {
            for comment in self.0.iter().rev() {
                record.insert_str(end + 1, &["# ", comment, "\n"].concat());
            }
        }
        record
    }
}

/// A comment without control characters, of at most 120 bytes. Of a longer one the beginning is left, with `…` at its end.
fn cut(comment: &str) -> String {
    let comment = comment.replace(char::is_control, " ");
    if comment.len() <= MAX_COMMENT_BYTES {
        return comment;
    }
    let mut end = MAX_COMMENT_BYTES - '…'.len_utf8();
    while !comment.is_char_boundary(end) {
        end -= 1;
    }
    format!("{}…", &comment[..end])
}

/// How many moves there were before the position of a note or of a drawing; `None` for other comments.
fn noted_ply(comment: &str) -> Option<usize> {
    let words = comment.strip_prefix(AFTER)?.split_once(':')?.0;
    let ply = words.strip_suffix(DRAWS).unwrap_or(words);
    let is_plain = ply == "0" || !ply.starts_with('0');
    let is_number = ply.len() <= 5 && ply.bytes().all(|byte| byte.is_ascii_digit());
    (is_plain && is_number).then(|| ply.parse().ok()).flatten()
}

/// What a comment is about: a mark, a fault, a position, or `seat 0:` with one digit. `None` if it is about something else.
fn subject(comment: &str) -> Option<&str> {
    if MARKS.contains(&comment) {
        return Some(comment);
    }
    let is_about = |begins: &&str| comment.len() > begins.len() && comment.starts_with(*begins);
    if let Some(begins) = [FAULT, REFUSED].into_iter().find(is_about) {
        return Some(begins);
    }
    if noted_ply(comment).is_some() {
        let end = comment.find(':').map_or(comment.len(), |colon| colon + 1);
        return Some(&comment[..end]);
    }
    match comment.as_bytes() {
        [b's', b'e', b'a', b't', b' ', b'0'..=b'7', b':', _, ..] => {
            Some(&comment[.."seat 0:".len()])
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fault_is_told_once_and_within_the_length_of_a_comment() {
        let mut about = About::default();
        about.tell("seat 0: person");
        about.tell_fault("seat 0 is late");
        about.tell_fault(&"ж".repeat(100));
        about.tell_refused("E4N\nE5N");
        about.tell_refused("");
        let comments = about.comments();
        assert_eq!(comments.len(), 3);
        assert!(comments[1].len() <= MAX_COMMENT_BYTES && comments[1].ends_with("ж…"));
        assert_eq!(comments[2], "refused: E4N E5N");
        let record = about.told_in("warren 1 dots\nC4N\n".into());
        assert_eq!(About::read(&record, "# "), about);
        about.forget_players();
        assert_eq!(about, About::default());
    }

    #[test]
    fn notes_belong_to_positions() {
        let mut about = About::default();
        for comment in [
            "seat 0: person",
            "after 0: The start.",
            "after 12: first",
            "after 12 draws: mark D4; arrow D4 E5 red",
            "after 12: second: better",
            "after 99999:x",
        ] {
            about.tell(comment);
        }
        let all = [
            "seat 0: person",
            "after 0: The start.",
            "after 12: second: better",
            "after 12 draws: mark D4; arrow D4 E5 red",
            "after 99999:x",
        ];
        assert_eq!(about.comments(), all);
        for skipped in [
            "after 012: x",
            "after 100000: x",
            "after -1: x",
            "after 1",
            "after : x",
            "after 1 paints: x",
            "after 2: a\tb",
            &format!("after 3: {}", "x".repeat(MAX_NOTE_BYTES)),
        ] {
            about.tell(skipped);
        }
        assert_eq!(about.comments(), all);
        let record = about.told_in("warren 1 dots\nC4N\n".into());
        assert_eq!(About::read(&record, "#"), about);
        about.forget_players();
        assert_eq!(about.comments(), &all[1..]);
        about.tell("after 12 draws:");
        about.tell("after 7:");
        about.forget_notes_after(12);
        assert_eq!(about.comments(), &all[1..3]);
        for ply in 0..1000 {
            about.tell(&format!("after {ply}: x"));
        }
        assert_eq!(about.comments().len(), MAX_NOTES);
        about.tell("after 12:");
        assert_eq!(about.comments().len(), MAX_NOTES - 1);
    }
}
