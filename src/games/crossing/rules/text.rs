//! Starts and positions as text.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use super::cells::{CELLS, Cell, SIZE};
use super::island::{
    CYCLE, CyclePoint, Direction, Heights, height_problem, is_height, phase_problem,
};
use super::{Crossing, TURNS};
use crate::core::game::{LineError, LineSource, NotationError, Problem, Seat, problem};

/// Reads a row of heights, eight numbers. Row 0 is the top.
///
/// # Errors
/// A sentence that says what is wrong with the row, without repeating it.
pub fn read_height_row(row: u8, text: &str) -> Result<Vec<i8>, Problem> {
    read_row(row, text, RowKind::Heights, |cell, word| {
        let height = word.parse().map_err(|_| no_number(word))?;
        if is_height(cell, height) {
            Ok(height)
        } else {
            Err(height_problem(cell, height))
        }
    })
}

/// The kinds of rows of a start, in their order.
#[derive(Clone, Copy)]
enum RowKind {
    Heights,
    Phases,
    Directions,
}

impl RowKind {
    /// The name of the kind for the language files.
    fn name(self) -> &'static str {
        match self {
            RowKind::Heights => "heights",
            RowKind::Phases => "phases",
            RowKind::Directions => "directions",
        }
    }

    /// The problem that a row of this kind, counted from 0, is expected.
    fn expected_row(self, row: u8) -> Problem {
        problem!(
            "crossing-row",
            "row {row} of the {what}",
            row = row,
            what = self.name()
        )
    }
}

fn no_number(word: &str) -> Problem {
    problem!("crossing-number", "no number").quoting_before(word, " is ")
}

/// Reads heights, phases and directions, eight lines each.
pub(super) fn read_start(lines: &mut dyn LineSource) -> Result<Crossing, LineError> {
    let heights = read_rows(lines, RowKind::Heights, read_height_row)?;
    let heights = Heights::new(heights).map_err(|(_, what)| what.at(lines.end()))?;
    let phases = read_rows(lines, RowKind::Phases, |row, text| {
        read_row(row, text, RowKind::Phases, |cell, word| {
            read_phase(cell, heights.at(cell), word)
        })
    })?;
    let mut points = [CyclePoint::default(); CELLS];
    for row in 0..SIZE {
        let (line, text) = lines.require_line(&|| RowKind::Directions.expected_row(row))?;
        let directions = read_directions(&text).map_err(|what| what.at(line))?;
        for (column, direction) in directions.into_iter().enumerate() {
            let cell = Cell::new(row, column as u8);
            let index = cell.index();
            if !cell.is_corner() {
                let point = CyclePoint::of(heights.at(cell), phases[index], direction);
                points[index] = point.unwrap_or_default();
            }
        }
    }
    Ok(Crossing::new(Arc::new(heights), points))
}

fn read_phase(cell: Cell, height: i8, word: &str) -> Result<i8, Problem> {
    let phase = word.parse().map_err(|_| no_number(word))?;
    // The direction does not matter: a height has a phase in both directions or in neither.
    let is_legal = if cell.is_corner() {
        phase == height
    } else {
        CyclePoint::of(height, phase, Direction::Up).is_some()
    };
    if is_legal {
        Ok(phase)
    } else {
        Err(phase_problem(cell, height, phase))
    }
}

/// Reads eight lines with `read`.
fn read_rows(
    lines: &mut dyn LineSource,
    kind: RowKind,
    read: impl Fn(u8, &str) -> Result<Vec<i8>, Problem>,
) -> Result<[i8; CELLS], LineError> {
    let mut values = Vec::new();
    for row in 0..SIZE {
        let (line, text) = lines.require_line(&|| kind.expected_row(row))?;
        let numbers = read(row, &text).map_err(|why| why.quoting(&text).at(line))?;
        values.extend(numbers);
    }
    Ok(values.try_into().expect("eight rows of eight"))
}

/// Reads eight numbers.
fn read_row(
    row: u8,
    text: &str,
    what: RowKind,
    read: impl Fn(Cell, &str) -> Result<i8, Problem>,
) -> Result<Vec<i8>, Problem> {
    let words: Vec<&str> = text.split_whitespace().collect();
    if words.len() != usize::from(SIZE) {
        return Err(problem!(
            "crossing-row-length",
            "a row of the {what} has {size} numbers, not {count}",
            what = what.name(),
            size = SIZE,
            count = words.len(),
        ));
    }
    let cells = (0..SIZE).map(|column| Cell::new(row, column));
    cells
        .zip(words)
        .map(|(cell, word)| read(cell, word))
        .collect()
}

