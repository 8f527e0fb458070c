//! Solves puzzles of Fugitive and Detectives with the table of their map.

use std::collections::VecDeque;

use super::Tablebase;
use crate::core::game::Game;
use crate::core::order::{ascending, descending};
use crate::games::fugitive::puzzle::Goal;
use crate::games::fugitive::{City, Fugitive, Map, Move, Stage};
use crate::thinking::puzzle::Duel;
use crate::thinking::search::{Budget, Meter, NoClock};
use crate::thinking::solve::duel::{self, SolvableGoal};

impl SolvableGoal for Goal {
    type Prover = Prover;

    /// The detectives prefer to be near, the fugitive prefers to be far.
    fn greedy_score(task: &Duel<Goal>, after: &Fugitive) -> i64 {
        let (Some(detectives), Some(fugitive)) = (after.detectives(), after.fugitive()) else {
            return 0;
        };
        let steps = steps_from(after.map(), fugitive);
        let distances = detectives.map(|city| i64::from(steps[city.index()]));
        let sum: i64 = distances.iter().sum();
        match task.goal() {
            Goal::Catch(_) => -sum,
            Goal::Free(_) => 100 * distances.into_iter().min().unwrap_or(0) + sum,
        }
    }
}

/// The number of roads from a city to every other, of any kind.
fn steps_from(map: &Map, from: City) -> Vec<u32> {
    let mut steps = vec![u32::MAX; map.size().into()];
    steps[from.index()] = 0;
    let mut queue = VecDeque::from([from]);
    while let Some(city) = queue.pop_front() {
        for next in map.around(city).iter() {
            if steps[next.index()] == u32::MAX {
                steps[next.index()] = steps[city.index()] + 1;
                queue.push_back(next);
            }
        }
    }
    steps
}

/// Proves whether the goal can be reached.
pub struct Prover {
    must_catch: bool,
    /// The map's table, once it is computed.
    table: Option<Tablebase>,
}

impl duel::Prover<Goal> for Prover {
    fn new(task: &Duel<Goal>) -> Prover {
        Prover {
            must_catch: matches!(task.goal(), Goal::Catch(_)),
            table: None,
        }
    }

    /// On a puzzle's map the table takes a second at most, so the budget is ignored.
    fn reaches(&mut self, position: &Fugitive, plies: u32, _: &mut Meter) -> Option<bool> {
        let table = match &mut self.table {
            Some(table) => table,
            empty => {
                let table = Tablebase::solve(position.map(), Budget::default(), &NoClock);
                empty.insert(table.ok()?)
            }
        };
        let is_caught = moves_to_capture(table, position).is_some_and(|moves| moves <= plies);
        Some(is_caught == self.must_catch)
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
            super::play::for_each_detective_move(position.map(), &detectives, |to| {
                moves.push(Move::Detectives(to))
            });
        }
        _ => {
            let roads = position.roads_from_fugitive().into_iter();
            moves.extend(roads.map(|(kind, to)| Move::Run { kind, to }));
        }
    }
    moves
}
