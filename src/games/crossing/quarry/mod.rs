//! Where puzzles of The Crossing are mined: on random boards. And what solves them.

mod question;
mod task;

use super::Crossing;
use super::generator::{Level as Difficulty, QuestionAim, puzzle, question as drawn_question};
use super::puzzle::Posed;
use crate::core::game::LineError;
use crate::thinking::mine::{Lode, Mined};
use crate::thinking::puzzle::Origin;
use crate::thinking::search::Random;
use question::QuestionLode;
use task::TaskLode;

/// Of so many puzzles one is a question.
const QUESTIONS: usize = 3;

impl Mined for Crossing {
    const THEMES: &'static [&'static str] = &[
        "which-phase",
        "dry-time",
        "safe-way",
        "best-odds",
        "whole-way",
        "turn-back",
        "way-round",
        "last-moment",
        "just-up",
        "along-the-edge",
        "patience",
        "restraint",
        "straight-on",
    ];

    type Lode = Box<dyn Lode>;

    fn dig(seed: u64) -> Vec<(Box<dyn Lode>, Origin)> {
        // Other chances than those that draw the puzzle.
        let mut random = Random::new(!seed);
        let lode = match random.below(QUESTIONS) {
            0 => {
                let aim = QuestionAim::ALL[random.below(QuestionAim::ALL.len())];
                let lode =
                    drawn_question(aim, seed).and_then(|drawn| QuestionLode::new(drawn.task));
                lode.map(boxed)
            }
            _ => {
                let all = Difficulty::ALL;
                let drawn = puzzle(all[random.below(all.len())], seed);
                drawn
                    .and_then(|drawn| TaskLode::new(&drawn.task))
                    .map(boxed)
            }
        };
        let origin = Origin::Drawn { seed };
        lode.map(|lode| (lode, origin)).into_iter().collect()
    }

    fn assay(text: &str) -> Result<Option<Box<dyn Lode>>, LineError> {
        Ok(match text.parse()? {
            Posed::Task(task) => TaskLode::new(&task).map(boxed),
            Posed::Question(task) => QuestionLode::new(*task).map(boxed),
        })
    }
}

fn boxed(lode: impl Lode + 'static) -> Box<dyn Lode> {
    Box::new(lode)
}
