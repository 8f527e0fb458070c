//! The search of a position, in small pieces, so that it can stop anywhere.

use std::collections::BTreeMap;

use super::levels::{LevelSettings, Stage};
use super::rollouts::{Points, Rollouts, lead};
use super::trial::{Line, Prospects, Trial};
use crate::core::game::{Game, Seat};
use crate::core::order::descending;
use crate::games::mice::{Arrow, MAX_PLAYERS, Mice};
use crate::thinking::search::Random;

/// A position, and the search results for its next arrow.
pub struct StagedSearch {
    position: Mice,
    settings: LevelSettings,
    random: Random,
    /// Shared by all trials.
    rollouts: Rollouts,
    /// The prospects by seat.
    prospects: [Prospects; MAX_PLAYERS],
    /// The current sweep. A sweep tries all arrows of a seat alone, first the player's own, then each opponent's.
    sweep: Option<Sweep>,
    /// The player's own arrows, the best first.
    arrows: Vec<(Arrow, i32)>,
    /// The current stage, and the number of arrows tried in it.
    stage_index: usize,
    tried_count: usize,
    trial: Option<Trial>,
    /// The best line so far.
    best: Option<Line>,
    /// An arrow that is always tried, in every stage.
    required_arrow: Option<Arrow>,
    /// The lines of this stage, and those of the previous one.
    stage_lines: Vec<Line>,
    previous_lines: Vec<Line>,
}

/// A sweep: a seat's arrows in a position, each tried alone.
struct Sweep {
    position: Mice,
    untried: Vec<Arrow>,
    tried: Vec<TriedArrow>,
}

/// An arrow that was tried alone, the expected points after it, and their value to its player.
type TriedArrow = (Arrow, Points, i32);

impl StagedSearch {
    /// Starts with an unfinished position.
    pub fn new(game: &Mice, settings: LevelSettings, random: Random) -> StagedSearch {
        let mut search = StagedSearch {
            position: game.clone(),
            settings,
            random,
            rollouts: Rollouts::new(game),
            prospects: Default::default(),
            sweep: None,
            arrows: Vec::new(),
            stage_index: 0,
            tried_count: 0,
            trial: None,
            best: None,
            required_arrow: None,
            stage_lines: Vec::new(),
            previous_lines: Vec::new(),
        };
        search.begin_sweep(game.clone());
        search
    }

    /// Makes the search always try a legal arrow. Call it before the search works.
    pub fn with_required_arrow(mut self, arrow: Arrow) -> StagedSearch {
        self.required_arrow = Some(arrow);
        if let Some(sweep) = self
            .sweep
            .as_mut()
            .filter(|sweep| !sweep.untried.contains(&arrow))
        {
            // The search tries arrows from the end of the list.
            sweep.untried.insert(0, arrow);
        }
        self
    }

    /// The lines of arrows that were searched equally far, the best first. They are those of the current stage if it has
    /// searched `max_lines` arrows, or all, including the required one. Otherwise they are those of the previous stage.
    pub fn ranking(&self, max_lines: usize) -> Vec<Line> {
        let is_known = |arrow: Arrow| self.stage_lines.iter().any(|(_, line)| line[0] == arrow);
        let wanted_lines = max_lines.min(self.trial_count());
        let has_enough_lines = self.stage_lines.len() >= wanted_lines;
        let is_stage_comparable = has_enough_lines && self.required_arrow.is_none_or(is_known);
        let mut ranking = if is_stage_comparable {
            self.stage_lines.clone()
        } else {
            self.previous_lines.clone()
        };
        descending(&mut ranking, |&(value, _)| value);
        ranking
    }

    /// The number of arrows that the current stage searches.
    fn trial_count(&self) -> usize {
        let stage = self.settings.stages.get(self.stage_index);
        stage.map_or(usize::MAX, |stage| stage.max_trials.min(self.arrows.len()))
    }

    /// The number of turns simulated so far.
    pub fn nodes(&self) -> u64 {
        self.rollouts.turns()
    }

    /// Does one piece of work, some dozens of turns at most. Returns whether no work is left.
    pub fn search_step(&mut self) -> bool {
        if self.sweep.is_some() {
            self.continue_sweep();
            return false;
        }
        let Some(&stage) = self.settings.stages.get(self.stage_index) else {
            return true;
        };
        if self.tried_count < self.trial_count() {
            self.continue_trial(stage);
        } else {
            self.stage_index += 1;
            self.tried_count = 0;
            descending(&mut self.arrows, |&(_, value)| value);
            if self.stage_index < self.settings.stages.len() {
                self.previous_lines = std::mem::take(&mut self.stage_lines);
                self.place_required_arrow();
            }
        }
        false
    }

    /// Makes the arrow that is always tried the last of the stage, if the stage does not have it yet.
    fn place_required_arrow(&mut self) {
        let trial_count = self.trial_count();
        let index = self
            .arrows
            .iter()
            .position(|&(arrow, _)| Some(arrow) == self.required_arrow);
        if let Some(index) = index.filter(|&index| index >= trial_count) {
            let required_arrow = self.arrows.remove(index);
            self.arrows.insert(trial_count - 1, required_arrow);
        }
    }

