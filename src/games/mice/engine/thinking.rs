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
pub struct Thinking {
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
    stage: usize,
    tried: usize,
    trial: Option<Trial>,
    /// The best line so far.
    best: Option<Line>,
    /// An arrow that is always tried, in every stage.
    also: Option<Arrow>,
    /// The lines of this stage, and those of the previous one.
    judged: Vec<Line>,
    before: Vec<Line>,
}

/// A sweep: a seat's arrows in a position, each tried alone.
struct Sweep {
    position: Mice,
    open: Vec<Arrow>,
    tried: Vec<Tried>,
}

/// An arrow that was tried alone, the expected points, and their value to its player.
type Tried = (Arrow, Points, i32);

impl Thinking {
    /// Starts with an unfinished position.
    pub fn new(game: &Mice, settings: LevelSettings, random: Random) -> Thinking {
        let mut thinking = Thinking {
            position: game.clone(),
            settings,
            random,
            rollouts: Rollouts::new(game),
            prospects: Default::default(),
            sweep: None,
            arrows: Vec::new(),
            stage: 0,
            tried: 0,
            trial: None,
            best: None,
            also: None,
            judged: Vec::new(),
            before: Vec::new(),
        };
        thinking.begin_sweep(game.clone());
        thinking
    }

    /// Makes the search always try a legal arrow. Call it before the search works.
    pub fn trying_also(mut self, arrow: Arrow) -> Thinking {
        self.also = Some(arrow);
        if let Some(sweep) = self
            .sweep
            .as_mut()
            .filter(|sweep| !sweep.open.contains(&arrow))
        {
            // The search tries arrows from the end of the list.
            sweep.open.insert(0, arrow);
        }
        self
    }

    /// The lines of arrows that were searched equally far, the best first. They are those of the current stage if there are at
    /// least `max` of them, including the arrow that is always tried. Otherwise they are those of the previous stage.
    pub fn ranking(&self, max: usize) -> Vec<Line> {
        let is_known = |arrow: Arrow| self.judged.iter().any(|(_, line)| line[0] == arrow);
        let enough = self.judged.len() >= max.min(self.trials());
        let now = enough && self.also.is_none_or(is_known);
        let mut ranking = if now {
            self.judged.clone()
        } else {
            self.before.clone()
        };
        descending(&mut ranking, |&(value, _)| value);
        ranking
    }

    /// The number of arrows that the stage tries.
    fn trials(&self) -> usize {
        let stage = self.settings.stages.get(self.stage);
        stage.map_or(usize::MAX, |stage| stage.trials.min(self.arrows.len()))
    }

    /// The number of turns simulated so far.
    pub fn nodes(&self) -> u64 {
        self.rollouts.turns()
    }

    /// Does one piece of work, some dozens of turns at most. Returns whether no work is left.
    pub fn work(&mut self) -> bool {
        if self.sweep.is_some() {
            self.go_on_sweeping();
            return false;
        }
        let Some(&stage) = self.settings.stages.get(self.stage) else {
            return true;
        };
        if self.tried < self.trials() {
            self.go_on_trying(stage);
        } else {
            self.stage += 1;
            self.tried = 0;
            descending(&mut self.arrows, |&(_, value)| value);
            if self.stage < self.settings.stages.len() {
                self.before = std::mem::take(&mut self.judged);
                self.admit();
            }
        }
        false
    }

    /// Makes the arrow that is always tried the last of the stage, if the stage does not have it yet.
    fn admit(&mut self) {
        let trials = self.trials();
        let place = self
            .arrows
            .iter()
            .position(|&(arrow, _)| Some(arrow) == self.also);
        if let Some(place) = place.filter(|&place| place >= trials) {
            let also = self.arrows.remove(place);
            self.arrows.insert(trials - 1, also);
        }
    }

