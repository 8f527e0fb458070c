//! The engine for Fugitive and Detectives.
//!
//! The fugitive searches a tree of its own moves and of the detectives' replies; these are drawn from models of many kinds
//! of detectives, most of which see no more than detectives do, and the kinds that have foretold their moves count more.
//! The detectives weigh the cities where the fugitive can be by how fugitives play, and search their joint moves over all
//! that they may be told meanwhile.

mod analysis;
mod expectimax;
mod flight;
mod ground;
mod habits;
mod hunt;
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
use levels::Slips;

/// An engine for one side of a game.
pub struct Engine {
    level: Level,
    random: Random,
    ground: Option<Arc<Ground>>,
    search: Option<Search>,
    slips: Option<Slips>,
    tally: Tally,
    /// The time spent on this move.
    time: Duration,
    reported: Option<Move>,
}

/// What one of the sides searches.
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
    /// An engine at a level. The seed decides its chances.
    pub fn new(level: Level, seed: u64) -> Engine {
        Engine {
            level,
            random: Random::new(seed),
            ground: None,
            search: None,
            slips: None,
            tally: Tally::default(),
            time: Duration::ZERO,
            reported: None,
        }
    }

    /// Turns to what a side knows when it has to move, and drops what it was thinking about.
    ///
    /// # Panics
    /// If the side has no move.
    pub fn begin(&mut self, known: &Known) {
        let ground = match &self.ground {
            Some(ground) if Arc::ptr_eq(&ground.map, known.map()) => ground.clone(),
            _ => Arc::new(Ground::new(known.map().clone())),
        };
        let random = Random::new(self.random.bits());
        let search = match known.seat() == FUGITIVE_SEAT {
            true => FlightSearch::new(&ground, known, levels::playouts(self.level), random)
                .map(Search::Flight),
            false => HuntSearch::new(&ground, known, levels::nodes(self.level)).map(Search::Hunt),
        };
        self.slips = Some(Slips::new(self.level, known, &mut self.random));
        self.search = Some(search.expect("the side has a move"));
        self.ground = Some(ground);
        self.tally = Tally::default();
        self.time = Duration::ZERO;
        self.reported = None;
    }

    /// The move by now, with what the search thinks of its best.
    fn chosen(&self) -> (f64, Move) {
        let search = self.search.as_ref().expect("begin comes first");
        let ground = self.ground.as_ref().expect("begin comes first");
        let slips = self.slips.as_ref().expect("begin comes first");
        let (value, mv) = search.best(ground);
        (value, slips.spoil(ground, mv))
    }
}

/// By seat, how many even shares an answer gets: most captures are in the first turns, which therefore decide most for the
/// detectives; a fugitive that has come through them has as much to lose later.
const HASTE: [u32; 2] = [4, 1];
/// What is kept for a machine that stands still for a moment: at most this, and at most a quarter of what is left.
const RESERVE: Duration = Duration::from_millis(250);
const RESERVE_PART: u32 = 4;

/// How much of the time left for the rest of the game a side gives to the answer that is due. `late` is by how much its
/// answers have been out later than planned, in the mean.
pub fn share(known: &Known, left: Duration, late: Duration) -> Duration {
    let answers = PLIES.saturating_sub(known.ply()).div_ceil(2).max(1);
    let haste = HASTE[known.seat().index()];
    let own = left.saturating_sub(late.saturating_mul(answers));
    let reserve = RESERVE.min(left / RESERVE_PART);
    let share = own.saturating_sub(reserve) * haste / (answers + haste - 1);
    // Late answers may come near the reserve, but get something.
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
