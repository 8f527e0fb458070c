//! The forecast: the expected crossings from every cell in every turn, computed backwards over the remaining turns.
//!
//! The computation uses the chance that a cell can be entered. It assumes that the player sees before a step whether the cell
//! can be entered, so from each cell it takes the best of the open steps. It treats neighbours and turns as independent. This
//! is too optimistic for a player who waits for an island, and too pessimistic where earlier sightings also help later
//! crossings. In measurements over whole games both errors together play better than correcting either one.
//!
//! The forecast chooses a step that certainly drowns the token only if there is no other. By the rules drowning is a quick way
//! back to the start, but a player takes such a suggestion for a mistake.

use super::chart::{Chart, PADDED_CELLS, Row, padded};
use super::islands::{GAME_TURNS, GOAL, START, steps};

/// Steps are equally good if their values differ by less than this, in crossings. Rounding alone makes such differences.
pub const TIE: f32 = 2e-5;

/// The number of cells in a row of the board in a [`Row`], with the margin.
const STRIDE: usize = 10;
/// The token's start cell in a [`Row`].
const PADDED_START: usize = 81;
/// More crossings than any game can have.
const MANY_CROSSINGS: f32 = 1e3;
/// The token's goal cell in a [`Row`].
const PADDED_GOAL: usize = 18;

/// The expected crossings from a turn to the end of the game, by turn and cell.
pub struct Forecast {
    rows: Vec<Row>,
    /// The player's belief about a step that turns out to be blocked: 0 if it drowns the token, 1 if it only holds the token
    /// and loses a turn.
    hope: f32,
    /// The value of an island seen for the first time, in crossings.
    curiosity: f32,
}

impl Forecast {
    /// An empty forecast.
    pub fn new(hope: f32, curiosity: f32) -> Forecast {
        Forecast {
            rows: vec![[0.0; PADDED_CELLS]; GAME_TURNS + 1],
            hope,
            curiosity,
        }
    }

    /// Computes the forecast from a turn to the end.
    pub fn compute(&mut self, chart: &Chart, turn: usize) {
        for turn in (turn..GAME_TURNS).rev() {
            let (now, later) = self.rows.split_at_mut(turn + 1);
            compute_row(
                &later[0],
                chart.enter_chances(turn),
                chart.stay_chances(turn),
                self.hope,
                &mut now[turn],
            );
        }
    }

    /// The expected crossings after a step to a cell in a turn.
    pub fn expected_crossings(&self, chart: &Chart, cell: usize, turn: usize) -> f32 {
        let next = &self.rows[turn + 1];
        let value_of_start = next[PADDED_START];
        match cell {
            GOAL => 1.0 + value_of_start,
            _ => {
                value_of_start
                    + chart.chance_to_enter(cell, turn) * (next[padded(cell)] - value_of_start)
            }
        }
    }

    /// The value of a step, including what the player will see after it: its news. New sightings are worth a little more than
    /// the forecast knows, because they help all later crossings.
    pub fn value_with_news(&self, chart: &Chart, cell: usize, turn: usize) -> f32 {
        // A drowned token sees nothing there. It is back on its start cell.
        let news = chart.count_news(if chart.surely_drowns(cell, turn) {
            START
        } else {
            cell
        });
        // Sightings that come too late for another crossing have no value.
        let is_late = self.rows[turn + 1][PADDED_START] == 0.0;
        let curiosity = if is_late { 0.0 } else { self.curiosity };
        self.expected_crossings(chart, cell, turn) + curiosity * news
    }

    /// The cell to step to from a cell. Among equal steps it prefers to stay, then the first one. If every step certainly
    /// drowns the token, it stays.
    pub fn best_cell(&self, chart: &Chart, from: usize, turn: usize) -> usize {
        let mut best = (f32::MIN, from);
        for cell in steps(from).filter(|&cell| !chart.surely_drowns(cell, turn)) {
            let value_with_news = self.value_with_news(chart, cell, turn);
            if value_with_news > best.0 + TIE {
                best = (value_with_news, cell);
            }
        }
        best.1
    }

