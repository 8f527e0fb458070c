//! Puzzles with their solver, and the program that replies in them.

use super::Rabbits;
use super::engine::Engine;
use super::generator::{Aim, puzzle};
use super::puzzle::Goal;
use crate::core::game::LineError;
use crate::core::game::Problem;
use crate::thinking::engine::Level;
use crate::thinking::generate::{MakesPuzzles, Wishes};
use crate::thinking::opponent::DuelPuzzle;
use crate::thinking::opponent::Spar;
use crate::thinking::opponent::{DUEL_WISHES, make_duel};
use crate::thinking::puzzle::{AnyPuzzle, Duel, Puzzles};

impl Spar for Rabbits {
    const NODES: [u64; 2] = [8, 960];
    const COST: [u64; 2] = [4_000, 1_500];

    fn sparring(level: Level, edition: u8, seed: u64) -> Engine {
        Engine::sparring(level, edition, seed)
    }
}

impl Puzzles for Rabbits {
    fn puzzle(text: &str) -> Result<Box<dyn AnyPuzzle>, LineError> {
        let task: Duel<Goal> = text.parse()?;
        Ok(Box::new(DuelPuzzle::new(&task)))
    }
}

impl MakesPuzzles for Rabbits {
    const WISHES: &'static [&'static str] = DUEL_WISHES;

    fn make_puzzle(wishes: &Wishes, seed: u64) -> Result<String, Problem> {
        let aims = [
            ("eat", Aim::Eat),
            ("catch", Aim::Catch),
            ("survive", Aim::Survive),
        ];
        let aim = wishes.choice("aim", &aims)?;
        make_duel(wishes, seed, |wish, seed| puzzle(aim, wish, seed))
    }
}
