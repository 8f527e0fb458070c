//! Rabbit Hunt (Охота на кроликов): the rules, after the statement.
//!
//! The statement's figure of the start is lost. Our start is reconstructed, and the statement's example plays from it without
//! breaking a rule. The example counts 70 points for a caught rabbit, and two cabbages on start cells. The rules say 75
//! points and no cabbages there, and we follow the rules.

mod maze;
mod text;

use serde::Serialize;

pub use maze::{CELLS, Cell, Direction, MAZE, SIZE};

use crate::core::game::{Game, IllegalMove, LineError, LineSource, Outcome, Seat, Seats};

/// The number of white's pieces.
pub const RABBITS: usize = 8;
/// The number of black's pieces.
pub const HUNTERS: usize = 6;
/// The points for a caught rabbit.
pub const CAPTURE: u32 = 75;
/// The maximum limit of moves per side. In the contest it is 120 to 240.
pub const MAX_LIMIT: u32 = 240;

const RABBITS_AT_START: [Cell; RABBITS] = [
    Cell::new(13, 10),
    Cell::new(13, 11),
    Cell::new(13, 12),
    Cell::new(13, 13),
    Cell::new(14, 10),
    Cell::new(14, 11),
    Cell::new(14, 12),
    Cell::new(14, 13),
];
const HUNTERS_AT_START: [Cell; HUNTERS] = [
    Cell::new(10, 10),
    Cell::new(10, 11),
    Cell::new(10, 12),
    Cell::new(10, 13),
    Cell::new(9, 11),
    Cell::new(9, 12),
];

/// A turn of one side: the step of each of its pieces, in the order of their numbers; `None` stays.
///
/// Its text is the contest's, one letter per piece: `SWNNWSSE` for the rabbits, `WSESWE` for the hunters.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Move {
    steps: [Option<Direction>; RABBITS],
    count: u8,
}

impl Move {
    /// A turn with these steps: 8 for the rabbits, 6 for the hunters.
    ///
    /// # Panics
    /// If there are neither 8 nor 6 steps.
    pub fn new(steps: &[Option<Direction>]) -> Move {
        assert!(
            steps.len() == RABBITS || steps.len() == HUNTERS,
            "a turn has 8 or 6 steps, not {}",
            steps.len()
        );
        let mut padded_steps = [None; RABBITS];
        padded_steps[..steps.len()].copy_from_slice(steps);
        Move {
            steps: padded_steps,
            count: steps.len() as u8,
        }
    }

    /// The step of each piece.
    pub fn steps(&self) -> &[Option<Direction>] {
        &self.steps[..usize::from(self.count)]
    }
}

/// A position: the pieces, the cabbages, the points, the number of moves played and the limit.
///
/// Its text is one line with these parts, separated by spaces:
///
/// - the cabbages: 24 rows from the top, joined by `/`, each of six hexadecimal digits with four cells per digit, the
///   highest bit the westernmost;
/// - the cells of the rabbits, `row,column`, joined by `/`, with `-` for a caught one;
/// - the cells of the hunters, likewise;
/// - white's points;
/// - black's points;
/// - the number of moves played by both sides;
/// - the limit of moves per side.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Rabbits {
    cabbages: Field,
    rabbits: [Option<Cell>; RABBITS],
    hunters: [Cell; HUNTERS],
    points: [u32; 2],
    ply: u32,
    limit: u32,
}

/// A set of cells, one word per row. Bit 0 is column 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
struct Field([u32; SIZE as usize]);

impl Field {
    fn contains(&self, cell: Cell) -> bool {
        self.0[usize::from(cell.row())] & (1 << cell.column()) != 0
    }

    fn insert(&mut self, cell: Cell) {
        self.0[usize::from(cell.row())] |= 1 << cell.column();
    }

    fn remove(&mut self, cell: Cell) {
        self.0[usize::from(cell.row())] &= !(1 << cell.column());
    }

    fn len(&self) -> u32 {
        self.0.iter().map(|row| row.count_ones()).sum()
    }

    fn is_empty(&self) -> bool {
        self.0.iter().all(|&row| row == 0)
    }
}

