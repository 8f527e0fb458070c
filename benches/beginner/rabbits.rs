//! Sends each rabbit to the nearest cabbage, or away from a hunter that is near, and each hunter after the nearest rabbit. It
//! forgets one piece in three each turn.

use std::collections::VecDeque;

use warren::games::rabbits::{CELLS, Cell, Direction, Move, Rabbits};
use warren::thinking::engine::Level;
use warren::thinking::search::Random;

/// The turns of each side, as on the page.
const LIMIT: u32 = 240;

/// A hunter within this many steps is near.
const NEAR: u32 = 3;

/// One piece in this many is forgotten each turn.
const FORGOTTEN: usize = 3;

pub fn play(level: Level, seed: u64) -> f64 {
    super::play_open(Rabbits::new(LIMIT), level, seed, |game, random| {
        let rabbits = game.rabbits();
        let hunters = game.hunters().map(Some);
        match game.side().index() {
            0 => steps(rabbits, random, |from| {
                let is_hunter = |cell| hunters.contains(&Some(cell));
                match way_to(from, is_hunter) {
                    Some((way, 1..=NEAR)) => away(from, way, is_hunter),
                    _ => way_to(from, |cell| game.has_cabbage(cell)).map(|(way, _)| way),
                }
            }),
            _ => steps(&hunters, random, |from| {
                way_to(from, |cell| rabbits.contains(&Some(cell))).map(|(way, _)| way)
            }),
        }
    })
}

/// A step of each piece, if its cell is free of the side's other pieces.
fn steps(
    pieces: &[Option<Cell>],
    random: &mut Random,
    choose: impl Fn(Cell) -> Option<Direction>,
) -> Move {
    let mut places = pieces.to_vec();
    let mut steps = Vec::new();
    for (piece, from) in pieces.iter().enumerate() {
        let wanted = from
            .filter(|_| random.below(FORGOTTEN) > 0)
            .and_then(|from| choose(from).map(|way| (way, from.step(way))))
            .filter(|(_, to)| !places.contains(to));
        if let Some((_, to)) = wanted {
            places[piece] = to;
        }
        steps.push(wanted.map(|(way, _)| way));
    }
    Move::new(&steps)
}

/// The step that leads farthest from the nearest hunter.
fn away(
    from: Cell,
    towards: Direction,
    is_hunter: impl Fn(Cell) -> bool + Copy,
) -> Option<Direction> {
    let ways = Direction::ALL.into_iter().filter(|&way| way != towards);
    let distance_to_hunter = |way: &Direction| {
        from.step(*way)
            .and_then(|to| way_to(to, is_hunter))
            .map(|(_, steps)| steps)
    };
    ways.filter(|way| from.step(*way).is_some())
        .max_by_key(distance_to_hunter)
}

/// The first step of a shortest way to a goal, and its length.
fn way_to(from: Cell, is_goal: impl Fn(Cell) -> bool) -> Option<(Direction, u32)> {
    let mut is_visited = [false; CELLS];
    is_visited[from.index()] = true;
    let mut queue = VecDeque::from([(from, None, 0)]);
    while let Some((cell, first, steps)) = queue.pop_front() {
        if let Some(first) = first.filter(|_| is_goal(cell)) {
            return Some((first, steps));
        }
        for way in Direction::ALL {
            if let Some(next) = cell.step(way).filter(|next| !is_visited[next.index()]) {
                is_visited[next.index()] = true;
                queue.push_back((next, first.or(Some(way)), steps + 1));
            }
        }
    }
    None
}
