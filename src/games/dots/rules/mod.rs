//! Jumping Dots (Прыгающие точки): the rules, after the statement.
//!
//! The statement's figure of the start is lost. Our start (red C3 and E5, blue C5 and E3) fits the statement's example.

mod board;
mod text;

use serde::Serialize;

pub use board::{CELLS, Cell, Direction, FULL, SIZE, Stack};
pub(crate) use text::ply_too_high;

use crate::core::game::{
    Game, IllegalMove, LegalMoves, LineError, LineSource, Outcome, Seat, Seats,
};

/// The maximum ply of a position. A game from the usual start has at most 241 moves.
pub const MAX_PLY: u32 = 999;
/// The maximum of the ply less the dots on the board. Every move adds one to both. So if the text of a position is valid, the
/// texts of all later positions are also valid.
const MAX_LEAD: u32 = MAX_PLY - FULL as u32 * CELLS as u32;

/// A move: it adds a dot to a cell. If there were dots on the cell, they jump in the direction.
///
/// Its text is the contest's, three characters: `E4N`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    /// The cell played from.
    pub cell: Cell,
    /// The direction. It has no meaning on an empty cell, but is stored.
    pub direction: Direction,
}

/// A position: the board and the number of moves played.
///
/// Its text has the seven rows from row 7 down to row 1, joined by `/`. Cells are written as in the report, with a digit for a
/// run of empty cells. The last part is the ply, whose parity determines who is to move: `7/7/2a1A2/7/2A1a2/7/7 0`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Dots {
    board: [Stack; CELLS],
    ply: u32,
}

impl Default for Dots {
    fn default() -> Dots {
        let mut board = [Stack::default(); CELLS];
        board[Cell::new(2, 2).index()] = Stack::new(Seat(0), 1);
        board[Cell::new(4, 4).index()] = Stack::new(Seat(0), 1);
        board[Cell::new(2, 4).index()] = Stack::new(Seat(1), 1);
        board[Cell::new(4, 2).index()] = Stack::new(Seat(1), 1);
        Dots { board, ply: 0 }
    }
}

impl Dots {
    /// A position with any board, by [`Cell::index`], after `ply` moves.
    ///
    /// # Errors
    /// The highest ply that the dots on the board allow, if `ply` is above it.
    pub(crate) fn from_board(board: [Stack; CELLS], ply: u32) -> Result<Dots, u32> {
        let position = Dots { board, ply };
        let max_ply = MAX_LEAD + position.dots().iter().sum::<i32>().unsigned_abs();
        if ply <= max_ply {
            Ok(position)
        } else {
            Err(max_ply)
        }
    }

    /// The content of a cell.
    pub fn at(&self, cell: Cell) -> Stack {
        self.board[cell.index()]
    }

    /// The side to move: red (seat 0) or blue (seat 1), even if it has no move.
    pub fn side(&self) -> Seat {
        Seat((self.ply % 2) as u8)
    }

    /// Whether the side to move may play from a cell.
    pub fn is_playable(&self, cell: Cell) -> bool {
        let stack = self.at(cell);
        !stack.is_full()
            && stack.owner().is_none_or(|owner| owner == self.side())
            && (self.ply > 0 || cell.is_central())
    }

    /// The number of cells, by side.
    pub fn cells(&self) -> [i32; 2] {
        self.count(|_| 1)
    }

    /// The number of dots, by side.
    pub fn dots(&self) -> [i32; 2] {
        self.count(|stack| i32::from(stack.dots()))
    }

    fn count(&self, count_of: impl Fn(Stack) -> i32) -> [i32; 2] {
        let mut sums = [0; 2];
        for stack in self.board {
            if let Some(owner) = stack.owner() {
                sums[owner.index()] += count_of(stack);
            }
        }
        sums
    }

    fn has_move(&self) -> bool {
        Cell::all().any(|cell| self.is_playable(cell))
    }

    /// The cells that the dots of a move reach, nearest first; `None` for a place off the board.
    fn path(&self, mv: &Move) -> impl Iterator<Item = Option<Cell>> {
        let mut place = Some(mv.cell);
        (0..self.at(mv.cell).dots()).map(move |_| {
            place = place.and_then(|cell| cell.step(mv.direction));
            place
        })
    }

    /// The cells that receive a dot from a move, without its own cell.
    fn landing_cells(&self, mv: &Move) -> impl Iterator<Item = Cell> {
        self.path(mv)
            .flatten()
            .filter(|&cell| !self.at(cell).is_full())
    }
}

/// One effect of a move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(
    target_arch = "wasm32",
    derive(tsify::Tsify),
    tsify(type_prefix = "Dots", missing_as_null)
)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Effect {
    /// The move's own cell: its dots after the move.
    Stay {
        /// The cell's name.
        cell: String,
        /// Its dots after the move.
        dots: u8,
    },
    /// A dot is placed on a cell. The cell now belongs to the mover.
    Lay {
        /// The cell's name.
        cell: String,
        /// Its dots after the move.
        dots: u8,
        /// Whether the cell belonged to the other side.
        captured: bool,
    },
    /// A dot returns to the move's own cell.
    Return {
        /// The full cell that it could not enter, or `None` at the board's edge.
        cell: Option<String>,
    },
}

