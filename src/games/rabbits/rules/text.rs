//! Moves, limits and positions as text.

use std::fmt;
use std::str::FromStr;

use super::{CAPTURE, Cell, Direction, Field, HUNTERS, MAX_LIMIT, Move, RABBITS, Rabbits, SIZE};
use crate::core::game::{LineError, LineSource, NotationError, Problem, problem};

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = |step: &Option<Direction>| step.map_or('-', Direction::letter);
        f.write_str(&self.steps().iter().map(letter).collect::<String>())
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Move({self})")
    }
}

impl FromStr for Move {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Move, NotationError> {
        let step_of_letter = |letter: char| match letter {
            '-' => Some(None),
            _ => Direction::ALL
                .into_iter()
                .find(|direction| direction.letter() == letter)
                .map(Some),
        };
        // Reads one more character than allowed, so that a long text is not read to its end.
        let steps: Option<Vec<Option<Direction>>> =
            text.chars().take(RABBITS + 1).map(step_of_letter).collect();
        match steps {
            Some(steps) if steps.len() == RABBITS || steps.len() == HUNTERS => {
                Ok(Move::new(&steps))
            }
            _ => {
                let allowed = problem!(
                    "rabbits-move",
                    "a letter N, E, S, W or - for each piece, 8 for the rabbits, 6 for the hunters, such as SWNNWSSE"
                );
                Err(NotationError::new("a move", text, allowed))
            }
        }
    }
}

/// Reads the line `limit 120`.
pub(super) fn read_limit(lines: &mut dyn LineSource) -> Result<u32, LineError> {
    let allowed = || {
        problem!(
            "rabbits-limit-line",
            "the moves that each side has, `limit 1` to `limit {most}`",
            most = MAX_LIMIT,
        )
    };
    let end = lines.end();
    let Some((line, text)) = lines.next_line() else {
        let lead = "the record ends here, without ";
        return Err(allowed().with_lead(lead).at(end));
    };
    text.strip_prefix("limit ")
        .and_then(parse_limit)
        .ok_or_else(|| allowed().quoting_before(text, " is not ").at(line))
}

/// Reads a limit of moves per side: 1 to [`MAX_LIMIT`].
fn parse_limit(text: &str) -> Option<u32> {
    read_number(text).filter(|limit| (1..=MAX_LIMIT).contains(limit))
}

/// Reads a number that consists of digits only, without a sign.
fn read_number(text: &str) -> Option<u32> {
    text.bytes()
        .all(|byte| byte.is_ascii_digit())
        .then(|| text.parse().ok())?
}

impl fmt::Display for Rabbits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rows = self
            .cabbages
            .0
            // In the text the westernmost cell is the highest bit.
            .map(|row| format!("{:06x}", row.reverse_bits() >> (32 - u32::from(SIZE))));
        let rabbits = self
            .rabbits
            .map(|rabbit| rabbit.map_or("-".to_owned(), |cell| cell.to_string()));
        let hunters = self.hunters.map(|hunter| hunter.to_string());
        write!(
            f,
            "{} {} {} {} {} {} {}",
            rows.join("/"),
            rabbits.join("/"),
            hunters.join("/"),
            self.points[0],
            self.points[1],
            self.ply,
            self.limit
        )
    }
}

impl FromStr for Rabbits {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Rabbits, NotationError> {
        read_position(text)
            .map_err(|allowed| NotationError::new("a position of rabbits", text, allowed))
    }
}

/// Reads a position. The error lists the allowed forms.
fn read_position(text: &str) -> Result<Rabbits, Problem> {
    let parts: Vec<&str> = text.split_ascii_whitespace().collect();
    let &[rows, rabbits, hunters, white, black, ply, limit] = &parts[..] else {
        return Err(problem!(
            "rabbits-parts",
            "it has seven parts (cabbages, rabbits, hunters, white's points, black's points, moves played, limit), not {count}",
            count = parts.len(),
        ));
    };
    let limit = parse_limit(limit).ok_or_else(|| {
        problem!(
            "rabbits-limit",
            "the limit is 1 to {most}",
            most = MAX_LIMIT
        )
    })?;
    let points = |text, side| {
        read_number(text).ok_or_else(|| {
            problem!(
                "rabbits-points",
                "{side}'s points are a number",
                side = side
            )
        })
    };
    Rabbits {
        cabbages: read_cabbages(rows)?,
        rabbits: read_pieces(rabbits, read_rabbit, |number| {
            problem!(
                "rabbits-rabbit",
                "number {number} of the rabbits is a cell such as 13,10, or - for a caught one; rows and columns are 0 to 23",
                number = number,
            )
        })?,
        hunters: read_pieces(hunters, read_cell, |number| {
            problem!(
                "rabbits-hunter",
                "number {number} of the hunters is a cell such as 10,10; rows and columns are 0 to 23",
                number = number,
            )
        })?,
        points: [points(white, "white")?, points(black, "black")?],
        ply: read_number(ply).ok_or_else(|| problem!("moves-played", "the moves played are a number"))?,
        limit,
    }
    .check_possible()
}

