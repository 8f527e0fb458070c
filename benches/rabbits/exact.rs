//! The exact value of a game of Rabbit Hunt with few pieces and few turns left, by the rules alone.

use std::collections::HashMap;

use warren::core::game::Game;
use warren::core::order::descending;
use warren::games::rabbits::{CAPTURE, Cell, Direction, Rabbits, SIZE};

/// More than any gain.
const INFINITE: i32 = i32::MAX;

/// The number of columns, and of rows.
const ROW: usize = SIZE as usize;

/// The points of a capture.
const LOSS: i32 = CAPTURE as i32;

/// The number of positions to search before giving up on a game.
const MAX_NODES: u64 = 3_000_000;

/// The rest of a game: the free rabbits, the hunters that can meet one, the cabbages and the remaining moves of both sides.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Rest {
    rabbits: Vec<Cell>,
    hunters: Vec<Cell>,
    cabbages: [u32; ROW],
    plies: u32,
}

/// The number of steps between any two cells.
pub struct Distances(Vec<Vec<u8>>);

impl Default for Distances {
    /// Counts the steps.
    fn default() -> Distances {
        Distances(Cell::all().map(steps_from).collect())
    }
}

impl Distances {
    /// The number of steps from one cell to another.
    pub fn between(&self, one: Cell, other: Cell) -> u32 {
        self.0[one.index()][other.index()].into()
    }

    /// The number of steps from a cell to the nearest of some others.
    pub fn nearest(&self, from: Cell, to: &[Cell]) -> u32 {
        let steps = to.iter().map(|&cell| self.between(from, cell));
        steps.min().unwrap_or(u32::MAX)
    }
}

/// The search of one position.
pub struct Exact<'a> {
    distances: &'a Distances,
    /// The known bounds of positions: the lowest and the highest value they can have.
    known: HashMap<Rest, [i32; 2]>,
    nodes: u64,
}

impl Exact<'_> {
    /// A search without knowledge.
    pub fn new(distances: &Distances) -> Exact<'_> {
        Exact {
            distances,
            known: HashMap::new(),
            nodes: 0,
        }
    }

    /// The points by which the side to move gains on the other until the end under perfect play. `None` if the search takes too
    /// long.
    pub fn value(&mut self, game: &Rabbits) -> Option<i32> {
        self.nodes = 0;
        self.search(&self.rest(game), -INFINITE, INFINITE)
    }

    /// A hunter that cannot reach any rabbit in time is omitted. It is also too far off to be in another's way.
    fn rest(&self, game: &Rabbits) -> Rest {
        let rabbits: Vec<Cell> = game.rabbits().iter().flatten().copied().collect();
        let plies = 2 * game.limit() - game.ply();
        let mut hunters = game.hunters().to_vec();
        hunters.retain(|&hunter| self.distances.nearest(hunter, &rabbits) <= plies);
        let mut cabbages = [0; ROW];
        for cell in Cell::all().filter(|&cell| game.has_cabbage(cell)) {
            cabbages[cell.index() / ROW] |= 1 << (cell.index() % ROW);
        }
        Rest {
            rabbits,
            hunters,
            cabbages,
            plies,
        }
    }

    /// The value for the side to move, if it is between the bounds. Otherwise a bound on its side of them.
    fn search(&mut self, rest: &Rest, mut alpha: i32, beta: i32) -> Option<i32> {
        if rest.rabbits.is_empty() || rest.plies == 0 {
            return Some(0);
        }
        let [mut lowest, mut highest] = self.bounds(rest);
        if let Some(&[low, high]) = self.known.get(rest) {
            (lowest, highest) = (lowest.max(low), highest.min(high));
        }
        if lowest >= beta || lowest == highest {
            return Some(lowest);
        }
        if highest <= alpha {
            return Some(highest);
        }
        self.nodes += 1;
        if self.nodes > MAX_NODES {
            return None;
        }
        let before = alpha;
        let mut best = -INFINITE;
        for Turn { after, gain, .. } in self.turns(rest) {
            let bounds = [beta, alpha].map(|bound| gain.saturating_sub(bound));
            best = best.max(gain - self.search(&after, bounds[0], bounds[1])?);
            alpha = alpha.max(best);
            if alpha >= beta {
                break;
            }
        }
        let known = self.known.entry(rest.clone()).or_insert([lowest, highest]);
        if best > before {
            known[0] = known[0].max(best);
        }
        if best < beta {
            known[1] = known[1].min(best);
        }
        Some(best)
    }

    /// The minimum and maximum gain of the side to move.
    fn bounds(&self, rest: &Rest) -> [i32; 2] {
        let free = rest.rabbits.iter();
        let is_met = |&&rabbit: &&Cell| self.distances.nearest(rabbit, &rest.hunters) <= rest.plies;
        let lost = LOSS * free.filter(is_met).count() as i32;
        if rest.is_white() {
            [-lost, (rest.rabbits.len() as u32 * rest.plies / 2) as i32]
        } else {
            [
                -((rest.rabbits.len() as u32 * (rest.plies / 2)) as i32),
                lost,
            ]
        }
    }

    /// All turns of the side to move. The most promising ones come first.
    fn turns(&self, rest: &Rest) -> Vec<Turn> {
        let mut turns = Vec::new();
        let pieces = if rest.is_white() {
            &rest.rabbits
        } else {
            &rest.hunters
        };
        each_joint(pieces, &mut Vec::new(), &mut |to| {
            let mut turn = if rest.is_white() {
                rest.after_white(to)
            } else {
                rest.after_black(to)
            };
            let steps = |rabbit: &Cell| self.distances.nearest(*rabbit, &turn.after.hunters);
            let away: u32 = turn
                .after
                .rabbits
                .iter()
                .map(|cell| steps(cell).min(9))
                .sum();
            let sign = if rest.is_white() { 1 } else { -1 };
            turn.promise = 100 * turn.gain + sign * away as i32;
            turns.push(turn);
        });
        descending(&mut turns, |turn| turn.promise);
        turns
    }
}

