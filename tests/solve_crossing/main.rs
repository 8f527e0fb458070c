//! The exact solvers of The Crossing.

#![cfg(not(target_arch = "wasm32"))]

mod best;
