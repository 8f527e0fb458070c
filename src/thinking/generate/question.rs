//! Questions that are drawn.

use std::fmt;

use crate::thinking::puzzle::question::Ask;
use crate::thinking::puzzle::{Note, Question};

/// A question that the solver has certified. Its text is that of a set of puzzles.
#[derive(Clone, Debug, PartialEq)]
pub struct DrawnQuestion<A: Ask> {
    /// What is asked.
    pub task: Question<A>,
    /// How hard it is.
    pub note: Note,
}

impl<A: Ask> fmt::Display for DrawnQuestion<A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "# {}\n{}", self.note, self.task)
    }
}
