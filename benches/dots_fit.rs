//! Fits the weights of the dots engine's evaluation to games of the engine against itself, and reports how much better they
//! predict the winner than the current ones.
//!
//! `cargo bench --bench dots_fit -- --games 1000 --nodes 3000`. Its table is for `src/games/dots/engine/weights.rs`.
//!
//! Games begin with 4 to 20 random moves. In each position the engine's features, weighted by the ply, are the terms of a
//! logistic regression on whether the side to move wins. It is solved by Newton's method with a small ridge penalty. The
//! weights are scaled so that a value is the average lead in cells at the end. Every tenth game is reserved for the comparison.
//! The same arguments produce the same table.

#[cfg(not(target_arch = "wasm32"))]
mod native {
    use clap::Parser;
    use warren::core::game::{Game, LegalMoves, Seat};
    use warren::games::dots::Dots;
    use warren::games::dots::engine::{
        Engine, FEATURES, KNOT_PLIES, Position, TABLE_BYTES, WEIGHTS, features,
    };
    use warren::thinking::engine::{Level, OpenEngine, Thinker};
    use warren::thinking::search::{Budget, NoClock, Random};

    #[derive(Parser)]
    struct Arguments {
        /// The number of games for the fit and the comparison.
        #[arg(long, default_value_t = 1_000)]
        games: usize,
        /// Nodes per move.
        #[arg(long, default_value_t = 3_000)]
        nodes: u64,
        /// The seed of the openings.
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// Cargo passes this to every bench.
        #[arg(long, hide = true)]
        bench: bool,
    }

    /// The columns of weights, by stage of the game.
    const KNOTS: usize = WEIGHTS[0].len();
    /// The parameters of the regression: by feature and column.
    const PARAMETERS: usize = FEATURES * KNOTS;
    /// The penalty on squared parameters.
    const RIDGE: f64 = 1.0;
    const NEWTON_STEPS: usize = 8;
    /// A weight of a hundredth of a cell.
    const UNIT: f64 = 16.0;

    type Weights = Vec<f64>;

    /// A position of a game, from the view of the side to move.
    struct Sample {
        ply: u32,
        features: [i32; FEATURES],
        has_won: bool,
        /// The lead of the side in cells at the end of the game.
        lead: f64,
    }

    impl Sample {
        /// The terms of the regression that are not zero: the parameter and its factor.
        fn terms(&self) -> impl Iterator<Item = (usize, f64)> + '_ {
            let knot = ((self.ply / KNOT_PLIES) as usize).min(KNOTS - 2);
            let past = (self.ply - knot as u32 * KNOT_PLIES).min(KNOT_PLIES);
            let late = f64::from(past) / f64::from(KNOT_PLIES);
            let counts = self.features.iter().enumerate();
            counts
                .filter(|&(_, &count)| count != 0)
                .flat_map(move |(feature, &count)| {
                    let place = feature * KNOTS + knot;
                    let count = f64::from(count);
                    [(place, count * (1.0 - late)), (place + 1, count * late)]
                })
        }

