//! Solves puzzles of Fugitive and Detectives with the table of their map.

use super::Tablebase;
use crate::core::game::Game;
use crate::core::order::{ascending, descending};
use crate::games::fugitive::puzzle::Goal;
use crate::games::fugitive::{Fugitive, Move, Stage};
use crate::thinking::puzzle::Duel;
use crate::thinking::search::{Budget, Meter, NoClock};
use crate::thinking::solve::duel::{self, Solve};

impl Solve for Goal {
    type Prover = Prover;
}

/// Proves whether the goal can be reached.
pub struct Prover {
    catches: bool,
    /// The map's table, once it is computed.
    table: Option<Tablebase>,
}

impl duel::Prover<Goal> for Prover {
    fn new(task: &Duel<Goal>) -> Prover {
        Prover {
            catches: matches!(task.goal(), Goal::Catch(_)),
            table: None,
        }
    }

    /// On a puzzle's map the table takes a second at most, so the budget is ignored.
    fn reaches(&mut self, position: &Fugitive, plies: u32, _: &mut Meter) -> Option<bool> {
        let table = match &mut self.table {
            Some(table) => table,
            none => {
                let table = Tablebase::solve(position.map(), Budget::default(), &NoClock);
                none.insert(table.ok()?)
            }
        };
        let is_caught = moves_to_capture(table, position).is_some_and(|moves| moves <= plies);
        Some(is_caught == self.catches)
    }

    fn moves(&self, position: &Fugitive) -> Vec<Move> {
        let mut moves = legal_moves(position);
        if let Some(table) = &self.table {
            let capture = |mv: &Move| {
                let mut next = position.clone();
                next.play(mv);
                moves_to_capture(table, &next).unwrap_or(u32::MAX)
            };
            match position.stage() {
                Stage::Chase => ascending(&mut moves, capture),
                _ => descending(&mut moves, capture),
            }
        }
        moves
    }

    fn nodes(&self) -> u64 {
        0
    }
}

/// The number of moves until the fugitive is caught.
fn moves_to_capture(table: &Tablebase, position: &Fugitive) -> Option<u32> {
    let (detectives, fugitive) = position.detectives().zip(position.fugitive())?;
    table.moves_to_capture(position.stage().seat(), &detectives, fugitive)
}

/// The legal moves of a position in which all pieces are placed.
pub fn legal_moves(position: &Fugitive) -> Vec<Move> {
    let mut moves = Vec::new();
    match position.detectives() {
        _ if position.outcome().is_some() => {}
        Some(detectives) if position.stage() == Stage::Chase => {
            super::play::each_chase(position.map(), &detectives, |to| {
                moves.push(Move::Detectives(to))
            });
        }
        _ => {
            let roads = position.roads_on().into_iter();
            moves.extend(roads.map(|(kind, to)| Move::Run { kind, to }));
        }
    }
    moves
}
