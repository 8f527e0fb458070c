//! The end of a program's standard error, in pieces as they were read.

use std::collections::VecDeque;
use std::time::Instant;

/// The number of bytes kept from the end of a program's standard error.
pub const MAX_ERRORS_BYTES: usize = 64 << 10;

/// The maximum number of pieces of standard error that are kept. A program may write byte by byte.
const MAX_PIECES: usize = 4096;

/// A piece of a program's standard error.
#[derive(Clone, Debug)]
pub struct Piece {
    /// The time when it was read.
    pub at: Instant,
    /// The number of the last call of [`Process::send`] whose lines the program had read, from 1; 0 before the first.
    pub heard: usize,
    pub bytes: Vec<u8>,
}

/// The end of a program's standard error.
#[derive(Default)]
pub struct Errors {
    /// Pieces as they were read.
    pub pieces: VecDeque<Piece>,
    /// Their total length.
    bytes: usize,
}

impl Errors {
    /// Adds a piece and drops the oldest pieces beyond the limits.
    pub fn add(&mut self, piece: Piece) {
        self.bytes += piece.bytes.len();
        self.pieces.push_back(piece);
        while self.bytes > MAX_ERRORS_BYTES || self.pieces.len() > MAX_PIECES {
            let Some(oldest) = self.pieces.pop_front() else {
                return;
            };
            self.bytes -= oldest.bytes.len();
            self.begin_with_a_line(&oldest);
        }
    }

    /// Drops the rest of a line whose beginning is dropped. A reader could not recognise the end of a path as a path.
    fn begin_with_a_line(&mut self, dropped: &Piece) {
        let Some(first) = self.pieces.front_mut() else {
            return;
        };
        let line_break = first.bytes.iter().position(|&byte| byte == b'\n');
        if let Some(line_break) = line_break.filter(|_| !dropped.bytes.ends_with(b"\n")) {
            first.bytes.drain(..=line_break);
            self.bytes -= line_break + 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_kept_errors_begin_with_a_whole_line() {
        let mut errors = Errors::default();
        // Pieces end in the middle of a line.
        let text = "/home/anna/bot.py\n".repeat(MAX_ERRORS_BYTES / 4);
        for bytes in text.as_bytes().chunks(1000) {
            errors.add(Piece {
                at: Instant::now(),
                heard: 0,
                bytes: bytes.to_vec(),
            });
        }
        let kept: Vec<u8> = errors
            .pieces
            .iter()
            .flat_map(|it| it.bytes.clone())
            .collect();
        assert_eq!(kept.len(), errors.bytes);
        assert!(kept.len() <= MAX_ERRORS_BYTES && kept.len() > MAX_ERRORS_BYTES - 2000);
        assert!(kept.starts_with(b"/home"), "{:?}", &kept[..20]);
    }
}
