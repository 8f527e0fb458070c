//! The fugitive's trail as the detectives can infer it: the probability of each city, by how fugitives play.

use super::fugitive_models::FugitiveModel;
use super::tables::MapTables;
use crate::games::fugitive::protocol::Known;
use crate::games::fugitive::{Cities, City, DETECTIVES};

/// The models of the fugitive, with their prior probabilities.
pub const MODELS: [(FugitiveModel, f32); 3] = [
    (FugitiveModel::Loose, 0.2),
    (FugitiveModel::Far, 0.3),
    (FugitiveModel::Shrewd, 0.5),
];

/// The detectives' inferences from all turns so far.
pub struct Trail {
    /// The possible cities with their probabilities, which sum to 1.
    pub cities: Vec<(City, f32)>,
    /// The models of the fugitive with their current probabilities. A model that would not have made the reported moves
    /// becomes less likely.
    pub models: [(FugitiveModel, f32); MODELS.len()],
}

impl Trail {
    /// The trail from the beginning. It is empty before the fugitive is placed.
    pub fn new(tables: &MapTables, known: &Known) -> Trail {
        let (Some(beginning), Some(belief)) = (known.beginning(), known.belief()) else {
            return Trail {
                cities: Vec::new(),
                models: MODELS,
            };
        };
        let size = usize::from(tables.map.size());
        let mut odds_by_model = MODELS.map(|(_, prior)| {
            let mut city_odds = vec![0.0_f32; size];
            city_odds[beginning.fugitive.index()] = prior;
            city_odds
        });
        let mut detectives = beginning.detectives;
        let mut possible: Cities = [beginning.fugitive].into_iter().collect();
        for turn in known.turns() {
            let possible_before = possible;
            possible = tables.map.reached_from(turn.kind, &possible);
            if let Some(city) = turn.announced {
                possible = [city].into_iter().collect();
            }
            remove_detectives(&mut possible, &detectives);
            for (city_odds, (model, _)) in odds_by_model.iter_mut().zip(MODELS) {
                let preferences = model.preferences(tables, &detectives);
                let mut next = vec![0.0; size];
                for from in possible_before.iter() {
                    let runs = tables.runs(from);
                    let sum: f32 = runs.iter().map(|&(_, to)| preferences[to.index()]).sum();
                    let odds_per_preference = city_odds[from.index()] / sum;
                    for &(kind, to) in runs {
                        if kind == turn.kind && possible.contains(to) {
                            next[to.index()] += odds_per_preference * preferences[to.index()];
                        }
                    }
                }
                *city_odds = next;
            }
            if let Some(chase) = turn.chase {
                detectives = chase;
                remove_detectives(&mut possible, &detectives);
                for detective in detectives {
                    odds_by_model
                        .iter_mut()
                        .for_each(|city_odds| city_odds[detective.index()] = 0.0);
                }
            }
            normalise(&mut odds_by_model, &possible);
        }
        let city_with_odds = |city: City| {
            (
                city,
                odds_by_model
                    .iter()
                    .map(|city_odds| city_odds[city.index()])
                    .sum(),
            )
        };
        let mut models = MODELS;
        for ((_, odds), city_odds) in models.iter_mut().zip(&odds_by_model) {
            *odds = city_odds.iter().sum();
        }
        Trail {
            cities: belief.cities().iter().map(city_with_odds).collect(),
            models,
        }
    }

    /// Flattens the probabilities: each city receives a power of its odds. A fugitive that knows what detectives expect goes
    /// where they do not search.
    pub fn flatten_odds(&mut self) {
        let flattened = self.cities.iter_mut().map(|(_, odds)| {
            *odds = odds.sqrt().sqrt();
            *odds
        });
        let sum: f32 = flattened.sum();
        self.cities.iter_mut().for_each(|(_, odds)| *odds /= sum);
    }
}

fn remove_detectives(possible: &mut Cities, detectives: &[City; DETECTIVES]) {
    detectives.iter().for_each(|&city| possible.remove(city));
}

/// Scales the odds so that their sum is 1, and leaves each possible city some probability.
fn normalise(odds_by_model: &mut [Vec<f32>], possible: &Cities) {
    const MIN_SHARE: f32 = 0.02;
    let sum: f32 = odds_by_model.iter().flatten().sum();
    let share = MIN_SHARE / (odds_by_model.len() * possible.len().max(1)) as f32;
    for city_odds in odds_by_model {
        let odds = city_odds.iter_mut();
        odds.for_each(|odds| *odds *= (1.0 - MIN_SHARE) / sum.max(f32::MIN_POSITIVE));
        possible
            .iter()
            .for_each(|city| city_odds[city.index()] += share);
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::games::fugitive::{DETECTIVES_SEAT, Map, Move, Road, RoadKind};

    #[test]
    fn the_odds_of_all_possible_cities_add_up_to_one() {
        let city = |number| City::new(number).expect("a city");
        let road = |number: u8| Road {
            kind: RoadKind::Car,
            ends: [city(number), city(number % 30 + 1)],
        };
        let map = Arc::new(Map::new(30, (1..=30).map(road)).expect("a map"));
        let tables = MapTables::new(map.clone());
        let mut known = Known::new(map, DETECTIVES_SEAT);
        let mut detectives = [1, 2, 3, 4].map(city);
        assert!(Trail::new(&tables, &known).cities.is_empty());
        known
            .record_move(&Move::Detectives(detectives))
            .expect("places");
        known.record_move(&Move::Start(city(17))).expect("a start");
        for _ in 0..4 {
            known.record_kind(RoadKind::Car).expect("a run");
            let trail = Trail::new(&tables, &known);
            let cities: Cities = trail.cities.iter().map(|&(city, _)| city).collect();
            assert_eq!(&cities, known.belief().expect("it has begun").cities());
            let sum: f32 = trail.cities.iter().map(|(_, odds)| odds).sum();
            assert!((sum - 1.0).abs() < 1e-3, "{sum}");
            assert!(trail.cities.iter().all(|&(_, odds)| odds > 0.0));
            let kinds: f32 = trail.models.iter().map(|(_, odds)| odds).sum();
            assert!((kinds - 1.0).abs() < 1e-3, "{kinds}");
            detectives = detectives.map(|city_odds| city(city_odds.number() + 1));
            known
                .record_move(&Move::Detectives(detectives))
                .expect("a chase");
        }
    }
}
