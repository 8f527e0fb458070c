//! A question as a puzzle of any game, with its solver. Only a build for studying has it.

use std::cell::OnceCell;

use super::question::JudgesAnswers;
use crate::core::game::{Game, IllegalMove, Problem};
use crate::core::link::{self, Pack};
#[cfg(not(target_arch = "wasm32"))]
use crate::thinking::puzzle::any::list_text;
use crate::thinking::puzzle::any::{
    AnyPuzzle, PuzzleEvaluation, PuzzleGoal, PuzzleKnown, PuzzleProof, PuzzleVerdict, start_lines,
    to_texts,
};
use crate::thinking::puzzle::question::{AnswerForm, Known, Question};
use crate::thinking::puzzle::{Task, scene_of};
use crate::thinking::search::Budget;
#[cfg(not(target_arch = "wasm32"))]
use crate::thinking::search::Clock;

/// A question with its solver.
pub struct QuestionPuzzle<GoalType: JudgesAnswers> {
    task: Question<GoalType>,
    right_answers: OnceCell<Vec<GoalType::Answer>>,
}

impl<GoalType: JudgesAnswers> QuestionPuzzle<GoalType> {
    /// A question. Nothing has been solved yet.
    pub fn new(task: Question<GoalType>) -> QuestionPuzzle<GoalType> {
        QuestionPuzzle {
            task,
            right_answers: OnceCell::new(),
        }
    }

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
