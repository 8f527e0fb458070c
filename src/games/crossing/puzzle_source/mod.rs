//! Makes puzzles of The Crossing on request, mines them on random boards, and finds the themes of their solutions.

mod question;
mod task;

use super::Crossing;
use super::generator::{Difficulty, QuestionAim, puzzle, question as generated_question};
use super::puzzle::PosedPuzzle;
use crate::core::game::{LineError, Problem, problem};
use crate::thinking::generate::{MakerOptions, none_found};
use crate::thinking::mining::{Candidate, MakesPuzzles};
use crate::thinking::puzzle::Origin;
use crate::thinking::search::Random;
use question::QuestionCandidate;
use task::TaskCandidate;

/// One puzzle in this many is a question.
const PUZZLES_PER_QUESTION: usize = 3;

impl MakesPuzzles for Crossing {
    const OPTION_NAMES: &'static [&'static str] = &["aim", "level"];

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

    type Candidate = Box<dyn Candidate>;

    fn make_puzzle(options: &MakerOptions, seed: u64) -> Result<String, Problem> {
        let aims = [
            ("cross", None),
            ("phases", Some(QuestionAim::Phases)),
            ("dry", Some(QuestionAim::Dry)),
            ("safe", Some(QuestionAim::Safe)),
            ("odds", Some(QuestionAim::Odds)),
        ];
        if let Some(aim) = options.choice("aim", &aims)? {
            if options.text("level").is_some() {
                return Err(problem!("fault-wish", "a question has no level"));
            }
            let question = generated_question(aim, seed).ok_or_else(none_found)?;
            return Ok(question.to_string());
        }
        let level = match options.text("level") {
            Some(level) => level.parse()?,
            None => Difficulty::Medium,
        };
        let puzzle = puzzle(level, seed).ok_or_else(none_found)?;
        Ok(puzzle.to_string())
    }

    fn candidates(seed: u64) -> Vec<(Box<dyn Candidate>, Origin)> {
        // Other random choices than those that make the puzzle.
        let mut random = Random::new(!seed);
        let candidate = match random.below(PUZZLES_PER_QUESTION) {
            0 => {
                let aim = QuestionAim::ALL[random.below(QuestionAim::ALL.len())];
                let candidate = generated_question(aim, seed)
                    .and_then(|made| QuestionCandidate::new(made.task));
                candidate.map(boxed)
            }
            _ => {
                let all = Difficulty::ALL;
                let made = puzzle(all[random.below(all.len())], seed);
                made.and_then(|made| TaskCandidate::new(&made.task))
                    .map(boxed)
            }
        };
        let origin = Origin::Generated { seed };
        candidate
            .map(|candidate| (candidate, origin))
            .into_iter()
            .collect()
    }

    fn certified(text: &str) -> Result<Option<Box<dyn Candidate>>, LineError> {
        Ok(match text.parse()? {
            PosedPuzzle::Task(task) => TaskCandidate::new(&task).map(boxed),
            PosedPuzzle::Question(task) => QuestionCandidate::new(*task).map(boxed),
        })
    }
}

fn boxed(candidate: impl Candidate + 'static) -> Box<dyn Candidate> {
    Box::new(candidate)
}