impl Rabbits {
    /// The usual start, with a limit of moves per side.
    ///
    /// # Panics
    /// If the limit is not 1 to [`MAX_LIMIT`].
    pub fn new(limit: u32) -> Rabbits {
        assert!((1..=MAX_LIMIT).contains(&limit), "a limit of {limit}");
        let mut cabbages = Field::default();
        for cell in Cell::all() {
            if !RABBITS_AT_START.contains(&cell) && !HUNTERS_AT_START.contains(&cell) {
                cabbages.insert(cell);
            }
        }
        Rabbits {
            cabbages,
            rabbits: RABBITS_AT_START.map(Some),
            hunters: HUNTERS_AT_START,
            points: [0; 2],
            ply: 0,
            limit,
        }
    }

    /// The limit of moves per side.
    pub fn limit(&self) -> u32 {
        self.limit
    }

    /// The side to move, even after the end: white (seat 0, the rabbits) or black (seat 1, the hunters).
    pub fn side(&self) -> Seat {
        Seat((self.ply % 2) as u8)
    }

    /// The number of moves that a side has left.
    pub fn turns_left(&self, seat: Seat) -> u32 {
        self.limit - (self.ply + 1 - u32::from(seat.0)) / 2
    }

    /// The cells of the rabbits, by number; `None` for a caught one.
    pub fn rabbits(&self) -> &[Option<Cell>; RABBITS] {
        &self.rabbits
    }

    /// The cells of the hunters, by number.
    pub fn hunters(&self) -> &[Cell; HUNTERS] {
        &self.hunters
    }

    /// Whether there is a cabbage on a cell.
    pub fn has_cabbage(&self, cell: Cell) -> bool {
        self.cabbages.contains(cell)
    }

    /// The number of cabbages left.
    pub fn cabbages(&self) -> u32 {
        self.cabbages.len()
    }

    /// White's points, 1 per cabbage, and black's, 75 per caught rabbit.
    pub fn points(&self) -> [u32; 2] {
        self.points
    }

    fn is_over(&self) -> bool {
        let is_hunted_down =
            self.side() == Seat(0) && self.rabbits.iter().all(|rabbit| rabbit.is_none());
        self.cabbages.is_empty() || is_hunted_down || self.ply >= 2 * self.limit
    }

    /// The pieces of the side to move.
    fn pieces(&self) -> impl ExactSizeIterator<Item = Option<Cell>> {
        let is_white = self.side() == Seat(0);
        (0..if is_white { RABBITS } else { HUNTERS }).map(move |piece| {
            if is_white {
                self.rabbits[piece]
            } else {
                Some(self.hunters[piece])
            }
        })
    }

    /// The cells of the pieces of the side to move after a legal turn.
    fn destinations(&self, mv: &Move) -> impl Iterator<Item = Option<Cell>> {
        self.pieces()
            .zip(mv.steps())
            .map(|(piece, &step)| piece.map(|cell| destination(cell, step).unwrap_or(cell)))
    }
}

impl Rabbits {
    /// The captures in a turn that leads to `after`: the rabbit, the cell and the hunter.
    fn catches(&self, mv: &Move, next_position: &Rabbits) -> Vec<Effect> {
        let rabbit_cells: Vec<Option<Cell>> = match self.side() {
            Seat(0) => self.destinations(mv).collect(),
            _ => self.rabbits.to_vec(),
        };
        let catch = |(index, cell): (usize, Option<Cell>)| {
            let cell = cell.filter(|_| next_position.rabbits[index].is_none())?;
            let hunter = next_position
                .hunters
                .iter()
                .position(|&hunter| hunter == cell)?;
            Some(Effect::Catch {
                rabbit: index + 1,
                hunter: hunter + 1,
                cell: coordinates(cell),
            })
        };
        rabbit_cells
            .into_iter()
            .enumerate()
            .filter_map(catch)
            .collect()
    }
}

/// The cell to which a step leads, or `None` if there is a wall.
fn destination(cell: Cell, step: Option<Direction>) -> Option<Cell> {
    step.map_or(Some(cell), |direction| cell.step(direction))
}

/// One effect of a turn. Pieces are counted from 1, cells are `[row, column]`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(
    target_arch = "wasm32",
    derive(tsify::Tsify),
    tsify(type_prefix = "Rabbits")
)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Effect {
    /// A piece of the mover goes to the next cell.
    Step {
        /// Its number.
        piece: usize,
        /// The cell it leaves.
        from: [u8; 2],
        /// The cell it enters, where it may be caught.
        to: [u8; 2],
    },
    /// A rabbit eats a cabbage.
    Eat {
        /// The rabbit's number.
        piece: usize,
        /// The cabbage's cell.
        cell: [u8; 2],
    },
    /// A hunter catches a rabbit, whichever of them moved.
    Catch {
        /// The rabbit's number.
        rabbit: usize,
        /// The hunter's number.
        hunter: usize,
        /// The cell.
        cell: [u8; 2],
    },
}

