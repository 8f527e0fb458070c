//! The part of a position that can matter within a puzzle's moves.
//!
//! A hunter can meet a rabbit only if the number of steps between them is at most the number of moves that both sides have
//! left. A hunter is omitted if it can meet no rabbit and cannot come near a hunter that matters. Its moves do not change those
//! of the others, and it catches nothing. In the same way, rabbits that no hunter can meet are omitted unless they count for
//! the goal: if the goal is to eat, all rabbits that can eat matter; if the last cabbage may be eaten, all rabbits matter.

use super::distances::distance;
use crate::games::rabbits::puzzle::Goal;
use crate::games::rabbits::{Cell, HUNTERS, RABBITS};
use crate::thinking::puzzle::Duel;

/// The pieces and cabbages that matter from a puzzle's start on.
pub(super) struct RelevantPart {
    /// Whether each rabbit and each hunter matters.
    pub(super) rabbits: [bool; RABBITS],
    pub(super) hunters: [bool; HUNTERS],
    /// The cabbages that can be eaten, if cabbages matter.
    pub(super) cabbages: Vec<Cell>,
    /// Whether cabbages matter.
    pub(super) counts_cabbages: bool,
}

impl RelevantPart {
    /// The part of a puzzle's start that matters.
    pub(super) fn of(task: &Duel<Goal>) -> RelevantPart {
        let start = task.start();
        let plies = task.plies_left(start);
        let [rabbit_moves, hunter_moves] = match task.goal() {
            Goal::Catch { .. } => [plies / 2, plies.div_ceil(2)],
            _ => [plies.div_ceil(2), plies / 2],
        };
        let rabbit_count = start.rabbits().iter().flatten().count() as u32;
        let ends_by_eating = start.cabbages() <= rabbit_count * rabbit_moves;
        let counts_cabbages = ends_by_eating || matches!(task.goal(), Goal::Eat { .. });
        let cabbages_left = || Cell::all().filter(|&cell| start.has_cabbage(cell));
        let can_eat =
            |cell: Cell| cabbages_left().any(|cabbage| distance(cell, cabbage) <= rabbit_moves);
        let can_meet = |rabbit: Cell, hunter: Cell| distance(rabbit, hunter) <= plies;
        let is_met = |cell: Cell| start.hunters().iter().any(|&hunter| can_meet(cell, hunter));
        let mut rabbits = start.rabbits().map(|rabbit| {
            rabbit.is_some_and(|cell| match task.goal() {
                _ if ends_by_eating => true,
                Goal::Eat { .. } => can_eat(cell),
                Goal::Catch { .. } | Goal::Survive(_) => is_met(cell),
            })
        });
        add_nearby(start.rabbits(), &mut rabbits, 2 * rabbit_moves);
        let places = start.hunters().map(Some);
        let mut hunters = start.hunters().map(|hunter| {
            let rabbits_with_relevance = start.rabbits().iter().zip(rabbits);
            let mut relevant_rabbits =
                rabbits_with_relevance.filter_map(|(rabbit, matters)| rabbit.filter(|_| matters));
            relevant_rabbits.any(|rabbit| can_meet(rabbit, hunter))
        });
        add_nearby(&places, &mut hunters, 2 * hunter_moves);
        let cabbages = if counts_cabbages {
            let eaters = start.rabbits().iter().zip(rabbits);
            let eaters: Vec<Cell> = eaters
                .filter_map(|(rabbit, matters)| rabbit.filter(|_| matters))
                .collect();
            let in_reach = |&cabbage: &Cell| {
                eaters
                    .iter()
                    .any(|&cell| distance(cell, cabbage) <= rabbit_moves)
            };
            cabbages_left().filter(in_reach).collect()
        } else {
            Vec::new()
        };
        RelevantPart {
            rabbits,
            hunters,
            cabbages,
            counts_cabbages,
        }
    }
}

impl RelevantPart {
    /// The number of pieces that matter, of the side with more of them.
    pub(super) fn max_pieces(&self) -> usize {
        let count = |matter: &[bool]| matter.iter().filter(|matters| **matters).count();
        count(&self.rabbits).max(count(&self.hunters))
    }
}

/// Adds the pieces that are at most `steps` steps from one that matters.
fn add_nearby(places: &[Option<Cell>], relevant: &mut [bool], steps: u32) {
    loop {
        let next_piece = (0..places.len()).find(|&other| {
            let Some(cell) = places[other].filter(|_| !relevant[other]) else {
                return false;
            };
            let mut places_with_relevance = places.iter().zip(&*relevant);
            places_with_relevance.any(|(place, &matters)| {
                matters && place.is_some_and(|place| distance(place, cell) <= steps)
            })
        });
        match next_piece {
            Some(other) => relevant[other] = true,
            None => return,
        }
    }
}
