//! An upper bound for what any player of The Crossing can deliver on plain boards: the best play of a player with more
//! information.
//!
//! The board is cut into blocks of islands. A relaxed player knows from the start the places in the cycle of all islands
//! outside the blocks. It learns all islands of a block as soon as its window shows one of them. So it always knows at least as
//! much as a player who sees only windows, and it always knows whether its next step drowns it. Its best mean over all boards
//! with the same heights is at least the mean of any player.
//!
//! That best mean is an expectation over all fillings of the blocks, which are too many. So the bench samples some fillings for
//! each block, and solves the relaxed player's problem exactly for the case that each block has one of its sampled fillings,
//! all equally likely and independent. The player may know the list. This makes the bound larger, never smaller:
//!
//! - On a plain board the islands are independent and all 14 places are equally likely. Each single choice of one filling for
//!   each block is a uniform sample of the board. So for every fixed strategy, the expectation of its mean over the sampled
//!   choices is its true mean.
//! - The best strategy for the sampled choices is at least as good for them as the best for all boards.
//!
//! So the expectation of the computed value is at least the best mean of the relaxed player, and that is at least the mean of
//! any player. (This is the usual argument for sample average approximation.) With one filling it is the clairvoyant best. In
//! the fillings of a block each island has each place equally often, as far as possible. A single filling is still a uniform
//! sample, so the argument holds, and the bound becomes tighter.
//!
//! The boards are in the first player's view, from the bottom left to the top right. Cells are numbers, row by row from the top
//! left. Sets of cells and of blocks have one bit each.

use warren::games::crossing::{CELLS, CYCLE, Cell, Crossing, CyclePoint, TURNS};
use warren::thinking::search::Random;

const CYCLE_TURNS: usize = CYCLE as usize;
const START: usize = 56;
const GOAL: usize = 7;

/// The blocks, by cell. The player knows the cells without a letter from the start.
const MAP: [&[u8; 8]; 8] = [
    b"AAAADDEE",
    b"AAAADDEE",
    b"AAAABBEE",
    b"AAAABBEE",
    b"....CCCC",
    b"....CCCC",
    b"....CCCC",
    b"....CCCC",
];
const BLOCKS: usize = 5;

/// One value per cell, with a margin of one around the board, so that every cell has four neighbours.
type Row = [f32; 100];
/// The distance in a [`Row`] between a cell and the one below it.
const STRIDE: usize = 10;

/// The index of a cell in a [`Row`].
fn padded(cell: usize) -> usize {
    STRIDE * (cell / 8 + 1) + cell % 8 + 1
}

/// By turn of the cycle, the cells that can be entered: they are above water in that turn and the next.
type Open = [u64; CYCLE_TURNS];

/// The results on a board, as means over the sampled choices.
pub struct Bound {
    /// The deliveries of the relaxed player.
    pub relaxed: f64,
    /// The deliveries of a player who sees everything.
    pub clairvoyant: f64,
}

/// The bound for the heights of a board, and for the places of its islands outside the blocks.
pub fn bound(game: &Crossing, fillings: usize, random: &mut Random) -> Bound {
    let board = Board::new(game, fillings, random);
    let values = board.values();
    let start = |state: usize| f64::from(values[state][padded(START)]);
    let mean = |blocks: usize| {
        let states = &board.fills[blocks];
        states.iter().map(|&state| start(state)).sum::<f64>() / states.len() as f64
    };
    Bound {
        relaxed: mean(board.sees[START]),
        clairvoyant: mean(board.fills.len() - 1),
    }
}

/// A board with the sampled fillings of its blocks.
///
/// A state has for each block the filling that the player knows: 0 is none yet, and the others count from 1. States are numbers
/// with these as digits, the first block's lowest.
struct Board {
    /// The cells that can be entered outside the blocks.
    known: Open,
    /// The cells of a block that can be entered, by block and filling.
    filled: Vec<Vec<Open>>,
    /// By cell, the blocks that its window shows in part.
    sees: Vec<usize>,
    /// By set of blocks, the number to add to a state in which none of them is known for each way to reveal them all.
    fills: Vec<Vec<usize>>,
    /// By block, the value of its digit.
    worths: Vec<usize>,
    fillings: usize,
}

impl Board {
    fn new(game: &Crossing, fillings: usize, random: &mut Random) -> Board {
        let mut known = [0; CYCLE_TURNS];
        let mut filled = vec![vec![[0; CYCLE_TURNS]; fillings]; BLOCKS];
        for cell in Cell::all() {
            match block(cell) {
                None => enter(&mut known, game, cell, game.cycle_point(cell)),
                Some(block) => {
                    let open = filled[block].iter_mut();
                    for (open, place) in open.zip(places(fillings, random)) {
                        enter(open, game, cell, place);
                    }
                }
            }
        }
        let worths: Vec<usize> = (0..BLOCKS)
            .map(|block| (fillings + 1).pow(block as u32))
            .collect();
        let ways = |blocks: usize| {
            let known_blocks = (0..BLOCKS).filter(|block| blocks >> block & 1 == 1);
            known_blocks.fold(vec![0], |states, block| {
                let ways = states.iter();
                ways.flat_map(|state| (1..=fillings).map(move |digit| (state, digit)))
                    .map(|(state, digit)| state + digit * worths[block])
                    .collect()
            })
        };
        Board {
            known,
            filled,
            sees: Cell::all().map(seen).collect(),
            fills: (0..1 << BLOCKS).map(ways).collect(),
            worths,
            fillings,
        }
    }