fn read_directions(text: &str) -> Result<Vec<Direction>, Problem> {
    let letters: Option<Vec<Direction>> = text
        .chars()
        .map(|letter| match letter {
            'U' => Some(Direction::Up),
            'D' => Some(Direction::Down),
            _ => None,
        })
        .collect();
    letters
        .filter(|letters| letters.len() == usize::from(SIZE))
        .ok_or_else(|| {
            problem!(
                "crossing-directions",
                "a row of the directions is {size} letters, U (up) or D (down)",
                size = SIZE,
            )
            .quoting(text)
        })
}

impl Heights {
    /// The heights in both programs' format: eight lines of eight numbers.
    pub fn lines(&self) -> Vec<String> {
        self.rows().map(numbers_text).collect()
    }
}

/// The lines of a start, in the format of [`read_start`].
pub(super) fn start_lines(game: &Crossing) -> Vec<String> {
    let phases: Vec<i8> = Cell::all().map(|cell| game.phase(cell)).collect();
    let letter = |cell: Cell| match game.cycle_point(cell).direction() {
        Direction::Up => 'U',
        Direction::Down => 'D',
    };
    let letters: Vec<char> = Cell::all().map(letter).collect();
    let size = usize::from(SIZE);
    let mut lines = game.heights().lines();
    lines.extend(phases.chunks(size).map(numbers_text));
    lines.extend(
        letters
            .chunks(size)
            .map(|row| row.iter().collect::<String>()),
    );
    lines
}

fn numbers_text(row: &[i8]) -> String {
    let numbers: Vec<String> = row.iter().map(i8::to_string).collect();
    numbers.join(" ")
}

/// One character per cell, the rows joined by `/`.
fn rows_text(character: impl Fn(Cell) -> char) -> String {
    let rows: Vec<String> = (0..SIZE)
        .map(|row| {
            (0..SIZE)
                .map(|column| character(Cell::new(row, column)))
                .collect()
        })
        .collect();
    rows.join("/")
}

/// Reads a [`rows_text`]. `wrong` is the error for a text that does not have eight rows of eight characters.
fn read_rows_text(text: &str, wrong: impl Fn() -> Problem) -> Result<Vec<char>, Problem> {
    let rows: Vec<&str> = text.split('/').collect();
    let size = usize::from(SIZE);
    if rows.len() == size && rows.iter().all(|row| row.chars().count() == size) {
        Ok(rows.iter().flat_map(|row| row.chars()).collect())
    } else {
        Err(wrong())
    }
}

fn read_short_heights(text: &str) -> Result<Heights, Problem> {
    let digits = read_rows_text(text, || {
        problem!(
            "crossing-heights-text",
            "the heights are {size} rows of {size} characters, joined by /",
            size = SIZE,
        )
    })?;
    let mut heights = [0; CELLS];
    for (height, digit) in heights.iter_mut().zip(digits) {
        let number = digit.to_digit(10);
        let number =
            number.ok_or_else(|| problem!("crossing-height-digit", "a height is a digit"))?;
        *height = number as i8;
    }
    Heights::new(heights).map_err(|(_, what)| what)
}

fn height_digits(heights: &Heights) -> String {
    rows_text(|cell| char::from(b'0' + heights.at(cell) as u8))
}

fn read_places(text: &str) -> Result<[CyclePoint; CELLS], Problem> {
    let letters = read_rows_text(text, || {
        problem!(
            "crossing-places-text",
            "the places in the cycle are {size} rows of {size} characters, joined by /",
            size = SIZE,
        )
    })?;
    let mut points = [CyclePoint::default(); CELLS];
    for (cell, letter) in Cell::all().zip(letters) {
        let number = u32::from(letter).wrapping_sub(u32::from('a'));
        let point = u8::try_from(number).ok().and_then(CyclePoint::new);
        points[cell.index()] = match (cell.is_corner(), letter, point) {
            (true, '.', _) => CyclePoint::default(),
            (false, _, Some(point)) => point,
            _ => {
                return Err(problem!(
                    "crossing-place-letter",
                    "a place in the cycle is a letter from a to {last}, a corner has a .",
                    last = char::from(b'a' + CYCLE - 1),
                ));
            }
        };
    }
    Ok(points)
}

fn read_cell(text: &str) -> Result<Cell, Problem> {
    let read = || {
        let (row, column) = text.split_once(',')?;
        let (row, column): (u8, u8) = (row.parse().ok()?, column.parse().ok()?);
        (row < SIZE && column < SIZE).then(|| Cell::new(row, column))
    };
    read().ok_or_else(|| {
        problem!(
            "crossing-token-cell",
            "a token's cell is its row and its column, 0 to 7, such as 7,0"
        )
    })
}

