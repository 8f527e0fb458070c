//! The engine for Jumping Dots.

mod analysis;
mod evaluation;
mod weights;

use std::time::Duration;

use crate::core::game::Game;
use crate::games::dots::Dots;
use crate::thinking::engine::{Info, Level, OpenBot, OpenEngine, Score, Thinker, Thought};
use crate::thinking::search::{
    Budget, Clock, MAX_PLIES, Search, Selection, Settings, TranspositionTable,
};

pub use crate::games::dots::solver::{Position, decode, encode};
pub use evaluation::{Judge, features};
pub use weights::{FEATURES, KNOT_PLIES, WEIGHTS};

/// The default size of an engine's transposition table in bytes.
pub const TABLE_BYTES: usize = 16 << 20;

/// The settings of a level.
#[derive(Clone, Copy)]
struct LevelSettings {
    /// The depth of its search in plies.
    depth: u32,
    /// The maximum number of nodes for a move.
    nodes: u64,
    /// The maximum error of its evaluation, in hundredths of a cell.
    noise: i32,
    selection: Selection,
}

const fn settings(depth: u32, nodes: u64, noise: i32) -> LevelSettings {
    LevelSettings {
        depth,
        nodes,
        noise,
        selection: Selection::First,
    }
}

const fn strong(nodes: u64) -> LevelSettings {
    LevelSettings {
        selection: Selection::Second,
        ..settings(DEEP, nodes, 0)
    }
}

const ALL: u64 = u64::MAX;
const DEEP: u32 = MAX_PLIES as u32 - 1;

/// The levels, from a beginner to full strength. A beginner beats the first (`cargo bench --bench first_levels`). Each of the
/// others wins about six of seven games against the level before, the last one at 50 ms a move (`cargo bench --bench
/// dots_levels`). All but the last play the same on every machine.
const LEVEL_SETTINGS: [LevelSettings; Level::COUNT as usize] = [
    settings(1, ALL, 500),
    settings(1, ALL, 370),
    settings(1, ALL, 255),
    settings(1, ALL, 182),
    settings(1, ALL, 110),
    settings(2, ALL, 158),
    settings(2, ALL, 73),
    settings(4, ALL, 107),
    settings(5, ALL, 62),
    strong(4_500),
    strong(20_000),
    strong(ALL),
];

/// Edition 1 of the puzzle opponents. Shared puzzles depend on their replies, so they never change.
const FIRST_EDITION: [LevelSettings; Level::COUNT as usize] = [
    settings(1, ALL, 260),
    settings(1, ALL, 190),
    settings(1, ALL, 133),
    settings(1, ALL, 70),
    settings(2, ALL, 103),
    settings(2, ALL, 34),
    settings(4, ALL, 74),
    settings(5, ALL, 52),
    settings(6, ALL, 0),
    settings(DEEP, 8_000, 0),
    settings(DEEP, 32_000, 0),
    settings(DEEP, ALL, 0),
];

/// An engine for one game. It keeps what it has learned from move to move.
pub struct Engine {
    settings: LevelSettings,
    seed: u64,
    search: Option<Search<Position, Judge>>,
    table: Option<TranspositionTable>,
    /// The time spent on this position.
    time: Duration,
    reported: Option<(u32, String)>,
}

impl Engine {
    /// An engine whose table takes at most `bytes` bytes.
    pub fn with_table(level: Level, seed: u64, bytes: usize) -> Engine {
        Engine::of(LEVEL_SETTINGS[usize::from(level.number()) - 1], seed, bytes)
    }

    /// An engine for a single reply in a puzzle. Its table is small, so that it is allocated quickly. Edition 2 has the current
    /// levels. When they change, they become a separate edition.
    pub fn puzzle_engine(level: Level, edition: u8, seed: u64) -> Engine {
        let place = usize::from(level.number()) - 1;
        let all = match edition {
            1 => FIRST_EDITION,
            _ => LEVEL_SETTINGS,
        };
        Engine::of(all[place], seed, 1 << 18)
    }

    fn of(settings: LevelSettings, seed: u64, bytes: usize) -> Engine {
        Engine {
            settings,
            seed,
            search: None,
            table: Some(TranspositionTable::new(bytes)),
            time: Duration::ZERO,
            reported: None,
        }
    }

    fn search(&self) -> &Search<Position, Judge> {
        self.search.as_ref().expect("begin comes first")
    }
}

impl OpenEngine for Engine {
    type Game = Dots;

    fn new(level: Level, seed: u64) -> Engine {
        Engine::with_table(level, seed, TABLE_BYTES)
    }

    fn begin(&mut self, game: &Dots) {
        let table = match self.search.take() {
            Some(search) => search.into_table(),
            None => self.table.take().expect("the table is here or in a search"),
        };
        let LevelSettings {
            depth,
            noise,
            selection,
            ..
        } = self.settings;
        let settings = Settings { depth, selection };
        let judge = Judge::new(game.ply(), noise, self.seed);
        let search = Search::new(Position::from(game), judge, settings, table);
        assert!(!search.line().is_empty(), "the game is over: {game}");
        self.search = Some(search);
        self.time = Duration::ZERO;
        self.reported = None;
    }
}

impl OpenBot for Dots {
    type OpenEngine = Engine;
}

impl Thinker for Engine {
    /// # Panics
    /// If [`Engine::begin`] has not been called.
    fn think(&mut self, clock: &dyn Clock, until: Budget) -> Thought {
        let search = self.search.as_mut().expect("begin comes first");
        let start = clock.now();
        let left = self.settings.nodes.saturating_sub(search.nodes());
        let nodes = until.nodes.map_or(left, |nodes| nodes.min(left));
        let done = search.run(
            clock,
            Budget {
                nodes: Some(nodes),
                ..until
            },
        );
        self.time += clock.now().saturating_sub(start);
        let forced = search.is_forced() && search.result().is_some();
        let done = done || forced || search.nodes() >= self.settings.nodes;
        let info = search.result().and_then(|(depth, value)| {
            let line: Vec<String> = search
                .line()
                .iter()
                .map(|&c| decode(c).to_string())
                .collect();
            let news = Some((depth, line.join(" ")));
            if news == self.reported {
                return None;
            }
            self.reported = news;
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
    /// If [`Engine::begin`] has not been called.
    fn best(&self) -> String {
        decode(self.search().best()).to_string()
    }
}
