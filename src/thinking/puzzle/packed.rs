//! What the goals of all duels have in common in links.
//!
//! Where a program replies, the goal begins with bits that begin no other, which each game chooses. Then come 4 bits, the
//! level less 1, and then the goal as against best replies.

use super::{Duel, Goal, LEVELS, Opponent};
use crate::core::link::{BitReader, BitWriter, LinkError};

/// Writes who replies, if that is a program: the bits that begin no goal of the game, and the level.
pub fn pack_opponent<O: Goal>(task: &Duel<O>, [bits, count]: [u32; 2], to: &mut BitWriter) {
    if let Opponent::Program(level) = task.opponent() {
        to.put(bits, count);
        to.put_choice(u32::from(level) - 1, LEVELS.into());
    }
}

/// Reads what [`pack_opponent`] wrote: the level, if a program replies.
pub fn unpack_opponent(
    [bits, count]: [u32; 2],
    from: &mut BitReader,
) -> Result<Option<u32>, LinkError> {
    if from.clone().take(count) != Ok(bits) {
        return Ok(None);
    }
    from.take(count)?;
    Ok(Some(from.take_choice(LEVELS.into())? + 1))
}

/// The puzzle of a goal that was read.
pub fn posed<O: Goal>(start: O::Game, goal: O, level: Option<u32>) -> Result<Duel<O>, LinkError> {
    let task = Duel::new(start, goal).and_then(|task| match level {
        Some(level) => task.against(level),
        None => Ok(task),
    });
    task.map_err(|_| LinkError::Damaged)
}
