//! An opponent that replies in a puzzle in place of the best reply. The solver does not know the program.

use crate::core::game::Game;

/// A program that replies for the other side of a puzzle: returns its reply after moves of both sides from a puzzle's start;
/// `None` if it is not its turn. The same moves get the same reply on every machine.
pub type PuzzleOpponent<G> =
    dyn FnMut(&G, &[<G as Game>::Move]) -> Option<Reply<<G as Game>::Move>>;

/// An opponent's reply.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reply<M> {
    /// The move.
    pub mv: M,
    /// The cost of computing it, in nodes of the solver's budget.
    pub nodes: u64,
}

/// A line of play. A program may remember the moves, so its reply may depend on them and not only on the position.
#[derive(Clone)]
pub(super) struct PlayedLine<G: Game> {
    /// The moves of both sides.
    pub(super) moves: Vec<G::Move>,
    /// The moves as text.
    pub(super) text: String,
    /// The position after them.
    pub(super) position: G,
}

impl<G: Game> PlayedLine<G> {
    /// The line of play with these moves. `position` is the position after them.
    pub(super) fn new(moves: &[G::Move], position: G) -> PlayedLine<G> {
        let mut text = String::new();
        for mv in moves {
            write_move(&mut text, mv);
        }
        PlayedLine {
            moves: moves.to_vec(),
            text,
            position,
        }
    }

    /// The line of play after one more move, which must be legal.
    pub(super) fn after(&self, mv: &G::Move) -> PlayedLine<G> {
        let mut next = self.clone();
        next.play(mv);
        next
    }

    pub(super) fn play(&mut self, mv: &G::Move) {
        self.position.play(mv);
        write_move(&mut self.text, mv);
        self.moves.push(mv.clone());
    }
}

fn write_move(text: &mut String, mv: &impl ToString) {
    text.push_str(&mv.to_string());
    text.push('\n');
}
