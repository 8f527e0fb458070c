//! The engine for the space mice.
//!
//! First every arrow that changes anything is tried, and the animals run on to a horizon. Then, the most promising first,
//! each is answered by the best simple reply of every opponent in turn, and by one's own next arrow. What the animals do is
//! simulated, so all knowledge of the game is in the rules.

mod outlook;
mod trial;

use std::time::Duration;

use crate::bots::{Bot, Info, Level, Score, Thinker, Thought};
use crate::game::Game;
use crate::games::mice::{Arrow, Mice};
use crate::protocol::OpenMemory;
use crate::search::{Budget, Clock, Random, Tally};

use outlook::Outlook;
use trial::Trial;

/// How a level plays.
#[derive(Clone, Copy)]
struct Manner {
    /// How many turns it looks on.
    horizon: u8,
    /// How many arrows it tries, drawn by chance.
    arrows: usize,
    /// How many of them it tries with the opponents' replies.
    trials: usize,
}

const fn manner(horizon: u8, arrows: usize, trials: usize) -> Manner {
    Manner {
        horizon,
        arrows,
        trials,
    }
}

const ALL: usize = usize::MAX;

/// From a beginner to full strength.
const MANNERS: [Manner; Level::COUNT as usize] = [
    manner(6, 3, 0),
    manner(8, 6, 0),
    manner(10, 12, 0),
    manner(12, 24, 0),
    manner(14, 48, 0),
    manner(16, 100, 0),
    manner(20, 200, 0),
    manner(24, ALL, 0),
    manner(28, ALL, 2),
    manner(28, ALL, 6),
    manner(28, ALL, 16),
    manner(28, ALL, ALL),
];

/// An engine for one game.
pub struct Engine {
    manner: Manner,
    random: Random,
    thinking: Option<Thinking>,
}

/// What it thinks about a position.
struct Thinking {
    position: Mice,
    outlook: Outlook,
    tally: Tally,
    time: Duration,
    /// The arrows to try, and the values of those that have been tried; in the second stage the best first.
    arrows: Vec<(Arrow, Option<i32>)>,
    /// How many have been tried in this stage.
    tried: usize,
    is_sorted: bool,
    trial: Option<Trial>,
    /// The best of those tried with replies, its value and the line.
    best: Option<(i32, Vec<Arrow>)>,
    reported: Option<(u32, i32, Vec<Arrow>)>,
}

impl Engine {
    /// An engine at a level. The seed decides its chances.
    pub fn new(level: Level, seed: u64) -> Engine {
        Engine {
            manner: MANNERS[usize::from(level.number()) - 1],
            random: Random::new(seed),
            thinking: None,
        }
    }

    /// Turns to a position, and drops what it was thinking about.
    ///
    /// # Panics
    /// If the game is over there.
    pub fn begin(&mut self, game: &Mice) {
        assert!(game.outcome().is_none(), "the game is over: {game}");
        let mut outlook = Outlook::new(game, self.manner.horizon);
        let mut arrows = outlook.arrows(game);
        self.random.shuffle(&mut arrows);
        arrows.truncate(self.manner.arrows);
        let mut tally = Tally::default();
        tally.spend(outlook.turns());
        self.thinking = Some(Thinking {
            position: game.clone(),
            outlook,
            tally,
            time: Duration::ZERO,
            arrows: arrows.into_iter().map(|arrow| (arrow, None)).collect(),
            tried: 0,
            is_sorted: false,
            trial: None,
            best: None,
            reported: None,
        });
    }
}

impl Thinking {
    /// Does one piece of work, and says whether there is none left.
    fn work(&mut self, trials: usize) -> bool {
        let before = self.outlook.turns();
        let is_done = match self.is_sorted {
            false => self.try_alone(),
            true => self.try_with_replies(trials),
        };
        self.tally.spend(self.outlook.turns() - before);
        is_done
    }

    /// The first stage: one arrow more.
    fn try_alone(&mut self) -> bool {
        match self.arrows.get_mut(self.tried) {
            Some((arrow, value)) => {
                let seat = self.position.side();
                *value = Some(self.outlook.after(&self.position, arrow, seat));
                self.tried += 1;
            }
            None => {
                // What is equal stays in the order of chance.
                self.arrows
                    .sort_by_key(|&(_, value)| std::cmp::Reverse(value));
                self.is_sorted = true;
                self.tried = 0;
            }
        }
        false
    }

    /// The second stage: one reply more to the arrow that is on trial.
    fn try_with_replies(&mut self, trials: usize) -> bool {
        if self.tried >= trials.min(self.arrows.len()) {
            return true;
        }
        let (arrow, _) = self.arrows[self.tried];
        let trial = self
            .trial
            .get_or_insert_with(|| Trial::new(&self.position, arrow, &mut self.outlook));
        if let Some((value, line)) = trial.go_on(&mut self.outlook) {
            if self.best.as_ref().is_none_or(|(best, _)| value > *best) {
                self.best = Some((value, line));
            }
            self.trial = None;
            self.tried += 1;
        }
        false
    }

    /// The best line known, its value and how far it looks; nothing before anything has been tried.
    fn line(&self) -> Option<(u32, i32, Vec<Arrow>)> {
        if let Some((value, line)) = &self.best {
            return Some((line.len() as u32, *value, line.clone()));
        }
        let tried = self
            .arrows
            .iter()
            .filter_map(|&(arrow, value)| Some((value?, arrow)));
        // The first of the best, as the sorting keeps it.
        let best = tried.reduce(|best, other| if other.0 > best.0 { other } else { best })?;
        Some((1, best.0, vec![best.1]))
    }
}

impl Bot for Mice {
    type Engine = Engine;

    fn engine(level: Level, seed: u64) -> Engine {
        Engine::new(level, seed)
    }

    fn turn(engine: &mut Engine, memory: &OpenMemory<Mice>) {
        if let Some((position, _)) = memory.table() {
            engine.begin(position);
        }
    }
}

impl Thinker for Engine {
    /// # Panics
    /// If [`Engine::begin`] has not been called.
    fn think(&mut self, clock: &dyn Clock, until: Budget) -> Thought {
        let trials = self.manner.trials;
        let thinking = self.thinking.as_mut().expect("begin comes first");
        let start = clock.now();
        thinking.tally.grant(until);
        let mut done = false;
        while !done && !thinking.tally.is_spent(clock, until) {
            done = thinking.work(trials);
        }
        thinking.tally.settle();
        thinking.time += clock.now().saturating_sub(start);
        let news = thinking.line();
        if news == thinking.reported {
            return Thought { done, info: None };
        }
        let info = news.as_ref().map(|(depth, value, line)| Info {
            depth: *depth,
            score: Score::Points(*value),
            nodes: thinking.tally.spent(),
            time: thinking.time,
            line: line.iter().map(Arrow::to_string).collect(),
            plan: Vec::new(),
        });
        thinking.reported = news;
        Thought { done, info }
    }

    /// # Panics
    /// If [`Engine::begin`] has not been called.
    fn best(&self) -> String {
        let thinking = self.thinking.as_ref().expect("begin comes first");
        let best = thinking
            .line()
            .and_then(|(_, _, line)| line.first().copied());
        let best = best.or_else(|| thinking.arrows.first().map(|&(arrow, _)| arrow));
        best.expect("an arrow can be placed somewhere").to_string()
    }
}
