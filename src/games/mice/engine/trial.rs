//! A trial of an arrow together with the arrows that all players place next.

use super::levels::Stage;
use super::rollouts::{Points, Rollouts, free_cells, lead, points};
use crate::core::game::{Game, Seat};
use crate::games::mice::{Arrow, Cells, Heading, MAX_PLAYERS, Mice};

/// The principal variation of an arrow, and the value to its player, in units of 1 / [`POINT`](super::rollouts::POINT).
pub type Line = (i32, Vec<Arrow>);

/// A seat's promising arrows in the root position.
#[derive(Default)]
pub struct Prospects {
    /// The arrows, the best first.
    arrows: Vec<Arrow>,
    /// The cells of these arrows.
    cells: Cells,
}

impl Prospects {
    /// The prospects of a seat with these arrows, the best first.
    pub fn new(arrows: impl Iterator<Item = Arrow>) -> Prospects {
        let arrows: Vec<Arrow> = arrows.collect();
        let cells = arrows.iter().map(|arrow| arrow.cell).collect();
        Prospects { arrows, cells }
    }
}

/// A trial of an arrow. After it each player in turn places the arrow that is best for it without a reply. It chooses from the
/// arrows that were promising at the root, and from those that the earlier arrows have made possible.
pub struct Trial {
    player: Seat,
    position: Mice,
    stage: Stage,
    /// The turn at which the simulation ends.
    end: u8,
    line: Vec<Arrow>,
    /// The replies still to try here, and the best one so far.
    open: Vec<Arrow>,
    best: Option<(i32, Points, Arrow)>,
    /// The result of the second-last reply.
    before: Option<Points>,
}

impl Trial {
    /// Starts the trial of a legal arrow.
    pub fn new(from: &Mice, arrow: Arrow, stage: Stage, end: u8) -> Trial {
        let mut position = from.clone();
        position.play(&arrow);
        Trial {
            player: from.side(),
            position,
            stage,
            end,
            line: vec![arrow],
            open: Vec::new(),
            best: None,
            before: None,
        }
    }

    /// Tries one more reply. At the end returns the line and its value to the first player.
    pub fn go_on(
        &mut self,
        rollouts: &mut Rollouts,
        prospects: &[Prospects; MAX_PLAYERS],
    ) -> Option<Line> {
        if let Some(answer) = self.open.pop() {
            self.try_answer(answer, rollouts);
            return None;
        }
        if let Some((_, points, answer)) = self.best.take() {
            self.line.push(answer);
            if self.line.len() >= self.stage.depth(self.position.players()) {
                return Some(self.finish(points));
            }
            self.before = Some(points);
            self.position.play(&answer);
        }
        if self.position.outcome().is_some() {
            return Some(self.finish(points(&self.position)));
        }
        rollouts.begin(&self.position, self.end);
        self.open = self.answers(rollouts, &prospects[self.position.side().index()]);
        None
    }

    fn try_answer(&mut self, answer: Arrow, rollouts: &mut Rollouts) {
        let points = rollouts.after(&answer);
        let value = lead(&points, self.position.players(), self.position.side());
        if self.best.is_none_or(|(best, ..)| value > best) {
            self.best = Some((value, points, answer));
        }
    }

    fn answers(&self, rollouts: &Rollouts, prospects: &Prospects) -> Vec<Arrow> {
        let free = free_cells(&self.position);
        let promising = prospects.arrows.iter().copied();
        let promising = promising.filter(|arrow| free.contains(arrow.cell));
        let mut answers: Vec<Arrow> = promising.take(self.stage.width).collect();
        for cell in free.without(&prospects.cells).iter() {
            if rollouts.is_visited(cell) {
                answers.extend(Heading::ALL.map(|heading| Arrow { cell, heading }));
            }
        }
        answers.extend(rollouts.idle_arrow(&free));
        answers
    }

    /// The last arrow has no reply, which favours its player. So the result before it counts as much.
    fn finish(&mut self, points: Points) -> Line {
        let worth = |points: &Points| lead(points, self.position.players(), self.player);
        let before = self.before.as_ref().unwrap_or(&points);
        let value = (worth(&points) + worth(before)) / 2;
        (value, std::mem::take(&mut self.line))
    }
}