    fn digit(&self, state: usize, block: usize) -> usize {
        state / self.worths[block] % (self.fillings + 1)
    }

    /// The blocks that are known in a state.
    fn blocks(&self, state: usize) -> usize {
        let known_blocks = (0..BLOCKS).filter(|&block| self.digit(state, block) > 0);
        known_blocks.fold(0, |blocks, block| blocks | 1 << block)
    }

    /// The cells that can be entered, as far as they are known in a state.
    fn open(&self, state: usize) -> Open {
        let mut open = self.known;
        for block in 0..BLOCKS {
            if let Some(filling) = self.digit(state, block).checked_sub(1) {
                for (open, more) in open.iter_mut().zip(&self.filled[block][filling]) {
                    *open |= more;
                }
            }
        }
        open
    }

    /// The expected crossings from each cell in each state, at the start of the game.
    fn values(&self) -> Vec<Row> {
        let states = (self.fillings + 1).pow(BLOCKS as u32);
        let open: Vec<Open> = (0..states).map(|state| self.open(state)).collect();
        let edges: Vec<Vec<(usize, usize)>> =
            (0..1 << BLOCKS).map(|known| self.edge(known)).collect();
        let known: Vec<usize> = (0..states).map(|state| self.blocks(state)).collect();
        let mut later = vec![[0.0; 100]; states];
        let mut values_now = later.clone();
        for turn in (0..TURNS as usize).rev() {
            for (state, row) in values_now.iter_mut().enumerate() {
                let open = open[state][turn % CYCLE_TURNS];
                self.look_back(&later, state, open, &edges[known[state]], row);
            }
            std::mem::swap(&mut values_now, &mut later);
        }
        later
    }

    /// The cells on which the token learns more, with the blocks that it learns there.
    fn edge(&self, known: usize) -> Vec<(usize, usize)> {
        let cells = Cell::all().map(|cell| (cell.index(), self.sees[cell.index()] & !known));
        cells.filter(|&(_, more)| more != 0).collect()
    }

    /// One turn backwards in a state. A token that drowns learns nothing, and continues from its start.
    ///
    /// A cell of an unknown block has no correct value here. The value is never used: a token beside the cell knows the block.
    fn look_back(
        &self,
        later: &[Row],
        state: usize,
        open: u64,
        edge: &[(usize, usize)],
        row: &mut Row,
    ) {
        let rest = &later[state];
        let drowned = rest[padded(START)];
        let mut gains: Row = [0.0; 100];
        for cell in 0..CELLS {
            let is_open = (open >> cell & 1) as f32;
            gains[padded(cell)] = is_open * (rest[padded(cell)] - drowned);
        }
        for &(cell, more) in edge.iter().filter(|(cell, _)| open >> cell & 1 == 1) {
            let fills = &self.fills[more];
            let values = fills.iter().map(|fill| later[state + fill][padded(cell)]);
            gains[padded(cell)] = values.sum::<f32>() / fills.len() as f32 - drowned;
        }
        gains[padded(GOAL)] = 1.0;
        for cell in STRIDE + 1..100 - STRIDE - 1 {
            let beside = gains[cell - 1].max(gains[cell + 1]);
            let above_or_below = gains[cell - STRIDE].max(gains[cell + STRIDE]);
            row[cell] = drowned + gains[cell].max(beside).max(above_or_below);
        }
    }
}

/// The block of a cell, if it is an island that is unknown at the start.
fn block(cell: Cell) -> Option<usize> {
    let letter = MAP[usize::from(cell.row())][usize::from(cell.column())];
    (!cell.is_corner() && letter != b'.').then(|| usize::from(letter - b'A'))
}

/// The blocks that the window around a cell shows in part.
fn seen(cell: Cell) -> usize {
    let blocks = cell.window().into_iter().flatten().filter_map(block);
    blocks.fold(0, |blocks, block| blocks | 1 << block)
}

/// The places of an island in the fillings of its block: all 14 in a random order, and then again.
fn places(fillings: usize, random: &mut Random) -> Vec<CyclePoint> {
    let mut places = Vec::new();
    while places.len() < fillings {
        let mut all: Vec<CyclePoint> = CyclePoint::all().collect();
        random.shuffle(&mut all);
        places.extend(all);
    }
    places.truncate(fillings);
    places
}

/// Adds a cell in the turns in which it can be entered.
fn enter(open: &mut Open, game: &Crossing, cell: Cell, place: CyclePoint) {
    let is_dry = |turn: usize| {
        cell.is_corner() || place.after(turn as u32).phase(game.heights().at(cell)) >= 0
    };
    for (turn, open) in open.iter_mut().enumerate() {
        *open |= u64::from(is_dry(turn) && is_dry(turn + 1)) << cell.index();
    }
}
