//! Games of space mice between players, and their boards.

pub mod exact;
pub mod greedy;

use std::time::{Duration, Instant};

use warren::core::game::Game;
use warren::games::mice::engine::Engine;
use warren::games::mice::generator::{BoardOptions, board};
use warren::games::mice::{Arrow, Board, Mice};
use warren::thinking::engine::{Level, OpenEngine, Thinker};
use warren::thinking::search::{Budget, Clock, NativeClock, Random};

pub use warren_testkit::batch::{each, mean};
pub use warren_testkit::interval::interval;

/// A player that chooses arrows.
pub trait Player {
    /// A legal arrow in an unfinished game.
    fn choose(&mut self, game: &Mice) -> Arrow;
}

/// The effort of our engine for a move.
#[derive(Clone, Copy)]
pub enum Effort {
    /// Until this much time has passed.
    Time(Duration),
    /// Until it has simulated this many turns, which is the same on every machine.
    Nodes(u64),
}

/// Our engine.
pub struct Ours {
    engine: Engine,
    effort: Effort,
    clock: NativeClock,
}

impl Ours {
    /// An engine at a level. The seed determines its random choices.
    pub fn new(level: Level, seed: u64, effort: Effort) -> Ours {
        Ours {
            engine: Engine::new(level, seed),
            effort,
            clock: NativeClock::start(),
        }
    }
}

impl Player for Ours {
    fn choose(&mut self, game: &Mice) -> Arrow {
        let budget = match self.effort {
            Effort::Time(time) => Budget::until(self.clock.now() + time),
            Effort::Nodes(nodes) => Budget::nodes(nodes),
        };
        self.engine.set_position(game);
        self.engine.think(&self.clock, budget);
        self.engine.best().parse().expect("an arrow")
    }
}

/// The board of a number: 9 to 25 columns, at most 16 doors, fair to all players, 40 to 100 turns.
pub fn random_board(number: u64, players: u8) -> Board {
    let mut random = Random::new(number);
    let mut between = |min: u8, max: u8| min + random.below((max - min + 1).into()) as u8;
    let options = BoardOptions {
        size: between(9, 25),
        players,
        // The same number for each player.
        doors: players * between(4_u8.div_ceil(players), 16 / players),
        turns: between(40, 100),
    };
    board(&options, number).expect("these boards can be made")
}

/// The result of a game.
pub struct Played {
    /// By seat.
    pub points: Vec<u32>,
    /// By seat, the time for each of its arrows.
    pub times: Vec<Vec<Duration>>,
}

/// Plays a game to its end.
pub fn play(board: Board, mut players: Vec<Box<dyn Player>>) -> Played {
    let mut game = Mice::new(board);
    let mut times = vec![Vec::new(); players.len()];
    while game.outcome().is_none() {
        let seat = game.side().index();
        let asked = Instant::now();
        let arrow = players[seat].choose(&game);
        times[seat].push(asked.elapsed());
        game.try_play(&arrow).expect("a legal move");
    }
    Played {
        points: game.points().to_vec(),
        times,
    }
}
