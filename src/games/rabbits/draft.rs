//! Drafts of Rabbit Hunt.

use std::str::FromStr;

use serde::Serialize;

use crate::core::game::{Game, NotationError, Problem, problem};
use crate::core::order::ascending;
use crate::games::rabbits::{CAPTURE, CELLS, Cell, HUNTERS, MAX_LIMIT, RABBITS, Rabbits, SIZE};
use crate::thinking::draft::words::{DraftText, Words};
use crate::thinking::draft::{
    BesideEdit, Diagnostic, Draft, Drafted, Place, at_most_max_number, ply_of_side,
};

impl Drafted for Rabbits {
    type Draft = RabbitsDraft;
}

/// Pieces and cabbages in the maze, which is always the same.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(into = "Content")]
pub struct RabbitsDraft {
    cabbages: [bool; CELLS],
    rabbits: [Option<Cell>; RABBITS],
    hunters: [Option<Cell>; HUNTERS],
    points: [u32; 2],
    ply: u32,
    limit: u32,
}

/// An edit of a [`RabbitsDraft`]. Cells are `ROW,COLUMN`; seat 0 has the rabbits.
#[derive(Clone, Debug, PartialEq)]
pub enum RabbitsEdit {
    /// `cabbage CELL GROWS`: puts a cabbage on a cell (1) or removes it (0). A cell with a piece has no cabbage.
    Cabbage {
        /// The cell.
        cell: [u8; 2],
        /// Whether a cabbage is there.
        grows: bool,
    },
    /// `field GROWS`: puts cabbages on all cells without a piece (1), or removes all (0).
    Field {
        /// Whether there are cabbages.
        grows: bool,
    },
    /// `put SEAT CELL`: puts a piece on a cell, which is cleared first. The piece is the first of its side that is not on
    /// the board.
    Put {
        /// The side.
        seat: u8,
        /// The cell.
        cell: [u8; 2],
    },
    /// `move CELL CELL`: moves the piece of a cell to another cell. A piece that is there takes its place.
    Move {
        /// The cell it leaves.
        from: [u8; 2],
        /// The cell it enters.
        to: [u8; 2],
    },
    /// `remove CELL`: removes the piece on a cell, or the cabbage if there is no piece.
    Remove {
        /// The cell.
        cell: [u8; 2],
    },
    /// An edit of the values beside the board: the side to move, and the numbers `ply`, `limit`, `points-0` or `points-1`.
    Beside(BesideEdit),
}

impl FromStr for RabbitsEdit {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<RabbitsEdit, NotationError> {
        const FORMS: &str = "`cabbage CELL GROWS`, `field GROWS`, `put SEAT CELL`, `move CELL CELL`, `remove CELL`, \
                             `side SEAT` or `number NAME VALUE`";
        Words::read(text, "an edit", FORMS, |words| {
            Some(match words.word()? {
                "cabbage" => RabbitsEdit::Cabbage {
                    cell: words.numbers()?,
                    grows: words.flag()?,
                },
                "field" => RabbitsEdit::Field {
                    grows: words.flag()?,
                },
                "put" => RabbitsEdit::Put {
                    seat: words.number()?,
                    cell: words.numbers()?,
                },
                "move" => RabbitsEdit::Move {
                    from: words.numbers()?,
                    to: words.numbers()?,
                },
                "remove" => RabbitsEdit::Remove {
                    cell: words.numbers()?,
                },
                word => RabbitsEdit::Beside(BesideEdit::read(word, words)?),
            })
        })
    }
}

