//! The end of a program's standard error, in the pieces in which it was read.

use std::collections::VecDeque;
use std::time::Instant;

/// How much of the end of a program's standard error is kept, in bytes.
pub const KEPT_ERRORS: usize = 64 << 10;

/// The maximum number of pieces of standard error that are kept. A program may write byte by byte.
const KEPT_PIECES: usize = 4096;

/// A piece of a program's standard error.
#[derive(Clone, Debug)]
pub struct Piece {
    /// The time when it was read.
    pub at: Instant,
    /// The number of the call of [`Process::send`] whose lines the program had read last, from 1; 0 before the first.
    pub heard: usize,
    pub bytes: Vec<u8>,
}

/// The end of a program's standard error.
#[derive(Default)]
pub struct Errors {
    /// Pieces as they were read.
    pub pieces: VecDeque<Piece>,
    /// Their length together.
    bytes: usize,
}

impl Errors {
    /// Adds a piece, and drops the oldest that are too much.
    pub fn keep(&mut self, piece: Piece) {
        self.bytes += piece.bytes.len();
        self.pieces.push_back(piece);
        while self.bytes > KEPT_ERRORS || self.pieces.len() > KEPT_PIECES {
            let Some(oldest) = self.pieces.pop_front() else {
                return;
            };
            self.bytes -= oldest.bytes.len();
        }
    }
}
