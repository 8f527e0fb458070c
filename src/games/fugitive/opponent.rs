//! Puzzles with their solver, and the program that replies in them.

use super::Fugitive;
use super::engine::Engine;
use super::generator::{Aim, QuestionAim, puzzle, question};
use super::puzzle::Task;
use crate::core::game::{LineError, Problem, problem};
use crate::thinking::engine::Level;
use crate::thinking::generate::duel::Wish;
use crate::thinking::generate::{MakesPuzzles, Wishes, none_drawn};
use crate::thinking::opponent::DuelPuzzle;
use crate::thinking::opponent::Spar;
use crate::thinking::opponent::{DUEL_WISHES, make_duel};
use crate::thinking::puzzle::{AnyPuzzle, Puzzles};
use crate::thinking::solve::question::QuestionPuzzle;

impl Spar for Fugitive {
    const NODES: [u64; 2] = [1_000, 4_000];
    const COST: [u64; 2] = [1_500, 1_500];

    fn sparring(level: Level, edition: u8, seed: u64) -> Engine {
        Engine::sparring(level, edition, seed)
    }
}

impl Puzzles for Fugitive {
    fn puzzle(text: &str) -> Result<Box<dyn AnyPuzzle>, LineError> {
        Ok(match text.parse()? {
            Task::Duel(task) => Box::new(DuelPuzzle::new(&task)),
            Task::Question(task) => Box::new(QuestionPuzzle::new(task)),
        })
    }
}

impl MakesPuzzles for Fugitive {
    const WISHES: &'static [&'static str] = DUEL_WISHES;

    fn make_puzzle(wishes: &Wishes, seed: u64) -> Result<String, Problem> {
        let aims = [
            ("catch", Kind::Duel(Aim::Catch)),
            ("free", Kind::Duel(Aim::Free)),
            ("where", Kind::Question(QuestionAim::Where)),
            ("net", Kind::Question(QuestionAim::Net)),
            ("place", Kind::Question(QuestionAim::Place)),
            ("fewest", Kind::Question(QuestionAim::Fewest)),
            ("slip", Kind::Question(QuestionAim::Slip)),
        ];
        match wishes.choice("aim", &aims)? {
            Kind::Duel(aim) => make_duel(wishes, seed, |wish, seed| puzzle(aim, wish, seed)),
            Kind::Question(aim) => make_question(aim, wishes, seed),
        }
    }
}

/// The kind of a puzzle that is wished for.
#[derive(Clone, Copy)]
enum Kind {
    Duel(Aim),
    Question(QuestionAim),
}

/// A question. `moves` is a wish for `net` and `place` alone, and nobody replies.
fn make_question(aim: QuestionAim, wishes: &Wishes, seed: u64) -> Result<String, Problem> {
    if wishes.text("against").is_some() {
        return Err(problem!(
            "fault-wish",
            "nobody replies in a question, so it is not against a level"
        ));
    }
    let usual = match aim {
        QuestionAim::Place => 1,
        _ => 2,
    };
    let moves = wishes.number("moves", usual)?;
    // Where a net takes three moves, many first moves keep it.
    let first = match moves {
        ..=2 => 2,
        _ => 40,
    };
    let wish = Wish {
        moves: moves.into(),
        first: wishes.number("first", first)?.into(),
    };
    let drawn = question(aim, wish, seed).ok_or_else(none_drawn)?;
    Ok(drawn.to_string())
}
