//! The engine for Fugitive and Detectives.
//!
//! The fugitive searches a tree of its own moves and the detectives' replies. Several models of detectives provide the replies
//! at random; most models know no more than real detectives do. Models that have predicted the detectives' moves count more.
//! The detectives weight the possible cities of the fugitive by how fugitives play, but only a little, because it may know what
//! they expect. They search their joint moves over all messages that they may receive meanwhile.

mod analysis;
mod detective_models;
mod detective_search;
mod expectimax;
mod fugitive_models;
mod fugitive_search;
mod levels;
mod tables;
mod trail;

use std::sync::Arc;
use std::time::Duration;

use crate::games::fugitive::protocol::{FugitiveMemory, Known};
use crate::games::fugitive::{FUGITIVE_SEAT, Fugitive, Move, PLIES, POINTS};
use crate::thinking::engine::{HasEngine, Info, Level, Score, Thinker, Thought};
use crate::thinking::search::{Budget, Clock, Random, Tally};

use detective_search::DetectiveSearch;
use fugitive_search::FugitiveSearch;
use levels::{LevelSettings, RandomMoves};
use tables::MapTables;

/// An engine for one side of a game.
pub struct Engine {
    settings: LevelSettings,
    random: Random,
    tables: Option<Arc<MapTables>>,
    search: Option<Search>,
    random_moves: Option<RandomMoves>,
    tally: Tally,
    /// The time spent on this move.
    time: Duration,
    reported_move: Option<Move>,
}

/// The search of one side.
enum Search {
    Fugitive(FugitiveSearch),
    Detectives(DetectiveSearch),
}

impl Search {
    /// The work done so far.
    fn nodes(&self) -> u64 {
        match self {
            Search::Fugitive(search) => search.turns(),
            Search::Detectives(search) => search.nodes(),
        }
    }

    /// Does one piece of work. Returns whether it was the last.
    fn search_step(&mut self, tables: &MapTables) -> bool {
        match self {
            Search::Fugitive(search) => search.search_step(tables),
            Search::Detectives(search) => search.search_step(tables),
        }
    }

    /// The best move so far, with its value from 0 to 1.
    fn best(&self, tables: &MapTables) -> (f64, Move) {
        match self {
            Search::Fugitive(search) => search.best(tables).expect("there is a move"),
            Search::Detectives(search) => search.best(),
        }
    }
}

impl Engine {
    /// An engine at a level. The seed determines all its random choices.
    pub fn new(level: Level, seed: u64) -> Engine {
        Engine::with_settings(LevelSettings::of(level), seed)
    }

    /// An engine for a single reply in a puzzle. Edition 2 has the current levels. When they change, they become a separate
    /// edition.
    pub fn puzzle_engine(level: Level, edition: u8, seed: u64) -> Engine {
        let settings = match edition {
            1 => LevelSettings::first_edition(level),
            _ => LevelSettings::of(level),
        };
        Engine::with_settings(settings, seed)
    }

    fn with_settings(settings: LevelSettings, seed: u64) -> Engine {
        Engine {
            settings,
            random: Random::new(seed),
            tables: None,
            search: None,
            random_moves: None,
            tally: Tally::default(),
            time: Duration::ZERO,
            reported_move: None,
        }
    }

    /// Starts from a side's knowledge when the side is to move, and drops the previous position.
    ///
    /// # Panics
    /// If the side has no move.
    pub fn set_position(&mut self, known: &Known) {
        let tables = match &self.tables {
            Some(tables) if Arc::ptr_eq(&tables.map, known.map()) => tables.clone(),
            _ => Arc::new(MapTables::new(known.map().clone())),
        };
        let random = Random::new(self.random.bits());
        let settings = self.settings;
        let search = if known.seat() == FUGITIVE_SEAT {
            FugitiveSearch::new(
                &tables,
                known,
                settings.assumptions,
                settings.playouts,
                random,
            )
            .map(Search::Fugitive)
        } else {
            DetectiveSearch::new(&tables, known, settings.assumptions, settings.nodes)
                .map(Search::Detectives)
        };
        self.random_moves = Some(RandomMoves::new(
            settings.random_move_chance,
            known,
            &mut self.random,
        ));
        self.search = Some(search.expect("the side has a move"));
        self.tables = Some(tables);
        self.tally = Tally::default();
        self.time = Duration::ZERO;
        self.reported_move = None;
    }

