//! What is known about a game besides its moves: who played, and marks.
//!
//! Each piece of it is a comment. `seat 0: engine, level 4` says who played at a seat: `person`, an engine, or the name of a
//! program. `practice` says that moves could be taken back although the game has secrets, and `helped` that an engine helped
//! a person. Of a game that a program lost by a fault, `fault: SENTENCE` says what the program did, and `refused: ANSWER` has
//! the answer that did not count. A record has these comments after `#`, and a link has them in a part of its envelope. The
//! rules do not depend on them, and nobody can check them.

/// The most bytes of a comment.
pub const LONGEST: usize = 120;

/// The marks.
pub const MARKS: [&str; 2] = ["practice", "helped"];

/// What a comment about a fault begins with.
const FAULT: &str = "fault:";
/// What a comment with the answer that did not count begins with.
const REFUSED: &str = "refused:";

/// What is known about a game: comments, each about something else.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct About(Vec<String>);

impl About {
    /// The comments, in the order in which they were added.
    pub fn comments(&self) -> &[String] {
        &self.0
    }

    /// Adds a comment. It replaces one about the same seat. What is no comment of this kind, or longer than 120 bytes, is
    /// skipped.
    pub fn tell(&mut self, comment: &str) {
        let comment = comment.trim_ascii();
        let Some(subject) = subject(comment) else {
            return;
        };
        if comment.len() > LONGEST || comment.bytes().any(|byte| byte < b' ') {
            return;
        }
        let known = self.0.iter().position(|told| told.starts_with(subject));
        match known {
            Some(index) => self.0[index] = comment.to_owned(),
            None => self.0.push(comment.to_owned()),
        }
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
        self.0.retain(|told| MARKS.contains(&told.as_str()));
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
    if comment.len() <= LONGEST {
        return comment;
    }
    let mut end = LONGEST - '…'.len_utf8();
    while !comment.is_char_boundary(end) {
        end -= 1;
    }
    format!("{}…", &comment[..end])
}

/// What a comment is about: a mark, a fault, or `seat 0:` with one digit. `None` if it is about something else.
fn subject(comment: &str) -> Option<&str> {
    if MARKS.contains(&comment) {
        return Some(comment);
    }
    let is_about = |begins: &&str| comment.len() > begins.len() && comment.starts_with(*begins);
    if let Some(begins) = [FAULT, REFUSED].into_iter().find(is_about) {
        return Some(begins);
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
        assert!(comments[1].len() <= LONGEST && comments[1].ends_with("ж…"));
        assert_eq!(comments[2], "refused: E4N E5N");
        let record = about.told_in("warren 1 dots\nC4N\n".into());
        assert_eq!(About::read(&record, "# "), about);
        about.forget_players();
        assert_eq!(about, About::default());
    }
}
