//! Each level of the dots engine against the next lower one.
//!
//! `cargo bench --bench dots_levels -- --openings 50 --ms 50`. The time matters only to the highest level.

#[cfg(not(target_arch = "wasm32"))]
mod native {
    use std::time::Duration;

    use clap::Parser;
    use warren::thinking::engine::Level;

    use warren_benches::dots::{Ours, Player, report, wins};
    use warren_benches::figures::{Steps, report_figure};

    #[derive(Parser)]
    struct Arguments {
        /// The number of openings of four random moves; each is played twice.
        #[arg(long, default_value_t = 50)]
        openings: usize,
        /// The maximum milliseconds per move.
        #[arg(long, default_value_t = 50)]
        ms: u64,
        /// The seed of the openings and of the lower levels' errors.
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// Only this level against the one below it.
        #[arg(long)]
        level: Option<u8>,
        /// Cargo passes this to every bench.
        #[arg(long, hide = true)]
        bench: bool,
    }

    pub fn main() {
        let arguments = Arguments::parse();
        let time = Duration::from_millis(arguments.ms);
        let mut steps = Steps::default();
        for (lower, level) in Level::all().zip(Level::all().skip(1)) {
            if arguments.level.is_some_and(|only| only != level.number()) {
                continue;
            }
            let player = |level, seed| Box::new(Ours::timed(level, seed, time)) as Box<dyn Player>;
            let won = wins(
                arguments.openings,
                arguments.seed,
                &mut |seed| player(level, seed),
                &mut |seed| player(lower, seed),
            );
            let name = format!("level {level} against level {lower}");
            let games = 2 * arguments.openings;
            println!("{}", report(&name, won, games));
            steps.add(level, won as f64 / games as f64, games);
        }
        report_figure(&steps.range());
    }
}

fn main() {
    #[cfg(not(target_arch = "wasm32"))]
    native::main();
}
