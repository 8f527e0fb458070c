//! Mining: finds puzzles in games between engines and among generated positions. The solver certifies each candidate. Then
//! mining determines its themes, rates it, and drops it if it is too similar to another puzzle.
//!
//! Each game provides its candidates and their themes ([`MakesPuzzles`]). The same seed gives the same puzzles.

pub mod duel;
mod likeness;
mod rating;
mod survey;
mod trial;

pub use likeness::{Features, MAX_LIKENESS, likeness};
pub use rating::{HARDEST, rating};
pub use survey::{Fault, Survey};
pub use trial::{TRIES, Trials};

use std::collections::HashMap;
use std::fmt;

use crate::core::game::{Game, LineError, Problem, problem};
use crate::thinking::engine::Level;
use crate::thinking::generate::MakerOptions;
use crate::thinking::puzzle::{Entry, Note, Origin, Traits};

/// A game that makes puzzles, by options or by mining.
pub trait MakesPuzzles: Game {
    /// The names of the known options.
    const OPTION_NAMES: &'static [&'static str];

    /// The names of the themes of its puzzles.
    const THEMES: &'static [&'static str];

    /// A puzzle with the results of its solver.
    type Candidate: Candidate;

    /// The text of a new puzzle, after a comment with its difficulty. The same options and seed give the same puzzle.
    ///
    /// # Errors
    /// The problem with the options, or that no puzzle was found.
    fn make_puzzle(options: &MakerOptions, seed: u64) -> Result<String, Problem>;

    /// The certified puzzles from a seed, perhaps none. The same seed gives the same puzzles.
    fn candidates(seed: u64) -> Vec<(Self::Candidate, Origin)>;

    /// Certifies a puzzle; `None` if it has no solution, or the solver cannot prove one.
    ///
    /// # Errors
    /// The line that cannot be read.
    fn certified(text: &str) -> Result<Option<Self::Candidate>, LineError>;
}

/// A certified puzzle that mining has found.
pub trait Candidate {
    /// Its text.
    fn text(&self) -> String;

    /// Its difficulty, as in sets.
    fn note(&self) -> Note;

    /// The themes of its solution, the most typical first: 1 to [`MAX_THEMES`](crate::thinking::puzzle::MAX_THEMES).
    fn themes(&self) -> Vec<&'static str>;

    /// The number of the solver's moves, as the rating counts them.
    fn length(&self) -> u32 {
        self.note().moves
    }

    /// The number of wrong first moves that look at least as good as a right one.
    fn traps(&self) -> u32;

    /// The features for comparison with other puzzles.
    fn features(&self) -> Features;

    /// Whether a program at a level solves it. The seed determines its random choices.
    fn attempt(&mut self, level: Level, seed: u64) -> bool;
}

impl Candidate for Box<dyn Candidate> {
    fn text(&self) -> String {
        self.as_ref().text()
    }

    fn note(&self) -> Note {
        self.as_ref().note()
    }

    fn themes(&self) -> Vec<&'static str> {
        self.as_ref().themes()
    }

    fn length(&self) -> u32 {
        self.as_ref().length()
    }

    fn traps(&self) -> u32 {
        self.as_ref().traps()
    }

    fn features(&self) -> Features {
        self.as_ref().features()
    }

    fn attempt(&mut self, level: Level, seed: u64) -> bool {
        self.as_mut().attempt(level, seed)
    }
}

/// A mined puzzle. Its text has the format of puzzle sets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MinedPuzzle {
    /// Its difficulty.
    pub note: Note,
    /// Its rating, themes and origin.
    pub traits: Traits,
    /// The puzzle's own text.
    pub text: String,
}

impl fmt::Display for MinedPuzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "# {}\n# {}\n{}", self.note, self.traits, self.text)
    }
}

/// The number of puzzle seeds for each seed of a [`Miner`], so that two of them have no puzzle seed in common.
const SEEDS_PER_MINER: u64 = 1_000_000;

/// The maximum share of puzzles with the same theme: three of five.
const MAX_PER_THEME: [usize; 2] = [3, 5];
/// The size of a set from which this limit holds.
const MIN_SET_WITH_LIMIT: usize = 20;

/// Finds puzzles, one seed after another, and remembers them to avoid similar ones.
pub struct Miner<G> {
    seed: u64,
    used_seeds: u64,
    known_features: Vec<Features>,
    themes: HashMap<String, usize>,
    game: std::marker::PhantomData<G>,
}

impl<G: MakesPuzzles> Miner<G> {
    /// Starts without known puzzles. The seed determines all results.
    pub fn new(seed: u64) -> Miner<G> {
        Miner {
            seed,
            used_seeds: 0,
            known_features: Vec::new(),
            themes: HashMap::new(),
            game: std::marker::PhantomData,
        }
    }

