//! The few groups of more than one animal.
//!
//! Planes say where at least one stands. Mostly it is only one: those beside it are counted here, in a list.

use super::board::{Cell, Heading};

/// So many crowds are kept before it is looked for those that stand together.
const LEAST_LIMIT: usize = 16;

/// Some who go with another, and how many they are beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Crowd {
    /// By kind and heading.
    plane: u8,
    cell: Cell,
    pub(super) more: u32,
}

impl Crowd {
    pub(super) fn kind(self) -> usize {
        usize::from(self.plane >> 2 & 1)
    }

    pub(super) fn heading(self) -> Heading {
        Heading::ALL[usize::from(self.plane & 3)]
    }

    pub(super) fn cell(self) -> Cell {
        self.cell
    }

    /// The number of the heading.
    #[inline(always)]
    pub(super) fn direction(self) -> usize {
        usize::from(self.plane & 3)
    }

    /// One cell on, which is on the board.
    #[inline(always)]
    fn go_on(&mut self) {
        const STEPS: [(u8, u8); 4] = [(0, !0), (1, 0), (0, 1), (!0, 0)];
        let (x, y) = STEPS[self.direction()];
        self.cell.x = self.cell.x.wrapping_add(x);
        self.cell.y = self.cell.y.wrapping_add(y);
    }

    pub(super) fn turn(&mut self, heading: Heading) {
        self.plane = self.plane & 4 | heading as u8;
    }

    /// By which crowds are sorted.
    fn place(self) -> (u8, Cell) {
        (self.plane, self.cell)
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
        self.list.sort_unstable_by_key(|crowd| crowd.place());
        self.list.dedup_by(|later, crowd| {
            let is_same = later.place() == crowd.place();
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
        let plane = 4 * kind as u8 + heading as u8;
        self.list.push(Crowd { plane, cell, more });
    }

    /// All go one cell on; then `stays` may turn a crowd, and says whether it is still there.
    #[inline(always)]
    pub(super) fn go_on(&mut self, mut stays: impl FnMut(&mut Crowd) -> bool) {
        let mut kept = 0;
        for at in 0..self.list.len() {
            let mut crowd = self.list[at];
            crowd.go_on();
            let is_kept = stays(&mut crowd);
            // Without a branch, which would be foretold badly.
            self.list[kept] = crowd;
            kept += usize::from(is_kept);
        }
        self.list.truncate(kept);
    }
}
