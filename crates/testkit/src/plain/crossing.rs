//! A simple independent implementation of the statement: an island is a number that goes up and down.

use warren::core::game::Seat;
use warren::games::crossing::{Cell, Crossing, Direction};

/// An island with its phase and direction.
#[derive(Clone, Debug)]
pub struct PlainIsland {
    /// The highest phase that it reaches, or 9 for an island that does not move.
    pub height: i32,
    /// Its current phase.
    pub phase: i32,
    /// Whether it moves upwards.
    pub rises: bool,
}

impl PlainIsland {
    /// "Move upwards; having reached the highest point, begin to move downwards; and so on."
    pub fn go_on(&mut self) {
        if self.height == 9 {
            return;
        }
        let lowest = self.height - 7;
        if self.phase == self.height {
            self.rises = false;
        } else if self.phase == lowest {
            self.rises = true;
        }
        self.phase += if self.rises { 1 } else { -1 };
    }
}

/// The swamp with both tokens.
#[derive(Clone, Debug)]
pub struct PlainGame {
    /// By row and column.
    pub islands: Vec<Vec<PlainIsland>>,
    /// The row and the column of each player's token.
    pub tokens: [(i32, i32); 2],
    /// The number of tokens that each player has brought across.
    pub scores: [i32; 2],
}

const STARTS: [(i32, i32); 2] = [(7, 0), (7, 7)];
const GOALS: [(i32, i32); 2] = [(0, 7), (0, 0)];

impl PlainGame {
    /// Converts a game.
    pub fn of(game: &Crossing) -> PlainGame {
        let island = |row: u8, column: u8| {
            let cell = Cell::new(row, column);
            PlainIsland {
                height: game.heights().at(cell).into(),
                phase: game.phase(cell).into(),
                rises: game.cycle_point(cell).direction() == Direction::Up,
            }
        };
        let row = |row: u8| (0..8).map(|column| island(row, column)).collect();
        let token = |seat| {
            let [row, column] = game.token(Seat(seat)).row_and_column();
            (row.into(), column.into())
        };
        PlainGame {
            islands: (0..8).map(row).collect(),
            tokens: [token(0), token(1)],
            scores: [0, 1].map(|seat| game.delivered(Seat(seat)) as i32),
        }
    }

    /// Returns the phase at a place, or −9 off the board.
    pub fn phase(&self, (row, column): (i32, i32)) -> i32 {
        let on_board = (0..8).contains(&row) && (0..8).contains(&column);
        if !on_board {
            return -9;
        }
        self.islands[row as usize][column as usize].phase
    }

    /// The phases that a player sees, row by row.
    pub fn window(&self, player: usize) -> Vec<i32> {
        let (row, column) = self.tokens[player];
        let mut window = Vec::new();
        for r in row - 1..=row + 1 {
            for c in column - 1..=column + 1 {
                window.push(self.phase((r, c)));
            }
        }
        window
    }

    /// Whether the two letters stay on the board.
    pub fn allows(&self, letters: &str) -> bool {
        (0..2).all(|player| self.phase(self.after(player, letters)) != -9)
    }

    fn after(&self, player: usize, letters: &str) -> (i32, i32) {
        let (row, column) = self.tokens[player];
        match &letters[player..=player] {
            "N" => (row - 1, column),
            "S" => (row + 1, column),
            "E" => (row, column + 1),
            "W" => (row, column - 1),
            _ => (row, column),
        }
    }

    /// Plays a turn: the letters of both players.
    pub fn play(&mut self, letters: &str) {
        for (player, (start, goal)) in STARTS.into_iter().zip(GOALS).enumerate() {
            let to = self.after(player, letters);
            self.tokens[player] = to;
            if to == goal {
                self.scores[player] += 1;
                self.tokens[player] = start;
            } else if self.phase(to) < 0 {
                self.tokens[player] = start;
            }
        }
        for island in self.islands.iter_mut().flatten() {
            island.go_on();
        }
        for (player, start) in STARTS.into_iter().enumerate() {
            if self.phase(self.tokens[player]) < 0 {
                self.tokens[player] = start;
            }
        }
    }
}
