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
mod staged_search;
mod tree;
mod trial;

use std::time::Duration;

use crate::core::game::Game;
use crate::games::mice::{Arrow, Mice};
use crate::thinking::engine::{HasOpenEngine, Info, Level, OpenEngine, Score, Thinker, Thought};
use crate::thinking::search::{Budget, Clock, Random, Tally};

use deepening::Deepening;
pub(super) use levels::LevelSettings;
use rollouts::UNITS_PER_POINT;
use staged_search::StagedSearch;
use trial::Line;

/// An engine for one game.
pub struct Engine {
    settings: LevelSettings,
    random: Random,
    search: Option<PositionSearch>,
    tally: Tally,
    /// The time spent on this position.
    time: Duration,
    reported_line: Option<Line>,
}

impl OpenEngine for Engine {
    type Game = Mice;

    fn new(level: Level, seed: u64) -> Engine {
        Engine {
            settings: LevelSettings::of(level),
            random: Random::new(seed),
            search: None,
            tally: Tally::default(),
            time: Duration::ZERO,
            reported_line: None,
        }
    }

    fn set_position(&mut self, game: &Mice) {
        assert!(game.outcome().is_none(), "the game is over: {game}");
        let random = Random::new(self.random.bits());
        let search = match self.settings.deepening {
            Some(turns) if game.players() == 2 => {
                PositionSearch::Deep(Box::new(Deepening::new(game, random)), turns)
            }
            _ => PositionSearch::Staged(Box::new(StagedSearch::new(game, self.settings, random))),
        };
        self.tally = Tally::default();
        self.tally.spend(search.nodes());
        self.time = Duration::ZERO;
        self.reported_line = None;
        self.search = Some(search);
    }
}

impl HasOpenEngine for Mice {
    type OpenEngine = Engine;
}

impl Thinker for Engine {
    /// # Panics
    /// If [`Engine::set_position`] has not been called.
    fn think(&mut self, clock: &dyn Clock, until: Budget) -> Thought {
        let search = self.search.as_mut().expect("set_position comes first");
        let start = clock.now();
        let done = self.tally.run_slice(clock, until, || {
            let before = search.nodes();
            let done = search.search_step();
            (search.nodes() - before, done)
        });
        self.time += clock.now().saturating_sub(start);
        let best_line = search.best_line();
        if best_line == self.reported_line {
            return Thought { done, info: None };
        }
        let info = best_line.as_ref().map(|(value, line)| Info {
            depth: line.len() as u32,
            score: Score::Points((i64::from(*value) * 100 / i64::from(UNITS_PER_POINT)) as i32),
            nodes: self.tally.spent(),
            time: self.time,
            line: line.iter().map(Arrow::to_string).collect(),
            plan: Vec::new(),
        });
        self.reported_line = best_line;
        Thought { done, info }
    }

    /// # Panics
    /// If [`Engine::set_position`] has not been called.
    fn best(&self) -> String {
        let search = self.search.as_ref().expect("set_position comes first");
        let best = search.best_line().map(|(_, line)| line[0]);
        let best = best.or_else(|| search.any_arrow());
        best.expect("an arrow can be placed somewhere").to_string()
    }
}

/// The search of a position: in stages, or deepening against one opponent.
enum PositionSearch {
    Staged(Box<StagedSearch>),
    /// The second value is the maximum number of turns to simulate.
    Deep(Box<Deepening>, u64),
}

impl PositionSearch {
    /// The number of turns simulated so far.
    fn nodes(&self) -> u64 {
        match self {
            PositionSearch::Staged(search) => search.nodes(),
            PositionSearch::Deep(deepening, _) => deepening.nodes(),
        }
    }

    /// Does one piece of work. Returns whether no work is left.
    fn search_step(&mut self) -> bool {
        match self {
            PositionSearch::Staged(search) => search.search_step(),
            PositionSearch::Deep(deepening, max_turns) => {
                deepening.search_step() || deepening.nodes() >= *max_turns
            }
        }
    }

    /// The best line known. `None` at the very beginning.
    fn best_line(&self) -> Option<Line> {
        match self {
            PositionSearch::Staged(search) => search.best_line(),
            PositionSearch::Deep(deepening, _) => deepening.best_line(),
        }
    }

    /// A legal arrow of any value.
    fn any_arrow(&self) -> Option<Arrow> {
        match self {
            PositionSearch::Staged(search) => search.any_arrow(),
            PositionSearch::Deep(deepening, _) => deepening.any_arrow(),
        }
    }
}
