//! The maximum number of crossings in the remaining turns, or in the first of them, computed by dynamic programming backwards
//! over cells and turns.

use super::{SeatTides, steps};
use crate::core::game::{Game, Seat};
use crate::games::crossing::{CELLS, Cell, Crossing, Effect, Fate, Move, Step, TURNS};

/// The best play of a player who sees everything, for a number of turns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Route {
    /// The number of tokens that it delivers from the position on: the clairvoyant best.
    pub crossings: u32,
    /// Its steps, one per turn.
    pub steps: Vec<Step>,
}

impl Route {
    /// The effects of its steps, from the position for which it was computed.
    pub fn path(&self, game: &Crossing, seat: Seat) -> Vec<Effect> {
        let mut game = game.clone();
        let effect_of_step = |&step: &Step| {
            let mut steps = [Step::Hold; 2];
            steps[seat.index()] = step;
            let mv = Move(steps);
            let effect = game.effects(&mv).into_iter().nth(seat.index());
            game.play(&mv);
            effect
        };
        self.steps.iter().filter_map(effect_of_step).collect()
    }
}

/// The deliveries from a cell on. More tokens are better. With equally many, earlier is better: the sum over all deliveries of
/// the turns then left.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Deliveries {
    crossings: u32,
    earliness: u32,
}

/// The route on which a player delivers most. Among equal routes, the one that delivers earliest.
///
/// ```
/// use warren::core::game::{Game, Seat};
/// use warren::games::crossing::Crossing;
/// use warren::core::record::Record;
/// use warren::games::crossing::solver::best_route;
///
/// let record: Record<Crossing> = Record::begin(None).unwrap();
/// let best = best_route(record.start(), Seat(0));
/// assert_eq!((best.crossings, best.steps.len()), (12, 180));
/// ```
pub fn best_route(game: &Crossing, seat: Seat) -> Route {
    best_route_within(game, seat, TURNS)
}

/// The best route for only the next `turns` turns, or for all remaining turns if they are fewer.
///
/// ```
/// use warren::core::game::{Game, Seat};
/// use warren::games::crossing::Crossing;
/// use warren::core::record::Record;
/// use warren::games::crossing::solver::best_route_within;
///
/// let record: Record<Crossing> = Record::begin(None).unwrap();
/// let best = best_route_within(record.start(), Seat(0), 5);
/// assert_eq!((best.crossings, best.steps.len()), (0, 5));
/// ```
pub fn best_route_within(game: &Crossing, seat: Seat, turns: u32) -> Route {
    let tides = SeatTides::of(game, seat);
    let turns = turns.min(TURNS - game.turn());
    let mut steps_by_turn: Vec<[Step; CELLS]> = Vec::new();
    let mut best_later = [Deliveries::default(); CELLS];
    for turn in (0..turns).rev() {
        let turns_left = turns - turn;
        let mut best_now = best_later;
        let mut best_steps = [Step::Hold; CELLS];
        for cell in Cell::all() {
            let rate_step = |(step, target): (Step, Cell)| {
                let (next, fate) = tides.step_result(target, turn);
                let crossed = u32::from(fate == Fate::Cross);
                let later = best_later[next.index()];
                let deliveries = Deliveries {
                    crossings: later.crossings + crossed,
                    earliness: later.earliness + crossed * turns_left,
                };
                // Among equal steps, one without drowning comes first, then holding.
                (
                    deliveries,
                    fate != Fate::Drown && fate != Fate::Sink,
                    step == Step::Hold,
                    step,
                )
            };
            let best = steps(cell)
                .map(rate_step)
                .max_by_key(|&(deliveries, stays_dry, holds, _)| (deliveries, stays_dry, holds));
            if let Some((deliveries, _, _, step)) = best {
                best_now[cell.index()] = deliveries;
                best_steps[cell.index()] = step;
            }
        }
        steps_by_turn.push(best_steps);
        best_later = best_now;
    }
    let mut cell = game.token(seat);
    let crossings = best_later[cell.index()].crossings;
    let steps = steps_by_turn
        .iter()
        .rev()
        .zip(0..)
        .map(|(best_steps, turn)| {
            let step = best_steps[cell.index()];
            cell = tides.step_result(cell.after(step).unwrap_or(cell), turn).0;
            step
        });
    Route {
        crossings,
        steps: steps.collect(),
    }
}
