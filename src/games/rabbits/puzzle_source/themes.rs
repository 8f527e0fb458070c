//! The themes of a puzzle of Rabbit Hunt, found in its solution, and the shape that measures how similar two puzzles are.

use std::collections::HashSet;

use crate::core::game::Game;
use crate::games::rabbits::puzzle::Goal;
use crate::games::rabbits::solver::{distance, matters};
use crate::games::rabbits::{Cell, Direction, Effect, RABBITS, Rabbits};
use crate::thinking::mine::Features;
use crate::thinking::mine::duel::Solution;
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
    /// The rabbit's place in the list of rabbits.
    rabbit: usize,
    /// The hunter's place in the list of hunters.
    hunter: usize,
    /// The number of moves before.
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
    fn moves(&self) -> usize {
        self.effects.len().div_ceil(2)
    }

    fn catches(&self) -> Vec<Catch> {
        let each = self.effects.iter().enumerate().flat_map(|(ply, effects)| {
            effects.iter().filter_map(move |effect| match effect {
                Effect::Catch { rabbit, hunter, .. } => Some(Catch {
                    rabbit: rabbit - 1,
                    hunter: hunter - 1,
                    ply,
                }),
                _ => None,
            })
        });
        each.collect()
    }

    /// The rabbits that eat, and the positions after that, by meal.
    fn meals(&self) -> Vec<(usize, &Rabbits)> {
        let each = self.effects.iter().zip(&self.positions[1..]);
        let each = each.flat_map(|(effects, after)| {
            effects.iter().filter_map(move |effect| match effect {
                Effect::Eat { piece, .. } => Some((piece - 1, after)),
                _ => None,
            })
        });
        each.collect()
    }

    /// The rabbits that are free before and after the first move, with both cells.
    fn first_steps(&self) -> impl Iterator<Item = (Cell, Cell)> {
        let each = self.start().rabbits().iter().zip(self.second().rabbits());
        each.filter_map(|(from, to)| Some(((*from)?, (*to)?)))
    }
}

/// The themes of a puzzle, the most telling first.
pub(super) fn themes(solution: &Solution<Goal>) -> Vec<&'static str> {
    let line = Line::of(solution);
    let (signs, fallback) = match solution.task.goal() {
        Goal::Catch { .. } => (caught(&line), "chase"),
        Goal::Survive(_) => (survived(&line), "escape"),
        Goal::Eat { .. } => (eaten(&line), "feast"),
    };
    let found = signs.into_iter().filter(|(_, applies)| *applies);
    let mut themes: Vec<&str> = found.map(|(theme, _)| theme).take(MAX_THEMES).collect();
    if themes.is_empty() {
        themes.push(fallback);
    }
    themes
}

/// The pieces that matter, with the walls of their cells and the distances between each two in rows and columns. If the goal is
/// to eat, the cabbages near each rabbit also count.
pub(super) fn features(task: &Duel<Goal>) -> Features {
    let start = task.start();
    let (rabbits, hunters) = matters(task);
    let running = start.rabbits().iter().zip(rabbits);
    let running = running.filter_map(|(cell, matters)| cell.filter(|_| matters));
    let hunting = start.hunters().iter().zip(hunters);
    let hunting = hunting.filter_map(|(cell, matters)| matters.then_some(*cell));
    let pieces: Vec<(bool, Cell)> = running
        .map(|cell| (true, cell))
        .chain(hunting.map(|cell| (false, cell)))
        .collect();
    let views = (0..8).map(|turn| {
        let mut signs = Vec::new();
        for (place, &(runs, cell)) in pieces.iter().enumerate() {
            let mut walls = Direction::ALL.map(|way| cell.step(way).is_none());
            walls = turned_walls(walls, turn);
            signs.push((runs, true, walls, [0, 0], 0));
            for &(other, far) in &pieces[place + 1..] {
                let mut away = turned(apart(cell, far), turn);
                if runs == other {
                    away = away.max(away.map(|steps| -steps));
                }
                signs.push((runs, other, [false; 4], away, 1));
            }
            if runs && matches!(task.goal(), Goal::Eat { .. }) {
                let near = Cell::all()
                    .filter(|&cabbage| start.has_cabbage(cabbage) && distance(cell, cabbage) <= 2);
                signs.extend(near.map(|cabbage| {
                    let away = turned(apart(cell, cabbage), turn);
                    (true, false, [false; 4], away, 2)
                }));
            }
        }
        signs
    });
    Features::new(views)
}

