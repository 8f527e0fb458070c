//! A simulated player of tasks at a level, and the arrows that tempt it.
//!
//! It knows the given arrows, as a person does. It looks as far ahead, and tries as many arrows, as the engine of the level in
//! a game ([`LevelSettings`]). Where the engine would examine replies, it continues with several beginnings.

use crate::core::game::Game;
use crate::core::order::descending;
use crate::games::mice::engine::LevelSettings;
use crate::games::mice::puzzle::{OpenTurn, Task};
use crate::games::mice::{Arrow, Cells, Heading, Mice};
use crate::thinking::engine::Level;
use crate::thinking::search::Random;

/// The number of turns visible at first sight.
const TURNS_AT_SIGHT: u8 = 6;

/// Some missing arrows, and the game up to the next one.
#[derive(Clone)]
struct Line {
    position: Mice,
    mice_lost: u32,
    arrows: Vec<Arrow>,
}

impl Line {
    /// A line without arrows.
    fn new(task: &Task) -> Line {
        let mut line = Line {
            position: task.start().clone(),
            mice_lost: 0,
            arrows: Vec::new(),
        };
        line.play_script(task);
        line
    }

    /// The line with one more arrow, which must be legal.
    fn with_arrow(&self, task: &Task, arrow: Arrow) -> Line {
        let mut line = self.clone();
        line.arrows.push(arrow);
        line.mice_lost += line.position.play_counting(&arrow);
        line.play_script(task);
        line
    }

    /// Plays the given arrows up to the next missing one.
    fn play_script(&mut self, task: &Task) {
        while self.position.outcome().is_none()
            && let Some(arrow) = task.script_arrow(self.position.ply() as u8)
        {
            self.mice_lost += self.position.play_counting(&arrow);
        }
    }

    /// The goal's value after the turn `end_turn` or at the end, if no animal comes to any further missing arrow.
    fn value(&self, task: &Task, end_turn: u8) -> i32 {
        let mut position = self.position.clone();
        let mut mice_lost = self.mice_lost;
        while position.outcome().is_none() && position.ply() < u32::from(end_turn) {
            mice_lost += match task.script_arrow(position.ply() as u8) {
                Some(arrow) => position.play_counting(&arrow),
                None => position.pass_counting(),
            };
        }
        task.goal().value(&position, task.seat(), mice_lost)
    }

    /// The arrows for the next open turn on cells to which animals come while the arrow is there, if no animal comes to any
    /// further missing arrow.
    fn arrows(&self, task: &Task, open_turn: &OpenTurn) -> Vec<Arrow> {
        let mut visited = Cells::NONE;
        let mut position = self.position.clone();
        position.pass();
        while position.outcome().is_none()
            && position.ply() <= u32::from(open_turn.last_ply_on_board)
        {
            visited.join(&position.next_animal_cells());
            match task.script_arrow(position.ply() as u8) {
                Some(arrow) => position.play(&arrow),
                None => position.pass(),
            }
        }
        let cells: Vec<_> = open_turn.allowed.common(&visited).iter().collect();
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
    let widths = settings.stages.iter().map(|stage| stage.max_trials);
    let width = widths.filter(|&trials| trials < usize::MAX).max();
    let mut lines = vec![Line::new(task)];
    for open_turn in task.open_turns() {
        let mut next: Vec<(i32, Line)> = Vec::new();
        for line in &lines {
            let mut arrows = line.arrows(task, open_turn);
            random.shuffle(&mut arrows);
            arrows.truncate(settings.max_arrows);
            let end_turn = open_turn.ply + 1 + settings.horizon;
            next.extend(arrows.into_iter().map(|arrow| {
                let line = line.with_arrow(task, arrow);
                (line.value(task, end_turn), line)
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
pub(super) fn traps(task: &Task, right_arrows: &[Arrow]) -> u32 {
    let start = Line::new(task);
    let first = &task.open_turns()[0];
    let arrows = start.arrows(task, first);
    let end_turns = [first.ply + 1 + TURNS_AT_SIGHT, task.start().board().turns()];
    let apparent_values = |arrow: &Arrow| {
        let line = start.with_arrow(task, *arrow);
        end_turns.map(|end_turn| line.value(task, end_turn))
    };
    let idle_values = end_turns.map(|end_turn| start.value(task, end_turn));
    let right_values: Vec<[i32; 2]> = right_arrows.iter().map(apparent_values).collect();
    let wrong = arrows.iter().filter(|arrow| !right_arrows.contains(arrow));
    let is_trap = |arrow: &&Arrow| {
        let values = apparent_values(arrow);
        (0..end_turns.len()).any(|index| {
            let best = right_values.iter().map(|values| values[index]).max();
            values[index] > idle_values[index] && best.is_some_and(|best| values[index] >= best)
        })
    };
    wrong.filter(is_trap).count() as u32
}
