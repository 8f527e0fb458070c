//! A beam search for many missing arrows. It decides one arrow after another, and keeps the best few placements each time. Its
//! results are solutions, but it may miss some.

use super::missing_arrow::MissingArrow;
use super::upper_bound::UpperBounds;
use crate::core::game::Game;
use crate::core::order::descending;
use crate::games::mice::puzzle::{OpenTurn, Task};
use crate::games::mice::{Arrow, Cells, Heading, Mice};
use crate::thinking::search::Meter;

/// The beam width of a search for a solution.
const FULL_WIDTH: usize = 48;
/// The beam width of a quick search for a good value, from which an exhaustive search starts.
const QUICK_WIDTH: usize = 6;

/// The arrows so far and their result.
#[derive(Clone)]
struct BeamLine {
    /// The position before the next open turn, or at the end.
    position: Mice,
    arrows: Vec<Arrow>,
    mice_lost: u32,
    /// The value if no animal comes to any further arrow, and the upper bound of the value.
    promise: (i32, i32),
}

/// Searches for a solution; `None` if it finds none or the budget ends first.
pub(super) fn search(
    task: &Task,
    upper_bounds: &UpperBounds,
    meter: &mut Meter,
) -> Option<Vec<Arrow>> {
    let mut beam = Beam::new(task, upper_bounds);
    let mut lines = beam
        .search_with_width(FULL_WIDTH, meter)?
        .into_iter()
        .map(|line| line.arrows);
    lines.find(|arrows| task.accepts(arrows))
}

/// The value of some placement that meets the goal, if one is found, and the nodes spent.
pub(super) fn good_value(
    task: &Task,
    upper_bounds: &UpperBounds,
    meter: &mut Meter,
) -> (Option<i32>, u64) {
    let mut beam = Beam::new(task, upper_bounds);
    let ends = beam
        .search_with_width(QUICK_WIDTH, meter)
        .unwrap_or_default();
    let values = ends.iter().map(|line| line.promise.0);
    let best_value = values
        .max()
        .filter(|&value| value >= task.goal().min_value());
    (best_value, beam.nodes)
}

struct Beam<'a> {
    task: &'a Task,
    upper_bounds: &'a UpperBounds<'a>,
    nodes: u64,
}

impl<'a> Beam<'a> {
    fn new(task: &'a Task, upper_bounds: &'a UpperBounds<'a>) -> Beam<'a> {
        Beam {
            task,
            upper_bounds,
            nodes: 0,
        }
    }

    /// Whole games, the best first; `None` if the budget ends first.
    fn search_with_width(&mut self, width: usize, meter: &mut Meter) -> Option<Vec<BeamLine>> {
        let start = BeamLine {
            position: self.task.start().clone(),
            arrows: Vec::new(),
            mice_lost: 0,
            promise: (0, 0),
        };
        let mut lines = vec![self.play_to_open_turn(start)];
        for open_turn in self.task.open_turns() {
            let mut next = Vec::new();
            for line in &lines {
                for arrow in self.candidates(open_turn, line) {
                    if meter.is_spent(self.nodes) {
                        return None;
                    }
                    next.extend(self.with_arrow(line, arrow));
                    if next.len() >= 8 * width {
                        keep_best(&mut next, width);
                    }
                }
            }
            keep_best(&mut next, width);
            lines = next;
        }
        Some(lines)
    }

    /// Arrows on each cell to which animals come while the arrow is there, if no animal comes to any further arrow. Also an
    /// arrow to which no animal comes.
    fn candidates(&mut self, open_turn: &OpenTurn, line: &BeamLine) -> Vec<Arrow> {
        let mut visited = Cells::NONE;
        let mut position = line.position.clone();
        position.pass();
        while position.outcome().is_none() && position.ply() as u8 <= open_turn.last_ply_on_board {
            visited.join(&position.next_animal_cells());
            self.play(&mut position);
        }
        let north = |cell| Arrow {
            cell,
            heading: Heading::North,
        };
        let mut free_cells = open_turn.allowed;
        (open_turn.allowed.iter())
            .filter(|&cell| line.position.check(&north(cell)).is_err())
            .for_each(|cell| free_cells.remove(cell));
        let untouched_cell = free_cells.without(&visited).iter().next();
        (free_cells.common(&visited).iter())
            .flat_map(|cell| Heading::ALL.map(|heading| Arrow { cell, heading }))
            .chain(untouched_cell.map(north))
            .collect()
    }

    /// The line with one more arrow, played on to the next open turn; `None` if it cannot meet the goal.
    fn with_arrow(&mut self, line: &BeamLine, arrow: Arrow) -> Option<BeamLine> {
        let mut line = line.clone();
        line.arrows.push(arrow);
        line.mice_lost += line.position.play_counting(&arrow);
        let mut line = self.play_to_open_turn(line);
        let missing_arrows = self.missing_arrows(&line);
        let bound = self
            .upper_bounds
            .bound_of(&line.position, line.mice_lost, &missing_arrows)
            .total();
        if bound < self.task.goal().min_value() {
            return None;
        }
        line.promise = (self.value_if_idle(&line), bound);
        Some(line)
    }

    fn play_to_open_turn(&mut self, mut line: BeamLine) -> BeamLine {
        while line.position.outcome().is_none() {
            let Some(arrow) = self.task.script_arrow(line.position.ply() as u8) else {
                break;
            };
            self.nodes += 1;
            line.mice_lost += line.position.play_counting(&arrow);
        }
        line
    }

    /// The knowledge of the missing arrows: those of the line are decided, the others are not.
    fn missing_arrows(&self, line: &BeamLine) -> Vec<MissingArrow> {
        let placed = line
            .arrows
            .iter()
            .map(|&arrow| MissingArrow::Decided(arrow));
        let rest = self.task.missing() - line.arrows.len();
        let rest = std::iter::repeat_n(MissingArrow::Undecided(Cells::NONE), rest);
        placed.chain(rest).collect()
    }

    /// The value of the end if no animal comes to any further arrow.
    fn value_if_idle(&mut self, line: &BeamLine) -> i32 {
        let mut position = line.position.clone();
        let mut mice_lost = line.mice_lost;
        while position.outcome().is_none() {
            mice_lost += self.play(&mut position);
        }
        let (goal, seat) = (self.task.goal(), self.task.seat());
        goal.value(&position, seat, mice_lost)
    }

    /// Plays the script's arrow, or passes if it is missing. Returns the number of mice lost.
    fn play(&mut self, position: &mut Mice) -> u32 {
        self.nodes += 1;
        match self.task.script_arrow(position.ply() as u8) {
            Some(arrow) => position.play_counting(&arrow),
            None => position.pass_counting(),
        }
    }
}

fn keep_best(lines: &mut Vec<BeamLine>, width: usize) {
    descending(lines, |line| line.promise);
    lines.truncate(width);
}
