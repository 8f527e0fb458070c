//! Information about a game besides its moves: players, marks, and notes on positions.
//!
//! It consists of comments. `seat 0: engine, level 4` names the player of a seat: `person`, an engine, or the name of a
//! program. `practice` says that moves could be taken back although the game has secrets, and `helped` that an engine helped
//! a person. If a program lost by a fault, `fault: SENTENCE` describes the fault, and `refused: ANSWER` quotes the rejected
//! answer. `after 12: SENTENCE` is a person's note on the position after 12 moves, and `after 12 draws: LINE; LINE` a
//! person's drawing on the board there, in the drawing commands of programs. A record has these comments after `#`, and a
//! link has them in a part of its envelope. They do not affect the rules, and they are not verified.

/// The maximum size of a comment, in bytes. Notes have their own limit.
pub const MAX_COMMENT_BYTES: usize = 120;

/// The maximum size of a note or a drawing, in bytes.
pub const MAX_NOTE_BYTES: usize = 2400;

/// The maximum number of notes and drawings in a game.
pub const MAX_NOTES: usize = 400;

/// The comments that are a single word.
pub const MARKS: [&str; 2] = ["practice", "helped"];

/// The beginning of a comment about a fault.
const FAULT_START: &str = "fault:";
/// The beginning of a comment that quotes a rejected answer.
const REFUSED_START: &str = "refused:";
/// The beginning of a note; a number and `:` follow.
const NOTE_START: &str = "after ";
/// The word between the number of a drawing and its `:`.
const DRAWING_WORD: &str = " draws";

/// Information about a game: comments, each on another subject.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct About(Vec<String>);

impl About {
    /// The comments, in the order in which they were added.
    pub fn comments(&self) -> &[String] {
        &self.0
    }

    /// Adds a comment, in place of an earlier one about the same seat or position. A note without words removes the earlier
    /// note. Skips other texts, comments that are too long ([`MAX_COMMENT_BYTES`], [`MAX_NOTE_BYTES`]), and notes after the
    /// first [`MAX_NOTES`].
    pub fn add(&mut self, comment: &str) {
        let comment = comment.trim_ascii();
        let Some(subject) = subject_of(comment) else {
            return;
        };
        let is_note = noted_ply(comment).is_some();
        let max_bytes = if is_note {
            MAX_NOTE_BYTES
        } else {
            MAX_COMMENT_BYTES
        };
        if comment.len() > max_bytes || comment.bytes().any(|byte| byte < b' ') {
            return;
        }
        let earlier = self
            .0
            .iter()
            .position(|comment| comment.starts_with(subject));
        let is_empty = is_note && comment.len() == subject.len();
        match earlier {
            Some(index) if is_empty => {
                self.0.remove(index);
            }
            Some(index) => self.0[index] = comment.to_owned(),
            None if is_empty || is_note && self.note_count() == MAX_NOTES => {}
            None => self.0.push(comment.to_owned()),
        }
    }

    /// The number of notes and drawings.
    fn note_count(&self) -> usize {
        let is_note = |comment: &&String| noted_ply(comment).is_some();
        self.0.iter().filter(is_note).count()
    }

    /// Adds the fault of a program that lost the game: a sentence that names its seat. Cuts it to the size of a comment.
    pub fn add_fault(&mut self, sentence: &str) {
        self.add(&cut_to_comment(&format!("{FAULT_START} {sentence}")));
    }

    /// Adds the rejected answer. Cuts it to the size of a comment.
    pub fn add_refused(&mut self, answer: &str) {
        self.add(&cut_to_comment(&format!("{REFUSED_START} {answer}")));
    }

    /// Reads the comments in the lines that begin with `begins`.
    pub fn read(text: &str, prefix: &str) -> About {
        let mut about = About::default();
        for line in text.split('\n') {
            if let Some(comment) = line.strip_prefix(prefix) {
                about.add(comment);
            }
        }
        about
    }

