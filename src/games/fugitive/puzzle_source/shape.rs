//! What the likeness of two puzzles is measured by.

use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};

use crate::games::fugitive::{Cities, City, Kind, Map};
use crate::thinking::mine::Shape;

/// How many roads away a city still sees what stands somewhere.
const ROUNDS: usize = 2;

/// The cities as they look without their numbers: by who stands there, by the roads that lead on, and by the cities around
/// them.
///
/// Each city has a sign. It is made of its own, and again and again of those around it (the refinement of Weisfeiler and
/// Leman). Where the cities of a map are renumbered, the signs are the same.
pub fn shape(map: &Map, detectives: &[City], fugitive: &Cities) -> Shape {
    let mut signs: Vec<u64> = map
        .cities()
        .map(|city| {
            let roads = Kind::ALL.map(|kind| map.neighbours(kind, city).len());
            hash(&(detectives.contains(&city), fugitive.contains(city), roads))
        })
        .collect();
    for _ in 0..ROUNDS {
        signs = map
            .cities()
            .map(|city| {
                let around = Kind::ALL.map(|kind| {
                    let next = map.neighbours(kind, city).iter();
                    let mut around: Vec<u64> = next.map(|next| signs[next.index()]).collect();
                    around.sort_unstable();
                    around
                });
                hash(&(signs[city.index()], around))
            })
            .collect();
    }
    Shape::new([signs])
}

fn hash(sign: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    sign.hash(&mut hasher);
    hasher.finish()
}
