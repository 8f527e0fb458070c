//! Random questions.

use std::fmt;

use crate::thinking::puzzle::question::QuestionGoal;
use crate::thinking::puzzle::{Note, Question};

/// A question that the solver has certified. Its text has the format of puzzle sets.
#[derive(Clone, Debug, PartialEq)]
pub struct GeneratedQuestion<GoalType: QuestionGoal> {
    /// The question.
    pub task: Question<GoalType>,
    /// Its difficulty.
    pub note: Note,
}

impl<GoalType: QuestionGoal> fmt::Display for GeneratedQuestion<GoalType> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "# {}\n{}", self.note, self.task)
    }
}
