//! Mining of puzzles against replies: the common part of all games that have them.

use std::collections::HashMap;

use super::{Candidate, Features};
use crate::core::game::Game;
use crate::thinking::engine::Level;
use crate::thinking::generate::duel::difficulty_note;
use crate::thinking::opponent::{HasPuzzleOpponent, program_answer, solver_with_opponent};
use crate::thinking::puzzle::{Duel, Note};
use crate::thinking::search::{Budget, NoClock};
use crate::thinking::solve::duel::{Certificate, Reach, SolvableGoal, Solver};

/// The maximum number of traps that are counted.
const MAX_TRAPS: usize = 8;

type MoveOf<GoalType> = <<GoalType as crate::thinking::puzzle::Goal>::Game as Game>::Move;

/// A puzzle with a line of play that solves it against the most stubborn replies.
pub struct Solution<GoalType: SolvableGoal> {
    /// The puzzle.
    pub task: Duel<GoalType>,
    /// The moves of both sides, beginning with the solver's.
    pub line: Vec<MoveOf<GoalType>>,
    /// The positions before each move, then the last one.
    pub positions: Vec<GoalType::Game>,
    /// The first moves that keep the goal.
    pub first: Vec<MoveOf<GoalType>>,
    /// Whether the first moves that look best lose the goal.
    pub has_tempting_loss: bool,
}

impl<GoalType: SolvableGoal> Solution<GoalType> {
    /// The solver's moves, each with the positions before and after it.
    pub fn own(
        &self,
    ) -> impl Iterator<Item = (&GoalType::Game, &MoveOf<GoalType>, &GoalType::Game)> {
        let turns = self.line.iter().enumerate().step_by(2);
        turns.map(|(ply, mv)| (&self.positions[ply], mv, &self.positions[ply + 1]))
    }

    /// The last position.
    pub fn end(&self) -> &GoalType::Game {
        self.positions.last().expect("there is a start")
    }
}

/// A certified puzzle against replies.
pub struct DuelCandidate<GoalType: SolvableGoal> {
    solver: Solver<GoalType>,
    note: Note,
    themes: Vec<&'static str>,
    features: Features,
    traps: u32,
    /// The replies to lines of play, for the attempts of the levels.
    replies: HashMap<String, Option<MoveOf<GoalType>>>,
    budget: Budget,
}

impl<GoalType: SolvableGoal> DuelCandidate<GoalType>
where
    GoalType::Game: HasPuzzleOpponent,
{
    /// Certifies a puzzle; `None` if it has no solution, or the proof takes more than the budget. `themes` returns the themes
    /// of the solution, the most typical first. `features` serves to find similar puzzles.
    pub fn new(
        task: &Duel<GoalType>,
        budget: Budget,
        themes: impl FnOnce(&Solution<GoalType>) -> Vec<&'static str>,
        features: impl FnOnce(&Duel<GoalType>) -> Features,
    ) -> Option<DuelCandidate<GoalType>> {
        let mut solver = solver_with_opponent(task);
        let note = difficulty_note(&mut solver, budget)?;
        let Certificate::Proved { first, .. } = solver.certify(budget, &NoClock) else {
            return None;
        };
        let line = solver.evaluation(&[], budget, &NoClock).ok()?.line;
        let mut positions = vec![task.start().clone()];
        for mv in &line {
            let mut next = positions.last()?.clone();
            next.play(mv);
            positions.push(next);
        }
        let traps = traps(&mut solver, &first, budget);
        let solution = Solution {
            task: task.clone(),
            line,
            positions,
            first,
            has_tempting_loss: note.tempting.is_some(),
        };
        Some(DuelCandidate {
            themes: themes(&solution),
            features: features(task),
            solver,
            note,
            traps,
            replies: HashMap::new(),
            budget,
        })
    }
}

/// The number of wrong first moves that look at least as good as a right one, at most [`MAX_TRAPS`].
fn traps<GoalType: SolvableGoal>(
    solver: &mut Solver<GoalType>,
    right: &[MoveOf<GoalType>],
    budget: Budget,
) -> u32 {
    let task = solver.task().clone();
    let score = |mv: &MoveOf<GoalType>| {
        let mut after = task.start().clone();
        after.play(mv);
        GoalType::greedy_score(&task, &after)
    };
    let Some(best_right_score) = right.iter().map(score).max() else {
        return 0;
    };
    let moves = solver.moves(task.start());
    let tempting = moves
        .iter()
        .filter(|mv| !right.contains(mv) && score(mv) >= best_right_score);
    let wrong = tempting.filter(|mv| {
        let reach = solver.is_kept(std::slice::from_ref(*mv), budget, &NoClock);
        reach == Ok(Reach::Lost)
    });
    wrong.take(MAX_TRAPS).count() as u32
}

impl<GoalType: SolvableGoal> Candidate for DuelCandidate<GoalType>
where
    GoalType::Game: HasPuzzleOpponent,
{
    fn text(&self) -> String {
        self.solver.task().to_string()
    }

    fn note(&self) -> Note {
        self.note.clone()
    }

    fn themes(&self) -> Vec<&'static str> {
        self.themes.clone()
    }

    fn traps(&self) -> u32 {
        self.traps
    }

    fn features(&self) -> Features {
        self.features.clone()
    }

    /// Plays the solver's side against the most stubborn replies.
    fn attempt(&mut self, level: Level, seed: u64) -> bool {
        let task = self.solver.task().clone();
        let mut moves: Vec<MoveOf<GoalType>> = Vec::new();
        let mut text = String::new();
        loop {
            let Ok(position) = task.position(&moves) else {
                return false;
            };
            if let Some(met) = task.is_met(&position) {
                return met;
            }
            let Some(mv) = program_answer(
                task.start(),
                &moves,
                task.seat(),
                (level, GoalType::EDITIONS),
                seed,
            ) else {
                return false;
            };
            text += &format!("{mv}\n");
            moves.push(mv);
            let reach = self.solver.is_kept(&moves, self.budget, &NoClock);
            if reach != Ok(Reach::Kept) {
                return false;
            }
            let reply = match self.replies.get(&text) {
                Some(reply) => reply.clone(),
                None => {
                    let evaluation = self.solver.evaluation(&moves, self.budget, &NoClock);
                    let reply = evaluation.ok().and_then(|evaluation| evaluation.reply);
                    self.replies.insert(text.clone(), reply.clone());
                    reply
                }
            };
            if let Some(reply) = reply {
                text += &format!("{reply}\n");
                moves.push(reply);
            }
        }
    }
}
