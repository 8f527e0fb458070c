//! Exhaustive search of all placements of the missing arrows.
//!
//! The search decides the place of an arrow only when it matters. It plays the game with an arrow that no animal meets. At each
//! turn the search branches: for each cell that some animal now enters, it continues with the arrow on that cell, with each of
//! four headings. The line itself continues without these cells. So each placement occurs in exactly one line, and equivalent
//! placements are searched together.

use super::Proof;
use super::ceiling::{Ceiling, Over};
use super::missing_arrow::{MissingArrow, all_undecided};
use super::solutions::{Choices, Solutions};
use crate::core::game::Game;
use crate::games::mice::puzzle::{Goal, Task};
use crate::games::mice::{Arrow, Cell, Cells, Heading, Mice};
use crate::thinking::search::Meter;

/// The maximum number of stored classes of solutions. It exceeds the number of placements of two arrows on a 13 by 13 board.
const MAX_CLASSES: usize = 500_000;

/// The search of all placements.
pub(super) struct Exhaustion<'a, 'b> {
    task: &'a Task,
    meter: &'b mut Meter<'a>,
    /// `None` if every line is played to its end.
    ceiling: Option<&'b Ceiling<'a>>,
    nodes: u64,
    /// The lowest value that the search accepts.
    needed: i32,
    /// Whether each value found raises `needed`.
    raises: bool,
    /// The classes found, one after another.
    found: Vec<Option<Arrow>>,
    /// Whether the search omitted something.
    is_cut: bool,
    /// Positions stored to reuse their memory.
    spare: Vec<Mice>,
}

impl<'a, 'b> Exhaustion<'a, 'b> {
    /// A search that plays a line to its end only if the ceiling allows it to meet the goal.
    pub(super) fn new(
        task: &'a Task,
        ceiling: Option<&'b Ceiling<'a>>,
        meter: &'b mut Meter<'a>,
    ) -> Exhaustion<'a, 'b> {
        Exhaustion {
            task,
            meter,
            ceiling,
            nodes: 0,
            needed: task.goal().needed(),
            raises: false,
            found: Vec::new(),
            is_cut: false,
            spare: Vec::new(),
        }
    }

    /// All solutions, or the proof that there are none.
    pub(super) fn proof(mut self) -> Proof {
        self.run();
        let solutions = Solutions::new(self.task, self.found);
        let is_empty = solutions.classes().len() == 0;
        match (is_empty, self.is_cut) {
            (true, false) => Proof::Impossible,
            (true, true) => Proof::Unknown,
            (false, false) => Proof::Solutions(solutions),
            (false, true) => Proof::Found(solutions.first()),
        }
    }

    /// The best value that is at least the goal's, and the solutions that reach it. `good`, the value of some placement, speeds
    /// up the search. `nodes` is the cost of finding it.
    pub(super) fn best(mut self, good: Option<i32>, nodes: u64) -> Option<(i32, Solutions)> {
        self.raises = true;
        self.needed = good.unwrap_or(self.needed);
        self.nodes = nodes;
        self.run();
        (!self.found.is_empty() && !self.is_cut)
            .then(|| (self.needed, Solutions::new(self.task, self.found)))
    }

    fn run(&mut self) {
        let mut start = self.task.start().clone();
        self.play_on(&mut start, 0, &mut all_undecided(self.task));
    }

    /// Plays a line to its end, and branches on the way.
    fn play_on(&mut self, position: &mut Mice, mut lost: u32, missing_arrows: &mut [MissingArrow]) {
        let is_open = self.is_open_from(position.ply() as u8, missing_arrows);
        let ceiling = self.ceiling.filter(|_| is_open);
        let over = ceiling.map(|ceiling| ceiling.over(position, lost, missing_arrows));
        if over.as_ref().is_some_and(|over| over.total() < self.needed) {
            return;
        }
        while position.outcome().is_none() {
            self.nodes += 1;
            self.is_cut |= self.meter.is_spent(self.nodes);
            if self.is_cut {
                return;
            }
            self.branch(position, lost, missing_arrows, over.as_ref());
            match (self.task.at(position.ply() as u8), self.task.goal()) {
                (None, _) => lost += position.pass_counting(),
                (Some(arrow), Goal::NoneLost) => lost += position.play_counting(&arrow),
                (Some(arrow), _) => position.play(&arrow),
            }
            if self.task.goal() == Goal::NoneLost && lost > 0 {
                return;
            }
        }
        self.end(position, lost, missing_arrows);
    }

    /// Whether an undecided arrow is on the board in some turn from `ply` on.
    fn is_open_from(&self, ply: u8, missing_arrows: &[MissingArrow]) -> bool {
        let mut both = self.task.open().iter().zip(missing_arrows);
        both.any(|(open, missing_arrow)| {
            matches!(missing_arrow, MissingArrow::Undecided(_)) && open.last >= ply
        })
    }

