//! Puzzles of The Crossing. The solver solves them at once.

use super::{SOLVER_SEAT, Solutions, Task};
use crate::core::game::{Game, Problem};
use crate::core::link;
use crate::games::crossing::puzzle::{PosedPuzzle, QuestionKind};
use crate::games::crossing::{Crossing, Move, Step};
use crate::thinking::puzzle::any::{
    AnyPuzzle, PuzzleEvaluation, PuzzleGoal, PuzzleProof, PuzzleVerdict, parse_all, start_lines,
    to_texts,
};
#[cfg(not(target_arch = "wasm32"))]
use crate::thinking::puzzle::any::{count_sentence, list_text};
use crate::thinking::puzzle::{Puzzles, is_question, scene_of};
use crate::thinking::search::Budget;
#[cfg(not(target_arch = "wasm32"))]
use crate::thinking::search::Clock;
#[cfg(feature = "study")]
use crate::thinking::solve::QuestionPuzzle;

/// A puzzle with its solutions.
pub struct CrossingPuzzle {
    task: Task,
    #[cfg(feature = "study")]
    solutions: Solutions,
}

impl CrossingPuzzle {
    /// Solves a puzzle.
    pub fn new(task: Task) -> CrossingPuzzle {
        CrossingPuzzle {
            #[cfg(feature = "study")]
            solutions: Solutions::of(&task),
            task,
        }
    }
}

/// The steps of player 1 in the moves of the game.
fn own_steps(moves: &[String]) -> Result<Vec<Step>, Problem> {
    let moves: Vec<Move> = parse_all(moves)?;
    Ok(moves.iter().map(|mv| mv.0[SOLVER_SEAT.index()]).collect())
}

impl AnyPuzzle for CrossingPuzzle {
    fn game(&self) -> &'static str {
        Crossing::ID
    }

    fn seat(&self) -> u8 {
        SOLVER_SEAT.0
    }

    fn max_answers(&self) -> usize {
        self.task.turn_limit() as usize
    }

    fn other_moves_kind(&self) -> &'static str {
        "given"
    }

    fn level(&self) -> Option<u8> {
        None
    }

    fn is_quick(&self) -> bool {
        true
    }

    fn start(&self) -> Vec<String> {
        start_lines(self.task.start())
    }

    fn goal(&self) -> PuzzleGoal {
        PuzzleGoal {
            kind: "cross",
            value: self.task.turn_limit().into(),
        }
    }

    fn script(&self) -> Vec<Option<String>> {
        vec![None; self.max_answers()]
    }

    fn check(&self, moves: &[String], next: &str) -> Result<(), Problem> {
        let next: Step = next.parse()?;
        Ok(self.task.check(&own_steps(moves)?, next)?)
    }

    fn move_of(&self, answer: &str) -> Result<String, Problem> {
        Ok(Task::move_of_step(answer.parse()?).to_string())
    }

    fn judge(&self, moves: &[String]) -> Result<Option<PuzzleVerdict>, Problem> {
        let verdict = self.task.judge(&own_steps(moves)?)?;
        Ok(verdict.map(|verdict| PuzzleVerdict::Turns {
            met: verdict.met,
            turns: verdict.turns,
        }))
    }

    #[cfg(feature = "study")]
    fn evaluation(
        &mut self,
        moves: &[String],
        _budget: Budget,
    ) -> Result<PuzzleEvaluation, Problem> {
        let steps = own_steps(moves)?;
        let continuation = self.solutions.continuation(&steps)?;
        // If the goal is out of reach, the quickest way shows that there is not enough time.
        let is_over = self.task.judge(&steps)?.is_some();
        let quickest = if is_over {
            None
        } else {
            self.solutions.quickest(&steps)?
        };
        let line = quickest.iter().flat_map(|way| &way.steps);
        let line = line.map(|&step| Task::move_of_step(step));
        Ok(PuzzleEvaluation {
            reach: if continuation.is_some() {
                "kept"
            } else {
                "lost"
            },
            keeps: to_texts(&self.solutions.keeping_steps(&steps)?),
            reply: None,
            stands_in: false,
            line: to_texts(&line.collect::<Vec<_>>()),
            lost_after: self.solutions.lost_after(&steps)?,
            least: quickest.as_ref().map(|way| way.turns),
            rest: continuation.map(|continuation| to_texts(&continuation)),
        })
    }

    #[cfg(feature = "study")]
    fn proof(&mut self, _budget: Budget) -> PuzzleProof {
        let count = self.solutions.count();
        PuzzleProof {
            proven: true,
            // Far below 2⁵³. The count stops there.
            count: (count < Solutions::MAX_COUNT).then_some(count as f64),
            solution: self
                .solutions
                .continuation(&[])
                .ok()
                .flatten()
                .map(|rest| to_texts(&rest)),
            first: self
                .solutions
                .keeping_steps(&[])
                .ok()
                .map(|keep| keep.len()),
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
        let turn_limit = self.task.turn_limit();
        let Some(turns) = self.solutions.min_turns() else {
            return "impossible: nothing reaches the goal, which is proven\n".to_owned();
        };
        if turns > turn_limit {
            return format!(
                "impossible: the goal is {turns} turns away, not {turn_limit}, which is proven\n"
            );
        }
        let count = self.solutions.count();
        let ways = self.solutions.list_up_to(max_lines).into_iter();
        let ways = ways.map(|way| way.iter().map(Step::to_string).collect::<String>());
        let head = match count {
            Solutions::MAX_COUNT => format!("{count} solutions or more\n"),
            _ => count_sentence(count),
        };
        let lines = list_text(count, max_lines, ways);
        format!("the goal is {turns} turns away, which is proven\n{head}{lines}")
    }
}

impl Puzzles for Crossing {
    type Task = PosedPuzzle;

    fn with_solver(task: PosedPuzzle) -> Box<dyn AnyPuzzle> {
        match task {
            PosedPuzzle::Task(task) => Box::new(CrossingPuzzle::new(task)),
            #[cfg(feature = "study")]
            PosedPuzzle::Question(task) => Box::new(QuestionPuzzle::new(*task)),
            #[cfg(not(feature = "study"))]
            PosedPuzzle::Question(_) => unreachable!("a build for playing refuses questions"),
        }
    }

    fn is_question(text: &str) -> bool {
        is_question::<QuestionKind>(text)
    }
}