/// A turn of a side.
struct Turn {
    after: Rest,
    /// The gain of the side, in points.
    gain: i32,
    promise: i32,
}

impl Rest {
    fn is_white(&self) -> bool {
        self.plies.is_multiple_of(2)
    }

    fn after_white(&self, to: &[Cell]) -> Turn {
        let mut after = self.clone();
        after.plies -= 1;
        after.rabbits = to.to_vec();
        after.rabbits.retain(|cell| !self.hunters.contains(cell));
        let mut gain = -LOSS * (to.len() - after.rabbits.len()) as i32;
        for cell in after.rabbits.iter().map(|cell| cell.index()) {
            let (row, bit) = (&mut after.cabbages[cell / ROW], 1 << (cell % ROW));
            gain += i32::from(*row & bit != 0);
            *row &= !bit;
        }
        after.rabbits.sort_unstable_by_key(|cell| cell.index());
        Turn {
            after,
            gain,
            promise: 0,
        }
    }

    fn after_black(&self, to: &[Cell]) -> Turn {
        let mut after = self.clone();
        after.plies -= 1;
        after.hunters = to.to_vec();
        after.rabbits.retain(|cell| !to.contains(cell));
        let gain = LOSS * (self.rabbits.len() - after.rabbits.len()) as i32;
        after.hunters.sort_unstable_by_key(|cell| cell.index());
        Turn {
            after,
            gain,
            promise: 0,
        }
    }
}

/// Calls `visit` with the cells of all pieces after each joint move.
fn each_joint(from: &[Cell], to: &mut Vec<Cell>, visit: &mut impl FnMut(&[Cell])) {
    let Some(&cell) = from.get(to.len()) else {
        return visit(to);
    };
    for next in ways(cell) {
        if !to.contains(&next) {
            to.push(next);
            each_joint(from, to, visit);
            to.pop();
        }
    }
}

/// A cell and its neighbours.
fn ways(cell: Cell) -> impl Iterator<Item = Cell> {
    let steps = Direction::ALL.into_iter();
    std::iter::once(cell).chain(steps.filter_map(move |way| cell.step(way)))
}

/// The number of steps from a cell to every cell.
fn steps_from(cell: Cell) -> Vec<u8> {
    let mut steps = vec![u8::MAX; ROW * ROW];
    steps[cell.index()] = 0;
    let mut reached = vec![cell];
    let mut next = 0;
    while let Some(&cell) = reached.get(next) {
        next += 1;
        for neighbour in ways(cell) {
            if steps[neighbour.index()] == u8::MAX {
                steps[neighbour.index()] = steps[cell.index()] + 1;
                reached.push(neighbour);
            }
        }
    }
    steps
}
