//! The program that replies in puzzles.

use super::Dots;
use super::engine::Engine;
use crate::thinking::engine::{Level, Spar};

impl Spar for Dots {
    const NODES: [u64; 2] = [6_000, 6_000];
    const COST: [u64; 2] = [1_500, 1_500];

    /// With a table that is quickly made.
    fn sparring(level: Level, seed: u64) -> Engine {
        Engine::with_table(level, seed, 1 << 18)
    }
}
