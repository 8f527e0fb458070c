//! Drafts of The Crossing.

mod edit;

pub use edit::CrossingEdit;

use std::sync::Arc;

use serde::Serialize;

use crate::core::game::{Game, NotationError, Problem, Seat, problem};
use crate::core::record::Record;
use crate::games::crossing::{
    CELLS, CORNER, CYCLE, Cell, Crossing, CyclePoint, Direction, HEIGHTS, Heights, SIZE, TURNS,
    goal, start,
};
use crate::thinking::draft::words::{DraftText, Words};
use crate::thinking::draft::{Diagnostic, Draft, Drafted, Place, at_most_max_number};

impl Drafted for Crossing {
    type Draft = CrossingDraft;
}

/// Islands and tokens.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(into = "Content")]
pub struct CrossingDraft {
    heights: [i8; CELLS],
    phases: [i8; CELLS],
    directions: [Direction; CELLS],
    tokens: [Option<Cell>; 2],
    delivered: [u32; 2],
    turn: u32,
}

/// The content of a draft. Cells are `[row, column]` from the top left.
#[derive(Serialize)]
#[cfg_attr(
    target_arch = "wasm32",
    derive(tsify::Tsify),
    tsify(rename = "CrossingDraft", missing_as_null)
)]
struct Content {
    /// Eight rows from the top of eight heights, 9 at the corners.
    heights: [[i8; SIZE as usize]; SIZE as usize],
    /// Eight rows from the top of eight phases, 9 at the corners.
    phases: [[i8; SIZE as usize]; SIZE as usize],
    /// Eight rows from the top of letters: `U` for a rising island, `D` for a sinking one.
    directions: [String; SIZE as usize],
    /// The tokens' cells, by player; `None` for a token that is not on the board.
    tokens: [Option<[u8; 2]>; 2],
    /// The number of tokens brought across, by player.
    delivered: [u32; 2],
    /// The number of turns played.
    turn: u32,
}

impl From<CrossingDraft> for Content {
    fn from(draft: CrossingDraft) -> Content {
        let cell = |row: usize, column: usize| row * usize::from(SIZE) + column;
        let row_of =
            |values: &[i8; CELLS], row| std::array::from_fn(|column| values[cell(row, column)]);
        Content {
            heights: std::array::from_fn(|row| row_of(&draft.heights, row)),
            phases: std::array::from_fn(|row| row_of(&draft.phases, row)),
            directions: std::array::from_fn(|row| {
                let columns = 0..usize::from(SIZE);
                columns
                    .map(|column| letter(draft.directions[cell(row, column)]))
                    .collect()
            }),
            tokens: draft.tokens.map(|token| token.map(Cell::row_and_column)),
            delivered: draft.delivered,
            turn: draft.turn,
        }
    }
}

/// The limit of heights and phases, positive and negative.
const MAX_HEIGHT: i8 = 20;

fn cell_at([row, column]: [u8; 2]) -> Option<Cell> {
    (row < SIZE && column < SIZE).then(|| Cell::new(row, column))
}

/// The index of a cell, or `None` for a corner, which has no moving island.
fn island_of(cell: Cell) -> Option<usize> {
    (!cell.is_corner()).then(|| cell.index())
}

fn island_at(place: [u8; 2]) -> Option<usize> {
    cell_at(place).and_then(island_of)
}

fn letter(direction: Direction) -> char {
    match direction {
        Direction::Up => 'U',
        Direction::Down => 'D',
    }
}

impl Draft for CrossingDraft {
    type Game = Crossing;
    type Edit = CrossingEdit;

    /// Islands of one height, all just above the water, and the tokens on their start cells.
    fn empty() -> CrossingDraft {
        let mut draft = CrossingDraft {
            heights: [3; CELLS],
            phases: [0; CELLS],
            directions: [Direction::Up; CELLS],
            tokens: [Seat(0), Seat(1)].map(|seat| Some(start(seat))),
            delivered: [0; 2],
            turn: 0,
        };
        for cell in Cell::all().filter(|cell| cell.is_corner()) {
            draft.heights[cell.index()] = CORNER;
            draft.phases[cell.index()] = CORNER;
        }
        draft
    }

    fn of(position: &Crossing) -> CrossingDraft {
        let mut draft = CrossingDraft::empty();
        for cell in Cell::all().filter(|cell| !cell.is_corner()) {
            let index = cell.index();
            draft.heights[index] = position.heights().at(cell);
            draft.phases[index] = position.phase(cell);
            draft.directions[index] = position.cycle_point(cell).direction();
        }
        draft.tokens = [Seat(0), Seat(1)].map(|seat| Some(position.token(seat)));
        draft.delivered = [Seat(0), Seat(1)].map(|seat| position.delivered(seat));
        draft.turn = position.turn();
        draft
    }

