//! Arrows, boards, positions and the puzzle's input as text.

use std::fmt;
use std::str::FromStr;

use super::{Arrow, Board, BoardError, Cell, Door, Group, Heading, MAX_SIZE, Mice};
use crate::core::game::{LineError, LineSource, NotationError, Problem, problem};

impl fmt::Display for Arrow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.cell, self.heading.letter())
    }
}

impl FromStr for Arrow {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Arrow, NotationError> {
        let parse = || {
            let mut words = text.split_whitespace();
            let arrow = Arrow {
                cell: Cell {
                    x: read_coordinate(words.next()?)?,
                    y: read_coordinate(words.next()?)?,
                },
                heading: read_heading(words.next()?)?,
            };
            words.next().is_none().then_some(arrow)
        };
        parse().ok_or_else(|| {
            let allowed = problem!(
                "mice-move",
                "a column and a row from 0 to 24 and N, E, S or W, such as 2 0 W"
            );
            NotationError::new("an arrow", text, allowed)
        })
    }
}

fn read_coordinate(text: &str) -> Option<u8> {
    read_number(text)
        .and_then(|number| u8::try_from(number).ok())
        .filter(|&number| usize::from(number) < MAX_SIZE)
}

fn read_heading(text: &str) -> Option<Heading> {
    let mut letters = text.chars();
    let heading = Heading::from_letter(letters.next()?)?;
    letters.next().is_none().then_some(heading)
}

/// Reads a number that consists of digits only, without a sign.
fn read_number(text: &str) -> Option<u32> {
    text.bytes()
        .all(|byte| byte.is_ascii_digit())
        .then(|| text.parse().ok())?
}

/// Reads the head of the puzzle's input up to the doors, including them.
pub(super) fn read_board(lines: &mut dyn LineSource) -> Result<Board, LineError> {
    let (line, [width, height]) = read_numbers(lines, &|| {
        problem!("mice-size-line", "the width and the height of the board")
    })?;
    let (players_line, [players]) = read_numbers(lines, &|| {
        problem!("mice-players-line", "how many play, 2 to 4")
    })?;
    let (doors_line, [doors]) = read_numbers(lines, &|| {
        problem!("mice-doors-line", "how many doors there are, 1 to 16")
    })?;
    let (turns_line, [turns]) = read_numbers(lines, &|| {
        problem!("mice-turns-line", "how many turns are played, 1 to 100")
    })?;
    let size = if width == height { width } else { 0 };
    let byte = |number: u32| u8::try_from(number).unwrap_or(u8::MAX);
    let mut board = Board::empty(byte(size), byte(turns), players as usize, doors as usize)
        .map_err(|error| {
            let line = match error {
                BoardError::Players => players_line,
                BoardError::Doors => doors_line,
                BoardError::Turns => turns_line,
                _ => line,
            };
            error.problem().at(line)
        })?;
    for player in 1..=players {
        let (line, [x, y]) = read_numbers(lines, &|| {
            problem!(
                "mice-rocket-line",
                "the rocket of player {number}: its column and its row",
                number = player,
            )
        })?;
        let rocket = Cell {
            x: byte(x),
            y: byte(y),
        };
        board
            .add_rocket(rocket)
            .map_err(|error| error.problem().quoting(&format!("{x} {y}")).at(line))?;
    }
    for _ in 0..doors {
        let (line, text) = lines.require_line(&|| {
            problem!(
                "mice-door-line",
                "a door: its column or row and its wall, such as 2 E"
            )
        })?;
        let door = read_door(&text).ok_or_else(|| {
            problem!(
                "mice-door-line",
                "its column or row and its wall, N, E, S or W, such as 2 E"
            )
            .quoting_before(&text, " is no door: ")
            .at(line)
        })?;
        board
            .add_door(door)
            .map_err(|error| error.problem().quoting(&text).at(line))?;
    }
    Ok(board)
}

