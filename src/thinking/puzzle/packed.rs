//! The part of goals in links that all duels share.
//!
//! If a program replies, the goal begins with a mark: bits of the game's choice that never begin a goal. Then come 4 bits with
//! the level less 1, and the goal as against best replies. From the second edition of the programs on, 4 bits that are not a
//! level and 4 bits with the edition less 1 precede the level.

use super::{Duel, Goal, LEVELS, Opponent};
use crate::core::link::{BitReader, BitWriter, LinkError};

/// The bits before a later edition. They are not a level.
const LATER: u32 = 15;

/// If a program replies, writes the game's mark, the edition and the level.
pub fn pack_opponent<O: Goal>(task: &Duel<O>, [bits, count]: [u32; 2], to: &mut BitWriter) {
    if let Opponent::Program(program) = task.opponent() {
        to.put(bits, count);
        if program.edition() > 1 {
            to.put(LATER, 4);
            to.put(u32::from(program.edition()) - 1, 4);
        }
        to.put_choice(u32::from(program.level()) - 1, LEVELS.into());
    }
}

/// Reads what [`pack_opponent`] wrote. Returns the level and the edition, if a program replies.
pub fn unpack_opponent(
    [bits, count]: [u32; 2],
    from: &mut BitReader,
) -> Result<Option<[u32; 2]>, LinkError> {
    if from.clone().take(count) != Ok(bits) {
        return Ok(None);
    }
    from.take(count)?;
    let edition = if from.clone().take(4) == Ok(LATER) {
        from.take(4)?;
        // The first edition has no mark, so that each puzzle has one link.
        match from.take(4)? {
            0 => return Err(LinkError::Damaged),
            later => later + 1,
        }
    } else {
        1
    };
    Ok(Some([from.take_choice(LEVELS.into())? + 1, edition]))
}

/// Makes a puzzle with a goal from a link.
pub fn posed<O: Goal>(
    start: O::Game,
    goal: O,
    program: Option<[u32; 2]>,
) -> Result<Duel<O>, LinkError> {
    let task = Duel::new(start, goal).and_then(|task| match program {
        Some([level, edition]) => task.against(level, edition),
        None => Ok(task),
    });
    task.map_err(|_| LinkError::Damaged)
}