    /// The turns played, what is delivered, the tokens, and the height, the phase and the direction of each island.
    fn stored_text(&self) -> String {
        let mut text = DraftText::default();
        let [one, other] = &self.delivered;
        text.add(&self.turn).add(one).add(other);
        for token in &self.tokens {
            let token = token.map(name);
            text.add_place(token.as_ref().map(|token| token as _));
        }
        for index in Cell::all().filter_map(island_of) {
            text.add(&self.heights[index])
                .add(&self.phases[index])
                .add(&letter(self.directions[index]));
        }
        text.finish()
    }

    fn restore(stored_text: &str) -> Result<CrossingDraft, NotationError> {
        const FORM: &str = "three numbers, two tokens and sixty islands of three words";
        Words::read(stored_text, "a draft of crossing", FORM, |words| {
            let mut draft = CrossingDraft::empty();
            draft.turn = at_most_max_number(words.number()?);
            draft.delivered = words.numbers()?.map(at_most_max_number);
            for token in &mut draft.tokens {
                *token = words.optional_place(|words| cell_at(words.numbers()?))?;
            }
            for index in Cell::all().filter_map(island_of) {
                let [height, phase] = words.numbers::<i8, 2>()?;
                draft.heights[index] = height.clamp(-MAX_HEIGHT, MAX_HEIGHT);
                draft.phases[index] = phase.clamp(-MAX_HEIGHT, MAX_HEIGHT);
                draft.directions[index] = match words.letter()? {
                    'U' => Direction::Up,
                    'D' => Direction::Down,
                    _ => return None,
                };
            }
            Some(draft)
        })
    }

    fn apply(&mut self, edit: &CrossingEdit) {
        match edit {
            CrossingEdit::Height { cell, value } => {
                if let Some(index) = island_at(*cell) {
                    self.set_height(index, *value);
                }
            }
            CrossingEdit::Raise { cell } => {
                if let Some(index) = island_at(*cell) {
                    let next = self.heights[index].saturating_add(1);
                    let next = Some(next).filter(|height| HEIGHTS.contains(height));
                    self.set_height(index, next.unwrap_or(*HEIGHTS.start()));
                }
            }
            CrossingEdit::Phase { cell, value } => {
                if let Some(index) = island_at(*cell) {
                    self.phases[index] = (*value).clamp(-MAX_HEIGHT, MAX_HEIGHT);
                }
            }
            CrossingEdit::Turn { cell } => {
                if let Some(index) = island_at(*cell) {
                    self.directions[index] = match self.directions[index] {
                        Direction::Up => Direction::Down,
                        Direction::Down => Direction::Up,
                    };
                }
            }
            CrossingEdit::ShiftPhase { cell, is_back } => self.shift_phase(*cell, *is_back),
            CrossingEdit::Token { seat, cell } => {
                let token = self.tokens.get_mut(usize::from(*seat));
                if let (Some(token), Some(cell)) = (token, cell_at(*cell)) {
                    *token = Some(cell);
                }
            }
            CrossingEdit::Remove { cell } => {
                let cell = cell_at(*cell);
                for token in self.tokens.iter_mut().filter(|token| **token == cell) {
                    *token = None;
                }
            }
            CrossingEdit::Number { name, value } => {
                let number = match name.as_str() {
                    "turn" => &mut self.turn,
                    "delivered-0" => &mut self.delivered[0],
                    "delivered-1" => &mut self.delivered[1],
                    _ => return,
                };
                *number = at_most_max_number(*value);
            }
        }
    }

    fn problems(&self) -> Vec<Diagnostic> {
        let mut problems = self.problems_of_islands();
        problems.extend([Seat(0), Seat(1)].into_iter().flat_map(|seat| {
            let number = self.problem_of_number(seat);
            self.problem_of_token(seat).into_iter().chain(number)
        }));
        if self.turn > TURNS {
            problems.push(Diagnostic::new(
                Place::field("turn"),
                "crossing-draft-turn",
                "a game has {most} turns",
                vec![("most", TURNS.to_string())],
            ));
        }
        if problems.is_empty() {
            problems.extend(self.position().err().map(Diagnostic::rejected_by_rules));
        }
        problems
    }

    fn position(&self) -> Result<Crossing, Problem> {
        let (heights, points) = self.islands()?;
        let [Some(one), Some(other)] = self.tokens else {
            return Err(problem!(
                "crossing-tokens",
                "each player has a token on the board"
            ));
        };
        Crossing::with(heights, points, [one, other], self.delivered, self.turn)
    }

    /// The heights, the phases and the directions.
    fn board_text(&self) -> Option<String> {
        let (heights, points) = self.islands().ok()?;
        let lines = Crossing::new(heights, points).start_lines()?;
        Some(lines.join("\n"))
    }

    /// Reads heights and phases without directions. All directions are then up.
    fn read_own_format(text: &str) -> Option<CrossingDraft> {
        let lines: Vec<&str> = text
            .lines()
            .filter(|line| !line.trim().is_empty())
            .collect();
        if lines.len() != 2 * usize::from(SIZE) {
            return None;
        }
        let directions = ["UUUUUUUU"; SIZE as usize];
        let whole = [&lines[..], &directions].concat().join("\n");
        let record = Record::<Crossing>::headless(&whole).ok()?;
        Some(CrossingDraft::of(record.start()))
    }
}

