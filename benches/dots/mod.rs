//! Matches between players of Jumping Dots, and the precision of their results.

use std::time::Duration;

use warren::core::game::{Game, LegalMoves, Seat};
use warren::games::dots::engine::Engine;
use warren::games::dots::{Dots, Move};
use warren::thinking::engine::{Level, OpenEngine, Thinker};
use warren::thinking::search::{Budget, Clock, NativeClock};

use warren_testkit::interval::interval;

/// A player that chooses moves.
pub trait Player {
    /// A legal move in an unfinished game.
    fn choose(&mut self, game: &Dots) -> Move;
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
    fn choose(&mut self, game: &Dots) -> Move {
        let deadline = self.clock.now() + self.time;
        self.engine.set_position(game);
        self.engine.think(&self.clock, Budget::until(deadline));
        self.engine.best().parse().expect("a move")
    }
}

/// A small random number generator (splitmix64) that makes a match reproducible.
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

/// A game after four random moves.
pub fn opening(random: &mut Random) -> Dots {
    let mut game = Dots::default();
    let mut moves = Vec::new();
    for _ in 0..4 {
        game.legal_moves(&mut moves);
        game.play(&moves[random.below(moves.len())]);
    }
    game
}

/// Plays a game to its end and returns the winner; `players` are red and blue.
pub fn play(mut game: Dots, players: [&mut dyn Player; 2]) -> Seat {
    loop {
        if let Some(outcome) = game.outcome() {
            return outcome.winner().expect("49 cells cannot be shared evenly");
        }
        let mv = players[game.side().index()].choose(&game);
        game.try_play(&mv).expect("a legal move");
    }
}

/// The wins of the first of two players, from openings that both play with both colours.
pub fn wins(
    openings: usize,
    seed: u64,
    first: &mut dyn FnMut(u64) -> Box<dyn Player>,
    second: &mut dyn FnMut(u64) -> Box<dyn Player>,
) -> usize {
    let mut random = Random(seed);
    let mut wins = 0;
    for number in 0..openings {
        let start = opening(&mut random);
        for colour in [Seat(0), Seat(1)] {
            let game_seed = seed + 2 * number as u64 + u64::from(colour.0);
            let (mut one, mut two) = (first(game_seed), second(game_seed));
            let players: [&mut dyn Player; 2] = match colour {
                Seat(0) => [one.as_mut(), two.as_mut()],
                _ => [two.as_mut(), one.as_mut()],
            };
            wins += usize::from(play(start.clone(), players) == colour);
        }
        eprint!("\r{wins} of {}", 2 * number + 2);
    }
    eprint!("\r");
    wins
}

/// The result in words, with the interval of its rate.
pub fn report(name: &str, wins: usize, games: usize) -> String {
    let (n, rate) = (games as f64, wins as f64 / games as f64);
    let [low, high] = interval(rate, n);
    format!(
        "{name}: {wins} of {games} won, {:.0} % (95 %: {:.0} to {:.0} %)",
        100.0 * rate,
        100.0 * low,
        100.0 * high
    )
}
