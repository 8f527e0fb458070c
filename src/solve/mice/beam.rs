//! Many missing arrows: one after the other, the best few placements kept each time. What it finds is a solution; what
//! it does not find may exist all the same.

use super::ceiling::Ceiling;
use super::exhaust::Spot;
use super::task::{Open, Task};
use crate::game::Game;
use crate::games::mice::{Arrow, Cells, Heading, Mice};
use crate::search::Meter;

/// How many placements of the arrows so far are kept.
const WIDTH: usize = 48;

/// The arrows so far, and what they have come to.
#[derive(Clone)]
struct Line {
    /// Before the next open turn, or at the end.
    position: Mice,
    arrows: Vec<Arrow>,
    lost: u32,
    /// How good it is if nobody comes to any further arrow, and how good it can become.
    promise: (i32, i32),
}

/// Looks for a solution; `None` if it finds none, or the budget ends before.
pub(super) fn search(task: &Task, meter: &mut Meter) -> Option<Vec<Arrow>> {
    let mut beam = Beam {
        task,
        ceiling: Ceiling::new(task),
        nodes: 0,
    };
    let start = Line {
        position: task.start().clone(),
        arrows: Vec::new(),
        lost: 0,
        promise: (0, 0),
    };
    let mut lines = vec![beam.play_to_open_turn(start)];
    for open in task.open() {
        let mut next = Vec::new();
        for line in &lines {
            for arrow in beam.candidates(open, line) {
                if meter.is_spent(beam.nodes) {
                    return None;
                }
                next.extend(beam.with(line, arrow));
            }
        }
        next.sort_by_key(|line| std::cmp::Reverse(line.promise));
        next.truncate(WIDTH);
        lines = next;
    }
    let mut ends = lines.into_iter().map(|line| line.arrows);
    ends.find(|arrows| task.accepts(arrows))
}

struct Beam<'a> {
    task: &'a Task,
    ceiling: Ceiling<'a>,
    nodes: u64,
}

impl Beam<'_> {
    /// An arrow on each cell to which animals come while it stands, if nobody comes to any further arrow, and one where
    /// nobody comes.
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
        let left = self.spots(&line);
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

    /// What is known of the missing arrows: those of the line, and nothing of the others.
    fn spots(&self, line: &Line) -> Vec<Spot> {
        let placed = line.arrows.iter().map(|&arrow| Spot::Decided(arrow));
        let rest = self.task.missing() - line.arrows.len();
        let rest = std::iter::repeat_n(Spot::Undecided(Cells::NONE), rest);
        placed.chain(rest).collect()
    }

    /// How good the end is if nobody comes to any further arrow.
    fn value_idle(&mut self, line: &Line) -> i32 {
        let mut position = line.position.clone();
        let mut lost = line.lost;
        while position.outcome().is_none() {
            lost += self.play(&mut position);
        }
        let (goal, seat) = (self.task.goal(), self.task.seat());
        goal.value(&position, seat, lost)
    }

    /// Plays the script's arrow, or one to which nobody comes. Gives the mice lost.
    fn play(&mut self, position: &mut Mice) -> u32 {
        self.nodes += 1;
        match self.task.at(position.ply() as u8) {
            Some(arrow) => position.play_counting(&arrow),
            None => position.pass_counting(),
        }
    }
}