/// The content of a draft. Cells are `[row, column]` from the top left.
#[derive(Serialize)]
#[cfg_attr(
    target_arch = "wasm32",
    derive(tsify::Tsify),
    tsify(rename = "RabbitsDraft", missing_as_null)
)]
struct Content {
    /// 24 rows from the top, each of 24 characters: `*` for a cabbage, `.` for none.
    cabbages: Vec<String>,
    /// The rabbits' cells; `None` for a rabbit that is not on the board, and so caught.
    rabbits: [Option<[u8; 2]>; RABBITS],
    /// The hunters' cells; `None` for a hunter that is not on the board.
    hunters: [Option<[u8; 2]>; HUNTERS],
    /// White's and black's points.
    points: [u32; 2],
    /// The number of moves played. Its parity determines who is to move.
    ply: u32,
    /// The limit of moves per side.
    limit: u32,
}

impl From<RabbitsDraft> for Content {
    fn from(draft: RabbitsDraft) -> Content {
        let coordinates = |cell: Option<Cell>| cell.map(|cell| [cell.row(), cell.column()]);
        Content {
            cabbages: draft.rows().collect(),
            rabbits: draft.rabbits.map(coordinates),
            hunters: draft.hunters.map(coordinates),
            points: draft.points,
            ply: draft.ply,
            limit: draft.limit,
        }
    }
}

fn cell_at([row, column]: [u8; 2]) -> Option<Cell> {
    (row < SIZE && column < SIZE).then(|| Cell::new(row, column))
}

impl Draft for RabbitsDraft {
    type Game = Rabbits;
    type Edit = RabbitsEdit;

    fn empty() -> RabbitsDraft {
        RabbitsDraft {
            cabbages: [false; CELLS],
            rabbits: [None; RABBITS],
            hunters: [None; HUNTERS],
            points: [0; 2],
            ply: 0,
            limit: MAX_LIMIT / 2,
        }
    }

    fn of(position: &Rabbits) -> RabbitsDraft {
        let mut cabbages = [false; CELLS];
        for cell in Cell::all() {
            cabbages[cell.index()] = position.has_cabbage(cell);
        }
        RabbitsDraft {
            cabbages,
            rabbits: *position.rabbits(),
            hunters: position.hunters().map(Some),
            points: position.points(),
            ply: position.ply(),
            limit: position.limit(),
        }
    }

    /// The moves played, the limit, the points, the pieces and the rows of cabbages.
    fn stored_text(&self) -> String {
        let mut text = DraftText::default();
        let [white, black] = &self.points;
        text.add(&self.ply).add(&self.limit).add(white).add(black);
        for piece in self.rabbits.iter().chain(&self.hunters) {
            text.add_place(piece.as_ref().map(|cell| cell as _));
        }
        for row in self.rows() {
            text.add(&row);
        }
        text.finish()
    }

    fn restore(stored_text: &str) -> Result<RabbitsDraft, NotationError> {
        const FORM: &str = "four numbers, fourteen pieces and 24 rows of 24 cells";
        Words::read(stored_text, "a draft of rabbits", FORM, |words| {
            let mut draft = RabbitsDraft::empty();
            draft.ply = at_most_max_number(words.number()?);
            draft.limit = at_most_max_number(words.number()?);
            draft.points = words.numbers()?.map(at_most_max_number);
            for piece in draft.pieces() {
                *piece = words.optional_place(|words| cell_at(words.numbers()?))?;
            }
            for row in draft.cabbages.chunks_mut(SIZE.into()) {
                let row_letters = words.word()?.as_bytes();
                if row_letters.len() != row.len() {
                    return None;
                }
                for (has_cabbage, letter) in row.iter_mut().zip(row_letters) {
                    *has_cabbage = match letter {
                        b'*' => true,
                        b'.' => false,
                        _ => return None,
                    };
                }
            }
            Some(draft)
        })
    }

