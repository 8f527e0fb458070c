//! The dots engine in endgames that a plain solver has solved.
//!
//! `cargo bench --bench dots_endgames -- --ms 50` counts the endgames in `tests/endgames/dots.txt` that the highest level
//! answers with a winning move. `--make 240 --seed 1` prints such a list: positions from games of the engine against itself in
//! which some moves win and some lose, each with the winning moves.

#[cfg(not(target_arch = "wasm32"))]
mod native {
    use std::time::Duration;

    use clap::Parser;
    use warren::core::game::{Game, LegalMoves};
    use warren::games::dots::Dots;
    use warren::games::dots::engine::Engine;
    use warren::thinking::engine::{Level, OpenEngine, Thinker};
    use warren::thinking::search::{Budget, NativeClock};

    use warren_benches::dots::{Ours, Player, Random, opening};
    use warren_benches::figures::report_figure;
    use warren_testkit::plain::endgames::{Solver, winner};

    /// The endgames, one per line: the position, then the moves that win.
    const ENDGAMES: &str = include_str!("../tests/endgames/dots.txt");

    /// The maximum number of positions that the plain solver visits for one endgame.
    const MAX_POSITIONS: usize = 50_000;

    #[derive(Parser)]
    struct Arguments {
        /// Milliseconds per move.
        #[arg(long, default_value_t = 50)]
        ms: u64,
        /// Instead, make this many endgames.
        #[arg(long)]
        make: Option<usize>,
        /// The seed of the openings.
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// Cargo passes this to every bench.
        #[arg(long, hide = true)]
        bench: bool,
    }

    pub fn main() {
        let arguments = Arguments::parse();
        match arguments.make {
            Some(count) => make(count, arguments.seed),
            None => answer(Duration::from_millis(arguments.ms)),
        }
    }

    /// Counts the endgames that the engine answers with a winning move.
    fn answer(time: Duration) {
        let (mut right, mut all) = (0, 0);
        for line in ENDGAMES.lines() {
            let (position, winning) = line.split_once('\t').expect("a position and moves");
            let game: Dots = position.parse().expect("a position");
            let answer = Ours::timed(Level::FULL, 1, time).choose(&game).to_string();
            all += 1;
            if winning.split(' ').any(|mv| mv == answer) {
                right += 1
            } else {
                println!("{position}: {answer}, but these win: {winning}")
            }
        }
        report_figure(&format!("{right} of {all}"));
    }

    /// Prints solved endgames, one from each game: the earliest that the plain solver solves.
    fn make(count: usize, seed: u64) {
        let mut random = Random(seed);
        let mut made = 0;
        while made < count {
            let positions = played(&mut random);
            let solved = positions.iter().rev().map_while(|game| {
                let winning = Solver::default().winning_moves(game, MAX_POSITIONS)?;
                Some((game, winning))
            });
            let undecided = solved.filter(|(game, winning)| {
                let mut moves = Vec::new();
                game.legal_moves(&mut moves);
                !winning.is_empty() && winning.len() < moves.len()
            });
            if let Some((game, winning)) = undecided.last() {
                let winning: Vec<String> = winning.iter().map(ToString::to_string).collect();
                println!("{game}\t{}", winning.join(" "));
                made += 1;
            }
        }
    }

    /// The positions of a game of the engine against itself, until the winner is certain.
    fn played(random: &mut Random) -> Vec<Dots> {
        let clock = NativeClock::start();
        let mut game = opening(random);
        let mut engine = Engine::new(Level::FULL, 1);
        let mut positions = Vec::new();
        while winner(&game).is_none() {
            positions.push(game.clone());
            engine.set_position(&game);
            engine.think(&clock, Budget::nodes(3_000));
            let mv = engine.best().parse().expect("a move");
            game.try_play(&mv).expect("a legal move");
        }
        positions
    }
}

fn main() {
    #[cfg(not(target_arch = "wasm32"))]
    native::main();
}
