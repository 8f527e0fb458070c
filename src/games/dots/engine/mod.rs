//! The engine for Jumping Dots.

mod analysis;
mod evaluation;
mod weights;

use std::time::Duration;

use crate::core::game::Game;
use crate::games::dots::Dots;
use crate::thinking::engine::{HasOpenEngine, Info, Level, OpenEngine, Score, Thinker, Thought};
use crate::thinking::search::{
    Budget, Clock, MAX_PLIES, Pruning, Search, Settings, TranspositionTable,
};

pub use crate::games::dots::solver::{Position, decode, encode};
pub use evaluation::{Evaluator, features};
pub use weights::{FEATURES, KNOT_PLIES, WEIGHTS};

/// The default size of an engine's transposition table in bytes.
pub const TABLE_BYTES: usize = 16 << 20;

/// The settings of a level.
#[derive(Clone, Copy)]
struct LevelSettings {
    /// The depth of its search in plies.
    depth: u32,
    /// The maximum number of nodes for a move.
    max_nodes: u64,
    /// The maximum error of its evaluation, in hundredths of a cell.
    noise: i32,
    /// How the search prunes.
    pruning: Pruning,
}

const fn settings(depth: u32, max_nodes: u64, noise: i32) -> LevelSettings {
    LevelSettings {
        depth,
        max_nodes,
        noise,
        pruning: Pruning::Moderate,
    }
}

const fn strong_settings(max_nodes: u64) -> LevelSettings {
    LevelSettings {
        pruning: Pruning::Strong,
        ..settings(MAX_DEPTH, max_nodes, 0)
    }
}

const NO_LIMIT: u64 = u64::MAX;
const MAX_DEPTH: u32 = MAX_PLIES as u32 - 1;

/// The levels, weakest first: depth, nodes, noise. A simulated beginner beats level 1 (`cargo bench --bench first_levels`).
/// Each of the others wins about six of seven games against the level before, the last one at 50 ms a move (`cargo bench
/// --bench dots_levels`). All but the last play the same on every machine.
const LEVEL_SETTINGS: [LevelSettings; Level::COUNT as usize] = [
    settings(1, NO_LIMIT, 500),
    settings(1, NO_LIMIT, 370),
    settings(1, NO_LIMIT, 255),
    settings(1, NO_LIMIT, 182),
    settings(1, NO_LIMIT, 110),
    settings(2, NO_LIMIT, 158),
    settings(2, NO_LIMIT, 73),
    settings(4, NO_LIMIT, 107),
    settings(5, NO_LIMIT, 62),
    strong_settings(4_500),
    strong_settings(20_000),
    strong_settings(NO_LIMIT),
];

/// Edition 1 of the puzzle opponents. Shared puzzles depend on their replies, so they never change.
const FIRST_EDITION: [LevelSettings; Level::COUNT as usize] = [
    settings(1, NO_LIMIT, 260),
    settings(1, NO_LIMIT, 190),
    settings(1, NO_LIMIT, 133),
    settings(1, NO_LIMIT, 70),
    settings(2, NO_LIMIT, 103),
    settings(2, NO_LIMIT, 34),
    settings(4, NO_LIMIT, 74),
    settings(5, NO_LIMIT, 52),
    settings(6, NO_LIMIT, 0),
    settings(MAX_DEPTH, 8_000, 0),
    settings(MAX_DEPTH, 32_000, 0),
    settings(MAX_DEPTH, NO_LIMIT, 0),
];

/// An engine for one game. It keeps what it has learned from move to move.
pub struct Engine {
    settings: LevelSettings,
    seed: u64,
    search: Option<Search<Position, Evaluator>>,
    table: Option<TranspositionTable>,
    /// The time spent on this position.
    time: Duration,
    last_report: Option<(u32, String)>,
}

impl Engine {
    /// An engine whose table takes at most `bytes` bytes.
    pub fn with_table(level: Level, seed: u64, bytes: usize) -> Engine {
        Engine::of(LEVEL_SETTINGS[usize::from(level.number()) - 1], seed, bytes)
    }

    /// An engine for a single reply in a puzzle. Its table is small, so that it is allocated quickly. Edition 2 has the current
    /// levels. When they change, they become a separate edition.
    pub fn puzzle_engine(level: Level, edition: u8, seed: u64) -> Engine {
        let index = usize::from(level.number()) - 1;
        let settings = match edition {
            1 => FIRST_EDITION,
            _ => LEVEL_SETTINGS,
        };
        Engine::of(settings[index], seed, 1 << 18)
    }

    fn of(settings: LevelSettings, seed: u64, bytes: usize) -> Engine {
        Engine {
            settings,
            seed,
            search: None,
            table: Some(TranspositionTable::new(bytes)),
            time: Duration::ZERO,
            last_report: None,
        }
    }

    fn search(&self) -> &Search<Position, Evaluator> {
        self.search.as_ref().expect("set_position comes first")
    }
}

impl OpenEngine for Engine {
    type Game = Dots;

    fn new(level: Level, seed: u64) -> Engine {
        Engine::with_table(level, seed, TABLE_BYTES)
    }

    fn set_position(&mut self, game: &Dots) {
        let table = match self.search.take() {
            Some(search) => search.into_table(),
            None => self.table.take().expect("the table is here or in a search"),
        };
        let LevelSettings {
            depth,
            noise,
            pruning,
            ..
        } = self.settings;
        let settings = Settings { depth, pruning };
        let evaluator = Evaluator::new(game.ply(), noise, self.seed);
        let search = Search::new(Position::from(game), evaluator, settings, table);
        assert!(!search.line().is_empty(), "the game is over: {game}");
        self.search = Some(search);
        self.time = Duration::ZERO;
        self.last_report = None;
    }
}

impl HasOpenEngine for Dots {
    type OpenEngine = Engine;
}

impl Thinker for Engine {
    /// # Panics
    /// If [`Engine::set_position`] has not been called.
    fn think(&mut self, clock: &dyn Clock, until: Budget) -> Thought {
        let search = self.search.as_mut().expect("set_position comes first");
        let start = clock.now();
        let nodes_left = self.settings.max_nodes.saturating_sub(search.nodes());
        let nodes = until
            .nodes
            .map_or(nodes_left, |nodes| nodes.min(nodes_left));
        let done = search.run(
            clock,
            Budget {
                nodes: Some(nodes),
                ..until
            },
        );
        self.time += clock.now().saturating_sub(start);
        let is_forced = search.is_forced() && search.result().is_some();
        let done = done || is_forced || search.nodes() >= self.settings.max_nodes;
        let info = search.result().and_then(|(depth, value)| {
            let line: Vec<String> = search
                .line()
                .iter()
                .map(|&code| decode(code).to_string())
                .collect();
            let report = Some((depth, line.join(" ")));
            if report == self.last_report {
                return None;
            }
            self.last_report = report;
            Some(Info {
                depth,
                score: Score::from_value(value),
                nodes: search.nodes(),
                time: self.time,
                line,
                plan: Vec::new(),
            })
        });
        Thought { done, info }
    }

    /// # Panics
    /// If [`Engine::set_position`] has not been called.
    fn best(&self) -> String {
        decode(self.search().best()).to_string()
    }
}
