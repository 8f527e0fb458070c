//! Plans of the hunters: each hunter has a few goals, one after the other, then follows a rabbit.

use super::super::maze::{Maze, NOWHERE};
use super::super::position::Position;
use crate::games::rabbits::{HUNTERS, RABBITS};

/// Each hunter that follows a rabbit makes the rabbit count as this many steps farther.
const STEPS_PER_FOLLOWER: u32 = 8;

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
pub struct TimedGoal {
    /// The goal.
    pub goal: Goal,
    /// The number of turns.
    pub turns: u8,
}

/// The plan of one hunter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Course {
    /// The first goal. Its number of turns may be 0.
    pub first_goal: TimedGoal,
    /// The next goal, to the end.
    pub next_goal: Goal,
    /// The choice between two equally short ways.
    pub tie_break: u8,
}

/// The plans of all hunters.
pub type Plan = [Course; HUNTERS];

impl Course {
    /// A course that follows a rabbit.
    pub fn of_follower(rabbit: u8) -> Course {
        Course {
            first_goal: TimedGoal {
                goal: Goal::Rabbit(rabbit),
                turns: 0,
            },
            next_goal: Goal::Rabbit(rabbit),
            tie_break: 0,
        }
    }

    /// The goal of the hunter in a turn.
    #[inline]
    pub fn goal(&self, turn: u8) -> Goal {
        if turn < self.first_goal.turns {
            self.first_goal.goal
        } else {
            self.next_goal
        }
    }

    /// The same course one turn later.
    pub fn one_turn_later(mut self) -> Course {
        self.first_goal.turns = self.first_goal.turns.saturating_sub(1);
        self
    }
}

/// The cells to which the hunters go in a turn of a plan.
pub fn cells_in_turn(maze: &Maze, position: &Position, plan: &Plan, turn: u8) -> [u16; HUNTERS] {
    let goals = goals(maze, position, plan, turn);
    let start_cells = &position.hunters;
    let mut target_cells = *start_cells;
    let mut is_undecided: [bool; HUNTERS] = [true; HUNTERS];
    // Hunters in front go first, so that those behind can enter their cells.
    for is_last_round in [false, false, true] {
        for hunter in 0..HUNTERS {
            if !is_undecided[hunter] {
                continue;
            }
            let ways = maze.ways(start_cells[hunter]).all();
            let distances = maze.distances(goals[hunter]);
            let current_distance = distances[usize::from(start_cells[hunter])];
            let tie_break = usize::from(plan[hunter].tie_break);
            let mut chosen_cell = NOWHERE;
            let mut shortest_distance = current_distance;
            for index in 0..ways.len() {
                let cell = ways[(index + tie_break) % ways.len()];
                let distance = distances[usize::from(cell)];
                if distance < shortest_distance && !target_cells.contains(&cell) {
                    (chosen_cell, shortest_distance) = (cell, distance);
                }
            }
            if chosen_cell != NOWHERE {
                target_cells[hunter] = chosen_cell;
                is_undecided[hunter] = false;
            } else if current_distance == 0 || is_last_round {
                is_undecided[hunter] = false;
            }
        }
    }
    target_cells
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
        let free_rabbits = (0..RABBITS).filter(|&rabbit| position.rabbits[rabbit] != NOWHERE);
        let nearest_rabbit = free_rabbits.min_by_key(|&rabbit| {
            let distance = distances[usize::from(position.rabbits[rabbit])];
            u32::from(distance) + STEPS_PER_FOLLOWER * u32::from(followers[rabbit])
        });
        *goal = from;
        if let Some(rabbit) = nearest_rabbit {
            followers[rabbit] += 1;
            *goal = position.rabbits[rabbit];
        }
    }
    goals
}
