//! The engine for Rabbit Hunt.

use std::collections::VecDeque;
use std::time::Duration;

use crate::bots::{Bot, Info, Level, Score, Thinker, Thought};
use crate::game::Seat;
use crate::games::rabbits::{CELLS, Cell, Direction, Move, Rabbits};
use crate::protocol::OpenMemory;
use crate::search::{Budget, Clock};

/// An engine for one game.
pub struct Engine {
    best: Option<Move>,
    score: i32,
}

impl Engine {
    /// Turns to a position.
    pub fn begin(&mut self, game: &Rabbits) {
        self.best = Some(greedy(game));
        let [white, black] = game.points().map(|points| points as i32);
        self.score = match game.side() {
            Seat(0) => white - black,
            _ => black - white,
        };
    }
}

/// Each piece in turn goes a step towards the nearest cabbage or rabbit, where no piece of its side is or comes.
fn greedy(game: &Rabbits) -> Move {
    let is_white = game.side() == Seat(0);
    let pieces: Vec<Option<Cell>> = match is_white {
        true => game.rabbits().to_vec(),
        false => game.hunters().map(Some).to_vec(),
    };
    let is_goal = |cell: Cell| match is_white {
        true => game.has_cabbage(cell),
        false => game.rabbits().contains(&Some(cell)),
    };
    let mut steps = vec![None; pieces.len()];
    let mut taken: Vec<Cell> = pieces.iter().flatten().copied().collect();
    for (index, from) in pieces.iter().enumerate() {
        let Some(from) = *from else { continue };
        let Some(direction) = towards(from, &is_goal) else {
            continue;
        };
        let to = from.step(direction).filter(|to| !taken.contains(to));
        if let Some(to) = to.filter(|to| !(is_white && game.hunters().contains(to))) {
            taken.push(to);
            taken.retain(|&cell| cell != from);
            steps[index] = Some(direction);
        }
    }
    Move::new(&steps)
}

/// The first step of a shortest way to a goal.
fn towards(from: Cell, is_goal: &dyn Fn(Cell) -> bool) -> Option<Direction> {
    let mut seen = [false; CELLS];
    seen[from.index()] = true;
    let mut queue: VecDeque<(Cell, Option<Direction>)> = VecDeque::from([(from, None)]);
    while let Some((cell, first)) = queue.pop_front() {
        if cell != from && is_goal(cell) {
            return first;
        }
        for direction in Direction::ALL {
            if let Some(next) = cell.step(direction)
                && !std::mem::replace(&mut seen[next.index()], true)
            {
                queue.push_back((next, first.or(Some(direction))));
            }
        }
    }
    None
}

impl Bot for Rabbits {
    type Engine = Engine;

    fn engine(_: Level, _: u64) -> Engine {
        Engine {
            best: None,
            score: 0,
        }
    }

    fn turn(engine: &mut Engine, memory: &OpenMemory<Rabbits>) {
        if let Some((position, _)) = memory.table() {
            engine.begin(position);
        }
    }
}

impl Thinker for Engine {
    fn think(&mut self, _: &dyn Clock, _: Budget) -> Thought {
        let line = vec![self.best()];
        Thought {
            done: true,
            info: Some(Info {
                depth: 1,
                score: Score::Points(self.score * 100),
                nodes: 1,
                time: Duration::ZERO,
                plan: line[0].chars().map(String::from).collect(),
                line,
            }),
        }
    }

    /// # Panics
    /// If [`Engine::begin`] has not been called.
    fn best(&self) -> String {
        self.best.expect("begin comes first").to_string()
    }
}
