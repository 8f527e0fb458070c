//! The deliveries of each level of the engine for The Crossing, as a share of those of a player who sees everything, on the
//! same boards.
//!
//! `cargo bench --bench crossing_levels -- --boards 200 --seed 200000`. The time matters only to the highest level.

#[cfg(not(target_arch = "wasm32"))]
mod native {
    use std::time::Duration;

    use clap::Parser;
    use warren::thinking::engine::Level;

    use warren_benches::crossing::{Effort, Played, each, interval, mean, play, share};
    use warren_benches::figures::report_figure;

    #[derive(Parser)]
    struct Arguments {
        /// Fair boards, on each of which every level plays once.
        #[arg(long, default_value_t = 200)]
        boards: usize,
        /// The first board's seed; the others follow.
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// Milliseconds per move for the highest level.
        #[arg(long, default_value_t = 150)]
        ms: u64,
        /// Instead, samples times steps tried per move: the same on every machine, however busy.
        #[arg(long)]
        nodes: Option<u64>,
        /// Only up to this level.
        #[arg(long, default_value_t = Level::COUNT)]
        highest: u8,
        /// The number of games in parallel.
        #[arg(long, default_value_t = 1)]
        threads: usize,
        /// Cargo passes this to every bench.
        #[arg(long, hide = true)]
        bench: bool,
    }

    pub fn main() {
        let arguments = Arguments::parse();
        let mut below: Option<Vec<Played>> = None;
        let mut shares = Vec::new();
        for level in Level::all().filter(|level| level.number() <= arguments.highest) {
            let effort = match (level, arguments.nodes) {
                (Level::FULL, Some(nodes)) => Effort::Nodes(nodes),
                (Level::FULL, None) => Effort::Time(Duration::from_millis(arguments.ms)),
                _ => Effort::Nodes(u64::MAX),
            };
            let games = each(arguments.boards, arguments.threads, |number| {
                play(arguments.seed + number as u64, level, effort)
            });
            let (low, high) = interval(&games, 10_000);
            let share = share(games.iter());
            print!("level {level}: {share:.3} (95 %: {low:.3} to {high:.3})");
            shares.push(format!("{share:.3} ({low:.3}–{high:.3}) at level {level}"));
            if let Some(below) = &below {
                let boards_with_more = against(&games, below, |own, other| own > other);
                let boards_with_less = against(&games, below, |own, other| own < other);
                print!(
                    "; more than the level below on {boards_with_more} boards, less on {boards_with_less}"
                );
            }
            let slowest = games.iter().map(|game| game.slowest).max();
            println!(
                "; slowest move {:.1} ms, {:.0} ms a game in the mean",
                1000.0 * slowest.unwrap_or_default().as_secs_f64(),
                1000.0 * mean(games.iter().map(|game| game.whole.as_secs_f64())),
            );
            below = Some(games);
        }
        if let [first, .., last] = &shares[..] {
            report_figure(&format!("{first} to {last}"));
        }
    }

    /// The number of boards on which a comparison of two levels holds.
    fn against(games: &[Played], others: &[Played], holds: fn(u32, u32) -> bool) -> usize {
        let pairs = games.iter().zip(others);
        pairs
            .filter(|(one, other)| holds(one.crossings, other.crossings))
            .count()
    }
}

fn main() {
    #[cfg(not(target_arch = "wasm32"))]
    native::main();
}
