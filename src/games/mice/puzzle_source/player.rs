//! A simulated player of tasks at a level, and the arrows that tempt it.
//!
//! It knows the given arrows, as a person does. It looks as far ahead, and tries as many arrows, as the engine of the level in
//! a game ([`LevelSettings`]). Where the engine would examine replies, it continues with several beginnings.

use crate::core::game::Game;
use crate::core::order::descending;
use crate::games::mice::engine::LevelSettings;
use crate::games::mice::puzzle::{Open, Task};
use crate::games::mice::{Arrow, Cells, Heading, Mice};
use crate::thinking::engine::Level;
use crate::thinking::search::Random;

/// The number of turns visible at first sight.
const TURNS_AT_SIGHT: u8 = 6;

/// Some missing arrows, and the game up to the next one.
#[derive(Clone)]
struct Line {
    position: Mice,
    lost: u32,
    arrows: Vec<Arrow>,
}

impl Line {
    /// A line without arrows.
    fn new(task: &Task) -> Line {
        let mut line = Line {
            position: task.start().clone(),
            lost: 0,
            arrows: Vec::new(),
        };
        line.play_given(task);
        line
    }

    /// The line with one more arrow, which must be legal.
    fn with(&self, task: &Task, arrow: Arrow) -> Line {
        let mut line = self.clone();
        line.arrows.push(arrow);
        line.lost += line.position.play_counting(&arrow);
        line.play_given(task);
        line
    }

    /// Plays the given arrows up to the next missing one.
    fn play_given(&mut self, task: &Task) {
        while self.position.outcome().is_none()
            && let Some(arrow) = task.at(self.position.ply() as u8)
        {
            self.lost += self.position.play_counting(&arrow);
        }
    }

    /// The goal's value after the turn `until` or at the end, if no animal comes to any further missing arrow.
    fn value(&self, task: &Task, until: u8) -> i32 {
        let mut position = self.position.clone();
        let mut lost = self.lost;
        while position.outcome().is_none() && position.ply() < u32::from(until) {
            lost += match task.at(position.ply() as u8) {
                Some(arrow) => position.play_counting(&arrow),
                None => position.pass_counting(),
            };
        }
        task.goal().value(&position, task.seat(), lost)
    }

    /// The arrows for the next open turn on cells to which animals come while the arrow is there, if no animal comes to any
    /// further missing arrow.
    fn arrows(&self, task: &Task, open: &Open) -> Vec<Arrow> {
        let mut standing = Cells::NONE;
        let mut position = self.position.clone();
        position.pass();
        while position.outcome().is_none() && position.ply() <= u32::from(open.last) {
            standing.join(&position.next_standing());
            match task.at(position.ply() as u8) {
                Some(arrow) => position.play(&arrow),
                None => position.pass(),
            }
        }
        let cells: Vec<_> = open.allowed.common(&standing).iter().collect();
        let arrows = cells
            .into_iter()
            .flat_map(|cell| Heading::ALL.map(|heading| Arrow { cell, heading }));
        arrows
            .filter(|arrow| self.position.check(arrow).is_ok())
            .collect()
    }
}

/// Whether the program solves a task. The seed determines all its random choices.
pub(super) fn solves(task: &Task, level: Level, seed: u64) -> bool {
    let settings = LevelSettings::of(level);
    let mut random = Random::new(seed);
    let widths = settings.stages.iter().map(|stage| stage.trials);
    let width = widths.filter(|&trials| trials < usize::MAX).max();
    let mut lines = vec![Line::new(task)];
    for open in task.open() {
        let mut next: Vec<(i32, Line)> = Vec::new();
        for line in &lines {
            let mut arrows = line.arrows(task, open);
            random.shuffle(&mut arrows);
            arrows.truncate(settings.arrows);
            let until = open.ply + 1 + settings.horizon;
            next.extend(arrows.into_iter().map(|arrow| {
                let line = line.with(task, arrow);
                (line.value(task, until), line)
            }));
        }
        // The sort is stable, so equal arrows stay in random order.
        descending(&mut next, |(value, _)| *value);
        next.truncate(width.unwrap_or(1));
        lines = next.into_iter().map(|(_, line)| line).collect();
    }
    lines.iter().any(|line| task.accepts(&line.arrows))
}

/// The number of wrong first arrows that look at least as good as a right one, and better than an arrow to which no animal
/// comes. The apparent value of an arrow is the goal's value if no animal comes to the other missing arrows: at the end of the
/// game, or after a few turns.
pub(super) fn traps(task: &Task, right: &[Arrow]) -> u32 {
    let start = Line::new(task);
    let first = &task.open()[0];
    let arrows = start.arrows(task, first);
    let ends = [first.ply + 1 + TURNS_AT_SIGHT, task.start().board().turns()];
    let looks = |arrow: &Arrow| {
        let line = start.with(task, *arrow);
        ends.map(|until| line.value(task, until))
    };
    let nothing = ends.map(|until| start.value(task, until));
    let right_looks: Vec<[i32; 2]> = right.iter().map(looks).collect();
    let wrong = arrows.iter().filter(|arrow| !right.contains(arrow));
    let is_trap = |arrow: &&Arrow| {
        let look = looks(arrow);
        (0..ends.len()).any(|at| {
            let best = right_looks.iter().map(|look| look[at]).max();
            look[at] > nothing[at] && best.is_some_and(|best| look[at] >= best)
        })
    };
    wrong.filter(is_trap).count() as u32
}
