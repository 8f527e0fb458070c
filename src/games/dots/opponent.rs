//! Puzzles with their solver, and the program that replies in them.

use super::Dots;
use super::engine::Engine;
use super::generator::{Aim, puzzle};
use super::puzzle::Goal;
use crate::core::game::{LineError, Problem, problem};
use crate::thinking::engine::Level;
use crate::thinking::generate::{MakesPuzzles, Wishes};
use crate::thinking::opponent::DuelPuzzle;
use crate::thinking::opponent::Spar;
use crate::thinking::opponent::{DUEL_WISHES, make_duel};
use crate::thinking::puzzle::{AnyPuzzle, Duel, Puzzles};

impl Spar for Dots {
    const NODES: [u64; 2] = [6_000, 6_000];
    const COST: [u64; 2] = [1_500, 1_500];

    fn sparring(level: Level, edition: u8, seed: u64) -> Engine {
        Engine::sparring(level, edition, seed)
    }
}

impl Puzzles for Dots {
    fn puzzle(text: &str) -> Result<Box<dyn AnyPuzzle>, LineError> {
        let task: Duel<Goal> = text.parse()?;
        Ok(Box::new(DuelPuzzle::new(&task)))
    }
}

impl MakesPuzzles for Dots {
    const WISHES: &'static [&'static str] = DUEL_WISHES;

    fn make_puzzle(wishes: &Wishes, seed: u64) -> Result<String, Problem> {
        let aims = [
            ("cells", Aim::Cells),
            ("lead", Aim::Lead),
            ("win", Aim::Win),
        ];
        let aim = wishes.choice("aim", &aims)?;
        if aim == Aim::Win && wishes.number("against", 0)? > 0 {
            return Err(problem!(
                "fault-wish",
                "nothing is more than to win, so such a puzzle is not against a level"
            ));
        }
        make_duel(wishes, seed, |wish, seed| puzzle(aim, wish, seed))
    }
}
