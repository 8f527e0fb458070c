//! How often our engine for space mice places an arrow with the exact value, near the end of a two-player game.
//!
//! `cargo bench --bench mice_regret -- --games 100 --nodes 1000000`. On small boards a low level plays both sides until each
//! has one, two or three arrows left. There our engine chooses, and an exact search of the rest judges its arrow.

#[cfg(not(target_arch = "wasm32"))]
mod native {
    use clap::Parser;
    use warren::core::game::Game;
    use warren::games::mice::engine::Engine;
    use warren::games::mice::generator::{BoardOptions, board};
    use warren::games::mice::{Arrow, Mice};
    use warren::thinking::engine::{Level, OpenEngine, Thinker};
    use warren::thinking::search::{Budget, NoClock, Random};

    use warren_benches::figures::{rate, report_figure};
    use warren_benches::mice::exact;
    use warren_testkit::batch::{each, mean};

    #[derive(Parser)]
    struct Arguments {
        /// The number of games, each judged three times.
        #[arg(long, default_value_t = 100)]
        games: usize,
        /// Simulated turns per move for our engine.
        #[arg(long, default_value_t = 1_000_000)]
        nodes: u64,
        /// Our engine's level.
        #[arg(long, default_value_t = Level::COUNT)]
        level: u8,
        /// The level that plays before that.
        #[arg(long, default_value_t = 10)]
        before: u8,
        /// The maximum number of columns of a board, from 5.
        #[arg(long, default_value_t = 7)]
        columns: u8,
        /// The seed of the boards and of the players' random choices.
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// The number of games in parallel.
        #[arg(long, default_value_t = 1)]
        threads: usize,
        /// Cargo passes this to every bench.
        #[arg(long, hide = true)]
        bench: bool,
    }

    /// The numbers of arrows left per side.
    const LEFT: [u8; 3] = [3, 2, 1];

    /// The minimum number of turns of a game.
    const MIN_TURNS: u8 = 24;

    impl Arguments {
        /// A small board with few doors.
        fn start(&self, number: u64) -> Mice {
            let mut random = Random::new(number);
            let mut below = |limit: u8| random.below(limit.into()) as u8;
            let options = BoardOptions {
                size: 5 + below(self.columns - 4),
                players: 2,
                doors: 2 + 2 * below(2),
                turns: MIN_TURNS + 2 * below(9),
            };
            Mice::new(board(&options, number).expect("these boards can be made"))
        }

        /// The loss of our engine's arrow against the best, for each number of arrows left.
        fn losses(&self, number: usize) -> [i32; 3] {
            let seed = self.seed + number as u64;
            let engine =
                |level| Engine::new(Level::new(level).expect("a level from 1 to 12"), seed);
            let (mut before, mut ours) = (engine(self.before), engine(self.level));
            let mut game = self.start(seed);
            LEFT.map(|left| {
                while game.ply() + 2 * u32::from(left) < game.board().turns().into() {
                    let arrow = choose(&mut before, &game, u64::MAX);
                    game.play(&arrow);
                }
                let (value, arrow) = (exact::value(&game), choose(&mut ours, &game, self.nodes));
                let losses = (0..).find(|loss| exact::reaches(&game, &arrow, value - loss));
                losses.expect("every arrow has a value")
            })
        }
    }

    /// The engine's arrow after this many simulated turns.
    fn choose(engine: &mut Engine, game: &Mice, nodes: u64) -> Arrow {
        engine.set_position(game);
        engine.think(&NoClock, Budget::nodes(nodes));
        engine.best().parse().expect("an arrow")
    }

    pub fn main() {
        let arguments = Arguments::parse();
        let losses = each(arguments.games, arguments.threads, |number| {
            arguments.losses(number)
        });
        for (at, left) in LEFT.iter().enumerate() {
            let figure = exactness(losses.iter().map(|losses| losses[at]));
            println!("{left} left a side: {figure}");
        }
        report_figure(&exactness(losses.iter().flatten().copied()));
    }

    /// The rate of arrows with the exact value, and the mean loss.
    fn exactness(losses: impl Iterator<Item = i32>) -> String {
        let losses: Vec<f64> = losses.map(f64::from).collect();
        let exact = losses.iter().map(|&loss| f64::from(u8::from(loss == 0.0)));
        let count = losses.len();
        let lost = mean(losses.iter().copied());
        format!(
            "{} of {count}, {lost:.3} points lost",
            rate(mean(exact), count)
        )
    }
}

fn main() {
    #[cfg(not(target_arch = "wasm32"))]
    native::main();
}
