//! The deliveries of our engine for The Crossing, as a share of those of a player who sees everything, on fair boards, alone.
//!
//! `cargo bench --bench crossing_strength -- --boards 500 --seed 100000`.

#[cfg(not(target_arch = "wasm32"))]
mod native {
    use std::time::Duration;

    use clap::Parser;
    use warren::thinking::engine::Level;

    use warren_benches::crossing::{Effort, Played, each, interval, mean, play, share};
    use warren_benches::figures::report_figure;

    #[derive(Parser)]
    struct Arguments {
        /// Fair boards, each played once, for the two players in turn.
        #[arg(long, default_value_t = 500)]
        boards: usize,
        /// The first board's seed; the others follow.
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// Milliseconds per move; the contest has 200.
        #[arg(long, default_value_t = 150)]
        ms: u64,
        /// Instead, samples times steps tried per move: the same on every machine, however busy.
        #[arg(long)]
        nodes: Option<u64>,
        /// Our engine's level.
        #[arg(long, default_value_t = Level::COUNT)]
        level: u8,
        /// The number of games in parallel.
        #[arg(long, default_value_t = 1)]
        threads: usize,
        /// The number of resamplings for the interval.
        #[arg(long = "draws", default_value_t = 10_000)]
        resamples: usize,
        /// Cargo passes this to every bench.
        #[arg(long, hide = true)]
        bench: bool,
    }

    pub fn main() {
        let arguments = Arguments::parse();
        let level = Level::new(arguments.level).expect("a level from 1 to 12");
        let effort = match arguments.nodes {
            Some(nodes) => Effort::Nodes(nodes),
            None => Effort::Time(Duration::from_millis(arguments.ms)),
        };
        let games = each(arguments.boards, arguments.threads, |number| {
            play(arguments.seed + number as u64, level, effort)
        });
        let (low, high) = interval(&games, arguments.resamples);
        let total = |of: fn(&Played) -> u32| games.iter().map(of).sum::<u32>();
        let none = games.iter().filter(|game| game.crossings == 0).count();
        let all = games.iter().filter(|game| game.crossings == game.best);
        let slowest = games.iter().map(|game| game.slowest).max();
        println!(
            "all crossings on {} of {} boards, none on {none}; slowest move {:.1} ms, {:.0} ms a game in the mean",
            all.count(),
            games.len(),
            1000.0 * slowest.unwrap_or_default().as_secs_f64(),
            1000.0 * mean(games.iter().map(|game| game.whole.as_secs_f64())),
        );
        report_figure(&format!(
            "{} of {} crossings, {:.4} ({low:.4}–{high:.4})",
            total(|game| game.crossings),
            total(|game| game.best),
            share(games.iter()),
        ));
    }
}

fn main() {
    #[cfg(not(target_arch = "wasm32"))]
    native::main();
}
