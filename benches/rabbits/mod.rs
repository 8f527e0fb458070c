//! Games of Rabbit Hunt between players, and the precision of their results.

pub mod baseline;
pub mod exact;

use std::time::Duration;

use warren::core::game::Game;
use warren::games::rabbits::engine::Engine;
use warren::games::rabbits::{Cell, Direction, Move, Rabbits};
use warren::thinking::engine::{Level, OpenEngine, Thinker};
use warren::thinking::search::{Budget, Clock, NativeClock};

pub use warren_testkit::batch::{each, mean};

/// A player that chooses moves.
pub trait Player {
    /// A legal move in an unfinished game.
    fn choose(&mut self, game: &Rabbits) -> Move;
}

/// Our engine with a time for each move.
pub struct Ours {
    engine: Engine,
    time: Duration,
    clock: NativeClock,
}

impl Ours {
    /// An engine with a time for each move.
    pub fn timed(level: Level, seed: u64, time: Duration) -> Ours {
        Ours {
            engine: Engine::new(level, seed),
            time,
            clock: NativeClock::start(),
        }
    }
}

impl Player for Ours {
    fn choose(&mut self, game: &Rabbits) -> Move {
        let deadline = self.clock.now() + self.time;
        self.engine.set_position(game);
        self.engine.think(&self.clock, Budget::until(deadline));
        self.engine.best().parse().expect("a move")
    }
}

/// A small random number generator (splitmix64) that makes a game reproducible.
pub struct Random(pub u64);

impl Random {
    /// A number below `limit`.
    pub fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) % limit as u64) as usize
    }
}

/// A game after a random turn of each side without a capture.
pub fn opening(seed: u64, limit: u32) -> Rabbits {
    let mut random = Random(seed);
    let mut game = Rabbits::new(limit);
    while game.ply() < 2 {
        let pieces: Vec<Cell> = match game.ply() {
            0 => game.rabbits().iter().flatten().copied().collect(),
            _ => game.hunters().to_vec(),
        };
        let steps: Vec<Option<Direction>> = pieces
            .iter()
            .map(|cell| {
                let ways = Direction::ALL.map(|way| cell.step(way).map(|_| way));
                ways[random.below(ways.len())]
            })
            .collect();
        let mut next = game.clone();
        if next.try_play(&Move::new(&steps)).is_ok() && next.points()[1] == 0 {
            game = next;
        }
    }
    game
}

/// Plays a game to its end, and returns its last position.
pub fn play(mut game: Rabbits, players: [&mut dyn Player; 2]) -> Rabbits {
    while game.outcome().is_none() {
        let mv = players[game.side().index()].choose(&game);
        game.try_play(&mv).expect("a legal move");
    }
    game
}
