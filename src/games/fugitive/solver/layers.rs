//! Retrograde analysis: the number of moves to the capture for all placements.
//!
//! A layer has the placements from which the detectives force a capture within a number of moves of both sides. It is stored
//! as a set of the fugitive's cities for each set of the detectives' cities. With the detectives to move, the next layer has
//! the placements from which some joint move leads into this layer. With the fugitive to move, it has those from which all
//! roads lead into this layer.

use super::TablebaseError;
use super::joint_moves::JointMoves;
use super::sets::{Mask, Sets, members};
use crate::games::fugitive::DETECTIVES;
use crate::thinking::search::Meter;

/// The number of moves if no capture can be forced.
pub(super) const NEVER: u16 = u16::MAX;

/// By set of the detectives' cities and then by the fugitive's city, the number of moves of both sides to the capture, or
/// [`NEVER`].
pub(super) struct Moves {
    /// With the fugitive to move.
    pub(super) fugitive_to_move: Vec<u16>,
    /// With the detectives to move.
    pub(super) detectives_to_move: Vec<u16>,
}

/// Counts the moves for all placements. By city, where its roads lead.
pub(super) fn count_moves(
    sets: &Sets,
    roads: &[Mask],
    meter: &mut Meter,
) -> Result<Moves, TablebaseError> {
    let detectives: Vec<Mask> = sets.all_of_size(DETECTIVES).collect();
    let mut joint_moves = JointMoves::new(sets, roads);
    let mut fugitive_to_move = Layers::new(sets, &detectives);
    let mut detectives_to_move = Layers::new(sets, &detectives);
    for moves in 1..NEVER {
        let cornered_cities: Vec<Mask> = (detectives_to_move.placements.iter())
            .map(|placements| cities_leading_into(roads, *placements))
            .collect();
        let reachable_captures =
            joint_moves.cities_won_from(&fugitive_to_move.placements, meter)?;
        let has_grown = [
            detectives_to_move.add_layer(reachable_captures, moves),
            fugitive_to_move.add_layer(&cornered_cities, moves),
        ];
        if has_grown == [false, false] {
            return Ok(Moves {
                fugitive_to_move: fugitive_to_move.moves,
                detectives_to_move: detectives_to_move.moves,
            });
        }
    }
    Err(TablebaseError::Long)
}

/// The cities from which all roads lead into `to`.
fn cities_leading_into(roads: &[Mask], targets: Mask) -> Mask {
    let cities = (0..).zip(roads).filter(|(_, roads)| *roads & !targets == 0);
    cities.fold(0, |cities, (city, _)| cities | 1 << city)
}

/// The layers with one side to move.
struct Layers {
    cities: usize,
    /// The latest layer.
    placements: Vec<Mask>,
    moves: Vec<u16>,
}

impl Layers {
    /// The first layer: the fugitive is caught.
    fn new(sets: &Sets, detectives: &[Mask]) -> Layers {
        let cities = sets.cities();
        let mut layers = Layers {
            cities,
            placements: vec![0; detectives.len()],
            moves: vec![NEVER; detectives.len() * cities],
        };
        layers.add_layer(detectives, 0);
        layers
    }

    /// Adds the placements of the next layer. Returns whether there are new ones.
    fn add_layer(&mut self, next: &[Mask], moves: u16) -> bool {
        let mut has_grown = false;
        let moves_by_set = self.moves.chunks_exact_mut(self.cities);
        for ((placements, next), moves_by_city) in
            self.placements.iter_mut().zip(next).zip(moves_by_set)
        {
            let new_cities = next & !*placements;
            *placements |= new_cities;
            has_grown |= new_cities != 0;
            members(new_cities).for_each(|city| moves_by_city[city] = moves);
        }
        has_grown
    }
}
