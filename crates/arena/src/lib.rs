//! Matches and tournaments between programs: one game with real clocks, many games, their records, and what they reveal about
//! strength. The command `warren` uses it.
//!
//! [`contest`] plays one game between processes, which a jail separates. [`wasi`] runs WebAssembly programs. [`series`] plays
//! and stores many games, [`submissions`] builds programs from folders, [`ratings`] has the statistics, and [`tournament`]
//! joins all of them.

pub mod contest;
mod error;
pub mod output;
pub mod outside;
pub mod ratings;
pub mod series;
pub mod submissions;
pub mod tournament;
pub mod wasi;
pub mod whole_file;

pub use error::Failure;
