//! Boards for matches.
//!
//! Two and four players play on a board that looks the same from each of their rockets: symmetric under a half turn or a
//! quarter turn. Animals at a wall turn counter-clockwise, so a turned board plays the same, but a mirrored one does not. With
//! three players, or with doors that cannot be divided equally, no such board exists. Then the generator makes several boards,
//! lets quick players play on them, and chooses the board with the most equal results.

use super::{GenerateError, max_doors_of_size, playout, turned_cell, turned_door};
use crate::core::order::descending;
use crate::games::mice::{Board, BoardError, Cell, Door, Heading, MAX_PLAYERS, MAX_SIZE, MIN_SIZE};
use crate::thinking::search::Random;

/// The options of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    target_arch = "wasm32",
    derive(tsify::Tsify),
    tsify(type_prefix = "Mice")
)]
pub struct BoardOptions {
    /// The number of columns and rows, 5 to 25.
    pub size: u8,
    /// The number of players, 2 to 4.
    pub players: u8,
    /// The number of doors, 1 to 16, and at most as many as fit into the walls.
    pub doors: u8,
    /// The number of arrows in the game, of all players together, 1 to 100.
    pub turns: u8,
}

impl BoardOptions {
    fn check(&self) -> Result<(), GenerateError> {
        if !(MIN_SIZE..=MAX_SIZE as u8).contains(&self.size) {
            return Err(BoardError::Size.into());
        }
        if !(2..=MAX_PLAYERS as u8).contains(&self.players) {
            return Err(BoardError::Players.into());
        }
        let max_doors = max_doors_of_size(self.size);
        if usize::from(self.doors) > max_doors {
            return Err(GenerateError::Walls { most: max_doors });
        }
        Ok(())
    }

    /// The number of quarter turns from one player's view to the next; `None` if the board has no such symmetry.
    fn quarters(&self) -> Option<u8> {
        let is_shared = self.doors.is_multiple_of(self.players);
        match self.players {
            2 if is_shared => Some(2),
            4 if is_shared => Some(1),
            _ => None,
        }
    }
}

/// The maximum number of boards to try. The last boards only have to obey the rules.
const MAX_ATTEMPTS: usize = 240;
/// The number of good boards from which the best is chosen.
const MAX_CANDIDATES: usize = 10;
/// The number of best boards that are judged once more, if no symmetry makes them fair.
const MAX_FINALISTS: usize = 3;
/// The number of games to judge a board by, first and once more, and the maximum length of these games.
const FIRST_GAMES: u32 = 6;
const MORE_GAMES: u32 = 30;
const MAX_GAME_TURNS: u8 = 36;

/// A board for a match. It is fair, and each player has useful arrows to place.
///
/// # Errors
/// The problem with the options.
pub fn board(options: &BoardOptions, seed: u64) -> Result<Board, GenerateError> {
    options.check()?;
    let mut random = Random::new(seed);
    let mut candidates = Vec::new();
    for attempt in 0..MAX_ATTEMPTS {
        // Small boards with many doors cannot meet all criteria.
        let criteria = 3 - (4 * attempt / MAX_ATTEMPTS);
        if let Some(board) = random_board(options, criteria, &mut random)? {
            candidates.push((merit(options, &board, FIRST_GAMES, random.bits()), board));
        }
        if candidates.len() == MAX_CANDIDATES {
            break;
        }
    }
    descending(&mut candidates, |&(merit, _)| merit);
    if options.quarters().is_none() {
        candidates.truncate(MAX_FINALISTS);
        for (value, board) in &mut candidates {
            *value = merit(options, board, MORE_GAMES, random.bits());
        }
        descending(&mut candidates, |&(merit, _)| merit);
    }
    let mut boards = candidates.into_iter().map(|(_, board)| board);
    boards.next().ok_or(GenerateError::Luck)
}

/// A board that is probably good, not yet judged by games.
pub(super) fn likely_board(
    options: &BoardOptions,
    random: &mut Random,
) -> Result<Board, GenerateError> {
    options.check()?;
    for attempt in 0..MAX_ATTEMPTS {
        let criteria = 3 - (4 * attempt / MAX_ATTEMPTS);
        if let Some(board) = random_board(options, criteria, random)? {
            return Ok(board);
        }
    }
    Err(GenerateError::Luck)
}

/// The merit of a board by the games played on it: many points, evenly distributed.
fn merit(options: &BoardOptions, board: &Board, games: u32, seed: u64) -> f64 {
    let turns = options.turns.min(MAX_GAME_TURNS);
    let short_board = Board::new(options.size, turns, board.rockets(), board.doors());
    let Ok(short_board) = short_board else {
        return 0.0;
    };
    let points = playout::mean_points(&short_board, games, seed);
    let total: f64 = points.iter().sum();
    let highest = points.iter().copied().fold(0.0, f64::max);
    let lowest = points.iter().copied().fold(highest, f64::min);
    // On a symmetric board differences come only from the order of the turns and from chance.
    let weight = if options.quarters().is_some() {
        0.5
    } else {
        4.0
    };
    (total / f64::from(turns)).min(1.0) - weight * (highest - lowest) / (total + 1.0)
}

