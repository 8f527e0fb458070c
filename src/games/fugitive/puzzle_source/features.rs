//! The shape of a position, which measures how similar two puzzles are.

use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};

use crate::games::fugitive::{Cities, City, Map, RoadKind};
use crate::thinking::mining::Features;

/// The number of roads across which a city's sign depends on other cities.
const REFINEMENT_ROUNDS: usize = 2;

/// The cities without their numbers: by the pieces there, the roads from them, and the cities around them.
///
/// Each city has a sign. The function computes it repeatedly from the city's own sign and those around it (the Weisfeiler–Leman
/// refinement). Renumbering the cities of a map does not change the signs.
pub fn features(map: &Map, detectives: &[City], fugitive: &Cities) -> Features {
    let mut labels: Vec<u64> = map
        .cities()
        .map(|city| {
            let roads = RoadKind::ALL.map(|kind| map.neighbours(kind, city).len());
            hash(&(detectives.contains(&city), fugitive.contains(city), roads))
        })
        .collect();
    for _ in 0..REFINEMENT_ROUNDS {
        labels = map
            .cities()
            .map(|city| {
                let labels_around = RoadKind::ALL.map(|kind| {
                    let next = map.neighbours(kind, city).iter();
                    let mut labels_around: Vec<u64> =
                        next.map(|next| labels[next.index()]).collect();
                    labels_around.sort_unstable();
                    labels_around
                });
                hash(&(labels[city.index()], labels_around))
            })
            .collect();
    }
    Features::new([labels])
}

fn hash(label: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    label.hash(&mut hasher);
    hasher.finish()
}
