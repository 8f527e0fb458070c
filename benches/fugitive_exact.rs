//! Our engine for Fugitive and Detectives compared with the solutions of small games: the points it gives away, compared with
//! the best response of its side to the solved strategy of the other.
//!
//! `cargo bench --bench fugitive_exact`. A small game is the end of a game: its last turns on a map of few cities, see
//! `benches/fugitive/exact.rs`. The bench uses only games whose value is at least a point away from a certain capture and a
//! certain escape.

#[cfg(not(target_arch = "wasm32"))]
mod native {
    use clap::Parser;
    use warren::games::fugitive::protocol::Known;
    use warren::games::fugitive::{
        City, DETECTIVES, DETECTIVES_SEAT, FUGITIVE_SEAT, Map, Move, RoadKind,
    };
    use warren::thinking::engine::Level;
    use warren::thinking::search::Random;

    use warren_benches::figures::{mean_of, report_figure};
    use warren_benches::fugitive::exact::{
        FREE, LAST, MAX_CITIES, NONE, Set, SmallGame, Tree, Values, kept, members, parted, set,
    };
    use warren_benches::fugitive::responses::{Next, Solved, weighted};
    use warren_benches::fugitive::{Effort, Ours, Player, each, mean};

    #[derive(Parser)]
    struct Arguments {
        /// The number of random small games. The bench skips games that are too large, or all but decided from the start.
        #[arg(long = "drawn", default_value_t = 60)]
        candidates: usize,
        /// The number of cities of a map, 5 to 32.
        #[arg(long, default_value_t = 30)]
        cities: u8,
        /// The percentage of possible roads.
        #[arg(long, default_value_t = 50)]
        roads: u8,
        /// The number of turns of a small game, 2 to 5.
        #[arg(long, default_value_t = 3)]
        turns: u32,
        /// The number of games of our fugitive in each small game.
        #[arg(long, default_value_t = 10)]
        games: u64,
        /// Simulated turns for a move of our fugitive, and joint moves to search for a move of our detectives.
        #[arg(long, default_value_t = 15_000)]
        nodes: u64,
        /// Iterations of the solver.
        #[arg(long, default_value_t = 400)]
        iterations: u32,
        /// The maximum number of moves in a tree. Larger games are skipped.
        #[arg(long, default_value_t = 1_500_000)]
        moves: usize,
        /// Our engine's level.
        #[arg(long, default_value_t = Level::COUNT)]
        level: u8,
        /// The number of small games in parallel.
        #[arg(long, default_value_t = 1)]
        threads: usize,
        /// The seed of the games and of our engine's random choices.
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// Cargo passes this to every bench.
        #[arg(long, hide = true)]
        bench: bool,
    }

    impl Arguments {
        fn ours(&self, seed: u64) -> Ours {
            let level = Level::new(self.level).expect("a level from 1 to 12");
            Ours::new(level, seed, Effort::Nodes(self.nodes))
        }

        /// The small game of a number, solved. `None` if it is too large, or decided from the start.
        fn tree(&self, number: u64) -> Option<Tree> {
            let game = SmallGame::random(self.cities, self.roads, self.turns, number);
            let mut tree = Tree::new(game, self.moves)?;
            let glances = (self.iterations / 10).max(1);
            tree.improve(glances);
            let [upper, lower] = Solved::new(&tree).bounds;
            if upper < kept(LAST) + 1.0 || lower > FREE - 1.0 {
                return None;
            }
            tree.improve(self.iterations - glances);
            let [upper, lower] = Solved::new(&tree).bounds;
            let value = f32::midpoint(upper, lower);
            (kept(LAST) + 1.0..=FREE - 1.0)
                .contains(&value)
                .then_some(tree)
        }
    }

