//! Puzzles against replies.

use super::{HasPuzzleOpponent, solver_with_opponent};
use crate::core::game::{Game, Problem};
use crate::core::link;
use crate::core::link::Pack;
#[cfg(not(target_arch = "wasm32"))]
use crate::thinking::puzzle::any::list_text;
use crate::thinking::puzzle::any::{
    AnyPuzzle, PuzzleEvaluation, PuzzleGoal, PuzzleProof, PuzzleVerdict, parse_all, start_lines,
    to_texts,
};
use crate::thinking::puzzle::{Duel, Opponent, scene_of};
#[cfg(not(target_arch = "wasm32"))]
use crate::thinking::search::Clock;
use crate::thinking::search::{Budget, NoClock};
use crate::thinking::solve::duel::{Certificate, Reach, SolvableGoal, Solver};

/// A puzzle with its solver.
pub struct DuelPuzzle<GoalType: SolvableGoal> {
    task: Duel<GoalType>,
    #[cfg(feature = "study")]
    solver: Solver<GoalType>,
}

impl<GoalType: SolvableGoal> DuelPuzzle<GoalType> {
    /// A new puzzle. Nothing has been searched yet.
    pub fn new(task: Duel<GoalType>) -> DuelPuzzle<GoalType>
    where
        GoalType::Game: HasPuzzleOpponent,
    {
        DuelPuzzle {
            #[cfg(feature = "study")]
            solver: solver_with_opponent(&task),
            task,
        }
    }
}

impl<GoalType: SolvableGoal> AnyPuzzle for DuelPuzzle<GoalType>
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
        self.task.own_moves() as usize
    }

    fn other_moves_kind(&self) -> &'static str {
        match self.task.opponent() {
            Opponent::BestReply => "reply",
            Opponent::Program(_) => "program",
        }
    }

    fn level(&self) -> Option<u8> {
        match self.task.opponent() {
            Opponent::BestReply => None,
            Opponent::Program(program) => Some(program.level()),
        }
    }

    fn is_quick(&self) -> bool {
        false
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

    fn check(&self, moves: &[String], next: &str) -> Result<(), Problem> {
        let next: <GoalType::Game as Game>::Move = next.parse()?;
        let position = self.task.position(&parse_all(moves)?)?;
        Ok(self.task.check(&position, &next)?)
    }

    fn move_of(&self, answer: &str) -> Result<String, Problem> {
        Ok(answer
            .parse::<<GoalType::Game as Game>::Move>()?
            .to_string())
    }

    fn judge(&self, moves: &[String]) -> Result<Option<PuzzleVerdict>, Problem> {
        let position = self.task.position(&parse_all(moves)?)?;
        let met = self.task.is_met(&position);
        let scores = position.scores();
        Ok(met.map(|met| PuzzleVerdict::Scores { met, scores }))
    }

    #[cfg(feature = "study")]
    fn evaluation(
        &mut self,
        moves: &[String],
        budget: Budget,
    ) -> Result<PuzzleEvaluation, Problem> {
        let evaluation = self
            .solver
            .evaluation(&parse_all(moves)?, budget, &NoClock)?;
        let is_kept = evaluation.reach == Reach::Kept;
        let first_own_move = usize::from(evaluation.reply.is_some());
        let own_moves = evaluation.line.iter().skip(first_own_move).step_by(2);
        let own_moves: Vec<String> = own_moves.map(ToString::to_string).collect();
        Ok(PuzzleEvaluation {
            reach: match evaluation.reach {
                Reach::Kept => "kept",
                Reach::Lost => "lost",
                Reach::Unknown => "unknown",
            },
            keeps: to_texts(&evaluation.keeps),
            reply: evaluation.reply.map(|reply| reply.to_string()),
            stands_in: evaluation.stands_in,
            line: to_texts(&evaluation.line),
            rest: is_kept.then_some(own_moves),
            lost_after: evaluation.lost_after,
            least: None,
        })
    }

    /// Solutions depend on the replies, so they are not counted. The first moves that keep the goal are.
    #[cfg(feature = "study")]
    fn proof(&mut self, budget: Budget) -> PuzzleProof {
        let (proven, count, first) = match self.solver.certify(budget, &NoClock) {
            Certificate::Proved { first, .. } => (true, None, Some(first.len())),
            Certificate::Refuted => (true, Some(0.0), Some(0)),
            Certificate::Open => (false, None, None),
        };
        let evaluation = self.evaluation(&[], budget).ok();
        PuzzleProof {
            proven,
            count,
            solution: evaluation.and_then(|evaluation| evaluation.rest),
            first,
        }
    }

    fn link(&self) -> String {
        link::encode(&scene_of(&self.task))
    }

    fn text(&self) -> String {
        self.task.to_string()
    }

    #[cfg(not(target_arch = "wasm32"))]
    fn solved(&mut self, budget: Budget, clock: &dyn Clock, max_lines: usize) -> String {
        match self.solver.certify(budget, clock) {
            Certificate::Proved { least, first } => {
                let moves = if least == 1 { "move" } else { "moves" };
                let keep = match first.len() {
                    1 => "1 first move keeps".to_owned(),
                    count => format!("{count} first moves keep"),
                };
                let lines = first.iter().take(max_lines).map(|mv| {
                    let continuation =
                        self.solver
                            .evaluation(std::slice::from_ref(mv), budget, clock);
                    let continuation =
                        continuation.map_or(Vec::new(), |evaluation| to_texts(&evaluation.line));
                    [vec![mv.to_string()], continuation].concat().join(", ")
                });
                let lines = list_text(first.len() as u64, max_lines, lines);
                format!(
                    "the goal is reached in {least} {moves}, which is proven\n{keep} it in reach\n{lines}"
                )
            }
            Certificate::Refuted => {
                let refuting_line = self.solver.evaluation(&[], budget, clock);
                let refuting_line =
                    refuting_line.map_or(Vec::new(), |evaluation| to_texts(&evaluation.line));
                let other = match self.task.opponent() {
                    Opponent::BestReply => "the other side",
                    Opponent::Program(_) => "the program",
                };
                let line = refuting_line.join(", ");
                format!("impossible: {other} prevents it, which is proven\n{line}\n")
            }
            Certificate::Open => "not proven either way within the time\n".to_owned(),
        }
    }
}
