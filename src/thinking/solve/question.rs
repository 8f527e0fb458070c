//! The solver of questions: the common part of all games.

use std::cell::OnceCell;

use crate::core::game::{Game, IllegalMove, Problem};
use crate::core::link::{self, Pack};
#[cfg(not(target_arch = "wasm32"))]
use crate::thinking::puzzle::any::list_text;
use crate::thinking::puzzle::any::{
    AnyPuzzle, PuzzleEvaluation, PuzzleGoal, PuzzleKnown, PuzzleProof, PuzzleVerdict, start_lines,
    to_texts,
};
use crate::thinking::puzzle::question::{AnswerForm, Known, Question, QuestionGoal};
use crate::thinking::puzzle::{Task, scene_of};
use crate::thinking::search::Budget;
#[cfg(not(target_arch = "wasm32"))]
use crate::thinking::search::Clock;

/// A goal of questions whose answers can be judged. Judging is exact, and takes a bounded time.
pub trait JudgesAnswers: QuestionGoal {
    /// The maximum number of listed right answers.
    const MAX_RIGHT: usize = usize::MAX;

    /// All right answers, or [`MAX_RIGHT`](Decide::MAX_RIGHT) of them if there are more. Of equivalent answers, one is listed.
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

/// A question with its solver.
pub struct QuestionPuzzle<GoalType: JudgesAnswers> {
    task: Question<GoalType>,
    #[cfg(feature = "study")]
    right_answers: OnceCell<Vec<GoalType::Answer>>,
}

impl<GoalType: JudgesAnswers> QuestionPuzzle<GoalType> {
    /// A question. Nothing has been solved yet.
    pub fn new(task: Question<GoalType>) -> QuestionPuzzle<GoalType> {
        QuestionPuzzle {
            task,
            #[cfg(feature = "study")]
            right_answers: OnceCell::new(),
        }
    }

    #[cfg(feature = "study")]
    fn right_answers(&self) -> &[GoalType::Answer] {
        self.right_answers
            .get_or_init(|| GoalType::right_answers(&self.task))
    }

    /// The only answer of these moves; `None` if there is no move.
    fn answer_in(&self, moves: &[String]) -> Result<Option<GoalType::Answer>, Problem> {
        match moves {
            [] => Ok(None),
            [answer] => self.task.answer(answer).map(Some),
            _ => Err(IllegalMove::game_over().into()),
        }
    }

    #[cfg(feature = "study")]
    fn verdict(&self, answer: &GoalType::Answer) -> Result<PuzzleVerdict, Problem> {
        let verdict = GoalType::verdict(&self.task, answer);
        Ok(PuzzleVerdict::Worlds {
            met: verdict.met,
            worlds: self.task.known().worlds(),
            count: verdict.count,
            wanted: verdict.wanted,
            places: verdict.places,
            impossible: verdict.impossible,
            world: to_texts(&verdict.world),
            start: verdict.start.as_ref().map_or_else(Vec::new, start_lines),
        })
    }

    /// A module for playing has no solver of questions.
    ///
    /// # Errors
    /// Always.
    #[cfg(not(feature = "study"))]
    fn verdict(&self, _answer: &GoalType::Answer) -> Result<PuzzleVerdict, Problem> {
        Err(crate::core::game::problem!(
            "fault-lacking",
            "{game} does not have {what}",
            game = GoalType::Game::ID,
            what = "a solver in this module",
        ))
    }
}

impl<GoalType: JudgesAnswers> AnyPuzzle for QuestionPuzzle<GoalType>
where
    GoalType::Game: Pack,
{
    fn game(&self) -> &'static str {
        GoalType::Game::ID
    }

    fn seat(&self) -> u8 {
        self.task.seat().0
    }

    fn max_answers(&self) -> usize {
        1
    }

    fn other_moves_kind(&self) -> &'static str {
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
        let (kind, value) = self.task.goal().name_and_number();
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
        let (form, choices) = goal.form(known).name_and_number();
        Some(PuzzleKnown {
            told: to_texts(self.task.seen_moves()),
            position: start_lines(&known.position()),
            places: match goal.form(known) {
                AnswerForm::Places => Vec::new(),
                _ => known.places(),
            },
            worlds: known.worlds(),
            moves: to_texts(&known.moves()),
            form,
            words: choices,
            about: goal.mentioned_places(),
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
        self.verdict(&answer).map(Some)
    }

    #[cfg(feature = "study")]
    fn evaluation(
        &mut self,
        moves: &[String],
        _budget: Budget,
    ) -> Result<PuzzleEvaluation, Problem> {
        let answer = self.answer_in(moves)?;
        let right_texts = to_texts(self.right_answers());
        let first = right_texts.first().cloned();
        let met = match &answer {
            None => first.is_some(),
            Some(answer) => GoalType::verdict(&self.task, answer).met,
        };
        let line: Vec<String> = first.into_iter().filter(|_| answer.is_none()).collect();
        Ok(PuzzleEvaluation {
            reach: if met { "kept" } else { "lost" },
            keeps: match answer {
                None => right_texts,
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

    #[cfg(feature = "study")]
    fn proof(&mut self, _budget: Budget) -> PuzzleProof {
        let right_answers = self.right_answers();
        PuzzleProof {
            proven: true,
            count: (right_answers.len() < GoalType::MAX_RIGHT)
                .then_some(right_answers.len() as f64),
            solution: right_answers.first().map(|answer| vec![answer.to_string()]),
            first: Some(right_answers.len()),
        }
    }

    fn link(&self) -> String {
        link::encode(&scene_of(&self.task))
    }

    fn text(&self) -> String {
        self.task.to_string()
    }

    #[cfg(not(target_arch = "wasm32"))]
    fn solved(&mut self, _budget: Budget, _clock: &dyn Clock, max_lines: usize) -> String {
        let worlds = match self.task.known().worlds() {
            1.0 => "1 world fits".to_owned(),
            worlds => format!("{worlds} worlds fit"),
        };
        let right_answers = self.right_answers();
        let answers = match right_answers.len() {
            0 => "impossible: no answer is right".to_owned(),
            1 => "1 answer is right".to_owned(),
            count if count >= GoalType::MAX_RIGHT => format!("{count} answers or more are right"),
            count => format!("{count} answers are right"),
        };
        let lines = right_answers
            .iter()
            .take(max_lines)
            .map(ToString::to_string);
        let lines = list_text(right_answers.len() as u64, max_lines, lines);
        format!("{worlds} the known moves\n{answers}, which is proven\n{lines}")
    }
}
