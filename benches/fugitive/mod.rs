//! Games of Fugitive and Detectives between players, and their maps.

pub mod exact;
pub mod peers;
pub mod responses;
pub mod strangers;

use std::time::{Duration, Instant};

use warren::core::game::Game;
use warren::games::fugitive::engine::{Engine, answer_time};
use warren::games::fugitive::protocol::Known;
use warren::games::fugitive::{DETECTIVES_SEAT, FUGITIVE_SEAT, Fugitive, Move, Stage};
use warren::thinking::engine::{Level, Thinker};
use warren::thinking::generate::RandomStart;
use warren::thinking::search::{Budget, Clock, NativeClock};

pub use warren_testkit::batch::{each, mean};

/// A player that chooses moves for one side with that side's knowledge.
pub trait Player {
    /// A legal move when it is this side's turn.
    fn choose(&mut self, known: &Known) -> Move;
}

/// The effort of our engine for a move.
#[derive(Clone, Copy)]
pub enum Effort {
    /// Until this much time has passed.
    Time(Duration),
    /// As long as it wants, within this much time for all its moves of a game.
    Game(Duration),
    /// Until it has simulated this many turns, which is the same on every machine.
    Nodes(u64),
}

/// Our engine.
pub struct Ours {
    engine: Engine,
    effort: Effort,
    clock: NativeClock,
    used: Duration,
}

impl Ours {
    /// An engine at a level. The seed determines its random choices.
    pub fn new(level: Level, seed: u64, effort: Effort) -> Ours {
        Ours {
            engine: Engine::new(level, seed),
            effort,
            clock: NativeClock::start(),
            used: Duration::ZERO,
        }
    }
}

impl Player for Ours {
    fn choose(&mut self, known: &Known) -> Move {
        let asked = self.clock.now();
        let budget = match self.effort {
            Effort::Time(time) => Budget::until(asked + time),
            Effort::Game(time) => {
                let left = time.saturating_sub(self.used);
                Budget::until(asked + answer_time(known, left, Duration::ZERO))
            }
            Effort::Nodes(nodes) => Budget::nodes(nodes),
        };
        self.engine.set_position(known);
        self.engine.think(&self.clock, budget);
        self.used += self.clock.now() - asked;
        self.engine.best().parse().expect("a move")
    }
}

/// The result of a game.
pub struct Played {
    /// The points of the detectives and of the fugitive.
    pub points: [f64; 2],
    /// The turn of the capture, if there was one.
    pub caught: Option<u32>,
    /// The longest time that each side took for a move.
    pub slowest: [Duration; 2],
    /// The time that each side took for all its moves.
    pub whole: [Duration; 2],
}

/// Plays a game on the map of a number, 60 to 200 cities. With `detectives_see`, the detectives always know where the fugitive
/// is.
pub fn play(number: u64, mut players: [Box<dyn Player>; 2], detectives_see: bool) -> Played {
    let mut game = Fugitive::random_start(2, number).expect("a map for two");
    let seats = [DETECTIVES_SEAT, FUGITIVE_SEAT];
    let mut known = seats.map(|seat| Known::new(game.map().clone(), seat));
    let mut slowest = [Duration::ZERO; 2];
    let mut whole = [Duration::ZERO; 2];
    while game.outcome().is_none() {
        let stage = game.stage();
        let seat = stage.seat().index();
        let asked = Instant::now();
        let mv = if detectives_see && stage == Stage::Chase {
            players[seat].choose(&Known::at(&game, DETECTIVES_SEAT))
        } else {
            players[seat].choose(&known[seat])
        };
        let took = asked.elapsed();
        slowest[seat] = slowest[seat].max(took);
        whole[seat] += took;
        game.try_play(&mv).expect("a legal move");
        if game.outcome().is_some() {
            break;
        }
        known[seat].record_move(&mv).expect("a legal move");
        let other = &mut known[1 - seat];
        let recorded = match mv {
            Move::Run { kind, .. } if !game.is_announced() => other.record_kind(kind),
            _ => other.record_move(&mv),
        };
        recorded.expect("a legal move");
    }
    let scores = game.scores().expect("the game is over");
    Played {
        points: [scores[0].into(), scores[1].into()],
        caught: game.is_caught().then(|| game.turn()),
        slowest,
        whole,
    }
}
