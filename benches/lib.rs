//! Code that the benches share: opponents, exact searches and whole matches.

#![cfg(not(target_arch = "wasm32"))]

pub mod beginner;
pub mod crossing;
pub mod dots;
pub mod figures;
pub mod fugitive;
pub mod mice;
pub mod rabbits;
