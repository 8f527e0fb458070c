//! Each level of the engine for Fugitive and Detectives against the next lower one.
//!
//! `cargo bench --bench fugitive_levels -- --maps 50 --game-ms 1000`. On each map three games are played: both sides by the
//! lower level, and once each side by the higher one. The time matters only to the highest level.

#[cfg(not(target_arch = "wasm32"))]
mod native {
    use std::time::Duration;

    use clap::Parser;
    use warren::games::fugitive::{DETECTIVES_SEAT, FUGITIVE_SEAT, TURNS};
    use warren::thinking::engine::Level;

    use warren_benches::figures::{Steps, report_figure};
    use warren_benches::fugitive::{Effort, Ours, Played, Player, each, mean, play};

    #[derive(Parser)]
    struct Arguments {
        /// The number of maps, with three games on each.
        #[arg(long, default_value_t = 50)]
        maps: usize,
        /// Milliseconds per game for the highest level, which divides them itself.
        #[arg(long, default_value_t = 1000)]
        game_ms: u64,
        /// Instead, milliseconds per move.
        #[arg(long)]
        ms: Option<u64>,
        /// The seed of the maps and of the levels' random choices.
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
        fn play(&self, number: usize, detectives: Level, fugitive: Level) -> Played {
            let map = self.seed + number as u64;
            // The highest level has its limit, the others stop by themselves.
            let ours = |level: Level, salt: u64| -> Box<dyn Player> {
                let effort = match (level, self.ms) {
                    (Level::FULL, None) => Effort::Game(Duration::from_millis(self.game_ms)),
                    (Level::FULL, Some(ms)) => Effort::Time(Duration::from_millis(ms)),
                    _ => Effort::Nodes(u64::MAX),
                };
                Box::new(Ours::new(level, 2 * map + salt, effort))
            };
            play(map, [ours(detectives, 0), ours(fugitive, 1)], false)
        }
    }

    /// The games on a map.
    struct Games {
        /// Both sides by the lower level.
        even: Played,
        /// The higher level's detectives, and its fugitive, against the lower one's.
        hunting: Played,
        fleeing: Played,
    }

    impl Games {
        /// The lead of the higher level in points in the two games with its seats changed.
        fn lead(&self) -> f64 {
            let lead = |game: &Played, seat: usize| game.points[seat] - game.points[1 - seat];
            lead(&self.hunting, DETECTIVES_SEAT.index())
                + lead(&self.fleeing, FUGITIVE_SEAT.index())
        }
    }

    pub fn main() {
        let arguments = Arguments::parse();
        let mut steps = Steps::default();
        for (lower, level) in Level::all().zip(Level::all().skip(1)) {
            if arguments.level.is_some_and(|only| only != level.number()) {
                continue;
            }
            let all = each(arguments.maps, arguments.threads, |number| Games {
                even: arguments.play(number, lower, lower),
                hunting: arguments.play(number, level, lower),
                fleeing: arguments.play(number, lower, level),
            });
            steps.add(level, report(level, lower, &all), all.len());
        }
        report_figure(&steps.range());
    }

    /// Prints how the higher level fares. Returns its rate of pairs won.
    fn report(level: Level, lower: Level, all: &[Games]) -> f64 {
        // A tie is half a win.
        let won = |games: &Games| match games.lead() {
            0.0 => 0.5,
            lead => f64::from(u8::from(lead > 0.0)),
        };
        let rate = mean(all.iter().map(won));
        let points = |of: fn(&Games) -> &Played, seat: usize| {
            mean(all.iter().map(|games| of(games).points[seat]))
        };
        // A fugitive that escapes counts as caught after the end.
        let turns = |of: fn(&Games) -> &Played| {
            let caught = |games| of(games).caught.unwrap_or(TURNS + 1);
            mean(all.iter().map(|games| f64::from(caught(games))))
        };
        let [detectives, fugitive] = [DETECTIVES_SEAT, FUGITIVE_SEAT].map(|seat| seat.index());
        let longest = |time: fn(&Played) -> [Duration; 2], seat: usize| {
            let times = all.iter().map(|games| time(&games.even)[seat]);
            1000.0 * times.max().unwrap_or_default().as_secs_f64()
        };
        println!(
            "level {level} against level {lower}: {:.0} % of {} pairs won; detectives {:.2} points in place of {:.2}, after {:.1} turns in place of {:.1}; fugitive {:.2} points in place of {:.2}, after {:.1} turns; the lower one's slowest moves {:.0} and {:.0} ms, games {:.0} and {:.0} ms",
            100.0 * rate,
            all.len(),
            points(|games| &games.hunting, detectives),
            points(|games| &games.even, detectives),
            turns(|games| &games.hunting),
            turns(|games| &games.even),
            points(|games| &games.fleeing, fugitive),
            points(|games| &games.even, fugitive),
            turns(|games| &games.fleeing),
            longest(|game| game.slowest, detectives),
            longest(|game| game.slowest, fugitive),
            longest(|game| game.whole, detectives),
            longest(|game| game.whole, fugitive),
        );
        rate
    }
}

fn main() {
    #[cfg(not(target_arch = "wasm32"))]
    native::main();
}
