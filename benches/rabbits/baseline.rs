//! A greedy player of Rabbit Hunt as a baseline. It only looks at distances.
//!
//! Rabbits run for the nearest cabbage that no hunter can reach first, and away from the hunters if there is none. Each hunter
//! runs after the nearest rabbit without a pursuer, and helps another when there are too few. Neither puts two pieces on one
//! cell, and rabbits avoid cells that a hunter may enter next. A seed breaks ties.

use std::sync::OnceLock;

use warren::core::game::Seat;
use warren::games::rabbits::{CELLS, Cell, Direction, Move, Rabbits};

use super::{Player, Random};

/// The greedy player, of either side.
pub struct Baseline {
    random: Random,
}

impl Baseline {
    /// A player whose seed breaks ties.
    pub fn new(seed: u64) -> Baseline {
        Baseline {
            random: Random(seed),
        }
    }
}

impl Player for Baseline {
    fn choose(&mut self, game: &Rabbits) -> Move {
        match game.side() {
            Seat(0) => self.rabbits(game),
            _ => self.hunters(game),
        }
    }
}

impl Baseline {
    fn rabbits(&mut self, game: &Rabbits) -> Move {
        let threat = nearest(game.hunters());
        let mut order: Vec<usize> = (0..game.rabbits().len())
            .filter(|&piece| game.rabbits()[piece].is_some())
            .collect();
        order.sort_by_key(|&piece| game.rabbits()[piece].map(|cell| threat[cell.index()]));
        let mut steps = Steps::new(game.rabbits());
        let mut claimed: Vec<Cell> = Vec::new();
        for piece in order {
            let from = game.rabbits()[piece].expect("a free rabbit");
            let goal = Cell::all()
                .filter(|&cell| game.has_cabbage(cell) && !claimed.contains(&cell))
                .filter(|&cell| distance(from, cell) < threat[cell.index()])
                .min_by_key(|&cell| (distance(from, cell), self.random.below(1 << 16)));
            claimed.extend(goal);
            let to = steps
                .open(piece, from)
                .into_iter()
                .min_by_key(|&cell| {
                    let safety = threat[cell.index()];
                    let caught = safety <= 1;
                    let way = match goal {
                        Some(goal) => i32::from(distance(cell, goal)),
                        None => -i32::from(safety),
                    };
                    (caught, way, self.random.below(1 << 16))
                })
                .expect("a piece may stay");
            steps.go(piece, to);
        }
        steps.into_move(game.rabbits())
    }

    fn hunters(&mut self, game: &Rabbits) -> Move {
        let rabbits: Vec<Cell> = game.rabbits().iter().flatten().copied().collect();
        let mut pairs: Vec<(u8, usize, usize, usize)> = Vec::new();
        for (hunter, &from) in game.hunters().iter().enumerate() {
            for (rabbit, &to) in rabbits.iter().enumerate() {
                let tie = self.random.below(1 << 16);
                pairs.push((distance(from, to), tie, hunter, rabbit));
            }
        }
        pairs.sort();
        let mut goals: Vec<(usize, Cell)> = Vec::new();
        let mut hunted = vec![false; rabbits.len()];
        for helping in [false, true] {
            for &(_, _, hunter, rabbit) in &pairs {
                let idle = goals.iter().all(|&(other, _)| other != hunter);
                if idle && (helping || !hunted[rabbit]) {
                    hunted[rabbit] = true;
                    goals.push((hunter, rabbits[rabbit]));
                }
            }
        }
        let from: Vec<Option<Cell>> = game.hunters().iter().copied().map(Some).collect();
        let mut steps = Steps::new(&from);
        for (hunter, goal) in goals {
            let to = steps
                .open(hunter, game.hunters()[hunter])
                .into_iter()
                .min_by_key(|&cell| (distance(cell, goal), self.random.below(1 << 16)))
                .expect("a piece may stay");
            steps.go(hunter, to);
        }
        steps.into_move(&from)
    }
}

/// The steps of one side, chosen one after another. No piece enters the cell of a piece that has not chosen yet, so each may at
/// least stay.
struct Steps {
    occupied: Vec<Option<Cell>>,
}

impl Steps {
    fn new(from: &[Option<Cell>]) -> Steps {
        Steps {
            occupied: from.to_vec(),
        }
    }

    /// The cells that a piece may enter.
    fn open(&self, piece: usize, from: Cell) -> Vec<Cell> {
        let mut open: Vec<Cell> = Direction::ALL
            .into_iter()
            .filter_map(|way| from.step(way))
            .chain([from])
            .collect();
        open.retain(|&cell| {
            let mut others = self.occupied.iter().enumerate();
            others.all(|(other, &taken)| other == piece || taken != Some(cell))
        });
        open
    }

    fn go(&mut self, piece: usize, to: Cell) {
        self.occupied[piece] = Some(to);
    }

    fn into_move(self, from: &[Option<Cell>]) -> Move {
        let steps: Vec<Option<Direction>> = from
            .iter()
            .zip(&self.occupied)
            .map(|(&from, &to)| {
                let (from, to) = from.zip(to)?;
                Direction::ALL
                    .into_iter()
                    .find(|&way| from.step(way) == Some(to))
            })
            .collect();
        Move::new(&steps)
    }
}

/// For each cell, the number of steps to the nearest of these cells.
fn nearest(cells: &[Cell]) -> [u8; CELLS] {
    let mut nearest = [u8::MAX; CELLS];
    for &from in cells {
        for (steps, &distance) in nearest.iter_mut().zip(&table()[from.index()]) {
            *steps = (*steps).min(distance);
        }
    }
    nearest
}

fn distance(from: Cell, to: Cell) -> u8 {
    table()[from.index()][to.index()]
}

/// The steps between any two cells, found by breadth-first search.
fn table() -> &'static [[u8; CELLS]] {
    static TABLE: OnceLock<Vec<[u8; CELLS]>> = OnceLock::new();
    TABLE.get_or_init(|| {
        Cell::all()
            .map(|from| {
                let mut steps = [u8::MAX; CELLS];
                steps[from.index()] = 0;
                let mut queue = std::collections::VecDeque::from([from]);
                while let Some(cell) = queue.pop_front() {
                    for next in Direction::ALL.into_iter().filter_map(|way| cell.step(way)) {
                        if steps[next.index()] == u8::MAX {
                            steps[next.index()] = steps[cell.index()] + 1;
                            queue.push_back(next);
                        }
                    }
                }
                steps
            })
            .collect()
    })
}
