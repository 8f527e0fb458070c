//! Each level of the engine for space mice against the next lower one.
//!
//! `cargo bench --bench mice_levels -- --pairs 50 --ms 50`. Two levels meet on boards for two, each of which is played from
//! both seats; the points of both games together decide. The time matters only to the highest level.

#[cfg(not(target_arch = "wasm32"))]
mod native {
    use std::time::Duration;

    use clap::Parser;
    use warren::thinking::engine::Level;

    use warren_benches::figures::{Steps, report_figure};
    use warren_benches::mice::{Effort, Ours, Player, each, interval, mean, play, random_board};

    #[derive(Parser)]
    struct Arguments {
        /// The number of pairs of games, each on its own board.
        #[arg(long, default_value_t = 50)]
        pairs: usize,
        /// Milliseconds per move for the highest level.
        #[arg(long, default_value_t = 50)]
        ms: u64,
        /// Instead, simulated turns per move: the same on every machine, however busy.
        #[arg(long)]
        nodes: Option<u64>,
        /// The seed of the boards and of the levels' random choices.
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// Only this level against the one below it.
        #[arg(long)]
        level: Option<u8>,
        /// The number of games in parallel.
        #[arg(long, default_value_t = 1)]
        threads: usize,
        /// Cargo passes this to every bench.
        #[arg(long, hide = true)]
        bench: bool,
    }

    impl Arguments {
        fn full_effort(&self) -> Effort {
            match self.nodes {
                Some(nodes) => Effort::Nodes(nodes),
                None => Effort::Time(Duration::from_millis(self.ms)),
            }
        }

        /// The points of two levels, the first of which begins, and the mean milliseconds of each per move.
        fn play(&self, number: usize, first: Level, second: Level) -> [(f64, f64); 2] {
            let seed = self.seed + number as u64;
            // The highest level has its limit, the others stop by themselves.
            let ours = |level: Level, salt: u64| -> Box<dyn Player> {
                let effort = match level {
                    Level::FULL => self.full_effort(),
                    _ => Effort::Nodes(u64::MAX),
                };
                Box::new(Ours::new(level, 2 * seed + salt, effort))
            };
            let played = play(random_board(seed, 2), vec![ours(first, 0), ours(second, 1)]);
            let milliseconds = |time: &Duration| 1000.0 * time.as_secs_f64();
            [0, 1].map(|seat| {
                let time = mean(played.times[seat].iter().map(milliseconds));
                (played.points[seat].into(), time)
            })
        }
    }

    pub fn main() {
        let arguments = Arguments::parse();
        let mut steps = Steps::default();
        for (lower, level) in Level::all().zip(Level::all().skip(1)) {
            if arguments.level.is_some_and(|only| only != level.number()) {
                continue;
            }
            let pairs = each(arguments.pairs, arguments.threads, |number| {
                let [one, two] = arguments.play(number, level, lower);
                let [three, four] = arguments.play(number, lower, level);
                Pair {
                    above: [one.0, four.0],
                    below: [two.0, three.0],
                    time: (one.1 + four.1) / 2.0,
                }
            });
            steps.add(level, report(level, lower, &pairs), pairs.len());
        }
        report_figure(&steps.range());
    }

    /// Two games on a board.
    struct Pair {
        /// The points of the higher level, in each game.
        above: [f64; 2],
        /// The points of the lower level.
        below: [f64; 2],
        /// The milliseconds per move of the higher level.
        time: f64,
    }

    impl Pair {
        fn leads(&self) -> [f64; 2] {
            [0, 1].map(|game| self.above[game] - self.below[game])
        }
    }

    /// Prints how the higher level fares. Returns its rate of pairs won.
    fn report(level: Level, lower: Level, pairs: &[Pair]) -> f64 {
        // A tie is half a win.
        let won = |lead: f64| match lead {
            0.0 => 0.5,
            _ => f64::from(u8::from(lead > 0.0)),
        };
        let rate = mean(pairs.iter().map(|pair| won(pair.leads().iter().sum())));
        let games: Vec<f64> = pairs.iter().flat_map(Pair::leads).collect();
        let [low, high] = interval(rate, pairs.len() as f64);
        let points = |of: fn(&Pair) -> [f64; 2]| {
            mean(pairs.iter().map(|pair| of(pair).iter().sum::<f64>() / 2.0))
        };
        println!(
            "level {level} against level {lower}: {:.0} % of {} pairs won (95 %: {:.0} to {:.0} %), {:.0} % of the games, {:.0} : {:.0} points a game, {:.1} ms a move",
            100.0 * rate,
            pairs.len(),
            100.0 * low,
            100.0 * high,
            100.0 * mean(games.iter().copied().map(won)),
            points(|pair| pair.above),
            points(|pair| pair.below),
            mean(pairs.iter().map(|pair| pair.time)),
        );
        rate
    }
}

fn main() {
    #[cfg(not(target_arch = "wasm32"))]
    native::main();
}