/// The report of a position, which `warren replay` prints.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(
    target_arch = "wasm32",
    derive(tsify::Tsify),
    tsify(type_prefix = "Rabbits", missing_as_null)
)]
pub struct Report {
    #[cfg_attr(target_arch = "wasm32", tsify(type = "\"rabbits\""))]
    game: &'static str,
    /// The number of moves so far.
    ply: u32,
    /// Whether the game is over by its rules.
    over: bool,
    /// The points of each side.
    scores: [u32; 2],
    /// The rabbits' cells, row and column from the top left; `None` for a caught rabbit.
    rabbits: [Option<[u8; 2]>; RABBITS],
    /// The hunters' cells.
    hunters: [[u8; 2]; HUNTERS],
    /// The rows from the top: `*` for a cell with a cabbage, `.` for one without.
    cabbages: Vec<String>,
}

/// The setting, which stays the same through a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(
    target_arch = "wasm32",
    derive(tsify::Tsify),
    tsify(type_prefix = "Rabbits")
)]
pub struct Setting {
    /// The limit of moves per side.
    limit: u32,
    /// The maze: one string per row from the top, one hexadecimal digit per cell, the sum of its walls (north 1, east 2,
    /// south 4, west 8).
    walls: Vec<String>,
}

fn coordinates(cell: Cell) -> [u8; 2] {
    [cell.row(), cell.column()]
}

