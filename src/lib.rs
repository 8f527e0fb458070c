//! Warren: five programming-contest games, their rules, engines and referee.
//!
//! The library is used natively (the command `warren`, tests, benches) and, compiled to WebAssembly, by the page.
//!
//! [`core`] is what all games share, [`thinking`] what engines, puzzles and editors are made of, and [`games`] the games,
//! a folder each. `docs/architecture.md` beside the sources tells why, and follows a move and a link through the rooms.
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

// A module for one game leaves out code that only other games need.
#![cfg_attr(
    not(all(
        feature = "rabbits",
        feature = "mice",
        feature = "dots",
        feature = "fugitive",
        feature = "crossing"
    )),
    allow(unused, unreachable_code)
)]

// Comes first because the other modules use its macro over the list of games.
#[macro_use]
pub mod games;

pub mod core;
pub mod thinking;

#[cfg(target_arch = "wasm32")]
pub mod wasm;