/// A random board, if it meets the first `criteria` criteria: rockets away from doors, walls and each other; rockets away from
/// the streams of animals; doors spread along the walls.
fn random_board(
    options: &BoardOptions,
    criteria: usize,
    random: &mut Random,
) -> Result<Option<Board>, GenerateError> {
    let (rockets, doors) = match options.quarters() {
        Some(quarters) => symmetric_layout(options, quarters, random),
        None => scattered_layout(options, random),
    };
    let size = options.size;
    let criteria_met = [
        has_roomy_rockets(size, &rockets, &doors),
        has_rockets_off_streams(size, &rockets, &doors),
        has_spaced_doors(&doors),
    ];
    if !criteria_met[..criteria].iter().all(|&is_met| is_met) {
        return Ok(None);
    }
    match Board::new(size, options.turns, &rockets, &doors) {
        Ok(board) => Ok(Some(board)),
        // Two on one cell, or a rocket in a pit: try again.
        Err(BoardError::Rocket | BoardError::Door) => Ok(None),
        Err(error) => Err(error.into()),
    }
}

/// Chooses one player's rocket and share of the doors at random, and turns them for each of the others.
fn symmetric_layout(
    options: &BoardOptions,
    quarters: u8,
    random: &mut Random,
) -> (Vec<Cell>, Vec<Door>) {
    let size = options.size;
    let mut rockets = vec![random_cell(size, random)];
    // Turning never maps doors on these walls onto each other.
    let walls = &[Heading::North, Heading::East][..quarters.into()];
    let mut doors = random_doors(size, options.doors / options.players, walls, random);
    let doors_per_player = doors.len();
    // The next player may sit on either side.
    let quarters = match random.below(2) {
        0 => quarters,
        _ => 4 - quarters,
    };
    for _ in 1..options.players {
        let mut rocket = rockets[rockets.len() - 1];
        let mut others = doors[doors.len() - doors_per_player..].to_vec();
        for _ in 0..quarters {
            rocket = turned_cell(size, rocket);
            others
                .iter_mut()
                .for_each(|door| *door = turned_door(size, *door));
        }
        rockets.push(rocket);
        doors.extend(others);
    }
    (rockets, doors)
}

fn scattered_layout(options: &BoardOptions, random: &mut Random) -> (Vec<Cell>, Vec<Door>) {
    let rockets = (0..options.players).map(|_| random_cell(options.size, random));
    let rockets = rockets.collect();
    (
        rockets,
        random_doors(options.size, options.doors, &Heading::ALL, random),
    )
}

fn random_cell(size: u8, random: &mut Random) -> Cell {
    let [x, y] = [(); 2].map(|()| random.below(size.into()) as u8);
    Cell { x, y }
}

/// Random doors, all different, on each wall in turn while it has room. There must be enough room.
fn random_doors(size: u8, count: u8, walls: &[Heading], random: &mut Random) -> Vec<Door> {
    let places: Vec<u8> = (1..size - 1).collect();
    let mut free_places = vec![places; walls.len()];
    let first = random.below(walls.len());
    let mut doors = Vec::new();
    for turn in first.. {
        if doors.len() == usize::from(count) {
            break;
        }
        let wall = turn % walls.len();
        if !free_places[wall].is_empty() {
            let index = random.below(free_places[wall].len());
            doors.push(Door {
                at: free_places[wall].swap_remove(index),
                wall: walls[wall],
            });
        }
    }
    doors
}

/// Whether there is a cell between any two doors of a wall.
fn has_spaced_doors(doors: &[Door]) -> bool {
    doors.iter().enumerate().all(|(index, door)| {
        let mut others = doors[..index]
            .iter()
            .filter(|other| other.wall == door.wall);
        others.all(|other| other.at.abs_diff(door.at) > 1)
    })
}

/// Whether each rocket has free cells all around it, and is away from other rockets and doors.
fn has_roomy_rockets(size: u8, rockets: &[Cell], doors: &[Door]) -> bool {
    let inside = 1..size - 1;
    rockets.iter().enumerate().all(|(index, &rocket)| {
        let is_inside = inside.contains(&rocket.x) && inside.contains(&rocket.y);
        let mut others = rockets[..index].iter();
        let mut doors = doors.iter();
        is_inside
            && others.all(|&other| distance(rocket, other) > size / 4)
            && doors.all(|door| distance(rocket, door.cell(size)) > size / 5)
    })
}

/// Whether no animal goes straight from its door to a rocket.
fn has_rockets_off_streams(size: u8, rockets: &[Cell], doors: &[Door]) -> bool {
    rockets.iter().all(|rocket| {
        let mut doors = doors.iter().map(|door| (door.wall, door.cell(size)));
        doors.all(|(wall, cell)| match wall {
            Heading::North | Heading::South => cell.x != rocket.x,
            Heading::East | Heading::West => cell.y != rocket.y,
        })
    })
}

fn distance(from: Cell, to: Cell) -> u8 {
    from.x.abs_diff(to.x) + from.y.abs_diff(to.y)
}
