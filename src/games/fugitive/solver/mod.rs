//! Exact play of Fugitive and Detectives where all is seen: puzzles are solved by it, and players tested.
//!
//! A [`Tablebase`] holds, for every placement on a map, after how many moves the detectives capture the fugitive if both sides
//! see everything and play as well as they can, or that they never do. It is found backwards, from the captures.
//!
//! The number of moves decides the points too: a capture gives the detectives the fewer the later it comes, and a fugitive
//! that is never caught, or not before the last turn is over, keeps all. So it is best for the detectives to capture
//! soonest, and for the fugitive to be captured latest. Running into a detective comes before an announcement of that
//! turn is used, and costs the fugitive more than being caught by the next move; the number of moves of both sides, in place
//! of turns, accounts for that.
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
//! A table takes 4 bytes for each set of four cities and each city of the fugitive. While it is made, it takes about as
//! much again; the time is that of the layers, twice as many as the turns of the longest capture.
//!
//! | cities | placements a side | the table | in all | processor time |
//! | --- | --- | --- | --- | --- |
//! | 20 | 96,900 | 0.4 MB | 6 MB | below 0.05 s |
//! | 30 | 822,150 | 3.3 MB | 12 MB | 0.05 s |
//! | 40 | 3,655,600 | 15 MB | 35 MB | 0.2 s; with the fewest roads 0.5 s |
//! | 50 | 11,515,000 | 46 MB | 90 MB | 0.5 s |
//! | 64 | 40,664,064 | 163 MB | 274 MB | 1.5 s; with the fewest roads 5 s |
//!
//! Measured with `/usr/bin/time -v warren solve`, the whole process, on the maps of `warren map --cities N --seed 1`, 2 and
//! 3, the least roads those of `--roads 0 --trains 0`. As WebAssembly, under Node and with the release profile, 40 cities
//! took 0.2 s and 32 MiB (0.9 s with the fewest roads), 50 took 0.7 s and 86 MiB, 64 took 2 s and 268 MiB (7 s). So a page
//! can solve maps of 40 cities anywhere, in a worker; on phones the memory is the limit, at about 50.

mod layers;
mod play;
mod puzzle;
#[cfg(not(target_arch = "wasm32"))]
mod record;
mod relay;
mod sets;

use std::sync::Arc;

pub use play::{Choice, Value};
pub use puzzle::{Prover, legal_moves};

use crate::core::game::Seat;
use crate::games::fugitive::{City, DETECTIVES, FUGITIVE_SEAT, Map};
use crate::thinking::search::{Budget, Clock, Meter};
use layers::{Moves, NEVER};
use sets::{Mask, Sets};

/// The most cities of a map for which there are tables: as many as a word has bits.
pub const MOST_CITIES: u8 = Mask::BITS as u8;

/// Why there is no table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TablebaseError {
    /// The map is too large.
    #[error("exact play is found on maps of up to {MOST_CITIES} cities, and this one has {0}")]
    Cities(u8),
    /// Not everything was gone through.
    #[error("the budget was spent before all placements had been gone through")]
    Spent,
    /// More moves than the table has numbers for; no such map is known.
    #[error("a capture takes more moves than can be counted, {NEVER}")]
    Long,
}

/// Exact play on a map where all is seen, from every placement and with either side to move.
pub struct Tablebase {
    map: Arc<Map>,
    sets: Sets,
    moves: Moves,
}

impl Tablebase {
    /// Solves a map.
    ///
    /// A node of the budget is about a look at one city, for one set of detectives who have moved and one of those who
    /// have not.
    ///
    /// # Errors
    /// If the map is too large, or the budget ends before.
    pub fn solve(
        map: &Arc<Map>,
        budget: Budget,
        clock: &dyn Clock,
    ) -> Result<Tablebase, TablebaseError> {
        if map.size() > MOST_CITIES {
            return Err(TablebaseError::Cities(map.size()));
        }
        let sets = Sets::new(map.size().into());
        let roads: Vec<Mask> = map
            .cities()
            .map(|city| mask(map.around(city).iter()))
            .collect();
        let moves = layers::count(&sets, &roads, &mut Meter::new(clock, budget, 0))?;
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

    /// After how many moves of both sides the fugitive is caught, 0 if it is, when one side is to move next and no turn is
    /// the last; `None` if never.
    ///
    /// # Panics
    /// If a city is not on the map, or two detectives are in one.
    pub fn moves_to_capture(
        &self,
        to_move: Seat,
        detectives: &[City; DETECTIVES],
        fugitive: City,
    ) -> Option<u32> {
        let everybody = detectives.iter().chain([&fugitive]);
        everybody.for_each(|city| assert!(self.map.contains(*city), "no city {city}"));
        let set = mask(detectives.iter().copied());
        assert_eq!(
            set.count_ones() as usize,
            DETECTIVES,
            "detectives in one city"
        );
        self.moves_from(to_move, self.sets.number(set), fugitive)
    }

    /// The same for the detectives' cities by the number of their set.
    fn moves_from(&self, to_move: Seat, detectives: usize, fugitive: City) -> Option<u32> {
        let moves = match to_move == FUGITIVE_SEAT {
            true => &self.moves.run,
            false => &self.moves.chase,
        };
        let moves = moves[detectives * self.sets.cities() + fugitive.index()];
        (moves != NEVER).then(|| moves.into())
    }
}

/// Cities as a word with a bit a city.
fn mask(cities: impl Iterator<Item = City>) -> Mask {
    cities.fold(0, |mask, city| mask | 1 << city.index())
}
