//! Our engine for space mice against greedy players, who try every arrow and look no further.
//!
//! `cargo bench --bench mice_greedy -- --games 100 --players 2 --ms 1000`. Every board is played from each seat; all other
//! players are greedy. `--rival lead --rival-horizon 24` instead puts another greedy player in our engine's place.

#[cfg(not(target_arch = "wasm32"))]
mod native {
    use std::time::Duration;

    use clap::Parser;
    use warren::thinking::engine::Level;

    use warren_benches::figures::{rate, report_figure};
    use warren_benches::mice::greedy::{Aim, Greedy};
    use warren_benches::mice::{Effort, Ours, Played, Player, each, mean, play, random_board};

    #[derive(Parser)]
    struct Arguments {
        /// The number of games.
        #[arg(long, default_value_t = 100)]
        games: usize,
        /// The number of players, two to four.
        #[arg(long, default_value_t = 2)]
        players: u8,
        /// Milliseconds per move for our engine.
        #[arg(long, default_value_t = 1000)]
        ms: u64,
        /// Instead, simulated turns per move: the same on every machine, however busy.
        #[arg(long)]
        nodes: Option<u64>,
        /// The seed of the boards and of the players' random choices.
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// Our engine's level.
        #[arg(long, default_value_t = Level::COUNT)]
        level: u8,
        /// The goal of the greedy players.
        #[arg(long = "wish", value_enum, default_value = "lead")]
        aim: Aim,
        /// The number of turns that the greedy players simulate.
        #[arg(long, default_value_t = 20)]
        horizon: u8,
        /// In place of our engine: a greedy player with this goal.
        #[arg(long, value_enum)]
        rival: Option<Aim>,
        /// The number of turns that this player simulates.
        #[arg(long, default_value_t = 20)]
        rival_horizon: u8,
        /// The number of games in parallel.
        #[arg(long, default_value_t = 1)]
        threads: usize,
        /// Cargo passes this to every bench.
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

        /// A game in which our seat alternates by the game's number. Returns the game and our seat.
        fn game(&self, number: usize) -> (Played, usize) {
            let players = usize::from(self.players);
            let (board, own) = (self.seed + (number / players) as u64, number % players);
            let player = |seat: usize| -> Box<dyn Player> {
                let seed = 4 * board + seat as u64;
                match self.rival {
                    _ if seat != own => Box::new(Greedy::new(self.aim, self.horizon, seed)),
                    Some(aim) => Box::new(Greedy::new(aim, self.rival_horizon, seed)),
                    None => {
                        let level = Level::new(self.level).expect("a level from 1 to 12");
                        Box::new(Ours::new(level, seed, self.effort()))
                    }
                }
            };
            let seated = (0..players).map(player).collect();
            let played = play(random_board(board, self.players), seated);
            (played, own)
        }
    }

    /// The result of a game for a seat.
    struct SeatResult {
        own: f64,
        /// The most points of the others.
        best: f64,
        /// From 1; players with equal points share their best place.
        place: usize,
        /// The number of others that share the place.
        shared: usize,
    }

    impl SeatResult {
        fn of(points: &[u32], seat: usize) -> SeatResult {
            let own = points[seat];
            let others = (0..points.len()).filter(|&other| other != seat);
            let others: Vec<u32> = others.map(|other| points[other]).collect();
            let best = others.iter().copied().max().unwrap_or(0);
            SeatResult {
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
                SeatResult::of(&played.points, seat),
                played.times[seat].clone(),
            )
        });
        let (results, times): (Vec<SeatResult>, Vec<Vec<Duration>>) = games.into_iter().unzip();
        print_times(&times.concat());
        report_places(arguments.players, &results);
    }

    fn report_places(players: u8, results: &[SeatResult]) {
        let count = |place: usize, is_shared: bool| {
            let wanted = |one: &&SeatResult| one.place == place && (one.shared > 0) == is_shared;
            results.iter().filter(wanted).count()
        };
        for place in 1..=usize::from(players) {
            let (alone, shared) = (count(place, false), count(place, true));
            println!("place {place}: {alone} alone, {shared} shared");
        }
        let games = results.len();
        report_figure(&format!(
            "{} first alone, {:.1} : {:.1} points",
            rate(count(1, false) as f64 / games as f64, games),
            mean(results.iter().map(|result| result.own)),
            mean(results.iter().map(|result| result.best)),
        ));
    }

    fn print_times(times: &[Duration]) {
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
