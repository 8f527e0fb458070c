//! Makes puzzles against replies, as wished for.

use std::ops::Range;

use super::{Spar, solver};
use crate::core::game::Problem;
use crate::thinking::generate::against::against;
use crate::thinking::generate::duel::{Drawn, Wish};
use crate::thinking::generate::{Wishes, none_drawn};
use crate::thinking::solve::duel::Solve;

/// The number of puzzles drawn to find one that suits a program.
const TRIES: Range<u64> = 0..40;

/// The known wishes: the goal, the number of own moves, the maximum of first moves that keep the goal, and the level of our
/// program if it replies.
pub const DUEL_WISHES: &[&str] = &["aim", "moves", "first", "against"];

/// A puzzle from `draw`. For a puzzle against a program, the first that suits the program.
///
/// # Errors
/// What is wrong with the wishes, or that no puzzle was found.
pub fn make_duel<O: Solve>(
    wishes: &Wishes,
    seed: u64,
    draw: impl Fn(Wish, u64) -> Option<Drawn<O>>,
) -> Result<String, Problem>
where
    O::Game: Spar,
{
    let usual = Wish::default();
    let wish = Wish {
        moves: wishes.number("moves", usual.moves as u8)?.into(),
        first: wishes.number("first", usual.first as u8)?.into(),
    };
    let drawn = match wishes.number("against", 0)? {
        0 => draw(wish, seed),
        level => TRIES
            .filter_map(|more| draw(wish, seed.wrapping_add(more)))
            .find_map(|drawn| against(&drawn.task, level.into(), wish, solver)),
    };
    drawn
        .as_ref()
        .map(ToString::to_string)
        .ok_or_else(none_drawn)
}
