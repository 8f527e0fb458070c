//! Solves puzzles of Jumping Dots: it searches all moves and replies, and checks only whether the goal is met at the end.
//!
//! The search leaves a line as soon as the remaining moves cannot change the answer: a move wins at most four cells. A
//! transposition table stores results by a 64-bit hash of the position, like the engine's. Two positions of a search are not
//! expected to share a hash.

mod position;

pub(crate) use position::{BOARD, Set, shift};
pub use position::{Position, decode, encode};

use crate::core::game::Seat;
use crate::core::order::descending;
use crate::games::dots::puzzle::Goal;
use crate::games::dots::{Dots, Move};
use crate::thinking::puzzle::Duel;
use crate::thinking::search::{
    Bound, Candidate, Code, End, Meter, Position as _, TranspositionTable,
};
use crate::thinking::solve::duel::{self, SolvableGoal};

/// The size of the transposition table in bytes.
const TABLE_BYTES: usize = 32 << 20;

/// The maximum number of cells that a move wins.
const MAX_TAKEN: i32 = 4;

impl SolvableGoal for Goal {
    type Prover = Prover;

    /// The lead.
    fn greedy_score(task: &Duel<Goal>, after: &Dots) -> i64 {
        lead(after, task.start().side()).into()
    }
}

/// The number of cells by which a side leads.
pub(crate) fn lead(game: &Dots, side: Seat) -> i32 {
    let cells = game.cells();
    cells[side.index()] - cells[side.other().index()]
}

/// Proves whether the goal can be reached.
pub struct Prover {
    goal: Goal,
    solver_seat: Seat,
    /// Allocated by the first search, since most puzzles are only displayed after reading.
    table: Option<TranspositionTable>,
    nodes: u64,
    /// A list of candidates per ply, stored to reuse its memory.
    spare: Vec<Vec<Candidate>>,
}

impl duel::Prover<Goal> for Prover {
    fn new(task: &Duel<Goal>) -> Prover {
        Prover {
            goal: task.goal(),
            solver_seat: task.seat(),
            table: None,
            nodes: 0,
            spare: Vec::new(),
        }
    }

    fn reaches(&mut self, position: &Dots, plies: u32, meter: &mut Meter) -> Option<bool> {
        let table = self.table.take();
        let mut table = table.unwrap_or_else(|| TranspositionTable::new(TABLE_BYTES));
        let met = self.is_met(&Position::from(position), plies, &mut table, meter);
        self.table = Some(table);
        met
    }

    fn moves(&self, position: &Dots) -> Vec<Move> {
        let mut candidates = Vec::new();
        Position::from(position).candidates(&mut candidates);
        descending(&mut candidates, |candidate| candidate.promise);
        let codes = candidates.iter().map(|candidate| candidate.code);
        codes.map(decode).collect()
    }

    fn is_hopeless(&self, position: &Dots, plies: u32) -> bool {
        self.known_answer(&Position::from(position), plies) == Some(false)
    }

    fn nodes(&self) -> u64 {
        self.nodes
    }
}

impl Prover {
    /// Whether the goal is met after `plies` more moves, or at the end of the game.
    fn is_met(
        &mut self,
        position: &Position,
        plies: u32,
        table: &mut TranspositionTable,
        meter: &mut Meter,
    ) -> Option<bool> {
        self.nodes += 1;
        if meter.is_spent(self.nodes) {
            return None;
        }
        if let Some(met) = self.known_answer(position, plies) {
            return Some(met);
        }
        let is_own = position.seat() == self.solver_seat;
        if plies == 1 && is_own && self.goal != Goal::Win {
            return Some(self.is_met_by_one_move(position));
        }
        // The entry's depth is the number of plies left, which must be the same.
        let hash = position.hash();
        let entry = table.get(hash);
        let entry = entry.filter(|entry| u32::from(entry.depth) == plies);
        if let Some(entry) = entry {
            return Some(entry.value > 0);
        }
        let mut candidates = self.spare.pop().unwrap_or_default();
        position.candidates(&mut candidates);
        candidates.sort_unstable_by_key(|candidate| -candidate.promise);
        let mut result = Some((!is_own, Code::NONE));
        for candidate in &candidates {
            match self.is_met(&position.after(candidate.code), plies - 1, table, meter) {
                Some(met) if met == is_own => {
                    result = Some((is_own, candidate.code));
                    break;
                }
                Some(_) => {}
                None => {
                    result = None;
                    break;
                }
            }
        }
        candidates.clear();
        self.spare.push(candidates);
        let (met, code) = result?;
        let value = i32::from(met);
        table.store(hash, plies as u8, Bound::Exact, value, code);
        Some(met)
    }

    /// The answer, if it is known without a move.
    fn known_answer(&self, position: &Position, plies: u32) -> Option<bool> {
        let is_own = position.seat() == self.solver_seat;
        let [mine, theirs] = position.cells().map(|cells| cells as i32);
        let (own, other) = if is_own {
            (mine, theirs)
        } else {
            (theirs, mine)
        };
        let surplus = match self.goal {
            Goal::Win => {
                return position.end().map(|end| (end == End::Win) == is_own);
            }
            Goal::Cells { cells, .. } => own - cells as i32,
            Goal::Lead { cells, .. } => own - other - cells as i32,
        };
        if plies == 0 || position.is_over() {
            return Some(surplus >= 0);
        }
        // For the lead, a cell won from the other side counts twice.
        let max_taken = match self.goal {
            Goal::Lead { .. } => 2 * MAX_TAKEN,
            _ => MAX_TAKEN,
        };
        let [mover_moves_left, replier_moves_left] = [plies.div_ceil(2) as i32, plies as i32 / 2];
        let (own_moves_left, other_moves_left) = if is_own {
            (mover_moves_left, replier_moves_left)
        } else {
            (replier_moves_left, mover_moves_left)
        };
        if surplus + own_moves_left * max_taken < 0 {
            Some(false)
        } else if surplus - other_moves_left * max_taken >= 0 {
            Some(true)
        } else {
            None
        }
    }

    /// Whether one more move of the side can meet the goal.
    fn is_met_by_one_move(&self, position: &Position) -> bool {
        let (mine, theirs) = position.sides();
        let [own, other] = position.cells().map(|cells| cells as i32);
        let count = |cells: Set| cells.count_ones() as i32;
        let mut moves = position
            .landing_cells_by_move()
            .map(|(cell, landing_cells)| landing_cells | 1 << cell);
        match self.goal {
            Goal::Win => false,
            Goal::Cells { cells, .. } => {
                moves.any(|dotted_cells| own + count(dotted_cells & !mine) >= cells as i32)
            }
            Goal::Lead { cells, .. } => moves.any(|dotted_cells| {
                let gain = count(dotted_cells & !mine) + count(dotted_cells & theirs);
                own - other + gain >= cells as i32
            }),
        }
    }
}
