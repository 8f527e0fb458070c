//! The themes of a puzzle of Rabbit Hunt, found in its solution, and the shape that measures how similar two puzzles are.

use std::collections::HashSet;

use crate::core::game::Game;
use crate::games::rabbits::puzzle::Goal;
use crate::games::rabbits::solver::{distance, matters};
use crate::games::rabbits::{Cell, Direction, Effect, RABBITS, Rabbits};
use crate::thinking::mining::Features;
use crate::thinking::mining::duel::Solution;
use crate::thinking::puzzle::Duel;

/// The names of the themes.
pub(super) const THEMES: &[&str] = &[
    "double",
    "fork",
    "pincer",
    "ambush",
    "detour",
    "drive",
    "passage",
    "chase",
    "circle",
    "slip-past",
    "freeze",
    "scatter",
    "crossroads",
    "escape",
    "sacrifice",
    "daring",
    "patience",
    "harvest",
    "feast",
];

/// The maximum number of themes of a puzzle.
const MAX_THEMES: usize = 3;

/// A rabbit caught in a solution.
struct Catch {
    /// The rabbit's index in the list of rabbits.
    rabbit: usize,
    /// The hunter's index in the list of hunters.
    hunter: usize,
    /// The number of moves played before the catch.
    ply: usize,
}

/// A line of play.
struct Line<'a> {
    positions: &'a [Rabbits],
    effects: Vec<Vec<Effect>>,
}

impl Line<'_> {
    fn of(solution: &Solution<Goal>) -> Line<'_> {
        let moves = solution.positions.iter().zip(&solution.line);
        Line {
            positions: &solution.positions,
            effects: moves.map(|(game, mv)| game.effects(mv)).collect(),
        }
    }

    fn start(&self) -> &Rabbits {
        &self.positions[0]
    }

    /// The position after the first move.
    fn second(&self) -> &Rabbits {
        self.positions.get(1).unwrap_or(self.start())
    }

    /// The number of the side's moves.
    fn count_own_moves(&self) -> usize {
        self.effects.len().div_ceil(2)
    }

    fn catches(&self) -> Vec<Catch> {
        let catches = self.effects.iter().enumerate().flat_map(|(ply, effects)| {
            effects.iter().filter_map(move |effect| match effect {
                Effect::Catch { rabbit, hunter, .. } => Some(Catch {
                    rabbit: rabbit - 1,
                    hunter: hunter - 1,
                    ply,
                }),
                _ => None,
            })
        });
        catches.collect()
    }

    /// The rabbits that eat, and the positions after that, by meal.
    fn meals(&self) -> Vec<(usize, &Rabbits)> {
        let effects_and_positions = self.effects.iter().zip(&self.positions[1..]);
        let effects_and_positions = effects_and_positions.flat_map(|(effects, position)| {
            effects.iter().filter_map(move |effect| match effect {
                Effect::Eat { piece, .. } => Some((piece - 1, position)),
                _ => None,
            })
        });
        effects_and_positions.collect()
    }

    /// The rabbits that are free before and after the first move, with both cells.
    fn first_steps(&self) -> impl Iterator<Item = (Cell, Cell)> {
        let cells = self.start().rabbits().iter().zip(self.second().rabbits());
        cells.filter_map(|(from, to)| Some(((*from)?, (*to)?)))
    }
}

/// The themes of a puzzle, the most telling first.
pub(super) fn themes(solution: &Solution<Goal>) -> Vec<&'static str> {
    let line = Line::of(solution);
    let (possible_themes, fallback) = match solution.task.goal() {
        Goal::Catch { .. } => (catch_themes(&line), "chase"),
        Goal::Survive(_) => (survival_themes(&line), "escape"),
        Goal::Eat { .. } => (eating_themes(&line), "feast"),
    };
    let applicable = possible_themes.into_iter().filter(|(_, applies)| *applies);
    let mut themes: Vec<&str> = applicable
        .map(|(theme, _)| theme)
        .take(MAX_THEMES)
        .collect();
    if themes.is_empty() {
        themes.push(fallback);
    }
    themes
}

