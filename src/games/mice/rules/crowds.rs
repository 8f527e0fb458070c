//! The few groups of more than one animal.
//!
//! Planes mark the cells with at least one animal. Usually there is only one. A list here counts the further animals of a
//! group.

use super::cell::{Cell, Heading};
use crate::core::order::ascending;

/// The list grows to this length before crowds on the same place are merged for the first time.
const MIN_LIMIT: usize = 16;

/// The animals of a group besides the first, with their number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Crowd {
    /// The kind and heading, the row and the column, one byte each. All are packed into one number for speed.
    place: u32,
    pub(super) more: u32,
}

impl Crowd {
    fn new(kind: usize, heading: Heading, Cell { x, y }: Cell, more: u32) -> Crowd {
        let plane = 4 * kind as u8 + heading as u8;
        Crowd {
            place: u32::from_be_bytes([0, plane, y, x]),
            more,
        }
    }

    #[inline(always)]
    pub(super) fn kind(self) -> usize {
        (self.place >> 18 & 1) as usize
    }

    /// The heading as a number.
    #[inline(always)]
    pub(super) fn direction(self) -> usize {
        (self.place >> 16 & 3) as usize
    }

    pub(super) fn heading(self) -> Heading {
        Heading::ALL[self.direction()]
    }

    #[inline(always)]
    pub(super) fn cell(self) -> Cell {
        let [_, _, y, x] = self.place.to_be_bytes();
        Cell { x, y }
    }

    /// The crowd one cell further, which must be on the board.
    #[inline(always)]
    fn gone_on(self) -> Crowd {
        const STEPS: [u32; 4] = [0x100_u32.wrapping_neg(), 1, 0x100, 1_u32.wrapping_neg()];
        let place = self.place.wrapping_add(STEPS[self.direction()]);
        Crowd { place, ..self }
    }

    #[inline(always)]
    pub(super) fn turned(self, heading: Heading) -> Crowd {
        let place = self.place & !(3 << 16) | (heading as u32) << 16;
        Crowd { place, ..self }
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
        self.gathered() == other.gathered()
    }
}

impl Crowds {
    /// The crowds sorted by place, at most one per place.
    fn gathered(&self) -> Vec<Crowd> {
        let mut crowds = self.clone();
        crowds.gather();
        crowds.list
    }

    /// Merges crowds on the same place.
    #[cold]
    fn gather(&mut self) {
        ascending(&mut self.list, |crowd| crowd.place);
        self.list.dedup_by(|later, crowd| {
            let is_same = later.place == crowd.place;
            crowd.more += if is_same { later.more } else { 0 };
            is_same
        });
        self.limit = MIN_LIMIT.max(2 * self.list.len());
    }

    /// All crowds by kind, heading and cell, at most one of each.
    pub(super) fn all(&self) -> impl Iterator<Item = Crowd> {
        self.gathered().into_iter()
    }

    /// The number of animals of a kind that are in crowds.
    pub(super) fn more(&self, kind: usize) -> u32 {
        let crowds = self.list.iter().filter(|crowd| crowd.kind() == kind);
        crowds.map(|crowd| crowd.more).sum()
    }

    /// Adds animals to a place.
    pub(super) fn put(&mut self, kind: usize, heading: Heading, cell: Cell, more: u32) {
        if self.list.len() >= self.limit {
            self.gather();
        }
        self.list.push(Crowd::new(kind, heading, cell, more));
    }

    /// Moves all crowds one cell on. Then `fate` changes each crowd, and returns whether it is still there.
    #[inline(always)]
    pub(super) fn advance(&mut self, mut fate: impl FnMut(Crowd) -> (Crowd, bool)) {
        let mut count = 0;
        for at in 0..self.list.len() {
            let (crowd, is_there) = fate(self.list[at].gone_on());
            // Free of branches, which the processor would predict badly.
            self.list[count] = crowd;
            count += usize::from(is_there);
        }
        self.list.truncate(count);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn crowds_that_stand_together_are_one() {
        let (mut one, mut other) = (Crowds::default(), Crowds::default());
        let cells = [3, 1, 2].map(|x| Cell { x, y: 4 });
        for round in 0..2 * MIN_LIMIT as u32 {
            for cell in cells {
                one.put(1, Heading::West, cell, 1);
                other.put(
                    1,
                    Heading::West,
                    Cell {
                        x: 4 - cell.x,
                        ..cell
                    },
                    1,
                );
            }
            assert!(one == other, "{round}");
        }
        assert!(one.list.len() <= MIN_LIMIT);
        assert_eq!(one.more(1), 6 * MIN_LIMIT as u32);
        let gathered: Vec<_> = one
            .all()
            .map(|crowd| (crowd.cell().x, crowd.more))
            .collect();
        assert_eq!(gathered, [1, 2, 3].map(|x| (x, 2 * MIN_LIMIT as u32)));
    }

    #[test]
    fn crowds_go_on_and_turn_as_the_caller_decides() {
        let from = Cell { x: 7, y: 7 };
        let to = [(7, 6), (8, 7), (7, 8), (6, 7)].map(|(x, y)| Cell { x, y });
        for (heading, to) in Heading::ALL.into_iter().zip(to) {
            let mut crowds = Crowds::default();
            crowds.put(1, heading, from, 5);
            crowds.advance(|crowd| (crowd.turned(heading.left()), true));
            let all: Vec<_> = crowds.all().collect();
            assert_eq!(all, [Crowd::new(1, heading.left(), to, 5)]);
            crowds.advance(|crowd| (crowd, false));
            assert_eq!(crowds.more(1), 0);
        }
    }
}
