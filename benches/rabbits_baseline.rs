//! Our rabbits engine against the greedy baseline, compared with the baseline against itself from the same openings.
//!
//! `cargo bench --bench rabbits_baseline -- --seat black --games 40 --limit 120 --ms 250`; `--frozen` instead counts the moves
//! in which our rabbits clear the field while the hunters stay at their start.

#[cfg(not(target_arch = "wasm32"))]
mod native {
    use std::time::Duration;

    use clap::{Parser, ValueEnum};
    use warren::core::game::Game;
    use warren::games::rabbits::{Move, RABBITS, Rabbits};
    use warren::thinking::engine::Level;

    use warren_benches::figures::report_figure;
    use warren_benches::rabbits::baseline::Baseline;
    use warren_benches::rabbits::{Ours, Player, Random, each, mean, opening, play};

    /// Hunters that never move.
    struct Frozen;

    impl Player for Frozen {
        fn choose(&mut self, game: &Rabbits) -> Move {
            Move::new(&vec![None; game.hunters().len()])
        }
    }

    /// The result of a game.
    #[derive(Clone, Copy, Debug, Default)]
    struct Result {
        points: [u32; 2],
        caught: u32,
        plies: u32,
    }

    impl Result {
        fn of(game: &Rabbits) -> Result {
            let caught = game.rabbits().iter().filter(|cell| cell.is_none());
            Result {
                points: game.points(),
                caught: caught.count() as u32,
                plies: game.ply(),
            }
        }
    }

    #[derive(Clone, Copy, PartialEq, ValueEnum)]
    enum Side {
        /// Our rabbits against the baseline's hunters.
        White,
        /// Our hunters against the baseline's rabbits.
        Black,
        /// Neither side is ours.
        None,
    }

    #[derive(Parser)]
    struct Arguments {
        /// The seat that our engine plays.
        #[arg(long, value_enum, default_value = "black")]
        seat: Side,
        /// The number of games, each from an opening of a random turn of each side.
        #[arg(long, default_value_t = 40)]
        games: usize,
        /// Moves per side.
        #[arg(long, default_value_t = 120)]
        limit: u32,
        /// Milliseconds per move for our engine.
        #[arg(long, default_value_t = 250)]
        ms: u64,
        /// The seed of the openings, of the baseline's ties and of our engine's random choices.
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// Our engine's level.
        #[arg(long, default_value_t = Level::COUNT)]
        level: u8,
        /// The number of games in parallel.
        #[arg(long, default_value_t = 1)]
        threads: usize,
        /// Instead, count the moves in which our rabbits clear the field while the hunters stay at their start.
        #[arg(long)]
        frozen: bool,
        /// Cargo passes this to every bench.
        #[arg(long, hide = true)]
        bench: bool,
    }

    impl Arguments {
        fn ours(&self, seed: u64) -> Ours {
            let level = Level::new(self.level).expect("a level from 1 to 12");
            Ours::timed(level, seed, Duration::from_millis(self.ms))
        }

        /// A game from an opening. One seat of it may be ours.
        fn game(&self, number: usize, seat: Side) -> Result {
            let seed = self.seed + number as u64;
            let player = |side: Side, salt: u64| -> Box<dyn Player> {
                if side == seat {
                    Box::new(self.ours(seed))
                } else {
                    Box::new(Baseline::new(2 * seed + salt))
                }
            };
            let (mut white, mut black) = (player(Side::White, 0), player(Side::Black, 1));
            Result::of(&play(
                opening(seed, self.limit),
                [white.as_mut(), black.as_mut()],
            ))
        }
    }

    pub fn main() {
        let arguments = Arguments::parse();
        if arguments.frozen {
            frozen(&arguments)
        } else {
            against_baseline(&arguments)
        }
    }

