//! Exhaustive search of all placements of the missing arrows.
//!
//! The search decides the place of an arrow only when it matters. It plays the game with an arrow that no animal meets. At each
//! turn the search branches: for each cell that some animal now enters, it continues with the arrow on that cell, with each of
//! four headings. The line itself continues without these cells. So each placement occurs in exactly one line, and equivalent
//! placements are searched together.

use super::Proof;
use super::missing_arrow::{MissingArrow, all_undecided};
use super::solutions::{ArrowChoices, Solutions};
use super::upper_bound::{UpperBound, UpperBounds};
use crate::core::game::Game;
use crate::games::mice::puzzle::{Goal, Task};
use crate::games::mice::{Arrow, Cell, Cells, Heading, Mice};
use crate::thinking::search::Meter;

/// The maximum number of stored classes of solutions. It exceeds the number of placements of two arrows on a 13 by 13 board.
const MAX_CLASSES: usize = 500_000;

/// The search of all placements.
pub(super) struct ExhaustiveSearch<'a, 'b> {
    task: &'a Task,
    meter: &'b mut Meter<'a>,
    /// `None` if every line is played to its end.
    upper_bounds: Option<&'b UpperBounds<'a>>,
    nodes: u64,
    /// The lowest value that the search accepts.
    needed_value: i32,
    /// Whether each value found raises `needed_value`.
    raises_needed_value: bool,
    /// The classes found, one after another.
    found_arrows: Vec<Option<Arrow>>,
    /// Whether the search omitted something.
    is_incomplete: bool,
    /// Positions stored to reuse their memory.
    spare: Vec<Mice>,
}

impl<'a, 'b> ExhaustiveSearch<'a, 'b> {
    /// A search that plays a line to its end only if the ceiling allows it to meet the goal.
    pub(super) fn new(
        task: &'a Task,
        upper_bounds: Option<&'b UpperBounds<'a>>,
        meter: &'b mut Meter<'a>,
    ) -> ExhaustiveSearch<'a, 'b> {
        ExhaustiveSearch {
            task,
            meter,
            upper_bounds,
            nodes: 0,
            needed_value: task.goal().min_value(),
            raises_needed_value: false,
            found_arrows: Vec::new(),
            is_incomplete: false,
            spare: Vec::new(),
        }
    }

    /// All solutions, or the proof that there are none.
    pub(super) fn prove(mut self) -> Proof {
        self.search_all();
        let solutions = Solutions::new(self.task, self.found_arrows);
        let is_empty = solutions.classes().len() == 0;
        match (is_empty, self.is_incomplete) {
            (true, false) => Proof::Impossible,
            (true, true) => Proof::Unknown,
            (false, false) => Proof::Solutions(solutions),
            (false, true) => Proof::Found(solutions.first()),
        }
    }

    /// The best value that is at least the goal's, and the solutions that reach it. `known_value`, the value of some placement, speeds
    /// up the search. `nodes` is the cost of finding it.
    pub(super) fn find_best(
        mut self,
        known_value: Option<i32>,
        nodes: u64,
    ) -> Option<(i32, Solutions)> {
        self.raises_needed_value = true;
        self.needed_value = known_value.unwrap_or(self.needed_value);
        self.nodes = nodes;
        self.search_all();
        (!self.found_arrows.is_empty() && !self.is_incomplete).then(|| {
            (
                self.needed_value,
                Solutions::new(self.task, self.found_arrows),
            )
        })
    }

    fn search_all(&mut self) {
        let mut start = self.task.start().clone();
        self.play_on(&mut start, 0, &mut all_undecided(self.task));
    }

    /// Plays a line to its end, and branches on the way.
    fn play_on(
        &mut self,
        position: &mut Mice,
        mut mice_lost: u32,
        missing_arrows: &mut [MissingArrow],
    ) {
        let is_open = self.is_open_from(position.ply() as u8, missing_arrows);
        let upper_bounds = self.upper_bounds.filter(|_| is_open);
        let bound = upper_bounds
            .map(|upper_bounds| upper_bounds.bound_of(position, mice_lost, missing_arrows));
        if bound
            .as_ref()
            .is_some_and(|bound| bound.total() < self.needed_value)
        {
            return;
        }
        while position.outcome().is_none() {
            self.nodes += 1;
            self.is_incomplete |= self.meter.is_spent(self.nodes);
            if self.is_incomplete {
                return;
            }
            self.branch(position, mice_lost, missing_arrows, bound.as_ref());
            match (
                self.task.script_arrow(position.ply() as u8),
                self.task.goal(),
            ) {
                (None, _) => mice_lost += position.pass_counting(),
                (Some(arrow), Goal::NoneLost) => mice_lost += position.play_counting(&arrow),
                (Some(arrow), _) => position.play(&arrow),
            }
            if self.task.goal() == Goal::NoneLost && mice_lost > 0 {
                return;
            }
        }
        self.record_result(position, mice_lost, missing_arrows);
    }

