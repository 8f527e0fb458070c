//! The end of a program's standard error, in pieces as they were read.

use std::collections::VecDeque;
use std::time::Instant;

/// The number of bytes kept from the end of a program's standard error.
pub const MAX_STDERR_BYTES: usize = 64 << 10;

/// The maximum number of pieces of standard error that are kept. A program may write byte by byte.
const MAX_PIECES: usize = 4096;

/// A piece of a program's standard error.
#[derive(Clone, Debug)]
pub struct StderrPiece {
    /// The time when it was read.
    pub read_at: Instant,
    /// The number of the last call of [`Process::send`] whose lines the program had read, from 1; 0 before the first.
    pub last_read_call: usize,
    pub bytes: Vec<u8>,
}

/// The end of a program's standard error.
#[derive(Default)]
pub struct StderrTail {
    /// Pieces as they were read.
    pub pieces: VecDeque<StderrPiece>,
    /// Their total length.
    byte_count: usize,
}

impl StderrTail {
    /// Adds a piece and drops the oldest pieces beyond the limits.
    pub fn add(&mut self, piece: StderrPiece) {
        self.byte_count += piece.bytes.len();
        self.pieces.push_back(piece);
        while self.byte_count > MAX_STDERR_BYTES || self.pieces.len() > MAX_PIECES {
            let Some(oldest) = self.pieces.pop_front() else {
                return;
            };
            self.byte_count -= oldest.bytes.len();
            self.drop_cut_line(&oldest);
        }
    }

    /// Drops the rest of a line whose beginning is dropped. A reader could not recognise the end of a path as a path.
    fn drop_cut_line(&mut self, dropped: &StderrPiece) {
        let Some(oldest_kept) = self.pieces.front_mut() else {
            return;
        };
        let line_break = oldest_kept.bytes.iter().position(|&byte| byte == b'\n');
        if let Some(line_break) = line_break.filter(|_| !dropped.bytes.ends_with(b"\n")) {
            oldest_kept.bytes.drain(..=line_break);
            self.byte_count -= line_break + 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_kept_errors_begin_with_a_whole_line() {
        let mut errors = StderrTail::default();
        // Pieces end in the middle of a line.
        let text = "/home/anna/bot.py\n".repeat(MAX_STDERR_BYTES / 4);
        for bytes in text.as_bytes().chunks(1000) {
            errors.add(StderrPiece {
                read_at: Instant::now(),
                last_read_call: 0,
                bytes: bytes.to_vec(),
            });
        }
        let stored: Vec<u8> = errors
            .pieces
            .iter()
            .flat_map(|it| it.bytes.clone())
            .collect();
        assert_eq!(stored.len(), errors.byte_count);
        assert!(stored.len() <= MAX_STDERR_BYTES && stored.len() > MAX_STDERR_BYTES - 2000);
        assert!(stored.starts_with(b"/home"), "{:?}", &stored[..20]);
    }
}
