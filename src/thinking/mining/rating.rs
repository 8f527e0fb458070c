//! The rating of a puzzle.

use super::Trials;

/// The highest rating: of a puzzle that no level solves, with the maximum of moves and traps that count.
pub const HARDEST: u32 =
    EASIEST + MAX_FOR_LEVELS + PER_MOVE * MAX_FURTHER_MOVES + PER_TRAP * MAX_TRAPS;

/// The lowest rating: of a puzzle in one move without traps that every level always solves.
const EASIEST: u32 = 600;
/// The points for a puzzle that no level solves.
const MAX_FOR_LEVELS: u32 = 1_200;
/// The points for each move after the first.
const PER_MOVE: u32 = 60;
/// The maximum number of further moves that count.
const MAX_FURTHER_MOVES: u32 = 5;
/// The points for each trap: a wrong first move that looks at least as good as a right one.
const PER_TRAP: u32 = 60;
/// The maximum number of traps that count.
const MAX_TRAPS: u32 = 5;

/// The rating of a puzzle, 600 to [`HARDEST`]: `600 + 1200 × missed + 60 × further moves + 60 × traps`. `missed` is the
/// share of failed attempts of the twelve levels. At most 5 further moves and 5 traps count.
pub fn rating(trials: &Trials, moves: u32, traps: u32) -> u32 {
    let further = moves.saturating_sub(1).min(MAX_FURTHER_MOVES);
    let missed = MAX_FOR_LEVELS * trials.missed() / trials.tries();
    EASIEST + missed + PER_MOVE * further + PER_TRAP * traps.min(MAX_TRAPS)
}
