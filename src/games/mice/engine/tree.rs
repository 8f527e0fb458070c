//! The tree of replies to an arrow, searched with alpha-beta.
//!
//! In each position the search first tries the arrows alone, and then searches the best of them, the best first. The arrow
//! after the last reply counts half: the value of a position is the mean of its points without one more arrow and with the best
//! one. Otherwise the player who placed last would be favoured.

use super::rollouts::{Rollouts, Scope, WeightedPoints, free_cells, lead};
use crate::core::game::{Game, Seat};
use crate::core::order::descending;
use crate::games::mice::{Arrow, Cell, Cells, Heading, Mice};

/// More than any value.
pub const INFINITE: i32 = i32::MAX / 2;

/// The number of arrows to search in a position with one reply to come, with two and so on.
const WIDTHS: [usize; 3] = [16, 12, 8];
/// The number of generally promising arrows to consider for the arrow that counts half.
const HALF_COUNTED_WIDTH: usize = 16;

/// The number of remembered arrows for each level of the tree, and how many of them are searched before all others.
const MAX_REMEMBERED: usize = 8;
const SEARCHED_FIRST: usize = 2;

/// General knowledge of a search about the arrows.
pub struct SearchGuide {
    pub scope: Scope,
    /// Whether the search tries every arrow, since the game is near its end.
    pub tries_every_arrow: bool,
    pub prospects_by_seat: [SeatProspects; 2],
}

/// The prospects of a seat in the root position.
#[derive(Default)]
pub struct SeatProspects {
    /// The seat's arrows, the best first.
    arrows: Vec<Arrow>,
    /// The cells of these arrows.
    cells: Cells,
    /// The difference in value between the best arrow and an arrow that changes nothing.
    gain: i32,
}

impl SeatProspects {
    /// The prospects of a seat with these arrows, the best first, and the value of an arrow that changes nothing.
    pub fn new(arrows: &[(Arrow, i32)], idle_value: i32) -> SeatProspects {
        SeatProspects {
            arrows: arrows.iter().map(|&(arrow, _)| arrow).collect(),
            cells: arrows.iter().map(|(arrow, _)| arrow.cell).collect(),
            gain: arrows.first().map_or(0, |&(_, best)| best - idle_value),
        }
    }
}

impl SearchGuide {
    pub fn new(scope: Scope, tries_every_arrow: bool) -> SearchGuide {
        SearchGuide {
            scope,
            tries_every_arrow,
            prospects_by_seat: Default::default(),
        }
    }

    /// The value that an arrow of a seat can hardly exceed at a depth, given its value alone.
    pub fn upper_bound(&self, value_alone: i32, seat: Seat, depth: usize) -> i32 {
        match depth {
            // The opponent may place an arrow that changes nothing.
            1 => value_alone,
            _ if self.tries_every_arrow => INFINITE,
            _ => value_alone + self.prospects_by_seat[seat.index()].gain,
        }
    }

    /// The number of arrows to search in a position.
    fn width(&self, depth: usize) -> usize {
        if self.tries_every_arrow {
            usize::MAX
        } else {
            WIDTHS[depth.min(WIDTHS.len()) - 1]
        }
    }
}

/// An arrow to search.
pub struct ArrowTask<'a> {
    /// The rollouts of the position in which it is placed.
    pub rollouts: &'a Rollouts,
    pub arrow: Arrow,
    /// Its value alone.
    pub value_alone: i32,
    /// The number of replies.
    pub depth: usize,
    /// The window of values that matter to its player: from above the first to below the second.
    pub window: [i32; 2],
}

/// The positions from the searched arrow down to the one examined.
#[derive(Default)]
pub struct Tree {
    /// Frames beyond `height` only keep their memory.
    frames: Vec<Frame>,
    height: usize,
    /// By level, arrows that were too good for the other side, the last first.
    remembered: Vec<Vec<Arrow>>,
}

/// A position of the tree. All values are for its player.
struct Frame {
    position: Mice,
    weighted_points: WeightedPoints,
    rollouts: Rollouts,
    stage: Stage,
    depth: usize,
    window: [i32; 2],
    /// The value of an arrow that changes nothing.
    idle_value: i32,
    /// The arrows still to try alone.
    untried: Vec<Arrow>,
    /// The arrows tried alone, with their values.
    tried: Vec<(Arrow, i32)>,
    /// The number of them that have been searched, and the arrows searched before.
    searched_count: usize,
    searched_first: Vec<Arrow>,
    /// The arrow whose replies are searched.
    current_arrow: Arrow,
    /// The best value so far, and its arrows.
    best: i32,
    line: Vec<Arrow>,
}

/// The stages of the search of a position.
#[derive(Clone, Copy)]
enum Stage {
    /// Lists the first arrows.
    Begin,
    /// Searches remembered arrows.
    Remembered,
    /// Tries all arrows alone.
    Sweep,
    /// Searches the best of them.
    Search,
    /// Tries the arrows that count half.
    HalfCounted,
}

