//! An upper bound of all placements of the undecided arrows.
//!
//! Animals do not push each other, so each follows its own way until it is eaten: the known arrows guide it up to the first
//! undecided arrow that it meets. From there it needs at least as many steps to the player's rocket as the distance. So the
//! bound of the player's points is the points from animals whose own way leads to the rocket, plus the gain of each undecided
//! arrow. An arrow is on one cell. It gains at most one point for each mouse that comes to the cell early enough, and the cost
//! of each cat whose way to the rocket leads over it. The bound ignores that mice are eaten and that cats may be turned towards
//! the rocket. Both only cost points.
//!
//! If only one arrow is undecided, its effect on a cell is computed more exactly: only animals that come to the cell change
//! their way, and the new way is known. Then the bound only ignores that mice are eaten.

use super::missing_arrow::MissingArrow;
use super::ways::{AnimalKind, Arrivals, Terrain, Walkers, Ways, cats_in_reach, walkers};
use crate::core::game::Game;
use crate::games::mice::puzzle::{Goal, Task};
use crate::games::mice::{Arrow, CAT_COST, Mice};

/// Computes bounds for the positions of a task.
pub(super) struct UpperBounds<'a> {
    task: &'a Task,
    terrain: Terrain,
}

/// The upper bound of a position.
pub(super) struct UpperBound<'a> {
    terrain: &'a Terrain,
    /// The bound without any undecided arrow.
    base: i32,
    /// By cell, the maximum gain of an undecided arrow there; empty if there is no gain.
    gains: Vec<i32>,
    /// The highest gains, one for each undecided arrow, the lowest first.
    highest_gains: Vec<i32>,
    /// Present if exactly one arrow is undecided.
    last_arrow: Option<LastArrow<'a>>,
}

impl UpperBound<'_> {
    /// The bound for all placements.
    pub(super) fn total(&self) -> i32 {
        self.base + self.highest_gains.iter().sum::<i32>()
    }

    /// The bound for placements in which an undecided arrow is this one.
    pub(super) fn with_arrow(&self, arrow: Arrow) -> i32 {
        let cell_index = self.terrain.index(arrow.cell);
        if let Some(last_arrow) = &self.last_arrow {
            return last_arrow.value(cell_index, arrow);
        }
        let Some(gain) = self.gains.get(cell_index) else {
            return self.total();
        };
        // If the cell's gain is not among the best, it replaces the lowest of them.
        let lowest = self.highest_gains.first().copied().unwrap_or(0);
        self.total() - (lowest - gain).max(0)
    }
}

/// The ways of the animals under the known arrows, to find the effect of one more arrow.
struct LastArrow<'a> {
    ways: Ways<'a>,
    walkers: Vec<(Walkers, Option<u8>)>,
    /// By cell, the walkers that come there while the arrow is on the board.
    walkers_by_cell: Vec<Vec<usize>>,
    arrivals: Arrivals,
    /// The player's current points.
    own_points: i32,
    /// The number to subtract from the player's points.
    best_other_points: i32,
}

impl LastArrow<'_> {
    /// The value of the last arrow on a cell.
    fn value(&self, cell_index: usize, arrow: Arrow) -> i32 {
        let mut arrivals = self.arrivals.clone();
        for &index in &self.walkers_by_cell[cell_index] {
            let (group, arrival) = &self.walkers[index];
            arrivals.add(group.kind, *arrival, -group.count);
            let arrival = (self.ways).follow(group, Some((cell_index, arrow.heading)), |_, _| {});
            arrivals.add(group.kind, arrival, group.count);
        }
        arrivals.points_from(self.own_points) - self.best_other_points
    }
}

