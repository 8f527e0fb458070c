//! Forecasts with careful rabbits, against any behaviour of the hunters.

use super::forecast::{EARLIER_VALUE, Forecast, HORIZON, Plan, Progress, Turn, go, nearest};
use crate::games::rabbits::engine::black::plan;
use crate::games::rabbits::engine::black::threat::Threat;
use crate::games::rabbits::engine::cells::Cells;
use crate::games::rabbits::engine::maze::{Maze, NOWHERE};
use crate::games::rabbits::engine::position::{Position, WHITE};
use crate::games::rabbits::{HUNTERS, RABBITS};

/// The number of turns of a forecast with careful rabbits.
pub const FORESIGHT: usize = 10;
/// The numbers of the hunters' moves after which a careful rabbit checks whether it can still be free.
const TERMS: [usize; 5] = [1, 2, 4, 7, 12];
/// The cost of a free rabbit at the end of a forecast, in captures, by the number of [`TERMS`] that it certainly survives.
///
/// The first costs exceed a capture. A rabbit in danger cannot eat, and its hunters are soon free to chase others.
const DANGERS: [f32; TERMS.len() + 1] = [2.4, 1.8, 1.2, 0.6, 0.3, 0.0];
/// The discount of a capture per turn, because plans may change.
const DISCOUNT: f32 = 0.96;

/// The hunters' behaviour in a forecast.
#[derive(Clone, Copy)]
pub enum Foe<'a> {
    /// The expected behaviour.
    Expected,
    /// A plan.
    Planned(&'a plan::Plan),
}

impl Forecast<'_> {
    /// The value of careful rabbits' plans in points. Writes the turns to `trace`.
    pub fn careful_value(&self, plans: &[Plan; RABBITS], foe: Foe, trace: &mut Vec<Turn>) -> f32 {
        trace.clear();
        let mut position = *self.position;
        let mut progress = [Progress::default(); RABBITS];
        let (mut value, mut weight) = (0.0, 1.0);
        let rates = self.rates(FORESIGHT);
        for turn in 0..FORESIGHT {
            let is_pinned = self.pinned && turn == 0;
            let to = self.careful(&position, &mut progress, plans, is_pinned);
            let (eaten, free) = (position.points[0], position.free());
            position.play_rabbits(&to);
            let worth = rates.eaten + EARLIER_VALUE * (HORIZON - turn) as f32;
            value += worth * (position.points[0] - eaten) as f32;
            if !position.is_over() {
                let to = match foe {
                    Foe::Expected => self.hunters.expected(self.maze, &position, 0),
                    Foe::Planned(plan) => plan::step(self.maze, &position, plan, turn as u8),
                };
                position.play_hunters(&to);
            }
            value -= rates.loss * weight * (free - position.free()) as f32;
            weight *= DISCOUNT;
            trace.push(Turn {
                rabbits: to,
                hunters: position.hunters,
            });
            if position.is_over() {
                break;
            }
        }
        if !(self.minds_end && position.is_over()) {
            let safety = self.safety(&position);
            value -= rates.loss * weight * safety.dangers(self.maze, &position);
        }
        value - rates.step * self.steps_left(&position, &progress) as f32
    }

    /// The safe cells in a position. Events after the end of the game are no danger.
    fn safety(&self, position: &Position) -> Safety {
        let turns = if self.minds_end {
            position.turns_left(WHITE).into()
        } else {
            usize::MAX
        };
        Safety::new(self.maze, &position.hunters, turns)
    }

    /// The cells to which careful rabbits go. Each considers only the steps after which it can stay free for longest: the next
    /// step of its plan, or else one along its tour. It abandons a plan that needs another step, unless the plan is pinned.
    fn careful(
        &self,
        position: &Position,
        progress: &mut [Progress; RABBITS],
        plans: &[Plan; RABBITS],
        is_pinned: bool,
    ) -> [u16; RABBITS] {
        let safety = self.safety(position);
        let mut to = position.rabbits;
        for (rabbit, progress) in progress.iter_mut().enumerate() {
            let from = position.rabbits[rabbit];
            if from == NOWHERE {
                continue;
            }
            let ways = self.maze.ways(from).all();
            let longest = safety.longest(ways);
            // No rabbit waits in a dead end if it can leave as safely.
            let is_idle = |next: u16| next == from && self.maze.depth(from) > 0;
            let is_wise = |next: u16| safety.life(next) == longest && !is_idle(next);
            let planned = plans[rabbit].get(progress.steps);
            to[rabbit] = match planned.filter(|&&next| is_pinned || is_wise(next)) {
                Some(&next) => next,
                None => {
                    progress.steps = plans[rabbit].len();
                    let safest = ways
                        .iter()
                        .copied()
                        .filter(|&cell| safety.life(cell) == longest);
                    self.along_tour(position, rabbit, &mut progress.goal, safest)
                }
            };
        }
        go(&position.rabbits, plans, progress, &mut to);
        to
    }

    /// The step that leads along a rabbit's tour. If none does, the step that leads out of dead ends and away from the hunters.
    fn along_tour(
        &self,
        position: &Position,
        rabbit: usize,
        goal: &mut usize,
        ways: impl Iterator<Item = u16> + Clone,
    ) -> u16 {
        let from = position.rabbits[rabbit];
        let away = |&cell: &u16| {
            let hunters = nearest(self.maze, &position.hunters, cell);
            8 * i32::from(self.maze.depth(cell)) - 4 * i32::from(hunters)
        };
        let nearer = self.goal(position, rabbit, goal).and_then(|goal| {
            let distances = self.maze.distances(goal);
            let rank = |&cell: &u16| {
                let eaten = i32::from(position.cabbages.contains(cell));
                2 * i32::from(distances[usize::from(cell)]) - eaten
            };
            let next = ways.clone().min_by_key(rank);
            next.filter(|&next| next != from)
        });
        let next = nearer.or_else(|| ways.min_by_key(away));
        next.unwrap_or(from)
    }
}

/// The safe cells, by duration, wherever each hunter goes.
struct Safety {
    safe: [Cells; TERMS.len()],
}

impl Safety {
    /// The safe cells if the hunters have this many turns left.
    fn new(maze: &Maze, hunters: &[u16; HUNTERS], turns: usize) -> Safety {
        let mut threat = Threat::new(hunters);
        Safety {
            safe: TERMS.map(|term| threat.safe(maze, term.min(turns))),
        }
    }

    /// The number of [`TERMS`] that a rabbit certainly survives if it goes to a cell now.
    #[inline]
    fn life(&self, cell: u16) -> usize {
        let safe = self.safe.iter();
        safe.take_while(|cells| cells.contains(cell)).count()
    }

    fn longest(&self, ways: &[u16]) -> usize {
        let lives = ways.iter().map(|&cell| self.life(cell));
        lives.max().unwrap_or(0)
    }

    /// The danger to all free rabbits, in captures, if they are to move.
    fn dangers(&self, maze: &Maze, position: &Position) -> f32 {
        let free = position.rabbits.iter().filter(|&&cell| cell != NOWHERE);
        free.map(|&cell| DANGERS[self.longest(maze.ways(cell).all())])
            .sum()
    }
}
