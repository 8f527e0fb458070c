//! The position of Jumping Dots for searches of the solver and the engine: a few sets of cells.

use crate::core::game::{Game, Seat};
use crate::games::dots::{Cell, Direction, Dots, FULL, Move};
use crate::thinking::search::{self, Candidate, Code, End};

/// A set of cells. A cell's bit is 8 × row + column. The eighth column is always empty; it catches bits that leave the
/// board.
pub(crate) type Set = u64;

/// All 49 cells.
pub(crate) const BOARD: Set = 0x007f_7f7f_7f7f_7f7f;

/// The nine cells on which red may begin.
const CENTRE: Set = 0x0000_001c_1c1c_0000;

/// A side with more full cells than this cannot lose.
const HALF: u32 = 24;

/// `RAYS[dots][direction][cell]`: the cells that the dots of a cell reach.
static RAYS: [[[Set; 64]; 4]; 8] = rays();

const fn rays() -> [[[Set; 64]; 4]; 8] {
    let mut rays = [[[0; 64]; 4]; 8];
    let mut dots = 1;
    while dots < FULL as usize {
        let mut cell = 0;
        while cell < 64 {
            let bit = (1 << cell) & BOARD;
            let mut direction = 0;
            while direction < 4 {
                let mut reached = bit;
                let mut step = 0;
                while step < dots {
                    reached = shift(reached, direction);
                    rays[dots][direction][cell] |= reached;
                    step += 1;
                }
                direction += 1;
            }
            cell += 1;
        }
        dots += 1;
    }
    rays
}

/// Moves every cell of a set one step in a direction, numbered as in [`Direction::ALL`].
pub(crate) const fn shift(set: Set, direction: usize) -> Set {
    BOARD
        & match direction {
            0 => set << 8,
            1 => set << 1,
            2 => set >> 8,
            _ => set >> 1,
        }
}

/// The cells of a set, lowest first.
pub(crate) fn cells_in(mut set: Set) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let cell = (set != 0).then_some(set.trailing_zeros() as usize);
        set &= set.wrapping_sub(1);
        cell
    })
}

/// A position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    /// The cells of red and those of blue.
    pub(crate) owned: [Set; 2],
    /// The binary digits of each cell's number of dots, lowest first.
    pub(crate) digits: [Set; 3],
    /// The number of moves played.
    pub(crate) ply: u32,
}

impl From<&Dots> for Position {
    fn from(game: &Dots) -> Position {
        let mut position = Position {
            owned: [0; 2],
            digits: [0; 3],
            ply: game.ply(),
        };
        for cell in Cell::all() {
            let stack = game.at(cell);
            let bit = 1 << (8 * cell.row() + cell.column());
            if let Some(owner) = stack.owner() {
                position.owned[owner.index()] |= bit;
            }
            for (place, digit) in position.digits.iter_mut().enumerate() {
                *digit |= bit * u64::from(stack.dots() >> place & 1);
            }
        }
        position
    }
}

impl Position {
    /// The side to move.
    pub fn seat(&self) -> Seat {
        Seat((self.ply & 1) as u8)
    }

    /// The number of cells of the side to move, and that of the other side.
    pub fn cells(&self) -> [u32; 2] {
        let (mine, theirs) = self.sides();
        [mine.count_ones(), theirs.count_ones()]
    }

    /// Whether the side to move has no move.
    pub fn is_over(&self) -> bool {
        self.playable() == 0
    }

    /// The cells of the side to move, and those of the other side.
    pub(crate) fn sides(&self) -> (Set, Set) {
        let side = (self.ply & 1) as usize;
        (self.owned[side], self.owned[1 - side])
    }

    /// The full cells.
    pub(crate) fn full(&self) -> Set {
        self.digits[2] & self.digits[0]
    }

    /// The cells from which the side to move may play.
    fn playable(&self) -> Set {
        let begun = if self.ply == 0 { CENTRE } else { BOARD };
        begun & !self.sides().1 & !self.full()
    }

    fn dots(&self, cell: usize) -> usize {
        let digit = |place: usize| (self.digits[place] >> cell & 1) as usize;
        digit(0) | digit(1) << 1 | digit(2) << 2
    }

    /// The cells that receive a dot from a move, without its own cell.
    fn landing_cells(&self, cell: usize, direction: usize) -> Set {
        RAYS[self.dots(cell) & 7][direction & 3][cell & 63] & !self.full()
    }

    /// For each playable cell and direction: the cell and the takers of the move. An empty cell has no takers.
    pub(crate) fn landing_cells_by_move(&self) -> impl Iterator<Item = (usize, Set)> {
        let (mine, _) = self.sides();
        let playable = self.playable();
        let empty = cells_in(playable & !mine).map(|cell| (cell, 0));
        let stacks = cells_in(playable & mine);
        let jumps = stacks.flat_map(|cell| (0..4).map(move |direction| (cell, direction)));
        empty.chain(jumps.map(|(cell, direction)| (cell, self.landing_cells(cell, direction))))
    }