/// Themes, and whether each applies to the puzzle.
type Signs = Vec<(&'static str, bool)>;

/// The possible themes if the hunters are to catch.
fn caught(line: &Line) -> Signs {
    let catches = line.catches();
    let Some(last) = catches.last() else {
        return Vec::new();
    };
    let before = &line.positions[last.ply];
    let Some((from, cell)) = line.start().rabbits()[last.rabbit].zip(before.rabbits()[last.rabbit])
    else {
        return Vec::new();
    };
    let is_long = line.moves() > 1;
    let [hunters, after] = [line.start(), line.second()].map(Rabbits::hunters);
    let mut steps = hunters.iter().zip(after);
    let withdraws = steps.any(|(hunter, to)| distance(*to, from) > distance(*hunter, from));
    let threatened = || {
        let free = line.second().rabbits().iter().flatten();
        free.filter(|rabbit| danger(line.second(), **rabbit) <= 1)
            .count()
    };
    vec![
        ("double", catches.len() > 1),
        ("fork", is_long && threatened() > 1),
        (
            "ambush",
            is_long && hunters[last.hunter] == after[last.hunter],
        ),
        ("detour", is_long && withdraws),
        ("pincer", is_long && is_pincer(before, cell)),
        ("drive", distance(from, cell) > 1),
        ("passage", is_long && ways(cell).count() == 2),
    ]
}

/// The possible themes if the rabbits are to survive.
fn survived(line: &Line) -> Signs {
    let [start, second] = [line.start(), line.second()];
    let in_danger = |cell: Cell| danger(start, cell) <= 2;
    let stepped: Vec<(Cell, Cell)> = line.first_steps().filter(|(from, to)| from != to).collect();
    let directions: HashSet<[i8; 2]> = stepped.iter().map(|&(from, to)| apart(from, to)).collect();
    vec![
        (
            "circle",
            (0..RABBITS).any(|rabbit| comes_back(line, rabbit)),
        ),
        (
            "slip-past",
            stepped
                .iter()
                .any(|&(from, to)| danger(second, to) < danger(start, from)),
        ),
        (
            "freeze",
            line.first_steps()
                .any(|(from, to)| from == to && in_danger(from)),
        ),
        ("scatter", directions.len() > 1),
        (
            "crossroads",
            stepped
                .iter()
                .any(|&(from, to)| ways(from).count() < 3 && ways(to).count() > 2),
        ),
    ]
}

/// The possible themes if the rabbits are to eat.
fn eaten(line: &Line) -> Signs {
    let meals = line.meals();
    let eaters: HashSet<usize> = meals.iter().map(|meal| meal.0).collect();
    let is_meal = |effects: &Vec<Effect>| {
        let mut each = effects.iter();
        each.any(|effect| matches!(effect, Effect::Eat { .. }))
    };
    let is_feast = line.effects.iter().step_by(2).all(is_meal);
    let is_near = |&(rabbit, after): &(usize, &Rabbits)| {
        after.rabbits()[rabbit].is_some_and(|cell| danger(after, cell) <= 2)
    };
    vec![
        ("sacrifice", !line.catches().is_empty()),
        ("patience", !is_feast),
        ("daring", meals.iter().any(is_near)),
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
    let all = path.len();
    path.into_iter().collect::<HashSet<_>>().len() < all
}

/// Whether two hunters are at most two steps from a cell and can enter it from different sides.
fn is_pincer(game: &Rabbits, cell: Cell) -> bool {
    let entries = |hunter: &Cell| -> Vec<Cell> {
        let steps = distance(*hunter, cell);
        match steps {
            1 | 2 => ways(cell)
                .filter(|next| distance(*hunter, *next) < steps)
                .collect(),
            _ => Vec::new(),
        }
    };
    let sides: Vec<Vec<Cell>> = game.hunters().iter().map(entries).collect();
    sides.iter().enumerate().any(|(place, one)| {
        let others = sides[place + 1..].iter().flatten();
        others
            .into_iter()
            .any(|entry| one.iter().any(|other| other != entry))
    })
}

/// The number of steps from a cell to the nearest hunter.
fn danger(game: &Rabbits, cell: Cell) -> u32 {
    let steps = game.hunters().iter().map(|hunter| distance(cell, *hunter));
    steps.min().unwrap_or(0)
}

/// The cells next to a cell.
fn ways(cell: Cell) -> impl Iterator<Item = Cell> {
    Direction::ALL
        .into_iter()
        .filter_map(move |way| cell.step(way))
}

/// The distance from one cell to another, in columns and rows.
fn apart(from: Cell, to: Cell) -> [i8; 2] {
    let [columns, rows] = [Cell::column, Cell::row].map(|part| part(to) as i8 - part(from) as i8);
    [columns, rows]
}

/// The distance after one of the eight rotations and reflections of the field.
fn turned([columns, rows]: [i8; 2], turn: u8) -> [i8; 2] {
    let sign = |steps: i8, is_mirrored: bool| if is_mirrored { -steps } else { steps };
    let away = [sign(columns, turn & 1 > 0), sign(rows, turn & 2 > 0)];
    if turn & 4 > 0 {
        [away[1], away[0]]
    } else {
        away
    }
}

/// Whether there is a wall in the north, east, south and west of a cell, after a turn.
fn turned_walls(walls: [bool; 4], turn: u8) -> [bool; 4] {
    const AWAY: [[i8; 2]; 4] = [[0, -1], [1, 0], [0, 1], [-1, 0]];
    let mut after = [false; 4];
    for (wall, away) in walls.into_iter().zip(AWAY) {
        let to = turned(away, turn);
        let place = AWAY.iter().position(|other| *other == to);
        after[place.unwrap_or(0)] = wall;
    }
    after
}
