//! Goals of puzzles in links: what is asked, never what answers it. They come with the engines, as puzzles do.
//!
//! Where a program replies, what is written of the game's goal begins with bits that begin no other (`AGAINST`), then 4 bits,
//! the level less 1, and then the goal as against best replies.

use super::{BitReader, BitWriter, LinkError};
use crate::game::Game;
use crate::games::crossing::{Crossing, TURNS};
use crate::games::dots::{CELLS, Dots};
use crate::games::fugitive::{Fugitive, TURNS as HUNT};
use crate::games::mice::{Arrow, Cell, Heading, Mice};
use crate::games::rabbits::{CELLS as FIELD, Rabbits};
use crate::puzzle::{Duel, Goal, LEVELS, Opponent, Pose, crossing, dots, fugitive, mice, rabbits};

/// A game whose puzzles can be packed into bits.
pub trait PackGoal: Pose {
    /// Writes what a puzzle asks beside its start.
    fn pack_goal(task: &Self::Task, bits: &mut BitWriter);

    /// Reads what [`PackGoal::pack_goal`] wrote, for a puzzle with a start.
    ///
    /// # Errors
    /// If the bits make no goal for that start.
    fn unpack_goal(start: Self, bits: &mut BitReader) -> Result<Self::Task, LinkError>;
}

/// Writes who replies, if that is a program: the bits that begin no goal of the game, and the level.
fn pack_opponent<O: Goal>(task: &Duel<O>, [bits, count]: [u32; 2], to: &mut BitWriter) {
    if let Opponent::Program(level) = task.opponent() {
        to.put(bits, count);
        to.put_choice(u32::from(level) - 1, LEVELS.into());
    }
}

