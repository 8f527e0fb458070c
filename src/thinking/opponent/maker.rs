//! Puzzles against replies, made as somebody wishes.

use std::ops::Range;

use super::{Spar, solver};
use crate::core::game::Problem;
use crate::thinking::generate::against::{Raise, against};
use crate::thinking::generate::duel::{Drawn, Wish};
use crate::thinking::generate::{Wishes, none_drawn};

/// So many puzzles are drawn for one that is good against a program.
const TRIES: Range<u64> = 0..40;

/// The wishes that such puzzles have: what has to be reached, in how many own moves, how many first moves keep the goal at
/// most, and the level of our program if it is to reply.
pub const DUEL_WISHES: &[&str] = &["aim", "moves", "first", "against"];

/// A puzzle as `draw` draws it or, against a program, the first of some that is good against that.
///
/// # Errors
/// What is wrong with the wishes, or that none was drawn.
pub fn make_duel<O: Raise>(
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
