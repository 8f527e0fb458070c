//! Boards and puzzles, drawn by chance and then judged. The same seed and options always give the same.

pub mod mice;
