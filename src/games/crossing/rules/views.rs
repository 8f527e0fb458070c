//! The views of a position: the report, the effects of a move, the options, the board.

use serde::Serialize;

use super::{CYCLE, Cell, Crossing, Heights, Move, SIZE, Step, TURNS, goal, start};
use crate::core::game::{Game, Seat};

/// The report of a position, which `warren replay` prints. Places are row and column.
#[derive(Serialize)]
#[cfg_attr(
    target_arch = "wasm32",
    derive(tsify::Tsify),
    tsify(rename = "CrossingSceneReport")
)]
pub struct Report {
    #[cfg_attr(target_arch = "wasm32", tsify(type = "\"crossing\""))]
    game: &'static str,
    /// The number of turns played.
    turn: u32,
    /// Whether the game is over.
    over: bool,
    /// The number of tokens delivered, by player.
    scores: [u32; 2],
    /// The tokens' cells, by player.
    positions: [[u8; 2]; 2],
    /// The phases, row by row from the top.
    phases: Vec<Vec<i8>>,
    /// The phases of the nine cells around each token, row by row, −9 off the board.
    windows: [[i8; 9]; 2],
}

/// The fate of a token in a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(
    target_arch = "wasm32",
    derive(tsify::Tsify),
    tsify(type_prefix = "Crossing")
)]
#[serde(rename_all = "lowercase")]
pub enum Fate {
    /// It is where it went.
    Stand,
    /// It went into the water and is back on its start cell.
    Drown,
    /// Its island sank under it, and it is back on its start cell.
    Sink,
    /// It has reached its goal. The next token is on the start cell.
    Cross,
}

/// The effect of a move for one player. Places are row and column, players count from 0.
#[derive(Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(
    target_arch = "wasm32",
    derive(tsify::Tsify),
    tsify(type_prefix = "Crossing", missing_as_null)
)]
pub struct Effect {
    /// The player.
    pub player: u8,
    /// The step.
    pub step: Step,
    /// The cell it left.
    pub from: [u8; 2],
    /// The cell it entered.
    pub to: [u8; 2],
    /// The token's fate; `None` if unknown.
    pub fate: Option<Fate>,
}

/// The steps that stay on the board, by player. Empty when the game is over, or for an unseen token.
#[derive(Serialize)]
#[cfg_attr(
    target_arch = "wasm32",
    derive(tsify::Tsify),
    tsify(type_prefix = "Crossing")
)]
pub struct Options(pub [Vec<Choice>; 2]);

/// A step that may be chosen.
#[derive(Serialize)]
#[cfg_attr(
    target_arch = "wasm32",
    derive(tsify::Tsify),
    tsify(type_prefix = "Crossing")
)]
pub struct Choice {
    /// The step.
    step: Step,
    /// The cell it leads to: row and column.
    to: [u8; 2],
}

impl Choice {
    /// The steps from a cell that stay on the board.
    pub fn all_from(cell: Cell) -> Vec<Choice> {
        let steps = Step::ALL.into_iter();
        let choice = |step| {
            let to = cell.after(step)?.row_and_column();
            Some(Choice { step, to })
        };
        steps.filter_map(choice).collect()
    }
}

/// The setting: the board that both players know from the start.
#[derive(Serialize)]
#[cfg_attr(
    target_arch = "wasm32",
    derive(tsify::Tsify),
    tsify(type_prefix = "Crossing")
)]
pub struct Setting {
    /// The heights, row by row from the top.
    heights: Vec<Vec<i8>>,
    /// The start cells by player: row and column.
    starts: [[u8; 2]; 2],
    /// The goal cells by player.
    goals: [[u8; 2]; 2],
    /// The number of turns of a game.
    turns: u32,
    /// The number of turns of an island's cycle.
    cycle: u8,
}

impl Setting {
    /// The view of the heights.
    pub fn of(heights: &Heights) -> Setting {
        let seats = [Seat(0), Seat(1)];
        Setting {
            heights: heights.rows().map(<[i8]>::to_vec).collect(),
            starts: seats.map(|seat| start(seat).row_and_column()),
            goals: seats.map(|seat| goal(seat).row_and_column()),
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
        positions: seats.map(|seat| game.token(seat).row_and_column()),
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
            from: from.row_and_column(),
            to: from.after(step).unwrap_or(from).row_and_column(),
            fate: Some(game.fate(seat, step)),
        }
    };
    [Seat(0), Seat(1)].map(effect).into()
}

pub(super) fn options(game: &Crossing) -> Options {
    Options([Seat(0), Seat(1)].map(|seat| match game.turn() {
        TURNS => Vec::new(),
        _ => Choice::all_from(game.token(seat)),
    }))
}
