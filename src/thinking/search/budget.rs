//! The limits of a search, with a clock that the caller provides.

use std::time::Duration;

/// A monotonic clock. Its zero may be at any time.
pub trait Clock {
    /// The time since the clock's zero.
    fn now(&self) -> Duration;
}

/// The clock of a native program. In the browser the bindings provide another.
#[cfg(not(target_arch = "wasm32"))]
#[derive(Clone, Copy, Debug)]
pub struct NativeClock(std::time::Instant);

#[cfg(not(target_arch = "wasm32"))]
impl NativeClock {
    /// A clock whose zero is now.
    pub fn start() -> NativeClock {
        NativeClock(std::time::Instant::now())
    }
}

#[cfg(not(target_arch = "wasm32"))]
impl Clock for NativeClock {
    fn now(&self) -> Duration {
        self.0.elapsed()
    }
}

/// A clock on which no time passes. With it only nodes limit a search, so the same work gives the same result everywhere.
#[derive(Clone, Copy, Debug)]
pub struct NoClock;

impl Clock for NoClock {
    fn now(&self) -> Duration {
        Duration::ZERO
    }
}

/// The limit of a slice of thinking: a time, a number of nodes, or whichever comes first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Budget {
    /// The time on the clock at which to stop.
    pub deadline: Option<Duration>,
    /// The maximum number of nodes in this slice. Only this limit gives the same answer on every machine.
    pub nodes: Option<u64>,
}

impl Budget {
    /// Until a time on the clock.
    pub fn until(deadline: Duration) -> Budget {
        Budget {
            deadline: Some(deadline),
            nodes: None,
        }
    }

    /// For a number of nodes, however long they take.
    pub fn nodes(nodes: u64) -> Budget {
        Budget {
            deadline: None,
            nodes: Some(nodes),
        }
    }
}

/// The number of nodes between two checks of the clock: well under a millisecond's work.
const NODES_PER_CLOCK_CHECK: u64 = 1024;

/// Measures a slice against its budget.
pub struct Meter<'a> {
    clock: &'a dyn Clock,
    deadline: Option<Duration>,
    last_node: u64,
    next_clock_check: u64,
}

impl<'a> Meter<'a> {
    /// A meter for a slice. `nodes` is the node count at its start.
    pub fn new(clock: &'a dyn Clock, budget: Budget, nodes: u64) -> Meter<'a> {
        Meter {
            clock,
            deadline: budget.deadline,
            last_node: nodes.saturating_add(budget.nodes.unwrap_or(u64::MAX)),
            next_clock_check: nodes,
        }
    }

    /// A meter for part of the work. The part may spend `nodes` nodes, of a count that is `first_node` now. It has the same
    /// deadline as the whole.
    pub fn for_part(&self, nodes: u64, first_node: u64) -> Meter<'a> {
        let budget = Budget {
            deadline: self.deadline,
            nodes: Some(nodes),
        };
        Meter::new(self.clock, budget, first_node)
    }

    /// Whether the budget is used up after `nodes` nodes.
    #[inline]
    pub fn is_spent(&mut self, nodes: u64) -> bool {
        nodes >= self.next_clock_check && self.check_clock(nodes)
    }

    fn check_clock(&mut self, nodes: u64) -> bool {
        self.next_clock_check = (nodes + NODES_PER_CLOCK_CHECK).min(self.last_node);
        nodes >= self.last_node
            || self
                .deadline
                .is_some_and(|deadline| self.clock.now() >= deadline)
    }
}
