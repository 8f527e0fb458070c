//! The detectives' joint moves, one detective at a time.
//!
//! Four detectives with five roads each have up to 625 joint moves, most of which end in the same few sets of cities. So the
//! function makes the moves of the four one at a time. In between, some detectives wait in their old cities and the others have
//! arrived in new ones. Only these two sets matter from there. The detective that waits in the last city goes first. A step
//! costs one operation per road, whatever the number of joint moves.

use super::TablebaseError;
use super::sets::{Mask, Sets, members};
use crate::games::fugitive::DETECTIVES;
use crate::thinking::search::Meter;

/// Computes the sets of cities that the detectives can reach, for all sets at once.
pub(super) struct JointMoves<'a> {
    sets: &'a Sets,
    /// By city, its neighbours.
    roads: &'a [Mask],
    /// By the number of detectives that have arrived and then by the set of their cities: how the set grows.
    growth: Vec<Vec<Growth>>,
    /// The reachable sets. By the number of detectives that have arrived, from none to all but one; then by the set of waiting
    /// detectives; then by the set of those that have arrived.
    reached: Vec<Vec<Mask>>,
    nodes: u64,
}

/// The sets that arise when one more detective arrives.
struct Growth {
    /// The free cities.
    free: Mask,
    /// By city, the number of the set that includes it. For cities that are not free the number has no meaning.
    set_with: Vec<u32>,
}

impl<'a> JointMoves<'a> {
    pub(super) fn new(sets: &'a Sets, roads: &'a [Mask]) -> JointMoves<'a> {
        let cities = sets.cities();
        let growth = |arrived: Mask| Growth {
            free: !arrived & all(cities),
            set_with: (0..cities)
                .map(|city| sets.index_of(arrived | 1 << city) as u32)
                .collect(),
        };
        let places = |arrived| sets.count(DETECTIVES - arrived) * sets.count(arrived);
        JointMoves {
            sets,
            roads,
            growth: (0..DETECTIVES)
                .map(|arrived| sets.all_of_size(arrived).map(growth).collect())
                .collect(),
            reached: (0..DETECTIVES)
                .map(|arrived| vec![0; places(arrived)])
                .collect(),
            nodes: 0,
        }
    }

    /// Returns, by set of the cities from which the detectives move, the union of `won_after` over the sets that they can reach.
    pub(super) fn cities_won_from(
        &mut self,
        won_after: &[Mask],
        meter: &mut Meter,
    ) -> Result<&[Mask], TablebaseError> {
        for arrived in (0..DETECTIVES).rev() {
            let (before, after) = self.reached.split_at_mut(arrived + 1);
            let step = Step {
                sets: self.sets,
                roads: self.roads,
                growth: &self.growth[arrived],
                waiting: DETECTIVES - arrived,
            };
            let next_step = after.first().map_or(won_after, |after| &after[..]);
            step.compute(next_step, &mut before[arrived], &mut self.nodes, meter)?;
        }
        Ok(&self.reached[0])
    }
}

/// The step of one detective.
struct Step<'a> {
    sets: &'a Sets,
    roads: &'a [Mask],
    /// By the set of those that have arrived before.
    growth: &'a [Growth],
    /// The number of detectives that wait before the step.
    waiting: usize,
}

impl Step<'_> {
    /// Computes `won_before` from `won_after`, the result of the next step.
    fn compute(
        &self,
        won_after: &[Mask],
        won_before: &mut [Mask],
        nodes: &mut u64,
        meter: &mut Meter,
    ) -> Result<(), TablebaseError> {
        let cities = self.sets.cities();
        let arrived_sets = self.growth.len();
        let grown_sets = self.sets.count(DETECTIVES - self.waiting + 1);
        let mut won_by_target = vec![0; cities];
        let others = self.sets.all_of_size(self.waiting - 1).enumerate();
        for ((others_index, others), won_after) in others.zip(won_after.chunks_exact(grown_sets)) {
            let first_other_city = (Mask::BITS - others.leading_zeros()) as usize;
            for (arrived_index, growth) in self.growth.iter().enumerate() {
                for city in members(growth.free) {
                    won_by_target[city] = won_after[growth.set_with[city] as usize];
                }
                for mover in first_other_city..cities {
                    let targets = members(self.roads[mover] & growth.free);
                    let reached = targets.fold(0, |reached, city| reached | won_by_target[city]);
                    let set_index = others_index + self.sets.index_term(mover, self.waiting);
                    won_before[set_index * arrived_sets + arrived_index] = reached;
                }
                *nodes += cities as u64;
                if meter.is_spent(*nodes) {
                    return Err(TablebaseError::Spent);
                }
            }
        }
        Ok(())
    }
}

/// All cities of a map.
fn all(cities: usize) -> Mask {
    Mask::MAX >> (Mask::BITS as usize - cities)
}