/// A placeholder until the first arrow is searched.
const NO_ARROW: Arrow = Arrow {
    cell: Cell { x: 0, y: 0 },
    heading: Heading::North,
};

/// The value of a searched arrow for its player, and the replies.
type SearchedArrow = (i32, Vec<Arrow>);

impl Tree {
    /// The number of turns simulated so far.
    pub fn turns(&self) -> u64 {
        self.frames.iter().map(|frame| frame.rollouts.turns()).sum()
    }

    /// Whether no search is in progress.
    pub fn is_empty(&self) -> bool {
        self.height == 0
    }

    /// Starts the search of an arrow, which must not end the game.
    pub fn search(&mut self, task: ArrowTask) {
        if self.frames.is_empty() {
            self.frames
                .push(Frame::new(task.rollouts.after_one_pass().0));
            self.remembered.push(Vec::new());
        }
        self.frames[0].start(task);
        self.height = 1;
    }

    /// Does one piece of work: some dozens of turns at most.
    pub fn search_step(&mut self, guide: &SearchGuide) -> Option<SearchedArrow> {
        let level = self.height - 1;
        let frame = &mut self.frames[level];
        match frame.stage {
            Stage::Begin => {
                frame.list_first_arrows(guide, &self.remembered[level]);
                None
            }
            Stage::Remembered => match frame.untried.pop() {
                Some(arrow) => {
                    let value_alone = frame.try_alone(arrow);
                    frame.searched_first.push(arrow);
                    self.search_below(guide, arrow, value_alone)
                }
                None => {
                    frame.begin_sweep();
                    None
                }
            },
            Stage::Sweep => {
                match frame.untried.pop() {
                    Some(arrow) => {
                        let value_alone = frame.try_alone(arrow);
                        frame.tried.push((arrow, value_alone));
                    }
                    None => {
                        descending(&mut frame.tried, |&(_, value_alone)| value_alone);
                        frame.stage = Stage::Search;
                    }
                }
                None
            }
            Stage::Search => match frame.next_to_search(guide) {
                Some((arrow, value_alone)) => self.search_below(guide, arrow, value_alone),
                None => self.finish(),
            },
            Stage::HalfCounted => match frame.untried.pop() {
                Some(arrow) if !frame.try_half_counted(arrow) => None,
                _ => self.finish_half_counted(),
            },
        }
    }

    /// Searches the replies to an arrow, unless it can hardly be good enough.
    fn search_below(
        &mut self,
        guide: &SearchGuide,
        arrow: Arrow,
        value_alone: i32,
    ) -> Option<SearchedArrow> {
        let level = self.height - 1;
        self.frames[level].current_arrow = arrow;
        let frame = &self.frames[level];
        if frame.is_before_last_arrow() {
            return self.record_value(value_alone, &[]);
        }
        let [alpha, beta] = frame.window;
        let alpha = alpha.max(frame.best);
        if guide.upper_bound(value_alone, frame.position.side(), frame.depth) <= alpha {
            let are_arrows_sorted = matches!(frame.stage, Stage::Search);
            self.frames[level].best = value_alone.max(frame.best);
            // The remaining arrows are not better alone.
            return if are_arrows_sorted {
                self.finish()
            } else {
                None
            };
        }
        let depth = frame.depth - 1;
        if self.frames.len() == self.height {
            let new_frame = Frame::new(&frame.position);
            self.frames.push(new_frame);
            self.remembered.push(Vec::new());
        }
        let (frames_above, frames_below) = self.frames.split_at_mut(self.height);
        frames_below[0].start(ArrowTask {
            rollouts: &frames_above[level].rollouts,
            arrow,
            value_alone,
            depth,
            window: [alpha, beta],
        });
        self.height += 1;
        None
    }

    /// Ends the search of a position with no reply to come, and remembers its best arrow.
    fn finish_half_counted(&mut self) -> Option<SearchedArrow> {
        let frame = &self.frames[self.height - 1];
        if let Some(&arrow) = frame.line.first() {
            self.remember_arrow(arrow);
        }
        self.finish()
    }

    /// Passes the best value of the position examined to the position above it.
    fn finish(&mut self) -> Option<SearchedArrow> {
        self.height -= 1;
        let frame = &mut self.frames[self.height];
        let (value, line) = (-frame.value(), std::mem::take(&mut frame.line));
        match self.height {
            0 => Some((value, line)),
            _ => self.record_value(value, &line),
        }
    }

    /// Records the value of the arrow whose replies were searched.
    fn record_value(&mut self, value: i32, replies: &[Arrow]) -> Option<SearchedArrow> {
        let frame = &mut self.frames[self.height - 1];
        let arrow = frame.current_arrow;
        if value > frame.best {
            frame.best = value;
            frame.line.clear();
            frame.line.push(arrow);
            frame.line.extend(replies);
        }
        if value < frame.window[1] {
            return None;
        }
        self.remember_arrow(arrow);
        self.finish()
    }

