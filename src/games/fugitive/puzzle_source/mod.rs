//! Makes puzzles of Fugitive and Detectives on request, mines duels and questions on random small maps, and finds the themes of
//! their solutions.

mod duel;
mod features;
mod question;

use super::Fugitive;
use super::generator::{Aim, QuestionAim, puzzle, question as generated_question};
use super::puzzle::Task;
use crate::core::game::{LineError, Problem, problem};
use crate::thinking::generate::duel::DuelOptions;
use crate::thinking::generate::{MakerOptions, none_found};
use crate::thinking::mining::{Candidate, MakesPuzzles};
use crate::thinking::opponent::{DUEL_OPTION_NAMES, make_duel_puzzle};
use crate::thinking::puzzle::Origin;
use crate::thinking::search::Random;
use question::QuestionCandidate;

/// The solver's budget for a puzzle of a set.
const PROOF_NODES: u64 = 20_000_000;

/// A city with at most this many neighbours is a dead end.
const MAX_DEAD_END_ROADS: usize = 2;

impl MakesPuzzles for Fugitive {
    const OPTION_NAMES: &'static [&'static str] = DUEL_OPTION_NAMES;

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

    type Candidate = Box<dyn Candidate>;

    fn make_puzzle(options: &MakerOptions, seed: u64) -> Result<String, Problem> {
        let aims = [
            ("catch", PuzzleKind::Duel(Aim::Catch)),
            ("free", PuzzleKind::Duel(Aim::Free)),
            ("where", PuzzleKind::Question(QuestionAim::Where)),
            ("net", PuzzleKind::Question(QuestionAim::Net)),
            ("place", PuzzleKind::Question(QuestionAim::Place)),
            ("fewest", PuzzleKind::Question(QuestionAim::Fewest)),
            ("slip", PuzzleKind::Question(QuestionAim::Slip)),
        ];
        match options.choice("aim", &aims)? {
            PuzzleKind::Duel(aim) => make_duel_puzzle(options, seed, |duel_options, seed| {
                puzzle(aim, duel_options, seed)
            }),
            PuzzleKind::Question(aim) => make_question(aim, options, seed),
        }
    }

    /// More than half are questions, since a search for a duel often finds none.
    fn candidates(seed: u64) -> Vec<(Box<dyn Candidate>, Origin)> {
        let mut random = Random::new(seed);
        // Most questions have two or three moves.
        let moves = [1, 2, 2, 3, 3, 3, 4, 4][random.below(8)];
        let duel_options = |moves: u32, first: usize| DuelOptions { moves, first };
        let duel = |aim, random: &mut Random| {
            let first = 1 + random.below(2);
            let puzzle = puzzle(aim, duel_options(moves, first), seed)?;
            Some(Box::new(duel::candidate(&puzzle.task)?) as Box<dyn Candidate>)
        };
        let question = |aim, moves, first| {
            let puzzle = generated_question(aim, duel_options(moves, first), seed)?;
            Some(Box::new(QuestionCandidate::new(puzzle.task)?) as Box<dyn Candidate>)
        };
        let candidate = match random.below(18) {
            0..6 => duel(Aim::Catch, &mut random),
            6..9 => duel(Aim::Free, &mut random),
            9..11 => question(QuestionAim::Where, 1, 1),
            11..13 => question(QuestionAim::Net, 1 + random.below(2) as u32, 3),
            13..15 => question(QuestionAim::Fewest, 1, 2),
            15 | 16 => question(QuestionAim::Place, 1, 6),
            _ => question(QuestionAim::Slip, 1, 2),
        };
        let origin = Origin::Generated { seed };
        candidate
            .into_iter()
            .map(|candidate| (candidate, origin.clone()))
            .collect()
    }

    fn certified(text: &str) -> Result<Option<Box<dyn Candidate>>, LineError> {
        Ok(match text.parse()? {
            Task::Duel(task) => {
                duel::candidate(&task).map(|candidate| Box::new(candidate) as Box<dyn Candidate>)
            }
            Task::Question(task) => QuestionCandidate::new(task)
                .map(|candidate| Box::new(candidate) as Box<dyn Candidate>),
        })
    }
}

/// The requested kind of a puzzle.
#[derive(Clone, Copy)]
enum PuzzleKind {
    Duel(Aim),
    Question(QuestionAim),
}

/// A question. The option `moves` exists only for `net` and `place`, and a question has no opponent.
fn make_question(aim: QuestionAim, options: &MakerOptions, seed: u64) -> Result<String, Problem> {
    if options.text("against").is_some() {
        return Err(problem!(
            "fault-wish",
            "a question has no opponent, so it cannot be against a level"
        ));
    }
    let default_moves = match aim {
        QuestionAim::Place => 1,
        _ => 2,
    };
    let moves = options.number("moves", default_moves)?;
    // If a net takes three moves, many first moves keep it.
    let first = match moves {
        ..=2 => 2,
        _ => 40,
    };
    let duel_options = DuelOptions {
        moves: moves.into(),
        first: options.number("first", first)?.into(),
    };
    let puzzle = generated_question(aim, duel_options, seed).ok_or_else(none_found)?;
    Ok(puzzle.to_string())
}
