//! Judging answers to questions: the common part of all games.

use crate::core::game::Game;
use crate::thinking::puzzle::question::{Question, QuestionGoal};

/// A goal of questions whose answers can be judged. Judging is exact, and takes a bounded time.
pub trait JudgesAnswers: QuestionGoal {
    /// The maximum number of listed right answers.
    const MAX_RIGHT: usize = usize::MAX;

    /// All right answers, or [`MAX_RIGHT`](JudgesAnswers::MAX_RIGHT) of them if there are more. Of equivalent answers, one is listed.
    fn right_answers(task: &Question<Self>) -> Vec<Self::Answer>;

    /// Judges an answer.
    fn verdict(task: &Question<Self>, answer: &Self::Answer) -> Verdict<Self::Game>;

    /// Whether judging takes hardly any time.
    fn is_quick(self) -> bool {
        true
    }
}

/// The result of an answer.
#[derive(Clone, Debug, PartialEq)]
pub struct Verdict<G: Game> {
    /// Whether it is right.
    pub met: bool,
    /// The answer's result, as the goal counts it.
    pub count: u32,
    /// The result of a right answer.
    pub wanted: u32,
    /// The possible places of the hidden thing after the answer and the worst events for it. Before anything is hidden, the
    /// places of the answer. If an answer consists of words, all right words.
    pub places: Vec<String>,
    /// The impossible places in the answer, or the wrong words.
    pub impossible: Vec<String>,
    /// A world that refutes the answer: the whole moves from its start on. Empty if there is none.
    pub world: Vec<G::Move>,
    /// The start of that world; `None` if it is the question's.
    pub start: Option<G>,
}
