//! Warren: five programming-contest games, their rules, engines and referee.
//!
//! The library is used natively (the command `warren`, tests, benches) and, compiled to WebAssembly, by the page.
//!
//! ```
//! use warren::game::{Game, LegalMoves};
//! use warren::games::dots::Dots;
//!
//! let mut game = Dots::default();
//! game.try_play(&"D4N".parse().unwrap()).unwrap();
//! let mut moves = Vec::new();
//! game.legal_moves(&mut moves);
//! assert!(game.outcome().is_none() && !moves.is_empty());
//! ```

// First, for the macro over the list of games.
#[macro_use]
pub mod games;

pub mod bots;
pub mod draft;
pub mod game;
pub mod generate;
pub mod link;
pub mod log;
pub mod observation;
pub mod order;
pub mod problem;
pub mod protocol;
pub mod puzzle;
pub mod record;
pub mod referee;
pub mod review;
pub mod scene;
pub mod search;
pub mod solve;

#[cfg(target_arch = "wasm32")]
pub mod wasm;
