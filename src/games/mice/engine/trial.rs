//! A trial of an arrow together with the arrows that all players place next.

use super::levels::Stage;
use super::rollouts::{Points, Rollouts, free_cells, lead, points};
use crate::core::game::{Game, Seat};
use crate::games::mice::{Arrow, Cells, Heading, MAX_PLAYERS, Mice};

/// The principal variation of an arrow, and the value to its player, in units of 1 /
/// [`UNITS_PER_POINT`](super::rollouts::POINT).
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
    end_turn: u8,
    line: Vec<Arrow>,
    /// The replies still to try here, and the best one so far.
    untried: Vec<Arrow>,
    best: Option<(i32, Points, Arrow)>,
    /// The result of the second-last reply.
    previous_points: Option<Points>,
}

impl Trial {
    /// Starts the trial of a legal arrow.
    pub fn new(start: &Mice, arrow: Arrow, stage: Stage, end_turn: u8) -> Trial {
        let mut position = start.clone();
        position.play(&arrow);
        Trial {
            player: start.side(),
            position,
            stage,
            end_turn,
            line: vec![arrow],
            untried: Vec::new(),
            best: None,
            previous_points: None,
        }
    }

    /// Tries one more reply. At the end returns the line and its value to the first player.
    pub fn search_step(
        &mut self,
        rollouts: &mut Rollouts,
        prospects: &[Prospects; MAX_PLAYERS],
    ) -> Option<Line> {
        if let Some(reply) = self.untried.pop() {
            self.try_reply(reply, rollouts);
            return None;
        }
        if let Some((_, points, reply)) = self.best.take() {
            self.line.push(reply);
            if self.line.len() >= self.stage.depth(self.position.players()) {
                return Some(self.end_line(points));
            }
            self.previous_points = Some(points);
            self.position.play(&reply);
        }
        if self.position.outcome().is_some() {
            return Some(self.end_line(points(&self.position)));
        }
        rollouts.begin(&self.position, self.end_turn);
        self.untried = self.replies(rollouts, &prospects[self.position.side().index()]);
        None
    }

    /// Tries a reply alone.
    fn try_reply(&mut self, reply: Arrow, rollouts: &mut Rollouts) {
        let points = rollouts.points_after(&reply);
        let value = lead(&points, self.position.players(), self.position.side());
        if self.best.is_none_or(|(best, ..)| value > best) {
            self.best = Some((value, points, reply));
        }
    }

    /// The replies to try in this position.
    fn replies(&self, rollouts: &Rollouts, prospects: &Prospects) -> Vec<Arrow> {
        let free_cells = free_cells(&self.position);
        let promising = prospects.arrows.iter().copied();
        let promising = promising.filter(|arrow| free_cells.contains(arrow.cell));
        let mut replies: Vec<Arrow> = promising.take(self.stage.width).collect();
        for cell in free_cells.without(&prospects.cells).iter() {
            if rollouts.is_visited(cell) {
                replies.extend(Heading::ALL.map(|heading| Arrow { cell, heading }));
            }
        }
        replies.extend(rollouts.idle_arrow(&free_cells));
        replies
    }

    /// The whole line with its value. The last arrow has no reply, which favours its player. So the result before it counts as
    /// much.
    fn end_line(&mut self, points: Points) -> Line {
        let value_of = |points: &Points| lead(points, self.position.players(), self.player);
        let previous_points = self.previous_points.as_ref().unwrap_or(&points);
        let value = (value_of(&points) + value_of(previous_points)) / 2;
        (value, std::mem::take(&mut self.line))
    }
}
