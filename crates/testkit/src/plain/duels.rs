//! The simplest solver of puzzles: tries all moves of both sides by the rules, without any memory.

use std::collections::BTreeSet;

use warren::core::game::{Game, LegalMoves};
use warren::games::dots::{self, Dots};
use warren::games::fugitive::{self, Fugitive};
use warren::games::rabbits::{self, Rabbits};
use warren::thinking::puzzle::{Duel, Goal, Task};

use super::fugitive::Plain;

/// A game whose legal moves are listed one by one.
pub trait Each: Game {
    /// The legal moves.
    fn each(&self) -> Vec<Self::Move>;
}

/// Whether the goal is within reach from a position.
pub fn reaches<O: Goal>(task: &Duel<O>, position: &O::Game) -> bool
where
    O::Game: Each,
{
    if let Some(met) = task.is_met(position) {
        return met;
    }
    let mut nexts = position.each().into_iter().map(|mv| after(position, &mv));
    if position.due().contains(Task::seat(task)) {
        nexts.any(|next| reaches(task, &next))
    } else {
        nexts.all(|next| reaches(task, &next))
    }
}

/// The position after a move.
pub fn after<G: Game>(position: &G, mv: &G::Move) -> G {
    let mut next = position.clone();
    next.play(mv);
    next
}

impl Each for Dots {
    fn each(&self) -> Vec<dots::Move> {
        let mut moves = Vec::new();
        self.legal_moves(&mut moves);
        moves
    }
}

impl Each for Fugitive {
    fn each(&self) -> Vec<fugitive::Move> {
        // If two roads lead to one city, detectives have one move.
        let moves: BTreeSet<String> = Plain::of(self).moves().into_iter().collect();
        moves
            .iter()
            .map(|text| text.parse().expect("a move"))
            .collect()
    }
}

impl Each for Rabbits {
    fn each(&self) -> Vec<rabbits::Move> {
        let letters = self.options();
        let mut moves = vec![String::new()];
        for piece in letters {
            let choices = if piece.is_empty() {
                "-".to_owned()
            } else {
                piece
            };
            moves = moves
                .iter()
                .flat_map(|begun| {
                    choices
                        .chars()
                        .map(move |letter| format!("{begun}{letter}"))
                })
                .collect();
        }
        let moves = moves.iter().map(|text| text.parse().unwrap());
        moves.filter(|mv| self.check(mv).is_ok()).collect()
    }
}
