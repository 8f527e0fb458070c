//! The solver of questions: the common part of all games.

use std::cell::OnceCell;

use crate::core::game::{Game, IllegalMove, Problem};
use crate::core::link::{self, Pack};
#[cfg(not(target_arch = "wasm32"))]
use crate::thinking::puzzle::any::listed;
use crate::thinking::puzzle::any::{
    AnyPuzzle, PuzzleEvaluation, PuzzleGoal, PuzzleKnown, PuzzleProof, PuzzleVerdict, start_lines,
    words,
};
use crate::thinking::puzzle::question::{Ask, Form, Known, Question};
use crate::thinking::puzzle::{Task, scene_of};
use crate::thinking::search::Budget;
#[cfg(not(target_arch = "wasm32"))]
use crate::thinking::search::Clock;

/// A goal of questions whose answers can be judged. Judging is exact, and takes a bounded time.
pub trait Decide: Ask {
    /// The maximum number of listed right answers.
    const MAX_RIGHT: usize = usize::MAX;

    /// All right answers, or [`MAX_RIGHT`](Decide::MAX_RIGHT) of them if there are more. Of equivalent answers, one is listed.
    fn right(task: &Question<Self>) -> Vec<Self::Answer>;

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

/// A question with its solver.
pub struct QuestionPuzzle<A: Decide> {
    task: Question<A>,
    right: OnceCell<Vec<A::Answer>>,
}

impl<A: Decide> QuestionPuzzle<A> {
    /// A question. Nothing has been solved yet.
    pub fn new(task: Question<A>) -> QuestionPuzzle<A> {
        QuestionPuzzle {
            task,
            right: OnceCell::new(),
        }
    }

    fn right(&self) -> &[A::Answer] {
        self.right.get_or_init(|| A::right(&self.task))
    }

    /// The only answer of these moves; `None` if there is no move.
    fn answer_in(&self, moves: &[String]) -> Result<Option<A::Answer>, Problem> {
        match moves {
            [] => Ok(None),
            [answer] => self.task.answer(answer).map(Some),
            _ => Err(IllegalMove::game_over().into()),
        }
    }
}

impl<A: Decide> AnyPuzzle for QuestionPuzzle<A>
where
    A::Game: Pack,
{
    fn game(&self) -> &'static str {
        A::Game::ID
    }

    fn seat(&self) -> u8 {
        self.task.seat().0
    }

    fn missing(&self) -> usize {
        1
    }

    fn others(&self) -> &'static str {
        "question"
    }

    fn level(&self) -> Option<u8> {
        None
    }

    fn is_quick(&self) -> bool {
        self.task.goal().is_quick()
    }

    fn start(&self) -> Vec<String> {
        start_lines(self.task.start())
    }

    fn goal(&self) -> PuzzleGoal {
        let (kind, value) = self.task.goal().parts();
        PuzzleGoal {
            kind,
            value: value.into(),
        }
    }

    fn script(&self) -> Vec<Option<String>> {
        Vec::new()
    }

    fn known(&self) -> Option<PuzzleKnown> {
        let (known, goal) = (self.task.known(), self.task.goal());
        let (form, choices) = goal.form(known).parts();
        Some(PuzzleKnown {
            told: words(self.task.seen_moves()),
            position: start_lines(&known.position()),
            places: match goal.form(known) {
                Form::Places => Vec::new(),
                _ => known.places(),
            },
            worlds: known.worlds(),
            moves: words(&known.moves()),
            form,
            words: choices,
            about: goal.about(),
        })
    }

    fn check(&self, moves: &[String], next: &str) -> Result<(), Problem> {
        match self.answer_in(moves)? {
            None => self.task.answer(next).map(|_| ()),
            Some(_) => Err(IllegalMove::game_over().into()),
        }
    }

    fn move_of(&self, answer: &str) -> Result<String, Problem> {
        Ok(self.task.answer(answer)?.to_string())
    }

    fn judge(&self, moves: &[String]) -> Result<Option<PuzzleVerdict>, Problem> {
        let Some(answer) = self.answer_in(moves)? else {
            return Ok(None);
        };
        let verdict = A::verdict(&self.task, &answer);
        Ok(Some(PuzzleVerdict::Worlds {
            met: verdict.met,
            worlds: self.task.known().worlds(),
            count: verdict.count,
            wanted: verdict.wanted,
            places: verdict.places,
            impossible: verdict.impossible,
            world: words(&verdict.world),
            start: verdict.start.as_ref().map_or_else(Vec::new, start_lines),
        }))
    }

    fn evaluation(&mut self, moves: &[String], _: Budget) -> Result<PuzzleEvaluation, Problem> {
        let answer = self.answer_in(moves)?;
        let right = words(self.right());
        let first = right.first().cloned();
        let met = match &answer {
            None => first.is_some(),
            Some(answer) => A::verdict(&self.task, answer).met,
        };
        let line: Vec<String> = first.into_iter().filter(|_| answer.is_none()).collect();
        Ok(PuzzleEvaluation {
            reach: if met { "kept" } else { "lost" },
            keeps: match answer {
                None => right,
                Some(_) => Vec::new(),
            },
            reply: None,
            stands_in: false,
            rest: met.then(|| line.clone()),
            line,
            lost_after: (!met).then_some(0),
            least: None,
        })
    }

    fn proof(&mut self, _: Budget) -> PuzzleProof {
        let right = self.right();
        PuzzleProof {
            proven: true,
            count: (right.len() < A::MAX_RIGHT).then_some(right.len() as f64),
            solution: right.first().map(|answer| vec![answer.to_string()]),
            first: Some(right.len()),
        }
    }

    fn link(&self) -> String {
        link::encode(&scene_of(&self.task))
    }

    fn text(&self) -> String {
        self.task.to_string()
    }

    #[cfg(not(target_arch = "wasm32"))]
    fn solved(&mut self, _: Budget, _: &dyn Clock, most: usize) -> String {
        let worlds = match self.task.known().worlds() {
            1.0 => "1 world fits".to_owned(),
            worlds => format!("{worlds} worlds fit"),
        };
        let right = self.right();
        let answers = match right.len() {
            0 => "impossible: no answer is right".to_owned(),
            1 => "1 answer is right".to_owned(),
            count if count >= A::MAX_RIGHT => format!("{count} answers or more are right"),
            count => format!("{count} answers are right"),
        };
        let lines = right.iter().take(most).map(ToString::to_string);
        let lines = listed(right.len() as u64, most, lines);
        format!("{worlds} the known moves\n{answers}, which is proven\n{lines}")
    }
}
