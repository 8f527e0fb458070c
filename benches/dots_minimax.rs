//! Our dots engine at full level against the `minimax` crate's `IterativeSearch`, which counts cells, or, with
//! `--our-evaluation`, uses our evaluation.
//!
//! `cargo bench --bench dots_minimax -- --openings 50 --ms 50`. The opponent uses our fast board, our moves without repetition
//! and a table as large as ours, so that only the search and the evaluation differ.

#[cfg(not(target_arch = "wasm32"))]
mod native {
    use std::cell::RefCell;
    use std::rc::Rc;
    use std::time::{Duration, Instant};

    use clap::Parser;
    use minimax::{Evaluation, IterativeOptions, IterativeSearch, Strategy, Winner};
    use warren::core::game::Game;
    use warren::games::dots::engine::{Evaluator, Position, TABLE_BYTES, decode};
    use warren::games::dots::{Dots, Move};
    use warren::thinking::engine::Level;
    use warren::thinking::search::{Code, Evaluate, Position as _};

    use warren_benches::dots::{Ours, Player, wins};
    use warren_benches::figures::{rate, report_figure};

    #[derive(Parser)]
    struct Arguments {
        /// The number of openings of four random moves; each is played twice.
        #[arg(long, default_value_t = 50)]
        openings: usize,
        /// Milliseconds per move, for both.
        #[arg(long, default_value_t = 50)]
        ms: u64,
        /// Whether the opponent evaluates positions like our engine.
        #[arg(long)]
        our_evaluation: bool,
        /// The seed of the openings.
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// Cargo passes this to every bench.
        #[arg(long, hide = true)]
        bench: bool,
    }

    struct Rules;

    impl minimax::Game for Rules {
        type S = Position;
        type M = Code;

        fn generate_moves(position: &Position, moves: &mut Vec<Code>) -> Option<Winner> {
            if let Some(winner) = Rules::get_winner(position) {
                return Some(winner);
            }
            let mut list = Vec::new();
            position.candidates(&mut list);
            moves.extend(list.iter().map(|candidate| candidate.code));
            None
        }

        fn apply(position: &mut Position, code: Code) -> Option<Position> {
            Some(position.after(code))
        }

        fn get_winner(position: &Position) -> Option<Winner> {
            if !position.is_over() {
                return None;
            }
            let [mine, theirs] = position.cells();
            Some(if mine > theirs {
                Winner::PlayerToMove
            } else {
                Winner::PlayerJustMoved
            })
        }

        fn zobrist_hash(position: &Position) -> u64 {
            position.hash()
        }
    }

    struct Cells;

    impl minimax::Evaluator for Cells {
        type G = Rules;

        fn evaluate(&self, position: &Position) -> Evaluation {
            let [mine, theirs] = position.cells();
            mine as Evaluation - theirs as Evaluation
        }
    }

    /// The largest value that the crate accepts as an evaluation rather than a result.
    const MAX_EVALUATION: i32 = 20_000;

    /// Our evaluation, which each search adjusts to its own stage of the game.
    struct Judged(Rc<RefCell<Evaluator>>);

    impl minimax::Evaluator for Judged {
        type G = Rules;

        fn evaluate(&self, position: &Position) -> Evaluation {
            let value = self.0.borrow().evaluate(position);
            value.clamp(-MAX_EVALUATION, MAX_EVALUATION) as Evaluation
        }
    }

    /// The opponent, with the evaluation to adjust before each search if it is ours.
    struct Theirs<E: minimax::Evaluator<G = Rules>> {
        search: IterativeSearch<E>,
        judge: Rc<RefCell<Evaluator>>,
    }

    impl<E: minimax::Evaluator<G = Rules>> Player for Theirs<E> {
        fn choose(&mut self, game: &Dots) -> Move {
            *self.judge.borrow_mut() = Evaluator::new(game.ply(), 0, 0);
            let position = Position::from(game);
            let code = self.search.choose_move(&position).unwrap_or_else(|| {
                let mut list = Vec::new();
                position.candidates(&mut list);
                list[0].code
            });
            decode(code)
        }
    }

    fn theirs<E>(evaluator: E, judge: Rc<RefCell<Evaluator>>, time: Duration) -> Box<dyn Player>
    where
        E: minimax::Evaluator<G = Rules> + 'static,
    {
        let options = IterativeOptions::new().with_table_byte_size(TABLE_BYTES);
        let mut search = IterativeSearch::new(evaluator, options);
        search.set_timeout(time);
        Box::new(Theirs { search, judge })
    }

    pub fn main() {
        let arguments = Arguments::parse();
        let time = Duration::from_millis(arguments.ms);
        let start = Instant::now();
        let won = wins(
            arguments.openings,
            arguments.seed,
            &mut |seed| Box::new(Ours::timed(Level::FULL, seed, time)),
            &mut |_| {
                let judge = Rc::new(RefCell::new(Evaluator::new(0, 0, 0)));
                if arguments.our_evaluation {
                    theirs(Judged(judge.clone()), judge, time)
                } else {
                    theirs(Cells, judge, time)
                }
            },
        );
        let games = 2 * arguments.openings;
        let won_rate = rate(won as f64 / games as f64, games);
        println!("took {:.0} s", start.elapsed().as_secs_f64());
        report_figure(&format!("{won} of {games} won, {won_rate}"));
    }
}

fn main() {
    #[cfg(not(target_arch = "wasm32"))]
    native::main();
}
