//! The Crossing (Переправа): the rules, after the statement.
//!
//! Two families of hedgehogs cross a swamp over islands that rise and sink. Both players move at once and never meet. Each sees
//! the phases of the nine cells around its token, but not the directions of the islands. The position is the whole truth.
//! [`protocol`](crate::games::crossing::protocol) has each player's view of it.

mod belief;
mod cells;
mod island;
mod text;
mod views;

use std::sync::Arc;

pub use belief::{Belief, CyclePoints};
pub use cells::{CELLS, Cell, Move, SIZE, Step};
pub use island::{CORNER, CYCLE, CyclePoint, Direction, HEIGHTS, Heights, OFF_BOARD};
pub use text::{PlayerStart, read_height_row};
pub use views::{Choice, Effect, Fate, Options, Report, Setting};

use crate::core::game::{
    Game, IllegalMove, LineError, LineSource, Outcome, Problem, Seat, Seats, problem,
};

/// The number of turns of a game. Both players move in each turn.
pub const TURNS: u32 = 180;

/// The start cell of a player's tokens.
pub fn start(seat: Seat) -> Cell {
    match seat.0 {
        0 => Cell::new(SIZE - 1, 0),
        _ => Cell::new(SIZE - 1, SIZE - 1),
    }
}

/// The goal cell of a player's tokens.
pub fn goal(seat: Seat) -> Cell {
    match seat.0 {
        0 => Cell::new(0, SIZE - 1),
        _ => Cell::new(0, 0),
    }
}

/// The rule that a step off the board breaks.
pub fn off_board(seat: Seat, step: Step) -> IllegalMove {
    IllegalMove::new(
        "crossing-off-board",
        "the step {step} of player {player} leads off the board",
        vec![
            ("step", step.to_string()),
            ("player", (seat.0 + 1).to_string()),
        ],
    )
}

/// A position: the islands with their places in the cycle, both tokens, the numbers delivered, and the turn.
///
/// Its text is one line with these parts, separated by spaces:
/// - the heights, one digit per cell, the rows joined by `/`
/// - the places in the cycle, letters from `a`, the lowest, to `n`, and `.` at the corners
/// - the rows and columns of the two tokens, such as `7,0+7,7`
/// - the tokens delivered, such as `0+0`
/// - the number of turns played
#[derive(Clone, Debug, PartialEq)]
pub struct Crossing {
    heights: Arc<Heights>,
    cycle_points: [CyclePoint; CELLS],
    tokens: [Cell; 2],
    delivered: [u32; 2],
    turn: u32,
}

impl Crossing {
    /// A game before its first turn. The places of the corners have no meaning.
    pub fn new(heights: Arc<Heights>, cycle_points: [CyclePoint; CELLS]) -> Crossing {
        Crossing {
            heights,
            cycle_points: Cell::all()
                .map(|cell| {
                    if cell.is_corner() {
                        CyclePoint::default()
                    } else {
                        cycle_points[cell.index()]
                    }
                })
                .collect::<Vec<_>>()
                .try_into()
                .expect("a place a cell"),
            tokens: [start(Seat(0)), start(Seat(1))],
            delivered: [0; 2],
            turn: 0,
        }
    }

    /// A position in the middle of a game.
    ///
    /// # Errors
    /// A sentence that says what is wrong with the position.
    pub fn with(
        heights: Arc<Heights>,
        cycle_points: [CyclePoint; CELLS],
        tokens: [Cell; 2],
        delivered: [u32; 2],
        turn: u32,
    ) -> Result<Crossing, Problem> {
        let game = Crossing {
            tokens,
            delivered,
            turn,
            ..Crossing::new(heights, cycle_points)
        };
        if turn > TURNS {
            return Err(problem!(
                "crossing-turns",
                "a game has {most} turns",
                most = TURNS
            ));
        }
        for seat in [Seat(0), Seat(1)] {
            let (cell, number) = (game.token(seat), seat.0 + 1);
            let [row, column] = cell.row_and_column();
            if cell == goal(seat) {
                return Err(problem!(
                    "crossing-on-goal",
                    "the token of player {number} in row {row}, column {column} has reached its goal and leaves the board",
                    number = number,
                    row = row,
                    column = column,
                ));
            }
            if game.phase(cell) < 0 {
                return Err(problem!(
                    "crossing-under-water",
                    "the token of player {number} is in row {row}, column {column}, which is under water",
                    number = number,
                    row = row,
                    column = column,
                ));
            }
            if game.delivered(seat) > turn {
                return Err(problem!(
                    "crossing-delivered",
                    "player {number} has delivered more than one token per turn",
                    number = number,
                ));
            }
        }
        Ok(game)
    }

    /// The heights.
    pub fn heights(&self) -> &Arc<Heights> {
        &self.heights
    }

    /// The place of an island in its cycle. The place of a corner has no meaning.
    pub fn cycle_point(&self, cell: Cell) -> CyclePoint {
        self.cycle_points[cell.index()]
    }

    /// The current phase of a cell. It is at least 0 above water.
    pub fn phase(&self, cell: Cell) -> i8 {
        self.phase_after(cell, 0)
    }

    /// The phase of a cell `turns` turns later.
    pub fn phase_after(&self, cell: Cell, turns: u32) -> i8 {
        if cell.is_corner() {
            CORNER
        } else {
            (self.cycle_point(cell).after(turns)).phase(self.heights.at(cell))
        }
    }

