//! A simple solver for the ends of games of Jumping Dots. It uses only the rules, not the engine.

use std::collections::HashMap;

use warren::core::game::{Game, LegalMoves, Seat};
use warren::games::dots::{Cell, Dots, FULL, Move};

/// Half of the 49 cells. A side with more full cells than this has won: full cells never change hands.
const HALF_OF_CELLS: usize = 24;

/// Solves positions by trying all moves. It stores the positions that it has seen.
#[derive(Default)]
pub struct Solver {
    /// By position: whether the side to move wins.
    is_won_by_position: HashMap<Dots, bool>,
}

impl Solver {
    /// Returns the winning moves of the side to move; `None` if the solver would have to look at more than `max_positions`
    /// positions.
    pub fn winning_moves(&mut self, game: &Dots, max_positions: usize) -> Option<Vec<Move>> {
        let max_positions = self.is_won_by_position.len() + max_positions;
        let mut winning = Vec::new();
        for mv in moves(game) {
            if !self.wins(&after(game, &mv), max_positions)? {
                winning.push(mv);
            }
        }
        Some(winning)
    }

    /// Whether the side to move wins; `None` if that takes more than `max_positions` known positions.
    fn wins(&mut self, game: &Dots, max_positions: usize) -> Option<bool> {
        if let Some(winner) = winner(game) {
            return Some(winner == game.side());
        }
        if let Some(&wins) = self.is_won_by_position.get(game) {
            return Some(wins);
        }
        if self.is_won_by_position.len() >= max_positions {
            return None;
        }
        let mut wins = false;
        for mv in moves(game) {
            if !self.wins(&after(game, &mv), max_positions)? {
                wins = true;
                break;
            }
        }
        self.is_won_by_position.insert(game.clone(), wins);
        Some(wins)
    }
}

/// Returns the winner, if the game is over or one side has more than half of the board for good.
pub fn winner(game: &Dots) -> Option<Seat> {
    if let Some(outcome) = game.outcome() {
        return outcome.winner();
    }
    let full = |seat: Seat| {
        let stacks = Cell::all().map(|cell| game.at(cell));
        let own = stacks.filter(|stack| stack.owner() == Some(seat) && stack.dots() == FULL);
        own.count()
    };
    [Seat(0), Seat(1)]
        .into_iter()
        .find(|&seat| full(seat) > HALF_OF_CELLS)
}

fn moves(game: &Dots) -> Vec<Move> {
    let mut moves = Vec::new();
    game.legal_moves(&mut moves);
    moves
}

fn after(game: &Dots, mv: &Move) -> Dots {
    let mut next = game.clone();
    next.play(mv);
    next
}