    fn apply(&mut self, edit: &RabbitsEdit) {
        match edit {
            RabbitsEdit::Cabbage { cell, grows } => {
                if let Some(cell) = cell_at(*cell).filter(|&cell| !self.is_piece(cell)) {
                    self.cabbages[cell.index()] = *grows;
                }
            }
            RabbitsEdit::Field { grows } => {
                for cell in Cell::all() {
                    self.cabbages[cell.index()] = *grows && !self.is_piece(cell);
                }
            }
            RabbitsEdit::Put { seat, cell } => self.put_piece(*seat, *cell),
            RabbitsEdit::Move { from, to } => {
                if let (Some(from), Some(to)) = (cell_at(*from), cell_at(*to)) {
                    self.move_piece(from, to);
                }
            }
            RabbitsEdit::Remove { cell } => {
                if let Some(cell) = cell_at(*cell)
                    && !self.remove_piece(cell)
                {
                    self.cabbages[cell.index()] = false;
                }
            }
            RabbitsEdit::Beside(BesideEdit::Side { seat }) => {
                self.ply = ply_of_side(self.ply, *seat, 2 * self.limit);
            }
            RabbitsEdit::Beside(BesideEdit::Number { name, value }) => {
                let number = match name.as_str() {
                    "ply" => &mut self.ply,
                    "limit" => &mut self.limit,
                    "points-0" => &mut self.points[0],
                    "points-1" => &mut self.points[1],
                    _ => return,
                };
                *number = at_most_max_number(*value);
            }
        }
    }

    fn problems(&self) -> Vec<Diagnostic> {
        let mut problems = self.problems_of_pieces();
        problems.extend(self.problems_of_numbers());
        if problems.is_empty() {
            problems.extend(self.position().err().map(Diagnostic::rejected_by_rules));
        }
        problems
    }

    fn position(&self) -> Result<Rabbits, Problem> {
        if !(1..=MAX_LIMIT).contains(&self.limit) {
            return Err(problem!(
                "rabbits-limit",
                "the limit is 1 to {most}",
                most = MAX_LIMIT
            ));
        }
        let cabbages: Vec<Cell> = Cell::all()
            .filter(|cell| self.cabbages[cell.index()])
            .collect();
        let hunters: Vec<Cell> = self.hunters.iter().flatten().copied().collect();
        let hunters = hunters.try_into().map_err(|found: Vec<Cell>| {
            problem!(
                "rabbits-hunters",
                "there are {most} hunters, not {found}",
                most = HUNTERS,
                found = found.len(),
            )
        })?;
        Rabbits::from_parts(
            &cabbages,
            self.rabbits,
            hunters,
            self.points,
            self.ply,
            self.limit,
        )
    }
}

impl RabbitsDraft {
    /// The rows from the top, `*` for a cabbage.
    fn rows(&self) -> impl Iterator<Item = String> {
        let letter = |&has_cabbage: &bool| if has_cabbage { '*' } else { '.' };
        let rows = self.cabbages.chunks(SIZE.into());
        rows.map(move |row| row.iter().map(letter).collect())
    }

    /// All pieces, the rabbits first.
    fn pieces(&mut self) -> impl Iterator<Item = &mut Option<Cell>> {
        self.rabbits.iter_mut().chain(&mut self.hunters)
    }

    fn is_piece(&self, cell: Cell) -> bool {
        let mut pieces = self.rabbits.iter().chain(&self.hunters);
        pieces.any(|&piece| piece == Some(cell))
    }

    /// Removes the piece on a cell. Returns whether there was one.
    fn remove_piece(&mut self, cell: Cell) -> bool {
        let mut was_removed = false;
        for piece in self.pieces().filter(|piece| **piece == Some(cell)) {
            *piece = None;
            was_removed = true;
        }
        was_removed
    }

    fn put_piece(&mut self, seat: u8, cell: [u8; 2]) {
        let Some(cell) = cell_at(cell) else {
            return;
        };
        let pieces_of_side: &mut [Option<Cell>] = match seat {
            0 => &mut self.rabbits,
            _ => &mut self.hunters,
        };
        if pieces_of_side.contains(&Some(cell)) {
            return;
        }
        let Some(number) = pieces_of_side.iter().position(Option::is_none) else {
            return;
        };
        pieces_of_side[number] = Some(cell);
        let others = match seat {
            0 => self.hunters.iter_mut(),
            _ => self.rabbits.iter_mut(),
        };
        for other in others.filter(|other| **other == Some(cell)) {
            *other = None;
        }
        self.cabbages[cell.index()] = false;
    }

