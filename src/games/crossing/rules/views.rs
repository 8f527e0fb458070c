//! What is shown of a position: the report, what a move brings about, what may be chosen, the board.

use serde::Serialize;

use super::{CYCLE, Cell, Crossing, Heights, Move, SIZE, Step, TURNS, goal, start};
use crate::core::game::{Game, Seat};

/// A position as `warren replay` prints it. Places are row and column.
#[derive(Serialize)]
pub struct Report {
    game: &'static str,
    turn: u32,
    over: bool,
    /// The tokens delivered, by player.
    scores: [u32; 2],
    positions: [[u8; 2]; 2],
    phases: Vec<Vec<i8>>,
    windows: [[i8; 9]; 2],
}

/// What becomes of a token in a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Fate {
    /// It stands where it went.
    Stand,
    /// It went into the water, and is back on its start cell.
    Drown,
    /// Its island sank under it, and it is back on its start cell.
    Sink,
    /// It has reached its goal, and the next one stands on the start cell.
    Cross,
}

/// What a move brings about for one player. Places are row and column, players count from 0.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub struct Effect {
    /// Whose token.
    pub player: u8,
    /// Its letter.
    pub step: Step,
    /// Where it was.
    pub from: [u8; 2],
    /// Where it went.
    pub to: [u8; 2],
    /// What came of it; nothing where that is not known.
    pub fate: Option<Fate>,
}

/// The steps that stay on the board, by player; none when the game is over, or where the token is not seen.
#[derive(Serialize)]
pub struct Options(pub [Vec<Choice>; 2]);

/// A step that may be chosen.
#[derive(Serialize)]
pub struct Choice {
    step: Step,
    /// Where it leads: row and column.
    to: [u8; 2],
}

impl Choice {
    /// The steps that lead to a cell of the board from here.
    pub fn from(cell: Cell) -> Vec<Choice> {
        let steps = Step::ALL.into_iter();
        let choice = |step| {
            let to = cell.after(step)?.place();
            Some(Choice { step, to })
        };
        steps.filter_map(choice).collect()
    }
}

/// The board: what both players know from the start.
#[derive(Serialize)]
pub struct Board {
    heights: Vec<Vec<i8>>,
    /// The start cells by player: row and column.
    starts: [[u8; 2]; 2],
    /// The goal cells by player.
    goals: [[u8; 2]; 2],
    /// Turns of a game.
    turns: u32,
    /// Turns of an island's cycle.
    cycle: u8,
}

impl Board {
    /// What is shown of the heights.
    pub fn of(heights: &Heights) -> Board {
        let seats = [Seat(0), Seat(1)];
        Board {
            heights: heights.rows().map(<[i8]>::to_vec).collect(),
            starts: seats.map(|seat| start(seat).place()),
            goals: seats.map(|seat| goal(seat).place()),
            turns: TURNS,
            cycle: CYCLE,
        }
    }
}

pub(super) fn report(game: &Crossing) -> Report {
    let seats = [Seat(0), Seat(1)];
    let row = |row| {
        (0..SIZE)
            .map(|column| game.phase(Cell::new(row, column)))
            .collect()
    };
    Report {
        game: Crossing::ID,
        turn: game.turn(),
        over: game.outcome().is_some(),
        scores: seats.map(|seat| game.delivered(seat)),
        positions: seats.map(|seat| game.token(seat).place()),
        phases: (0..SIZE).map(row).collect(),
        windows: seats.map(|seat| game.window(seat)),
    }
}

pub(super) fn effects(game: &Crossing, mv: &Move) -> Vec<Effect> {
    let effect = |seat: Seat| {
        let (from, step) = (game.token(seat), mv.0[seat.index()]);
        Effect {
            player: seat.0,
            step,
            from: from.place(),
            to: from.after(step).unwrap_or(from).place(),
            fate: Some(game.fate(seat, step)),
        }
    };
    [Seat(0), Seat(1)].map(effect).into()
}

pub(super) fn options(game: &Crossing) -> Options {
    Options([Seat(0), Seat(1)].map(|seat| match game.turn() {
        TURNS => Vec::new(),
        _ => Choice::from(game.token(seat)),
    }))
}