    /// Puts an arrow first among those remembered on this level.
    fn remember_arrow(&mut self, arrow: Arrow) {
        let remembered = &mut self.remembered[self.height - 1];
        match remembered.iter().position(|known| *known == arrow) {
            Some(index) => remembered[..=index].rotate_right(1),
            None => {
                remembered.truncate(MAX_REMEMBERED - 1);
                remembered.insert(0, arrow);
            }
        }
    }
}

impl Frame {
    fn new(position: &Mice) -> Frame {
        Frame {
            position: position.clone(),
            weighted_points: WeightedPoints::NOTHING,
            rollouts: Rollouts::new(position),
            stage: Stage::Begin,
            depth: 0,
            window: [-INFINITE, INFINITE],
            idle_value: 0,
            untried: Vec::new(),
            tried: Vec::new(),
            searched_count: 0,
            searched_first: Vec::new(),
            current_arrow: NO_ARROW,
            best: -INFINITE,
            line: Vec::new(),
        }
    }

    /// Starts with the position after the task's arrow. The window and the values are now those of the other side.
    fn start(&mut self, task: ArrowTask) {
        let (position, weighted_points) = task.rollouts.after_one_pass();
        self.position.clone_from(position);
        (self.position).replace_arrow(position.ply() as u8 - 1, task.arrow);
        self.weighted_points = weighted_points;
        self.stage = Stage::Begin;
        self.depth = task.depth;
        self.window = [-task.window[1], -task.window[0]];
        self.idle_value = -task.value_alone;
        self.untried.clear();
        self.tried.clear();
        self.searched_count = 0;
        self.searched_first.clear();
        self.best = -INFINITE;
        self.line.clear();
    }

    /// Lists the arrows to try first: the remembered ones, or, with no reply to come, those that count half.
    fn list_first_arrows(&mut self, guide: &SearchGuide, remembered: &[Arrow]) {
        (self.rollouts).begin_within(&guide.scope, &self.position, self.weighted_points);
        let free_cells = free_cells(&self.position);
        let rollouts = &self.rollouts;
        let is_effective =
            |arrow: &Arrow| free_cells.contains(arrow.cell) && rollouts.may_change_points(*arrow);
        let remembered = remembered.iter().copied().filter(is_effective);
        if self.depth > 0 {
            self.stage = Stage::Remembered;
            self.untried.extend(remembered.take(SEARCHED_FIRST));
        } else {
            self.stage = Stage::HalfCounted;
            self.best = self.idle_value;
            self.untried.extend(remembered);
            let prospects = &guide.prospects_by_seat[self.position.side().index()];
            let width = if guide.tries_every_arrow {
                usize::MAX
            } else {
                HALF_COUNTED_WIDTH
            };
            for arrow in prospects
                .arrows
                .iter()
                .take(width)
                .filter(|arrow| is_effective(arrow))
            {
                if !self.untried.contains(arrow) {
                    self.untried.push(*arrow);
                }
            }
            let other_cells = free_cells.without(&prospects.cells);
            self.untried.extend(rollouts.effective_arrows(&other_cells));
        }
        // Arrows are taken from the end.
        self.untried.reverse();
    }

    /// Lists all arrows to try alone.
    fn begin_sweep(&mut self) {
        let free_cells = free_cells(&self.position);
        self.untried
            .extend(self.rollouts.effective_arrows(&free_cells));
        self.untried
            .extend(self.rollouts.ineffective_arrow(&free_cells));
        self.stage = Stage::Sweep;
    }

    /// Whether the next arrow is the last of the game.
    fn is_before_last_arrow(&self) -> bool {
        self.rollouts.after_one_pass().0.outcome().is_some()
    }

    /// The value of an arrow alone.
    fn try_alone(&mut self, arrow: Arrow) -> i32 {
        lead(&self.rollouts.points_after(&arrow), 2, self.position.side())
    }

    /// The next of the arrows to search, with its value alone.
    fn next_to_search(&mut self, guide: &SearchGuide) -> Option<(Arrow, i32)> {
        while self.searched_count < guide.width(self.depth).min(self.tried.len()) {
            let (arrow, value_alone) = self.tried[self.searched_count];
            self.searched_count += 1;
            if !self.searched_first.contains(&arrow) {
                return Some((arrow, value_alone));
            }
        }
        None
    }

    /// Tries an arrow that counts half. Returns whether the position is good enough with it.
    fn try_half_counted(&mut self, arrow: Arrow) -> bool {
        let value = self.try_alone(arrow);
        if value > self.best {
            self.best = value;
            self.line.clear();
            self.line.push(arrow);
        }
        self.value() >= self.window[1]
    }

    /// The value of the position, as far as it is known.
    fn value(&self) -> i32 {
        match self.stage {
            // The last arrow of the game has no reply.
            Stage::HalfCounted if !self.is_before_last_arrow() => (self.idle_value + self.best) / 2,
            _ => self.best,
        }
    }
}
