//! A bound: a value that no placement of the arrows that are still undecided exceeds.
//!
//! Animals do not push each other, so each goes its own way until it is eaten: the way that the arrows known send it, up
//! to the first undecided arrow that it comes to. From there it is at the player's rocket no sooner than the cells between
//! allow. So the player's points are at most those from the mice and cats whose own way leads to the rocket, and each
//! undecided arrow, which has one cell, adds at most a point for each mouse that comes to that cell early enough, and the
//! cost of each cat whose way to the rocket leads over it. Being eaten is left out, and so are cats that are turned towards
//! the rocket: both only cost points.
//!
//! When one arrow alone is undecided, what it would do on a cell is found more closely: only the animals that come to that
//! cell go another way, and that way is known. Then nothing is left out but being eaten.

use super::spot::Spot;
use super::ways::{Arrivals, Kind, Terrain, Walkers, Ways, cats_in_reach, walkers};
use crate::core::game::Game;
use crate::games::mice::puzzle::{Goal, Task};
use crate::games::mice::{Arrow, CAT_COST, Mice};

/// Finds bounds for the positions of a task.
pub(super) struct Ceiling<'a> {
    task: &'a Task,
    terrain: Terrain,
}

/// What no end from a position exceeds.
pub(super) struct Over<'a> {
    terrain: &'a Terrain,
    /// Without any undecided arrow.
    base: i32,
    /// By cell, what an undecided arrow there adds at most; empty if none adds anything.
    gains: Vec<i32>,
    /// The highest gains, as many as arrows are undecided; lowest first.
    best: Vec<i32>,
    /// If one arrow is undecided.
    last: Option<LastArrow<'a>>,
}

impl Over<'_> {
    /// What no placement exceeds.
    pub(super) fn total(&self) -> i32 {
        self.base + self.best.iter().sum::<i32>()
    }

    /// What no placement exceeds that has this arrow as one of the undecided.
    pub(super) fn with(&self, arrow: Arrow) -> i32 {
        let at = self.terrain.index(arrow.cell);
        if let Some(last) = &self.last {
            return last.value(at, arrow);
        }
        let Some(gain) = self.gains.get(at) else {
            return self.total();
        };
        // The cell takes the place of the least of the best, if it is not among them.
        let least = self.best.first().copied().unwrap_or(0);
        self.total() - (least - gain).max(0)
    }
}

/// What becomes of the animals by the known arrows, to find what one more arrow changes.
struct LastArrow<'a> {
    ways: Ways<'a>,
    walkers: Vec<(Walkers, Option<u8>)>,
    /// By cell, who of the walkers comes there while the arrow stands.
    passing: Vec<Vec<usize>>,
    arrivals: Arrivals,
    /// The player's points now.
    own: i32,
    /// What counts against the player's points.
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

    /// The bound of a position, when `lost` mice have been lost so far and this is known of the missing arrows.
    pub(super) fn over(&self, position: &Mice, lost: u32, spots: &[Spot]) -> Over<'_> {
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
        let ways = Ways::new(&self.terrain, self.task, position, spots);
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
            Goal::Margin(_) => self.least_best_other(position),
            _ => 0,
        };
        let gains = self.gains(&ways, &followed, &arrivals);
        let undecided = self.undecided(position, spots);
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

    /// By cell, what an undecided arrow adds at most.
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
            // A mouse that comes to the rocket before a cat may count for nothing there, and for a point if it comes later.
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

    /// How many arrows are undecided and may still turn somebody.
    fn undecided(&self, position: &Mice, spots: &[Spot]) -> usize {
        let ply = position.ply() as u8;
        let each = self.task.open().iter().zip(spots);
        each.filter(|(open, spot)| matches!(spot, Spot::Undecided(_)) && open.last >= ply)
            .count()
    }

    /// What the best of the others has at the end at the least: cats take away what they can.
    fn least_best_other(&self, position: &Mice) -> i32 {
        let board = position.board();
        let others = (0..).zip(board.rockets().iter().zip(position.points()));
        let others = others.filter(|(player, _)| *player != self.task.seat().0);
        let least = others.map(|(_, (&rocket, &points))| {
            points.saturating_sub(CAT_COST * cats_in_reach(position, rocket))
        });
        least.max().unwrap_or(0) as i32
    }
}

/// The `count` highest numbers, lowest first.
fn highest(numbers: &[i32], count: usize) -> Vec<i32> {
    let mut best = vec![0; count];
    for &number in numbers {
        if best.first().is_some_and(|&least| number > least) {
            let place = best.partition_point(|&other| other < number);
            best[..place].rotate_left(1);
            best[place - 1] = number;
        }
    }
    best
}