impl<'a> UpperBounds<'a> {
    pub(super) fn new(task: &'a Task) -> UpperBounds<'a> {
        UpperBounds {
            task,
            terrain: Terrain::new(task),
        }
    }

    /// The bound of a position, given the number of mice lost so far and the knowledge of the missing arrows.
    pub(super) fn bound_of(
        &self,
        position: &Mice,
        lost: u32,
        missing_arrows: &[MissingArrow],
    ) -> UpperBound<'_> {
        let goal = self.task.goal();
        if position.outcome().is_some() || goal == Goal::NoneLost {
            return UpperBound {
                terrain: &self.terrain,
                base: goal.value(position, self.task.seat(), lost),
                gains: Vec::new(),
                highest_gains: Vec::new(),
                last_arrow: None,
            };
        }
        let ways = Ways::new(&self.terrain, self.task, position, missing_arrows);
        let mut arrivals = Arrivals::new(&self.terrain);
        let mut walkers_by_cell = vec![Vec::new(); self.terrain.size * self.terrain.size];
        let mut walkers_with_arrivals = Vec::new();
        for group in walkers(position) {
            let arrival = ways.follow(&group, None, |cell, _| {
                let walkers_by_cell = &mut walkers_by_cell[self.terrain.index(cell)];
                if walkers_by_cell.last() != Some(&walkers_with_arrivals.len()) {
                    walkers_by_cell.push(walkers_with_arrivals.len());
                }
            });
            arrivals.add(group.kind, arrival, group.count);
            walkers_with_arrivals.push((group, arrival));
        }
        let own_points = position.points()[self.task.seat().index()] as i32;
        let best_other_points = match goal {
            Goal::Margin(_) => self.min_best_other(position),
            _ => 0,
        };
        let gains = self.gains(&ways, &walkers_with_arrivals, &arrivals);
        let undecided_count = self.undecided_count(position, missing_arrows);
        UpperBound {
            terrain: &self.terrain,
            base: arrivals.points_from(own_points) - best_other_points,
            highest_gains: highest_numbers(&gains, undecided_count),
            gains,
            last_arrow: (undecided_count == 1).then_some(LastArrow {
                ways,
                walkers: walkers_with_arrivals,
                walkers_by_cell,
                arrivals,
                own_points,
                best_other_points,
            }),
        }
    }

    /// By cell, the maximum gain of an undecided arrow.
    fn gains(
        &self,
        ways: &Ways,
        walkers_with_arrivals: &[(Walkers, Option<u8>)],
        arrivals: &Arrivals,
    ) -> Vec<i32> {
        let mut gains = vec![0; self.terrain.size * self.terrain.size];
        let last_cat = arrivals.last_cat();
        let mut cells = Vec::new();
        for (group, arrival) in walkers_with_arrivals {
            // A mouse that arrives before a cat may gain nothing, since points never fall below 0. If it arrives later it gains
            // a point.
            let gain = match (group.kind, arrival) {
                (AnimalKind::Mouse, Some(ply)) if Some(*ply) > last_cat => continue,
                (AnimalKind::Cat, None) => continue,
                (AnimalKind::Mouse, _) => group.count,
                (AnimalKind::Cat, Some(_)) => CAT_COST as i32 * group.count,
            };
            cells.clear();
            ways.follow(group, None, |cell, ply| {
                let cell_index = self.terrain.index(cell);
                let counts =
                    group.kind == AnimalKind::Cat || self.terrain.can_reach_rocket(cell, ply);
                if counts && !cells.contains(&cell_index) {
                    cells.push(cell_index);
                }
            });
            cells
                .iter()
                .for_each(|&cell_index| gains[cell_index] += gain);
        }
        gains
    }

    /// The number of undecided arrows that may still turn an animal.
    fn undecided_count(&self, position: &Mice, missing_arrows: &[MissingArrow]) -> usize {
        let ply = position.ply() as u8;
        let open_turns = self.task.open_turns().iter().zip(missing_arrows);
        open_turns
            .filter(|(open, missing_arrow)| {
                matches!(missing_arrow, MissingArrow::Undecided(_)) && open.last_ply_on_board >= ply
            })
            .count()
    }

    /// The lower bound of the best other player's points at the end: cats take as much as they can.
    fn min_best_other(&self, position: &Mice) -> i32 {
        let board = position.board();
        let others = (0..).zip(board.rockets().iter().zip(position.points()));
        let others = others.filter(|(player, _)| *player != self.task.seat().0);
        let lowest = others.map(|(_, (&rocket, &points))| {
            points.saturating_sub(CAT_COST * cats_in_reach(position, rocket))
        });
        lowest.max().unwrap_or(0) as i32
    }
}

/// The `count` highest numbers, the lowest first.
fn highest_numbers(numbers: &[i32], count: usize) -> Vec<i32> {
    let mut highest_gains = vec![0; count];
    for &number in numbers {
        if highest_gains.first().is_some_and(|&lowest| number > lowest) {
            let index =
                highest_gains.partition_point(|&best_other_points| best_other_points < number);
            highest_gains[..index].rotate_left(1);
            highest_gains[index - 1] = number;
        }
    }
    highest_gains
}
