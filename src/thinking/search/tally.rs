//! How much a search has done, and how much more it may do, so that cutting it into slices changes nothing.

use super::{Budget, Clock};

/// Counts the nodes of a search. A search may overshoot a slice's nodes to finish what it has begun; the next slice is
/// shortened by that, so that it always stops at the same points.
#[derive(Clone, Copy, Debug, Default)]
pub struct Tally {
    spent: u64,
    granted: u64,
}

impl Tally {
    /// The nodes spent so far.
    pub fn spent(&self) -> u64 {
        self.spent
    }

    /// Counts nodes.
    #[inline]
    pub fn spend(&mut self, nodes: u64) {
        self.spent += nodes;
    }

    /// Does piece after piece of work for one slice, and says whether nothing is left to do. `piece` does one, and says what
    /// it took in nodes and whether it was the last.
    pub fn work(
        &mut self,
        clock: &dyn Clock,
        budget: Budget,
        mut piece: impl FnMut() -> (u64, bool),
    ) -> bool {
        self.grant(budget);
        let mut done = false;
        while !done && !self.is_spent(clock, budget) {
            let (nodes, last) = piece();
            self.spend(nodes);
            done = last;
        }
        self.settle();
        done
    }

    /// Begins a slice.
    pub fn grant(&mut self, budget: Budget) {
        self.granted = match budget.nodes {
            Some(nodes) => self.granted.saturating_add(nodes),
            None => u64::MAX,
        };
    }

    /// Whether the slice's nodes or its time are used up.
    #[inline]
    pub fn is_spent(&self, clock: &dyn Clock, budget: Budget) -> bool {
        self.spent >= self.granted || budget.deadline.is_some_and(|end| clock.now() >= end)
    }

    /// Ends a slice: nodes that were not used are not kept for the next.
    pub fn settle(&mut self) {
        self.granted = self.granted.min(self.spent);
    }
}
