//! Jumping Dots (Прыгающие точки): the rules, after the statement.
//!
//! The statement's lost figure leaves the start open; ours (red C3 and E5, blue C5 and E3) fits its example.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;

use crate::game::{
    Game, IllegalMove, LineError, LineSource, Listed, NotationError, Outcome, Seat, Seats,
};

/// Columns and rows of the board.
pub const SIZE: u8 = 7;
/// Cells of the board.
pub const CELLS: usize = 49;
/// A cell with this many dots is full.
pub const FULL: u8 = 5;
/// How far the ply in a position's text may be ahead of the dots on the board. Every move adds one to both, so what
/// follows from a position that can be read can be read too; no ply is above 999.
const MAX_LEAD: u32 = 999 - FULL as u32 * CELLS as u32;

/// A cell of the board, by its index: row 1 first, in a row column A first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

impl Cell {
    /// The cell in a column (0 is A) and a row (0 is row 1).
    ///
    /// # Panics
    /// If either is above 6.
    pub fn new(column: u8, row: u8) -> Cell {
        assert!(
            column < SIZE && row < SIZE,
            "no cell in column {column}, row {row}"
        );
        Cell(row * SIZE + column)
    }

    /// All 49 cells, row 1 first.
    pub fn all() -> impl Iterator<Item = Cell> {
        (0..CELLS as u8).map(Cell)
    }

    /// 0 to 48.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// 0 (A) to 6 (G).
    pub fn column(self) -> u8 {
        self.0 % SIZE
    }

    /// 0 (row 1, the southern edge) to 6.
    pub fn row(self) -> u8 {
        self.0 / SIZE
    }

    /// Whether it is one of the nine cells on which red may begin.
    pub fn is_central(self) -> bool {
        (2..5).contains(&self.column()) && (2..5).contains(&self.row())
    }

    /// The next cell in a direction, if the board goes on there.
    pub fn step(self, direction: Direction) -> Option<Cell> {
        let (column, row) = (self.column(), self.row());
        match direction {
            Direction::North if row + 1 < SIZE => Some(Cell(self.0 + SIZE)),
            Direction::East if column + 1 < SIZE => Some(Cell(self.0 + 1)),
            Direction::South if row > 0 => Some(Cell(self.0 - SIZE)),
            Direction::West if column > 0 => Some(Cell(self.0 - 1)),
            _ => None,
        }
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'A' + self.column()), self.row() + 1)
    }
}

/// Where the dots of a move go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Direction {
    /// Towards row 7.
    North,
    /// Towards column G.
    East,
    /// Towards row 1.
    South,
    /// Towards column A.
    West,
}

impl Direction {
    /// The four, in the order of the statement's `NESW`.
    pub const ALL: [Direction; 4] = [
        Direction::North,
        Direction::East,
        Direction::South,
        Direction::West,
    ];

    fn letter(self) -> char {
        match self {
            Direction::North => 'N',
            Direction::East => 'E',
            Direction::South => 'S',
            Direction::West => 'W',
        }
    }
}

/// A move: a dot is added to a cell, and if dots stood there, they jump in the direction.
///
/// Its text is the contest's, three characters: `E4N`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    /// The cell played from.
    pub cell: Cell,
    /// Without meaning on an empty cell, but kept.
    pub direction: Direction,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.cell, self.direction.letter())
    }
}

impl FromStr for Move {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Move, NotationError> {
        let parse = || {
            let &[column, row, letter] = text.as_bytes() else {
                return None;
            };
            if !(b'A'..=b'G').contains(&column) || !(b'1'..=b'7').contains(&row) {
                return None;
            }
            let direction = Direction::ALL
                .into_iter()
                .find(|d| d.letter() == char::from(letter))?;
            Some(Move {
                cell: Cell::new(column - b'A', row - b'1'),
                direction,
            })
        };
        parse().ok_or_else(|| {
            NotationError::new(
                "a move",
                text,
                "a column A to G, a row 1 to 7 and a direction N, E, S or W, such as E4N",
            )
        })
    }
}

/// What stands on a cell: nothing, or 1 to 5 dots of one side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Stack {
    owner: u8,
    dots: u8,
}

impl Stack {
    /// 0 to 5.
    pub fn dots(self) -> u8 {
        self.dots
    }

    /// The side whose dots they are; `None` on an empty cell.
    pub fn owner(self) -> Option<Seat> {
        (self.dots > 0).then_some(Seat(self.owner))
    }