/// Reads what [`pack_opponent`] wrote: the level, if a program replies.
fn unpack_opponent(
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
fn posed<O: Goal>(start: O::Game, goal: O, level: Option<u32>) -> Result<Duel<O>, LinkError> {
    let task = Duel::new(start, goal).and_then(|task| match level {
        Some(level) => task.against(level),
        None => Ok(task),
    });
    task.map_err(|_| LinkError::Damaged)
}

/// In dots and rabbits: the number of no goal.
const AGAINST: [u32; 2] = [3, 2];

/// Of the fugitive: to be caught within no move.
const AGAINST_FUGITIVE: [u32; 2] = [0, 7];

/// 2 bits, which goal; 6 bits, the cells, and 4, the moves, but for a game to be won.
impl PackGoal for Dots {
    fn pack_goal(task: &Duel<dots::Goal>, bits: &mut BitWriter) {
        let (kind, numbers) = match task.goal() {
            dots::Goal::Win => (0, None),
            dots::Goal::Cells { cells, moves } => (1, Some((cells, moves))),
            dots::Goal::Lead { cells, moves } => (2, Some((cells, moves))),
        };
        pack_opponent(task, AGAINST, bits);
        bits.put(kind, 2);
        if let Some((cells, moves)) = numbers {
            bits.put_choice(cells, CELLS as u32 + 1);
            bits.put_choice(moves, dots::MOST_MOVES + 1);
        }
    }

    fn unpack_goal(start: Dots, bits: &mut BitReader) -> Result<Duel<dots::Goal>, LinkError> {
        let level = unpack_opponent(AGAINST, bits)?;
        let kind = bits.take(2)?;
        let mut numbers = || {
            let cells = bits.take_choice(CELLS as u32 + 1)?;
            Ok::<_, LinkError>((cells, bits.take_choice(dots::MOST_MOVES + 1)?))
        };
        let goal = match kind {
            0 => dots::Goal::Win,
            1 => numbers().map(|(cells, moves)| dots::Goal::Cells { cells, moves })?,
            2 => numbers().map(|(cells, moves)| dots::Goal::Lead { cells, moves })?,
            _ => return Err(LinkError::Damaged),
        };
        posed(start, goal, level)
    }
}

/// 2 bits, which goal; 4 bits, the moves; 10 bits, how many are eaten or caught, where that is asked.
impl PackGoal for Rabbits {
    fn pack_goal(task: &Duel<rabbits::Goal>, bits: &mut BitWriter) {
        let (kind, moves, count) = match task.goal() {
            rabbits::Goal::Survive(moves) => (0, moves, None),
            rabbits::Goal::Eat { cabbages, moves } => (1, moves, Some(cabbages)),
            rabbits::Goal::Catch { rabbits, moves } => (2, moves, Some(rabbits)),
        };
        pack_opponent(task, AGAINST, bits);
        bits.put(kind, 2);
        bits.put_choice(moves, rabbits::MOST_MOVES + 1);
        if let Some(count) = count {
            bits.put_choice(count, FIELD as u32);
        }
    }

    fn unpack_goal(start: Rabbits, bits: &mut BitReader) -> Result<Duel<rabbits::Goal>, LinkError> {
        let level = unpack_opponent(AGAINST, bits)?;
        let kind = bits.take(2)?;
        let moves = bits.take_choice(rabbits::MOST_MOVES + 1)?;
        let goal = match kind {
            0 => rabbits::Goal::Survive(moves),
            1 => rabbits::Goal::Eat {
                cabbages: bits.take_choice(FIELD as u32)?,
                moves,
            },
            2 => rabbits::Goal::Catch {
                rabbits: bits.take_choice(FIELD as u32)?,
                moves,
            },
            _ => return Err(LinkError::Damaged),
        };
        posed(start, goal, level)
    }
}

/// 1 bit, whether the fugitive is asked; 6 bits, the moves.
impl PackGoal for Fugitive {
    fn pack_goal(task: &Duel<fugitive::Goal>, bits: &mut BitWriter) {
        let (kind, moves) = match task.goal() {
            fugitive::Goal::Catch(moves) => (0, moves),
            fugitive::Goal::Free(moves) => (1, moves),
        };
        pack_opponent(task, AGAINST_FUGITIVE, bits);
        bits.put(kind, 1);
        bits.put_choice(moves, HUNT + 1);
    }

    fn unpack_goal(
        start: Fugitive,
        bits: &mut BitReader,
    ) -> Result<Duel<fugitive::Goal>, LinkError> {
        let level = unpack_opponent(AGAINST_FUGITIVE, bits)?;
        let kind = bits.take(1)?;
        let moves = bits.take_choice(HUNT + 1)?;
        let goal = match kind {
            0 => fugitive::Goal::Catch(moves),
            _ => fugitive::Goal::Free(moves),
        };
        posed(start, goal, level)
    }
}

/// 8 bits, the turns.
impl PackGoal for Crossing {
    fn pack_goal(task: &crossing::Task, bits: &mut BitWriter) {
        bits.put_choice(task.within(), TURNS + 1);
    }

    fn unpack_goal(start: Crossing, bits: &mut BitReader) -> Result<crossing::Task, LinkError> {
        let within = bits.take_choice(TURNS + 1)?;
        crossing::Task::new(start, within).map_err(|_| LinkError::Damaged)
    }
}

/// 2 bits, which goal; 32 bits, the points or the margin; for each turn that is left a bit, whether its arrow is given, and then its
/// cell and its heading.
impl PackGoal for Mice {
    fn pack_goal(task: &mice::Task, bits: &mut BitWriter) {
        let (kind, number) = match task.goal() {
            mice::Goal::NoneLost => (0, None),
            mice::Goal::Points(points) => (1, Some(points)),
            mice::Goal::Margin(margin) => (2, Some(margin.cast_unsigned())),
        };
        bits.put(kind, 2);
        if let Some(number) = number {
            bits.put(number, 32);
        }
        let size = u32::from(task.start().board().size());
        for entry in task.script() {
            bits.put(u32::from(entry.is_some()), 1);
            if let Some(Arrow { cell, heading }) = entry {
                bits.put_choice(u32::from(cell.y) * size + u32::from(cell.x), size * size);
                let heading = Heading::ALL.iter().position(|to| to == heading);
                bits.put(heading.unwrap_or_default() as u32, 2);
            }
        }
    }

    fn unpack_goal(start: Mice, bits: &mut BitReader) -> Result<mice::Task, LinkError> {
        let goal = match bits.take(2)? {
            0 => mice::Goal::NoneLost,
            1 => mice::Goal::Points(bits.take(32)?),
            2 => mice::Goal::Margin(bits.take(32)?.cast_signed()),
            _ => return Err(LinkError::Damaged),
        };
        let size = u32::from(start.board().size());
        let mut script = Vec::new();
        for _ in start.ply()..u32::from(start.board().turns()) {
            script.push(match bits.take(1)? {
                0 => None,
                _ => {
                    let index = bits.take_choice(size * size)?;
                    let cell = Cell {
                        x: (index % size) as u8,
                        y: (index / size) as u8,
                    };
                    let heading = Heading::ALL[bits.take(2)? as usize];
                    Some(Arrow { cell, heading })
                }
            });
        }
        mice::Task::new(start, script, goal).map_err(|_| LinkError::Damaged)
    }
}
