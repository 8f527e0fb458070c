//! The knowledge of the missing arrows during the search.

use crate::games::mice::puzzle::Task;
use crate::games::mice::{Arrow, Cells};

/// The knowledge of a missing arrow.
#[derive(Clone, Copy, Debug)]
pub(super) enum Spot {
    /// It is this arrow.
    Decided(Arrow),
    /// It is on none of these cells, which animals entered while it was there.
    Undecided(Cells),
}

/// No knowledge of the missing arrows.
pub(super) fn nothing_seen(task: &Task) -> Vec<Spot> {
    vec![Spot::Undecided(Cells::NONE); task.missing()]
}
