//! Warren: five programming-contest games, their rules, engines and referee.
//!
//! The library is used natively (the command `warren`, tests, benches) and, compiled to WebAssembly, by the page.
//!
//! [`core`] has the parts that all games share, [`thinking`] the parts of engines, puzzles and editors, and [`games`] a folder
//! for each game. `docs/architecture.md` explains the structure, and follows a move and a link through it.
//!
//! ```
//! use warren::core::game::{Game, LegalMoves};
//! use warren::games::dots::Dots;
//!
//! let mut game = Dots::default();
//! game.try_play(&"D4N".parse().unwrap()).unwrap();
//! let mut moves = Vec::new();
//! game.legal_moves(&mut moves);
//! assert!(game.outcome().is_none() && !moves.is_empty());
//! ```

// A module for one game omits code that only other games need.
#![cfg_attr(
    not(all(
        feature = "rabbits",
        feature = "mice",
        feature = "dots",
        feature = "fugitive",
        feature = "crossing",
        feature = "study"
    )),
    allow(unused, unreachable_code)
)]

// The first module, because the others use its macro over the list of games.
#[macro_use]
pub mod games;

pub mod core;
pub mod thinking;

#[cfg(target_arch = "wasm32")]
pub mod wasm;
