//! The engine for Rabbit Hunt.
//!
//! Both seats use [`Position`] and the tables of the fixed [`Maze`]. Each seat has its own search, `rabbit_side` for the
//! rabbits and `hunter_side` for the hunters. [`Engine`] uses that of the side to move.

mod analysis;
mod cells;
mod greedy;
mod hunter_side;
mod levels;
mod maze;
mod position;
mod rabbit_side;
mod reach;

use std::time::Duration;

use crate::core::game::Game;
use crate::games::rabbits::{Direction, Move, Rabbits};
use crate::thinking::engine::{HasOpenEngine, Info, Level, OpenEngine, Score, Thinker, Thought};
use crate::thinking::search::{Budget, Clock};

use levels::{LevelSettings, Slips};

pub use cells::Cells;
pub use maze::{Maze, NOWHERE, Ways};
pub use position::{HUNTER_SEAT, Position, RABBIT_SEAT};

/// The results of a search.
struct Findings {
    /// The depth, in plies.
    depth: u32,
    /// The expected lead at the end of the game, in hundredths of a point.
    score: i32,
    /// The nodes searched.
    nodes: u64,
    /// The principal variation, with the joint moves of both sides.
    line: Vec<Move>,
}

/// The search of one seat. It keeps what it has learned from move to move.
trait Search {
    /// Starts with a position in which this seat is to move and the game is not over.
    fn set_position(&mut self, position: &Position);

    /// Thinks for one slice. Returns whether more thinking would change nothing.
    fn think(&mut self, clock: &dyn Clock, limit: Budget) -> bool;

    /// The best joint move known. It is legal at any moment.
    fn best(&self) -> Move;

    /// The results so far.
    fn findings(&self) -> Findings;
}

/// An engine for one game. It keeps what it has learned from move to move.
pub struct Engine {
    settings: LevelSettings,
    seed: u64,
    search: Option<Box<dyn Search>>,
    side: usize,
    /// The time spent on this position.
    time: Duration,
    slips: Slips,
    last_reported: Option<(u32, i32, Vec<Move>)>,
}

impl Engine {
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
            seed,
            search: None,
            side: RABBIT_SEAT,
            time: Duration::ZERO,
            slips: Slips::default(),
            last_reported: None,
        }
    }

    /// The best move known, with the level's slips.
    fn best_move(&self) -> Move {
        let search = self.search.as_deref().expect("set_position comes first");
        self.slips.apply(search.best())
    }
}

impl OpenEngine for Engine {
    type Game = Rabbits;

    fn new(level: Level, seed: u64) -> Engine {
        Engine::with_settings(LevelSettings::of(level), seed)
    }

    fn set_position(&mut self, game: &Rabbits) {
        assert!(game.outcome().is_none(), "the game is over: {game}");
        let position = Position::from(game);
        if self.search.is_none() || self.side != position.side() {
            self.side = position.side();
            self.search = Some(match self.side {
                side if self.settings.nodes(side) == 0 => Box::new(greedy::Search::new()),
                RABBIT_SEAT if self.settings.is_wary => {
                    Box::new(rabbit_side::Search::wary(self.seed))
                }
                RABBIT_SEAT => Box::new(rabbit_side::Search::new(self.seed)),
                _ => Box::new(hunter_side::Search::new(self.seed)),
            });
        }
        self.slips = Slips::new(self.settings.slips_per_thousand, self.seed, position);
        self.time = Duration::ZERO;
        self.last_reported = None;
        if let Some(search) = &mut self.search {
            search.set_position(&position);
        }
    }
}

impl HasOpenEngine for Rabbits {
    type OpenEngine = Engine;
}

impl Thinker for Engine {
    /// # Panics
    /// If [`Engine::set_position`] has not been called.
    fn think(&mut self, clock: &dyn Clock, limit: Budget) -> Thought {
        let search = self.search.as_mut().expect("set_position comes first");
        let start = clock.now();
        let max_nodes = self.settings.nodes(self.side);
        let nodes_left = max_nodes.saturating_sub(search.findings().nodes);
        let max_nodes_now = limit
            .nodes
            .map_or(nodes_left, |nodes| nodes.min(nodes_left));
        let limit_now = Budget {
            nodes: (max_nodes < u64::MAX || limit.nodes.is_some()).then_some(max_nodes_now),
            ..limit
        };
        let is_done = search.think(clock, limit_now);
        self.time += clock.now().saturating_sub(start);
        let findings = search.findings();
        let is_done = is_done || findings.nodes >= max_nodes;
        let best = self.best_move();
        let line = if findings.line.first() == Some(&best) {
            findings.line
        } else {
            vec![best]
        };
        let findings_to_report = Some((findings.depth, findings.score, line));
        if findings.depth == 0 || findings_to_report == self.last_reported {
            return Thought {
                done: is_done,
                info: None,
            };
        }
        let line = &findings_to_report.as_ref().expect("just made").2;
        let info = Info {
            depth: findings.depth,
            score: Score::Points(findings.score),
            nodes: findings.nodes,
            time: self.time,
            line: line.iter().map(Move::to_string).collect(),
            plan: steps_by_piece(line),
        };
        self.last_reported = findings_to_report;
        Thought {
            done: is_done,
            info: Some(info),
        }
    }

    /// # Panics
    /// If [`Engine::set_position`] has not been called.
    fn best(&self) -> String {
        self.best_move().to_string()
    }
}

/// The way of each piece of the side to move along a line: one letter per step, `-` for a piece that stays or is caught.
fn steps_by_piece(line: &[Move]) -> Vec<String> {
    let pieces = line.first().map_or(0, |mv| mv.steps().len());
    let letters_of_piece = |piece: usize| {
        let steps = line.iter().step_by(2).filter_map(|mv| mv.steps()[piece]);
        match steps.map(Direction::letter).collect::<String>() {
            letters if letters.is_empty() => "-".to_owned(),
            letters => letters,
        }
    };
    (0..pieces).map(letters_of_piece).collect()
}
