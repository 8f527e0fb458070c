//! Tests, fuzz targets and benches share this: second readings of the rules, batches of games, how sure a rate is, and how a command
//! is run.

pub mod batch;
pub mod command;
pub mod interval;
pub mod plain;