    /// Whether it takes no more dots.
    pub fn is_full(self) -> bool {
        self.dots == FULL
    }

    fn new(owner: Seat, dots: u8) -> Stack {
        Stack {
            owner: owner.0,
            dots,
        }
    }

    fn letter(self) -> char {
        match self.dots {
            0 => '.',
            dots => char::from(if self.owner == 0 { b'A' } else { b'a' } + dots - 1),
        }
    }

    fn from_letter(letter: char) -> Option<Stack> {
        match letter {
            '.' => Some(Stack::default()),
            'A'..='E' => Some(Stack::new(Seat(0), letter as u8 - b'A' + 1)),
            'a'..='e' => Some(Stack::new(Seat(1), letter as u8 - b'a' + 1)),
            _ => None,
        }
    }
}

/// A position: the board and the number of moves played.
///
/// Its text is the seven rows from row 7 down to row 1, joined by `/` and written as in the report, with runs of empty
/// cells as a digit, then the ply, whose parity tells who is to move: `7/7/2a1A2/7/2A1a2/7/7 0`.
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
    /// What stands on a cell.
    pub fn at(&self, cell: Cell) -> Stack {
        self.board[cell.index()]
    }

    /// Red (seat 0) or blue (seat 1), whoever has the next move, also when it has none.
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

    /// Cells by side.
    pub fn cells(&self) -> [i32; 2] {
        self.count(|_| 1)
    }

    /// Dots by side.
    pub fn dots(&self) -> [i32; 2] {
        self.count(|stack| i32::from(stack.dots))
    }

    fn count(&self, worth: impl Fn(Stack) -> i32) -> [i32; 2] {
        let mut sums = [0; 2];
        for stack in self.board {
            if let Some(owner) = stack.owner() {
                sums[owner.index()] += worth(stack);
            }
        }
        sums
    }

    fn has_move(&self) -> bool {
        Cell::all().any(|cell| self.is_playable(cell))
    }

    /// The cells that a move comes to, nearest first, with `None` for a place off the board.
    fn path(&self, mv: &Move) -> impl Iterator<Item = Option<Cell>> {
        let mut place = Some(mv.cell);
        (0..self.at(mv.cell).dots).map(move |_| {
            place = place.and_then(|cell| cell.step(mv.direction));
            place
        })
    }

    /// The cells that take a dot from a move, beside its own cell.
    fn takers(&self, mv: &Move) -> impl Iterator<Item = Cell> {
        self.path(mv).flatten().filter(|&c| !self.at(c).is_full())
    }
}

/// One thing that a move brings about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Effect {
    /// The move's own cell: its dots after the move.
    Stay {
        /// The cell's name.
        cell: String,
        /// Its dots after the move.
        dots: u8,
    },
    /// A dot is laid on a cell, which becomes the mover's.
    Lay {
        /// The cell's name.
        cell: String,
        /// Its dots after the move.
        dots: u8,
        /// Whether it was the other side's.
        captured: bool,
    },
    /// A dot comes back to the move's own cell.
    Return {
        /// The full cell that refused it, or `None` at the board's edge.
        cell: Option<String>,
    },
}

/// A position as `warren replay` prints it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Report {
    game: &'static str,
    ply: u32,
    over: bool,
    scores: [i32; 2],
    board: Vec<String>,
}

impl Game for Dots {
    const ID: &'static str = "dots";
    type Move = Move;
    type Effect = Effect;
    type Options = Vec<String>;
    type Report = Report;

    fn seats(&self) -> usize {
        2
    }

    fn due(&self) -> Seats {
        match self.has_move() {
            true => Seats::one(self.side()),
            false => Seats::NONE,
        }
    }

    fn ply(&self) -> u32 {
        self.ply
    }

    fn check(&self, mv: &Move) -> Result<(), IllegalMove> {
        let broken = |rule, template| {
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
            broken(
                "dots-not-yours",
                "{cell} is the other side's: play on an empty cell or from one of your own",
            )
        } else if stack.is_full() {
            broken(
                "dots-full",
                "{cell} is full: a cell with 5 dots takes no more",
            )
        } else {
            broken(
                "dots-not-central",
                "{cell} is not in the centre: red's first move is on one of the nine cells C3 to E5",
            )
        }
    }

