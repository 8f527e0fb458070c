//! An upper bound for what any player of The Crossing can deliver on plain boards: the best play of one who is told more.
//!
//! The board is cut into blocks of islands. A relaxed player is told at the start where all islands outside the blocks are
//! in their cycles. It is told all islands of a block as soon as its window shows one of them. So it always knows at least
//! what a player knows who sees windows alone, and it always knows whether its next step drowns it. Its best mean over all
//! boards with the same heights is at least the mean of any player.
//!
//! That best mean is an expectation over all fillings of the blocks, which are too many. So some fillings are drawn for each
//! block, and the relaxed player's problem is solved exactly for the case that each block has one of its drawn fillings, each
//! with the same chance, and each block by itself. The player may know the list. This makes the bound larger, never smaller:
//!
//! - On a plain board the islands are independent and all 14 places are equally likely. Each single choice of one filling
//!   for each block is an even draw of the board. So for every fixed way to play, its mean over the drawn choices has as
//!   expectation its true mean.
//! - The best way to play for the drawn choices is at least as good for them as the best for all boards.
//!
//! So the expectation of what is computed is at least the best mean of the relaxed player, and that is at least the mean of
//! any player. (This is the usual argument for sample average approximation.) With one filling it is the clairvoyant best.
//! In the fillings of a block each island has each place equally often, as far as that is possible. A single filling is still
//! an even draw, so the argument holds, and the bound gets tighter.
//!
//! Boards are seen by the first player, who goes from the bottom left to the top right. Cells are numbers, row by row from
//! the top left. Sets of cells and of blocks have one bit each.

use warren::games::crossing::{CELLS, CYCLE, Cell, Crossing, Place, TURNS};
use warren::thinking::search::Random;

const TIDE: usize = CYCLE as usize;
const START: usize = 56;
const GOAL: usize = 7;

/// The blocks, by cell. What has no letter is told at the start.
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
fn wide(cell: usize) -> usize {
    STRIDE * (cell / 8 + 1) + cell % 8 + 1
}

/// By turn of the cycle, the cells that can be entered: they are above water in that turn and the next.
type Open = [u64; TIDE];

/// What was found on a board, as means over the drawn choices.
pub struct Bound {
    /// What the relaxed player delivers.
    pub relaxed: f64,
    /// What one who sees everything delivers.
    pub clairvoyant: f64,
}

/// The bound for the heights of a board, and for the places of those of its islands that are told at the start.
pub fn bound(game: &Crossing, fillings: usize, random: &mut Random) -> Bound {
    let board = Board::new(game, fillings, random);
    let values = board.values();
    let start = |state: usize| f64::from(values[state][wide(START)]);
    let mean = |blocks: usize| {
        let states = &board.fills[blocks];
        states.iter().map(|&state| start(state)).sum::<f64>() / states.len() as f64
    };
    Bound {
        relaxed: mean(board.sees[START]),
        clairvoyant: mean(board.fills.len() - 1),
    }
}

/// A board with the fillings drawn for its blocks.
///
/// A state says for each block which of its fillings was told: 0 is none yet, and the others count from 1. States are
/// numbers with these as digits, the first block's lowest.
struct Board {
    /// The cells that can be entered outside the blocks.
    told: Open,
    /// The cells of a block that can be entered, by block and filling.
    filled: Vec<Vec<Open>>,
    /// By cell, the blocks of which its window shows something.
    sees: Vec<usize>,
    /// By set of blocks, what to add to a state in which none of them is told for each way to tell them all.
    fills: Vec<Vec<usize>>,
    /// By block, the worth of its digit.
    worths: Vec<usize>,
    fillings: usize,
}

