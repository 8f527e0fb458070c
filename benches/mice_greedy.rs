//! Our engine for space mice against greedy players, who try every arrow and look no further.
//!
//! `cargo bench --bench mice_greedy -- --games 100 --players 2 --ms 1000`. Every board is played from each seat, the others
//! all being greedy. `--rival lead --rival-horizon 24` instead lets another greedy player take our engine's place.

#[cfg(not(target_arch = "wasm32"))]
mod native {
    use std::time::Duration;

    use clap::Parser;
    use warren::thinking::engine::Level;

    use warren_benches::mice::greedy::{Greedy, Wish};
    use warren_benches::mice::{
        Effort, Ours, Played, Player, drawn_board, each, interval, mean, play,
    };

    #[derive(Parser)]
    struct Arguments {
        /// Games in all.
        #[arg(long, default_value_t = 100)]
        games: usize,
        /// Two to four.
        #[arg(long, default_value_t = 2)]
        players: u8,
        /// Milliseconds a move for our engine.
        #[arg(long, default_value_t = 1000)]
        ms: u64,
        /// Instead, simulated turns a move: the same on every machine, however busy.
        #[arg(long)]
        nodes: Option<u64>,
        /// What the boards and the players' chances are drawn from.
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// Our engine's level.
        #[arg(long, default_value_t = Level::COUNT)]
        level: u8,
        /// What the greedy players want.
        #[arg(long, value_enum, default_value = "lead")]
        wish: Wish,
        /// How many turns the greedy players let the animals run.
        #[arg(long, default_value_t = 20)]
        horizon: u8,
        /// In place of our engine: a greedy player who wants this.
        #[arg(long, value_enum)]
        rival: Option<Wish>,
        /// How many turns that one lets the animals run.
        #[arg(long, default_value_t = 20)]
        rival_horizon: u8,
        /// Games at a time.
        #[arg(long, default_value_t = 1)]
        threads: usize,
        /// What cargo passes to every bench.
        #[arg(long, hide = true)]
        bench: bool,
    }

    impl Arguments {
        fn effort(&self) -> Effort {
            match self.nodes {
                Some(nodes) => Effort::Nodes(nodes),
                None => Effort::Time(Duration::from_millis(self.ms)),
            }
        }

        /// A game in which the seat with the game's number, in turn, is ours. Gives it and the seat.
        fn game(&self, number: usize) -> (Played, usize) {
            let players = usize::from(self.players);
            let (board, own) = (self.seed + (number / players) as u64, number % players);
            let player = |seat: usize| -> Box<dyn Player> {
                let seed = 4 * board + seat as u64;
                match self.rival {
                    _ if seat != own => Box::new(Greedy::new(self.wish, self.horizon, seed)),
                    Some(wish) => Box::new(Greedy::new(wish, self.rival_horizon, seed)),
                    None => {
                        let level = Level::new(self.level).expect("a level from 1 to 12");
                        Box::new(Ours::new(level, seed, self.effort()))
                    }
                }
            };
            let seated = (0..players).map(player).collect();
            let played = play(drawn_board(board, self.players), seated);
            (played, own)
        }
    }

    /// How a game ended for a seat.
    struct Standing {
        own: f64,
        /// The most points of the others.
        best: f64,
        /// From 1; who has as many points as others shares their best place.
        place: usize,
        /// With how many others.
        shared: usize,
    }

    impl Standing {
        fn of(points: &[u32], seat: usize) -> Standing {
            let own = points[seat];
            let others = (0..points.len()).filter(|&other| other != seat);
            let others: Vec<u32> = others.map(|other| points[other]).collect();
            let best = others.iter().copied().max().unwrap_or(0);
            Standing {
                own: own.into(),
                best: best.into(),
                place: 1 + others.iter().filter(|&&other| other > own).count(),
                shared: others.iter().filter(|&&other| other == own).count(),
            }
        }
    }

    pub fn main() {
        let arguments = Arguments::parse();
        let games = each(arguments.games, arguments.threads, |number| {
            let (played, seat) = arguments.game(number);
            (
                Standing::of(&played.points, seat),
                played.times[seat].clone(),
            )
        });
        let (standings, times): (Vec<Standing>, Vec<Vec<Duration>>) = games.into_iter().unzip();
        report_places(arguments.players, &standings);
        report_times(&times.concat());
    }

    fn report_places(players: u8, standings: &[Standing]) {
        let count = |place: usize, is_shared: bool| {
            let wanted = |one: &&Standing| one.place == place && (one.shared > 0) == is_shared;
            standings.iter().filter(wanted).count()
        };
        for place in 1..=usize::from(players) {
            let (alone, shared) = (count(place, false), count(place, true));
            println!("place {place}: {alone} alone, {shared} shared");
        }
        let games = standings.len() as f64;
        let first = count(1, false) as f64 / games;
        let [low, high] = interval(first, games);
        println!(
            "first alone in {:.0} % of {games} games (95 %: {:.0} to {:.0} %)",
            100.0 * first,
            100.0 * low,
            100.0 * high
        );
        println!(
            "{:.1} points a game, the best of the others {:.1}",
            mean(standings.iter().map(|standing| standing.own)),
            mean(standings.iter().map(|standing| standing.best)),
        );
    }

    fn report_times(times: &[Duration]) {
        let milliseconds = |time: &Duration| 1000.0 * time.as_secs_f64();
        println!(
            "{:.1} ms a move in the mean, {:.1} ms at the most",
            mean(times.iter().map(milliseconds)),
            times.iter().map(milliseconds).fold(0.0, f64::max),
        );
    }
}

fn main() {
    #[cfg(not(target_arch = "wasm32"))]
    native::main();
}
