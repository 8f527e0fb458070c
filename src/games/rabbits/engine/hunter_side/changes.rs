//! Random changes to plans of the hunters.

use super::super::maze::{Maze, NOWHERE};
use super::super::position::Position;
use super::plan::{Goal, Plan, TimedGoal};
use crate::games::rabbits::{HUNTERS, RABBITS};
use crate::thinking::search::Random;

/// Changes a plan for one or two hunters. `cell_of_rabbit` returns the cell of a rabbit after one of the turns of the plan.
pub fn change_plan(
    maze: &Maze,
    random: &mut Random,
    position: &Position,
    plan: &Plan,
    turns: usize,
    cell_of_rabbit: impl Fn(usize, usize) -> u16,
) -> Plan {
    let mut plan = *plan;
    let change_count = 1 + usize::from(random.below(3) == 0);
    for _ in 0..change_count {
        let hunter = random.below(HUNTERS);
        let from = position.hunters[hunter];
        let rabbit = random_free_rabbit(random, position);
        let course = &mut plan[hunter];
        match random.below(8) {
            0 | 1 => {
                course.first_goal.turns = 0;
                course.next_goal = Goal::Rabbit(rabbit);
            }
            2 => course.next_goal = Goal::Rabbit(rabbit),
            3 => course.tie_break = random.below(5) as u8,
            4 => {
                let ways = maze.ways(from).all();
                course.first_goal = TimedGoal {
                    goal: Goal::Cell(ways[random.below(ways.len())]),
                    turns: 1 + random.below(3) as u8,
                };
            }
            5 => {
                course.first_goal.turns = random.below(turns) as u8;
            }
            _ => {
                // A cell where a rabbit would pass.
                let cell = cell_of_rabbit(random.below(turns), usize::from(rabbit));
                if cell != NOWHERE {
                    let distance = usize::from(maze.distance(from, cell));
                    course.first_goal = TimedGoal {
                        goal: Goal::Cell(cell),
                        turns: (distance + random.below(4)) as u8,
                    };
                    if random.below(2) == 0 {
                        course.next_goal = Goal::Rabbit(rabbit);
                    }
                }
            }
        }
    }
    plan
}

/// A random rabbit that is not caught.
fn random_free_rabbit(random: &mut Random, position: &Position) -> u8 {
    let number = random.below(position.free_rabbits().max(1));
    let mut free_rabbits = (0..RABBITS).filter(|&rabbit| position.rabbits[rabbit] != NOWHERE);
    free_rabbits.nth(number).unwrap_or(0) as u8
}
