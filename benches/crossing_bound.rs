//! An upper bound for the deliveries of any player of The Crossing, as a share of those of a player who sees everything, and
//! the deliveries of our engine on the same boards.
//!
//! `cargo bench --bench crossing_bound -- --boards 500 --seed 1`. The boards are plain: the heights and the places in the cycle
//! are uniform, and no board is rejected. On fair boards, which are rejected until two bests are equal, the islands' places
//! depend on each other, and the bound would not be proven. `crossing/relaxation.rs` explains the bound.

#[cfg(not(target_arch = "wasm32"))]
mod native {
    use clap::Parser;
    use warren::core::game::Seat;
    use warren::games::crossing::generator::plain_board;
    use warren::thinking::engine::Level;
    use warren::thinking::search::Random;

    use warren_benches::crossing::relaxation::bound;
    use warren_benches::crossing::{Effort, each, mean, play_on};
    use warren_benches::figures::report_figure;

    #[derive(Parser)]
    struct Arguments {
        /// Plain boards.
        #[arg(long, default_value_t = 500)]
        boards: usize,
        /// The first board's seed; the others follow.
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// The number of sampled fillings for each block. More tighten the bound; the work grows with the fifth power.
        #[arg(long, default_value_t = 5)]
        fillings: usize,
        /// Samples times steps tried per move for our engine; 0 omits it.
        #[arg(long, default_value_t = 1000)]
        nodes: u64,
        /// The number of boards in parallel.
        #[arg(long, default_value_t = 1)]
        threads: usize,
        /// The number of resamplings for the intervals.
        #[arg(long = "draws", default_value_t = 10_000)]
        resamples: usize,
        /// Cargo passes this to every bench.
        #[arg(long, hide = true)]
        bench: bool,
    }

    /// A number of crossings on a board, and the clairvoyant best for comparison.
    type Part = (f64, f64);

    pub fn main() {
        let arguments = Arguments::parse();
        let results = each(arguments.boards, arguments.threads, |number| {
            look(&arguments, arguments.seed + number as u64)
        });
        let (bounds, ours): (Vec<Part>, Vec<Part>) = results.into_iter().unzip();
        println!(
            "{} boards, {:.3} crossings a board for one who sees everything",
            bounds.len(),
            mean(bounds.iter().map(|&(_, best)| best)),
        );
        let mut figure = format!("bound {}", share(&bounds, arguments.resamples));
        if arguments.nodes > 0 {
            figure += &format!("; our engine {}", share(&ours, arguments.resamples));
        }
        report_figure(&figure);
    }

    /// The bound for a board, and the deliveries of our engine on it.
    fn look(arguments: &Arguments, seed: u64) -> (Part, Part) {
        let mut random = Random::new(seed);
        let game = plain_board(&mut random);
        let bound = bound(&game, arguments.fillings.max(1), &mut random);
        let ours = match arguments.nodes {
            0 => (0.0, 0.0),
            nodes => {
                let played = play_on(game, Seat(0), seed, Level::FULL, Effort::Nodes(nodes));
                (played.crossings.into(), played.best.into())
            }
        };
        ((bound.relaxed, bound.clairvoyant), ours)
    }

    /// A sum over the boards as a share of the bests, with the interval that holds the true share in 95 of 100 cases.
    fn share(parts: &[Part], resamples: usize) -> String {
        let share = |index: &mut dyn FnMut(usize) -> usize| {
            let sample = (0..parts.len()).map(|part| parts[index(part)]);
            let (sum, bests) = sample.fold((0.0, 0.0), |(sum, bests), (part, best)| {
                (sum + part, bests + best)
            });
            sum / bests
        };
        let mut random = Random::new(1);
        let mut shares: Vec<f64> = (0..resamples)
            .map(|_| share(&mut |_| random.below(parts.len())))
            .collect();
        shares.sort_by(f64::total_cmp);
        let at = |part: f64| shares[(part * (shares.len() - 1) as f64) as usize];
        format!(
            "{:.4} ({:.4}–{:.4})",
            share(&mut |index| index),
            at(0.025),
            at(0.975),
        )
    }
}

fn main() {
    #[cfg(not(target_arch = "wasm32"))]
    native::main();
}
