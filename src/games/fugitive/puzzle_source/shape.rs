//! The shape of a position, which measures how similar two puzzles are.

use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};

use crate::games::fugitive::{Cities, City, Kind, Map};
use crate::thinking::mine::Shape;

/// The number of roads across which a city's sign depends on other cities.
const ROUNDS: usize = 2;

/// The cities without their numbers: by the pieces there, the roads from them, and the cities around them.
///
/// Each city has a sign. The function computes it repeatedly from the city's own sign and those around it (the Weisfeiler–Leman
/// refinement). Renumbering the cities of a map does not change the signs.
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