/// The pieces that matter, with the walls of their cells and the distances between each two in rows and columns. If the goal
/// is to eat, the cabbages near each rabbit also count.
pub(super) fn features(task: &Duel<Goal>) -> Features {
    let start = task.start();
    let (rabbits, hunters) = matters(task);
    let relevant_rabbits = start.rabbits().iter().zip(rabbits);
    let relevant_rabbits = relevant_rabbits.filter_map(|(cell, matters)| cell.filter(|_| matters));
    let relevant_hunters = start.hunters().iter().zip(hunters);
    let relevant_hunters = relevant_hunters.filter_map(|(cell, matters)| matters.then_some(*cell));
    let pieces: Vec<(bool, Cell)> = relevant_rabbits
        .map(|cell| (true, cell))
        .chain(relevant_hunters.map(|cell| (false, cell)))
        .collect();
    let features_by_symmetry = (0..8).map(|symmetry| {
        let mut features = Vec::new();
        for (index, &(is_rabbit, cell)) in pieces.iter().enumerate() {
            let mut walls = Direction::ALL.map(|direction| cell.step(direction).is_none());
            walls = transformed_walls(walls, symmetry);
            features.push((is_rabbit, true, walls, [0, 0], 0));
            for &(other_is_rabbit, other_cell) in &pieces[index + 1..] {
                let mut offset = transformed_offset(offset(cell, other_cell), symmetry);
                if is_rabbit == other_is_rabbit {
                    offset = offset.max(offset.map(|steps| -steps));
                }
                features.push((is_rabbit, other_is_rabbit, [false; 4], offset, 1));
            }
            if is_rabbit && matches!(task.goal(), Goal::Eat { .. }) {
                let near_cabbages = Cell::all()
                    .filter(|&cabbage| start.has_cabbage(cabbage) && distance(cell, cabbage) <= 2);
                features.extend(near_cabbages.map(|cabbage| {
                    let offset = transformed_offset(offset(cell, cabbage), symmetry);
                    (true, false, [false; 4], offset, 2)
                }));
            }
        }
        features
    });
    Features::new(features_by_symmetry)
}