impl CrossingDraft {
    fn set_height(&mut self, index: usize, height: i8) {
        let height = height.clamp(-MAX_HEIGHT, MAX_HEIGHT);
        let phase = self.phases[index].saturating_add(height - self.heights[index]);
        self.phases[index] = phase.clamp(-MAX_HEIGHT, MAX_HEIGHT);
        self.heights[index] = height;
    }

    /// An island's place in its cycle, if its height and phase are legal.
    fn cycle_point(&self, index: usize) -> Option<CyclePoint> {
        let height = self.heights[index];
        HEIGHTS.contains(&height).then_some(())?;
        CyclePoint::of(height, self.phases[index], self.directions[index])
    }

    /// Moves an island one turn on in its cycle, or one back.
    fn shift_phase(&mut self, cell: [u8; 2], is_back: bool) {
        let index = island_at(cell);
        let Some((index, point)) = index.and_then(|index| Some((index, self.cycle_point(index)?)))
        else {
            return;
        };
        let next = point.after(if is_back { u32::from(CYCLE) - 1 } else { 1 });
        self.phases[index] = next.phase(self.heights[index]);
        self.directions[index] = next.direction();
    }

    fn islands(&self) -> Result<(Arc<Heights>, [CyclePoint; CELLS]), Problem> {
        let heights = Heights::new(self.heights).map_err(|(_, what)| what)?;
        let mut points = [CyclePoint::default(); CELLS];
        for cell in Cell::all().filter(|cell| !cell.is_corner()) {
            let index = cell.index();
            points[index] = self.cycle_point(index).ok_or_else(|| {
                problem!(
                    "crossing-never",
                    "the island in row {row}, column {column} is never in this phase",
                    row = cell.row(),
                    column = cell.column(),
                )
            })?;
        }
        Ok((Arc::new(heights), points))
    }

    fn problems_of_islands(&self) -> Vec<Diagnostic> {
        let islands = Cell::all().filter(|cell| !cell.is_corner());
        islands
            .filter_map(|cell| {
                let index = cell.index();
                let height = self.heights[index];
                let [row, column] = cell_arguments(cell);
                if !HEIGHTS.contains(&height) {
                    return Some(Diagnostic::new(
                        Place::cell(name(cell)),
                        "crossing-draft-height",
                        "the island in row {row}, column {column} has the height {height}: there are 2 to 5",
                        vec![row, column, ("height", height.to_string())],
                    ));
                }
                self.cycle_point(index).is_none().then(|| {
                    Diagnostic::new(
                        Place::cell(name(cell)),
                        "crossing-draft-phase",
                        "the island in row {row}, column {column} has the phase {phase}: with its height there are {least} to {most}",
                        vec![
                            row,
                            column,
                            ("phase", self.phases[index].to_string()),
                            ("least", (height - 7).to_string()),
                            ("most", height.to_string()),
                        ],
                    )
                })
            })
            .collect()
    }

    fn problem_of_token(&self, seat: Seat) -> Option<Diagnostic> {
        let player = ("player", (seat.0 + 1).to_string());
        let Some(cell) = self.tokens[seat.index()] else {
            let name = format!("token-{}", seat.0);
            return Some(Diagnostic::new(
                Place::Piece { name },
                "crossing-draft-token",
                "the token of player {player} is not on the board",
                vec![player],
            ));
        };
        let [row, column] = cell_arguments(cell);
        let arguments = vec![player, row, column];
        let place = Place::cell(name(cell));
        if cell == goal(seat) {
            return Some(Diagnostic::new(
                place,
                "crossing-draft-goal",
                "the token of player {player} is on its goal, row {row}, column {column}, where the rules remove tokens",
                arguments,
            ));
        }
        let is_under_water = !cell.is_corner() && self.phases[cell.index()] < 0;
        is_under_water.then(|| {
            Diagnostic::new(
                place,
                "crossing-draft-under",
                "the token of player {player} is in row {row}, column {column}, which is under water",
                arguments,
            )
        })
    }

    fn problem_of_number(&self, seat: Seat) -> Option<Diagnostic> {
        (self.delivered[seat.index()] > self.turn).then(|| {
            Diagnostic::new(
                Place::field(["delivered-0", "delivered-1"][seat.index()]),
                "crossing-draft-delivered",
                "player {player} has delivered at most one token per turn, and {turn} turns have been played",
                vec![
                    ("player", (seat.0 + 1).to_string()),
                    ("turn", self.turn.to_string()),
                ],
            )
        })
    }
}

/// A cell's row and column as arguments.
fn cell_arguments(cell: Cell) -> [(&'static str, String); 2] {
    [
        ("row", cell.row().to_string()),
        ("column", cell.column().to_string()),
    ]
}

/// A cell's name on boards.
fn name(cell: Cell) -> String {
    format!("{} {}", cell.row(), cell.column())
}