fn read_cabbages(text: &str) -> Result<Field, Problem> {
    let rows: Vec<&str> = text.split('/').collect();
    if rows.len() != usize::from(SIZE) {
        return Err(problem!(
            "rabbits-cabbage-rows",
            "cabbages have 24 rows, not {count}",
            count = rows.len(),
        ));
    }
    let mut field = Field::default();
    for (number, (row, text)) in field.0.iter_mut().zip(&rows).enumerate() {
        let is_row = text.len() == 6 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
        *row = Some(text)
            .filter(|_| is_row)
            .and_then(|text| u32::from_str_radix(text, 16).ok())
            .map(|bits| bits.reverse_bits() >> (32 - u32::from(SIZE)))
            .ok_or_else(|| {
                problem!(
                    "rabbits-cabbage-row",
                    "row {row} of the cabbages is six hexadecimal digits",
                    row = number,
                )
            })?;
    }
    Ok(field)
}

/// Reads `COUNT` pieces, joined by `/`. `allowed` describes the allowed forms of the piece with a number, from 1.
fn read_pieces<T, const COUNT: usize>(
    text: &str,
    read: impl Fn(&str) -> Option<T>,
    allowed: impl Fn(usize) -> Problem,
) -> Result<[T; COUNT], Problem> {
    let read_numbered = |(number, name): (usize, &str)| read(name).ok_or_else(|| allowed(number));
    let read: Result<Vec<T>, Problem> = (1..).zip(text.split('/')).map(read_numbered).collect();
    read?.try_into().map_err(|read: Vec<T>| {
        if COUNT == RABBITS {
            problem!(
                "rabbits-rabbits",
                "there are {most} rabbits, not {found}",
                most = COUNT,
                found = read.len(),
            )
        } else {
            problem!(
                "rabbits-hunters",
                "there are {most} hunters, not {found}",
                most = COUNT,
                found = read.len(),
            )
        }
    })
}

fn read_rabbit(text: &str) -> Option<Option<Cell>> {
    match text {
        "-" => Some(None),
        _ => read_cell(text).map(Some),
    }
}

fn read_cell(text: &str) -> Option<Cell> {
    let (row, column) = text.split_once(',')?;
    let below_size = |text| {
        read_number(text)
            .and_then(|number| u8::try_from(number).ok())
            .filter(|&number| number < SIZE)
    };
    Some(Cell::new(below_size(row)?, below_size(column)?))
}

impl Rabbits {
    /// Makes a position from its parts.
    ///
    /// # Errors
    /// The allowed alternative, if the position is impossible.
    pub(crate) fn from_parts(
        cabbages: &[Cell],
        rabbits: [Option<Cell>; RABBITS],
        hunters: [Cell; HUNTERS],
        points: [u32; 2],
        ply: u32,
        limit: u32,
    ) -> Result<Rabbits, Problem> {
        let mut field = Field::default();
        for &cell in cabbages {
            field.insert(cell);
        }
        Rabbits {
            cabbages: field,
            rabbits,
            hunters,
            points,
            ply,
            limit,
        }
        .check_possible()
    }

    /// The position, if it is possible in a game.
    fn check_possible(self) -> Result<Rabbits, Problem> {
        let free_rabbits = || self.rabbits.iter().flatten();
        let first_repeated_cell = |cells: Vec<Cell>| {
            (1..cells.len()).find_map(|index| {
                cells[..index]
                    .contains(&cells[index])
                    .then_some(cells[index])
            })
        };
        let pieces = free_rabbits().chain(&self.hunters).copied().collect();
        if let Some(cell) = first_repeated_cell(pieces) {
            return Err(problem!(
                "rabbits-one-cell",
                "only one piece can be on {cell}",
                cell = cell
            ));
        }
        if let Some(cell) = free_rabbits().find(|&&cell| self.has_cabbage(cell)) {
            return Err(problem!(
                "rabbits-on-cabbage",
                "no cabbage can be on {cell} with a rabbit, which would have eaten it",
                cell = cell,
            ));
        }
        let [white, black] = self.points;
        if white > super::CELLS as u32 - self.cabbages() {
            return Err(problem!(
                "rabbits-white-points",
                "white has at most a point for each cell without a cabbage"
            ));
        }
        let caught_count = (RABBITS - free_rabbits().count()) as u32;
        if !black.is_multiple_of(CAPTURE) || black > caught_count * CAPTURE {
            return Err(problem!(
                "rabbits-black-points",
                "black's points are a multiple of {capture}, at most {capture} for each missing rabbit",
                capture = CAPTURE,
            ));
        }
        if self.ply > 2 * self.limit {
            return Err(problem!(
                "rabbits-played",
                "with a limit of {limit} at most {most} moves are played",
                limit = self.limit,
                most = 2 * self.limit,
            ));
        }
        Ok(self)
    }
}
