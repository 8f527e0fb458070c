//! The loss of our engine for Rabbit Hunt in small positions near the end of the game.
//!
//! `cargo bench --bench rabbits_regret -- --positions 200`. One or two rabbits and one to three hunters are close together, a
//! few turns before the limit; the other hunters are far off. There our engine chooses, and an exact search of the rest judges
//! its move.

#[cfg(not(target_arch = "wasm32"))]
mod native {
    use clap::Parser;
    use warren::core::game::Game;
    use warren::games::rabbits::engine::Engine;
    use warren::games::rabbits::{CAPTURE, Cell, HUNTERS, Move, RABBITS, Rabbits};
    use warren::thinking::engine::{Level, OpenEngine, Thinker};
    use warren::thinking::search::{Budget, NoClock, Random};

    use warren_benches::figures::report_figure;
    use warren_benches::rabbits::exact::{Distances, Exact};
    use warren_testkit::batch::{each, mean};

    #[derive(Parser)]
    struct Arguments {
        /// The number of positions for each seat and each number of turns.
        #[arg(long, default_value_t = 100)]
        positions: usize,
        /// Nodes per move for the rabbits. The hunters have as many as take the same time.
        #[arg(long, default_value_t = 600)]
        nodes: u64,
        /// Our engine's level.
        #[arg(long, default_value_t = Level::COUNT)]
        level: u8,
        /// The seed of the positions.
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// The number of positions in parallel.
        #[arg(long, default_value_t = 1)]
        threads: usize,
        /// Cargo passes this to every bench.
        #[arg(long, hide = true)]
        bench: bool,
    }

    /// The numbers of turns that the side to move has left.
    const TURNS: [u32; 4] = [2, 3, 4, 5];

    /// The names of the seats.
    const SEATS: [&str; 2] = ["rabbits", "hunters"];

    /// The moves of each side in these games.
    const LIMIT: u32 = 120;

    /// Within this many steps of the centre about half of the cabbages are eaten, and so are all on the pieces' cells.
    const PICKED: u32 = 8;

    /// The maximum number of steps from the centre to a rabbit, and to a near hunter.
    const NEAR: [u32; 2] = [3, 6];

    /// The number of the hunters' nodes that take as long as one of the rabbits'.
    const PACE: u64 = 130;

    /// A position with few pieces in which a side has this many turns left.
    fn position(distances: &Distances, seat: usize, turns: u32, number: u64) -> Rabbits {
        let mut random = Random::new(number);
        let centre = random_free_cell(&Cell::all().collect::<Vec<_>>(), &[], &mut random);
        let cells_near_centre = |max: u32| -> Vec<Cell> {
            let is_near = |cell: &Cell| distances.between(*cell, centre) <= max;
            Cell::all().filter(is_near).collect()
        };
        let (running, hunting) = (1 + random.below(2), 1 + random.below(3));
        let mut taken = Vec::new();
        for piece in 0..running + hunting {
            let cells = cells_near_centre(NEAR[usize::from(piece >= running)]);
            taken.push(random_free_cell(&cells, &taken, &mut random));
        }
        while taken.len() < running + HUNTERS {
            let farthest_cell = Cell::all().max_by_key(|&cell| distances.nearest(cell, &taken));
            taken.push(farthest_cell.expect("the maze has cells"));
        }
        let grows = |cell: Cell, random: &mut Random| {
            !taken.contains(&cell)
                && (distances.between(cell, centre) > PICKED || random.below(2) == 0)
        };
        let rows: Vec<String> = (0..24)
            .map(|row| {
                let cells = (0..24).map(|column| Cell::new(row, column));
                let bits = cells.fold(0, |bits: u32, cell| {
                    2 * bits + u32::from(grows(cell, &mut random))
                });
                format!("{bits:06x}")
            })
            .collect();
        let rabbits: Vec<String> = (0..RABBITS)
            .map(|rabbit| {
                if rabbit < running {
                    taken[rabbit].to_string()
                } else {
                    "-".to_owned()
                }
            })
            .collect();
        let hunters: Vec<String> = taken[running..].iter().map(Cell::to_string).collect();
        let caught = (RABBITS - running) as u32 * CAPTURE;
        let ply = 2 * (LIMIT - turns) + seat as u32;
        let (rows, rabbits, hunters) = (rows.join("/"), rabbits.join("/"), hunters.join("/"));
        let text = format!("{rows} {rabbits} {hunters} 0 {caught} {ply} {LIMIT}");
        text.parse().expect("a position that can be reached")
    }

    /// One of some cells that is not taken.
    fn random_free_cell(cells: &[Cell], taken: &[Cell], random: &mut Random) -> Cell {
        let free: Vec<Cell> = cells
            .iter()
            .copied()
            .filter(|cell| !taken.contains(cell))
            .collect();
        free[random.below(free.len())]
    }

    impl Arguments {
        /// The loss of our engine's move against the best; `None` if the exact search takes too long.
        fn loss(
            &self,
            distances: &Distances,
            seat: usize,
            turns: u32,
            number: usize,
        ) -> Option<i32> {
            let seed = (1000 * self.seed + number as u64) << 4 | u64::from(turns);
            let game = position(distances, seat, turns, seed);
            let mut exact = Exact::new(distances);
            let value = exact.value(&game)?;
            let level = Level::new(self.level).expect("a level from 1 to 12");
            let mut engine = Engine::new(level, seed);
            engine.set_position(&game);
            let nodes = [self.nodes, PACE * self.nodes][seat];
            engine.think(&NoClock, Budget::nodes(nodes));
            let mv: Move = engine.best().parse().expect("a move");
            let mut after = game.clone();
            after.try_play(&mv).expect("a legal move");
            let lead = |game: &Rabbits| game.points()[seat] as i32 - game.points()[1 - seat] as i32;
            let gain = lead(&after) - lead(&game);
            let rest = match after.outcome() {
                Some(_) => 0,
                None => exact.value(&after)?,
            };
            Some(value - (gain - rest))
        }
    }

    pub fn main() {
        let arguments = Arguments::parse();
        let distances = Distances::default();
        let mut figures = Vec::new();
        for (seat, name) in SEATS.iter().enumerate() {
            let mut all = Vec::new();
            for turns in TURNS {
                let losses = each(arguments.positions, arguments.threads, |number| {
                    arguments.loss(&distances, seat, turns, number)
                });
                let losses: Vec<i32> = losses.into_iter().flatten().collect();
                println!("{name}, {turns} turns left: {}", exactness(&losses));
                all.extend(losses);
            }
            figures.push(format!("{name} {}", exactness(&all)));
        }
        report_figure(&format!("points lost: {}", figures.join("; ")));
    }

    /// The mean loss in points, and the rate of moves with the exact value.
    fn exactness(losses: &[i32]) -> String {
        let count = losses.len() as f64;
        let points = || losses.iter().map(|&loss| f64::from(loss));
        let lost = mean(points());
        let squares = points().map(|loss| (loss - lost) * (loss - lost));
        let spread = 1.96 * (mean(squares) / count).sqrt();
        let exact = losses.iter().filter(|&&loss| loss == 0).count() as f64;
        format!(
            "{lost:.2} ± {spread:.2}, {:.0} % of {count} exact",
            100.0 * exact / count
        )
    }
}

fn main() {
    #[cfg(not(target_arch = "wasm32"))]
    native::main();
}
