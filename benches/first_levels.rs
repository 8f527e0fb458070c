//! Beginners against the lowest levels: a beginner should beat the first level.
//!
//! `cargo bench --bench first_levels -- --games 100`. A beginner looks at the position in front of it, but not at replies.

#[cfg(not(target_arch = "wasm32"))]
mod native {
    use clap::Parser;
    use warren::thinking::engine::Level;

    use warren_benches::beginner::GAMES;
    use warren_benches::figures::report_figure;
    use warren_testkit::batch::{each, mean};

    #[derive(Parser)]
    struct Arguments {
        /// The number of games against each level, with the seats alternating.
        #[arg(long, default_value_t = 100)]
        games: usize,
        /// Up to this level.
        #[arg(long, default_value_t = 3)]
        highest: u8,
        /// Only this game.
        #[arg(long)]
        game: Option<String>,
        /// The seed of the boards and of random choices.
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// The number of games in parallel.
        #[arg(long, default_value_t = 2)]
        threads: usize,
        /// Cargo passes this to every bench.
        #[arg(long, hide = true)]
        bench: bool,
    }

    pub fn main() {
        let arguments = Arguments::parse();
        let is_wanted = |name: &str| arguments.game.as_deref().is_none_or(|only| only == name);
        let mut figures = Vec::new();
        for (name, play) in GAMES.into_iter().filter(|(name, _)| is_wanted(name)) {
            let mut rates = Vec::new();
            for level in Level::all().take(arguments.highest.into()) {
                let results = each(arguments.games, arguments.threads, |number| {
                    play(level, arguments.seed + number as u64)
                });
                let won = |seat: usize| {
                    let first = (seat + arguments.seed as usize) % 2;
                    let own: Vec<f64> = results.iter().copied().skip(first).step_by(2).collect();
                    100.0 * mean(own.into_iter())
                };
                let all = 100.0 * mean(results.iter().copied());
                println!(
                    "{name}: {all:.0} % of {} games against level {level}, {:.0} % from the first seat, {:.0} % from the second",
                    results.len(),
                    won(0),
                    won(1),
                );
                rates.push(format!("{all:.0}"));
            }
            figures.push(format!("{name} {} %", rates.join(", ")));
        }
        report_figure(&format!(
            "levels 1 to {}: {}",
            arguments.highest,
            figures.join("; ")
        ));
    }
}

fn main() {
    #[cfg(not(target_arch = "wasm32"))]
    native::main();
}
