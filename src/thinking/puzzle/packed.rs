//! The part of goals in links that all duels share.
//!
//! If a program replies, the goal begins with a mark. Each game chooses bits for it that no goal begins with. Then come 4
//! bits, the level less 1, and then the goal as against best replies.

use super::{Duel, Goal, LEVELS, Opponent};
use crate::core::link::{BitReader, BitWriter, LinkError};

/// If a program replies, writes the game's mark and the level.
pub fn pack_opponent<O: Goal>(task: &Duel<O>, [bits, count]: [u32; 2], to: &mut BitWriter) {
    if let Opponent::Program(level) = task.opponent() {
        to.put(bits, count);
        to.put_choice(u32::from(level) - 1, LEVELS.into());
    }
}

/// Reads what [`pack_opponent`] wrote. Returns the level, if a program replies.
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

/// The puzzle with a goal that was read.
pub fn posed<O: Goal>(start: O::Game, goal: O, level: Option<u32>) -> Result<Duel<O>, LinkError> {
    let task = Duel::new(start, goal).and_then(|task| match level {
        Some(level) => task.against(level),
        None => Ok(task),
    });
    task.map_err(|_| LinkError::Damaged)
}
