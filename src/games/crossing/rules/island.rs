//! An island and its cycle.

use super::cells::{CELLS, Cell};
use crate::core::game::{Problem, problem};

/// The number of turns of an island's cycle.
pub const CYCLE: u8 = 14;
/// The number of phases from an island's lowest to its highest, inclusive.
const PHASES: u8 = 8;
/// The place in the cycle where an island is highest.
const TOP: u8 = PHASES - 1;
/// The phase and the height of the corners, which never move.
pub const CORNER: i8 = 9;
/// The number that a window shows for a place off the board.
pub const OFF_BOARD: i8 = -9;
/// The possible heights of an island. The height is its highest phase.
pub const HEIGHTS: std::ops::RangeInclusive<i8> = 2..=5;

/// Whether an island rises or sinks next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Direction {
    /// It rises, and turns back at its highest phase.
    Up,
    /// It sinks, and turns back at its lowest phase.
    Down,
}

/// A place in the cycle of 14 turns: 0 at the lowest phase, 7 at the highest, 8 to 13 on the way down.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct CyclePoint(u8);

impl CyclePoint {
    /// All places.
    pub fn all() -> impl Iterator<Item = CyclePoint> {
        (0..CYCLE).map(CyclePoint)
    }

    /// The place with a number, 0 to 13.
    pub fn new(number: u8) -> Option<CyclePoint> {
        (number < CYCLE).then_some(CyclePoint(number))
    }

    /// Its number, 0 to 13.
    pub fn number(self) -> u8 {
        self.0
    }

    /// The place of an island of a height in a phase, moving in a direction; `None` if it never has that phase. At its
    /// highest and lowest phase the direction makes no difference.
    pub fn of(height: i8, phase: i8, direction: Direction) -> Option<CyclePoint> {
        let above_lowest = u8::try_from(i16::from(phase) - lowest(height)).ok()?;
        (above_lowest < PHASES).then(|| match direction {
            Direction::Up => CyclePoint(above_lowest),
            Direction::Down => CyclePoint((CYCLE - above_lowest) % CYCLE),
        })
    }

    /// The phase of an island of a height, at least `i8::MIN`.
    pub fn phase(self, height: i8) -> i8 {
        let above_lowest = if self.0 <= TOP {
            self.0
        } else {
            CYCLE - self.0
        };
        i8::try_from(lowest(height) + i16::from(above_lowest)).unwrap_or(i8::MIN)
    }

    /// The direction in which it moves next.
    pub fn direction(self) -> Direction {
        if self.0 < TOP {
            Direction::Up
        } else {
            Direction::Down
        }
    }

    /// The place `turns` turns later.
    pub fn after(self, turns: u32) -> CyclePoint {
        CyclePoint(((u32::from(self.0) + turns % u32::from(CYCLE)) % u32::from(CYCLE)) as u8)
    }
}

/// The lowest phase of an island of a height. The height need not be legal.
fn lowest(height: i8) -> i16 {
    i16::from(height) - i16::from(TOP)
}

/// The islands' heights by cell, 9 at the corners. Both players know them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heights([i8; CELLS]);

impl Heights {
    /// Heights, row by row from the top left.
    ///
    /// # Errors
    /// The first cell with an illegal height, and the allowed heights.
    pub fn new(heights: [i8; CELLS]) -> Result<Heights, (Cell, Problem)> {
        let wrong = Cell::all().find(|&cell| !is_height(cell, heights[cell.index()]));
        match wrong {
            None => Ok(Heights(heights)),
            Some(cell) => Err((cell, height_problem(cell, heights[cell.index()]))),
        }
    }

    /// The height of a cell.
    pub fn at(&self, cell: Cell) -> i8 {
        self.0[cell.index()]
    }

    /// The rows, from the top.
    pub fn rows(&self) -> impl Iterator<Item = &[i8]> {
        self.0.chunks(super::cells::SIZE.into())
    }
}

/// Whether a cell may have a height.
pub(super) fn is_height(cell: Cell, height: i8) -> bool {
    if cell.is_corner() {
        height == CORNER
    } else {
        HEIGHTS.contains(&height)
    }
}

/// The problem with a height. The page's translations name the cell by `row` and `column`.
pub(super) fn height_problem(cell: Cell, height: i8) -> Problem {
    let [row, column] = cell.row_and_column();
    let between = format!(" in {cell}: ");
    let wanted = if cell.is_corner() {
        problem!(
            "crossing-corner-height",
            "a corner has the height {corner}",
            corner = CORNER,
            row = row,
            column = column,
        )
    } else {
        problem!(
            "crossing-height",
            "an island has a height from {least} to {most}",
            least = HEIGHTS.start(),
            most = HEIGHTS.end(),
            row = row,
            column = column,
        )
    };
    wanted.quoting_before(&height.to_string(), &between)
}

/// The problem with a phase. The page's translations name the cell by `row` and `column`.
pub(super) fn phase_problem(cell: Cell, height: i8, phase: i8) -> Problem {
    let [row, column] = cell.row_and_column();
    let between = format!(" in {cell}: ");
    let wanted = if cell.is_corner() {
        problem!(
            "crossing-corner-phase",
            "a corner has the phase {corner}",
            corner = CORNER,
            row = row,
            column = column,
        )
    } else {
        problem!(
            "crossing-phase",
            "an island of height {height} has a phase from {least} to {height}",
            height = height,
            least = lowest(height),
            row = row,
            column = column,
        )
    };
    wanted.quoting_before(&phase.to_string(), &between)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_island_runs_through_its_cycle_as_the_statement_says() {
        let mut place = CyclePoint::of(5, 0, Direction::Up).unwrap();
        let mut phases = Vec::new();
        for _ in 0..16 {
            phases.push(place.phase(5));
            place = place.after(1);
        }
        assert_eq!(phases, [0, 1, 2, 3, 4, 5, 4, 3, 2, 1, 0, -1, -2, -1, 0, 1]);
    }

    #[test]
    fn an_island_of_any_height_and_phase_is_computed_without_overflow() {
        for height in i8::MIN..=i8::MAX {
            for place in CyclePoint::all() {
                let above_lowest = 7 - 7_i16.abs_diff(place.number().into()) as i16;
                let phase = i16::from(height) - 7 + above_lowest;
                assert_eq!(
                    i16::from(place.phase(height)),
                    phase.max(i8::MIN.into()),
                    "{height} {place:?}"
                );
            }
            for phase in i8::MIN..=i8::MAX {
                let below_top = i16::from(height) - i16::from(phase);
                for direction in [Direction::Up, Direction::Down] {
                    let place = CyclePoint::of(height, phase, direction);
                    let is_met = (0..=7).contains(&below_top);
                    assert_eq!(place.is_some(), is_met, "{height} {phase}");
                }
            }
        }
    }

    #[test]
    fn at_the_ends_of_its_run_an_island_turns_back_whatever_the_direction() {
        for height in HEIGHTS {
            for phase in [height, height - 7] {
                let points =
                    [Direction::Up, Direction::Down].map(|way| CyclePoint::of(height, phase, way));
                assert_eq!(points[0], points[1]);
            }
            assert_eq!(CyclePoint::of(height, height + 1, Direction::Up), None);
            assert_eq!(CyclePoint::of(height, height - 8, Direction::Down), None);
        }
        assert_eq!(
            CyclePoint::of(5, 5, Direction::Up).unwrap().direction(),
            Direction::Down
        );
        assert_eq!(
            CyclePoint::of(5, -2, Direction::Down).unwrap().direction(),
            Direction::Up
        );
    }
}
