//! A beam search for many missing arrows. It decides one arrow after another, and keeps the best few placements each time. Its
//! results are solutions, but it may miss some.

use super::ceiling::Ceiling;
use super::missing_arrow::MissingArrow;
use crate::core::game::Game;
use crate::core::order::descending;
use crate::games::mice::puzzle::{Open, Task};
use crate::games::mice::{Arrow, Cells, Heading, Mice};
use crate::thinking::search::Meter;

/// The beam width of a search for a solution.
const FULL_WIDTH: usize = 48;
/// The beam width of a quick search for a good value, from which an exhaustive search starts.
const QUICK_WIDTH: usize = 6;

/// The arrows so far and their result.
#[derive(Clone)]
struct Line {
    /// The position before the next open turn, or at the end.
    position: Mice,
    arrows: Vec<Arrow>,
    lost: u32,
    /// The value if no animal comes to any further arrow, and the upper bound of the value.
    promise: (i32, i32),
}

/// Searches for a solution; `None` if it finds none or the budget ends first.
pub(super) fn search(task: &Task, ceiling: &Ceiling, meter: &mut Meter) -> Option<Vec<Arrow>> {
    let mut beam = Beam::new(task, ceiling);
    let mut ends = beam
        .run(FULL_WIDTH, meter)?
        .into_iter()
        .map(|line| line.arrows);
    ends.find(|arrows| task.accepts(arrows))
}

/// The value of some placement that meets the goal, if one is found, and the nodes spent.
pub(super) fn good_value(task: &Task, ceiling: &Ceiling, meter: &mut Meter) -> (Option<i32>, u64) {
    let mut beam = Beam::new(task, ceiling);
    let ends = beam.run(QUICK_WIDTH, meter).unwrap_or_default();
    let values = ends.iter().map(|line| line.promise.0);
    let good = values.max().filter(|&value| value >= task.goal().needed());
    (good, beam.nodes)
}

struct Beam<'a> {
    task: &'a Task,
    ceiling: &'a Ceiling<'a>,
    nodes: u64,
}

impl<'a> Beam<'a> {
    fn new(task: &'a Task, ceiling: &'a Ceiling<'a>) -> Beam<'a> {
        Beam {
            task,
            ceiling,
            nodes: 0,
        }
    }

    /// Whole games, the best first; `None` if the budget ends first.
    fn run(&mut self, width: usize, meter: &mut Meter) -> Option<Vec<Line>> {
        let start = Line {
            position: self.task.start().clone(),
            arrows: Vec::new(),
            lost: 0,
            promise: (0, 0),
        };
        let mut lines = vec![self.play_to_open_turn(start)];
        for open in self.task.open() {
            let mut next = Vec::new();
            for line in &lines {
                for arrow in self.candidates(open, line) {
                    if meter.is_spent(self.nodes) {
                        return None;
                    }
                    next.extend(self.with(line, arrow));
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
    fn candidates(&mut self, open: &Open, line: &Line) -> Vec<Arrow> {
        let mut standing = Cells::NONE;
        let mut position = line.position.clone();
        position.pass();
        while position.outcome().is_none() && position.ply() as u8 <= open.last {
            standing.join(&position.next_standing());
            self.play(&mut position);
        }
        let north = |cell| Arrow {
            cell,
            heading: Heading::North,
        };
        let mut free = open.allowed;
        (open.allowed.iter())
            .filter(|&cell| line.position.check(&north(cell)).is_err())
            .for_each(|cell| free.remove(cell));
        let elsewhere = free.without(&standing).iter().next();
        (free.common(&standing).iter())
            .flat_map(|cell| Heading::ALL.map(|heading| Arrow { cell, heading }))
            .chain(elsewhere.map(north))
            .collect()
    }

    /// The line with one more arrow, played on to the next open turn; `None` if it cannot meet the goal.
    fn with(&mut self, line: &Line, arrow: Arrow) -> Option<Line> {
        let mut line = line.clone();
        line.arrows.push(arrow);
        line.lost += line.position.play_counting(&arrow);
        let mut line = self.play_to_open_turn(line);
        let left = self.missing_arrows(&line);
        let over = self.ceiling.over(&line.position, line.lost, &left).total();
        if over < self.task.goal().needed() {
            return None;
        }
        line.promise = (self.value_idle(&line), over);
        Some(line)
    }

    fn play_to_open_turn(&mut self, mut line: Line) -> Line {
        while line.position.outcome().is_none() {
            let Some(arrow) = self.task.at(line.position.ply() as u8) else {
                break;
            };
            self.nodes += 1;
            line.lost += line.position.play_counting(&arrow);
        }
        line
    }

    /// The knowledge of the missing arrows: those of the line are decided, the others are not.
    fn missing_arrows(&self, line: &Line) -> Vec<MissingArrow> {
        let placed = line
            .arrows
            .iter()
            .map(|&arrow| MissingArrow::Decided(arrow));
        let rest = self.task.missing() - line.arrows.len();
        let rest = std::iter::repeat_n(MissingArrow::Undecided(Cells::NONE), rest);
        placed.chain(rest).collect()
    }

    /// The value of the end if no animal comes to any further arrow.
    fn value_idle(&mut self, line: &Line) -> i32 {
        let mut position = line.position.clone();
        let mut lost = line.lost;
        while position.outcome().is_none() {
            lost += self.play(&mut position);
        }
        let (goal, seat) = (self.task.goal(), self.task.seat());
        goal.value(&position, seat, lost)
    }

    /// Plays the script's arrow, or passes if it is missing. Returns the number of mice lost.
    fn play(&mut self, position: &mut Mice) -> u32 {
        self.nodes += 1;
        match self.task.at(position.ply() as u8) {
            Some(arrow) => position.play_counting(&arrow),
            None => position.pass_counting(),
        }
    }
}

fn keep_best(lines: &mut Vec<Line>, width: usize) {
    descending(lines, |line| line.promise);
    lines.truncate(width);
}
