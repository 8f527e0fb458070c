//! The knowledge of the missing arrows during the search.

use crate::games::mice::puzzle::Task;
use crate::games::mice::{Arrow, Cells};

/// The search's knowledge of one missing arrow.
#[derive(Clone, Copy, Debug)]
pub(super) enum MissingArrow {
    /// It is this arrow.
    Decided(Arrow),
    /// It is on none of these cells, which animals entered while it was there.
    Undecided(Cells),
}

/// Every missing arrow of a task, undecided, with no cell ruled out.
pub(super) fn all_undecided(task: &Task) -> Vec<MissingArrow> {
    vec![MissingArrow::Undecided(Cells::NONE); task.missing()]
}
