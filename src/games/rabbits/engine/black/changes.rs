//! Random changes to plans of the hunters.

use super::super::maze::{Maze, NOWHERE};
use super::super::position::Position;
use super::plan::{Goal, Leg, Plan};
use crate::games::rabbits::{HUNTERS, RABBITS};
use crate::thinking::search::Random;

/// Changes a plan for one or two hunters. `passed` returns the cell of a rabbit after one of the turns of the plan.
pub fn change(
    maze: &Maze,
    random: &mut Random,
    position: &Position,
    plan: &Plan,
    turns: usize,
    passed: impl Fn(usize, usize) -> u16,
) -> Plan {
    let mut plan = *plan;
    let changes = 1 + usize::from(random.below(3) == 0);
    for _ in 0..changes {
        let hunter = random.below(HUNTERS);
        let from = position.hunters[hunter];
        let rabbit = free_rabbit(random, position);
        let course = &mut plan[hunter];
        match random.below(8) {
            0 | 1 => {
                course.leg.turns = 0;
                course.then = Goal::Rabbit(rabbit);
            }
            2 => course.then = Goal::Rabbit(rabbit),
            3 => course.bend = random.below(5) as u8,
            4 => {
                let ways = maze.ways(from).all();
                course.leg = Leg {
                    goal: Goal::Cell(ways[random.below(ways.len())]),
                    turns: 1 + random.below(3) as u8,
                };
            }
            5 => {
                course.leg.turns = random.below(turns) as u8;
            }
            _ => {
                // A cell where a rabbit would pass.
                let cell = passed(random.below(turns), usize::from(rabbit));
                if cell != NOWHERE {
                    let distance = usize::from(maze.distance(from, cell));
                    course.leg = Leg {
                        goal: Goal::Cell(cell),
                        turns: (distance + random.below(4)) as u8,
                    };
                    if random.below(2) == 0 {
                        course.then = Goal::Rabbit(rabbit);
                    }
                }
            }
        }
    }
    plan
}

fn free_rabbit(random: &mut Random, position: &Position) -> u8 {
    let number = random.below(position.free().max(1));
    let mut free = (0..RABBITS).filter(|&rabbit| position.rabbits[rabbit] != NOWHERE);
    free.nth(number).unwrap_or(0) as u8
}
