//! Makes puzzles of The Crossing as wished for, mines them on random boards, and finds out what solves them.

mod question;
mod task;

use super::Crossing;
use super::generator::{Level as Difficulty, QuestionAim, puzzle, question as drawn_question};
use super::puzzle::Posed;
use crate::core::game::{LineError, Problem, problem};
use crate::thinking::generate::{Wishes, none_drawn};
use crate::thinking::mine::{Lode, MakesPuzzles};
use crate::thinking::puzzle::Origin;
use crate::thinking::search::Random;
use question::QuestionLode;
use task::TaskLode;

/// Of so many puzzles one is a question.
const QUESTIONS: usize = 3;

impl MakesPuzzles for Crossing {
    const WISHES: &'static [&'static str] = &["aim", "level"];

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

    fn make_puzzle(wishes: &Wishes, seed: u64) -> Result<String, Problem> {
        let aims = [
            ("cross", None),
            ("phases", Some(QuestionAim::Phases)),
            ("dry", Some(QuestionAim::Dry)),
            ("safe", Some(QuestionAim::Safe)),
            ("odds", Some(QuestionAim::Odds)),
        ];
        if let Some(aim) = wishes.choice("aim", &aims)? {
            if wishes.text("level").is_some() {
                return Err(problem!("fault-wish", "a question has no level"));
            }
            let question = drawn_question(aim, seed).ok_or_else(none_drawn)?;
            return Ok(question.to_string());
        }
        let level = match wishes.text("level") {
            Some(level) => level.parse()?,
            None => Difficulty::Medium,
        };
        let puzzle = puzzle(level, seed).ok_or_else(none_drawn)?;
        Ok(puzzle.to_string())
    }

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
