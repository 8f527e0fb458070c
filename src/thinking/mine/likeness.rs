//! How like two puzzles are.

use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};

/// Two puzzles that are more like than this are near-doubles, and one of them is left out.
pub const MAX_LIKENESS: f64 = 0.6;

/// What the likeness of two puzzles is measured by: signs, such as what stands on a cell, in every way in which a board can be
/// mirrored or turned.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shape(Vec<Vec<u64>>);

impl Shape {
    /// A shape with the signs of each view. What is mirrored, turned or renamed has the same views in another order.
    pub fn new<S: Hash>(views: impl IntoIterator<Item = Vec<S>>) -> Shape {
        let hashed = |signs: Vec<S>| {
            let mut hashes: Vec<u64> = signs.iter().map(hash).collect();
            hashes.sort_unstable();
            hashes
        };
        Shape(views.into_iter().map(hashed).collect())
    }
}

fn hash(sign: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    sign.hash(&mut hasher);
    hasher.finish()
}

/// How like two puzzles are: 0 if they have nothing in common, 1 if they are the same, perhaps mirrored, turned or renamed.
/// It is the number of signs in common, divided by that of all signs, in the views that agree best.
pub fn likeness(one: &Shape, other: &Shape) -> f64 {
    let Some(fixed) = other.0.first() else {
        return 0.0;
    };
    let each = one.0.iter().map(|view| common(view, fixed));
    each.fold(0.0, f64::max)
}

/// The share of signs in common, of two sorted lists.
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
