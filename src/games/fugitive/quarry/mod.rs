//! Where puzzles of Fugitive and Detectives are mined: duels and questions on random small maps. And what solves them.

mod duel;
mod question;
mod shape;

use super::Fugitive;
use super::generator::{Aim, QuestionAim, puzzle, question as drawn_question};
use super::puzzle::{Goal, Task};
use crate::core::game::LineError;
use crate::thinking::generate::duel::Wish;
use crate::thinking::mine::duel::DuelLode;
use crate::thinking::mine::{Lode, Mined};
use crate::thinking::puzzle::Origin;
use crate::thinking::search::{Budget, Random};
use question::QuestionLode;

/// The solver's budget for a puzzle of a set.
const PROOF: u64 = 20_000_000;

/// A city with at most this many neighbours is a dead end.
const DEAD_END: usize = 2;

impl Mined for Fugitive {
    const THEMES: &'static [&'static str] = &[
        "where",
        "net",
        "placing",
        "narrowing",
        "hiding",
        "elimination",
        "announcement",
        "cut-off",
        "dead-end",
        "relay",
        "rails",
        "crossroads",
        "patience",
        "only-way",
    ];

    type Lode = Box<dyn Lode>;

    /// More than half are questions, since a search for a duel often finds nothing.
    fn dig(seed: u64) -> Vec<(Box<dyn Lode>, Origin)> {
        let mut random = Random::new(seed);
        // Two and three moves are asked most.
        let moves = [1, 2, 2, 3, 3, 3, 4, 4][random.below(8)];
        let wish = |moves: u32, first: usize| Wish { moves, first };
        let duel = |aim, random: &mut Random| {
            let first = 1 + random.below(2);
            let drawn = puzzle(aim, wish(moves, first), seed)?;
            let lode = DuelLode::drawn(&drawn, Budget::nodes(PROOF))?;
            Some(Box::new(lode) as Box<dyn Lode>)
        };
        let asked = |aim, moves, first| {
            let drawn = drawn_question(aim, wish(moves, first), seed)?;
            Some(Box::new(QuestionLode::new(drawn.task)?) as Box<dyn Lode>)
        };
        let lode = match random.below(18) {
            0..6 => duel(Aim::Catch, &mut random),
            6..9 => duel(Aim::Free, &mut random),
            9..11 => asked(QuestionAim::Where, 1, 1),
            11..13 => asked(QuestionAim::Net, 1 + random.below(2) as u32, 3),
            13..15 => asked(QuestionAim::Fewest, 1, 2),
            15 | 16 => asked(QuestionAim::Place, 1, 6),
            _ => asked(QuestionAim::Slip, 1, 2),
        };
        let origin = Origin::Drawn { seed };
        lode.into_iter()
            .map(|lode| (lode, origin.clone()))
            .collect()
    }

    fn assay(text: &str) -> Result<Option<Box<dyn Lode>>, LineError> {
        Ok(match text.parse()? {
            Task::Duel(task) => {
                let lode: Option<DuelLode<Goal>> = DuelLode::new(&task, Budget::nodes(PROOF));
                lode.map(|lode| Box::new(lode) as Box<dyn Lode>)
            }
            Task::Question(task) => {
                QuestionLode::new(task).map(|lode| Box::new(lode) as Box<dyn Lode>)
            }
        })
    }
}
