//! Simple independent implementations of the statements, to test the rules and the solvers against.

pub mod crossing;
pub mod dots;
pub mod duels;
pub mod endgames;
pub mod fugitive;
pub mod mice;
pub mod rabbits;
