//! Plans of the hunters: each hunter has a few goals, one after the other, then follows a rabbit.

use super::super::maze::{Maze, NOWHERE};
use super::super::position::Position;
use crate::games::rabbits::{HUNTERS, RABBITS};

/// Each hunter that follows a rabbit makes the rabbit count as this many steps farther.
const CROWD: u32 = 8;

/// A goal of a hunter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// A cell to go to and wait on.
    Cell(u16),
    /// A rabbit to follow. Once it is caught, the nearest rabbit among those that the fewest hunters follow.
    Rabbit(u8),
}

/// A goal for a number of turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Leg {
    /// The goal.
    pub goal: Goal,
    /// The number of turns.
    pub turns: u8,
}

/// The plan of one hunter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Course {
    /// The first goal. Its number of turns may be 0.
    pub leg: Leg,
    /// The next goal, to the end.
    pub then: Goal,
    /// The choice between two equally short ways.
    pub bend: u8,
}

/// The plans of all hunters.
pub type Plan = [Course; HUNTERS];

impl Course {
    /// A course that follows a rabbit.
    pub fn follow(rabbit: u8) -> Course {
        Course {
            leg: Leg {
                goal: Goal::Rabbit(rabbit),
                turns: 0,
            },
            then: Goal::Rabbit(rabbit),
            bend: 0,
        }
    }

    /// The goal of the hunter in a turn.
    #[inline]
    pub fn goal(&self, turn: u8) -> Goal {
        if turn < self.leg.turns {
            self.leg.goal
        } else {
            self.then
        }
    }

    /// The same course one turn later.
    pub fn later(mut self) -> Course {
        self.leg.turns = self.leg.turns.saturating_sub(1);
        self
    }
}

/// The cells to which the hunters go in a turn of a plan.
pub fn step(maze: &Maze, position: &Position, plan: &Plan, turn: u8) -> [u16; HUNTERS] {
    let goals = goals(maze, position, plan, turn);
    let from = &position.hunters;
    let mut to = *from;
    let mut waiting: [bool; HUNTERS] = [true; HUNTERS];
    // Hunters in front go first, so that those behind can enter their cells.
    for last in [false, false, true] {
        for hunter in 0..HUNTERS {
            if !waiting[hunter] {
                continue;
            }
            let ways = maze.ways(from[hunter]).all();
            let distances = maze.distances(goals[hunter]);
            let here = distances[usize::from(from[hunter])];
            let bend = usize::from(plan[hunter].bend);
            let mut chosen = NOWHERE;
            let mut best = here;
            for index in 0..ways.len() {
                let cell = ways[(index + bend) % ways.len()];
                let distance = distances[usize::from(cell)];
                if distance < best && !to.contains(&cell) {
                    (chosen, best) = (cell, distance);
                }
            }
            if chosen != NOWHERE {
                to[hunter] = chosen;
                waiting[hunter] = false;
            } else if here == 0 || last {
                waiting[hunter] = false;
            }
        }
    }
    to
}

/// The goal cell of each hunter.
fn goals(maze: &Maze, position: &Position, plan: &Plan, turn: u8) -> [u16; HUNTERS] {
    let mut goals = [NOWHERE; HUNTERS];
    let mut followers = [0u8; RABBITS];
    for (goal, course) in goals.iter_mut().zip(plan) {
        match course.goal(turn) {
            Goal::Cell(cell) => *goal = cell,
            Goal::Rabbit(rabbit) => {
                *goal = position.rabbits[usize::from(rabbit)];
                if *goal != NOWHERE {
                    followers[usize::from(rabbit)] += 1;
                }
            }
        }
    }
    for (goal, &from) in goals.iter_mut().zip(&position.hunters) {
        if *goal != NOWHERE {
            continue;
        }
        let distances = maze.distances(from);
        let free = (0..RABBITS).filter(|&rabbit| position.rabbits[rabbit] != NOWHERE);
        let next = free.min_by_key(|&rabbit| {
            let distance = distances[usize::from(position.rabbits[rabbit])];
            u32::from(distance) + CROWD * u32::from(followers[rabbit])
        });
        *goal = from;
        if let Some(rabbit) = next {
            followers[rabbit] += 1;
            *goal = position.rabbits[rabbit];
        }
    }
    goals
}