impl Game for Rabbits {
    const ID: &'static str = "rabbits";
    const USUAL_START: &'static [&'static str] = &["limit 120"];
    type Move = Move;
    type Effect = Effect;
    type Options = Vec<String>;
    type Report = Report;
    type Setting = Setting;

    fn seats(&self) -> usize {
        2
    }

    fn due(&self) -> Seats {
        if self.is_over() {
            Seats::NONE
        } else {
            Seats::one(self.side())
        }
    }

    fn ply(&self) -> u32 {
        self.ply
    }

    fn check(&self, mv: &Move) -> Result<(), IllegalMove> {
        if self.is_over() {
            return Err(IllegalMove::game_over());
        }
        if mv.steps().len() != self.pieces().len() {
            return Err(IllegalMove::new(
                "rabbits-count",
                "it is {side}'s turn, and its move has {letters} letters, one per piece",
                vec![
                    ("side", ["white", "black"][self.side().index()].to_owned()),
                    ("letters", self.pieces().len().to_string()),
                ],
            ));
        }
        let mut occupied_cells: Vec<(usize, Cell)> = Vec::with_capacity(RABBITS);
        for ((piece, start_cell), &step) in (1..).zip(self.pieces()).zip(mv.steps()) {
            let Some(start_cell) = start_cell else {
                if step.is_some() {
                    return Err(IllegalMove::new(
                        "rabbits-caught",
                        "rabbit {piece} is caught: its letter is -",
                        vec![("piece", piece.to_string())],
                    ));
                }
                continue;
            };
            let target_cell =
                destination(start_cell, step).ok_or_else(|| wall_error(piece, start_cell, step))?;
            if let Some((first, _)) = occupied_cells.iter().find(|(_, cell)| *cell == target_cell) {
                return Err(IllegalMove::new(
                    "rabbits-same-cell",
                    "pieces {first} and {second} would both be on {cell}: no cell holds two pieces of a side",
                    vec![
                        ("first", first.to_string()),
                        ("second", piece.to_string()),
                        ("cell", target_cell.to_string()),
                    ],
                ));
            }
            occupied_cells.push((piece, target_cell));
        }
        Ok(())
    }

    fn play(&mut self, mv: &Move) {
        debug_assert_eq!(self.check(mv), Ok(()), "{mv} in {self}");
        let mut target_cells = [None; RABBITS];
        for (target_cell, destination) in target_cells.iter_mut().zip(self.destinations(mv)) {
            *target_cell = destination;
        }
        if self.side() == Seat(0) {
            self.rabbits = target_cells;
            for rabbit in &mut self.rabbits {
                let Some(destination) = *rabbit else { continue };
                if self.hunters.contains(&destination) {
                    *rabbit = None;
                    self.points[1] += CAPTURE;
                } else if self.cabbages.contains(destination) {
                    self.cabbages.remove(destination);
                    self.points[0] += 1;
                }
            }
        } else {
            for (hunter, destination) in self.hunters.iter_mut().zip(target_cells) {
                *hunter = destination.unwrap_or(*hunter);
            }
            for rabbit in &mut self.rabbits {
                if rabbit.is_some_and(|destination| self.hunters.contains(&destination)) {
                    *rabbit = None;
                    self.points[1] += CAPTURE;
                }
            }
        }
        self.ply += 1;
    }

    fn outcome(&self) -> Option<Outcome> {
        self.is_over()
            .then(|| Outcome::by_scores(self.points.map(|points| points as i32).to_vec()))
    }

    fn scores(&self) -> Option<Vec<i32>> {
        Some(self.points.map(|points| points as i32).to_vec())
    }

    fn effects(&self, mv: &Move) -> Vec<Effect> {
        let mut next_position = self.clone();
        next_position.play(mv);
        let moved_pieces: Vec<(usize, Cell, Cell)> = (1..)
            .zip(self.pieces().zip(self.destinations(mv)))
            .filter_map(|(piece, (from, to))| Some((piece, from?, to?)))
            .collect();
        let steps = moved_pieces.iter().filter(|(_, from, to)| from != to);
        let steps = steps.map(|&(piece, from, to)| Effect::Step {
            piece,
            from: coordinates(from),
            to: coordinates(to),
        });
        let is_eaten = |cell| self.has_cabbage(cell) && !next_position.has_cabbage(cell);
        let meals = moved_pieces.iter().filter(|&&(_, _, to)| is_eaten(to));
        let meals = meals.map(|&(piece, _, to)| Effect::Eat {
            piece,
            cell: coordinates(to),
        });
        steps
            .chain(meals)
            .chain(self.catches(mv, &next_position))
            .collect()
    }

    /// For each piece of the side to move, the letters of its possible steps, with `-` last. Empty for a caught rabbit, and
    /// for all when the game is over. The choices of two pieces may still collide on a cell.
    fn options(&self) -> Vec<String> {
        if self.is_over() {
            return Vec::new();
        }
        let steps = |cell: Cell| {
            Direction::ALL
                .into_iter()
                .filter(move |&direction| cell.step(direction).is_some())
                .map(Direction::letter)
                .chain(['-'])
        };
        self.pieces()
            .map(|piece| piece.map_or(String::new(), |cell| steps(cell).collect()))
            .collect()
    }

    fn report(&self) -> Report {
        let letter = |cell| if self.has_cabbage(cell) { '*' } else { '.' };
        Report {
            game: Self::ID,
            ply: self.ply,
            over: self.is_over(),
            scores: self.points,
            rabbits: self.rabbits.map(|rabbit| rabbit.map(coordinates)),
            hunters: self.hunters.map(coordinates),
            cabbages: rows(letter),
        }
    }

    // The parts of a board that are not in the report.
    fn setting(&self) -> Setting {
        let digit =
            |cell: Cell| char::from_digit(cell.walls().into(), 16).map(|c| c.to_ascii_uppercase());
        Setting {
            limit: self.limit,
            walls: rows(|cell| digit(cell).unwrap_or('0')),
        }
    }

    fn read_start(lines: &mut dyn LineSource) -> Result<Rabbits, LineError> {
        text::read_limit(lines).map(Rabbits::new)
    }

    fn start_lines(&self) -> Option<Vec<String>> {
        (*self == Rabbits::new(self.limit)).then(|| vec![format!("limit {}", self.limit)])
    }
}

/// One character per cell, one string per row, the top row first.
fn rows(character: impl Fn(Cell) -> char) -> Vec<String> {
    let row = |row| {
        let cells = (0..SIZE).map(|column| Cell::new(row, column));
        cells.map(&character).collect()
    };
    (0..SIZE).map(row).collect()
}

fn wall_error(piece: usize, cell: Cell, step: Option<Direction>) -> IllegalMove {
    IllegalMove::new(
        "rabbits-wall",
        "piece {piece} on {cell} cannot go {direction}: there is a wall",
        vec![
            ("piece", piece.to_string()),
            ("cell", cell.to_string()),
            (
                "direction",
                step.map(|d| d.letter().to_string()).unwrap_or_default(),
            ),
        ],
    )
}
