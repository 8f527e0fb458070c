//! What is known about a game besides its moves: who played, and marks.
//!
//! Each piece of it is a comment. `seat 0: engine, level 4` says who played at a seat: `person`, an engine, or the name of a
//! program. `practice` says that moves could be taken back although the game has secrets, and `helped` that an engine helped
//! a person. A record has these comments after `#`, and a link has them in a part of its envelope. The rules do not depend on
//! them, and nobody can check them.

/// The most bytes of a comment.
pub const LONGEST: usize = 120;

/// The marks.
pub const MARKS: [&str; 2] = ["practice", "helped"];

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

    /// Forgets who played, since others play on.
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

/// What a comment is about: a mark, or `seat 0:` with one digit. `None` if it is about something else.
fn subject(comment: &str) -> Option<&str> {
    if MARKS.contains(&comment) {
        return Some(comment);
    }
    match comment.as_bytes() {
        [b's', b'e', b'a', b't', b' ', b'0'..=b'7', b':', _, ..] => {
            Some(&comment[.."seat 0:".len()])
        }
        _ => None,
    }
}
