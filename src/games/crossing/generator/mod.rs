//! Random boards of The Crossing, until one is fair, and puzzles on them.

mod puzzle;
mod question;

use std::sync::Arc;

use crate::core::game::{Problem, Seat};
use crate::games::crossing::solver::best_route;
use crate::games::crossing::{CELLS, CORNER, CYCLE, Cell, Crossing, CyclePoint, HEIGHTS, Heights};
use crate::thinking::generate::RandomStart;
use crate::thinking::generate::{MakerOptions, MakesBoards};
use crate::thinking::search::Random;

pub use puzzle::{Difficulty, Measure, Puzzle, difficulty_note, distance, greedy_steps, puzzle};
pub use question::{QuestionAim, careless_answer, question, question_note};

/// A board. The same seed always gives the same board.
///
/// Heights from 2 to 5 and places in the cycle are uniform, until the clairvoyant bests of both players are equal and not 0.
pub fn board(seed: u64) -> Crossing {
    let mut random = Random::new(seed);
    loop {
        let game = plain_board(&mut random);
        let [one, other] = [Seat(0), Seat(1)].map(|seat| best_route(&game, seat).crossings);
        if one == other && one > 0 {
            return game;
        }
    }
}

/// A board that may be unfair.
pub fn plain_board(random: &mut Random) -> Crossing {
    let mut heights = [CORNER; CELLS];
    let mut places = [CyclePoint::default(); CELLS];
    for cell in Cell::all().filter(|cell| !cell.is_corner()) {
        let (least, most) = (*HEIGHTS.start(), *HEIGHTS.end());
        heights[cell.index()] = least + random.below((most - least + 1) as usize) as i8;
        let place = CyclePoint::new(random.below(CYCLE.into()) as u8);
        places[cell.index()] = place.unwrap_or_default();
    }
    let heights = Heights::new(heights).expect("allowed heights");
    Crossing::new(Arc::new(heights), places)
}

impl RandomStart for Crossing {
    fn random_start(seats: usize, seed: u64) -> Option<Crossing> {
        (seats == 2).then(|| board(seed))
    }
}

impl MakesBoards for Crossing {
    /// There are no options.
    fn make_board(_: &MakerOptions, seed: u64) -> Result<Crossing, Problem> {
        Ok(board(seed))
    }
}