    /// Whether an undecided arrow is on the board in some turn from `ply` on.
    fn is_open_from(&self, ply: u8, missing_arrows: &[MissingArrow]) -> bool {
        let mut open_turns = self.task.open_turns().iter().zip(missing_arrows);
        open_turns.any(|(open, missing_arrow)| {
            matches!(missing_arrow, MissingArrow::Undecided(_)) && open.last_ply_on_board >= ply
        })
    }

    /// Continues with each arrow on a cell that an animal enters in the next turn, then excludes these cells.
    fn branch(
        &mut self,
        position: &Mice,
        mice_lost: u32,
        missing_arrows: &mut [MissingArrow],
        bound: Option<&UpperBound>,
    ) {
        let ply = position.ply() as u8;
        let task = self.task;
        let mut entered_cells = None;
        for (open_turn, open) in task.open_turns().iter().enumerate() {
            let MissingArrow::Undecided(excluded_cells) = missing_arrows[open_turn] else {
                continue;
            };
            if !(open.ply < ply && ply <= open.last_ply_on_board) {
                continue;
            }
            let entered_cells = entered_cells.get_or_insert_with(|| position.next_animal_cells());
            for cell in entered_cells
                .common(&open.allowed)
                .without(&excluded_cells)
                .iter()
            {
                if !self.can_place(open_turn, cell, missing_arrows) {
                    continue;
                }
                for heading in Heading::ALL {
                    let arrow = Arrow { cell, heading };
                    if bound.is_some_and(|bound| bound.with_arrow(arrow) < self.needed_value) {
                        continue;
                    }
                    let mut decided = missing_arrows.to_vec();
                    decided[open_turn] = MissingArrow::Decided(arrow);
                    let mut branch = self.spare.pop().unwrap_or_else(|| position.clone());
                    branch.clone_from(position);
                    branch.replace_arrow(open.ply, arrow);
                    self.play_on(&mut branch, mice_lost, &mut decided);
                    self.spare.push(branch);
                }
            }
            let mut excluded_cells = excluded_cells;
            excluded_cells.join(entered_cells);
            missing_arrows[open_turn] = MissingArrow::Undecided(excluded_cells);
        }
    }

    fn can_place(&self, open_turn: usize, cell: Cell, missing_arrows: &[MissingArrow]) -> bool {
        missing_arrows
            .iter()
            .enumerate()
            .all(|(other, missing_arrow)| match missing_arrow {
                MissingArrow::Decided(arrow) => self
                    .task
                    .do_not_collide((open_turn, cell), (other, arrow.cell)),
                MissingArrow::Undecided(_) => true,
            })
    }

    /// Stores the result of a line, if its value is high enough and each open turn can have an arrow.
    fn record_result(&mut self, position: &Mice, mice_lost: u32, missing_arrows: &[MissingArrow]) {
        let value = (self.task.goal()).value(position, self.task.seat(), mice_lost);
        if value < self.needed_value || !self.has_choice(missing_arrows) {
            return;
        }
        if self.raises_needed_value && value > self.needed_value {
            self.needed_value = value;
            self.found_arrows.clear();
        }
        if self.found_arrows.len() >= MAX_CLASSES * missing_arrows.len() {
            self.is_incomplete = true;
            return;
        }
        self.found_arrows.extend(
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
        let choices = self.task.open_turns().iter().zip(missing_arrows);
        let choices = choices.map(|(open, missing_arrow)| match missing_arrow {
            MissingArrow::Decided(arrow) => (Cells::from_iter([arrow.cell]), Some(arrow.heading)),
            MissingArrow::Undecided(excluded_cells) => (open.allowed.without(excluded_cells), None),
        });
        let choices = ArrowChoices {
            task: self.task,
            options: choices.collect(),
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
    fn task_with_gaps(mut seed: u64) -> Option<Task> {
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

    fn find_best(task: &Task, has_ceiling: bool) -> (Option<(i32, Solutions)>, u64) {
        let clock = NativeClock::start();
        let mut meter = Meter::new(&clock, Budget::default(), 0);
        let upper_bounds = UpperBounds::new(task);
        let mut search =
            ExhaustiveSearch::new(task, has_ceiling.then_some(&upper_bounds), &mut meter);
        search.raises_needed_value = true;
        search.search_all();
        let found_arrows =
            (!search.found_arrows.is_empty()).then(|| Solutions::new(task, search.found_arrows));
        (
            found_arrows.map(|found_arrows| (search.needed_value, found_arrows)),
            search.nodes,
        )
    }

    #[test]
    fn the_bound_cuts_lines_and_no_solution() {
        let mut nodes = [0, 0];
        for seed in 0..8 {
            let Some(task_for_points) = task_with_gaps(seed) else {
                continue;
            };
            for goal in [Goal::Points(1), Goal::Margin(-20)] {
                let task = task_for_points.with_goal(goal);
                let (with_bounds, without_bounds) =
                    (find_best(&task, true), find_best(&task, false));
                assert_eq!(with_bounds.0, without_bounds.0, "seed {seed}, {goal:?}");
                nodes[0] += with_bounds.1;
                nodes[1] += without_bounds.1;
            }
        }
        assert!(0 < nodes[0] && nodes[0] < nodes[1] / 2, "{nodes:?}");
    }
}
