//! The engine for Fugitive and Detectives.
//!
//! The fugitive searches a tree of its own moves and the detectives' replies. The replies are drawn from several models of
//! detectives, most of which know no more than real detectives do. Models that have predicted the detectives' moves count
//! more. The detectives weight the possible cities of the fugitive by how fugitives play, but not by much, because it may know
//! what they expect. They search their joint moves over all that they may be told meanwhile.

mod analysis;
mod expectimax;
mod flight;
mod ground;
mod habits;
mod hunt;
mod hunts;
mod levels;
mod trail;

use std::sync::Arc;
use std::time::Duration;

use crate::games::fugitive::protocol::{FugitiveMemory, Known};
use crate::games::fugitive::{FUGITIVE_SEAT, Fugitive, Move, PLIES, POINTS};
use crate::thinking::engine::{Bot, Info, Level, Score, Thinker, Thought};
use crate::thinking::search::{Budget, Clock, Random, Tally};

use flight::FlightSearch;
use ground::Ground;
use hunt::HuntSearch;
use levels::{LevelSettings, Slips};

/// An engine for one side of a game.
pub struct Engine {
    settings: LevelSettings,
    random: Random,
    ground: Option<Arc<Ground>>,
    search: Option<Search>,
    slips: Option<Slips>,
    tally: Tally,
    /// The time spent on this move.
    time: Duration,
    reported: Option<Move>,
}

/// The search of one side.
enum Search {
    Flight(FlightSearch),
    Hunt(HuntSearch),
}

impl Search {
    fn nodes(&self) -> u64 {
        match self {
            Search::Flight(search) => search.turns(),
            Search::Hunt(search) => search.nodes(),
        }
    }

    fn work(&mut self, ground: &Ground) -> bool {
        match self {
            Search::Flight(search) => search.work(ground),
            Search::Hunt(search) => search.work(ground),
        }
    }

    fn best(&self, ground: &Ground) -> (f64, Move) {
        match self {
            Search::Flight(search) => search.best(ground).expect("there is a move"),
            Search::Hunt(search) => search.best(),
        }
    }
}

impl Engine {
    /// An engine at a level. All its random choices come from the seed.
    pub fn new(level: Level, seed: u64) -> Engine {
        Engine::of(LevelSettings::of(level), seed)
    }

    /// An engine for a single reply in a puzzle. Edition 2 are the levels of now: when they change, they become an edition of
    /// their own.
    pub fn sparring(level: Level, edition: u8, seed: u64) -> Engine {
        let settings = match edition {
            1 => LevelSettings::first_edition(level),
            _ => LevelSettings::of(level),
        };
        Engine::of(settings, seed)
    }

    fn of(settings: LevelSettings, seed: u64) -> Engine {
        Engine {
            settings,
            random: Random::new(seed),
            ground: None,
            search: None,
            slips: None,
            tally: Tally::default(),
            time: Duration::ZERO,
            reported: None,
        }
    }

    /// Starts with what a side knows when it is to move, and drops the previous position.
    ///
    /// # Panics
    /// If the side has no move.
    pub fn begin(&mut self, known: &Known) {
        let ground = match &self.ground {
            Some(ground) if Arc::ptr_eq(&ground.map, known.map()) => ground.clone(),
            _ => Arc::new(Ground::new(known.map().clone())),
        };
        let random = Random::new(self.random.bits());
        let settings = self.settings;
        let search = if known.seat() == FUGITIVE_SEAT {
            FlightSearch::new(
                &ground,
                known,
                settings.reckoning,
                settings.playouts,
                random,
            )
            .map(Search::Flight)
        } else {
            HuntSearch::new(&ground, known, settings.reckoning, settings.nodes).map(Search::Hunt)
        };
        self.slips = Some(Slips::new(settings.blind, known, &mut self.random));
        self.search = Some(search.expect("the side has a move"));
        self.ground = Some(ground);
        self.tally = Tally::default();
        self.time = Duration::ZERO;
        self.reported = None;
    }

    /// The move so far, with the search's value of its best move.
    fn chosen(&self) -> (f64, Move) {
        let search = self.search.as_ref().expect("begin comes first");
        let ground = self.ground.as_ref().expect("begin comes first");
        let slips = self.slips.as_ref().expect("begin comes first");
        let (value, mv) = search.best(ground);
        (value, slips.spoil(ground, mv))
    }
}

/// By seat, how many equal shares of the time an answer gets. Most captures happen in the first turns, so these decide most
/// for the detectives. A fugitive that survives them has as much to lose later.
const HASTE: [u32; 2] = [4, 1];
/// The time kept for a machine that stalls for a moment: at most this, and at most a quarter of the time left.
const RESERVE: Duration = Duration::from_millis(250);
const RESERVE_PART: u32 = 4;

/// The time for the answer that is due, out of the time left for the game. `late` is the mean delay of earlier answers
/// beyond their planned time.
pub fn share(known: &Known, left: Duration, late: Duration) -> Duration {
    let answers = PLIES.saturating_sub(known.ply()).div_ceil(2).max(1);
    let haste = HASTE[known.seat().index()];
    let own = left.saturating_sub(late.saturating_mul(answers));
    let reserve = RESERVE.min(left / RESERVE_PART);
    let share = own.saturating_sub(reserve) * haste / (answers + haste - 1);
    // Even if late answers use up the reserve, the answer gets some time.
    share.max(own / (2 * answers))
}

impl Bot for Fugitive {
    type Engine = Engine;

    fn engine(level: Level, seed: u64) -> Engine {
        Engine::new(level, seed)
    }

    fn turn(engine: &mut Engine, memory: &FugitiveMemory) {
        if let Some(known) = memory.known() {
            engine.begin(known);
        }
    }

    fn share(memory: &FugitiveMemory, left: Duration, late: Duration) -> Duration {
        let known = memory.known();
        known.map_or(left, |known| share(known, left, late))
    }
}

impl Thinker for Engine {
    /// # Panics
    /// If [`Engine::begin`] has not been called.
    fn think(&mut self, clock: &dyn Clock, until: Budget) -> Thought {
        let search = self.search.as_mut().expect("begin comes first");
        let ground = self.ground.as_ref().expect("begin comes first");
        let start = clock.now();
        let done = self.tally.work(clock, until, || {
            let before = search.nodes();
            let done = search.work(ground);
            (search.nodes() - before, done)
        });
        self.time += clock.now().saturating_sub(start);
        let (value, mv) = self.chosen();
        if self.reported == Some(mv) {
            return Thought { done, info: None };
        }
        self.reported = Some(mv);
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
    /// If [`Engine::begin`] has not been called.
    fn best(&self) -> String {
        self.chosen().1.to_string()
    }
}
