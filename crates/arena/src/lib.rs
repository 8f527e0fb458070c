//! Matches and tournaments between programs: one game with real clocks, many games, what is kept of them, and what they say about
//! strength. The command `warren` is its user.
//!
//! [`contest`] plays one game between processes, which a jail keeps apart. [`wasi`] runs WebAssembly programs. [`series`] plays many
//! games and keeps them, [`submissions`] builds programs from folders, [`ratings`] has the statistics, and [`tournament`] joins all
//! of it.

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
