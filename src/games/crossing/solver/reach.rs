//! The fewest turns in which a player's token can reach its goal, from every cell in every turn of the cycle.

use std::collections::VecDeque;
use std::sync::Arc;

use super::{SeatTides, steps};
use crate::core::game::Seat;
use crate::games::crossing::{CELLS, CYCLE, Cell, Crossing, Fate, Step};

/// The fewest turns to the goal, from a position on.
#[derive(Clone, Debug)]
pub struct Reach {
    tides: Arc<SeatTides>,
    /// By turn of the cycle, counted from the position's, and by cell; `None` if the goal is out of reach.
    min_turns: Vec<[Option<u32>; CELLS]>,
}

impl Reach {
    /// The limit of the count of ways.
    pub const MAX_COUNT: u64 = 1_000_000;

    /// Solves the way of a player's token exactly, with a breadth-first search backwards from the goal over cells and turns of
    /// the cycle. A drowned token continues from its start cell.
    pub fn of(game: &Crossing, seat: Seat) -> Reach {
        let tides = SeatTides::of(game, seat);
        let cycle = usize::from(CYCLE);
        // By the result of a step, the cells before it.
        let mut sources: Vec<Vec<(usize, Cell)>> = vec![Vec::new(); cycle * CELLS];
        let mut min_turns = vec![[None; CELLS]; cycle];
        let mut queue = VecDeque::new();
        let states = (0..cycle).flat_map(|turn| Cell::all().map(move |cell| (turn, cell)));
        for (turn, cell) in states {
            for (_, target) in steps(cell) {
                match tides.step_result(target, turn as u32) {
                    (_, Fate::Cross) if min_turns[turn][cell.index()].is_none() => {
                        min_turns[turn][cell.index()] = Some(1);
                        queue.push_back((turn, cell));
                    }
                    (_, Fate::Cross) => {}
                    (next, _) => {
                        let state = (turn + 1) % cycle * CELLS + next.index();
                        sources[state].push((turn, cell));
                    }
                }
            }
        }
        while let Some((turn, cell)) = queue.pop_front() {
            let turns = min_turns[turn][cell.index()].map(|turns| turns + 1);
            for &(turn, cell) in &sources[turn * CELLS + cell.index()] {
                if min_turns[turn][cell.index()].is_none() {
                    min_turns[turn][cell.index()] = turns;
                    queue.push_back((turn, cell));
                }
            }
        }
        Reach {
            tides: Arc::new(tides),
            min_turns,
        }
    }

    /// The fewest turns from a cell to the goal, `turn` turns after the position; `None` if it is out of reach.
    pub fn min_turns(&self, cell: Cell, turn: u32) -> Option<u32> {
        self.min_turns[(turn % u32::from(CYCLE)) as usize][cell.index()]
    }

    /// The steps from a cell, `turn` turns after the position, that reach the goal within `turn_limit` more turns.
    pub fn steps_within(&self, cell: Cell, turn: u32, within: u32) -> Vec<Step> {
        let reaches_goal = |&(_, to): &(Step, Cell)| match self.tides.step_result(to, turn) {
            (_, Fate::Cross) => within > 0,
            (next, _) => {
                let turns_after = self.min_turns(next, turn + 1);
                turns_after.is_some_and(|turns_after| turns_after < within)
            }
        };
        steps(cell)
            .filter(reaches_goal)
            .map(|(step, _)| step)
            .collect()
    }

    /// The number of ways from a cell, `turn` turns after the position, that reach the goal within `turn_limit` more turns, at
    /// most [`Reach::MAX_COUNT`]. A way ends at the goal.
    pub fn count(&self, cell: Cell, turn: u32, within: u32) -> u64 {
        let mut counts = [0_u64; CELLS];
        counts[cell.index()] = 1;
        let mut arrived = 0_u64;
        for turns_gone in 0..within {
            let mut next = [0_u64; CELLS];
            for cell in Cell::all().filter(|cell| counts[cell.index()] > 0) {
                for step in self.steps_within(cell, turn + turns_gone, within - turns_gone) {
                    let to = cell.after(step).unwrap_or(cell);
                    let (to, fate) = self.tides.step_result(to, turn + turns_gone);
                    let count = match fate {
                        Fate::Cross => &mut arrived,
                        _ => &mut next[to.index()],
                    };
                    *count = Reach::MAX_COUNT.min(*count + counts[cell.index()]);
                }
            }
            counts = next;
        }
        arrived
    }
}
