//! The similarity of two puzzles.

use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};

/// The maximum likeness of two puzzles in a set. Of two puzzles that are more alike, one is dropped.
pub const MAX_LIKENESS: f64 = 0.6;

/// The features of a puzzle, for comparison with others: such as the content of each cell, for every way to mirror or turn the
/// board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Features(Vec<Vec<u64>>);

impl Features {
    /// A features with the features of each view. A mirrored, turned or renamed puzzle has the same views in another order.
    pub fn new<F: Hash>(views: impl IntoIterator<Item = Vec<F>>) -> Features {
        let hashed = |features: Vec<F>| {
            let mut hashes: Vec<u64> = features.iter().map(hash).collect();
            hashes.sort_unstable();
            hashes
        };
        Features(views.into_iter().map(hashed).collect())
    }
}

fn hash(feature: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    feature.hash(&mut hasher);
    hasher.finish()
}

/// The likeness of two puzzles: 0 if they have nothing in common, 1 if they are the same, perhaps mirrored, turned or renamed.
/// It is the number of common features, divided by that of all features, in the views that agree best.
pub fn likeness(one: &Features, other: &Features) -> f64 {
    let Some(fixed) = other.0.first() else {
        return 0.0;
    };
    let likenesses = one.0.iter().map(|view| common(view, fixed));
    likenesses.fold(0.0, f64::max)
}

/// The share of common features of two sorted lists.
fn common(one: &[u64], other: &[u64]) -> f64 {
    let (mut left, mut right, mut both) = (0, 0, 0);
    while left < one.len() && right < other.len() {
        let (a, b) = (one[left], other[right]);
        left += usize::from(a <= b);
        right += usize::from(b <= a);
        both += usize::from(a == b);
    }
    match one.len() + other.len() - both {
        0 => 1.0,
        all => both as f64 / all as f64,
    }
}
