//! Retrograde analysis: the number of moves to the capture for all placements.
//!
//! A layer has the placements from which the detectives force a capture within a number of moves of both sides. It is stored
//! as a set of the fugitive's cities for each set of the detectives' cities. With the detectives to move, the next layer has
//! the placements from which some joint move leads into this layer. With the fugitive to move, it has those from which all
//! roads lead into this layer.

use super::TablebaseError;
use super::relay::Relay;
use super::sets::{Mask, Sets, bits};
use crate::games::fugitive::DETECTIVES;
use crate::thinking::search::Meter;

/// The number of moves if no capture can be forced.
pub(super) const NEVER: u16 = u16::MAX;

/// By set of the detectives' cities and then by the fugitive's city, the number of moves of both sides to the capture, or
/// [`NEVER`].
pub(super) struct Moves {
    /// With the fugitive to move.
    pub(super) run: Vec<u16>,
    /// With the detectives to move.
    pub(super) chase: Vec<u16>,
}

/// Counts the moves for all placements. By city, where its roads lead.
pub(super) fn count(
    sets: &Sets,
    roads: &[Mask],
    meter: &mut Meter,
) -> Result<Moves, TablebaseError> {
    let detectives: Vec<Mask> = sets.each(DETECTIVES).collect();
    let mut relay = Relay::new(sets, roads);
    let mut run = Layers::new(sets, &detectives);
    let mut chase = Layers::new(sets, &detectives);
    for moves in 1..NEVER {
        let cornered: Vec<Mask> = (chase.within.iter())
            .map(|within| cornered(roads, *within))
            .collect();
        let in_reach = relay.run(&run.within, meter)?;
        let more = [chase.grow(in_reach, moves), run.grow(&cornered, moves)];
        if more == [false, false] {
            return Ok(Moves {
                run: run.moves,
                chase: chase.moves,
            });
        }
    }
    Err(TablebaseError::Long)
}

/// The cities from which all roads lead into `to`.
fn cornered(roads: &[Mask], to: Mask) -> Mask {
    let cities = (0..).zip(roads).filter(|(_, roads)| *roads & !to == 0);
    cities.fold(0, |cities, (city, _)| cities | 1 << city)
}

/// The layers with one side to move.
struct Layers {
    cities: usize,
    /// The latest layer.
    within: Vec<Mask>,
    moves: Vec<u16>,
}

impl Layers {
    /// The first layer: the fugitive is caught.
    fn new(sets: &Sets, detectives: &[Mask]) -> Layers {
        let cities = sets.cities();
        let mut layers = Layers {
            cities,
            within: vec![0; detectives.len()],
            moves: vec![NEVER; detectives.len() * cities],
        };
        layers.grow(detectives, 0);
        layers
    }

    /// Adds the placements of the next layer. Returns whether there are new ones.
    fn grow(&mut self, next: &[Mask], moves: u16) -> bool {
        let mut any = false;
        let each = self.moves.chunks_exact_mut(self.cities);
        for ((within, next), counted) in self.within.iter_mut().zip(next).zip(each) {
            let more = next & !*within;
            *within |= more;
            any |= more != 0;
            bits(more).for_each(|city| counted[city] = moves);
        }
        any
    }
}
