//! The rabbits' seat.

use super::greedy;
use super::maze::Maze;
use super::position::Position;
use super::tally::Tally;
use super::{Findings, Manner};
use crate::games::rabbits::{Move, RABBITS};
use crate::search::{Budget, Clock};

/// The search for the rabbits' joint move.
pub struct Search {
    maze: &'static Maze,
    manner: Manner,
    position: Option<Position>,
    tally: Tally,
    to: [u16; RABBITS],
}

impl Search {
    /// A search that has seen nothing yet.
    pub fn new(manner: Manner, _seed: u64) -> Search {
        Search {
            maze: Maze::get(),
            manner,
            position: None,
            tally: Tally::default(),
            to: [0; RABBITS],
        }
    }
}

impl super::Search for Search {
    fn begin(&mut self, position: &Position) {
        self.to = greedy::rabbits(self.maze, position);
        self.position = Some(*position);
        self.tally = Tally::default();
    }

    fn think(&mut self, clock: &dyn Clock, until: Budget) -> bool {
        self.tally.grant(until);
        if !self.tally.is_spent(clock, until) && self.tally.spent() < self.manner.nodes {
            self.tally.spend(1);
        }
        self.tally.settle();
        true
    }

    fn best(&self) -> Move {
        self.position
            .expect("begin comes first")
            .rabbits_move(&self.to)
    }

    fn findings(&self) -> Findings {
        let [white, black] = self.position.expect("begin comes first").points;
        Findings {
            depth: 1,
            score: 100 * (white - black),
            nodes: self.tally.spent(),
            line: vec![super::Search::best(self)],
        }
    }
}