    /// The best line known. `None` at the very beginning.
    pub fn best_line(&self) -> Option<Line> {
        if let Some(best) = &self.best {
            return Some(best.clone());
        }
        if let Some(&(arrow, value)) = self.arrows.first() {
            return Some((value, vec![arrow]));
        }
        let tried_arrows = self.sweep.as_ref()?.tried.iter();
        // The first of equally good arrows, in the order of the list.
        let &(arrow, _, value) = tried_arrows.rev().max_by_key(|&&(.., value)| value)?;
        Some((value, vec![arrow]))
    }

    /// A legal arrow of any value.
    pub fn any_arrow(&self) -> Option<Arrow> {
        self.sweep.as_ref()?.untried.last().copied()
    }
}

/// Sweeps: arrows tried alone.
impl StagedSearch {
    /// Begins to try the arrows of the side to move in a position.
    fn begin_sweep(&mut self, position: Mice) {
        self.rollouts.begin(&position, self.end_turn(1));
        let mut untried = self.rollouts.arrows(&position);
        self.random.shuffle(&mut untried);
        untried.truncate(self.settings.max_arrows);
        self.sweep = Some(Sweep {
            position,
            untried,
            tried: Vec::new(),
        });
    }

    /// The turn at which the simulation ends if `depth` arrows are placed.
    fn end_turn(&self, depth: usize) -> u8 {
        let turns = self.position.ply() as usize + depth + usize::from(self.settings.horizon);
        turns.min(u8::MAX.into()) as u8
    }

    /// Tries the next arrow of the sweep, or ends the sweep.
    fn continue_sweep(&mut self) {
        let Some(sweep) = &mut self.sweep else { return };
        let position = &sweep.position;
        match sweep.untried.pop() {
            Some(arrow) => {
                let points = self.rollouts.points_after(&arrow);
                let value = lead(&points, position.players(), position.side());
                sweep.tried.push((arrow, points, value));
            }
            None => self.end_sweep(),
        }
    }

    /// Stores the results of the sweep, and begins that of the next opponent.
    fn end_sweep(&mut self) {
        let Some(mut sweep) = self.sweep.take() else {
            return;
        };
        // The sort is stable, so equal arrows stay in random order.
        descending(&mut sweep.tried, |&(.., value)| value);
        let arrows = varied_by_result(&sweep.tried);
        let seat = sweep.position.side();
        self.prospects[seat.index()] = Prospects::new(arrows.iter().map(|&(arrow, _)| arrow));
        if seat == self.seat() {
            self.arrows = arrows;
            let arrows_and_values = self.arrows.iter();
            self.previous_lines = arrows_and_values
                .map(|&(arrow, value)| (value, vec![arrow]))
                .collect();
            self.place_required_arrow();
        }
        let mut next = sweep.position;
        next.pass();
        let is_opponent = next.side() != self.seat() && next.outcome().is_none();
        if is_opponent && !self.settings.stages.is_empty() {
            self.begin_sweep(next);
        }
    }

    fn seat(&self) -> Seat {
        self.position.side()
    }
}

/// Trials: arrows tried with replies.
impl StagedSearch {
    /// Tries one more reply in the current trial, or ends it.
    fn continue_trial(&mut self, stage: Stage) {
        let end_turn = self.end_turn(stage.depth(self.position.players()));
        let (arrow, value) = &mut self.arrows[self.tried_count];
        let trial = self
            .trial
            .get_or_insert_with(|| Trial::new(&self.position, *arrow, stage, end_turn));
        let Some(line) = trial.search_step(&mut self.rollouts, &self.prospects) else {
            return;
        };
        *value = line.0;
        self.stage_lines.push(line.clone());
        // The first arrow of a stage is the best of the previous one. Values of different stages cannot be compared.
        if self.tried_count == 0 || self.best.as_ref().is_none_or(|(best, _)| line.0 > *best) {
            self.best = Some(line);
        }
        self.trial = None;
        self.tried_count += 1;
    }
}

/// The maximum number of arrows with the same result.
const MAX_ARROWS_PER_RESULT: usize = 2;

/// Arrows with their values, in the same order. Only the first few arrows with the same result keep their place; the others
/// follow at the end.
pub(super) fn varied_by_result(tried: &[TriedArrow]) -> Vec<(Arrow, i32)> {
    let mut counts: BTreeMap<Points, usize> = BTreeMap::new();
    let (mut arrows, repeated): (Vec<&TriedArrow>, Vec<&TriedArrow>) =
        tried.iter().partition(|(_, points, _)| {
            let count = counts.entry(*points).or_default();
            *count += 1;
            *count <= MAX_ARROWS_PER_RESULT
        });
    arrows.extend(repeated);
    arrows
        .iter()
        .map(|&&(arrow, _, value)| (arrow, value))
        .collect()
}
