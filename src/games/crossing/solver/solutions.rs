//! All solutions of a task.

use super::reach::Reach;
use crate::core::game::{Game, IllegalMove};
use crate::games::crossing::puzzle::{SOLVER_SEAT, Task};
use crate::games::crossing::{Crossing, Step};

/// A way to the goal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Way {
    /// The number of turns it takes.
    pub turns: u32,
    /// Its steps, as far as there is time for them.
    pub steps: Vec<Step>,
}

/// All solutions of a task, and where the goal gets out of reach. Everything is exact.
#[derive(Clone, Debug)]
pub struct Solutions {
    task: Task,
    reach: Reach,
}

impl Solutions {
    /// The limit of the count of solutions.
    pub const MAX_COUNT: u64 = Reach::MAX_COUNT;

    /// Solves a task.
    pub fn of(task: &Task) -> Solutions {
        Solutions {
            reach: Reach::of(task.start(), SOLVER_SEAT),
            task: task.clone(),
        }
    }

    /// The task.
    pub fn task(&self) -> &Task {
        &self.task
    }

    /// The fewest turns in which the goal can be reached, even if that is too late; `None` if it cannot be reached.
    pub fn min_turns(&self) -> Option<u32> {
        self.reach
            .min_turns(self.task.start().token(SOLVER_SEAT), 0)
    }

    /// The number of solutions, at most [`Solutions::MAX_COUNT`].
    pub fn count(&self) -> u64 {
        let token = self.task.start().token(SOLVER_SEAT);
        self.reach.count(token, 0, self.task.turn_limit())
    }

    /// At most `max` solutions, in the order of the statement's letters.
    pub fn list_up_to(&self, max: usize) -> Vec<Vec<Step>> {
        let mut solutions = Vec::new();
        self.list_from(self.task.start(), &mut Vec::new(), max, &mut solutions);
        solutions
    }

    fn list_from(
        &self,
        position: &Crossing,
        taken: &mut Vec<Step>,
        max: usize,
        found: &mut Vec<Vec<Step>>,
    ) {
        for step in self.steps_keeping_goal(position) {
            if found.len() == max {
                return;
            }
            let next = position_after(position, step);
            taken.push(step);
            if self.task.accepts(taken) {
                found.push(taken.clone())
            } else {
                self.list_from(&next, taken, max, found)
            }
            taken.pop();
        }
    }

    /// The steps after the player's steps `taken` that keep the goal within reach.
    ///
    /// # Errors
    /// The first rule that one of `taken` breaks.
    pub fn keeping_steps(&self, taken: &[Step]) -> Result<Vec<Step>, IllegalMove> {
        let position = self.task.position(taken)?;
        Ok(match self.task.judge(taken)? {
            None => self.steps_keeping_goal(&position),
            Some(_) => Vec::new(),
        })
    }

    fn steps_keeping_goal(&self, position: &Crossing) -> Vec<Step> {
        let turns_taken = position.turn() - self.task.start().turn();
        let turns_left = self.task.turn_limit().saturating_sub(turns_taken);
        self.reach
            .steps_within(position.token(SOLVER_SEAT), turns_taken, turns_left)
    }

    /// The shortest continuation after the player's steps `taken`. `None` if the goal is out of reach, empty if it is
    /// reached.
    ///
    /// # Errors
    /// The first rule that one of `taken` breaks.
    pub fn continuation(&self, taken: &[Step]) -> Result<Option<Vec<Step>>, IllegalMove> {
        let verdict = self.task.judge(taken)?;
        if let Some(verdict) = verdict {
            return Ok(verdict.met.then(Vec::new));
        }
        let quickest = self.quickest(taken)?;
        let in_time = quickest.filter(|way| way.turns as usize == way.steps.len());
        Ok(in_time.map(|way| way.steps))
    }

    /// The shortest way to the goal after the player's steps `taken`, even if that is too late; `None` if the goal cannot be
    /// reached.
    ///
    /// # Errors
    /// The first rule that one of `taken` breaks.
    pub fn quickest(&self, taken: &[Step]) -> Result<Option<Way>, IllegalMove> {
        let mut position = self.task.position(taken)?;
        let turns_gone = position.turn() - self.task.start().turn();
        let Some(turns) = self
            .reach
            .min_turns(position.token(SOLVER_SEAT), turns_gone)
        else {
            return Ok(None);
        };
        let mut steps = Vec::new();
        for turn in turns_gone..self.task.turn_limit().min(turns_gone + turns) {
            let keeping_steps = self.reach.steps_within(
                position.token(SOLVER_SEAT),
                turn,
                turns_gone + turns - turn,
            );
            let step = keeping_steps.first().copied().unwrap_or(Step::Hold);
            steps.push(step);
            position = position_after(&position, step);
        }
        Ok(Some(Way { turns, steps }))
    }

    /// The number of steps after which the goal was last within reach; `None` if it still is, or is reached.
    ///
    /// # Errors
    /// The first rule that a step breaks.
    pub fn lost_after(&self, taken: &[Step]) -> Result<Option<usize>, IllegalMove> {
        if self.continuation(taken)?.is_some() {
            return Ok(None);
        }
        for count in (0..taken.len()).rev() {
            if self.continuation(&taken[..count])?.is_some() {
                return Ok(Some(count));
            }
        }
        Ok(Some(0))
    }
}

fn position_after(position: &Crossing, step: Step) -> Crossing {
    let mut next = position.clone();
    next.play(&Task::move_of_step(step));
    next
}