    /// The takers of a move. If the move only places a single dot on a cell, that cell alone.
    pub(crate) fn changed_cells(&self, code: Code) -> Set {
        let (cell, direction) = (usize::from(code.0 >> 2) & 63, usize::from(code.0 & 3));
        match self.landing_cells(cell, direction) {
            0 => 1 << cell,
            landing_cells => landing_cells,
        }
    }
}

/// The code of a move.
pub fn encode(mv: Move) -> Code {
    let direction = Direction::ALL.iter().position(|&d| d == mv.direction);
    let cell = 8 * mv.cell.row() + mv.cell.column();
    Code(u16::from(cell) << 2 | direction.unwrap_or(0) as u16)
}

/// Decodes a move that [`encode`] coded.
pub fn decode(code: Code) -> Move {
    let cell = (code.0 >> 2) as u8;
    Move {
        cell: Cell::new(cell % 8, cell / 8),
        direction: Direction::ALL[usize::from(code.0 & 3)],
    }
}

impl search::Position for Position {
    const CODES: usize = 256;

    #[inline]
    fn hash(&self) -> u64 {
        // Each step is invertible, so positions that differ in only one word never collide.
        let words = [
            self.owned[self.ply as usize & 1],
            self.digits[0],
            self.digits[1],
            self.digits[2],
        ];
        let seed = 0x9e37_79b9_7f4a_7c15 ^ u64::from(self.ply);
        let mixed = words.iter().fold(seed, |hash, word| {
            let hash = (hash ^ word).wrapping_mul(0xd6e8_feb8_6659_fd93);
            hash ^ hash >> 32
        });
        mixed.wrapping_mul(0xca5a_8263_9512_1157) ^ mixed >> 29
    }

    #[inline]
    fn side(&self) -> usize {
        (self.ply & 1) as usize
    }

    /// Full cells never change hands, so a side with 25 of them has won.
    #[inline]
    fn end(&self) -> Option<End> {
        let (mine, theirs) = self.sides();
        let full = self.full();
        let decided = |won: bool| Some(if won { End::Win } else { End::Loss });
        if (mine & full).count_ones() > HALF {
            decided(true)
        } else if (theirs & full).count_ones() > HALF {
            decided(false)
        } else if self.playable() == 0 {
            decided(mine.count_ones() > theirs.count_ones())
        } else {
            None
        }
    }

    fn candidates(&self, list: &mut Vec<Candidate>) {
        let (mine, theirs) = self.sides();
        let playable = self.playable();
        // Moves that place a single dot on the same cell are equivalent, so only one of them is listed.
        let mut single_dot_cells = playable & !mine;
        for cell in cells_in(single_dot_cells) {
            list.push(self.candidate(cell, 0, 0, theirs));
        }
        for cell in cells_in(playable & mine) {
            for direction in 0..4 {
                let landing_cells = self.landing_cells(cell, direction);
                if landing_cells & landing_cells.wrapping_sub(1) == 0 {
                    let dotted_cells = if landing_cells == 0 {
                        1 << cell
                    } else {
                        landing_cells
                    };
                    if single_dot_cells & dotted_cells != 0 {
                        continue;
                    }
                    single_dot_cells |= dotted_cells;
                }
                list.push(self.candidate(cell, direction, landing_cells, theirs));
            }
        }
    }

    #[inline]
    fn after(&self, code: Code) -> Position {
        let (cell, direction) = (usize::from(code.0 >> 2) & 63, usize::from(code.0 & 3));
        let landing_cells = self.landing_cells(cell, direction);
        let dots_left = self.dots(cell) as u64 + 1 - u64::from(landing_cells.count_ones());
        let bit = 1 << cell;
        let side = (self.ply & 1) as usize;
        let mut next = *self;
        next.owned[side] |= landing_cells | bit;
        next.owned[1 - side] &= !landing_cells;
        // One more dot on each landing cell: a binary addition, digit by digit.
        let [ones, twos, fours] = self.digits;
        next.digits = [
            ones ^ landing_cells,
            twos ^ (ones & landing_cells),
            fours ^ (twos & ones & landing_cells),
        ];
        for (place, digit) in next.digits.iter_mut().enumerate() {
            *digit = *digit & !bit | (dots_left >> place & 1) << cell;
        }
        next.ply += 1;
        next
    }

    fn is_forcing(&self, code: Code) -> bool {
        let changed = self.changed_cells(code);
        changed & self.sides().1 != 0 || changed & self.digits[2] != 0
    }
}

impl Position {
    #[inline]
    fn candidate(
        &self,
        cell: usize,
        direction: usize,
        landing_cells: Set,
        theirs: Set,
    ) -> Candidate {
        let dotted_cells = if landing_cells == 0 {
            1 << cell
        } else {
            landing_cells
        };
        let captured = (landing_cells & theirs).count_ones() as i32;
        let filled = (dotted_cells & self.digits[2]).count_ones() as i32;
        let filled_theirs = (landing_cells & theirs & self.digits[2]).count_ones() as i32;
        Candidate {
            code: Code((cell << 2 | direction) as u16),
            promise: 1000 * (2 * captured + filled + filled_theirs),
        }
    }
}
