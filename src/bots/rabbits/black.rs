//! The hunters' seat.

use super::greedy;
use super::maze::Maze;
use super::position::Position;
use super::tally::Tally;
use super::{Findings, Manner};
use crate::games::rabbits::{HUNTERS, Move};
use crate::search::{Budget, Clock};

/// The search for the hunters' joint move.
pub struct Search {
    maze: &'static Maze,
    manner: Manner,
    position: Option<Position>,
    tally: Tally,
    to: [u16; HUNTERS],
}

impl Search {
    /// A search that has seen nothing yet.
    pub fn new(manner: Manner, _seed: u64) -> Search {
        Search {
            maze: Maze::get(),
            manner,
            position: None,
            tally: Tally::default(),
            to: [0; HUNTERS],
        }
    }
}

impl super::Search for Search {
    fn begin(&mut self, position: &Position) {
        self.to = greedy::hunters(self.maze, position);
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
            .hunters_move(&self.to)
    }

    fn findings(&self) -> Findings {
        let [white, black] = self.position.expect("begin comes first").points;
        Findings {
            depth: 1,
            score: 100 * (black - white),
            nodes: self.tally.spent(),
            line: vec![super::Search::best(self)],
        }
    }
}