    /// Continues with each arrow on a cell that an animal enters in the next turn, then excludes these cells.
    fn branch(
        &mut self,
        position: &Mice,
        lost: u32,
        missing_arrows: &mut [MissingArrow],
        over: Option<&Over>,
    ) {
        let ply = position.ply() as u8;
        let task = self.task;
        let mut standing = None;
        for (at, open) in task.open().iter().enumerate() {
            let MissingArrow::Undecided(seen) = missing_arrows[at] else {
                continue;
            };
            if !(open.ply < ply && ply <= open.last) {
                continue;
            }
            let standing = standing.get_or_insert_with(|| position.next_standing());
            for cell in standing.common(&open.allowed).without(&seen).iter() {
                if !self.is_free(at, cell, missing_arrows) {
                    continue;
                }
                for heading in Heading::ALL {
                    let arrow = Arrow { cell, heading };
                    if over.is_some_and(|over| over.with(arrow) < self.needed) {
                        continue;
                    }
                    let mut decided = missing_arrows.to_vec();
                    decided[at] = MissingArrow::Decided(arrow);
                    let mut branch = self.spare.pop().unwrap_or_else(|| position.clone());
                    branch.clone_from(position);
                    branch.exchange(open.ply, arrow);
                    self.play_on(&mut branch, lost, &mut decided);
                    self.spare.push(branch);
                }
            }
            let mut seen = seen;
            seen.join(standing);
            missing_arrows[at] = MissingArrow::Undecided(seen);
        }
    }

    fn is_free(&self, at: usize, cell: Cell, missing_arrows: &[MissingArrow]) -> bool {
        missing_arrows
            .iter()
            .enumerate()
            .all(|(other, missing_arrow)| match missing_arrow {
                MissingArrow::Decided(arrow) => {
                    self.task.can_both_be((at, cell), (other, arrow.cell))
                }
                MissingArrow::Undecided(_) => true,
            })
    }

    /// Stores the result of a line, if its value is high enough and each open turn can have an arrow.
    fn end(&mut self, position: &Mice, lost: u32, missing_arrows: &[MissingArrow]) {
        let value = (self.task.goal()).value(position, self.task.seat(), lost);
        if value < self.needed || !self.has_choice(missing_arrows) {
            return;
        }
        if self.raises && value > self.needed {
            self.needed = value;
            self.found.clear();
        }
        if self.found.len() >= MAX_CLASSES * missing_arrows.len() {
            self.is_cut = true;
            return;
        }
        self.found.extend(
            missing_arrows
                .iter()
                .map(|missing_arrow| match missing_arrow {
                    MissingArrow::Decided(arrow) => Some(*arrow),
                    MissingArrow::Undecided(_) => None,
                }),
        );
    }

    /// Whether there are cells for the arrows that no animal meets.
    fn has_choice(&self, missing_arrows: &[MissingArrow]) -> bool {
        let each = self.task.open().iter().zip(missing_arrows);
        let each = each.map(|(open, missing_arrow)| match missing_arrow {
            MissingArrow::Decided(arrow) => (Cells::from_iter([arrow.cell]), Some(arrow.heading)),
            MissingArrow::Undecided(seen) => (open.allowed.without(seen), None),
        });
        let choices = Choices {
            task: self.task,
            each: each.collect(),
        };
        choices.first().is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::game::LegalMoves;
    use crate::thinking::search::{Budget, NativeClock};

    /// A random game on a 7 by 7 board from its twelfth turn on, in which two arrows of the third player are missing.
    fn gap(mut seed: u64) -> Option<Task> {
        let mut random = |limit: usize| {
            seed = seed
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            (seed >> 33) as usize % limit
        };
        let text = "7 20 2,2/4,3/3,5 2N/3E/4S/1W/4W 0 0/0/0 -/-/- -";
        let mut game: Mice = text.parse().unwrap();
        let (mut moves, mut arrows, mut start) = (Vec::new(), Vec::new(), None);
        while game.outcome().is_none() {
            if game.ply() == 11 {
                start = Some(game.clone());
            }
            game.legal_moves(&mut moves);
            let arrow = moves[random(moves.len())];
            game.play(&arrow);
            arrows.push(Some(arrow));
        }
        arrows[11] = None;
        arrows[14] = None;
        Task::new(start?, arrows.split_off(11), Goal::Points(1)).ok()
    }

    fn best(task: &Task, has_ceiling: bool) -> (Option<(i32, Solutions)>, u64) {
        let clock = NativeClock::start();
        let mut meter = Meter::new(&clock, Budget::default(), 0);
        let ceiling = Ceiling::new(task);
        let mut search = Exhaustion::new(task, has_ceiling.then_some(&ceiling), &mut meter);
        search.raises = true;
        search.run();
        let found = (!search.found.is_empty()).then(|| Solutions::new(task, search.found));
        (found.map(|found| (search.needed, found)), search.nodes)
    }

    #[test]
    fn the_bound_cuts_lines_and_no_solution() {
        let mut nodes = [0, 0];
        for seed in 0..8 {
            let Some(points) = gap(seed) else { continue };
            for goal in [Goal::Points(1), Goal::Margin(-20)] {
                let task = points.with_goal(goal);
                let (with, without) = (best(&task, true), best(&task, false));
                assert_eq!(with.0, without.0, "seed {seed}, {goal:?}");
                nodes[0] += with.1;
                nodes[1] += without.1;
            }
        }
        assert!(0 < nodes[0] && nodes[0] < nodes[1] / 2, "{nodes:?}");
    }
}
