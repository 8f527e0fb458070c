//! The evaluation of a position for the hunters, at the end of a plan.

use super::super::maze::{Maze, NOWHERE};
use super::super::position::{HUNTER_SEAT, Position, RABBIT_SEAT};

/// The hunters' expected lead at the end of the game, in hundredths of a point.
pub fn evaluate(maze: &Maze, position: &Position) -> i32 {
    let lead = 100 * (position.points[HUNTER_SEAT] - position.points[RABBIT_SEAT]);
    if position.is_over() {
        return lead;
    }
    let turns_left = i32::from(position.turns_left(RABBIT_SEAT));
    let mut expected_loss = 0;
    for &rabbit in position.rabbits.iter().filter(|&&cell| cell != NOWHERE) {
        let distances = maze.distances(rabbit);
        let mut hunter_distances = position
            .hunters
            .map(|cell| i32::from(distances[usize::from(cell)]));
        hunter_distances.sort_unstable();
        // Grows with the distances of the three nearest hunters, up to a capture and a point per turn left.
        let [first, second, third, ..] = hunter_distances;
        let cost_of_rabbit = 1500 + 120 * first + 60 * second + 40 * third;
        expected_loss += cost_of_rabbit.min(7500 + 100 * turns_left);
    }
    lead - expected_loss
}
