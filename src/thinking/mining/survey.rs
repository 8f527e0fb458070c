//! Certifies the puzzles of a set again.

use std::collections::BTreeMap;
use std::fmt;

use super::{Candidate, Features, MAX_LIKENESS, MakesPuzzles, certified, likeness};
use crate::core::game::LineError;
use crate::thinking::puzzle::{Entry, Note};

/// The results of a survey of a set.
#[derive(Clone, Debug, Default)]
pub struct Survey {
    /// The number of puzzles certified.
    pub certified: usize,
    /// The number of puzzles with each theme.
    pub themes: BTreeMap<String, usize>,
    known_features: Vec<(usize, Features)>,
}

/// A fault of a puzzle in a set.
#[derive(Clone, Debug, PartialEq)]
pub enum Fault {
    /// The puzzle cannot be read or proved.
    Line(LineError),
    /// The note is wrong.
    Note {
        /// The line of the puzzle.
        line: usize,
        /// The right note.
        found: Note,
    },
    /// The themes are wrong.
    Themes {
        /// The line of the puzzle.
        line: usize,
        /// The right themes.
        found: Vec<&'static str>,
    },
    /// The puzzle is too similar to another one of the set.
    Like {
        /// The line of the puzzle.
        line: usize,
        /// The line of the other puzzle.
        other: usize,
        /// Their likeness, above [`MAX_LIKENESS`].
        likeness: f64,
    },
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Line(error) => error.fmt(f),
            Fault::Note { line, found } => write!(f, "line {line}: the solver says: {found}"),
            Fault::Themes { line, found } => {
                write!(f, "line {line}: the themes are {}", found.join(", "))
            }
            Fault::Like {
                line,
                other,
                likeness,
            } => write!(
                f,
                "line {line}: too like the puzzle of line {other}: {likeness:.2}, at most {MAX_LIKENESS}"
            ),
        }
    }
}

impl Survey {
    /// Certifies a puzzle, and compares it with the puzzles before it.
    pub fn check<G: MakesPuzzles>(&mut self, entry: &Entry) -> Vec<Fault> {
        let line = entry.line;
        let candidate = match certified::<G>(entry) {
            Ok(candidate) => candidate,
            Err(error) => return vec![Fault::Line(error)],
        };
        let mut faults = Vec::new();
        self.certified += 1;
        let found = candidate.note();
        if found != entry.note {
            faults.push(Fault::Note { line, found });
        }
        let found_themes = candidate.themes();
        for &theme in &found_themes {
            *self.themes.entry(theme.to_owned()).or_default() += 1;
        }
        if let Some(traits) = &entry.traits
            && traits.themes != found_themes
        {
            faults.push(Fault::Themes {
                line,
                found: found_themes,
            });
        }
        let features = candidate.features();
        let is_old = entry
            .traits
            .as_ref()
            .is_none_or(|traits| traits.origin.seed() == 0);
        let like = self
            .known_features
            .iter()
            .map(|(other, known)| Fault::Like {
                line,
                other: *other,
                likeness: likeness(&features, known),
            });
        let too_like = |fault: &Fault| matches!(fault, Fault::Like { likeness, .. } if *likeness > MAX_LIKENESS);
        // Puzzles without a noted seed are exempt: they are older than the limit.
        faults.extend(like.filter(|fault| !is_old && too_like(fault)));
        self.known_features.push((line, features));
        faults
    }
}
