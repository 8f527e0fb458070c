//! The reach of a player who sees everything in The Crossing. The islands return to the same phases every 14 turns, and the
//! players never meet. So only a player's cell and the turn matter, and the results are exact. For a player who has seen only
//! windows, the solver answers questions over all worlds that fit.

mod best;
mod plans;
mod puzzle;
mod question;
mod reach;
mod solutions;

pub use crate::games::crossing::puzzle::{SOLVER_SEAT, Task, TaskError, Verdict};
pub use best::{Route, best_route, best_route_within};
pub use plans::{Plans, Share, likeliest_plans, share_of_worlds};
pub use reach::Reach;
pub use solutions::{Solutions, Way};

use crate::core::game::Seat;
use crate::games::crossing::{CYCLE, Cell, Crossing, Fate, Step, goal, start};

/// The bounds of one player's way: its start, its goal, and the cells above water in each turn.
#[derive(Debug)]
struct SeatTides {
    start: Cell,
    goal: Cell,
    /// For each turn of the cycle, counted from the position's, the cells above water.
    above: [u64; CYCLE as usize],
}

impl SeatTides {
    /// The tides of a player, from a position on.
    fn of(game: &Crossing, seat: Seat) -> SeatTides {
        SeatTides {
            start: start(seat),
            goal: goal(seat),
            above: std::array::from_fn(|turns| {
                let dry = Cell::all().filter(|&cell| game.phase_after(cell, turns as u32) >= 0);
                dry.fold(0, |cells, cell| cells | 1 << cell.index())
            }),
        }
    }

    /// Whether a cell is above water, `turns` turns after the position.
    fn is_above(&self, cell: Cell, turns: u32) -> bool {
        self.above[(turns % u32::from(CYCLE)) as usize] >> cell.index() & 1 == 1
    }

    /// The result of a step to a cell, `turns` turns later: the next cell of the player's token, and the token's fate.
    fn step_result(&self, cell: Cell, turns: u32) -> (Cell, Fate) {
        if cell == self.goal {
            (self.start, Fate::Cross)
        } else if !self.is_above(cell, turns) {
            (self.start, Fate::Drown)
        } else if !self.is_above(cell, turns + 1) {
            (self.start, Fate::Sink)
        } else {
            (cell, Fate::Stand)
        }
    }
}

/// The cells that can be stepped to from a cell, with the steps.
fn steps(cell: Cell) -> impl Iterator<Item = (Step, Cell)> {
    let with_target = move |step| Some((step, cell.after(step)?));
    Step::ALL.into_iter().filter_map(with_target)
}
