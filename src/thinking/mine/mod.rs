//! Mines puzzles: draws candidates from games of engines and from the generators, has the solver certify them, works out what
//! solves them, rates them, and leaves out those that are too like another.
//!
//! A game says where its candidates come from and what solves a puzzle ([`MakesPuzzles`]). The rest is here. The same seed
//! gives the same puzzles.

pub mod duel;
mod likeness;
mod rating;
mod survey;
mod trial;

pub use likeness::{MAX_LIKENESS, Shape, likeness};
pub use rating::{HARDEST, rating};
pub use survey::{Fault, Survey};
pub use trial::{TRIES, Trials};

use std::collections::HashMap;
use std::fmt;

use crate::core::game::{Game, LineError, Problem, problem};
use crate::thinking::engine::Level;
use crate::thinking::generate::Wishes;
use crate::thinking::puzzle::{Entry, Note, Origin, Traits};

/// A game that makes puzzles, as wished for or mined.
pub trait MakesPuzzles: Game {
    /// The names of the known wishes.
    const WISHES: &'static [&'static str];

    /// The names of the themes of its puzzles.
    const THEMES: &'static [&'static str];

    /// A puzzle with all that its solver found.
    type Candidate: Candidate;

    /// The text of a new puzzle, after a comment that tells how hard it is. The same wishes and seed give the same puzzle.
    ///
    /// # Errors
    /// What is wrong with the wishes, or that no puzzle was found.
    fn make_puzzle(wishes: &Wishes, seed: u64) -> Result<String, Problem>;

    /// The puzzles that a seed gives, certified. There may be none. The same seed gives the same ones.
    fn candidates(seed: u64) -> Vec<(Self::Candidate, Origin)>;

    /// Certifies a puzzle; `None` if it has no solution, or no proof.
    ///
    /// # Errors
    /// The line that cannot be read.
    fn certified(text: &str) -> Result<Option<Self::Candidate>, LineError>;
}

/// A certified puzzle.
pub trait Candidate {
    /// Its text.
    fn text(&self) -> String;

    /// How hard it is, as sets tell it.
    fn note(&self) -> Note;

    /// What solves it, the most telling first: 1 to [`MAX_THEMES`](crate::thinking::puzzle::MAX_THEMES) themes of the game.
    fn themes(&self) -> Vec<&'static str>;

    /// The number of own moves, as the rating counts them.
    fn length(&self) -> u32 {
        self.note().moves
    }

    /// The number of wrong first moves that look at least as good as a right one.
    fn traps(&self) -> u32;

    /// What the likeness of two puzzles is measured by.
    fn shape(&self) -> Shape;

    /// Whether a program at a level solves it. All its random choices come from the seed.
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

    fn shape(&self) -> Shape {
        self.as_ref().shape()
    }

    fn attempt(&mut self, level: Level, seed: u64) -> bool {
        self.as_mut().attempt(level, seed)
    }
}

/// A mined puzzle. Its text is that of a set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MinedPuzzle {
    /// How hard it is.
    pub note: Note,
    /// What was measured of it.
    pub traits: Traits,
    /// The puzzle's own text.
    pub text: String,
}

impl fmt::Display for MinedPuzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "# {}\n# {}\n{}", self.note, self.traits, self.text)
    }
}

/// Seeds of one mine are numbered from here on, so that two mines have no seed in common.
const SEEDS: u64 = 1_000_000;

/// No theme is to solve more than three of five puzzles.
const MAX_PER_THEME: [usize; 2] = [3, 5];
/// A set this small may have more.
const FEW: usize = 20;

/// A mine: it gives puzzles, and remembers those that it has given.
pub struct Mine<G> {
    seed: u64,
    used_seeds: u64,
    shapes: Vec<Shape>,
    themes: HashMap<String, usize>,
    game: std::marker::PhantomData<G>,
}

impl<G: MakesPuzzles> Mine<G> {
    /// A mine. Its seed decides all that is found.
    pub fn new(seed: u64) -> Mine<G> {
        Mine {
            seed,
            used_seeds: 0,
            shapes: Vec::new(),
            themes: HashMap::new(),
            game: std::marker::PhantomData,
        }
    }