/// The report of a position, which `warren replay` prints.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(
    target_arch = "wasm32",
    derive(tsify::Tsify),
    tsify(type_prefix = "Dots")
)]
pub struct Report {
    #[cfg_attr(target_arch = "wasm32", tsify(type = "\"dots\""))]
    game: &'static str,
    /// The number of moves so far.
    ply: u32,
    /// Whether the game is over by its rules.
    over: bool,
    /// The cells that each side holds.
    scores: [i32; 2],
    /// The rows from the top: `.` for an empty cell, `A` to `E` for 1 to 5 red dots, `a` to `e` for blue ones.
    board: Vec<String>,
}

/// Empty: the report has everything that the board shows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(
    target_arch = "wasm32",
    derive(tsify::Tsify),
    tsify(type_prefix = "Dots", missing_as_null)
)]
pub struct Setting;

impl Game for Dots {
    const ID: &'static str = "dots";
    type Move = Move;
    type Effect = Effect;
    type Options = Vec<String>;
    type Report = Report;
    type Setting = Setting;

    fn seats(&self) -> usize {
        2
    }

    fn due(&self) -> Seats {
        if self.has_move() {
            Seats::one(self.side())
        } else {
            Seats::NONE
        }
    }

    fn ply(&self) -> u32 {
        self.ply
    }

    fn check(&self, mv: &Move) -> Result<(), IllegalMove> {
        let rule_broken = |rule, template| {
            Err(IllegalMove::new(
                rule,
                template,
                vec![("cell", mv.cell.to_string())],
            ))
        };
        let stack = self.at(mv.cell);
        if self.is_playable(mv.cell) {
            Ok(())
        } else if !self.has_move() {
            Err(IllegalMove::game_over())
        } else if stack.owner().is_some_and(|owner| owner != self.side()) {
            rule_broken(
                "dots-not-yours",
                "{cell} is the other side's: play on an empty cell or from one of your own",
            )
        } else if stack.is_full() {
            rule_broken(
                "dots-full",
                "{cell} is full: a cell with 5 dots takes no more",
            )
        } else {
            rule_broken(
                "dots-not-central",
                "{cell} is not in the centre: red's first move is on one of the nine cells C3 to E5",
            )
        }
    }

    fn play(&mut self, mv: &Move) {
        debug_assert!(self.is_playable(mv.cell), "{mv} in {self}");
        let side = self.side();
        let dots_before = self.at(mv.cell).dots();
        let mut placed_dots = 0;
        let mut cell = mv.cell;
        for _ in 0..dots_before {
            let Some(next) = cell.step(mv.direction) else {
                break;
            };
            cell = next;
            let stack = self.at(cell);
            if !stack.is_full() {
                self.board[cell.index()] = Stack::new(side, stack.dots() + 1);
                placed_dots += 1;
            }
        }
        self.board[mv.cell.index()] = Stack::new(side, dots_before + 1 - placed_dots);
        self.ply += 1;
    }

    fn outcome(&self) -> Option<Outcome> {
        (!self.has_move()).then(|| Outcome::by_scores(self.cells().to_vec()))
    }

    fn scores(&self) -> Option<Vec<i32>> {
        Some(self.cells().to_vec())
    }

    fn effects(&self, mv: &Move) -> Vec<Effect> {
        let side = self.side();
        let placed_dots = self.landing_cells(mv).count() as u8;
        let stay = Effect::Stay {
            cell: mv.cell.to_string(),
            dots: self.at(mv.cell).dots() + 1 - placed_dots,
        };
        let jumps = self.path(mv).map(|place| match place {
            Some(cell) if !self.at(cell).is_full() => Effect::Lay {
                cell: cell.to_string(),
                dots: self.at(cell).dots() + 1,
                captured: self.at(cell).owner().is_some_and(|owner| owner != side),
            },
            blocked => Effect::Return {
                cell: blocked.map(|cell| cell.to_string()),
            },
        });
        std::iter::once(stay).chain(jumps).collect()
    }

    /// Every legal move as text, in the order of [`LegalMoves::legal_moves`].
    fn options(&self) -> Vec<String> {
        let mut moves = Vec::new();
        self.legal_moves(&mut moves);
        moves.iter().map(Move::to_string).collect()
    }

    fn report(&self) -> Report {
        let row = |row| {
            (0..SIZE)
                .map(|column| self.at(Cell::new(column, row)).letter())
                .collect()
        };
        Report {
            game: Self::ID,
            ply: self.ply,
            over: !self.has_move(),
            scores: self.cells(),
            board: (0..SIZE).rev().map(row).collect(),
        }
    }

    // The parts of a board that are not in the report.
    fn setting(&self) -> Setting {
        Setting
    }

    fn read_start(_lines: &mut dyn LineSource) -> Result<Dots, LineError> {
        Ok(Dots::default())
    }

    fn start_lines(&self) -> Option<Vec<String>> {
        (*self == Dots::default()).then(Vec::new)
    }
}

impl LegalMoves for Dots {
    /// The cells are in the order of [`Cell::all`]. Each cell has the four directions, even an empty cell.
    fn legal_moves(&self, moves: &mut Vec<Move>) {
        moves.clear();
        for cell in Cell::all().filter(|&cell| self.is_playable(cell)) {
            moves.extend(Direction::ALL.map(|direction| Move { cell, direction }));
        }
    }
}
