//! The backward iteration: placements by the moves to the capture.
//!
//! A layer has the placements from which the detectives force a capture within so many moves of both sides: by set of
//! their cities, the cities of the fugitive. In the next layer are, where the detectives are to move, those that a joint
//! move leads into this one, and, where the fugitive is, those from which all roads lead into it.

use super::TablebaseError;
use super::relay::Relay;
use super::sets::{Mask, Sets, bits};
use crate::games::fugitive::DETECTIVES;
use crate::thinking::search::Meter;

/// In place of a number of moves: no capture can be forced.
pub(super) const NEVER: u16 = u16::MAX;

/// By set of the detectives' cities and then by the fugitive's, the moves of both sides to the capture, or [`NEVER`].
pub(super) struct Moves {
    /// When the fugitive is to move.
    pub(super) run: Vec<u16>,
    /// When the detectives are.
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

/// The cities from which all roads lead to some cities.
fn cornered(roads: &[Mask], to: Mask) -> Mask {
    let cities = (0..).zip(roads).filter(|(_, roads)| *roads & !to == 0);
    cities.fold(0, |cities, (city, _)| cities | 1 << city)
}

/// What is known when one side is to move.
struct Layers {
    cities: usize,
    /// The latest layer.
    within: Vec<Mask>,
    moves: Vec<u16>,
}

impl Layers {
    /// The layer of those who are caught.
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

    /// Takes in the placements of the next layer. Whether there are more than before.
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
