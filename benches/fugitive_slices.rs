//! The longest uninterruptible periods of our engine for Fugitive and Detectives: its work when a move is due, and the smallest
//! slice of its thinking, on new maps of 200 cities.
//!
//! `cargo bench --bench fugitive_slices -- --games 10`. By side: the mean and the longest of each, in milliseconds of wall
//! time, which other work on the machine lengthens.

#[cfg(not(target_arch = "wasm32"))]
mod native {
    use std::time::{Duration, Instant};

    use clap::Parser;
    use warren::core::game::Game;
    use warren::games::fugitive::engine::Engine;
    use warren::games::fugitive::generator::{MapOptions, map};
    use warren::games::fugitive::protocol::Known;
    use warren::games::fugitive::{DETECTIVES_SEAT, FUGITIVE_SEAT, Fugitive, Move};
    use warren::thinking::engine::{Level, Thinker};
    use warren::thinking::search::{Budget, NoClock};

    use warren_benches::figures::report_figure;

    #[derive(Parser)]
    struct Arguments {
        /// The number of games, each on its own map.
        #[arg(long, default_value_t = 10)]
        games: u64,
        /// The number of slices for each move.
        #[arg(long, default_value_t = 100)]
        slices: u32,
        /// The number of cities of a map.
        #[arg(long, default_value_t = 200)]
        cities: u8,
        /// The seed of the maps and of the engines' random choices.
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// Cargo passes this to every bench.
        #[arg(long, hide = true)]
        bench: bool,
    }

    /// Times of one kind.
    #[derive(Clone, Copy, Default)]
    struct Times {
        count: u32,
        sum: Duration,
        longest: Duration,
    }

    impl Times {
        fn add(&mut self, time: Duration) {
            self.count += 1;
            self.sum += time;
            self.longest = self.longest.max(time);
        }

        fn print(&self, what: &str) {
            let milliseconds = |time: Duration| 1000.0 * time.as_secs_f64();
            println!(
                "{what}: {} times, {:.3} ms in the mean, {:.3} ms the longest",
                self.count,
                milliseconds(self.sum / self.count.max(1)),
                milliseconds(self.longest)
            );
        }
    }

    pub fn main() {
        let arguments = Arguments::parse();
        let mut first = [Times::default(); 2];
        let mut begins = [Times::default(); 2];
        let mut slices = [Times::default(); 2];
        for number in arguments.seed..arguments.seed + arguments.games {
            let map = map(&MapOptions::of(arguments.cities), number).expect("a map");
            let mut game = Fugitive::new(map);
            let seats = [DETECTIVES_SEAT, FUGITIVE_SEAT];
            let mut known = seats.map(|seat| Known::new(game.map().clone(), seat));
            let mut engines = seats.map(|_| Engine::new(Level::FULL, number));
            while game.outcome().is_none() {
                let seat = game.stage().seat().index();
                let engine = &mut engines[seat];
                let asked = Instant::now();
                engine.set_position(&known[seat]);
                match known[seat].ply() {
                    0 | 1 => first[seat].add(asked.elapsed()),
                    _ => begins[seat].add(asked.elapsed()),
                }
                for _ in 0..arguments.slices {
                    let began = Instant::now();
                    let is_done = engine.think(&NoClock, Budget::nodes(1)).done;
                    slices[seat].add(began.elapsed());
                    if is_done {
                        break;
                    }
                }
                let mv: Move = engine.best().parse().expect("a move");
                game.try_play(&mv).expect("a legal move");
                if game.outcome().is_some() {
                    break;
                }
                known[seat].record_move(&mv).expect("a legal move");
                let other = &mut known[1 - seat];
                let recorded = match mv {
                    Move::Run { kind, .. } if !game.is_announced() => other.record_kind(kind),
                    _ => other.record_move(&mv),
                };
                recorded.expect("a legal move");
            }
        }
        for (seat, name) in ["detectives", "fugitive"].into_iter().enumerate() {
            first[seat].print(&format!("{name}, the first move's beginning"));
            begins[seat].print(&format!("{name}, a later move's beginning"));
            slices[seat].print(&format!("{name}, a slice"));
        }
        let longest = |times: [Times; 2]| {
            let longest = times[0].longest.max(times[1].longest);
            format!("{:.0} ms", 1000.0 * longest.as_secs_f64())
        };
        report_figure(&format!(
            "longest: first move {}, later moves {}, slice {}",
            longest(first),
            longest(begins),
            longest(slices),
        ));
    }
}

fn main() {
    #[cfg(not(target_arch = "wasm32"))]
    native::main();
}