/// Themes, and whether each applies to the puzzle.
type ThemeChecks = Vec<(&'static str, bool)>;

/// The possible themes if the hunters are to catch.
fn catch_themes(line: &Line) -> ThemeChecks {
    let catches = line.catches();
    let Some(last) = catches.last() else {
        return Vec::new();
    };
    let position_before_catch = &line.positions[last.ply];
    let Some((start_cell, caught_cell)) =
        line.start().rabbits()[last.rabbit].zip(position_before_catch.rabbits()[last.rabbit])
    else {
        return Vec::new();
    };
    let is_long = line.count_own_moves() > 1;
    let [hunters, hunters_after_move] = [line.start(), line.second()].map(Rabbits::hunters);
    let mut steps = hunters.iter().zip(hunters_after_move);
    let withdraws =
        steps.any(|(hunter, to)| distance(*to, start_cell) > distance(*hunter, start_cell));
    let count_threatened_rabbits = || {
        let rabbits = line.second().rabbits().iter().flatten();
        rabbits
            .filter(|rabbit| distance_to_hunter(line.second(), **rabbit) <= 1)
            .count()
    };
    vec![
        ("double", catches.len() > 1),
        ("fork", is_long && count_threatened_rabbits() > 1),
        (
            "ambush",
            is_long && hunters[last.hunter] == hunters_after_move[last.hunter],
        ),
        ("detour", is_long && withdraws),
        (
            "pincer",
            is_long && is_pincer(position_before_catch, caught_cell),
        ),
        ("drive", distance(start_cell, caught_cell) > 1),
        ("passage", is_long && neighbours(caught_cell).count() == 2),
    ]
}

/// The possible themes if the rabbits are to survive.
fn survival_themes(line: &Line) -> ThemeChecks {
    let [start, second] = [line.start(), line.second()];
    let is_in_danger = |cell: Cell| distance_to_hunter(start, cell) <= 2;
    let changed_cells: Vec<(Cell, Cell)> =
        line.first_steps().filter(|(from, to)| from != to).collect();
    let directions: HashSet<[i8; 2]> = changed_cells
        .iter()
        .map(|&(from, to)| offset(from, to))
        .collect();
    vec![
        (
            "circle",
            (0..RABBITS).any(|rabbit| comes_back(line, rabbit)),
        ),
        (
            "slip-past",
            changed_cells.iter().any(|&(from, to)| {
                distance_to_hunter(second, to) < distance_to_hunter(start, from)
            }),
        ),
        (
            "freeze",
            line.first_steps()
                .any(|(from, to)| from == to && is_in_danger(from)),
        ),
        ("scatter", directions.len() > 1),
        (
            "crossroads",
            changed_cells
                .iter()
                .any(|&(from, to)| neighbours(from).count() < 3 && neighbours(to).count() > 2),
        ),
    ]
}

/// The possible themes if the rabbits are to eat.
fn eating_themes(line: &Line) -> ThemeChecks {
    let meals = line.meals();
    let eaters: HashSet<usize> = meals.iter().map(|&(rabbit, _)| rabbit).collect();
    let is_meal = |effects: &Vec<Effect>| {
        let mut effects_of_move = effects.iter();
        effects_of_move.any(|effect| matches!(effect, Effect::Eat { .. }))
    };
    let is_feast = line.effects.iter().step_by(2).all(is_meal);
    let is_eaten_near_hunter = |&(rabbit, position): &(usize, &Rabbits)| {
        position.rabbits()[rabbit].is_some_and(|cell| distance_to_hunter(position, cell) <= 2)
    };
    vec![
        ("sacrifice", !line.catches().is_empty()),
        ("patience", !is_feast),
        ("daring", meals.iter().any(is_eaten_near_hunter)),
        ("harvest", eaters.len() > 1),
        ("feast", is_feast),
    ]
}

/// Whether a rabbit comes back to a cell that it has left.
fn comes_back(line: &Line, rabbit: usize) -> bool {
    let cells = line
        .positions
        .iter()
        .filter_map(|game| game.rabbits()[rabbit]);
    let mut path: Vec<Cell> = cells.collect();
    path.dedup();
    let path_length = path.len();
    path.into_iter().collect::<HashSet<_>>().len() < path_length
}

/// Whether two hunters are at most two steps from a cell and can enter it from different sides.
fn is_pincer(game: &Rabbits, cell: Cell) -> bool {
    let entries = |hunter: &Cell| -> Vec<Cell> {
        let steps = distance(*hunter, cell);
        match steps {
            1 | 2 => neighbours(cell)
                .filter(|next| distance(*hunter, *next) < steps)
                .collect(),
            _ => Vec::new(),
        }
    };
    let entries_by_hunter: Vec<Vec<Cell>> = game.hunters().iter().map(entries).collect();
    entries_by_hunter
        .iter()
        .enumerate()
        .any(|(index, entries_of_one)| {
            let entries_of_later = entries_by_hunter[index + 1..].iter().flatten();
            entries_of_later.into_iter().any(|entry| {
                entries_of_one
                    .iter()
                    .any(|other_entry| other_entry != entry)
            })
        })
}

/// The number of steps from a cell to the nearest hunter.
fn distance_to_hunter(game: &Rabbits, cell: Cell) -> u32 {
    let steps = game.hunters().iter().map(|hunter| distance(cell, *hunter));
    steps.min().unwrap_or(0)
}

/// The cells next to a cell.
fn neighbours(cell: Cell) -> impl Iterator<Item = Cell> {
    Direction::ALL
        .into_iter()
        .filter_map(move |direction| cell.step(direction))
}

/// The distance from one cell to another, in columns and rows.
fn offset(from: Cell, to: Cell) -> [i8; 2] {
    let [columns, rows] =
        [Cell::column, Cell::row].map(|coordinate| coordinate(to) as i8 - coordinate(from) as i8);
    [columns, rows]
}

/// The distance after one of the eight symmetries (rotations and reflections) of the field.
fn transformed_offset([columns, rows]: [i8; 2], symmetry: u8) -> [i8; 2] {
    let flipped = |steps: i8, is_mirrored: bool| if is_mirrored { -steps } else { steps };
    let transformed = [
        flipped(columns, symmetry & 1 > 0),
        flipped(rows, symmetry & 2 > 0),
    ];
    if symmetry & 4 > 0 {
        [transformed[1], transformed[0]]
    } else {
        transformed
    }
}

/// Whether there is a wall in the north, east, south and west of a cell, after a turn.
fn transformed_walls(walls: [bool; 4], symmetry: u8) -> [bool; 4] {
    const OFFSETS: [[i8; 2]; 4] = [[0, -1], [1, 0], [0, 1], [-1, 0]];
    let mut transformed = [false; 4];
    for (wall, offset_of_wall) in walls.into_iter().zip(OFFSETS) {
        let target_offset = transformed_offset(offset_of_wall, symmetry);
        let index = OFFSETS.iter().position(|other| *other == target_offset);
        transformed[index.unwrap_or(0)] = wall;
    }
    transformed
}
