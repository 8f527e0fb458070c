//! A player's knowledge in a game of The Crossing.

use std::sync::Arc;

use crate::core::game::{IllegalMove, Problem, Seat, problem};
use crate::games::crossing::{
    Belief, CORNER, Cell, Crossing, Fate, Heights, OFF_BOARD, PlayerStart, Step, TURNS, goal,
    off_board, start,
};

/// A turn of one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// The cell where its token was.
    pub from: Cell,
    /// Its step.
    pub step: Step,
    /// The token's fate; `None` until it is known.
    pub fate: Option<Fate>,
}

/// An impossible window: which of its nine numbers, counted from 0, is wrong, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrongWindow(pub Problem);

/// A player's knowledge: the heights, its token's cell, and for each island the places in its cycle that fit its windows.
#[derive(Clone, Debug, PartialEq)]
pub struct Known {
    heights: Arc<Heights>,
    seat: Seat,
    turn: u32,
    token: Cell,
    delivered: u32,
    belief: Belief,
    /// The phases around the token, once the program has read them in this turn.
    window: Option<[i8; 9]>,
    turns: Vec<Turn>,
}

impl Known {
    /// The knowledge before the first window.
    pub fn new(heights: Arc<Heights>, seat: Seat) -> Known {
        Known {
            heights,
            seat,
            turn: 0,
            token: start(seat),
            delivered: 0,
            belief: Belief::default(),
            window: None,
            turns: Vec::new(),
        }
    }

    /// The knowledge at a start in the middle of a game, before the first window.
    pub fn at(player_start: PlayerStart, seat: Seat) -> Known {
        Known {
            turn: player_start.turn,
            token: player_start.token,
            delivered: player_start.delivered,
            ..Known::new(player_start.heights, seat)
        }
    }

    /// The knowledge of a player who sees everything and whose game ends in `left` turns, at most [`TURNS`].
    pub fn of_position(position: &Crossing, seat: Seat, turns_left: u32) -> Known {
        Known {
            turn: TURNS.saturating_sub(turns_left),
            token: position.token(seat),
            delivered: position.delivered(seat),
            belief: Belief::certain(|cell| position.cycle_point(cell)),
            window: Some(position.window(seat)),
            ..Known::new(position.heights().clone(), seat)
        }
    }

    /// The heights.
    pub fn heights(&self) -> &Arc<Heights> {
        &self.heights
    }

    /// The player who knows this.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The number of turns played, 0 to 180.
    pub fn turn(&self) -> u32 {
        self.turn
    }

    /// The token's cell. Between its step and the next window this assumes that its island has not sunk.
    pub fn token(&self) -> Cell {
        self.token
    }

    /// The number of tokens delivered.
    pub fn delivered(&self) -> u32 {
        self.delivered
    }

    /// By island, the possible places in the cycle in this turn.
    pub fn belief(&self) -> &Belief {
        &self.belief
    }

    /// The phases around the token, once the program has read them in this turn.
    pub fn window(&self) -> Option<&[i8; 9]> {
        self.window.as_ref()
    }

    /// The turns since the start, which may be in the middle of the game.
    pub fn turns(&self) -> &[Turn] {
        &self.turns
    }

    /// Whether the player has to move.
    pub fn is_due(&self) -> bool {
        self.window.is_some() && self.turn < TURNS
    }

    /// Whether the next window comes before the player's next move.
    pub fn is_listening(&self) -> bool {
        self.window.is_none() && self.turn < TURNS
    }

    /// Records the phases around the token. They reveal the fate of the last step and the phases of the islands.
    ///
    /// # Errors
    /// Why they cannot be seen from any cell where the token can be. Nothing changes.
    pub fn read_window(&mut self, window: [i8; 9]) -> Result<(), WrongWindow> {
        let mut next = self.clone();
        next.settle_last_step(window[4]);
        for (index, (cell, phase)) in next.token.window().into_iter().zip(window).enumerate() {
            let fits = match cell {
                None => phase == OFF_BOARD,
                Some(cell) if cell.is_corner() => phase == CORNER,
                Some(cell) => {
                    next.belief.see(&next.heights, cell, phase);
                    !next.belief.at(cell).is_empty()
                }
            };
            if !fits {
                return Err(WrongWindow(next.window_problem(index, cell)));
            }
        }
        next.window = Some(window);
        *self = next;
        Ok(())
    }

    /// Settles the token's fate if it was unknown after the last step. If its island has sunk, the token is on its start cell,
    /// whose phase is 9. Otherwise it is on the island.
    fn settle_last_step(&mut self, phase: i8) {
        let Some(turn) = self.turns.last_mut().filter(|turn| turn.fate.is_none()) else {
            return;
        };
        if phase == CORNER {
            turn.fate = Some(Fate::Sink);
            self.belief.see_under_water(&self.heights, self.token);
            self.token = start(self.seat);
        } else {
            turn.fate = Some(Fate::Stand);
        }
    }

    /// The numbers allowed at a place of the window.
    fn window_problem(&self, place: usize, cell: Option<Cell>) -> Problem {
        let number = place + 1;
        match cell {
            None => problem!(
                "crossing-window-edge",
                "number {number} is off the board, so its phase is {phase}",
                number = number,
                phase = OFF_BOARD,
            ),
            Some(cell) if cell.is_corner() => problem!(
                "crossing-window-corner",
                "number {number} is a corner, whose phase is {phase}",
                number = number,
                phase = CORNER,
            ),
            Some(cell) => problem!(
                "crossing-window-island",
                "the island in row {row}, column {column}, number {number}, has the height {height}, which together with earlier windows rules out this phase",
                row = cell.row(),
                column = cell.column(),
                number = number,
                height = self.heights.at(cell),
            ),
        }
    }

    /// The fate of a step from here, if it is known. It is unknown if the direction of the island is unknown.
    pub fn fate(&self, step: Step) -> Option<Fate> {
        let to = self.token.after(step).unwrap_or(self.token);
        if to == goal(self.seat) {
            return Some(Fate::Cross);
        }
        if to.is_corner() {
            return Some(Fate::Stand);
        }
        let chance = |turns| {
            let points = self.belief.at(to);
            points.chance_above_water(self.heights.at(to), turns)
        };
        match (chance(0), chance(1)) {
            (0.0, _) => Some(Fate::Drown),
            (_, 0.0) => Some(Fate::Sink),
            (1.0, 1.0) => Some(Fate::Stand),
            _ => None,
        }
    }

    /// Checks that the player may take a step.
    ///
    /// # Errors
    /// The rule that it breaks.
    pub fn check(&self, step: Step) -> Result<(), IllegalMove> {
        match self.token.after(step) {
            _ if self.turn == TURNS => Err(IllegalMove::game_over()),
            Some(_) => Ok(()),
            None => Err(off_board(self.seat, step)),
        }
    }

    /// Records the player's own step. Then the islands move.
    ///
    /// # Errors
    /// The rule that it breaks. Nothing changes.
    pub fn say(&mut self, step: Step) -> Result<(), IllegalMove> {
        self.check(step)?;
        let (from, fate) = (self.token, self.fate(step));
        self.token = match fate {
            None | Some(Fate::Stand) => from.after(step).unwrap_or(from),
            Some(Fate::Drown | Fate::Sink | Fate::Cross) => start(self.seat),
        };
        self.delivered += u32::from(fate == Some(Fate::Cross));
        self.turns.push(Turn { from, step, fate });
        self.belief.pass_turn();
        self.window = None;
        self.turn += 1;
        Ok(())
    }
}