impl Board {
    fn new(game: &Crossing, fillings: usize, random: &mut Random) -> Board {
        let mut told = [0; TIDE];
        let mut filled = vec![vec![[0; TIDE]; fillings]; BLOCKS];
        for cell in Cell::all() {
            match block(cell) {
                None => enter(&mut told, game, cell, game.place(cell)),
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
            let told = (0..BLOCKS).filter(|block| blocks >> block & 1 == 1);
            told.fold(vec![0], |states, block| {
                let ways = states.iter();
                ways.flat_map(|state| (1..=fillings).map(move |digit| (state, digit)))
                    .map(|(state, digit)| state + digit * worths[block])
                    .collect()
            })
        };
        Board {
            told,
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

    /// The blocks that are told in a state.
    fn blocks(&self, state: usize) -> usize {
        let told = (0..BLOCKS).filter(|&block| self.digit(state, block) > 0);
        told.fold(0, |blocks, block| blocks | 1 << block)
    }

    /// The cells that can be entered as far as a state tells.
    fn open(&self, state: usize) -> Open {
        let mut open = self.told;
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
            (0..1 << BLOCKS).map(|told| self.edge(told)).collect();
        let told: Vec<usize> = (0..states).map(|state| self.blocks(state)).collect();
        let mut later = vec![[0.0; 100]; states];
        let mut now = later.clone();
        for turn in (0..TURNS as usize).rev() {
            for (state, row) in now.iter_mut().enumerate() {
                let open = open[state][turn % TIDE];
                self.look_back(&later, state, open, &edges[told[state]], row);
            }
            std::mem::swap(&mut now, &mut later);
        }
        later
    }

    /// The cells on which the token is told more, with the blocks that it is told there.
    fn edge(&self, told: usize) -> Vec<(usize, usize)> {
        let cells = Cell::all().map(|cell| (cell.index(), self.sees[cell.index()] & !told));
        cells.filter(|&(_, more)| more != 0).collect()
    }

    /// One turn backwards in a state. A token that drowns is told nothing, and goes on from its start.
    ///
    /// A cell of a block that is not told yet has no right value here. It is never used: a token beside it was told.
    fn look_back(
        &self,
        later: &[Row],
        state: usize,
        open: u64,
        edge: &[(usize, usize)],
        row: &mut Row,
    ) {
        let rest = &later[state];
        let drowned = rest[wide(START)];
        let mut gains: Row = [0.0; 100];
        for cell in 0..CELLS {
            let is_open = (open >> cell & 1) as f32;
            gains[wide(cell)] = is_open * (rest[wide(cell)] - drowned);
        }
        for &(cell, more) in edge.iter().filter(|(cell, _)| open >> cell & 1 == 1) {
            let told = &self.fills[more];
            let values = told.iter().map(|fill| later[state + fill][wide(cell)]);
            gains[wide(cell)] = values.sum::<f32>() / told.len() as f32 - drowned;
        }
        gains[wide(GOAL)] = 1.0;
        for cell in STRIDE + 1..100 - STRIDE - 1 {
            let beside = gains[cell - 1].max(gains[cell + 1]);
            let above_or_below = gains[cell - STRIDE].max(gains[cell + STRIDE]);
            row[cell] = drowned + gains[cell].max(beside).max(above_or_below);
        }
    }
}

/// The block of a cell, if it is an island that is not told at the start.
fn block(cell: Cell) -> Option<usize> {
    let letter = MAP[usize::from(cell.row())][usize::from(cell.column())];
    (!cell.is_corner() && letter != b'.').then(|| usize::from(letter - b'A'))
}

/// The blocks of which the window around a cell shows something.
fn seen(cell: Cell) -> usize {
    let blocks = cell.window().into_iter().flatten().filter_map(block);
    blocks.fold(0, |blocks, block| blocks | 1 << block)
}

/// The places of an island in the fillings of its block: all 14 in a random order, and then again.
fn places(fillings: usize, random: &mut Random) -> Vec<Place> {
    let mut places = Vec::new();
    while places.len() < fillings {
        let mut all: Vec<Place> = Place::all().collect();
        random.shuffle(&mut all);
        places.extend(all);
    }
    places.truncate(fillings);
    places
}

/// Adds a cell in the turns in which it can be entered.
fn enter(open: &mut Open, game: &Crossing, cell: Cell, place: Place) {
    let is_dry = |turn: usize| {
        cell.is_corner() || place.after(turn as u32).phase(game.heights().at(cell)) >= 0
    };
    for (turn, open) in open.iter_mut().enumerate() {
        *open |= u64::from(is_dry(turn) && is_dry(turn + 1)) << cell.index();
    }
}
