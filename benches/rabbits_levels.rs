//! Each level of the rabbits engine against the next lower one.
//!
//! `cargo bench --bench rabbits_levels -- --pairs 50 --ms 50`. Two levels meet in pairs of games from one opening, with the
//! seats changed; the points of both games together decide. The time matters only to the highest level.

#[cfg(not(target_arch = "wasm32"))]
mod native {
    use std::time::Duration;

    use clap::Parser;
    use warren::thinking::engine::Level;

    use warren_benches::figures::{Steps, report_figure};
    use warren_benches::rabbits::{Ours, each, mean, opening, play};
    use warren_testkit::interval::interval;

    #[derive(Parser)]
    struct Arguments {
        /// The number of pairs of games, each from an opening of a random turn of each side.
        #[arg(long, default_value_t = 50)]
        pairs: usize,
        /// Moves per side.
        #[arg(long, default_value_t = 120)]
        limit: u32,
        /// The maximum milliseconds per move.
        #[arg(long, default_value_t = 50)]
        ms: u64,
        /// The seed of the openings and of the levels' random choices.
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
        /// The points of `first` as white and of `second` as black.
        fn points(&self, number: usize, first: Level, second: Level) -> [i32; 2] {
            let seed = self.seed + number as u64;
            // The highest level has its time, the others their nodes.
            let ours = |level: Level, salt: u64| {
                let time = match level {
                    Level::FULL => Duration::from_millis(self.ms),
                    _ => Duration::from_secs(60),
                };
                Ours::timed(level, 2 * seed + salt, time)
            };
            let (mut white, mut black) = (ours(first, 0), ours(second, 1));
            let result = play(opening(seed, self.limit), [&mut white, &mut black]);
            result.points().map(|points| points as i32)
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
                let [white, above] = arguments.points(number, level, lower);
                let [below, black] = arguments.points(number, lower, level);
                (white + black, above + below)
            });
            steps.add(level, report(level, lower, &pairs), pairs.len());
        }
        report_figure(&steps.range());
    }

    /// Prints how the higher level fares. Returns its rate of pairs won.
    fn report(level: Level, lower: Level, pairs: &[(i32, i32)]) -> f64 {
        let won = |pair: &(i32, i32)| match pair.0 - pair.1 {
            0 => 0.5,
            lead => f64::from(lead.signum() + 1) / 2.0,
        };
        let rate = mean(pairs.iter().map(won));
        let [low, high] = interval(rate, pairs.len() as f64);
        println!(
            "level {level} against level {lower}: {:.0} % of {} pairs won (95 %: {:.0} to {:.0} %), {:.0} : {:.0} points a game",
            100.0 * rate,
            pairs.len(),
            100.0 * low,
            100.0 * high,
            mean(pairs.iter().map(|pair| f64::from(pair.0))) / 2.0,
            mean(pairs.iter().map(|pair| f64::from(pair.1))) / 2.0,
        );
        rate
    }
}

fn main() {
    #[cfg(not(target_arch = "wasm32"))]
    native::main();
}