fn read_door(text: &str) -> Option<Door> {
    let mut words = text.split_whitespace();
    let door = Door {
        at: read_number(words.next()?)?.try_into().ok()?,
        wall: read_heading(words.next()?)?,
    };
    words.next().is_none().then_some(door)
}

/// Reads the next line, which must have `COUNT` numbers.
fn read_numbers<const COUNT: usize>(
    lines: &mut dyn LineSource,
    expected: &dyn Fn() -> Problem,
) -> Result<(usize, [u32; COUNT]), LineError> {
    let (line, text) = lines.require_line(expected)?;
    let numbers: Option<Vec<u32>> = text.split_whitespace().map(read_number).collect();
    numbers
        .and_then(|numbers| numbers.try_into().ok())
        .map(|numbers| (line, numbers))
        .ok_or_else(|| expected().quoting_before(&text, " is not ").at(line))
}

impl Board {
    /// The board as in the puzzle's input, up to the doors, including them.
    pub fn lines(&self) -> Vec<String> {
        let size = self.size();
        let head = [
            format!("{size} {size}"),
            self.rockets().len().to_string(),
            self.doors().len().to_string(),
            self.turns().to_string(),
        ];
        let rockets = self.rockets().iter().map(Cell::to_string);
        let doors = self.doors().iter();
        let doors = doors.map(|door| format!("{} {}", door.at, door.wall.letter()));
        head.into_iter().chain(rockets).chain(doors).collect()
    }
}

/// The text is one line with these parts, separated by spaces:
/// - the size
/// - the turns
/// - the rockets, `x,y`
/// - the doors, such as `2E`
/// - the number of arrows placed
/// - each player's points
/// - each player's arrows, such as `2,0W`, the oldest first and joined by `+`
/// - the animals, by cell, heading and number of mice and cats, such as `3,1N2m1c`
///
/// The items of a list are joined by `/`. An empty list is `-`.
impl fmt::Display for Mice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let board = &self.board;
        let rockets = board.rockets().iter().map(|cell| cell_text(*cell));
        let doors = board.doors().iter();
        let doors = doors.map(|door| format!("{}{}", door.at, door.wall.letter()));
        let points = self.points().iter().map(u32::to_string);
        let arrow = |arrow: &Arrow| format!("{}{}", cell_text(arrow.cell), arrow.heading.letter());
        let arrows = (0..self.players()).map(|player| self.arrows.of(player));
        let arrows = arrows.map(|arrows| join_or_dash(arrows.iter().map(arrow), "+"));
        let animals = self.animals().into_iter().map(|group| {
            let place = format!("{}{}", cell_text(group.cell), group.heading.letter());
            let counted_letter = |count: u32, kind: char| match count {
                0 => String::new(),
                _ => format!("{count}{kind}"),
            };
            place + &counted_letter(group.mice, 'm') + &counted_letter(group.cats, 'c')
        });
        write!(
            f,
            "{} {} {} {} {} {} {} {}",
            board.size(),
            board.turns(),
            join_or_dash(rockets, "/"),
            join_or_dash(doors, "/"),
            self.ply,
            join_or_dash(points, "/"),
            join_or_dash(arrows, "/"),
            join_or_dash(animals, "/"),
        )
    }
}

fn cell_text(cell: Cell) -> String {
    format!("{},{}", cell.x, cell.y)
}

fn join_or_dash(parts: impl Iterator<Item = String>, separator: &str) -> String {
    match parts.collect::<Vec<_>>() {
        parts if parts.is_empty() => "-".to_owned(),
        parts => parts.join(separator),
    }
}

impl FromStr for Mice {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Mice, NotationError> {
        read_position(text)
            .map_err(|allowed| NotationError::new("a position of mice", text, allowed))
    }
}

