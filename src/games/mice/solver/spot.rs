//! What is known of the missing arrows while they are sought.

use crate::games::mice::puzzle::Task;
use crate::games::mice::{Arrow, Cells};

/// What is known of a missing arrow.
#[derive(Clone, Copy, Debug)]
pub(super) enum Spot {
    /// It is this one.
    Decided(Arrow),
    /// It is on none of these cells, to which animals came while it stood.
    Undecided(Cells),
}

/// Nothing is known of any missing arrow.
pub(super) fn nothing_seen(task: &Task) -> Vec<Spot> {
    vec![Spot::Undecided(Cells::NONE); task.missing()]
}
