//! Makes puzzles against replies by options.

use std::ops::Range;

use super::{RepliesInPuzzles, solver};
use crate::core::game::Problem;
use crate::thinking::generate::against::against;
use crate::thinking::generate::duel::{DuelOptions, GeneratedPuzzle};
use crate::thinking::generate::{MakerOptions, none_found};
use crate::thinking::solve::duel::Solve;

/// The attempts to find a puzzle that suits a program.
const ATTEMPTS: Range<u64> = 0..40;

/// The known options: the goal, the number of the solver's moves, the maximum number of first moves that keep the goal, and
/// the level of our program if it replies.
pub const DUEL_OPTION_NAMES: &[&str] = &["aim", "moves", "first", "against"];

/// A puzzle from `generate`. For a puzzle against a program, the first that suits the program.
///
/// # Errors
/// The problem with the options, or that no puzzle was found.
pub fn make_duel<O: Solve>(
    options: &MakerOptions,
    seed: u64,
    generate: impl Fn(DuelOptions, u64) -> Option<GeneratedPuzzle<O>>,
) -> Result<String, Problem>
where
    O::Game: RepliesInPuzzles,
{
    let usual = DuelOptions::default();
    let puzzle_options = DuelOptions {
        moves: options.number("moves", usual.moves as u8)?.into(),
        first: options.number("first", usual.first as u8)?.into(),
    };
    let puzzle = match options.number("against", 0)? {
        0 => generate(puzzle_options, seed),
        level => ATTEMPTS
            .filter_map(|more| generate(puzzle_options, seed.wrapping_add(more)))
            .find_map(|puzzle| against(&puzzle.task, level.into(), puzzle_options, solver)),
    };
    puzzle
        .as_ref()
        .map(ToString::to_string)
        .ok_or_else(none_found)
}
