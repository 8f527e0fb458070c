//! What tests, fuzz targets and benches share: second readings of the rules, batches of games, and how sure a rate is.

pub mod batch;
pub mod interval;
pub mod plain;
