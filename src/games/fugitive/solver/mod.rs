//! Exact play of Fugitive and Detectives when both sides see everything. It solves puzzles, and tests check players with it.
//!
//! A [`Tablebase`] has, for every placement on a map, the number of moves until the detectives capture the fugitive under best
//! play with everything seen, or that they never do. It is computed backwards from the captures.
//!
//! The number of moves also decides the points. A later capture gives the detectives fewer points. A fugitive that is not
//! caught before the game ends keeps all. So the detectives want the soonest capture, and the fugitive the latest. If the
//! fugitive runs into a detective, the announcement of that turn is not used, which costs it more than being caught by the
//! next move. Counting moves of both sides instead of turns accounts for that.
//!
//! ```
//! use warren::core::game::Game;
//! use warren::games::fugitive::Fugitive;
//! use warren::thinking::search::{Budget, NativeClock};
//! use warren::games::fugitive::solver::Tablebase;
//!
//! // The statement's map, the detectives placed, the fugitive about to run from 6.
//! let roads = "C1-2+C1-5+C2-5+C3-4+C3-6+C4-7+C5-8+C6-7+C6-8+T1-8+T2-3+T3-4+T3-8+P1-4";
//! let mut game: Fugitive = format!("8 {roads} 1,2,5,8 6 2").parse().unwrap();
//! let table = Tablebase::solve(game.map(), Budget::default(), &NativeClock::start()).unwrap();
//! let value = table.value(&game);
//! for mv in table.line(&game) {
//!     game.play(&mv);
//! }
//! assert_eq!(game.scores(), Some(value.scores.to_vec()));
//! assert_eq!(Some(game.ply()), value.capture);
//! ```
//!
//! # Time and memory
//!
//! A table takes 4 bytes for each set of four cities and each city of the fugitive. The computation takes about twice as much.
//! The number of layers is twice the number of turns to the longest capture, and the time is proportional to it.
//!
//! | cities | placements per side | the table | in all | processor time |
//! | --- | --- | --- | --- | --- |
//! | 20 | 96,900 | 0.4 MB | 6 MB | below 0.05 s |
//! | 30 | 822,150 | 3.3 MB | 12 MB | 0.05 s |
//! | 40 | 3,655,600 | 15 MB | 35 MB | 0.2 s; with the fewest roads 0.5 s |
//! | 50 | 11,515,000 | 46 MB | 90 MB | 0.5 s |
//! | 64 | 40,664,064 | 163 MB | 274 MB | 1.5 s; with the fewest roads 5 s |
//!
//! Measured with `/usr/bin/time -v warren solve`, for the whole process, on the maps of `warren map --cities N --seed 1`, 2
//! and 3; the maps with the fewest roads had `--roads 0 --trains 0`. As WebAssembly, under Node and with the release
//! profile, 40 cities took 0.2 s and 32 MiB (0.9 s with the fewest roads), 50 took 0.7 s and 86 MiB, 64 took 2 s and 268 MiB
//! (7 s). So a page can solve maps of 40 cities anywhere, in a worker. On phones memory is the limit, at about 50 cities.

mod joint_moves;
mod layers;
mod play;
mod puzzle;
mod question;
#[cfg(not(target_arch = "wasm32"))]
mod record;
mod sets;

use std::sync::Arc;

pub use play::{Choice, Value};
pub use puzzle::{Prover, legal_moves};
pub use question::placements;

use crate::core::game::Seat;
use crate::games::fugitive::{City, DETECTIVES, FUGITIVE_SEAT, Map};
use crate::thinking::search::{Budget, Clock, Meter};
use layers::{Moves, NEVER};
use sets::{Mask, Sets};

/// The maximum number of cities of a map with a table: the number of bits in a word.
pub const MAX_CITIES: u8 = Mask::BITS as u8;

/// The reason why a table cannot be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TablebaseError {
    /// The map is too large.
    #[error("exact play is found on maps of up to {MAX_CITIES} cities, and this one has {0}")]
    Cities(u8),
    /// The budget was exhausted first.
    #[error("the budget was spent before all placements had been gone through")]
    Spent,
    /// A capture takes more moves than the table can count. No such map is known.
    #[error("a capture takes more moves than can be counted, {NEVER}")]
    Long,
}

/// Exact play on a map when both sides see everything, from every placement and with either side to move.
pub struct Tablebase {
    map: Arc<Map>,
    sets: Sets,
    moves: Moves,
}

impl Tablebase {
    /// Solves a map.
    ///
    /// A node of the budget is about one access to a city, for one set of detectives that have moved and one set of those that
    /// have not.
    ///
    /// # Errors
    /// If the map is too large, or the budget is exhausted.
    pub fn solve(
        map: &Arc<Map>,
        budget: Budget,
        clock: &dyn Clock,
    ) -> Result<Tablebase, TablebaseError> {
        if map.size() > MAX_CITIES {
            return Err(TablebaseError::Cities(map.size()));
        }
        let sets = Sets::new(map.size().into());
        let roads: Vec<Mask> = map
            .cities()
            .map(|city| mask(map.around(city).iter()))
            .collect();
        let moves = layers::count_moves(&sets, &roads, &mut Meter::new(clock, budget, 0))?;
        Ok(Tablebase {
            map: Arc::clone(map),
            sets,
            moves,
        })
    }

    /// The map.
    pub fn map(&self) -> &Arc<Map> {
        &self.map
    }

    /// The number of moves of both sides until the fugitive is caught, if `to_move` moves next and there is no last turn. It is
    /// 0 if the fugitive is caught already, `None` if it is never caught.
    ///
    /// # Panics
    /// If a city is not on the map, or two detectives are in one.
    pub fn moves_to_capture(
        &self,
        to_move: Seat,
        detectives: &[City; DETECTIVES],
        fugitive: City,
    ) -> Option<u32> {
        let pieces = detectives.iter().chain([&fugitive]);
        pieces.for_each(|city| assert!(self.map.contains(*city), "no city {city}"));
        let set = mask(detectives.iter().copied());
        assert_eq!(
            set.count_ones() as usize,
            DETECTIVES,
            "detectives in one city"
        );
        self.moves_from(to_move, self.sets.index_of(set), fugitive)
    }

    /// The same number, for the detectives' cities as the number of their set.
    fn moves_from(&self, to_move: Seat, detectives: usize, fugitive: City) -> Option<u32> {
        let moves = if to_move == FUGITIVE_SEAT {
            &self.moves.fugitive_to_move
        } else {
            &self.moves.detectives_to_move
        };
        let moves = moves[detectives * self.sets.cities() + fugitive.index()];
        (moves != NEVER).then(|| moves.into())
    }
}

/// Cities as a word, one bit per city.
fn mask(cities: impl Iterator<Item = City>) -> Mask {
    cities.fold(0, |mask, city| mask | 1 << city.index())
}
