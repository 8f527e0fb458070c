//! The rating of a puzzle.

use super::Trials;

/// The rating of a puzzle that no level solves, with as many moves and traps as count.
pub const HARDEST: u32 = EASIEST + OF_LEVELS + PER_MOVE * MOVES + PER_TRAP * TRAPS;

/// The rating of a puzzle in one move without a trap that every level always solves.
const EASIEST: u32 = 600;
/// The points for a puzzle that no level ever solves.
const OF_LEVELS: u32 = 1_200;
/// The points for each move after the first.
const PER_MOVE: u32 = 60;
/// The number of further moves that count.
const MOVES: u32 = 5;
/// The points for each trap: a wrong first move that looks at least as good as a right one.
const PER_TRAP: u32 = 60;
/// The number of traps that count.
const TRAPS: u32 = 5;

/// The rating of a puzzle, 600 to [`HARDEST`]: `600 + 1200 × missed + 60 × further moves + 60 × traps`. `missed` is the share
/// of tries of the twelve levels that fail. At most 5 further moves and 5 traps count.
pub fn rating(trials: &Trials, moves: u32, traps: u32) -> u32 {
    let further = moves.saturating_sub(1).min(MOVES);
    let missed = OF_LEVELS * trials.missed() / trials.tries();
    EASIEST + missed + PER_MOVE * further + PER_TRAP * traps.min(TRAPS)
}
