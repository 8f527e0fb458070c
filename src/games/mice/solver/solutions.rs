//! The solutions of a task, those together that come to the same.

use std::ops::ControlFlow;

use crate::core::game::Game;
use crate::games::mice::puzzle::Task;
use crate::games::mice::{Arrow, Cell, Cells, Heading};

/// All solutions of a task.
///
/// They are kept in classes: an arrow to which no animal comes while it stands changes nothing, wherever it is and
/// whatever its heading. No solution is in two classes.
#[derive(Clone, Debug, PartialEq)]
pub struct Solutions {
    task: Box<Task>,
    /// As many entries a class as arrows are missing; `None` for an arrow to which no animal comes.
    arrows: Vec<Option<Arrow>>,
}

impl Solutions {
    /// The solutions of a task whose classes lie one after the other.
    pub(super) fn new(task: &Task, arrows: Vec<Option<Arrow>>) -> Solutions {
        Solutions {
            task: Box::new(task.clone()),
            arrows,
        }
    }

    /// The same for a task that differs in its goal only.
    pub(super) fn of(self, task: &Task) -> Solutions {
        Solutions::new(task, self.arrows)
    }

    /// The classes, at least one.
    pub fn classes(&self) -> impl ExactSizeIterator<Item = Class<'_>> {
        let each = self.arrows.chunks_exact(self.task.missing());
        each.map(|arrows| Class {
            task: &self.task,
            arrows,
        })
    }

    /// Calls `visit` for each solution: an arrow an open turn.
    pub fn for_each(&self, mut visit: impl FnMut(&[Arrow])) {
        for class in self.classes() {
            let _ = class.choices().visit(&mut |arrows| {
                visit(arrows);
                ControlFlow::Continue(())
            });
        }
    }

    /// How many solutions there are, each placement of an arrow to which nobody comes counted.
    pub fn count(&self) -> u64 {
        let mut count = 0;
        self.for_each(|_| count += 1);
        count
    }

    /// How many solutions there are, if they are fewer than so many: of a goal that nearly everything meets there may be more
    /// than can be counted one by one.
    pub fn count_below(&self, most: u64) -> Option<u64> {
        let mut count = 0;
        for class in self.classes() {
            let flow = class.choices().visit(&mut |_| {
                count += 1;
                match count < most {
                    true => ControlFlow::Continue(()),
                    false => ControlFlow::Break(()),
                }
            });
            if flow.is_break() {
                return None;
            }
        }
        Some(count)
    }

    /// The first of the solutions, as many as are asked for: an arrow an open turn.
    pub fn some(&self, most: usize) -> Vec<Vec<Arrow>> {
        let mut some = Vec::new();
        for class in self.classes() {
            if some.len() >= most {
                break;
            }
            let _ = class.choices().visit(&mut |arrows| {
                some.push(arrows.to_vec());
                match some.len() < most {
                    true => ControlFlow::Continue(()),
                    false => ControlFlow::Break(()),
                }
            });
        }
        some
    }

    /// One of the solutions, an arrow an open turn.
    pub fn first(&self) -> Vec<Arrow> {
        let first = self.classes().find_map(|class| class.choices().first());
        first.unwrap_or_default()
    }
}

/// Solutions that come to the same.
#[derive(Clone, Copy, Debug)]
pub struct Class<'a> {
    task: &'a Task,
    arrows: &'a [Option<Arrow>],
}

impl Class<'_> {
    /// By open turn its arrow, or `None` where it is any that may be placed and to which no animal comes.
    pub fn arrows(&self) -> &[Option<Arrow>] {
        self.arrows
    }

    /// By open turn the cells on which its arrow may be. Two arrows to which nobody comes must not be on one cell if the
    /// first still stands when the second is placed.
    pub fn cells(&self) -> Vec<Cells> {
        let mut cells: Vec<Cells> = (self.task.open().iter().zip(self.arrows))
            .map(|(open, arrow)| match arrow {
                Some(arrow) => Cells::from_iter([arrow.cell]),
                None => open.allowed,
            })
            .collect();
        let mut position = self.task.start().clone();
        while position.outcome().is_none() {
            let ply = position.ply() as u8;
            let standing = position.next_standing();
            for ((open, arrow), cells) in self.task.open().iter().zip(self.arrows).zip(&mut cells) {
                if arrow.is_none() && open.ply < ply && ply <= open.last {
                    *cells = cells.without(&standing);
                }
            }
            let open = self.task.open().iter().position(|open| open.ply == ply);
            match self.task.at(ply).or(open.and_then(|at| self.arrows[at])) {
                Some(arrow) => position.play(&arrow),
                None => position.pass(),
            }
        }
        cells
    }

    fn choices(&self) -> Choices<'_> {
        let headings = |arrow: &Option<Arrow>| arrow.map(|arrow| arrow.heading);
        Choices {
            task: self.task,
            each: (self.cells().into_iter())
                .zip(self.arrows.iter().map(headings))
                .collect(),
        }
    }
}

/// What the arrows of a class may be, all that may stand beside each other.
pub(super) struct Choices<'a> {
    pub(super) task: &'a Task,
    /// By open turn the cells and, if it matters, the heading.
    pub(super) each: Vec<(Cells, Option<Heading>)>,
}

impl Choices<'_> {
    /// The first in the order of cells and headings, if there is any.
    pub(super) fn first(&self) -> Option<Vec<Arrow>> {
        let mut first = None;
        let _ = self.visit(&mut |arrows| {
            first = Some(arrows.to_vec());
            ControlFlow::Break(())
        });
        first
    }

    fn visit(&self, visit: &mut dyn FnMut(&[Arrow]) -> ControlFlow<()>) -> ControlFlow<()> {
        self.visit_from(&mut Vec::new(), visit)
    }

    fn visit_from(
        &self,
        chosen: &mut Vec<Arrow>,
        visit: &mut dyn FnMut(&[Arrow]) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let Some((cells, heading)) = self.each.get(chosen.len()) else {
            return visit(chosen);
        };
        for cell in cells
            .iter()
            .filter(|&cell| self.is_free(cell, chosen))
            .collect::<Vec<_>>()
        {
            for to in Heading::ALL {
                if heading.is_none_or(|heading| heading == to) {
                    chosen.push(Arrow { cell, heading: to });
                    let flow = self.visit_from(chosen, visit);
                    chosen.pop();
                    flow?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    fn is_free(&self, cell: Cell, chosen: &[Arrow]) -> bool {
        let mut before = chosen.iter().enumerate();
        before.all(|(at, arrow)| {
            self.task
                .can_both_be((at, arrow.cell), (chosen.len(), cell))
        })
    }
}
