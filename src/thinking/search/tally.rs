//! Counts the work of a search, so that the result does not depend on the slices.

use super::{Budget, Clock};

/// Counts the nodes of a search. A search may exceed a slice's nodes to finish a piece of work. Then the next slice is shorter
/// by the excess, so the search always stops at the same points.
#[derive(Clone, Copy, Debug, Default)]
pub struct Tally {
    /// The nodes spent so far.
    spent: u64,
    /// The total of spent nodes at which the slice ends.
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

    /// Does pieces of work for one slice. Returns whether no work is left. `do_piece` does one piece, and returns its number of
    /// nodes and whether it was the last.
    pub fn run_slice(
        &mut self,
        clock: &dyn Clock,
        budget: Budget,
        mut do_piece: impl FnMut() -> (u64, bool),
    ) -> bool {
        self.start_slice(budget);
        let mut is_done = false;
        while !is_done && !self.is_spent(clock, budget) {
            let (nodes, is_last) = do_piece();
            self.spend(nodes);
            is_done = is_last;
        }
        self.end_slice();
        is_done
    }

    /// Starts a slice.
    pub fn start_slice(&mut self, budget: Budget) {
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

    /// Ends a slice. Unused nodes are not carried over to the next.
    pub fn end_slice(&mut self) {
        self.granted = self.granted.min(self.spent);
    }
}
