//! Games of one player of The Crossing: the two never meet, so each plays a board alone.

pub mod relaxation;

use std::time::Duration;

use warren::core::game::{Game, Seat};
use warren::games::crossing::engine::Engine;
use warren::games::crossing::generator::board;
use warren::games::crossing::protocol::Known;
use warren::games::crossing::solver::best_route;
use warren::games::crossing::{Crossing, Move, Step};
use warren::thinking::engine::{Level, Thinker};
use warren::thinking::search::{Budget, Clock, NativeClock, NoClock, Random};
pub use warren_testkit::batch::{each, mean};

/// The effort of our engine for a move.
#[derive(Clone, Copy)]
pub enum Effort {
    /// This much time.
    Time(Duration),
    /// This many samples of the islands, times the steps tried on each: the same on every machine, however busy.
    Nodes(u64),
}

/// The result of a game.
pub struct Played {
    /// The tokens delivered.
    pub crossings: u32,
    /// The most tokens that a player who sees everything delivers.
    pub best: u32,
    /// The longest time for a move.
    pub slowest: Duration,
    /// The time for all moves.
    pub whole: Duration,
}

/// Plays a fair board alone: even numbers for the first player, odd ones for the second.
pub fn play(number: u64, level: Level, effort: Effort) -> Played {
    let seat = Seat((number % 2) as u8);
    play_on(board(number), seat, number, level, effort)
}

/// Plays a board alone. The seed determines the player's random choices.
pub fn play_on(mut game: Crossing, seat: Seat, seed: u64, level: Level, effort: Effort) -> Played {
    let best = best_route(&game, seat).crossings;
    let mut known = Known::new(game.heights().clone(), seat);
    let mut engine = Engine::new(level, seed);
    let clock = NativeClock::start();
    let (mut slowest, mut whole) = (Duration::ZERO, Duration::ZERO);
    while game.outcome().is_none() {
        known
            .read_window(game.window(seat))
            .expect("the window of the game");
        let start = clock.now();
        engine.set_position(&known);
        match effort {
            Effort::Time(time) => engine.think(&clock, Budget::until(start + time)),
            Effort::Nodes(nodes) => engine.think(&NoClock, Budget::nodes(nodes)),
        };
        let step: Step = engine.best().parse().expect("a step");
        let took = clock.now() - start;
        slowest = slowest.max(took);
        whole += took;
        known.say(step).expect("a legal step");
        let mut steps = [Step::Hold; 2];
        steps[seat.index()] = step;
        game.play(&Move(steps));
    }
    Played {
        crossings: game.delivered(seat),
        best,
        slowest,
        whole,
    }
}

/// The crossings of all games as a share of the bests.
pub fn share<'a>(games: impl Iterator<Item = &'a Played>) -> f64 {
    let (crossings, bests) = games.fold((0, 0), |(crossings, bests), game| {
        (crossings + game.crossings, bests + game.best)
    });
    f64::from(crossings) / f64::from(bests)
}

/// The interval that holds the true share in 95 of 100 cases, by resampling the games `draws` times (bootstrap).
pub fn interval(games: &[Played], resamples: usize) -> (f64, f64) {
    let mut random = Random::new(1);
    let mut shares: Vec<f64> = (0..resamples)
        .map(|_| share((0..games.len()).map(|_| &games[random.below(games.len())])))
        .collect();
    shares.sort_by(f64::total_cmp);
    let at = |part: f64| shares[(part * (resamples - 1) as f64) as usize];
    (at(0.025), at(0.975))
}
