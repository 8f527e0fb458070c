//! Puzzles of Jumping Dots. Their positions come from games of hasty players, and the goal is the best result that the side to
//! move can reach.

use crate::core::game::{Game, LegalMoves, Seat};
use crate::games::dots::Dots;
use crate::games::dots::puzzle::Goal;
use crate::games::dots::solver::lead;
use crate::thinking::generate::RandomStart;
use crate::thinking::generate::duel::{DuelOptions, GeneratedPuzzle, certified_puzzle};
use crate::thinking::puzzle::Duel;
use crate::thinking::search::{Budget, NoClock, Random};
use crate::thinking::solve::duel::{Reach, Solver};

/// The number of positions tried before giving up.
const MAX_POSITIONS: usize = 1_000;
/// The solver's budget for one question: a second or two.
const MAX_NODES: u64 = 4_000_000;
/// The maximum winning margin, in cells, of a game that becomes a puzzle to win.
const MAX_MARGIN_CELLS: i32 = 5;
/// The number of moves before its end at which such a game becomes a puzzle.
const MOVES_BEFORE_END: std::ops::Range<usize> = 6..14;

/// The kind of goal in a puzzle. The solver finds its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// To hold as many cells as possible.
    Cells,
    /// To lead by as many cells as possible.
    Lead,
    /// To win a game that is nearly over.
    Win,
}

/// A puzzle that the solver has certified; `None` if no position led to a good one. The same seed always gives the same puzzle.
pub fn puzzle(aim: Aim, duel_options: DuelOptions, seed: u64) -> Option<GeneratedPuzzle<Goal>> {
    let mut random = Random::new(seed);
    (0..MAX_POSITIONS).find_map(|_| {
        let start = random_position(aim, &mut random)?;
        let goal = highest_goal(&start, aim, duel_options.moves, Budget::nodes(MAX_NODES))?;
        let task = Duel::new(start, goal).ok()?;
        certified_puzzle(
            &mut Solver::new(&task),
            duel_options,
            Budget::nodes(MAX_NODES),
        )
    })
}

/// A position from a game of hasty players, who usually take as many cells as they can.
fn random_position(aim: Aim, random: &mut Random) -> Option<Dots> {
    let mut positions = vec![Dots::default()];
    while let Some(next) = positions
        .last()
        .and_then(|game| after_hasty_move(game, random))
    {
        positions.push(next);
    }
    let is_close = lead(positions.last()?, Seat(0)).abs() <= MAX_MARGIN_CELLS;
    let ply = match aim {
        Aim::Win if !is_close => return None,
        Aim::Win => positions
            .len()
            .saturating_sub(MOVES_BEFORE_END.start + random.below(MOVES_BEFORE_END.len())),
        Aim::Cells | Aim::Lead => 16 + random.below(positions.len().saturating_sub(30).max(1)),
    };
    positions.into_iter().nth(ply)
}

/// The position after the best of a few random moves; `None` if the game is over.
fn after_hasty_move(game: &Dots, random: &mut Random) -> Option<Dots> {
    let mut moves = Vec::new();
    game.legal_moves(&mut moves);
    if moves.is_empty() {
        return None;
    }
    let next_positions = (0..3).map(|_| {
        let mut next = game.clone();
        next.play(&moves[random.below(moves.len())]);
        next
    });
    next_positions.max_by_key(|next| lead(next, game.side()))
}

/// The highest goal that the side to move can reach against best replies; `None` if the budget ends before the proof.
pub(super) fn highest_goal(start: &Dots, aim: Aim, moves: u32, budget: Budget) -> Option<Goal> {
    let side = start.side();
    let goal = |cells: i32| match aim {
        Aim::Cells => Goal::Cells {
            cells: cells.max(0) as u32,
            moves,
        },
        Aim::Lead => Goal::Lead {
            cells: cells.max(0) as u32,
            moves,
        },
        Aim::Win => Goal::Win,
    };
    if aim == Aim::Win {
        return Some(Goal::Win);
    }
    let can_reach = |cells: i32| {
        let task = Duel::new(start.clone(), goal(cells)).ok()?;
        let reach = Solver::new(&task).is_kept(&[], budget, &NoClock);
        match reach.ok()? {
            Reach::Kept => Some(true),
            Reach::Lost => Some(false),
            Reach::Unknown => None,
        }
    };
    let current_cells = match aim {
        Aim::Cells => start.cells()[side.index()],
        _ => lead(start, side),
    };
    let mut cells = current_cells.max(1);
    if !can_reach(cells)? {
        return None;
    }
    while can_reach(cells + 1)? {
        cells += 1;
    }
    Some(goal(cells))
}

/// Matches always begin with the usual start.
impl RandomStart for Dots {}