    /// The cell of a player's token.
    pub fn token(&self, seat: Seat) -> Cell {
        self.tokens[seat.index()]
    }

    /// The number of tokens that a player has delivered.
    pub fn delivered(&self, seat: Seat) -> u32 {
        self.delivered[seat.index()]
    }

    /// The number of turns played, 0 to [`TURNS`].
    pub fn turn(&self) -> u32 {
        self.turn
    }

    /// A player's window: the phases of the nine cells around its token, row by row, −9 off the board.
    pub fn window(&self, seat: Seat) -> [i8; 9] {
        let cells = self.token(seat).window();
        cells.map(|cell| cell.map_or(OFF_BOARD, |cell| self.phase(cell)))
    }

    /// Checks that a player may take a step.
    ///
    /// # Errors
    /// The rule that it breaks.
    pub fn check_step(&self, seat: Seat, step: Step) -> Result<(), IllegalMove> {
        match self.token(seat).after(step) {
            _ if self.turn == TURNS => Err(IllegalMove::game_over()),
            Some(_) => Ok(()),
            None => Err(off_board(seat, step)),
        }
    }

    /// The fate of a player's token after a legal step, before and while the islands move.
    pub fn fate(&self, seat: Seat, step: Step) -> Fate {
        let from = self.token(seat);
        let to = from.after(step).unwrap_or(from);
        if to == goal(seat) {
            Fate::Cross
        } else if self.phase(to) < 0 {
            Fate::Drown
        } else if self.phase_after(to, 1) < 0 {
            Fate::Sink
        } else {
            Fate::Stand
        }
    }
}

impl Game for Crossing {
    const ID: &'static str = "crossing";

    type Move = Move;
    type Effect = Effect;
    type Options = Options;
    type Report = Report;
    type Setting = Setting;

    /// The statement's board. The statement does not give the directions; these fit its example.
    const USUAL_START: &'static [&'static str] = &[
        "9 3 2 3 5 4 4 9",
        "3 5 3 4 4 5 3 3",
        "4 3 4 2 3 3 5 5",
        "2 5 3 4 3 5 3 5",
        "3 4 4 5 2 5 5 3",
        "4 5 3 4 4 3 5 3",
        "5 3 5 5 4 3 3 4",
        "9 4 4 3 3 2 4 9",
        "9 -2 -1 0 5 0 0 9",
        "0 -1 1 -2 4 -1 1 0",
        "2 -2 1 -4 -1 2 5 4",
        "0 0 1 -2 2 -1 2 0",
        "2 1 3 3 -2 -1 0 0",
        "1 1 3 3 4 -3 5 -1",
        "-1 1 -2 0 0 -3 -2 2",
        "9 1 2 1 0 2 2 9",
        "UDUDDDDU",
        "UDUDDUDU",
        "UUUUUDDD",
        "UUUUDDDD",
        "UUDUUUUU",
        "DDDDDUDU",
        "UUUDDUUU",
        "UDDDDDDU",
    ];

    fn seats(&self) -> usize {
        2
    }

    fn due(&self) -> Seats {
        if self.turn < TURNS {
            Seats::all(2)
        } else {
            Seats::NONE
        }
    }

    fn ply(&self) -> u32 {
        self.turn
    }

    fn check(&self, mv: &Move) -> Result<(), IllegalMove> {
        let [first, second] = mv.0;
        self.check_step(Seat(0), first)?;
        self.check_step(Seat(1), second)
    }

    fn play(&mut self, mv: &Move) {
        for seat in [Seat(0), Seat(1)] {
            let step = mv.0[seat.index()];
            let cell_before = self.token(seat);
            self.tokens[seat.index()] = match self.fate(seat, step) {
                Fate::Stand => cell_before.after(step).unwrap_or(cell_before),
                Fate::Drown | Fate::Sink => start(seat),
                Fate::Cross => {
                    self.delivered[seat.index()] += 1;
                    start(seat)
                }
            };
        }
        for point in &mut self.cycle_points {
            *point = point.after(1);
        }
        for cell in Cell::all().filter(|cell| cell.is_corner()) {
            self.cycle_points[cell.index()] = CyclePoint::default();
        }
        self.turn += 1;
    }

    fn outcome(&self) -> Option<Outcome> {
        let scores = self.scores()?;
        (self.turn == TURNS).then(|| Outcome::by_scores(scores))
    }

    fn scores(&self) -> Option<Vec<i32>> {
        Some(self.delivered.map(|count| count as i32).to_vec())
    }

    fn effects(&self, mv: &Move) -> Vec<Effect> {
        views::effects(self, mv)
    }

    fn options(&self) -> Options {
        views::options(self)
    }

    fn report(&self) -> Report {
        views::report(self)
    }

    // The parts of a board that are not in the report.
    fn setting(&self) -> Setting {
        Setting::of(&self.heights)
    }

    fn read_start(lines: &mut dyn LineSource) -> Result<Crossing, LineError> {
        text::read_start(lines)
    }

    fn start_lines(&self) -> Option<Vec<String>> {
        let is_before_first_turn = self.turn == 0
            && self.delivered == [0; 2]
            && self.tokens == [start(Seat(0)), start(Seat(1))];
        is_before_first_turn.then(|| text::start_lines(self))
    }
}
