//! The test that may end a tournament of two programs.

use super::file::SprtEntry;
use super::progress::Progress;
use super::standings::complete_games;
use crate::Failure;
use crate::ratings::{Hypotheses, Pentanomial, Scale};

/// Returns the hypotheses of a file.
///
/// # Errors
/// If they cannot be tested.
pub fn hypotheses(entry: &SprtEntry) -> Result<Hypotheses, Failure> {
    let scale = if entry.normalized {
        Scale::Normalized
    } else {
        Scale::Logistic
    };
    Hypotheses::new(entry.elo0, entry.elo1, scale, entry.alpha, entry.beta)
        .map_err(|error| Failure(format!("`[sprt]`: {error}")))
}

/// Returns the pairs of the first program.
pub fn pair_results(progress: &Progress) -> Pentanomial {
    Pentanomial::of(0, &complete_games(progress))
}
