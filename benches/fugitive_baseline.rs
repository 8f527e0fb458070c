//! Fugitive and Detectives on new maps of 60 to 200 cities, between our engine and simple players.
//!
//! `cargo bench --bench fugitive_baseline -- --games 100 --fugitive ours --detectives sum`. With `--told` the detectives always
//! know where the fugitive is.

#[cfg(not(target_arch = "wasm32"))]
mod native {
    use std::time::Duration;

    use clap::{Parser, ValueEnum};
    use warren::thinking::engine::Level;

    use warren_benches::figures::{mean_of, report_figure};
    use warren_benches::fugitive::peers::{Aim, FarthestFugitive, Squad};
    use warren_benches::fugitive::strangers::{Idea, Stranger};
    use warren_benches::fugitive::{Effort, Ours, Played, Player, each, mean, play};

    #[derive(Clone, Copy, ValueEnum)]
    enum Runner {
        Ours,
        /// Keeps the largest distance to the nearest detective.
        Far,
    }

    #[derive(Clone, Copy, ValueEnum)]
    enum Chasers {
        Ours,
        /// Reduce the summed distance to the possible cities.
        Sum,
        /// Play the odds.
        Odds,
        /// Guard the exits.
        Exits,
        /// Cast a net over the cities that the fugitive can enter next.
        Net,
        /// Reduce the area that the fugitive can reach before them.
        Area,
        /// Block the ways out.
        Gates,
        /// Try out chases of imagined fugitives.
        Sample,
    }

    #[derive(Parser)]
    struct Arguments {
        /// The number of games, each on its own map.
        #[arg(long, default_value_t = 100)]
        games: usize,
        /// The fugitive's player.
        #[arg(long, value_enum, default_value = "ours")]
        fugitive: Runner,
        /// The detectives' player.
        #[arg(long, value_enum, default_value = "sum")]
        detectives: Chasers,
        /// Milliseconds per game for our engine, which divides them itself; the contest has 5000.
        #[arg(long, default_value_t = 5000)]
        game_ms: u64,
        /// Instead, milliseconds per move.
        #[arg(long)]
        ms: Option<u64>,
        /// Instead, simulated turns per move: the same on every machine, however busy.
        #[arg(long)]
        nodes: Option<u64>,
        /// Whether the detectives always know where the fugitive is.
        #[arg(long = "told")]
        detectives_see: bool,
        /// The seed of the maps and of the players' random choices.
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// Our engine's level.
        #[arg(long, default_value_t = Level::COUNT)]
        level: u8,
        /// The number of games in parallel.
        #[arg(long, default_value_t = 1)]
        threads: usize,
        /// Cargo passes this to every bench.
        #[arg(long, hide = true)]
        bench: bool,
    }

    impl Arguments {
        fn ours(&self, seed: u64) -> Box<dyn Player> {
            let level = Level::new(self.level).expect("a level from 1 to 12");
            let effort = match (self.nodes, self.ms) {
                (Some(nodes), _) => Effort::Nodes(nodes),
                (None, Some(ms)) => Effort::Time(Duration::from_millis(ms)),
                (None, None) => Effort::Game(Duration::from_millis(self.game_ms)),
            };
            Box::new(Ours::new(level, seed, effort))
        }

        fn game(&self, number: usize) -> Played {
            let map = self.seed + number as u64;
            let detectives: Box<dyn Player> = match self.detectives {
                Chasers::Ours => self.ours(2 * map),
                Chasers::Sum => Box::new(Squad::new(Aim::Sum)),
                Chasers::Odds => Box::new(Squad::new(Aim::Odds)),
                Chasers::Exits => Box::new(Squad::new(Aim::Exits)),
                Chasers::Net => Box::new(Squad::new(Aim::Net)),
                Chasers::Area => Box::new(Stranger::new(Idea::Area, 2 * map)),
                Chasers::Gates => Box::new(Stranger::new(Idea::Gates, 2 * map)),
                Chasers::Sample => Box::new(Stranger::new(Idea::Sample, 2 * map)),
            };
            let fugitive: Box<dyn Player> = match self.fugitive {
                Runner::Ours => self.ours(2 * map + 1),
                Runner::Far => Box::new(FarthestFugitive::new(2 * map + 1)),
            };
            play(map, [detectives, fugitive], self.detectives_see)
        }
    }

    pub fn main() {
        let arguments = Arguments::parse();
        let games = each(arguments.games, arguments.threads, |number| {
            arguments.game(number)
        });
        let points = |seat: usize| {
            let points: Vec<f64> = games.iter().map(|game| game.points[seat]).collect();
            mean_of(&points)
        };
        for (seat, name) in ["detectives", "fugitive"].into_iter().enumerate() {
            let longest = |time: fn(&Played) -> [Duration; 2]| {
                let times = games.iter().map(|game| time(game)[seat]);
                1000.0 * times.max().unwrap_or_default().as_secs_f64()
            };
            println!(
                "{name}: {} points a game; slowest move {:.1} ms, slowest game {:.0} ms",
                points(seat),
                longest(|game| game.slowest),
                longest(|game| game.whole),
            );
        }
        let caught: Vec<f64> = games
            .iter()
            .filter_map(|game| game.caught)
            .map(f64::from)
            .collect();
        let (count, all) = (caught.len(), games.len());
        let mut figure = format!("{} points; caught in {count} of {all}", points(1));
        if count > 0 {
            figure += &format!(", after {:.1} turns", mean(caught.into_iter()));
        }
        report_figure(&figure);
    }
}

fn main() {
    #[cfg(not(target_arch = "wasm32"))]
    native::main();
}