    /// Whether every step until the end is certain, so that the player can learn nothing more.
    pub fn is_certain(&self, chart: &Chart, from: usize, turn: usize) -> bool {
        let mut cell = from;
        (turn..GAME_TURNS).all(|turn| {
            let to = self.best_cell(chart, cell, turn);
            cell = if to == GOAL { START } else { to };
            chart.chance_to_enter(to, turn) == 1.0
        })
    }

    /// The planned cells from a cell in a turn on, until the token is delivered, at most `max_steps`.
    pub fn plan(&self, chart: &Chart, from: usize, turn: usize, max_steps: usize) -> Vec<usize> {
        let mut cells: Vec<usize> = Vec::new();
        for turn in (turn..GAME_TURNS).take(max_steps) {
            let cell = cells.last().copied().unwrap_or(from);
            if cell == GOAL {
                break;
            }
            cells.push(self.best_cell(chart, cell, turn));
        }
        cells
    }
}

/// Computes the expected crossings in a turn, `now`, from those in the next. It uses plain loops over arrays, which compilers
/// turn into SIMD instructions.
fn compute_row(next: &Row, enter_chances: &Row, stay_chances: &Row, hope: f32, now: &mut Row) {
    // Gains are relative to what a drowned token can expect.
    let value_of_start = next[PADDED_START];
    let mut gains = [0.0; PADDED_CELLS];
    for (gain, next) in gains.iter_mut().zip(next) {
        *gain = next - value_of_start;
    }
    gains[PADDED_GOAL] = 1.0;
    for cell in STRIDE + 1..PADDED_CELLS - STRIDE - 1 {
        let gain_of_staying = stay_chances[cell] * (next[cell] - value_of_start);
        // A token that can stay rejects a worse step. A token that cannot stay must take an open step, even to a worse place.
        let min_gain = if stay_chances[cell] > 0.0 {
            0.0
        } else {
            -MANY_CROSSINGS
        };
        let (left, down) = (cell - 1, cell + STRIDE);
        let (right, up) = (cell + 1, cell - STRIDE);
        // Sorts the four neighbours by their gains: first two pairs, then the worst and the best of all, then the middle.
        let (a, b) = ordered(
            (gains[left], enter_chances[left]),
            (gains[down], enter_chances[down]),
        );
        let (c, d) = ordered(
            (gains[right], enter_chances[right]),
            (gains[up], enter_chances[up]),
        );
        let ((worst, b), (c, best)) = (ordered(a, c), ordered(b, d));
        let (b, c) = ordered(b, c);
        // Takes the neighbours from the worst to the best: an open neighbour replaces the ones before it.
        let value = gain_with_neighbour(
            gain_of_staying - (1.0 - hope) * greater(gain_of_staying, 0.0),
            worst,
            min_gain,
        );
        let value = gain_with_neighbour(gain_with_neighbour(value, b, min_gain), c, min_gain);
        let value = gain_with_neighbour(value, best, min_gain);
        let staying = if stay_chances[cell] > 0.0 {
            gain_of_staying
        } else {
            -MANY_CROSSINGS
        };
        now[cell] = value_of_start + greater(staying, value);
    }
}

/// A neighbour: the gain there, and the chance that it is open.
type Neighbour = (f32, f32);

/// The expected gain with one more neighbour. The step is taken if the neighbour is open and gains at least `min_gain` more.
#[inline(always)]
fn gain_with_neighbour(value: f32, (gain, chance): Neighbour, min_gain: f32) -> f32 {
    let improvement = gain - value;
    value
        + chance
            * if improvement > min_gain {
                improvement
            } else {
                0.0
            }
}

/// Two neighbours, the one with the lower gain first.
#[inline(always)]
fn ordered(one: Neighbour, other: Neighbour) -> (Neighbour, Neighbour) {
    let swap = one.0 > other.0;
    let pick = |unswapped: f32, swapped: f32| if swap { swapped } else { unswapped };
    let lower = (pick(one.0, other.0), pick(one.1, other.1));
    let higher = (pick(other.0, one.0), pick(other.1, one.1));
    (lower, higher)
}

/// The greater of two numbers. `f32::max` is slower because it handles NaN, which cannot occur here.
#[inline(always)]
fn greater(one: f32, other: f32) -> f32 {
    if one > other { one } else { other }
}
