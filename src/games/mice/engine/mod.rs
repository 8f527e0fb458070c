//! The engine for the space mice.
//!
//! First the engine tries every arrow that changes anything alone, and simulates the animals up to a horizon. Then it tries the
//! best arrows with replies. Against one opponent the two highest levels deepen with alpha-beta. Otherwise each player in turn
//! places the arrow that is best for it without further replies. The simulation uses the rules, so the engine needs no other
//! knowledge of the game.

mod analysis;
mod deepening;
mod levels;
mod rollouts;
mod thinking;
mod tree;
mod trial;

use std::time::Duration;

use crate::core::game::Game;
use crate::games::mice::{Arrow, Mice};
use crate::thinking::engine::{HasOpenEngine, Info, Level, OpenEngine, Score, Thinker, Thought};
use crate::thinking::search::{Budget, Clock, Random, Tally};

use deepening::Deepening;
pub(super) use levels::LevelSettings;
use rollouts::POINT;
use thinking::Thinking;
use trial::Line;

/// An engine for one game.
pub struct Engine {
    settings: LevelSettings,
    random: Random,
    thinking: Option<Mind>,
    tally: Tally,
    /// The time spent on this position.
    time: Duration,
    reported: Option<Line>,
}

impl OpenEngine for Engine {
    type Game = Mice;

    fn new(level: Level, seed: u64) -> Engine {
        Engine {
            settings: LevelSettings::of(level),
            random: Random::new(seed),
            thinking: None,
            tally: Tally::default(),
            time: Duration::ZERO,
            reported: None,
        }
    }

    fn set_position(&mut self, game: &Mice) {
        assert!(game.outcome().is_none(), "the game is over: {game}");
        let random = Random::new(self.random.bits());
        let thinking = match self.settings.deepening {
            Some(turns) if game.players() == 2 => {
                Mind::Deep(Box::new(Deepening::new(game, random)), turns)
            }
            _ => Mind::Staged(Box::new(Thinking::new(game, self.settings, random))),
        };
        self.tally = Tally::default();
        self.tally.spend(thinking.nodes());
        self.time = Duration::ZERO;
        self.reported = None;
        self.thinking = Some(thinking);
    }
}

impl HasOpenEngine for Mice {
    type OpenEngine = Engine;
}

impl Thinker for Engine {
    /// # Panics
    /// If [`Engine::set_position`] has not been called.
    fn think(&mut self, clock: &dyn Clock, until: Budget) -> Thought {
        let thinking = self.thinking.as_mut().expect("begin comes first");
        let start = clock.now();
        let done = self.tally.run_slice(clock, until, || {
            let before = thinking.nodes();
            let done = thinking.work();
            (thinking.nodes() - before, done)
        });
        self.time += clock.now().saturating_sub(start);
        let news = thinking.line();
        if news == self.reported {
            return Thought { done, info: None };
        }
        let info = news.as_ref().map(|(value, line)| Info {
            depth: line.len() as u32,
            score: Score::Points((i64::from(*value) * 100 / i64::from(POINT)) as i32),
            nodes: self.tally.spent(),
            time: self.time,
            line: line.iter().map(Arrow::to_string).collect(),
            plan: Vec::new(),
        });
        self.reported = news;
        Thought { done, info }
    }

    /// # Panics
    /// If [`Engine::set_position`] has not been called.
    fn best(&self) -> String {
        let thinking = self.thinking.as_ref().expect("begin comes first");
        let best = thinking.line().map(|(_, line)| line[0]);
        let best = best.or_else(|| thinking.any_arrow());
        best.expect("an arrow can be placed somewhere").to_string()
    }
}

/// The search of a position: in stages, or deepening against one opponent.
enum Mind {
    Staged(Box<Thinking>),
    /// The second value is the maximum number of turns to simulate.
    Deep(Box<Deepening>, u64),
}

impl Mind {
    fn nodes(&self) -> u64 {
        match self {
            Mind::Staged(thinking) => thinking.nodes(),
            Mind::Deep(deepening, _) => deepening.nodes(),
        }
    }

    fn work(&mut self) -> bool {
        match self {
            Mind::Staged(thinking) => thinking.work(),
            Mind::Deep(deepening, max_turns) => deepening.work() || deepening.nodes() >= *max_turns,
        }
    }

    fn line(&self) -> Option<Line> {
        match self {
            Mind::Staged(thinking) => thinking.line(),
            Mind::Deep(deepening, _) => deepening.line(),
        }
    }

    fn any_arrow(&self) -> Option<Arrow> {
        match self {
            Mind::Staged(thinking) => thinking.any_arrow(),
            Mind::Deep(deepening, _) => deepening.any_arrow(),
        }
    }
}
