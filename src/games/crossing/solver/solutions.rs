//! All solutions of a task.

use super::reach::Reach;
use crate::core::game::{Game, IllegalMove};
use crate::games::crossing::puzzle::{ASKED, Task};
use crate::games::crossing::{Crossing, Step};

/// A way to the goal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Way {
    /// The turns that it takes.
    pub turns: u32,
    /// Its steps, as far as there is time for them.
    pub steps: Vec<Step>,
}

/// All solutions of a task, and from where on there are none. Everything is exact.
#[derive(Clone, Debug)]
pub struct Solutions {
    task: Task,
    reach: Reach,
}

impl Solutions {
    /// More solutions than these are not counted.
    pub const MOST: u64 = Reach::MOST;

    /// Solves a task.
    pub fn of(task: &Task) -> Solutions {
        Solutions {
            reach: Reach::of(task.start(), ASKED),
            task: task.clone(),
        }
    }

    /// What is solved.
    pub fn task(&self) -> &Task {
        &self.task
    }

    /// The least turns in which the goal can be reached, whether that is in time or not; none if it never can.
    pub fn least(&self) -> Option<u32> {
        self.reach.least(self.task.start().token(ASKED), 0)
    }

    /// How many solutions there are; at most [`Solutions::MOST`].
    pub fn count(&self) -> u64 {
        let token = self.task.start().token(ASKED);
        self.reach.count(token, 0, self.task.within())
    }

    /// At most so many of them, in the order of the statement's letters.
    pub fn some(&self, most: usize) -> Vec<Vec<Step>> {
        let mut found = Vec::new();
        self.go_on(self.task.start(), &mut Vec::new(), most, &mut found);
        found
    }

    fn go_on(
        &self,
        position: &Crossing,
        taken: &mut Vec<Step>,
        most: usize,
        found: &mut Vec<Vec<Step>>,
    ) {
        for step in self.keeping(position) {
            if found.len() == most {
                return;
            }
            let next = after(position, step);
            taken.push(step);
            match self.task.accepts(taken) {
                true => found.push(taken.clone()),
                false => self.go_on(&next, taken, most, found),
            }
            taken.pop();
        }
    }

    /// The steps that keep the goal in reach, after steps of the player.
    ///
    /// # Errors
    /// The rule that one of those breaks.
    pub fn keep(&self, taken: &[Step]) -> Result<Vec<Step>, IllegalMove> {
        let position = self.task.position(taken)?;
        Ok(match self.task.judge(taken)? {
            None => self.keeping(&position),
            Some(_) => Vec::new(),
        })
    }

    fn keeping(&self, position: &Crossing) -> Vec<Step> {
        let taken = position.turn() - self.task.start().turn();
        let left = self.task.within().saturating_sub(taken);
        self.reach.keep(position.token(ASKED), taken, left)
    }

    /// A quickest way on, after steps of the player; none if the goal is out of reach, and no steps if it is reached.
    ///
    /// # Errors
    /// The rule that one of those breaks.
    pub fn rest(&self, taken: &[Step]) -> Result<Option<Vec<Step>>, IllegalMove> {
        let verdict = self.task.judge(taken)?;
        if let Some(verdict) = verdict {
            return Ok(verdict.met.then(Vec::new));
        }
        let quickest = self.quickest(taken)?;
        let in_time = quickest.filter(|way| way.turns as usize == way.steps.len());
        Ok(in_time.map(|way| way.steps))
    }

    /// A quickest way to the goal after steps of the player, whether that is in time or not; none if no way leads there.
    ///
    /// # Errors
    /// The rule that one of those breaks.
    pub fn quickest(&self, taken: &[Step]) -> Result<Option<Way>, IllegalMove> {
        let mut position = self.task.position(taken)?;
        let begun = position.turn() - self.task.start().turn();
        let Some(turns) = self.reach.least(position.token(ASKED), begun) else {
            return Ok(None);
        };
        let mut steps = Vec::new();
        for turn in begun..self.task.within().min(begun + turns) {
            let kept = self
                .reach
                .keep(position.token(ASKED), turn, begun + turns - turn);
            let step = kept.first().copied().unwrap_or(Step::Hold);
            steps.push(step);
            position = after(&position, step);
        }
        Ok(Some(Way { turns, steps }))
    }

    /// After how many of the steps the goal was in reach for the last time; none if it still is, or is reached.
    ///
    /// # Errors
    /// The rule that one of the steps breaks.
    pub fn lost_after(&self, taken: &[Step]) -> Result<Option<usize>, IllegalMove> {
        if self.rest(taken)?.is_some() {
            return Ok(None);
        }
        for count in (0..taken.len()).rev() {
            if self.rest(&taken[..count])?.is_some() {
                return Ok(Some(count));
            }
        }
        Ok(Some(0))
    }
}

fn after(position: &Crossing, step: Step) -> Crossing {
    let mut next = position.clone();
    next.play(&Task::turn(step));
    next
}