    fn against_baseline(arguments: &Arguments) {
        let games = each(arguments.games, arguments.threads, |number| {
            let own = match arguments.seat {
                Side::None => Result::default(),
                seat => arguments.game(number, seat),
            };
            (own, arguments.game(number, Side::None))
        });
        let (ours, theirs): (Vec<Result>, Vec<Result>) = games.into_iter().unzip();
        println!(
            "limit {}, {} games, {} ms, seed {}",
            arguments.limit, arguments.games, arguments.ms, arguments.seed
        );
        report("baseline against itself", &theirs);
        let (name, what): (&str, fn(&Result) -> f64) = match arguments.seat {
            Side::None => return,
            Side::White => ("our rabbits, baseline's hunters", |game| game.caught.into()),
            Side::Black => ("baseline's rabbits, our hunters", |game| game.plies.into()),
        };
        report(name, &ours);
        let cabbages = ratio_of("cabbages", &ours, &theirs, |game| game.points[0].into());
        let measure = match arguments.seat {
            Side::White => "rabbits lost",
            _ => "plies",
        };
        let other = ratio_of(measure, &ours, &theirs, what);
        report_figure(&format!("{cabbages}, {other}"));
    }

    fn report(name: &str, games: &[Result]) {
        let of = |value: fn(&Result) -> u32| mean(games.iter().map(|game| value(game).into()));
        println!(
            "{name}: {:.1} : {:.1}, {:.2} rabbits caught, {:.1} plies",
            of(|game| game.points[0]),
            of(|game| game.points[1]),
            of(|game| game.caught),
            of(|game| game.plies),
        );
    }

    /// A value of our games, as a multiple of the baseline's.
    fn ratio_of(
        name: &str,
        ours: &[Result],
        theirs: &[Result],
        value: fn(&Result) -> f64,
    ) -> String {
        let pairs: Vec<(f64, f64)> = ours
            .iter()
            .map(value)
            .zip(theirs.iter().map(value))
            .collect();
        let (ratio, [low, high]) = ratio(&pairs);
        format!("{ratio:.2} times the {name} ({low:.2}–{high:.2})")
    }

    fn frozen(arguments: &Arguments) {
        let games = each(arguments.games, arguments.threads, |number| {
            let mut ours = arguments.ours(arguments.seed + number as u64);
            let game = Rabbits::new(arguments.limit);
            let result = Result::of(&play(game, [&mut ours, &mut Frozen]));
            (result, game_bound())
        });
        let moves_of = |result: &Result| result.plies.div_ceil(2);
        for (result, bound) in &games {
            let moves = moves_of(result);
            println!(
                "{} cabbages in {moves} moves: {:.3} of the bound of {bound}",
                result.points[0],
                f64::from(*bound) / f64::from(moves)
            );
        }
        let moves = games.iter().map(|(result, _)| moves_of(result));
        report_figure(&format!(
            "{:.1} moves ({} to {})",
            mean(moves.clone().map(f64::from)),
            moves.clone().min().unwrap_or(0),
            moves.max().unwrap_or(0),
        ));
    }

    /// The minimum number of moves in which this many rabbits can eat all cabbages of the start.
    fn game_bound() -> u32 {
        Rabbits::new(1).cabbages().div_ceil(RABBITS as u32)
    }

    /// The ratio of two sums over the same games, with the interval that holds the true ratio in 95 of 100 cases, by resampling
    /// the games (bootstrap).
    fn ratio(pairs: &[(f64, f64)]) -> (f64, [f64; 2]) {
        let of = |index: &mut dyn FnMut(usize) -> usize| {
            let sample = (0..pairs.len()).map(|pair| pairs[index(pair)]);
            let (over, under) =
                sample.fold((0.0, 0.0), |sum, pair| (sum.0 + pair.0, sum.1 + pair.1));
            over / under
        };
        let mut random = Random(1);
        let mut ratios: Vec<f64> = (0..2000)
            .map(|_| of(&mut |_| random.below(pairs.len())))
            .collect();
        ratios.sort_by(f64::total_cmp);
        (of(&mut |index| index), [ratios[50], ratios[1949]])
    }
}

fn main() {
    #[cfg(not(target_arch = "wasm32"))]
    native::main();
}
