//! Crowds: the animals of a group besides the first.
//!
//! A group is all animals of one kind with one heading on one cell. Planes mark the groups. Usually a group is a single animal;
//! a list here counts the further animals of the others.

use super::cell::{Cell, Heading};
use crate::core::order::ascending;

/// The list grows to this length before crowds on the same place are merged for the first time.
const MIN_LIMIT: usize = 16;

/// The animals of a group besides the first, with their number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Crowd {
    /// The kind and heading, the row and the column, one byte each. All are packed into one number for speed.
    key: u32,
    /// The number of animals besides the first.
    pub(super) extra_count: u32,
}

impl Crowd {
    fn new(kind: usize, heading: Heading, Cell { x, y }: Cell, extra_count: u32) -> Crowd {
        let plane = 4 * kind as u8 + heading as u8;
        Crowd {
            key: u32::from_be_bytes([0, plane, y, x]),
            extra_count,
        }
    }

    #[inline(always)]
    pub(super) fn kind(self) -> usize {
        (self.key >> 18 & 1) as usize
    }

    /// The heading as a number.
    #[inline(always)]
    pub(super) fn direction(self) -> usize {
        (self.key >> 16 & 3) as usize
    }

    pub(super) fn heading(self) -> Heading {
        Heading::ALL[self.direction()]
    }

    #[inline(always)]
    pub(super) fn cell(self) -> Cell {
        let [_, _, y, x] = self.key.to_be_bytes();
        Cell { x, y }
    }

    /// The crowd one cell further, which must be on the board.
    #[inline(always)]
    fn moved_on(self) -> Crowd {
        // The change of the key by a step north, east, south and west.
        const STEPS: [u32; 4] = [0x100_u32.wrapping_neg(), 1, 0x100, 1_u32.wrapping_neg()];
        let key = self.key.wrapping_add(STEPS[self.direction()]);
        Crowd { key, ..self }
    }

    /// The crowd with another heading.
    #[inline(always)]
    pub(super) fn turned(self, heading: Heading) -> Crowd {
        let key = self.key & !(3 << 16) | (heading as u32) << 16;
        Crowd { key, ..self }
    }
}

/// All crowds. There may be several on the same place; they are merged only when there are many.
#[derive(Debug)]
pub(super) struct Crowds {
    list: Vec<Crowd>,
    /// The length at which crowds are merged again.
    limit: usize,
}

impl Default for Crowds {
    fn default() -> Crowds {
        Crowds {
            list: Vec::new(),
            limit: MIN_LIMIT,
        }
    }
}

impl Clone for Crowds {
    fn clone(&self) -> Crowds {
        Crowds {
            list: self.list.clone(),
            limit: self.limit,
        }
    }

    /// Reuses the allocated memory.
    fn clone_from(&mut self, source: &Crowds) {
        self.list.clone_from(&source.list);
        self.limit = source.limit;
    }
}

impl PartialEq for Crowds {
    fn eq(&self, other: &Crowds) -> bool {
        self.merged() == other.merged()
    }
}

impl Crowds {
    /// The crowds sorted by place, at most one per place.
    fn merged(&self) -> Vec<Crowd> {
        let mut crowds = self.clone();
        crowds.merge();
        crowds.list
    }

    /// Merges crowds on the same place.
    #[cold]
    fn merge(&mut self) {
        ascending(&mut self.list, |crowd| crowd.key);
        self.list.dedup_by(|later, crowd| {
            let is_same = later.key == crowd.key;
            crowd.extra_count += if is_same { later.extra_count } else { 0 };
            is_same
        });
        self.limit = MIN_LIMIT.max(2 * self.list.len());
    }

    /// All crowds by kind, heading and cell, at most one of each.
    pub(super) fn iter_merged(&self) -> impl Iterator<Item = Crowd> {
        self.merged().into_iter()
    }

    /// The number of animals of a kind that are in crowds.
    pub(super) fn extra_count(&self, kind: usize) -> u32 {
        let crowds = self.list.iter().filter(|crowd| crowd.kind() == kind);
        crowds.map(|crowd| crowd.extra_count).sum()
    }

    /// Adds animals to a place.
    pub(super) fn add(&mut self, kind: usize, heading: Heading, cell: Cell, extra_count: u32) {
        if self.list.len() >= self.limit {
            self.merge();
        }
        self.list.push(Crowd::new(kind, heading, cell, extra_count));
    }

    /// Moves all crowds one cell on. Then `update` changes each crowd, and returns whether it is still there.
    #[inline(always)]
    pub(super) fn advance(&mut self, mut update: impl FnMut(Crowd) -> (Crowd, bool)) {
        let mut kept_count = 0;
        for index in 0..self.list.len() {
            let (crowd, stays) = update(self.list[index].moved_on());
            // Free of branches, which the processor would predict badly.
            self.list[kept_count] = crowd;
            kept_count += usize::from(stays);
        }
        self.list.truncate(kept_count);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn crowds_that_stand_together_are_one() {
        let (mut first, mut second) = (Crowds::default(), Crowds::default());
        let cells = [3, 1, 2].map(|x| Cell { x, y: 4 });
        for round in 0..2 * MIN_LIMIT as u32 {
            for cell in cells {
                first.add(1, Heading::West, cell, 1);
                second.add(
                    1,
                    Heading::West,
                    Cell {
                        x: 4 - cell.x,
                        ..cell
                    },
                    1,
                );
            }
            assert!(first == second, "{round}");
        }
        assert!(first.list.len() <= MIN_LIMIT);
        assert_eq!(first.extra_count(1), 6 * MIN_LIMIT as u32);
        let merged: Vec<_> = first
            .iter_merged()
            .map(|crowd| (crowd.cell().x, crowd.extra_count))
            .collect();
        assert_eq!(merged, [1, 2, 3].map(|x| (x, 2 * MIN_LIMIT as u32)));
    }

    #[test]
    fn crowds_go_on_and_turn_as_the_caller_decides() {
        let from = Cell { x: 7, y: 7 };
        let to = [(7, 6), (8, 7), (7, 8), (6, 7)].map(|(x, y)| Cell { x, y });
        for (heading, to) in Heading::ALL.into_iter().zip(to) {
            let mut crowds = Crowds::default();
            crowds.add(1, heading, from, 5);
            crowds.advance(|crowd| (crowd.turned(heading.left()), true));
            let all: Vec<_> = crowds.iter_merged().collect();
            assert_eq!(all, [Crowd::new(1, heading.left(), to, 5)]);
            crowds.advance(|crowd| (crowd, false));
            assert_eq!(crowds.extra_count(1), 0);
        }
    }
}