/// Reads a position. The error lists the allowed forms.
fn read_position(text: &str) -> Result<Mice, Problem> {
    let parts: Vec<&str> = text.split_ascii_whitespace().collect();
    let &[size, turns, rockets, doors, ply, points, arrows, animals] = &parts[..] else {
        return Err(problem!(
            "mice-parts",
            "it has eight parts (size, turns, rockets, doors, arrows placed, points, arrows, animals), not {count}",
            count = parts.len(),
        ));
    };
    let byte = |text, expected: &dyn Fn() -> Problem| {
        read_number(text)
            .and_then(|number| u8::try_from(number).ok())
            .ok_or_else(expected)
    };
    let rockets = read_list(rockets, '/', read_short_cell, &|| {
        problem!("mice-rocket-text", "a rocket such as 1,2")
    })?;
    let doors = read_list(doors, '/', read_short_door, &|| {
        problem!("mice-door-text", "a door such as 2E")
    })?;
    let size = byte(size, &|| {
        problem!("mice-size-number", "the size is a number")
    })?;
    let turns = byte(turns, &|| {
        problem!("mice-turns-number", "the number of turns is a number")
    })?;
    let board = Board::new(size, turns, &rockets, &doors).map_err(BoardError::problem)?;
    let mut arrows_of = Vec::new();
    for arrows in arrows.split('/') {
        arrows_of.push(read_list(arrows, '+', read_short_arrow, &|| {
            problem!("mice-arrow-text", "an arrow such as 2,0W")
        })?);
    }
    let ply = byte(ply, &|| {
        problem!(
            "mice-placed-number",
            "the number of arrows placed consists of digits"
        )
    })?;
    let points = read_list(points, '/', read_number, &|| {
        problem!("mice-points-text", "points")
    })?;
    let animals = read_list(animals, '/', read_group, &|| {
        problem!("mice-animals-text", "animals such as 3,1N2m1c")
    })?;
    Mice::new(board).with(ply, &points, &arrows_of, &animals)
}

/// Reads the items of a list. `-` is an empty list.
fn read_list<T>(
    text: &str,
    separator: char,
    read: impl Fn(&str) -> Option<T>,
    expected: &dyn Fn() -> Problem,
) -> Result<Vec<T>, Problem> {
    if text == "-" {
        return Ok(Vec::new());
    }
    text.split(separator)
        .map(|part| read(part).ok_or_else(|| expected().quoting_before(part, " is not ")))
        .collect()
}

fn read_short_cell(text: &str) -> Option<Cell> {
    let (x, y) = text.split_once(',')?;
    Some(Cell {
        x: read_coordinate(x)?,
        y: read_coordinate(y)?,
    })
}

fn read_short_door(text: &str) -> Option<Door> {
    let (at, wall) = split_last(text)?;
    Some(Door {
        at: read_coordinate(at)?,
        wall: Heading::from_letter(wall)?,
    })
}

fn read_short_arrow(text: &str) -> Option<Arrow> {
    let (cell, letter) = split_last(text)?;
    Some(Arrow {
        cell: read_short_cell(cell)?,
        heading: Heading::from_letter(letter)?,
    })
}

/// Reads a cell, a heading, and the numbers of mice and cats. There must be at least one animal.
fn read_group(text: &str) -> Option<Group> {
    let letter = text.find(|c: char| c.is_ascii_uppercase())?;
    let (place, counts) = text.split_at(letter + 1);
    let (mice, cats) = match counts.split_once('m') {
        Some((mice, cats)) => (read_count(mice)?, cats),
        None => (0, counts),
    };
    let cats = match cats {
        "" if mice > 0 => 0,
        cats => read_count(cats.strip_suffix('c')?)?,
    };
    let Arrow { cell, heading } = read_short_arrow(place)?;
    Some(Group {
        cell,
        heading,
        mice,
        cats,
    })
}

fn read_count(text: &str) -> Option<u32> {
    read_number(text).filter(|&count| count > 0)
}

fn split_last(text: &str) -> Option<(&str, char)> {
    let last = text.chars().next_back()?;
    Some((text.strip_suffix(last)?, last))
}
