//! The part of goals in links that all duels share.
//!
//! If a program replies, the goal begins with a mark: bits of the game's choice that never begin a goal. Then come 4 bits with
//! the level less 1, and the goal as against best replies. From the second edition of the programs on, 4 bits that are not a
//! level and 4 bits with the edition less 1 precede the level.

use super::{Duel, Goal, LEVELS, Opponent};
use crate::core::link::{BitReader, BitWriter, LinkError};

/// The bits before a later edition. They are not a level.
const LATER_EDITION_MARK: u32 = 15;

/// If a program replies, writes the game's mark, the edition and the level.
pub fn pack_opponent<GoalType: Goal>(
    task: &Duel<GoalType>,
    [mark, mark_bits]: [u32; 2],
    writer: &mut BitWriter,
) {
    if let Opponent::Program(program) = task.opponent() {
        writer.put(mark, mark_bits);
        if program.edition() > 1 {
            writer.put(LATER_EDITION_MARK, 4);
            writer.put(u32::from(program.edition()) - 1, 4);
        }
        writer.put_choice(u32::from(program.level()) - 1, LEVELS.into());
    }
}

/// Reads what [`pack_opponent`] wrote. Returns the level and the edition, if a program replies.
pub fn unpack_opponent(
    [mark, mark_bits]: [u32; 2],
    reader: &mut BitReader,
) -> Result<Option<[u32; 2]>, LinkError> {
    if reader.clone().take(mark_bits) != Ok(mark) {
        return Ok(None);
    }
    reader.take(mark_bits)?;
    let edition = if reader.clone().take(4) == Ok(LATER_EDITION_MARK) {
        reader.take(4)?;
        // The first edition has no mark, so that each puzzle has one link.
        match reader.take(4)? {
            0 => return Err(LinkError::Damaged),
            edition_less_1 => edition_less_1 + 1,
        }
    } else {
        1
    };
    Ok(Some([reader.take_choice(LEVELS.into())? + 1, edition]))
}

/// Makes a puzzle with a goal from a link.
pub fn duel_from_link<GoalType: Goal>(
    start: GoalType::Game,
    goal: GoalType,
    program: Option<[u32; 2]>,
) -> Result<Duel<GoalType>, LinkError> {
    let task = Duel::new(start, goal).and_then(|task| match program {
        Some([level, edition]) => task.against_program(level, edition),
        None => Ok(task),
    });
    task.map_err(|_| LinkError::Damaged)
}
