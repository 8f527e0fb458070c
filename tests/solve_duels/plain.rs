//! The plainest way to solve a puzzle: all moves of both sides by the rules, without any memory.

use warren::core::game::Game;
use warren::thinking::puzzle::{Duel, Goal, Task};

/// A game whose legal moves are listed one by one.
pub trait Each: Game {
    fn each(&self) -> Vec<Self::Move>;
}

/// Whether the goal is in reach from a position.
pub fn reaches<O: Goal>(task: &Duel<O>, position: &O::Game) -> bool
where
    O::Game: Each,
{
    if let Some(met) = task.is_met(position) {
        return met;
    }
    let mut nexts = position.each().into_iter().map(|mv| after(position, &mv));
    match position.due().contains(Task::seat(task)) {
        true => nexts.any(|next| reaches(task, &next)),
        false => nexts.all(|next| reaches(task, &next)),
    }
}

pub fn after<G: Game>(position: &G, mv: &G::Move) -> G {
    let mut next = position.clone();
    next.play(mv);
    next
}
