//! What can be expected from every cell in every turn: a pass backwards over the turns that are left.
//!
//! The pass knows the chances that a cell can be entered, and that one will see before a step whether it can: so from a cell
//! the best of the steps that turn out to be open is taken. Neighbours and turns are taken for independent. That is too
//! hopeful where one waits for an island, and not hopeful enough where what was seen serves later crossings too; measured over
//! whole games both together do better than either put right alone.
//!
//! A step that surely drowns the token is taken only where there is no other, though by the rules drowning is a quick way back
//! to the start: a player to whom such a step is suggested takes it for a mistake.

use super::chart::{Chart, Row, WIDE, wide};
use super::waters::{END, GOAL, START, steps};

/// Steps whose values differ by less, in crossings, are equally good: rounding alone makes such differences.
pub const TIE: f32 = 2e-5;

/// Cells of a row of [`Row`], with the margin.
const STRIDE: usize = 10;
const WIDE_START: usize = 81;
/// More crossings than there can be.
const MOST: f32 = 1e3;
const WIDE_GOAL: usize = 18;

/// The crossings to be expected from a turn to the end of the game, by turn and cell.
pub struct Forecast {
    rows: Vec<Row>,
    /// What a player thinks of a step that turns out not to be open: 0 that it drowns, 1 that it holds and loses a turn only.
    hope: f32,
    /// What an island seen for the first time is worth, in crossings.
    curiosity: f32,
}

impl Forecast {
    /// An empty forecast.
    pub fn new(hope: f32, curiosity: f32) -> Forecast {
        Forecast {
            rows: vec![[0.0; WIDE]; END + 1],
            hope,
            curiosity,
        }
    }

    /// Looks ahead from a turn to the end.
    pub fn look_ahead(&mut self, chart: &Chart, turn: usize) {
        for turn in (turn..END).rev() {
            let (now, later) = self.rows.split_at_mut(turn + 1);
            look_back(
                &later[0],
                chart.enter(turn),
                chart.stay(turn),
                self.hope,
                &mut now[turn],
            );
        }
    }

    /// What a step to a cell in a turn leads one to expect.
    pub fn worth(&self, chart: &Chart, cell: usize, turn: usize) -> f32 {
        let next = &self.rows[turn + 1];
        let drowned = next[WIDE_START];
        match cell {
            GOAL => 1.0 + drowned,
            _ => drowned + chart.chance(cell, turn) * (next[wide(cell)] - drowned),
        }
    }

    /// What a step is worth together with what the player will see after it. News are worth a little more than the forecast
    /// knows, because they serve all later crossings.
    pub fn appeal(&self, chart: &Chart, cell: usize, turn: usize) -> f32 {
        // A token that drowns sees nothing there: it is back on its start.
        let news = chart.news(if chart.drowns(cell, turn) {
            START
        } else {
            cell
        });
        // News that come too late for another crossing are worth nothing.
        let is_late = self.rows[turn + 1][WIDE_START] == 0.0;
        let curiosity = if is_late { 0.0 } else { self.curiosity };
        self.worth(chart, cell, turn) + curiosity * news
    }

    /// The cell to step to from a cell: of equal ones to stay, then the first; to stay, if every step surely drowns the token.
    pub fn best(&self, chart: &Chart, from: usize, turn: usize) -> usize {
        let mut best = (f32::MIN, from);
        for cell in steps(from).filter(|&cell| !chart.drowns(cell, turn)) {
            let appeal = self.appeal(chart, cell, turn);
            if appeal > best.0 + TIE {
                best = (appeal, cell);
            }
        }
        best.1
    }

    /// Whether every step from here to the end is certain: then nothing more is to be found out.
    pub fn is_certain(&self, chart: &Chart, from: usize, turn: usize) -> bool {
        let mut cell = from;
        (turn..END).all(|turn| {
            let to = self.best(chart, cell, turn);
            cell = if to == GOAL { START } else { to };
            chart.chance(to, turn) == 1.0
        })
    }

    /// The cells to which it means to go from a cell in a turn: until it is delivered, or so many steps.
    pub fn way(&self, chart: &Chart, from: usize, turn: usize, most: usize) -> Vec<usize> {
        let mut way: Vec<usize> = Vec::new();
        for turn in (turn..END).take(most) {
            let cell = way.last().copied().unwrap_or(from);
            if cell == GOAL {
                break;
            }
            way.push(self.best(chart, cell, turn));
        }
        way
    }
}

/// A turn of the pass. Plain loops over arrays, which compilers turn into vector instructions.
fn look_back(next: &Row, enter: &Row, stay: &Row, hope: f32, now: &mut Row) {
    // Counted from what a token that drowns can expect.
    let drowned = next[WIDE_START];
    let mut gains = [0.0; WIDE];
    for (gain, next) in gains.iter_mut().zip(next) {
        *gain = next - drowned;
    }
    gains[WIDE_GOAL] = 1.0;
    for cell in STRIDE + 1..WIDE - STRIDE - 1 {
        let held = stay[cell] * (next[cell] - drowned);
        // Who can stay does not step where it brings less. Who cannot has to step where it is open, be it to a worse place.
        let least = if stay[cell] > 0.0 { 0.0 } else { -MOST };
        let (left, down) = (cell - 1, cell + STRIDE);
        let (right, up) = (cell + 1, cell - STRIDE);
        let (a, b) = ordered((gains[left], enter[left]), (gains[down], enter[down]));
        let (c, d) = ordered((gains[right], enter[right]), (gains[up], enter[up]));
        let ((worst, b), (c, best)) = (ordered(a, c), ordered(b, d));
        // The two in the middle of four.
        let (b, c) = ordered(b, c);
        // From the worst neighbour to the best: each that is open takes the place of those before.
        let value = improved(held - (1.0 - hope) * greater(held, 0.0), worst, least);
        let value = improved(improved(value, b, least), c, least);
        let value = improved(value, best, least);
        let staying = if stay[cell] > 0.0 { held } else { -MOST };
        now[cell] = drowned + greater(staying, value);
    }
}

/// A neighbour: what is gained there, and the chance that it is open.
type Neighbour = (f32, f32);

/// What can be expected with one neighbour more, which is stepped to if it is open and brings at least so much more.
#[inline(always)]
fn improved(value: f32, (gain, chance): Neighbour, least: f32) -> f32 {
    let more = gain - value;
    value + chance * if more > least { more } else { 0.0 }
}

/// Two neighbours, the one with less to gain first.
#[inline(always)]
fn ordered(one: Neighbour, other: Neighbour) -> (Neighbour, Neighbour) {
    let swap = one.0 > other.0;
    let pick = |no: f32, yes: f32| if swap { yes } else { no };
    let less = (pick(one.0, other.0), pick(one.1, other.1));
    let more = (pick(other.0, one.0), pick(other.1, one.1));
    (less, more)
}

/// The greater of two numbers; `f32::max` costs more for numbers that cannot be here.
#[inline(always)]
fn greater(one: f32, other: f32) -> f32 {
    if one > other { one } else { other }
}