    /// Removes the comments about players and their faults, for a game that others continue.
    pub fn forget_players(&mut self) {
        self.0
            .retain(|comment| MARKS.contains(&comment.as_str()) || noted_ply(comment).is_some());
    }

    /// Removes the notes on positions after more than `ply` moves.
    pub fn forget_notes_after(&mut self, ply: usize) {
        self.0
            .retain(|comment| noted_ply(comment).is_none_or(|noted| noted <= ply));
    }

    /// Returns a record with these comments after its first line.
    pub fn insert_into(&self, mut record: String) -> String {
        if let Some(end) = record.find('\n') {
            for comment in self.0.iter().rev() {
                record.insert_str(end + 1, &["# ", comment, "\n"].concat());
            }
        }
        record
    }
}

/// A comment without control characters, cut to [`MAX_COMMENT_BYTES`] with `…` at its end.
fn cut_to_comment(comment: &str) -> String {
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

/// The number of moves before the position of a note or a drawing; `None` for other comments.
fn noted_ply(comment: &str) -> Option<usize> {
    let number_and_word = comment.strip_prefix(NOTE_START)?.split_once(':')?.0;
    let ply = number_and_word
        .strip_suffix(DRAWING_WORD)
        .unwrap_or(number_and_word);
    let is_plain = ply == "0" || !ply.starts_with('0');
    let is_number = ply.len() <= 5 && ply.bytes().all(|byte| byte.is_ascii_digit());
    (is_plain && is_number).then(|| ply.parse().ok()).flatten()
}

/// The subject of a comment: a mark, a fault, a position, or `seat 0:` with one digit. `None` for other texts.
fn subject_of(comment: &str) -> Option<&str> {
    if MARKS.contains(&comment) {
        return Some(comment);
    }
    let begins_comment = |start: &&str| comment.len() > start.len() && comment.starts_with(*start);
    if let Some(start) = [FAULT_START, REFUSED_START]
        .into_iter()
        .find(begins_comment)
    {
        return Some(start);
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
    fn a_fault_is_reported_once_and_within_the_length_of_a_comment() {
        let mut about = About::default();
        about.add("seat 0: person");
        about.add_fault("seat 0 is late");
        about.add_fault(&"ж".repeat(100));
        about.add_refused("E4N\nE5N");
        about.add_refused("");
        let comments = about.comments();
        assert_eq!(comments.len(), 3);
        assert!(comments[1].len() <= MAX_COMMENT_BYTES && comments[1].ends_with("ж…"));
        assert_eq!(comments[2], "refused: E4N E5N");
        let record = about.insert_into("warren 1 dots\nC4N\n".into());
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
            about.add(comment);
        }
        let kept_comments = [
            "seat 0: person",
            "after 0: The start.",
            "after 12: second: better",
            "after 12 draws: mark D4; arrow D4 E5 red",
            "after 99999:x",
        ];
        assert_eq!(about.comments(), kept_comments);
        for ignored in [
            "after 012: x",
            "after 100000: x",
            "after -1: x",
            "after 1",
            "after : x",
            "after 1 paints: x",
            "after 2: a\tb",
            &format!("after 3: {}", "x".repeat(MAX_NOTE_BYTES)),
        ] {
            about.add(ignored);
        }
        assert_eq!(about.comments(), kept_comments);
        let record = about.insert_into("warren 1 dots\nC4N\n".into());
        assert_eq!(About::read(&record, "#"), about);
        about.forget_players();
        assert_eq!(about.comments(), &kept_comments[1..]);
        about.add("after 12 draws:");
        about.add("after 7:");
        about.forget_notes_after(12);
        assert_eq!(about.comments(), &kept_comments[1..3]);
        for ply in 0..1000 {
            about.add(&format!("after {ply}: x"));
        }
        assert_eq!(about.comments().len(), MAX_NOTES);
        about.add("after 12:");
        assert_eq!(about.comments().len(), MAX_NOTES - 1);
    }
}
