//! The belief about the islands: for each island the places in its cycle that fit its sightings.

use super::cells::{CELLS, Cell};
use super::island::{CYCLE, CyclePoint, Heights};

/// A set of places in the cycle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CyclePoints(u16);

impl CyclePoints {
    /// All places, as for an island that was never seen.
    pub const ALL: CyclePoints = CyclePoints((1 << CYCLE) - 1);

    /// The places that meet a condition.
    pub fn matching(is_wanted: impl Fn(CyclePoint) -> bool) -> CyclePoints {
        let points = CyclePoint::all().filter(|&point| is_wanted(point));
        CyclePoints(points.fold(0, |bits, point| bits | 1 << point.number()))
    }

    /// The places at which an island of a height is above water.
    pub fn above_water(height: i8) -> CyclePoints {
        CyclePoints::matching(|point| point.phase(height) >= 0)
    }

    /// The places in both sets.
    pub fn common(self, other: CyclePoints) -> CyclePoints {
        CyclePoints(self.0 & other.0)
    }

    /// The set a number of turns later.
    pub fn after(self, turns: u32) -> CyclePoints {
        let turns = turns % u32::from(CYCLE);
        let all = CyclePoints::ALL.0;
        CyclePoints((self.0 << turns | self.0 >> (u32::from(CYCLE) - turns)) & all)
    }

    /// The number of places.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there are no places.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether a place is in the set.
    pub fn contains(self, point: CyclePoint) -> bool {
        self.0 & (1 << point.number()) != 0
    }

    /// The places, by number.
    pub fn iter(self) -> impl Iterator<Item = CyclePoint> {
        CyclePoint::all().filter(move |&point| self.contains(point))
    }

    /// The only place, if there is exactly one.
    pub fn only(self) -> Option<CyclePoint> {
        self.iter().next().filter(|_| self.len() == 1)
    }

    /// The chance that an island of a height is above water `turns` turns later. All places are equally likely, so it is a
    /// share of the places.
    pub fn chance_above_water(self, height: i8, turns: u32) -> f64 {
        let above = self.after(turns).common(CyclePoints::above_water(height));
        above.len() as f64 / self.len().max(1) as f64
    }
}

/// For every island the places that fit all its sightings.
///
/// A phase fits two places, one on the way up and one on the way down. At its highest and lowest phase it fits only one. So
/// two sightings in different turns settle an island.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Belief([CyclePoints; CELLS]);

impl Default for Belief {
    /// The belief before the first sighting.
    fn default() -> Belief {
        Belief([CyclePoints::ALL; CELLS])
    }
}

impl Belief {
    /// The belief of a player who knows the place of every island.
    pub fn certain(point: impl Fn(Cell) -> CyclePoint) -> Belief {
        let mut belief = Belief::default();
        for cell in Cell::all().filter(|cell| !cell.is_corner()) {
            let known = point(cell);
            belief.0[cell.index()] = CyclePoints::matching(|other| other == known);
        }
        belief
    }

    /// The possible places of an island; all places for a corner.
    pub fn at(&self, cell: Cell) -> CyclePoints {
        self.0[cell.index()]
    }

    /// Records an island's phase. The caller has to check that the phase is possible: otherwise no place remains.
    pub fn see(&mut self, heights: &Heights, cell: Cell, phase: i8) {
        let height = heights.at(cell);
        self.restrict(
            cell,
            CyclePoints::matching(|point| point.phase(height) == phase),
        );
    }

    /// Records that an island is under water.
    pub fn see_under_water(&mut self, heights: &Heights, cell: Cell) {
        let height = heights.at(cell);
        self.restrict(cell, CyclePoints::matching(|point| point.phase(height) < 0));
    }

    /// Moves every island one turn.
    pub fn pass_turn(&mut self) {
        for cell in Cell::all().filter(|cell| !cell.is_corner()) {
            self.0[cell.index()] = self.at(cell).after(1);
        }
    }

    fn restrict(&mut self, cell: Cell, points: CyclePoints) {
        if !cell.is_corner() {
            self.0[cell.index()] = self.at(cell).common(points);
        }
    }
}
