//! The program that replies in puzzles.

use super::Fugitive;
use crate::thinking::engine::Spar;

impl Spar for Fugitive {
    const NODES: [u64; 2] = [1_000, 4_000];
    const COST: [u64; 2] = [1_500, 1_500];
}
