//! The speed of simulating whole games of space mice, compared with one object per animal.
//!
//! `cargo bench --bench mice_speed -- --boards 20 --games 400 --rounds 9`. Both play the same games, arrow by arrow, in
//! alternation, so that a machine that slows down affects both. The bench checks that both come to the same points.
//! `benches/mice_speed.mjs` compiles this file to WebAssembly and measures the same in the browser.

use warren::core::game::{Game, LegalMoves};
use warren::games::mice::{Arrow, Board, Cell, Door, Heading, MAX_DOORS, MAX_PLAYERS, Mice};
use warren_testkit::plain::mice::Plain;

/// A game to simulate: the arrows in order, and the expected points.
struct Played {
    board: Board,
    arrows: Vec<Arrow>,
    points: Vec<u32>,
}

impl Played {
    /// Random arrows on a random board, both of maximum size: 25 by 25 cells, 16 doors, four players, 100 turns.
    fn random(random: &mut impl FnMut(usize) -> usize) -> Played {
        let mut game = Mice::new(random_board(random));
        let (mut arrows, mut moves) = (Vec::new(), Vec::new());
        while game.outcome().is_none() {
            game.legal_moves(&mut moves);
            let arrow = moves[random(moves.len())];
            game.play(&arrow);
            arrows.push(arrow);
        }
        Played {
            board: game.board().clone(),
            arrows,
            points: game.points().to_vec(),
        }
    }

    fn simulate(&self) {
        let mut game = Mice::new(self.board.clone());
        for arrow in &self.arrows {
            game.play(arrow);
        }
        assert_eq!(game.points(), self.points);
    }

    fn simulate_plainly(&self) {
        let mut game = Plain::new(&self.board);
        for &arrow in &self.arrows {
            game.turn(arrow);
        }
        assert_eq!(game.points, self.points);
    }
}

fn random_board(random: &mut impl FnMut(usize) -> usize) -> Board {
    loop {
        let mut cell = |_| Cell {
            x: random(25) as u8,
            y: random(25) as u8,
        };
        let rockets = [0; MAX_PLAYERS].map(&mut cell);
        let mut doors = Vec::new();
        while doors.len() < MAX_DOORS {
            let door = Door {
                at: 1 + random(23) as u8,
                wall: Heading::ALL[random(4)],
            };
            if !doors.contains(&door) {
                doors.push(door);
            }
        }
        // Rockets may be on one cell or in a pit.
        if let Ok(board) = Board::new(25, 100, &rockets, &doors) {
            return board;
        }
    }
}

/// Games to measure with, the same for the same seed.
fn random_games(count: usize, seed: u64) -> Vec<Played> {
    let mut state = seed;
    let mut random = move |limit: usize| {
        // Knuth's linear congruential generator: its high bits are random enough for this.
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % limit
    };
    (0..count).map(|_| Played::random(&mut random)).collect()
}

#[cfg(not(target_arch = "wasm32"))]
mod native {
    use std::time::Instant;

    use clap::Parser;

    use super::{Played, random_games};

    #[derive(Parser)]
    struct Arguments {
        /// The number of different games, each on its own board.
        #[arg(long, default_value_t = 20)]
        boards: usize,
        /// The number of games that each of the two simulates in a round; ours ten times as many.
        #[arg(long, default_value_t = 200)]
        games: usize,
        /// The number of rounds, in each of which both simulate.
        #[arg(long, default_value_t = 9)]
        rounds: usize,
        /// The seed of the games.
        #[arg(long, default_value_t = 7)]
        seed: u64,
        /// Cargo passes this to every bench.
        #[arg(long, hide = true)]
        bench: bool,
    }

    pub fn main() {
        let Arguments {
            boards,
            games,
            rounds,
            seed,
            ..
        } = Arguments::parse();
        let all = random_games(boards, seed);
        for _ in 0..rounds {
            let ours = microseconds(&all, 10 * games, Played::simulate);
            let plain = microseconds(&all, games, Played::simulate_plainly);
            println!("{ours:.3}\t{plain:.3}\t{:.2}", plain / ours);
        }
    }

    /// The microseconds per game.
    fn microseconds(all: &[Played], games: usize, simulate: fn(&Played)) -> f64 {
        let begun = Instant::now();
        all.iter().cycle().take(games).for_each(simulate);
        begun.elapsed().as_secs_f64() / games as f64 * 1e6
    }
}

#[cfg(target_arch = "wasm32")]
mod browser {
    use wasm_bindgen::prelude::wasm_bindgen;

    use super::{Played, random_games};

    /// Games to measure with; JavaScript reads the clock.
    #[wasm_bindgen]
    pub struct Games(Vec<Played>);

    #[wasm_bindgen]
    impl Games {
        #[wasm_bindgen(constructor)]
        pub fn new(boards: usize, seed: u32) -> Games {
            Games(random_games(boards, seed.into()))
        }

        pub fn simulate(&self, games: usize) {
            self.0.iter().cycle().take(games).for_each(Played::simulate);
        }

        #[wasm_bindgen(js_name = simulatePlainly)]
        pub fn simulate_plainly(&self, games: usize) {
            let games = self.0.iter().cycle().take(games);
            games.for_each(Played::simulate_plainly);
        }
    }
}

fn main() {
    #[cfg(not(target_arch = "wasm32"))]
    native::main();
}
