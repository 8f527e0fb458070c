//! The solutions of a task, grouped by their effect.

use std::ops::ControlFlow;

use crate::core::game::Game;
use crate::games::mice::puzzle::Task;
use crate::games::mice::{Arrow, Cell, Cells, Heading};

/// All solutions of a task.
///
/// An arrow that no animal meets while it is there has no effect, whatever its cell and heading. Solutions that differ only in
/// such arrows form a class. No solution is in two classes.
#[derive(Clone, Debug, PartialEq)]
pub struct Solutions {
    task: Box<Task>,
    /// Class by class, one entry per missing arrow; `None` for an arrow that no animal meets.
    arrows: Vec<Option<Arrow>>,
}

impl Solutions {
    /// The solutions of a task, from its classes one after another.
    pub(super) fn new(task: &Task, arrows: Vec<Option<Arrow>>) -> Solutions {
        Solutions {
            task: Box::new(task.clone()),
            arrows,
        }
    }

    /// The same solutions for a task that differs only in its goal.
    pub(super) fn of(self, task: &Task) -> Solutions {
        Solutions::new(task, self.arrows)
    }

    /// The classes. There is at least one.
    pub fn classes(&self) -> impl ExactSizeIterator<Item = Class<'_>> {
        let options = self.arrows.chunks_exact(self.task.missing());
        options.map(|arrows| Class {
            task: &self.task,
            arrows,
        })
    }

    /// Calls `visit` for each solution, with one arrow per open turn.
    pub fn for_each(&self, mut visit: impl FnMut(&[Arrow])) {
        for class in self.classes() {
            let _ = class.choices().visit(&mut |arrows| {
                visit(arrows);
                ControlFlow::Continue(())
            });
        }
    }

    /// The number of solutions. Each placement of an arrow that no animal meets counts.
    pub fn count(&self) -> u64 {
        let mut count = 0;
        self.for_each(|_| count += 1);
        count
    }

    /// The number of solutions, if it is below `limit`. If nearly every placement meets a goal, there may be too many to count.
    pub fn count_below(&self, limit: u64) -> Option<u64> {
        let mut count = 0;
        for class in self.classes() {
            let flow = class.choices().visit(&mut |_| {
                count += 1;
                if count < limit {
                    ControlFlow::Continue(())
                } else {
                    ControlFlow::Break(())
                }
            });
            if flow.is_break() {
                return None;
            }
        }
        Some(count)
    }

    /// The first solutions, at most `max`, with one arrow per open turn.
    pub fn list_up_to(&self, max: usize) -> Vec<Vec<Arrow>> {
        let mut some = Vec::new();
        for class in self.classes() {
            if some.len() >= max {
                break;
            }
            let _ = class.choices().visit(&mut |arrows| {
                some.push(arrows.to_vec());
                if some.len() < max {
                    ControlFlow::Continue(())
                } else {
                    ControlFlow::Break(())
                }
            });
        }
        some
    }

    /// One solution, with one arrow per open turn.
    pub fn first(&self) -> Vec<Arrow> {
        let first = self.classes().find_map(|class| class.choices().first());
        first.unwrap_or_default()
    }
}

/// Solutions with the same effect.
#[derive(Clone, Copy, Debug)]
pub struct Class<'a> {
    task: &'a Task,
    arrows: &'a [Option<Arrow>],
}

impl Class<'_> {
    /// The arrow of each open turn; `None` for any legal arrow that no animal meets.
    pub fn arrows(&self) -> &[Option<Arrow>] {
        self.arrows
    }

    /// The cells on which the arrow of each open turn may be. Two arrows that no animal meets must not share a cell if the
    /// first is still there when the second is placed.
    pub fn cells(&self) -> Vec<Cells> {
        let mut cells: Vec<Cells> = (self.task.open_turns().iter().zip(self.arrows))
            .map(|(open, arrow)| match arrow {
                Some(arrow) => Cells::from_iter([arrow.cell]),
                None => open.allowed,
            })
            .collect();
        let mut position = self.task.start().clone();
        while position.outcome().is_none() {
            let ply = position.ply() as u8;
            let visited = position.next_animal_cells();
            for ((open, arrow), cells) in self
                .task
                .open_turns()
                .iter()
                .zip(self.arrows)
                .zip(&mut cells)
            {
                if arrow.is_none() && open.ply < ply && ply <= open.last_ply_on_board {
                    *cells = cells.without(&visited);
                }
            }
            let open = self
                .task
                .open_turns()
                .iter()
                .position(|open| open.ply == ply);
            match self
                .task
                .script_arrow(ply)
                .or(open.and_then(|index| self.arrows[index]))
            {
                Some(arrow) => position.play(&arrow),
                None => position.pass(),
            }
        }
        cells
    }

    /// The solutions of the class: one choice for each arrow.
    fn choices(&self) -> ArrowChoices<'_> {
        let headings = |arrow: &Option<Arrow>| arrow.map(|arrow| arrow.heading);
        ArrowChoices {
            task: self.task,
            options: (self.cells().into_iter())
                .zip(self.arrows.iter().map(headings))
                .collect(),
        }
    }
}

/// The possible arrows of a class, in all combinations that do not collide.
pub(super) struct ArrowChoices<'a> {
    pub(super) task: &'a Task,
    /// By open turn, the cells, and the heading if it matters.
    pub(super) options: Vec<(Cells, Option<Heading>)>,
}

impl ArrowChoices<'_> {
    /// The first combination in the order of cells and headings, if there is any.
    pub(super) fn first(&self) -> Option<Vec<Arrow>> {
        let mut first = None;
        let _ = self.visit(&mut |arrows| {
            first = Some(arrows.to_vec());
            ControlFlow::Break(())
        });
        first
    }

    /// Calls `visit` for each combination of choices, until it breaks.
    fn visit(&self, visit: &mut dyn FnMut(&[Arrow]) -> ControlFlow<()>) -> ControlFlow<()> {
        self.visit_from(&mut Vec::new(), visit)
    }

    fn visit_from(
        &self,
        chosen: &mut Vec<Arrow>,
        visit: &mut dyn FnMut(&[Arrow]) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let Some((cells, heading)) = self.options.get(chosen.len()) else {
            return visit(chosen);
        };
        for cell in cells
            .iter()
            .filter(|&cell| self.is_free(cell, chosen))
            .collect::<Vec<_>>()
        {
            for allowed_heading in Heading::ALL {
                if heading.is_none_or(|heading| heading == allowed_heading) {
                    chosen.push(Arrow {
                        cell,
                        heading: allowed_heading,
                    });
                    let flow = self.visit_from(chosen, visit);
                    chosen.pop();
                    flow?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    fn is_free(&self, cell: Cell, chosen: &[Arrow]) -> bool {
        let mut earlier_arrows = chosen.iter().enumerate();
        earlier_arrows.all(|(index, arrow)| {
            self.task
                .do_not_collide((index, arrow.cell), (chosen.len(), cell))
        })
    }
}
