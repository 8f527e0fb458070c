//! A program that replies in place of the best reply, as the solver sees it; which program that is, others decide.

use crate::core::game::Game;

/// A program that replies for the other side of a puzzle.
pub trait PuzzleOpponent<G: Game> {
    /// What it replies after moves of both sides from a puzzle's start on, where it is its turn; nothing where it has none. After
    /// the same moves it replies the same, on every machine.
    fn reply(&mut self, start: &G, moves: &[G::Move]) -> Option<Reply<G::Move>>;
}

/// What an opponent replies.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reply<M> {
    /// The move.
    pub mv: M,
    /// What it costs to have it, in nodes of the solver's budget.
    pub nodes: u64,
}

/// Where a line of play has come to. A program may remember how a position came about, so that the position alone does not
/// say what it replies.
#[derive(Clone)]
pub(super) struct Played<G: Game> {
    /// The moves of both sides.
    pub(super) moves: Vec<G::Move>,
    /// The same as text.
    pub(super) text: String,
    /// The position after them.
    pub(super) position: G,
}

impl<G: Game> Played<G> {
    /// After these moves, which have led to a position.
    pub(super) fn new(moves: &[G::Move], position: G) -> Played<G> {
        let mut text = String::new();
        for mv in moves {
            write(&mut text, mv);
        }
        Played {
            moves: moves.to_vec(),
            text,
            position,
        }
    }

    /// After one move more, which is legal.
    pub(super) fn after(&self, mv: &G::Move) -> Played<G> {
        let mut next = self.clone();
        next.play(mv);
        next
    }

    pub(super) fn play(&mut self, mv: &G::Move) {
        self.position.play(mv);
        write(&mut self.text, mv);
        self.moves.push(mv.clone());
    }
}

fn write(text: &mut String, mv: &impl ToString) {
    text.push_str(&mv.to_string());
    text.push('\n');
}