    /// Takes the puzzles of a set as given: no other will be too like one of them. It goes on behind the last of its own.
    ///
    /// # Errors
    /// The line that cannot be read.
    pub fn know(&mut self, set: &[Entry]) -> Result<(), LineError> {
        for entry in set {
            let candidate = G::certified(&entry.text)
                .map_err(|error| error.what.at(entry.line + error.line - 1))?;
            let Some(candidate) = candidate else { continue };
            self.shapes.push(candidate.shape());
            self.count(&candidate.themes());
            if let Some(seed) = entry.traits.as_ref().map(|traits| traits.origin.seed()) {
                let place = seed.wrapping_sub(self.first_seed());
                if place < SEEDS {
                    self.used_seeds = self.used_seeds.max(place + 1);
                }
            }
        }
        Ok(())
    }

    /// The number of puzzles known or given.
    pub fn len(&self) -> usize {
        self.shapes.len()
    }

    /// Whether no puzzle is known or given.
    pub fn is_empty(&self) -> bool {
        self.shapes.is_empty()
    }

    /// The puzzles of the next seed; often there are none.
    pub fn next_batch(&mut self) -> Vec<MinedPuzzle> {
        let seed = self.first_seed().wrapping_add(self.used_seeds);
        self.used_seeds += 1;
        let found = G::candidates(seed);
        found
            .into_iter()
            .filter_map(|(candidate, origin)| self.keep(candidate, origin))
            .collect()
    }

    fn first_seed(&self) -> u64 {
        self.seed.wrapping_mul(SEEDS)
    }

    fn keep(&mut self, mut candidate: G::Candidate, origin: Origin) -> Option<MinedPuzzle> {
        let shape = candidate.shape();
        let themes = candidate.themes();
        let is_new = !self
            .shapes
            .iter()
            .any(|other| likeness(&shape, other) > MAX_LIKENESS);
        if !is_new || self.are_too_many(&themes) {
            return None;
        }
        let puzzle = mined_puzzle(&mut candidate, origin);
        self.shapes.push(shape);
        self.count(&themes);
        Some(puzzle)
    }

    fn count(&mut self, themes: &[&str]) {
        for &theme in themes {
            *self.themes.entry(theme.to_owned()).or_default() += 1;
        }
    }

    /// Whether one of the themes solves too many puzzles already.
    fn are_too_many(&self, themes: &[&str]) -> bool {
        let [most, of] = MAX_PER_THEME;
        let count = |theme: &&str| self.themes.get(*theme).copied().unwrap_or(0);
        self.len() >= FEW
            && themes
                .iter()
                .any(|theme| of * (count(theme) + 1) > most * (self.len() + 1))
    }
}

/// A certified puzzle with what was measured of it.
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

/// Measures the puzzles of a set again. Those without traits, and those of seed 0, stay first as they are ordered; the others
/// follow by their ratings. `told` hears the number of puzzles done.
///
/// # Errors
/// The first puzzle that cannot be read, or has no proof.
pub fn rated<G: MakesPuzzles>(
    set: &[Entry],
    mut told: impl FnMut(usize),
) -> Result<Vec<MinedPuzzle>, LineError> {
    let mut old = Vec::new();
    let mut mined = Vec::new();
    for (done, entry) in set.iter().enumerate() {
        let mut candidate = certified::<G>(entry)?;
        let origin = entry.traits.as_ref().map(|traits| traits.origin.clone());
        let origin = origin.unwrap_or(Origin::Drawn { seed: 0 });
        let list = if origin == (Origin::Drawn { seed: 0 }) {
            &mut old
        } else {
            &mut mined
        };
        list.push(mined_puzzle(&mut candidate, origin));
        told(done + 1);
    }
    mined.sort_by(|one: &MinedPuzzle, other| {
        let key = |puzzle: &MinedPuzzle| (puzzle.traits.rating, puzzle.text.clone());
        key(one).cmp(&key(other))
    });
    old.extend(mined);
    Ok(old)
}

/// The puzzle of an entry, certified.
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