    /// Adds the puzzles of a set as known: later puzzles will not be similar to them. Seeds that the set has used are skipped.
    ///
    /// # Errors
    /// The line that cannot be read.
    pub fn add_known(&mut self, set: &[Entry]) -> Result<(), LineError> {
        for entry in set {
            let candidate = G::certified(&entry.text)
                .map_err(|error| error.what.at(entry.line + error.line - 1))?;
            let Some(candidate) = candidate else { continue };
            self.known_features.push(candidate.features());
            self.count(&candidate.themes());
            if let Some(seed) = entry.traits.as_ref().map(|traits| traits.origin.seed()) {
                let index = seed.wrapping_sub(self.first_seed());
                if index < SEEDS_PER_MINER {
                    self.used_seeds = self.used_seeds.max(index + 1);
                }
            }
        }
        Ok(())
    }

    /// The number of puzzles known or found.
    pub fn len(&self) -> usize {
        self.known_features.len()
    }

    /// Whether no puzzle is known or found.
    pub fn is_empty(&self) -> bool {
        self.known_features.is_empty()
    }

    /// The puzzles of the next seed; often there are none.
    pub fn next_batch(&mut self) -> Vec<MinedPuzzle> {
        let seed = self.first_seed().wrapping_add(self.used_seeds);
        self.used_seeds += 1;
        let candidates = G::candidates(seed);
        candidates
            .into_iter()
            .filter_map(|(candidate, origin)| self.rate_if_new(candidate, origin))
            .collect()
    }

    fn first_seed(&self) -> u64 {
        self.seed.wrapping_mul(SEEDS_PER_MINER)
    }

    fn rate_if_new(&mut self, mut candidate: G::Candidate, origin: Origin) -> Option<MinedPuzzle> {
        let features = candidate.features();
        let themes = candidate.themes();
        let is_new = !self
            .known_features
            .iter()
            .any(|other| likeness(&features, other) > MAX_LIKENESS);
        if !is_new || self.are_too_many(&themes) {
            return None;
        }
        let puzzle = mined_puzzle(&mut candidate, origin);
        self.known_features.push(features);
        self.count(&themes);
        Some(puzzle)
    }

    fn count(&mut self, themes: &[&str]) {
        for &theme in themes {
            *self.themes.entry(theme.to_owned()).or_default() += 1;
        }
    }

    /// Whether too many puzzles have one of the themes already.
    fn are_too_many(&self, themes: &[&str]) -> bool {
        let [max_with_theme, per] = MAX_PER_THEME;
        let count = |theme: &&str| self.themes.get(*theme).copied().unwrap_or(0);
        self.len() >= MIN_SET_WITH_LIMIT
            && themes
                .iter()
                .any(|theme| per * (count(theme) + 1) > max_with_theme * (self.len() + 1))
    }
}

/// Rates a certified puzzle.
pub fn mined_puzzle(candidate: &mut impl Candidate, origin: Origin) -> MinedPuzzle {
    let note = candidate.note();
    let rating = rating(
        &Trials::of(candidate),
        candidate.length(),
        candidate.traps(),
    );
    let themes = candidate.themes().into_iter().map(str::to_owned).collect();
    MinedPuzzle {
        traits: Traits {
            rating,
            themes,
            origin,
        },
        note,
        text: candidate.text(),
    }
}

/// The origin of puzzles whose origin was not noted.
const UNKNOWN_ORIGIN: Origin = Origin::Generated { seed: 0 };

/// Rates the puzzles of a set again. Puzzles without traits, and those of seed 0, stay first in their order. The others follow
/// by their ratings. `report_progress` gets the number of finished puzzles.
///
/// # Errors
/// The first puzzle that cannot be read or proved.
pub fn rated<G: MakesPuzzles>(
    set: &[Entry],
    mut report_progress: impl FnMut(usize),
) -> Result<Vec<MinedPuzzle>, LineError> {
    let mut old = Vec::new();
    let mut mined = Vec::new();
    for (done, entry) in set.iter().enumerate() {
        let mut candidate = certified::<G>(entry)?;
        let origin = entry.traits.as_ref().map(|traits| traits.origin.clone());
        let origin = origin.unwrap_or(UNKNOWN_ORIGIN);
        let list = if origin == UNKNOWN_ORIGIN {
            &mut old
        } else {
            &mut mined
        };
        list.push(mined_puzzle(&mut candidate, origin));
        report_progress(done + 1);
    }
    mined.sort_by(|one: &MinedPuzzle, other| {
        let key = |puzzle: &MinedPuzzle| (puzzle.traits.rating, puzzle.text.clone());
        key(one).cmp(&key(other))
    });
    old.extend(mined);
    Ok(old)
}

/// The puzzle of an entry, certified. The lines of an error count from the beginning of the file.
fn certified<G: MakesPuzzles>(entry: &Entry) -> Result<G::Candidate, LineError> {
    let candidate =
        G::certified(&entry.text).map_err(|error| error.what.at(entry.line + error.line - 1))?;
    candidate.ok_or_else(|| no_proof().at(entry.line))
}

fn no_proof() -> Problem {
    problem!(
        "fault-set",
        "the solver does not prove that the puzzle can be solved"
    )
}
