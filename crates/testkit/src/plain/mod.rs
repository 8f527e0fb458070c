//! Second readings of the statements, as plain as can be. The rules and the solvers are compared with them.

pub mod crossing;
pub mod dots;
pub mod duels;
pub mod endgames;
pub mod fugitive;
pub mod mice;
pub mod rabbits;
