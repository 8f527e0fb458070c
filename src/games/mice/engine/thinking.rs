//! What the engine thinks about a position, piece by piece, so that it can be stopped anywhere.

use std::collections::BTreeMap;

use super::levels::{Manner, Stage};
use super::rollouts::{Points, Rollouts, lead};
use super::trial::{Line, Prospects, Trial};
use crate::core::game::{Game, Seat};
use crate::core::order::descending;
use crate::games::mice::{Arrow, MOST_PLAYERS, Mice};
use crate::thinking::search::Random;

/// A position, and what is known about its next arrow.
pub struct Thinking {
    position: Mice,
    manner: Manner,
    random: Random,
    /// For whatever is tried at the moment.
    rollouts: Rollouts,
    /// By seat.
    prospects: [Prospects; MOST_PLAYERS],
    /// All arrows of a seat are tried alone, first the player's own, then each opponent's.
    sweep: Option<Sweep>,
    /// The player's own, the best first.
    arrows: Vec<(Arrow, i32)>,
    /// Which stage it is, and how many arrows have been tried in it.
    stage: usize,
    tried: usize,
    trial: Option<Trial>,
    /// The best of those tried with what follows.
    best: Option<Line>,
    /// An arrow that is tried in any case, in every stage.
    also: Option<Arrow>,
    /// What came of those tried in this stage, and in the one before.
    judged: Vec<Line>,
    before: Vec<Line>,
}

/// A seat's arrows in a position, each tried alone.
struct Sweep {
    position: Mice,
    open: Vec<Arrow>,
    tried: Vec<Tried>,
}

/// An arrow that was tried alone, what it comes to and what that is worth to its player.
type Tried = (Arrow, Points, i32);

impl Thinking {
    /// Begins with a position in which the game goes on.
    pub fn new(game: &Mice, manner: Manner, random: Random) -> Thinking {
        let mut thinking = Thinking {
            position: game.clone(),
            manner,
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

    /// Lets it try a legal arrow in any case. To be asked for before it works.
    pub fn trying_also(mut self, arrow: Arrow) -> Thinking {
        self.also = Some(arrow);
        if let Some(sweep) = self
            .sweep
            .as_mut()
            .filter(|sweep| !sweep.open.contains(&arrow))
        {
            // The first to be put there is the last to be tried.
            sweep.open.insert(0, arrow);
        }
        self
    }

    /// What came of the arrows that were tried equally far, the best first: all of a stage before, or, once that are at least
    /// so many and the one that is tried in any case is among them, those of the stage now.
    pub fn ranking(&self, most: usize) -> Vec<Line> {
        let is_known = |arrow: Arrow| self.judged.iter().any(|(_, line)| line[0] == arrow);
        let enough = self.judged.len() >= most.min(self.trials());
        let now = enough && self.also.is_none_or(is_known);
        let mut ranking = match now {
            true => self.judged.clone(),
            false => self.before.clone(),
        };
        descending(&mut ranking, |&(value, _)| value);
        ranking
    }

    /// How many arrows the stage tries.
    fn trials(&self) -> usize {
        let stage = self.manner.stages.get(self.stage);
        stage.map_or(usize::MAX, |stage| stage.trials.min(self.arrows.len()))
    }

    /// The turns simulated by now.
    pub fn nodes(&self) -> u64 {
        self.rollouts.turns()
    }

    /// Does one piece of work, some dozens of turns at most, and says whether there is none left.
    pub fn work(&mut self) -> bool {
        if self.sweep.is_some() {
            self.go_on_sweeping();
            return false;
        }
        let Some(&stage) = self.manner.stages.get(self.stage) else {
            return true;
        };
        if self.tried < self.trials() {
            self.go_on_trying(stage);
        } else {
            self.stage += 1;
            self.tried = 0;
            descending(&mut self.arrows, |&(_, value)| value);
            if self.stage < self.manner.stages.len() {
                self.before = std::mem::take(&mut self.judged);
                self.admit();
            }
        }
        false
    }

    /// Lets the arrow that is tried in any case be the last of the stage's, if it is not among them.
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

    /// The best line that is known; at the very first there is none.
    pub fn line(&self) -> Option<Line> {
        if let Some(best) = &self.best {
            return Some(best.clone());
        }
        if let Some(&(arrow, value)) = self.arrows.first() {
            return Some((value, vec![arrow]));
        }
        let tried = self.sweep.as_ref()?.tried.iter();
        // The first of the best, as the sorting keeps it.
        let &(arrow, _, value) = tried.rev().max_by_key(|&&(.., value)| value)?;
        Some((value, vec![arrow]))
    }

    /// A legal arrow, whatever it is worth.
    pub fn any_arrow(&self) -> Option<Arrow> {
        self.sweep.as_ref()?.open.last().copied()
    }
}

/// Arrows alone.
impl Thinking {
    fn begin_sweep(&mut self, position: Mice) {
        self.rollouts.begin(&position, self.end(1));
        let mut open = self.rollouts.arrows(&position);
        self.random.shuffle(&mut open);
        open.truncate(self.manner.arrows);
        self.sweep = Some(Sweep {
            position,
            open,
            tried: Vec::new(),
        });
    }

    /// The turn up to which the animals run when so many arrows are looked at.
    fn end(&self, depth: usize) -> u8 {
        let turns = self.position.ply() as usize + depth + usize::from(self.manner.horizon);
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
        // What is equal stays in the order of chance.
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
        if is_opponent && !self.manner.stages.is_empty() {
            self.begin_sweep(next);
        }
    }

    fn seat(&self) -> Seat {
        self.position.side()
    }
}

/// Arrows with what follows.
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
        // The first of a stage is the best of the one before, and values of different stages cannot be compared.
        if self.tried == 0 || self.best.as_ref().is_none_or(|(best, _)| line.0 > *best) {
            self.best = Some(line);
        }
        self.trial = None;
        self.tried += 1;
    }
}

/// Of arrows that come to the same, so many are as good as all.
const ALIKE: usize = 2;

/// Arrows with their values, in their order, except that of those that come to the same the first few stand for all: the
/// others follow at the end.
fn varied(tried: &[Tried]) -> Vec<(Arrow, i32)> {
    let mut times: BTreeMap<Points, usize> = BTreeMap::new();
    let (mut arrows, alike): (Vec<&Tried>, Vec<&Tried>) =
        tried.iter().partition(|(_, points, _)| {
            let times = times.entry(*points).or_default();
            *times += 1;
            *times <= ALIKE
        });
    arrows.extend(alike);
    arrows
        .iter()
        .map(|&&(arrow, _, value)| (arrow, value))
        .collect()
}