    /// The best line known. `None` at the very beginning.
    pub fn line(&self) -> Option<Line> {
        if let Some(best) = &self.best {
            return Some(best.clone());
        }
        if let Some(&(arrow, value)) = self.arrows.first() {
            return Some((value, vec![arrow]));
        }
        let tried = self.sweep.as_ref()?.tried.iter();
        // The first of equally good arrows, in the order of the list.
        let &(arrow, _, value) = tried.rev().max_by_key(|&&(.., value)| value)?;
        Some((value, vec![arrow]))
    }

    /// A legal arrow of any value.
    pub fn any_arrow(&self) -> Option<Arrow> {
        self.sweep.as_ref()?.open.last().copied()
    }
}

/// Sweeps: arrows tried alone.
impl Thinking {
    fn begin_sweep(&mut self, position: Mice) {
        self.rollouts.begin(&position, self.end(1));
        let mut open = self.rollouts.arrows(&position);
        self.random.shuffle(&mut open);
        open.truncate(self.settings.arrows);
        self.sweep = Some(Sweep {
            position,
            open,
            tried: Vec::new(),
        });
    }

    /// The turn at which the simulation ends if `depth` arrows are placed.
    fn end(&self, depth: usize) -> u8 {
        let turns = self.position.ply() as usize + depth + usize::from(self.settings.horizon);
        turns.min(u8::MAX.into()) as u8
    }

    fn go_on_sweeping(&mut self) {
        let Some(sweep) = &mut self.sweep else { return };
        let position = &sweep.position;
        match sweep.open.pop() {
            Some(arrow) => {
                let points = self.rollouts.after(&arrow);
                let value = lead(&points, position.players(), position.side());
                sweep.tried.push((arrow, points, value));
            }
            None => self.end_sweep(),
        }
    }

    fn end_sweep(&mut self) {
        let Some(mut sweep) = self.sweep.take() else {
            return;
        };
        // The sort is stable, so equal arrows stay in random order.
        descending(&mut sweep.tried, |&(.., value)| value);
        let arrows = varied(&sweep.tried);
        let seat = sweep.position.side();
        self.prospects[seat.index()] = Prospects::new(arrows.iter().map(|&(arrow, _)| arrow));
        if seat == self.seat() {
            self.arrows = arrows;
            let alone = self.arrows.iter();
            self.before = alone.map(|&(arrow, value)| (value, vec![arrow])).collect();
            self.admit();
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
impl Thinking {
    fn go_on_trying(&mut self, stage: Stage) {
        let end = self.end(stage.depth(self.position.players()));
        let (arrow, value) = &mut self.arrows[self.tried];
        let trial = self
            .trial
            .get_or_insert_with(|| Trial::new(&self.position, *arrow, stage, end));
        let Some(line) = trial.go_on(&mut self.rollouts, &self.prospects) else {
            return;
        };
        *value = line.0;
        self.judged.push(line.clone());
        // The first arrow of a stage is the best of the previous one. Values of different stages cannot be compared.
        if self.tried == 0 || self.best.as_ref().is_none_or(|(best, _)| line.0 > *best) {
            self.best = Some(line);
        }
        self.trial = None;
        self.tried += 1;
    }
}

/// The maximum number of arrows with the same result.
const MAX_ALIKE: usize = 2;

/// Arrows with their values, in the same order. Only the first few arrows with the same result keep their place; the others
/// follow at the end.
pub(super) fn varied(tried: &[Tried]) -> Vec<(Arrow, i32)> {
    let mut times: BTreeMap<Points, usize> = BTreeMap::new();
    let (mut arrows, alike): (Vec<&Tried>, Vec<&Tried>) =
        tried.iter().partition(|(_, points, _)| {
            let times = times.entry(*points).or_default();
            *times += 1;
            *times <= MAX_ALIKE
        });
    arrows.extend(alike);
    arrows
        .iter()
        .map(|&&(arrow, _, value)| (arrow, value))
        .collect()
}