    fn move_piece(&mut self, from: Cell, to: Cell) {
        if !self.is_piece(from) {
            return;
        }
        for piece in self.pieces() {
            *piece = match *piece {
                Some(cell) if cell == from => Some(to),
                Some(cell) if cell == to => Some(from),
                other => other,
            };
        }
        self.cabbages[to.index()] = false;
    }

    fn problems_of_pieces(&self) -> Vec<Diagnostic> {
        let mut problems = Vec::new();
        let missing = self.hunters.iter().filter(|hunter| hunter.is_none());
        let missing = missing.count();
        if missing > 0 {
            let name = "hunter".to_owned();
            problems.push(Diagnostic::new(
                Place::Piece { name },
                "rabbits-draft-hunters",
                "all {all} hunters stand on the board: {missing} are missing",
                vec![
                    ("all", HUNTERS.to_string()),
                    ("missing", missing.to_string()),
                ],
            ));
        }
        let mut occupied_cells: Vec<Cell> = self
            .rabbits
            .iter()
            .chain(&self.hunters)
            .flatten()
            .copied()
            .collect();
        ascending(&mut occupied_cells, |cell| cell.index() as u32);
        for pair in occupied_cells.windows(2).filter(|pair| pair[0] == pair[1]) {
            problems.push(Diagnostic::new(
                Place::cell(pair[0]),
                "rabbits-draft-shared",
                "only one piece can be on {cell}",
                vec![("cell", pair[0].to_string())],
            ));
        }
        let rabbits = self.rabbits.iter().flatten();
        for cell in rabbits.filter(|cell| self.cabbages[cell.index()]) {
            problems.push(Diagnostic::new(
                Place::cell(cell),
                "rabbits-draft-cabbage",
                "no cabbage can be on {cell} with a rabbit, which would have eaten it",
                vec![("cell", cell.to_string())],
            ));
        }
        problems
    }

    fn problems_of_numbers(&self) -> Vec<Diagnostic> {
        let mut problems = Vec::new();
        let mut add_problem = |field, rule, template, arguments| {
            problems.push(Diagnostic::new(
                Place::field(field),
                rule,
                template,
                arguments,
            ));
        };
        let [white, black] = self.points;
        let cells_without_cabbage = self
            .cabbages
            .iter()
            .filter(|has_cabbage| !**has_cabbage)
            .count() as u32;
        if white > cells_without_cabbage {
            add_problem(
                "points-0",
                "rabbits-draft-eaten",
                "the rabbits have at most a point for each cell without a cabbage, {most}",
                vec![("most", cells_without_cabbage.to_string())],
            );
        }
        let caught_rabbits = self.rabbits.iter().filter(|rabbit| rabbit.is_none());
        let max_points = caught_rabbits.count() as u32 * CAPTURE;
        if !black.is_multiple_of(CAPTURE) || black > max_points {
            add_problem(
                "points-1",
                "rabbits-draft-caught",
                "the hunters have {each} points for each rabbit that they caught, here at most {most}",
                vec![
                    ("each", CAPTURE.to_string()),
                    ("most", max_points.to_string()),
                ],
            );
        }
        if !(1..=MAX_LIMIT).contains(&self.limit) {
            add_problem(
                "limit",
                "rabbits-draft-limit",
                "each side has 1 to {most} moves",
                vec![("most", MAX_LIMIT.to_string())],
            );
        } else if self.ply > 2 * self.limit {
            add_problem(
                "ply",
                "rabbits-draft-ply",
                "with this limit at most {most} moves have been played",
                vec![("most", (2 * self.limit).to_string())],
            );
        }
        problems
    }
}
