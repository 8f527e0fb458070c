//! How likely the fugitive is in each city, by how fugitives play.

use super::ground::Ground;
use super::habits::Flight;
use crate::games::fugitive::{Cities, City, DETECTIVES};
use crate::protocol::fugitive::Known;

/// How likely each kind of fugitive is before anything was seen.
const PRIOR: [(Flight, f32); 2] = [(Flight::Loose, 0.6), (Flight::Far, 0.4)];

/// The possible cities with how likely they are, which together is 1; some kind of fugitive may be likelier than others.
pub fn odds(ground: &Ground, known: &Known) -> Vec<(City, f32)> {
    let (Some(beginning), Some(belief)) = (known.beginning(), known.belief()) else {
        return Vec::new();
    };
    let size = usize::from(ground.map.size());
    let mut all = vec![vec![0.0_f32; size]; PRIOR.len()];
    for (one, (_, prior)) in all.iter_mut().zip(PRIOR) {
        one[beginning.fugitive.index()] = prior;
    }
    let mut detectives = beginning.detectives;
    let mut possible: Cities = [beginning.fugitive].into_iter().collect();
    for turn in known.turns() {
        possible = ground.map.next(turn.kind, &possible);
        if let Some(city) = turn.announced {
            possible = [city].into_iter().collect();
        }
        clear(&mut possible, &detectives);
        for (one, (flight, _)) in all.iter_mut().zip(PRIOR) {
            let mut next = vec![0.0; size];
            for from in ground.map.cities().filter(|from| one[from.index()] > 0.0) {
                let odds = flight.odds(ground, from, &detectives);
                for (&(kind, to), odds) in ground.runs(from).iter().zip(odds) {
                    if kind == turn.kind && possible.contains(to) {
                        next[to.index()] += one[from.index()] * odds;
                    }
                }
            }
            *one = next;
        }
        if let Some(chase) = turn.chase {
            detectives = chase;
            clear(&mut possible, &detectives);
            for detective in detectives {
                all.iter_mut().for_each(|one| one[detective.index()] = 0.0);
            }
        }
        settle(&mut all, &possible);
    }
    let likely = |city: City| (city, all.iter().map(|one| one[city.index()]).sum());
    belief.cities().iter().map(likely).collect()
}

fn clear(possible: &mut Cities, detectives: &[City; DETECTIVES]) {
    detectives.iter().for_each(|&city| possible.remove(city));
}

/// Makes the whole 1, and leaves a little for whatever is possible.
fn settle(all: &mut [Vec<f32>], possible: &Cities) {
    const LEAST: f32 = 0.02;
    let sum: f32 = all.iter().flatten().sum();
    let share = LEAST / (all.len() * possible.len().max(1)) as f32;
    for one in all {
        one.iter_mut()
            .for_each(|odds| *odds *= (1.0 - LEAST) / sum.max(f32::MIN_POSITIVE));
        possible.iter().for_each(|city| one[city.index()] += share);
    }
}
