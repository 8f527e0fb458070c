//! A player who has just learned a game, for each of the games.

mod crossing;
mod dots;
mod fugitive;
mod mice;
mod rabbits;

use warren::core::game::{Outcome, Seat};
use warren::thinking::engine::{HasOpenEngine, Level, OpenEngine, Thinker};
use warren::thinking::search::{Budget, NoClock, Random};

/// Plays a game against a level: 1 if the beginner wins, 0.5 for a tie, else 0. With an even seed the beginner has the first
/// seat.
pub type Play = fn(level: Level, seed: u64) -> f64;

/// The function that plays each game.
pub const GAMES: [(&str, Play); 5] = [
    ("rabbits", rabbits::play),
    ("mice", mice::play),
    ("fugitive", fugitive::play),
    ("crossing", crossing::play),
    ("dots", dots::play),
];

/// Plays a game without secrets. `choose` is the beginner, at the seat of the seed.
fn play_open<G: HasOpenEngine>(
    mut game: G,
    level: Level,
    seed: u64,
    choose: impl Fn(&G, &mut Random) -> G::Move,
) -> f64 {
    let seat = seat_of(seed);
    let mut random = Random::new(seed);
    let mut engine = G::OpenEngine::new(level, seed);
    while game.outcome().is_none() {
        let mv = if game.due().contains(seat) {
            choose(&game, &mut random)
        } else {
            engine.set_position(&game);
            engine.think(&NoClock, Budget::nodes(u64::MAX));
            engine.best().parse().unwrap_or_else(|_| panic!("a move"))
        };
        game.try_play(&mv).expect("a legal move");
    }
    result(&game.outcome().expect("the game is over"), seat)
}

fn seat_of(seed: u64) -> Seat {
    Seat((seed % 2) as u8)
}

fn result(outcome: &Outcome, seat: Seat) -> f64 {
    let places = outcome.places();
    let is_first = places[seat.index()] == 1;
    let firsts = places.iter().filter(|&&place| place == 1).count();
    if is_first { 1.0 / firsts as f64 } else { 0.0 }
}
