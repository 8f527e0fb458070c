//! The common parts of all engines.

mod analysis;
mod analyst;
mod program;

use std::fmt;
use std::time::Duration;

pub use analysis::{Analysed, Analysis, Flaw, Line, MAX_LINES, score_value};
pub use analyst::{AnalysisReport, Analyst, AnalystError, analyst};
pub use program::{EngineProgram, HasEngine, HasOpenEngine, OpenEngine, program};

use crate::thinking::search::{Budget, Clock, PROVEN, WIN};

/// The value of a position for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Score {
    /// The expected score, in hundredths of the game's unit (in `dots` of a cell).
    Points(i32),
    /// A proven win, with the number of plies until it is decided.
    Win(u32),
    /// A proven loss, with the number of plies until it is decided.
    Loss(u32),
}

impl Score {
    /// Converts a value of a search to a score.
    pub fn from_value(value: i32) -> Score {
        let plies = (WIN - value.abs()).max(0) as u32;
        match value {
            _ if value >= PROVEN => Score::Win(plies),
            _ if value <= -PROVEN => Score::Loss(plies),
            _ => Score::Points(value),
        }
    }
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Score::Points(points) => write!(f, "{points}"),
            Score::Win(plies) => write!(f, "win {plies}"),
            Score::Loss(plies) => write!(f, "loss {plies}"),
        }
    }
}

/// The results of an engine so far. Its text is an `info` line as in UCI.
///
/// ```
/// use std::time::Duration;
/// use warren::thinking::engine::{Info, Score};
/// let info = Info {
///     depth: 9,
///     score: Score::Points(12),
///     nodes: 183204,
///     time: Duration::from_millis(412),
///     line: vec!["E4N".into(), "C2S".into()],
///     plan: vec![],
/// };
/// assert_eq!(info.to_string(), "info depth 9 score 12 nodes 183204 time 412 pv E4N C2S");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Info {
    /// The depth last completed, in plies.
    pub depth: u32,
    /// The score at that depth, for the side to move.
    pub score: Score,
    /// The nodes searched.
    pub nodes: u64,
    /// The time spent thinking; the text gives whole milliseconds.
    pub time: Duration,
    /// The principal variation, in the contest's notation. Its first move is the best move known.
    pub line: Vec<String>,
    /// Where a turn moves many pieces: for each piece of the side to move, its intended steps as letters of the contest's
    /// notation, `-` for none. Otherwise empty.
    pub plan: Vec<String>,
}

impl fmt::Display for Info {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (depth, score, nodes) = (self.depth, self.score, self.nodes);
        let time = self.time.as_millis();
        write!(
            f,
            "info depth {depth} score {score} nodes {nodes} time {time}"
        )?;
        if !self.line.is_empty() {
            write!(f, " pv {}", self.line.join(" "))?;
        }
        if !self.plan.is_empty() {
            write!(f, " plan {}", self.plan.join(" "))?;
        }
        Ok(())
    }
}

/// The strength of an engine, from 1, a beginner, to [`Level::FULL`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Level(u8);

impl Level {
    /// The number of levels.
    pub const COUNT: u8 = 12;
    /// A beginner.
    pub const LOWEST: Level = Level(1);
    /// Full strength.
    pub const FULL: Level = Level(Level::COUNT);

    /// The level with a number from 1 to [`Level::COUNT`].
    pub fn new(number: u8) -> Option<Level> {
        (1..=Level::COUNT)
            .contains(&number)
            .then_some(Level(number))
    }

    /// Its number, from 1.
    pub fn number(self) -> u8 {
        self.0
    }

    /// All levels, the lowest first.
    pub fn all() -> impl DoubleEndedIterator<Item = Level> {
        (1..=Level::COUNT).map(Level)
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The result of a slice of thinking.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thought {
    /// Whether the result is final.
    pub done: bool,
    /// The results, if they are new since the previous slice.
    pub info: Option<Info>,
}

/// An engine with a position to think about.
pub trait Thinker {
    /// Thinks for one slice. Call it repeatedly. The result does not depend on the slices.
    fn think(&mut self, clock: &dyn Clock, until: Budget) -> Thought;

    /// The best move known, in the contest's notation. It is legal at any moment, even before the first slice.
    fn best(&self) -> String;
}