    /// Our detectives, which always choose the same in the same situation, against the solved fugitive and against its best
    /// response.
    struct Hunt<'a> {
        solved: &'a Solved<'a>,
        ours: Ours,
    }

    impl Hunt<'_> {
        /// From a node on: the solved fugitive's points, each city weighted, and by city the most points for a fugitive that
        /// knows our detectives' plans.
        fn points(&mut self, node: u32, known: &Known, reach: &Values) -> (f32, Values) {
            let (onward, mut sum) = self.solved.onward(node, reach);
            let mut after = [[0.0; MAX_CITIES]; RoadKind::ALL.len()];
            for (kind, reach) in RoadKind::ALL.into_iter().zip(&onward) {
                let next = self.solved.node_after(node, kind);
                if next != NONE {
                    let mut known = known.clone();
                    known.record_kind(kind).expect("a possible move");
                    let (points, best) = self.chased(next, known, reach);
                    sum += points;
                    after[kind as usize] = best;
                }
            }
            let mut best_by_city = [0.0; MAX_CITIES];
            for from in self.solved.cities(node) {
                let runs = self.solved.runs(node, from).into_iter();
                let best = runs.map(|run| after[run.kind as usize][run.to]);
                best_by_city[from] = best.reduce(f32::max).unwrap_or(kept(LAST));
            }
            (sum, best_by_city)
        }

        fn chased(&mut self, node: u32, mut known: Known, reach: &Values) -> (f32, Values) {
            let mv = self.ours.choose(&known);
            let Move::Detectives(cities) = mv else {
                panic!("detectives move");
            };
            let to = set(&cities);
            let (caught, left) = parted(reach, to);
            let joints = self.solved.joints(node);
            let (points, mut best_by_city) = match joints.iter().find(|joint| joint.to == to) {
                Some(joint) => match joint.next {
                    Next::Captured => (0.0, [0.0; MAX_CITIES]),
                    Next::Ended(ends) => (weighted(&left, &ends), ends),
                    Next::Node(next) => {
                        known.record_move(&mv).expect("a legal move");
                        self.points(next, &known, &left)
                    }
                },
                // A certain capture was missed. Its cost is unknown, so the estimate is too high.
                None => (weighted(&left, &[FREE; MAX_CITIES]), [FREE; MAX_CITIES]),
            };
            members(to).for_each(|city| best_by_city[city] = kept(LAST));
            (caught + points, best_by_city)
        }
    }

    /// The points that our fugitive gives away in a game against the solved detectives: at each of its moves, the difference
    /// between the best move and its own. The sum has the same mean as the difference of the points, and much less variance.
    fn given_away(solved: &Solved, mut ours: Ours, random: &mut Random) -> f64 {
        let position = solved.game().position();
        let mut known = Known::at(&position, FUGITIVE_SEAT);
        let mut detectives = solved.game().detectives;
        let mut city = solved.game().fugitive.index();
        let mut node = 0;
        let mut lost = 0.0;
        loop {
            let runs = solved.runs(node, city);
            if runs.is_empty() {
                return lost;
            }
            let best = runs.iter().map(|run| run.worth).fold(0.0, f32::max);
            let mv = ours.choose(&known);
            let Move::Run { kind, to } = mv else {
                panic!("the fugitive moves");
            };
            city = to.index();
            let chosen = runs.iter().find(|run| (run.kind, run.to) == (kind, city));
            lost += f64::from(best - chosen.map_or(kept(LAST), |run| run.worth));
            if chosen.is_none() {
                return lost;
            }
            known.record_move(&mv).expect("a legal move");
            let joint = solved.sample(solved.node_after(node, kind), random);
            if joint.to & 1 << city != 0 {
                return lost;
            }
            detectives = arranged(solved.game().map.as_ref(), &detectives, joint.to);
            known
                .record_move(&Move::Detectives(detectives))
                .expect("a legal move");
            match joint.next {
                Next::Node(next) => node = next,
                Next::Captured => return lost,
                Next::Ended(ends) => {
                    let Move::Run { to, .. } = ours.choose(&known) else {
                        panic!("the fugitive moves");
                    };
                    let kept_points = solved.game().last(joint.to, to.index());
                    return lost + f64::from(ends[city] - kept_points);
                }
            }
        }
    }

    /// The assignment of the detectives to the cities of a set.
    fn arranged(map: &Map, from: &[City; DETECTIVES], to: Set) -> [City; DETECTIVES] {
        fn extend(map: &Map, from: &[City], left: Set, done: &mut Vec<City>) -> bool {
            let Some(&one) = from.get(done.len()) else {
                return true;
            };
            members(left).any(|city| {
                let is_next = map.around(one).contains(City::at(city));
                done.push(City::at(city));
                let fits = is_next && extend(map, from, left & !(1 << city), done);
                if !fits {
                    done.pop();
                }
                fits
            })
        }
        let mut joint_move = Vec::new();
        assert!(extend(map, from, to, &mut joint_move), "a joint move");
        joint_move.try_into().expect("one for each")
    }

    /// The mean, and half the width of the interval that holds the true mean in 95 of 100 cases (normal).
    fn summary(values: &[f64]) -> String {
        let middle = mean(values.iter().copied());
        let count = values.len() as f64;
        let squares: f64 = values.iter().map(|value| (value - middle).powi(2)).sum();
        let half = 1.96 * (squares / (count - 1.0).max(1.0) / count).sqrt();
        let highest = values.iter().copied().fold(0.0, f64::max);
        format!("{middle:.3} (95 %: ±{half:.3}), at most {highest:.2}")
    }

    /// The results of a small game.
    struct GameResult {
        value: f64,
        precision: f64,
        /// The points that our detectives give away to the solved fugitive.
        hunt: f64,
        /// The points that they give away to a fugitive that knows their plans.
        foreseen: f64,
        /// The points that our fugitive gives away to the solved detectives.
        flight: f64,
    }

    impl GameResult {
        fn of(arguments: &Arguments, number: u64) -> Option<GameResult> {
            let tree = arguments.tree(number)?;
            let solved = Solved::new(&tree);
            let [upper, lower] = solved.bounds;
            let start = solved.game().fugitive.index();
            let mut reach = [0.0; MAX_CITIES];
            reach[start] = 1.0;
            let known = Known::at(&solved.game().position(), DETECTIVES_SEAT);
            let mut hunt = Hunt {
                solved: &solved,
                ours: arguments.ours(number),
            };
            let (points, foreseen) = hunt.points(0, &known, &reach);
            let mut random = Random::new(number);
            let games = (0..arguments.games).map(|game| {
                let ours = arguments.ours(arguments.games * number + game);
                given_away(&solved, ours, &mut random)
            });
            Some(GameResult {
                value: f32::midpoint(upper, lower).into(),
                precision: (upper - lower).into(),
                hunt: (points - lower).into(),
                foreseen: (foreseen[start] - lower).into(),
                flight: mean(games.collect::<Vec<f64>>().into_iter()),
            })
        }
    }

    pub fn main() {
        let arguments = Arguments::parse();
        let all = each(arguments.candidates, arguments.threads, |number| {
            GameResult::of(&arguments, arguments.seed + number as u64)
        });
        let all: Vec<GameResult> = all.into_iter().flatten().collect();
        println!("{} of {} small games kept", all.len(), arguments.candidates);
        let print = |what: &str, of: fn(&GameResult) -> f64| {
            let values: Vec<f64> = all.iter().map(of).collect();
            println!("{what}: {}", summary(&values));
        };
        print("the fugitive's points", |result| result.value);
        print("precision", |result| result.precision);
        print("our detectives give away", |result| result.hunt);
        print("to a fugitive that foresees them", |result| result.foreseen);
        print("our fugitive gives away", |result| result.flight);
        let given_away =
            |of: fn(&GameResult) -> f64| mean_of(&all.iter().map(of).collect::<Vec<_>>());
        report_figure(&format!(
            "detectives {} points, {} if foreseen; fugitive {}",
            given_away(|result| result.hunt),
            given_away(|result| result.foreseen),
            given_away(|result| result.flight),
        ));
    }
}

fn main() {
    #[cfg(not(target_arch = "wasm32"))]
    native::main();
}