/// Reads a number that consists of digits only.
fn read_number(text: &str) -> Option<u32> {
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    digits.then(|| text.parse().ok()).flatten()
}

fn read_delivered(text: &str) -> Result<u32, Problem> {
    read_number(text).ok_or_else(|| {
        problem!(
            "crossing-delivered-number",
            "the tokens delivered are a number"
        )
    })
}

fn read_turns(text: &str) -> Result<u32, Problem> {
    read_number(text)
        .ok_or_else(|| problem!("crossing-turns-number", "the turns played are a number"))
}

impl fmt::Display for Crossing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let point = |cell: Cell| {
            if cell.is_corner() {
                '.'
            } else {
                char::from(b'a' + self.cycle_point(cell).number())
            }
        };
        let [one, other] = [Seat(0), Seat(1)].map(|seat| self.token(seat).row_and_column());
        write!(
            f,
            "{} {} {},{}+{},{} {}+{} {}",
            height_digits(self.heights()),
            rows_text(point),
            one[0],
            one[1],
            other[0],
            other[1],
            self.delivered(Seat(0)),
            self.delivered(Seat(1)),
            self.turn()
        )
    }
}

impl FromStr for Crossing {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Crossing, NotationError> {
        read_position(text)
            .map_err(|allowed| NotationError::new("a position of crossing", text, allowed))
    }
}

/// Reads a position. The error lists the allowed forms.
fn read_position(text: &str) -> Result<Crossing, Problem> {
    let parts: Vec<&str> = text.split_ascii_whitespace().collect();
    let &[heights, points, tokens, delivered, turn] = &parts[..] else {
        return Err(problem!(
            "crossing-parts",
            "it has five parts (heights, places in the cycle, tokens, tokens delivered, turns played), not {count}",
            count = parts.len(),
        ));
    };
    let heights = Arc::new(read_short_heights(heights)?);
    let points = read_places(points)?;
    let not_a_pair = || {
        problem!(
            "crossing-two",
            "the tokens and the numbers delivered are pairs, each joined by +"
        )
    };
    let (one, other) = tokens.split_once('+').ok_or_else(not_a_pair)?;
    let tokens = [read_cell(one)?, read_cell(other)?];
    let (one, other) = delivered.split_once('+').ok_or_else(not_a_pair)?;
    let delivered = [read_delivered(one)?, read_delivered(other)?];
    Crossing::with(heights, points, tokens, delivered, read_turns(turn)?)
}

/// One player's knowledge at a start in the middle of a game, without anything hidden from the player.
///
/// Its text is one line with these parts, separated by spaces: the heights as in a position; the token's row and column; the
/// number of tokens delivered; the number of turns played.
#[derive(Clone, Debug, PartialEq)]
pub struct PlayerStart {
    /// The heights.
    pub heights: Arc<Heights>,
    /// The cell of the player's token.
    pub token: Cell,
    /// The number of tokens it has delivered.
    pub delivered: u32,
    /// The number of turns played, 0 to [`TURNS`].
    pub turn: u32,
}

impl PlayerStart {
    /// The start of a player in a position.
    pub fn of(game: &Crossing, seat: Seat) -> PlayerStart {
        PlayerStart {
            heights: game.heights().clone(),
            token: game.token(seat),
            delivered: game.delivered(seat),
            turn: game.turn(),
        }
    }
}

impl fmt::Display for PlayerStart {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [row, column] = self.token.row_and_column();
        let heights = height_digits(&self.heights);
        write!(
            f,
            "{heights} {row},{column} {} {}",
            self.delivered, self.turn
        )
    }
}

impl FromStr for PlayerStart {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<PlayerStart, NotationError> {
        read_player_start(text)
            .map_err(|allowed| NotationError::new("where a player stands", text, allowed))
    }
}

fn read_player_start(text: &str) -> Result<PlayerStart, Problem> {
    let parts: Vec<&str> = text.split_ascii_whitespace().collect();
    let &[heights, token, delivered, turn] = &parts[..] else {
        return Err(problem!(
            "crossing-standpoint-parts",
            "it has four parts (heights, token, tokens delivered, turns played), not {count}",
            count = parts.len(),
        ));
    };
    let player_start = PlayerStart {
        heights: Arc::new(read_short_heights(heights)?),
        token: read_cell(token)?,
        delivered: read_delivered(delivered)?,
        turn: read_turns(turn)?,
    };
    if player_start.turn <= TURNS && player_start.delivered <= player_start.turn {
        Ok(player_start)
    } else {
        Err(problem!(
            "crossing-standpoint-turns",
            "a game has {most} turns, and each delivers at most one token",
            most = TURNS,
        ))
    }
}