    /// The move so far, with the search's value of its best move.
    fn best_with_random_moves(&self) -> (f64, Move) {
        let search = self.search.as_ref().expect("set_position comes first");
        let tables = self.tables.as_ref().expect("set_position comes first");
        let random_moves = self
            .random_moves
            .as_ref()
            .expect("set_position comes first");
        let (value, mv) = search.best(tables);
        (value, random_moves.apply(tables, mv))
    }
}

/// By seat, the number of equal shares of the time that an answer receives. Most captures happen in the first turns, so these
/// decide most for the detectives. A fugitive that survives them has as much to lose later.
const TIME_SHARES: [u32; 2] = [4, 1];
/// The time reserved for a machine that stalls for a moment: at most this, and at most a quarter of the time left.
const MAX_RESERVE: Duration = Duration::from_millis(250);
const RESERVE_DIVISOR: u32 = 4;

/// The time for the current answer, out of the time left for the game. `mean_delay` is the mean delay of earlier answers beyond
/// their planned time.
pub fn answer_time(known: &Known, time_left: Duration, mean_delay: Duration) -> Duration {
    let answers = PLIES.saturating_sub(known.ply()).div_ceil(2).max(1);
    let shares = TIME_SHARES[known.seat().index()];
    let usable_time = time_left.saturating_sub(mean_delay.saturating_mul(answers));
    let reserve = MAX_RESERVE.min(time_left / RESERVE_DIVISOR);
    let share = usable_time.saturating_sub(reserve) * shares / (answers + shares - 1);
    // Even if late answers use up the reserve, the answer has some time.
    share.max(usable_time / (2 * answers))
}

impl HasEngine for Fugitive {
    type Engine = Engine;

    fn engine(level: Level, seed: u64) -> Engine {
        Engine::new(level, seed)
    }

    fn set_turn(engine: &mut Engine, memory: &FugitiveMemory) {
        if let Some(known) = memory.known() {
            engine.set_position(known);
        }
    }

    fn answer_time(memory: &FugitiveMemory, time_left: Duration, mean_delay: Duration) -> Duration {
        let known = memory.known();
        known.map_or(time_left, |known| answer_time(known, time_left, mean_delay))
    }
}

impl Thinker for Engine {
    /// # Panics
    /// If [`Engine::set_position`] has not been called.
    fn think(&mut self, clock: &dyn Clock, until: Budget) -> Thought {
        let search = self.search.as_mut().expect("set_position comes first");
        let tables = self.tables.as_ref().expect("set_position comes first");
        let start = clock.now();
        let done = self.tally.run_slice(clock, until, || {
            let before = search.nodes();
            let done = search.search_step(tables);
            (search.nodes() - before, done)
        });
        self.time += clock.now().saturating_sub(start);
        let (value, mv) = self.best_with_random_moves();
        if self.reported_move == Some(mv) {
            return Thought { done, info: None };
        }
        self.reported_move = Some(mv);
        let info = Info {
            depth: 1,
            score: Score::Points((value * f64::from(100 * POINTS)) as i32),
            nodes: self.tally.spent(),
            time: self.time,
            line: vec![mv.to_string()],
            plan: Vec::new(),
        };
        Thought {
            done,
            info: Some(info),
        }
    }

    /// # Panics
    /// If [`Engine::set_position`] has not been called.
    fn best(&self) -> String {
        self.best_with_random_moves().1.to_string()
    }
}
