//! The few groups of more than one animal.
//!
//! Planes say where at least one stands. Mostly it is only one: those beside it are counted here, in a list.

use super::cell::{Cell, Heading};
use crate::core::order::ascending;

/// So many crowds are kept before it is looked for those that stand together.
const LEAST_LIMIT: usize = 16;

/// Some who go with another, and how many they are beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Crowd {
    /// The kind and the heading, the row and the column, a byte each, in one number that is quickly worked on as a whole.
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

    /// The number of the heading.
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

    /// One cell on, which is on the board.
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

/// All crowds. Several may stand together: it is looked for them only when there are many.
#[derive(Debug)]
pub(super) struct Crowds {
    list: Vec<Crowd>,
    /// How many there may be until it is looked again.
    limit: usize,
}

impl Default for Crowds {
    fn default() -> Crowds {
        Crowds {
            list: Vec::new(),
            limit: LEAST_LIMIT,
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

    /// Keeps the memory that is there.
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
    /// By the places, one at most on each.
    fn gathered(&self) -> Vec<Crowd> {
        let mut crowds = self.clone();
        crowds.gather();
        crowds.list
    }

    /// Those who stand together become one crowd.
    #[cold]
    fn gather(&mut self) {
        ascending(&mut self.list, |crowd| crowd.place);
        self.list.dedup_by(|later, crowd| {
            let is_same = later.place == crowd.place;
            crowd.more += if is_same { later.more } else { 0 };
            is_same
        });
        self.limit = LEAST_LIMIT.max(2 * self.list.len());
    }

    /// All crowds, by kind, heading and cell, one at most of each.
    pub(super) fn all(&self) -> impl Iterator<Item = Crowd> {
        self.gathered().into_iter()
    }

    /// How many of a kind there are beside one of each group.
    pub(super) fn more(&self, kind: usize) -> u32 {
        let crowds = self.list.iter().filter(|crowd| crowd.kind() == kind);
        crowds.map(|crowd| crowd.more).sum()
    }

    /// More stand there now.
    pub(super) fn put(&mut self, kind: usize, heading: Heading, cell: Cell, more: u32) {
        if self.list.len() >= self.limit {
            self.gather();
        }
        self.list.push(Crowd::new(kind, heading, cell, more));
    }

    /// All go one cell on. Then `lot` says what becomes of a crowd, and whether it is still there.
    #[inline(always)]
    pub(super) fn go_on(&mut self, mut lot: impl FnMut(Crowd) -> (Crowd, bool)) {
        let mut kept = 0;
        for at in 0..self.list.len() {
            let (crowd, is_there) = lot(self.list[at].gone_on());
            // Without a branch, which would be foretold badly.
            self.list[kept] = crowd;
            kept += usize::from(is_there);
        }
        self.list.truncate(kept);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn crowds_that_stand_together_are_one() {
        let (mut one, mut other) = (Crowds::default(), Crowds::default());
        let cells = [3, 1, 2].map(|x| Cell { x, y: 4 });
        for round in 0..2 * LEAST_LIMIT as u32 {
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
        assert!(one.list.len() <= LEAST_LIMIT);
        assert_eq!(one.more(1), 6 * LEAST_LIMIT as u32);
        let gathered: Vec<_> = one
            .all()
            .map(|crowd| (crowd.cell().x, crowd.more))
            .collect();
        assert_eq!(gathered, [1, 2, 3].map(|x| (x, 2 * LEAST_LIMIT as u32)));
    }

    #[test]
    fn crowds_go_on_and_turn_where_they_are_told_to() {
        let from = Cell { x: 7, y: 7 };
        let to = [(7, 6), (8, 7), (7, 8), (6, 7)].map(|(x, y)| Cell { x, y });
        for (heading, to) in Heading::ALL.into_iter().zip(to) {
            let mut crowds = Crowds::default();
            crowds.put(1, heading, from, 5);
            crowds.go_on(|crowd| (crowd.turned(heading.left()), true));
            let all: Vec<_> = crowds.all().collect();
            assert_eq!(all, [Crowd::new(1, heading.left(), to, 5)]);
            crowds.go_on(|crowd| (crowd, false));
            assert_eq!(crowds.more(1), 0);
        }
    }
}
