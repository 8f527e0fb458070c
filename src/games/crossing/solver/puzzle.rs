//! Puzzles of The Crossing. The solver solves them at once.

use super::{ASKED, Solutions, Task};
use crate::core::game::{Game, Problem};
use crate::core::link;
use crate::games::crossing::puzzle::Posed;
use crate::games::crossing::{Crossing, Move, Step};
use crate::thinking::puzzle::any::{
    AnyPuzzle, PuzzleEvaluation, PuzzleGoal, PuzzleProof, PuzzleVerdict, parsed, start_lines, words,
};
#[cfg(not(target_arch = "wasm32"))]
use crate::thinking::puzzle::any::{all_of, listed};
use crate::thinking::puzzle::{Puzzles, scene_of};
use crate::thinking::search::Budget;
#[cfg(not(target_arch = "wasm32"))]
use crate::thinking::search::Clock;
use crate::thinking::solve::question::QuestionPuzzle;

/// A puzzle with its solutions.
pub struct CrossingPuzzle(Solutions);

impl CrossingPuzzle {
    /// Solves a puzzle.
    pub fn new(task: &Task) -> CrossingPuzzle {
        CrossingPuzzle(Solutions::of(task))
    }

    fn task(&self) -> &Task {
        self.0.task()
    }
}

/// The steps of player 1 in the moves of the game.
fn steps(moves: &[String]) -> Result<Vec<Step>, Problem> {
    let moves: Vec<Move> = parsed(moves)?;
    Ok(moves.iter().map(|mv| mv.0[ASKED.index()]).collect())
}

impl AnyPuzzle for CrossingPuzzle {
    fn game(&self) -> &'static str {
        Crossing::ID
    }

    fn seat(&self) -> u8 {
        ASKED.0
    }

    fn missing(&self) -> usize {
        self.task().within() as usize
    }

    fn others(&self) -> &'static str {
        "given"
    }

    fn level(&self) -> Option<u8> {
        None
    }

    fn is_quick(&self) -> bool {
        true
    }

    fn start(&self) -> Vec<String> {
        start_lines(self.task().start())
    }

    fn goal(&self) -> PuzzleGoal {
        PuzzleGoal {
            kind: "cross",
            value: self.task().within().into(),
        }
    }

    fn script(&self) -> Vec<Option<String>> {
        vec![None; self.missing()]
    }

    fn check(&self, moves: &[String], next: &str) -> Result<(), Problem> {
        let next: Step = next.parse()?;
        Ok(self.task().check(&steps(moves)?, next)?)
    }

    fn move_of(&self, answer: &str) -> Result<String, Problem> {
        Ok(Task::turn(answer.parse()?).to_string())
    }

    fn judge(&self, moves: &[String]) -> Result<Option<PuzzleVerdict>, Problem> {
        let verdict = self.task().judge(&steps(moves)?)?;
        Ok(verdict.map(|verdict| PuzzleVerdict::Turns {
            met: verdict.met,
            turns: verdict.turns,
        }))
    }

    fn evaluation(&mut self, moves: &[String], _: Budget) -> Result<PuzzleEvaluation, Problem> {
        let steps = steps(moves)?;
        let rest = self.0.rest(&steps)?;
        // If the goal is out of reach, the quickest way shows that there is not enough time.
        let is_over = self.task().judge(&steps)?.is_some();
        let quickest = if is_over {
            None
        } else {
            self.0.quickest(&steps)?
        };
        let line = quickest.iter().flat_map(|way| &way.steps);
        let line = line.map(|&step| Task::turn(step));
        Ok(PuzzleEvaluation {
            reach: if rest.is_some() { "kept" } else { "lost" },
            keeps: words(&self.0.keep(&steps)?),
            reply: None,
            stands_in: false,
            line: words(&line.collect::<Vec<_>>()),
            lost_after: self.0.lost_after(&steps)?,
            least: quickest.as_ref().map(|way| way.turns),
            rest: rest.map(|rest| words(&rest)),
        })
    }

    fn proof(&mut self, _: Budget) -> PuzzleProof {
        let count = self.0.count();
        PuzzleProof {
            proven: true,
            // Far below 2⁵³. The count stops there.
            count: (count < Solutions::MAX_COUNT).then_some(count as f64),
            solution: self.0.rest(&[]).ok().flatten().map(|rest| words(&rest)),
            first: self.0.keep(&[]).ok().map(|keep| keep.len()),
        }
    }

    fn link(&self) -> String {
        link::encode(&scene_of(self.task()))
    }

    fn text(&self) -> String {
        self.task().to_string()
    }

    #[cfg(not(target_arch = "wasm32"))]
    fn solved(&mut self, _: Budget, _: &dyn Clock, max: usize) -> String {
        let within = self.task().within();
        let Some(turns) = self.0.min_turns() else {
            return "impossible: nothing reaches the goal, which is proven\n".to_owned();
        };
        if turns > within {
            return format!(
                "impossible: the goal is {turns} turns away, not {within}, which is proven\n"
            );
        }
        let count = self.0.count();
        let ways = self.0.some(max).into_iter();
        let ways = ways.map(|way| way.iter().map(Step::to_string).collect::<String>());
        let head = match count {
            Solutions::MAX_COUNT => format!("{count} solutions or more\n"),
            _ => all_of(count),
        };
        let lines = listed(count, max, ways);
        format!("the goal is {turns} turns away, which is proven\n{head}{lines}")
    }
}

impl Puzzles for Crossing {
    type Task = Posed;

    fn with_solver(task: Posed) -> Box<dyn AnyPuzzle> {
        match task {
            Posed::Task(task) => Box::new(CrossingPuzzle::new(&task)),
            Posed::Question(task) => Box::new(QuestionPuzzle::new(*task)),
        }
    }
}
