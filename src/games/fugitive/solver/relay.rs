//! The detectives' joint moves, one detective at a time.
//!
//! Four detectives with five roads each have up to 625 joint moves, most of which end in the same few sets of cities. So
//! the moves of the four are taken apart: in between, some detectives wait in their old cities and the others have
//! arrived in new ones, and from there all that matters is these two sets. Whoever waits in the last city goes first. A
//! step costs a look a road, whatever the number of joint moves.

use super::TablebaseError;
use super::sets::{Mask, Sets, bits};
use crate::games::fugitive::DETECTIVES;
use crate::thinking::search::Meter;

/// Finds, for all sets of cities at once, what the detectives can reach from there.
pub(super) struct Relay<'a> {
    sets: &'a Sets,
    /// By city, where its roads lead.
    roads: &'a [Mask],
    /// By how many have arrived, and then by the set of the arrived: how the set grows.
    growth: Vec<Vec<Growth>>,
    /// By how many have arrived, from none to all but one: what can be reached, by the set of those who wait and then by
    /// that of those who have arrived.
    reached: Vec<Vec<Mask>>,
    nodes: u64,
}

/// A set of the arrived, one more joining them.
struct Growth {
    /// The cities that are free.
    free: Mask,
    /// By city, the number of the set with it; of those that are not free, any.
    joined: Vec<u32>,
}

impl<'a> Relay<'a> {
    pub(super) fn new(sets: &'a Sets, roads: &'a [Mask]) -> Relay<'a> {
        let cities = sets.cities();
        let growth = |arrived: Mask| Growth {
            free: !arrived & all(cities),
            joined: (0..cities)
                .map(|city| sets.number(arrived | 1 << city) as u32)
                .collect(),
        };
        let places = |arrived| sets.count(DETECTIVES - arrived) * sets.count(arrived);
        Relay {
            sets,
            roads,
            growth: (0..DETECTIVES)
                .map(|arrived| sets.each(arrived).map(growth).collect())
                .collect(),
            reached: (0..DETECTIVES)
                .map(|arrived| vec![0; places(arrived)])
                .collect(),
            nodes: 0,
        }
    }

    /// By set of the cities from which the detectives move, what `ends` has for the sets to which they can, all together.
    pub(super) fn run(
        &mut self,
        ends: &[Mask],
        meter: &mut Meter,
    ) -> Result<&[Mask], TablebaseError> {
        for arrived in (0..DETECTIVES).rev() {
            let (here, after) = self.reached.split_at_mut(arrived + 1);
            let step = Step {
                sets: self.sets,
                roads: self.roads,
                growth: &self.growth[arrived],
                waiting: DETECTIVES - arrived,
            };
            let after = after.first().map_or(ends, |after| &after[..]);
            step.run(after, &mut here[arrived], &mut self.nodes, meter)?;
        }
        Ok(&self.reached[0])
    }
}

/// One detective moves.
struct Step<'a> {
    sets: &'a Sets,
    roads: &'a [Mask],
    /// By the set of those who have arrived before.
    growth: &'a [Growth],
    /// How many wait before.
    waiting: usize,
}

impl Step<'_> {
    fn run(
        &self,
        after: &[Mask],
        here: &mut [Mask],
        nodes: &mut u64,
        meter: &mut Meter,
    ) -> Result<(), TablebaseError> {
        let cities = self.sets.cities();
        let groups = self.growth.len();
        let grown_groups = self.sets.count(DETECTIVES - self.waiting + 1);
        let mut gains = vec![0; cities];
        let others = self.sets.each(self.waiting - 1).enumerate();
        for ((number, others), after) in others.zip(after.chunks_exact(grown_groups)) {
            let beyond = (Mask::BITS - others.leading_zeros()) as usize;
            for (group, growth) in self.growth.iter().enumerate() {
                for city in bits(growth.free) {
                    gains[city] = after[growth.joined[city] as usize];
                }
                for mover in beyond..cities {
                    let to = bits(self.roads[mover] & growth.free);
                    let reached = to.fold(0, |reached, city| reached | gains[city]);
                    let waiting = number + self.sets.summand(mover, self.waiting);
                    here[waiting * groups + group] = reached;
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
