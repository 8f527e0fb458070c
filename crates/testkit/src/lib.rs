//! Helpers shared by tests, fuzz targets and benches: independent implementations of the rules, parallel games, intervals of
//! rates, and running commands.

pub mod batch;
pub mod command;
pub mod interval;
pub mod plain;
