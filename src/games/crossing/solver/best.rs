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
        let effect = |&step: &Step| {
            let mut steps = [Step::Hold; 2];
            steps[seat.index()] = step;
            let mv = Move(steps);
            let effect = game.effects(&mv).into_iter().nth(seat.index());
            game.play(&mv);
            effect
        };
        self.steps.iter().filter_map(effect).collect()
    }
}

/// The deliveries from a cell on. More tokens are better. With equally many, earlier is better: the sum over all deliveries of
/// the turns then left.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Worth {
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
    let mut choices: Vec<[Step; CELLS]> = Vec::new();
    let mut after = [Worth::default(); CELLS];
    for turn in (0..turns).rev() {
        let left = turns - turn;
        let mut now = after;
        let mut chosen = [Step::Hold; CELLS];
        for cell in Cell::all() {
            let worth = |(step, to): (Step, Cell)| {
                let (next, fate) = tides.arrive(to, turn);
                let crossed = u32::from(fate == Fate::Cross);
                let rest = after[next.index()];
                let worth = Worth {
                    crossings: rest.crossings + crossed,
                    earliness: rest.earliness + crossed * left,
                };
                // Among equal steps, one without drowning comes first, then holding.
                (
                    worth,
                    fate != Fate::Drown && fate != Fate::Sink,
                    step == Step::Hold,
                    step,
                )
            };
            let best = steps(cell)
                .map(worth)
                .max_by_key(|&(worth, dry, holds, _)| (worth, dry, holds));
            if let Some((worth, _, _, step)) = best {
                now[cell.index()] = worth;
                chosen[cell.index()] = step;
            }
        }
        choices.push(chosen);
        after = now;
    }
    let mut cell = game.token(seat);
    let crossings = after[cell.index()].crossings;
    let steps = choices.iter().rev().zip(0..).map(|(chosen, turn)| {
        let step = chosen[cell.index()];
        cell = tides.arrive(cell.after(step).unwrap_or(cell), turn).0;
        step
    });
    Route {
        crossings,
        steps: steps.collect(),
    }
}
