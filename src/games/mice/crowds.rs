//! The few groups of more than one animal.
//!
//! Planes say where at least one stands. Mostly it is only one: those beside it are counted here, a number a group.

use super::board::{Cell, Heading};

/// Where a group of more than one stands, and how many there are beside one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Crowd {
    place: Place,
    pub(super) more: u32,
}

/// The kind, the heading, the row and the column in one number, by which crowds are sorted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Place(u16);

impl Place {
    fn new(kind: usize, heading: Heading, Cell { x, y }: Cell) -> Place {
        Place((kind << 12 | (heading as usize) << 10) as u16 | u16::from(y) << 5 | u16::from(x))
    }
}

impl Crowd {
    pub(super) fn kind(self) -> usize {
        usize::from(self.place.0 >> 12)
    }

    pub(super) fn heading(self) -> Heading {
        Heading::ALL[usize::from(self.place.0 >> 10 & 3)]
    }

    pub(super) fn cell(self) -> Cell {
        Cell {
            x: (self.place.0 & 31) as u8,
            y: (self.place.0 >> 5 & 31) as u8,
        }
    }

    /// One cell on, which is on the board.
    fn go_on(&mut self) {
        const STEPS: [u16; 4] = [32_u16.wrapping_neg(), 1, 32, 1_u16.wrapping_neg()];
        self.place.0 = (self.place.0).wrapping_add(STEPS[self.heading() as usize]);
    }
}

/// All crowds.
#[derive(Debug, Default)]
pub(super) struct Crowds {
    /// By their places, one at most on each.
    sorted: Vec<Crowd>,
    /// Those that turn just now, which puts them elsewhere in the order.
    turned: Vec<(Crowd, Heading)>,
}

impl Clone for Crowds {
    fn clone(&self) -> Crowds {
        Crowds {
            sorted: self.sorted.clone(),
            turned: Vec::new(),
        }
    }

    /// Keeps the memory that is there.
    fn clone_from(&mut self, source: &Crowds) {
        self.sorted.clone_from(&source.sorted);
    }
}

impl PartialEq for Crowds {
    fn eq(&self, other: &Crowds) -> bool {
        self.sorted == other.sorted
    }
}

impl Crowds {
    /// How many stand there beside one.
    pub(super) fn more(&self, kind: usize, heading: Heading, cell: Cell) -> u32 {
        let place = Place::new(kind, heading, cell);
        let found = self
            .sorted
            .binary_search_by_key(&place, |crowd| crowd.place);
        found.map_or(0, |at| self.sorted[at].more)
    }

    /// How many of a kind there are beside one of each group.
    pub(super) fn all(&self, kind: usize) -> u32 {
        let crowds = self.sorted.iter().filter(|crowd| crowd.kind() == kind);
        crowds.map(|crowd| crowd.more).sum()
    }

    /// More stand there now.
    pub(super) fn put(&mut self, kind: usize, heading: Heading, cell: Cell, more: u32) {
        let place = Place::new(kind, heading, cell);
        match self
            .sorted
            .binary_search_by_key(&place, |crowd| crowd.place)
        {
            Ok(at) => self.sorted[at].more += more,
            Err(at) => self.sorted.insert(at, Crowd { place, more }),
        }
    }

    /// All go one cell on. Then each keeps its heading, takes another, or is gone, as `lot` says of it.
    #[inline(always)]
    pub(super) fn go_on(&mut self, mut lot: impl FnMut(Crowd) -> Option<Heading>) {
        let mut kept = 0;
        for at in 0..self.sorted.len() {
            let mut crowd = self.sorted[at];
            crowd.go_on();
            match lot(crowd) {
                // Those who keep their headings keep their order.
                Some(heading) if heading == crowd.heading() => {
                    self.sorted[kept] = crowd;
                    kept += 1;
                }
                Some(heading) => self.turned.push((crowd, heading)),
                None => {}
            }
        }
        self.sorted.truncate(kept);
        while let Some((crowd, heading)) = self.turned.pop() {
            self.put(crowd.kind(), heading, crowd.cell(), crowd.more);
        }
    }
}
