//! Puzzles of the space mice.

use super::{Goal, Proof, Task, solve};
use crate::core::game::{Game, Problem, problem};
use crate::core::link;
use crate::games::mice::{Arrow, Mice};
use crate::thinking::puzzle::any::{
    AnyPuzzle, PuzzleEvaluation, PuzzleGoal, PuzzleProof, PuzzleVerdict, parse_all, start_lines,
    to_texts,
};
#[cfg(not(target_arch = "wasm32"))]
use crate::thinking::puzzle::any::{count_sentence, list_text};
use crate::thinking::puzzle::{Puzzles, scene_of};
#[cfg(not(target_arch = "wasm32"))]
use crate::thinking::search::Clock;
use crate::thinking::search::{Budget, NoClock};

/// The maximum number of solutions to search for those with a given beginning.
const MAX_SOLUTIONS: usize = 20_000;

/// The limit of the count of solutions.
const MAX_COUNTED: u64 = 1_000_000;

/// A puzzle and the solver's result, once it is computed.
pub struct MicePuzzle {
    task: Task,
    #[cfg(feature = "study")]
    proof: Option<Proof>,
}

impl MicePuzzle {
    /// A new puzzle. The solver has not searched yet.
    pub fn new(task: Task) -> MicePuzzle {
        MicePuzzle {
            task,
            #[cfg(feature = "study")]
            proof: None,
        }
    }

    /// The player's own arrows among the moves of the game.
    fn placed(&self, moves: &[String]) -> Result<Vec<Arrow>, Problem> {
        let moves: Vec<Arrow> = parse_all(moves)?;
        let script = self.task.script();
        let strays =
            |(arrow, given): (&Arrow, &Option<Arrow>)| given.is_some_and(|given| given != *arrow);
        if moves.len() > script.len() || moves.iter().zip(script).any(strays) {
            return Err(problem!(
                "fault-moves",
                "the moves are not those of the puzzle"
            ));
        }
        let missing = moves.into_iter().zip(script);
        Ok(missing
            .filter(|(_, given)| given.is_none())
            .map(|(arrow, _)| arrow)
            .collect())
    }

    #[cfg(feature = "study")]
    fn proven(&mut self, budget: Budget) -> &Proof {
        let task = &self.task;
        self.proof
            .get_or_insert_with(|| solve(task, budget, &NoClock))
    }

    /// Solutions that begin with these arrows, and whether these are all.
    #[cfg(feature = "study")]
    fn beginning(&mut self, placed: &[Arrow], budget: Budget) -> (Vec<Vec<Arrow>>, bool) {
        let (mut solutions, all) = match self.proven(budget) {
            Proof::Solutions(solutions) => {
                let some = solutions.list_up_to(MAX_SOLUTIONS);
                let all = some.len() < MAX_SOLUTIONS;
                (some, all)
            }
            Proof::Impossible => (Vec::new(), true),
            Proof::Found(arrows) => (vec![arrows.clone()], false),
            Proof::Unknown => (Vec::new(), false),
        };
        solutions.retain(|solution| solution.starts_with(placed));
        (solutions, all)
    }
}

