//! Makes puzzles in which the other side replies, by options.

use std::ops::Range;

use super::{HasPuzzleOpponent, solver_with_opponent};
use crate::core::game::Problem;
use crate::thinking::generate::against::puzzle_against_program;
use crate::thinking::generate::duel::{DuelOptions, GeneratedPuzzle};
use crate::thinking::generate::{MakerOptions, none_found};
use crate::thinking::solve::duel::SolvableGoal;

/// The attempts to find a puzzle that suits a program.
const ATTEMPTS: Range<u64> = 0..40;

/// The known options: the goal, the number of the solver's moves, the maximum number of first moves that keep the goal, and
/// the level of our program if it replies.
pub const DUEL_OPTION_NAMES: &[&str] = &["aim", "moves", "first", "against"];

/// Makes a puzzle with `generate`. If a level of our program is to reply, tries seeds until a puzzle suits that program.
///
/// # Errors
/// The problem with the options, or that no puzzle was found.
pub fn make_duel_puzzle<GoalType: SolvableGoal>(
    options: &MakerOptions,
    seed: u64,
    generate: impl Fn(DuelOptions, u64) -> Option<GeneratedPuzzle<GoalType>>,
) -> Result<String, Problem>
where
    GoalType::Game: HasPuzzleOpponent,
{
    let default_options = DuelOptions::default();
    let puzzle_options = DuelOptions {
        moves: options.number("moves", default_options.moves as u8)?.into(),
        first: options.number("first", default_options.first as u8)?.into(),
    };
    let puzzle = match options.number("against", 0)? {
        0 => generate(puzzle_options, seed),
        level => ATTEMPTS
            .filter_map(|seed_offset| generate(puzzle_options, seed.wrapping_add(seed_offset)))
            .find_map(|puzzle| {
                puzzle_against_program(
                    &puzzle.task,
                    level.into(),
                    puzzle_options,
                    solver_with_opponent,
                )
            }),
    };
    puzzle
        .as_ref()
        .map(ToString::to_string)
        .ok_or_else(none_found)
}
