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
use super::ways::{Arrivals, Kind, Terrain, Walkers, Ways, cats_in_reach, walkers};
use crate::core::game::Game;
use crate::games::mice::puzzle::{Goal, Task};
use crate::games::mice::{Arrow, CAT_COST, Mice};

/// Computes bounds for the positions of a task.
pub(super) struct Ceiling<'a> {
    task: &'a Task,
    terrain: Terrain,
}

/// The upper bound of a position.
pub(super) struct Over<'a> {
    terrain: &'a Terrain,
    /// The bound without any undecided arrow.
    base: i32,
    /// By cell, the maximum gain of an undecided arrow there; empty if there is no gain.
    gains: Vec<i32>,
    /// The highest gains, one for each undecided arrow, the lowest first.
    best: Vec<i32>,
    /// Present if exactly one arrow is undecided.
    last: Option<LastArrow<'a>>,
}

impl Over<'_> {
    /// The bound for all placements.
    pub(super) fn total(&self) -> i32 {
        self.base + self.best.iter().sum::<i32>()
    }

    /// The bound for placements in which an undecided arrow is this one.
    pub(super) fn with(&self, arrow: Arrow) -> i32 {
        let at = self.terrain.index(arrow.cell);
        if let Some(last) = &self.last {
            return last.value(at, arrow);
        }
        let Some(gain) = self.gains.get(at) else {
            return self.total();
        };
        // If the cell's gain is not among the best, it replaces the lowest of them.
        let lowest = self.best.first().copied().unwrap_or(0);
        self.total() - (lowest - gain).max(0)
    }
}

/// The ways of the animals under the known arrows, to find the effect of one more arrow.
struct LastArrow<'a> {
    ways: Ways<'a>,
    walkers: Vec<(Walkers, Option<u8>)>,
    /// By cell, the walkers that come there while the arrow is on the board.
    passing: Vec<Vec<usize>>,
    arrivals: Arrivals,
    /// The player's current points.
    own: i32,
    /// The number to subtract from the player's points.
    other: i32,
}

impl LastArrow<'_> {
    fn value(&self, at: usize, arrow: Arrow) -> i32 {
        let mut arrivals = self.arrivals.clone();
        for &index in &self.passing[at] {
            let (group, arrival) = &self.walkers[index];
            arrivals.add(group.kind, *arrival, -group.count);
            let arrival = (self.ways).follow(group, Some((at, arrow.heading)), |_, _| {});
            arrivals.add(group.kind, arrival, group.count);
        }
        arrivals.points_from(self.own) - self.other
    }
}

impl<'a> Ceiling<'a> {
    pub(super) fn new(task: &'a Task) -> Ceiling<'a> {
        Ceiling {
            task,
            terrain: Terrain::new(task),
        }
    }

    /// The bound of a position, given the number of mice lost so far and the knowledge of the missing arrows.
    pub(super) fn over(
        &self,
        position: &Mice,
        lost: u32,
        missing_arrows: &[MissingArrow],
    ) -> Over<'_> {
        let goal = self.task.goal();
        if position.outcome().is_some() || goal == Goal::NoneLost {
            return Over {
                terrain: &self.terrain,
                base: goal.value(position, self.task.seat(), lost),
                gains: Vec::new(),
                best: Vec::new(),
                last: None,
            };
        }
        let ways = Ways::new(&self.terrain, self.task, position, missing_arrows);
        let mut arrivals = Arrivals::new(&self.terrain);
        let mut passing = vec![Vec::new(); self.terrain.size * self.terrain.size];
        let mut followed = Vec::new();
        for group in walkers(position) {
            let arrival = ways.follow(&group, None, |cell, _| {
                let passing = &mut passing[self.terrain.index(cell)];
                if passing.last() != Some(&followed.len()) {
                    passing.push(followed.len());
                }
            });
            arrivals.add(group.kind, arrival, group.count);
            followed.push((group, arrival));
        }
        let own = position.points()[self.task.seat().index()] as i32;
        let other = match goal {
            Goal::Margin(_) => self.min_best_other(position),
            _ => 0,
        };
        let gains = self.gains(&ways, &followed, &arrivals);
        let undecided = self.undecided(position, missing_arrows);
        Over {
            terrain: &self.terrain,
            base: arrivals.points_from(own) - other,
            best: highest(&gains, undecided),
            gains,
            last: (undecided == 1).then_some(LastArrow {
                ways,
                walkers: followed,
                passing,
                arrivals,
                own,
                other,
            }),
        }
    }

    /// By cell, the maximum gain of an undecided arrow.
    fn gains(
        &self,
        ways: &Ways,
        followed: &[(Walkers, Option<u8>)],
        arrivals: &Arrivals,
    ) -> Vec<i32> {
        let mut gains = vec![0; self.terrain.size * self.terrain.size];
        let last_cat = arrivals.last_cat();
        let mut cells = Vec::new();
        for (group, arrival) in followed {
            // A mouse that arrives before a cat may gain nothing, since points never fall below 0. If it arrives later it gains
            // a point.
            let gain = match (group.kind, arrival) {
                (Kind::Mouse, Some(ply)) if Some(*ply) > last_cat => continue,
                (Kind::Cat, None) => continue,
                (Kind::Mouse, _) => group.count,
                (Kind::Cat, Some(_)) => CAT_COST as i32 * group.count,
            };
            cells.clear();
            ways.follow(group, None, |cell, ply| {
                let at = self.terrain.index(cell);
                let counts = group.kind == Kind::Cat || self.terrain.is_near(cell, ply);
                if counts && !cells.contains(&at) {
                    cells.push(at);
                }
            });
            cells.iter().for_each(|&at| gains[at] += gain);
        }
        gains
    }

    /// The number of undecided arrows that may still turn an animal.
    fn undecided(&self, position: &Mice, missing_arrows: &[MissingArrow]) -> usize {
        let ply = position.ply() as u8;
        let each = self.task.open().iter().zip(missing_arrows);
        each.filter(|(open, missing_arrow)| {
            matches!(missing_arrow, MissingArrow::Undecided(_)) && open.last >= ply
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
fn highest(numbers: &[i32], count: usize) -> Vec<i32> {
    let mut best = vec![0; count];
    for &number in numbers {
        if best.first().is_some_and(|&lowest| number > lowest) {
            let place = best.partition_point(|&other| other < number);
            best[..place].rotate_left(1);
            best[place - 1] = number;
        }
    }
    best
}