        fn value(&self, weights: &Weights) -> f64 {
            self.terms().map(|(place, x)| weights[place] * x).sum()
        }
    }

    pub fn main() {
        let arguments = Arguments::parse();
        let mut random = Random::new(arguments.seed);
        let games: Vec<_> = (0..arguments.games)
            .map(|number| played(arguments.nodes, number as u64, &mut random))
            .collect();
        let part = |is_apart: bool| {
            let chosen = games.iter().enumerate();
            chosen
                .filter(move |(number, _)| (number % 10 == 9) == is_apart)
                .flat_map(|(_, samples)| samples)
        };
        let train: Vec<&Sample> = part(false).collect();
        let apart: Vec<&Sample> = part(true).collect();

        let fitted = fit(&train);
        let used: Weights = WEIGHTS.iter().flatten().map(|&w| f64::from(w)).collect();
        println!(
            "cross entropy in {} positions kept apart, by the plies of the game",
            apart.len()
        );
        for from in (0..240).step_by(40) {
            let (known, judged) = (stage(&train, from), stage(&apart, from));
            if judged.is_empty() {
                continue;
            }
            // A value in cells predicts the winner more or less well, by the stage of the game.
            let surprise =
                |weights| cross_entropy(&judged, weights, logit_of_value(&known, weights));
            println!(
                "{from} to {}: {:.4} in use, {:.4} fitted, {} positions",
                from + 39,
                surprise(&used),
                surprise(&fitted),
                judged.len(),
            );
        }
        print_table(&fitted, cells_of_logit(&train, &fitted));
    }

    /// The samples of the 40 plies from `from` on.
    fn stage<'a>(samples: &[&'a Sample], from: u32) -> Vec<&'a Sample> {
        let is_near = |sample: &&&Sample| (from..from + 40).contains(&sample.ply);
        samples.iter().filter(is_near).copied().collect()
    }

    /// The positions of a game of the engine against itself.
    fn played(nodes: u64, seed: u64, random: &mut Random) -> Vec<Sample> {
        let mut game = Dots::default();
        let mut moves = Vec::new();
        for _ in 0..4 + random.below(17) {
            game.legal_moves(&mut moves);
            game.play(&moves[random.below(moves.len())]);
        }
        let mut engine = Engine::with_table(Level::FULL, seed, TABLE_BYTES / 16);
        let mut samples = Vec::new();
        while game.outcome().is_none() {
            samples.push((game.ply(), game.side(), features(&Position::from(&game))));
            engine.set_position(&game);
            engine.think(&NoClock, Budget::nodes(nodes));
            let mv = engine.best().parse().expect("a move");
            game.try_play(&mv).expect("a legal move");
        }
        let cells = game.cells();
        let sample = |(ply, side, features): (u32, Seat, _)| {
            let lead = cells[side.index()] - cells[side.other().index()];
            Sample {
                ply,
                features,
                has_won: lead > 0,
                lead: f64::from(lead),
            }
        };
        samples.into_iter().map(sample).collect()
    }

    fn chance(logit: f64) -> f64 {
        1.0 / (1.0 + (-logit).exp())
    }

    /// The parameters that make the results most probable.
    fn fit(samples: &[&Sample]) -> Weights {
        let mut weights = vec![0.0; PARAMETERS];
        for _ in 0..NEWTON_STEPS {
            let mut slope: Vec<f64> = weights.iter().map(|w| -RIDGE * w).collect();
            let mut curvature = vec![vec![0.0; PARAMETERS]; PARAMETERS];
            for (place, row) in curvature.iter_mut().enumerate() {
                row[place] = RIDGE;
            }
            for sample in samples {
                let p = chance(sample.value(&weights));
                let (error, weight) = (f64::from(sample.has_won) - p, p * (1.0 - p));
                let terms: Vec<_> = sample.terms().collect();
                for &(row, x) in &terms {
                    slope[row] += error * x;
                    for &(column, y) in terms.iter().take_while(|&&(column, _)| column <= row) {
                        curvature[row][column] += weight * x * y;
                    }
                }
            }
            let step = solve(curvature, slope);
            for (weight, step) in weights.iter_mut().zip(step) {
                *weight += step;
            }
        }
        weights
    }

    /// The solution of a positive definite system, from its lower triangle, by Cholesky decomposition.
    fn solve(mut matrix: Vec<Vec<f64>>, mut right: Vec<f64>) -> Vec<f64> {
        let size = right.len();
        for row in 0..size {
            for column in 0..=row {
                let sum: f64 = (0..column)
                    .map(|k| matrix[row][k] * matrix[column][k])
                    .sum();
                let rest = matrix[row][column] - sum;
                matrix[row][column] = if row == column {
                    rest.sqrt()
                } else {
                    rest / matrix[column][column]
                };
            }
            let sum: f64 = (0..row).map(|k| matrix[row][k] * right[k]).sum();
            right[row] = (right[row] - sum) / matrix[row][row];
        }
        for row in (0..size).rev() {
            let sum: f64 = (row + 1..size).map(|k| matrix[k][row] * right[k]).sum();
            right[row] = (right[row] - sum) / matrix[row][row];
        }
        right
    }

    /// The mean surprise at the results, in nats, if the log-odds of a win are `factor` times the value.
    fn cross_entropy(samples: &[&Sample], weights: &Weights, factor: f64) -> f64 {
        let surprise = |sample: &&Sample| {
            let logit = factor * sample.value(weights);
            let of_result = if sample.has_won { logit } else { -logit };
            -chance(of_result).max(1e-9).ln()
        };
        samples.iter().map(surprise).sum::<f64>() / samples.len() as f64
    }

    /// The factor that converts values to log-odds, by the results.
    fn logit_of_value(samples: &[&Sample], weights: &Weights) -> f64 {
        let mut factor = 0.0;
        for _ in 0..2 * NEWTON_STEPS {
            let (mut slope, mut curvature) = (0.0, 1e-9);
            for sample in samples {
                let value = sample.value(weights);
                let p = chance(factor * value);
                slope += (f64::from(sample.has_won) - p) * value;
                curvature += p * (1.0 - p) * value * value;
            }
            factor += slope / curvature;
        }
        factor
    }

    /// The lead in cells at the end per unit of log-odds, by least squares.
    fn cells_of_logit(samples: &[&Sample], weights: &Weights) -> f64 {
        let pairs = samples
            .iter()
            .map(|sample| (sample.value(weights), sample.lead));
        let (product, square) = pairs.fold((0.0, 0.0), |(product, square), (value, lead)| {
            (product + value * lead, square + value * value)
        });
        product / square
    }

    /// Prints the table of weights, a line per feature, in the order of the current one.
    fn print_table(weights: &Weights, cells: f64) {
        println!("the fitted weights:");
        for row in weights.chunks_exact(KNOTS) {
            let scaled = row.iter().map(|weight| {
                let scaled = weight * cells * 100.0 * UNIT;
                format!("{:5}", scaled.round().clamp(-32768.0, 32767.0))
            });
            println!("    [{}],", scaled.collect::<Vec<_>>().join(", "));
        }
    }
}

fn main() {
    #[cfg(not(target_arch = "wasm32"))]
    native::main();
}
