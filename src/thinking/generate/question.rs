//! Random questions.

use std::fmt;

use crate::thinking::puzzle::question::Ask;
use crate::thinking::puzzle::{Note, Question};

/// A question that the solver has certified. Its text has the format of puzzle sets.
#[derive(Clone, Debug, PartialEq)]
pub struct GeneratedQuestion<A: Ask> {
    /// The question.
    pub task: Question<A>,
    /// Its difficulty.
    pub note: Note,
}

impl<A: Ask> fmt::Display for GeneratedQuestion<A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "# {}\n{}", self.note, self.task)
    }
}