    fn play(&mut self, mv: &Move) {
        debug_assert!(self.is_playable(mv.cell), "{mv} in {self}");
        let side = self.side();
        let before = self.at(mv.cell).dots;
        let mut laid = 0;
        let mut place = mv.cell;
        for _ in 0..before {
            let Some(next) = place.step(mv.direction) else {
                break;
            };
            place = next;
            let stack = self.at(place);
            if !stack.is_full() {
                self.board[place.index()] = Stack::new(side, stack.dots + 1);
                laid += 1;
            }
        }
        self.board[mv.cell.index()] = Stack::new(side, before + 1 - laid);
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
        let laid = self.takers(mv).count() as u8;
        let stay = Effect::Stay {
            cell: mv.cell.to_string(),
            dots: self.at(mv.cell).dots + 1 - laid,
        };
        let jumps = self.path(mv).map(|place| match place {
            Some(cell) if !self.at(cell).is_full() => Effect::Lay {
                cell: cell.to_string(),
                dots: self.at(cell).dots + 1,
                captured: self.at(cell).owner().is_some_and(|owner| owner != side),
            },
            refused => Effect::Return {
                cell: refused.map(|cell| cell.to_string()),
            },
        });
        std::iter::once(stay).chain(jumps).collect()
    }

    /// Every legal move as text, in the order of [`Listed::legal_moves`].
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

    fn read_start(_: &mut dyn LineSource) -> Result<Dots, LineError> {
        Ok(Dots::default())
    }

    fn start_lines(&self) -> Option<Vec<String>> {
        (*self == Dots::default()).then(Vec::new)
    }
}

impl Listed for Dots {
    /// By cell as in [`Cell::all`], for each cell the four directions; an empty cell gives all four too.
    fn legal_moves(&self, moves: &mut Vec<Move>) {
        moves.clear();
        for cell in Cell::all().filter(|&cell| self.is_playable(cell)) {
            moves.extend(Direction::ALL.map(|direction| Move { cell, direction }));
        }
    }
}

impl fmt::Display for Dots {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in (0..SIZE).rev() {
            let mut empty = 0;
            for column in 0..SIZE {
                let stack = self.at(Cell::new(column, row));
                if stack.dots == 0 {
                    empty += 1;
                    continue;
                }
                if empty > 0 {
                    write!(f, "{empty}")?;
                    empty = 0;
                }
                write!(f, "{}", stack.letter())?;
            }
            if empty > 0 {
                write!(f, "{empty}")?;
            }
            f.write_str(if row > 0 { "/" } else { " " })?;
        }
        write!(f, "{}", self.ply)
    }
}

impl FromStr for Dots {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Dots, NotationError> {
        let error = |allowed: String| NotationError::new("a position of dots", text, allowed);
        let (rows, ply) = text
            .split_once(' ')
            .ok_or_else(|| error("seven rows joined by /, a space and the ply".into()))?;
        let ply: u32 = ply
            .parse()
            .map_err(|_| error("the ply, after the space, is a number from 0".into()))?;
        let rows: Vec<&str> = rows.split('/').collect();
        if rows.len() != usize::from(SIZE) {
            return Err(error(format!("it has seven rows, not {}", rows.len())));
        }
        let mut board = [Stack::default(); CELLS];
        for (row, text) in (0..SIZE).rev().zip(rows) {
            let stacks = read_row(text).ok_or_else(|| {
                error(format!(
                    "row {} holds seven cells: A to E red, a to e blue, a digit for empty cells",
                    row + 1
                ))
            })?;
            let first = Cell::new(0, row).index();
            board[first..first + usize::from(SIZE)].copy_from_slice(&stacks);
        }
        let position = Dots { board, ply };
        let most = MAX_LEAD + position.dots().iter().sum::<i32>().unsigned_abs();
        match ply <= most {
            true => Ok(position),
            false => Err(error(format!("with its dots the ply is at most {most}"))),
        }
    }
}

/// Seven cells of a position's text.
fn read_row(text: &str) -> Option<Vec<Stack>> {
    let mut stacks = Vec::new();
    for letter in text.chars() {
        match letter.to_digit(10) {
            Some(empty @ 1..=7) => stacks.extend((0..empty).map(|_| Stack::default())),
            _ => stacks.push(Stack::from_letter(letter)?),
        }
        if stacks.len() > usize::from(SIZE) {
            return None;
        }
    }
    (stacks.len() == usize::from(SIZE)).then_some(stacks)
}
