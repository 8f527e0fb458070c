//! The program that replies in puzzles.

use super::Rabbits;
use crate::thinking::engine::Spar;

impl Spar for Rabbits {
    const NODES: [u64; 2] = [8, 960];
    const COST: [u64; 2] = [4_000, 1_500];
}