impl AnyPuzzle for MicePuzzle {
    fn game(&self) -> &'static str {
        Mice::ID
    }

    fn seat(&self) -> u8 {
        self.task.seat().0
    }

    fn max_answers(&self) -> usize {
        self.task.missing()
    }

    fn other_moves_kind(&self) -> &'static str {
        "given"
    }

    fn level(&self) -> Option<u8> {
        None
    }

    fn is_quick(&self) -> bool {
        false
    }

    fn start(&self) -> Vec<String> {
        start_lines(self.task.start())
    }

    fn goal(&self) -> PuzzleGoal {
        let (kind, value) = match self.task.goal() {
            Goal::Points(points) => ("points", f64::from(points)),
            Goal::Margin(margin) => ("margin", f64::from(margin)),
            Goal::NoneLost => ("none-lost", 0.0),
        };
        PuzzleGoal { kind, value }
    }

    fn script(&self) -> Vec<Option<String>> {
        let script = self.task.script().iter();
        script
            .map(|entry| entry.map(|arrow| arrow.to_string()))
            .collect()
    }

    fn check(&self, moves: &[String], next: &str) -> Result<(), Problem> {
        let next: Arrow = next.parse()?;
        Ok(self.task.check(&self.placed(moves)?, &next)?)
    }

    fn move_of(&self, answer: &str) -> Result<String, Problem> {
        Ok(answer.parse::<Arrow>()?.to_string())
    }

    fn judge(&self, moves: &[String]) -> Result<Option<PuzzleVerdict>, Problem> {
        let arrows = self.placed(moves)?;
        if arrows.len() < self.task.missing() {
            return Ok(None);
        }
        let verdict = self.task.judge(&arrows)?;
        Ok(Some(PuzzleVerdict::Losses {
            met: verdict.met,
            scores: verdict.scores,
            lost: verdict.mice_lost,
        }))
    }

    #[cfg(feature = "study")]
    fn evaluation(
        &mut self,
        moves: &[String],
        budget: Budget,
    ) -> Result<PuzzleEvaluation, Problem> {
        let placed = self.placed(moves)?;
        let (solutions, all) = self.beginning(&placed, budget);
        let mut keeps: Vec<Arrow> = Vec::new();
        for next in solutions
            .iter()
            .filter_map(|solution| solution.get(placed.len()))
        {
            if !keeps.contains(next) {
                keeps.push(*next);
            }
        }
        let reach = match (solutions.first(), all) {
            (Some(_), _) => "kept",
            (None, true) => "lost",
            (None, false) => "unknown",
        };
        // The number of moves before the arrow that lost the goal.
        let lost_after = match reach {
            "lost" => (0..placed.len())
                .rev()
                .find(|&count| !self.beginning(&placed[..count], budget).0.is_empty())
                .and_then(|count| {
                    let script = self.task.script().iter();
                    let mut open = script.enumerate().filter(|(_, given)| given.is_none());
                    open.nth(count).map(|(ply, _)| ply)
                }),
            _ => None,
        };
        let line = solutions
            .first()
            .and_then(|solution| self.task.moves(solution));
        let line = line.unwrap_or_default();
        Ok(PuzzleEvaluation {
            reach,
            keeps: to_texts(&keeps),
            reply: None,
            stands_in: false,
            line: to_texts(line.get(moves.len()..).unwrap_or_default()),
            rest: solutions
                .first()
                .map(|solution| to_texts(&solution[placed.len()..])),
            lost_after,
            least: None,
        })
    }

    #[cfg(feature = "study")]
    fn proof(&mut self, budget: Budget) -> PuzzleProof {
        let (proven, count, solution) = match self.proven(budget) {
            Proof::Solutions(all) => {
                let count = all.count_below(MAX_COUNTED).map(|count| count as f64);
                (true, count, Some(all.first()))
            }
            Proof::Impossible => (true, Some(0.0), None),
            Proof::Found(arrows) => (false, None, Some(arrows.clone())),
            Proof::Unknown => (false, None, None),
        };
        let first = self.evaluation(&[], budget).ok().filter(|_| proven);
        PuzzleProof {
            proven,
            count,
            solution: solution.map(|arrows| to_texts(&arrows)),
            first: first.map(|evaluation| evaluation.keeps.len()),
        }
    }

    fn link(&self) -> String {
        link::encode(&scene_of(&self.task))
    }

    fn text(&self) -> String {
        self.task.to_string()
    }

    #[cfg(not(target_arch = "wasm32"))]
    fn solved(&mut self, budget: Budget, clock: &dyn Clock, max: usize) -> String {
        let line = |arrows: Vec<Arrow>| to_texts(&arrows).join(", ");
        match solve(&self.task, budget, clock) {
            Proof::Solutions(solutions) => {
                let count = solutions.count();
                let lines = solutions.list_up_to(max).into_iter().map(line);
                count_sentence(count) + &list_text(count, max, lines)
            }
            Proof::Impossible => {
                "impossible: nothing reaches the goal, which is proven\n".to_owned()
            }
            Proof::Found(arrows) => {
                format!(
                    "one solution, which may not be the only one\n{}\n",
                    line(arrows)
                )
            }
            Proof::Unknown => "none found, which proves nothing\n".to_owned(),
        }
    }
}

impl Puzzles for Mice {
    type Task = Task;

    fn with_solver(task: Task) -> Box<dyn AnyPuzzle> {
        Box::new(MicePuzzle::new(task))
    }
}
