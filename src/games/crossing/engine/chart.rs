//! A player's knowledge of the islands in the planner's form: for every turn of the cycle, the chance that a cell can be
//! entered, and the chance that a token there can stay.

use std::sync::OnceLock;

use super::islands::{CYCLE_TURNS, Islands, SIDE, is_corner, phase, window_around};
use crate::games::crossing::{CELLS, HEIGHTS};
use crate::thinking::search::Random;

/// The number of cells with a margin of one around the board, row by row. With the margin every cell has four neighbours.
pub const PADDED_CELLS: usize = 100;
/// One number per cell, including the margin.
pub type Row = [f32; PADDED_CELLS];

/// The index of a cell in a [`Row`].
pub fn padded(cell: usize) -> usize {
    cell + 2 * (cell / SIDE) + 11
}

/// The bits of all points in the cycle.
const ALL_POINTS: u16 = (1 << CYCLE_TURNS) - 1;

/// For each island, the possible points in the cycle and the resulting chances.
#[derive(Clone)]
pub struct Chart {
    heights: [i8; CELLS],
    /// By cell, the possible points in turn 0 of the game, one bit each. A corner has one point.
    points: [u16; CELLS],
    /// By turn of the cycle: the chance that a cell is above water in that turn and the next. 0 in the margin.
    enter_chances: Box<[Row; CYCLE_TURNS]>,
    /// By turn of the cycle: the same chance for a token that is already on the cell.
    stay_chances: Box<[Row; CYCLE_TURNS]>,
    /// The islands that were never seen, one bit each.
    unseen: u64,
    /// The islands that were seen but whose direction is still unknown.
    unknown_direction: u64,
}

impl Chart {
    /// A chart from the islands' heights and, for each island, the possible points in turn 0, one bit each, at least one.
    pub fn new(heights: [i8; CELLS], points: [u16; CELLS]) -> Chart {
        let mut chart = Chart {
            heights,
            points,
            enter_chances: Box::new([[0.0; PADDED_CELLS]; CYCLE_TURNS]),
            stay_chances: Box::new([[0.0; PADDED_CELLS]; CYCLE_TURNS]),
            unseen: 0,
            unknown_direction: 0,
        };
        for cell in 0..CELLS {
            if is_corner(cell) {
                chart.points[cell] = 1;
                for turn in 0..CYCLE_TURNS {
                    chart.enter_chances[turn][padded(cell)] = 1.0;
                    chart.stay_chances[turn][padded(cell)] = 1.0;
                }
            } else {
                chart.update_chances(cell);
            }
        }
        chart
    }

    /// By cell, the chance that it can be entered in a turn.
    pub fn enter_chances(&self, turn: usize) -> &Row {
        &self.enter_chances[turn % CYCLE_TURNS]
    }

    /// By cell, the chance that a token there can stay in a turn.
    pub fn stay_chances(&self, turn: usize) -> &Row {
        &self.stay_chances[turn % CYCLE_TURNS]
    }

    /// The chance that a step to a cell is safe.
    pub fn chance_to_enter(&self, cell: usize, turn: usize) -> f32 {
        self.enter_chances(turn)[padded(cell)]
    }

    /// Whether a step to a cell certainly drowns the token.
    pub fn surely_drowns(&self, cell: usize, turn: usize) -> bool {
        self.chance_to_enter(cell, turn) == 0.0
    }

    /// The number of islands that the window around a cell would show for the first time, plus half of those whose direction is
    /// unknown.
    pub fn count_news(&self, cell: usize) -> f32 {
        let around = window_around(cell);
        let count_around = |cells: u64| (cells & around).count_ones() as f32;
        count_around(self.unseen) + 0.5 * count_around(self.unknown_direction)
    }

    /// Computes the chances of an island from its possible points of the cycle.
    fn update_chances(&mut self, cell: usize) {
        let points = self.points[cell];
        let bit = 1 << cell;
        self.unseen &= !bit;
        self.unknown_direction &= !bit;
        match points.count_ones() {
            1 => {}
            _ if points == ALL_POINTS => self.unseen |= bit,
            _ => self.unknown_direction |= bit,
        }
        let chances = Chances::of(self.heights[cell], points);
        for turn in 0..CYCLE_TURNS {
            self.enter_chances[turn][padded(cell)] = chances.enter_chances[turn];
            self.stay_chances[turn][padded(cell)] = chances.stay_chances[turn];
        }
    }

    /// Samples possible islands. All possible points are equally likely.
    pub fn sample(&self, random: &mut Random) -> Islands {
        let point = |cell: usize| {
            // Drops the lowest bit a random number of times, and takes the next.
            let mut possible_points = self.points[cell];
            for _ in 0..random.below(possible_points.count_ones() as usize) {
                possible_points &= possible_points - 1;
            }
            possible_points.trailing_zeros() as u8
        };
        let points: Vec<u8> = (0..CELLS).map(point).collect();
        Islands::new(self.heights, points.try_into().expect("a point per cell"))
    }
}

/// The points `turns` turns later.
fn rotated(points: u16, turns: usize) -> u16 {
    let turns = turns % CYCLE_TURNS;
    (points << turns | points >> (CYCLE_TURNS - turns)) & ALL_POINTS
}

/// The chances of an island, by turn of the cycle.
#[derive(Clone, Copy, Default)]
struct Chances {
    enter_chances: [f32; CYCLE_TURNS],
    stay_chances: [f32; CYCLE_TURNS],
}

impl Chances {
    /// The chances for a set of possible points. All but the rarest sets are computed in advance.
    fn of(height: i8, points: u16) -> Chances {
        let first = points.trailing_zeros() as usize;
        let last = 15 - points.leading_zeros() as usize;
        let table = table(height);
        match points.count_ones() {
            1 | 2 => table[first * CYCLE_TURNS + last],
            _ if points == ALL_POINTS => table[CYCLE_TURNS * CYCLE_TURNS],
            _ => Chances::compute(height, points),
        }
    }

    fn compute(height: i8, points: u16) -> Chances {
        let dry = (0..CYCLE_TURNS).filter(|&point| phase(height, point) >= 0);
        // The points above water, one bit each.
        let dry = dry.fold(0, |points, point| points | 1 << point);
        let mut chances = Chances::default();
        for turn in 0..CYCLE_TURNS {
            let points_now = rotated(points, turn);
            let count = |points: u16| points.count_ones() as f32;
            // Above water in this turn and the next.
            let safe_count = count(points_now & dry & rotated(dry, CYCLE_TURNS - 1));
            chances.enter_chances[turn] = safe_count / count(points);
            chances.stay_chances[turn] = safe_count / count(points_now & dry).max(1.0);
        }
        chances
    }
}

/// The chances of islands of a height. The sets of at most two points come first, by their first and last point; the set of all
/// points is the last.
fn table(height: i8) -> &'static [Chances] {
    static TABLES: OnceLock<Vec<Vec<Chances>>> = OnceLock::new();
    let tables = TABLES.get_or_init(|| {
        let table_of_height = |height| {
            let sets = (0..CYCLE_TURNS * CYCLE_TURNS)
                .map(|pair| 1 << (pair / CYCLE_TURNS) | 1 << (pair % CYCLE_TURNS));
            let sets = sets.chain([ALL_POINTS]);
            sets.map(|points| Chances::compute(height, points))
                .collect()
        };
        HEIGHTS.map(table_of_height).collect()
    });
    &tables[(height - HEIGHTS.start()) as usize]
}
