//! A map with precomputed tables for many simulated turns.

use std::sync::Arc;

use super::fugitive_models::PREFERENCE_BY_DISTANCE;
use crate::games::fugitive::{
    Cities, City, DETECTIVES, MAX_CITIES, Map, RoadKind, TURNS, is_announced,
};

/// A map with all distances and lists of roads.
pub struct MapTables {
    /// The map.
    pub map: Arc<Map>,
    size: usize,
    /// The smallest number of roads between any two cities.
    distances: Vec<u8>,
    /// By city, the fugitive's moves.
    runs: Vec<Vec<(RoadKind, City)>>,
    /// By city, the cities that a detective can go to.
    steps: Vec<Vec<City>>,
}

/// The odds of each city, by index.
pub type Odds = [f32; MAX_CITIES as usize];

/// The share of the odds that all possible cities receive alike, whatever the fugitive's habits.
const UNIFORM_SHARE: f32 = 0.02;

/// The pieces and the detectives' knowledge when the fugitive is to move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pursuit {
    /// The fugitive's city.
    pub fugitive: City,
    /// The detectives' cities.
    pub detectives: [City; DETECTIVES],
    /// The belief of the detectives: the cities where the fugitive can be.
    pub belief: Cities,
    /// The number of turns in which the fugitive has moved.
    pub turn: u32,
    /// If tracked: the odds of each city for detectives who know how fugitives usually flee, and remember earlier turns.
    pub odds: Option<Odds>,
}

impl Pursuit {
    /// The odds when the fugitive is known to be in a city.
    pub fn certain_odds(city: City) -> Odds {
        let mut odds = [0.0; MAX_CITIES as usize];
        odds[city.index()] = 1.0;
        odds
    }

    /// Whether a detective is in the fugitive's city.
    pub fn is_caught(&self) -> bool {
        self.detectives.contains(&self.fugitive)
    }

    /// Whether the game is over after the detectives' move.
    pub fn is_over(&self) -> bool {
        self.is_caught() || self.turn >= TURNS
    }
}

impl MapTables {
    /// Computes the tables of a map.
    pub fn new(map: Arc<Map>) -> MapTables {
        let size = usize::from(map.size());
        let mut distances = vec![u8::MAX; size * size];
        for start in map.cities() {
            let mut frontier = Cities::from_iter([start]);
            let mut reached = frontier;
            let mut steps = 0;
            while !frontier.is_empty() {
                let mut next = Cities::NONE;
                for city in frontier.iter() {
                    distances[start.index() * size + city.index()] = steps;
                    next.join(map.around(city));
                }
                frontier = next.without(&reached);
                reached.join(&frontier);
                steps += 1;
            }
        }
        let runs = |city| {
            let runs_of_kind = |kind| {
                let cities = map.neighbours(kind, city).iter();
                cities.map(move |to| (kind, to))
            };
            RoadKind::ALL.into_iter().flat_map(runs_of_kind).collect()
        };
        MapTables {
            size,
            distances,
            runs: map.cities().map(runs).collect(),
            steps: map
                .cities()
                .map(|city| map.around(city).iter().collect())
                .collect(),
            map,
        }
    }

    /// The smallest number of roads from one city to another.
    #[inline]
    pub fn distance(&self, from: City, to: City) -> u8 {
        self.distances[from.index() * self.size + to.index()]
    }

    /// The smallest number of roads from a city to each city, by index.
    #[inline]
    pub fn distances(&self, from: City) -> &[u8] {
        &self.distances[from.index() * self.size..][..self.size]
    }

    /// The smallest number of roads from the nearest of some cities.
    #[inline]
    pub fn distance_from_nearest(&self, to: City, from: &[City]) -> u8 {
        let distances = self.distances(to);
        let distances = from.iter().map(|city| distances[city.index()]);
        distances.min().unwrap_or(u8::MAX)
    }

    /// The fugitive's moves from a city.
    #[inline]
    pub fn runs(&self, from: City) -> &[(RoadKind, City)] {
        &self.runs[from.index()]
    }

    /// The cities that a detective can go to from a city.
    #[inline]
    pub fn steps(&self, from: City) -> &[City] {
        &self.steps[from.index()]
    }

    /// Plays the fugitive's move.
    pub fn play_run(&self, pursuit: &mut Pursuit, kind: RoadKind, to: City) {
        let odds_after = (pursuit.odds).map(|odds| self.odds_after_run(pursuit, &odds, kind));
        pursuit.fugitive = to;
        pursuit.turn += 1;
        pursuit.belief = if is_announced(pursuit.turn) {
            Cities::from_iter([to])
        } else {
            self.map.reached_from(kind, &pursuit.belief)
        };
        self.remove_detectives(pursuit);
        if let Some(mut odds) = odds_after {
            let belief = &pursuit.belief;
            let sum: f32 = belief.iter().map(|city| odds[city.index()]).sum();
            let uniform_share = UNIFORM_SHARE / belief.len().max(1) as f32;
            for city in self.map.cities() {
                odds[city.index()] = if belief.contains(city) {
                    uniform_share
                        + (1.0 - UNIFORM_SHARE) * odds[city.index()] / sum.max(f32::MIN_POSITIVE)
                } else {
                    0.0
                };
            }
            pursuit.odds = Some(odds);
        }
    }

    /// The odds of each city after the fugitive has taken a kind of road, if it usually flees from the detectives.
    fn odds_after_run(&self, pursuit: &Pursuit, odds: &Odds, kind: RoadKind) -> Odds {
        let mut preferences = [0.0; MAX_CITIES as usize];
        for city in self.map.cities() {
            let distance = self.distance_from_nearest(city, &pursuit.detectives).min(7);
            preferences[city.index()] = PREFERENCE_BY_DISTANCE[usize::from(distance)];
        }
        let mut next = [0.0; MAX_CITIES as usize];
        for from in pursuit.belief.iter() {
            let runs = self.runs(from);
            let sum: f32 = runs.iter().map(|&(_, to)| preferences[to.index()]).sum();
            let odds_per_preference = odds[from.index()] / sum;
            for &(_, to) in runs.iter().filter(|&&(run_kind, _)| run_kind == kind) {
                next[to.index()] += odds_per_preference * preferences[to.index()];
            }
        }
        next
    }

    /// Plays the detectives' move.
    pub fn play_chase(&self, pursuit: &mut Pursuit, to: [City; DETECTIVES]) {
        pursuit.detectives = to;
        self.remove_detectives(pursuit);
    }

    /// Removes the detectives' cities from the belief and the odds.
    fn remove_detectives(&self, pursuit: &mut Pursuit) {
        for detective in pursuit.detectives {
            pursuit.belief.remove(detective);
            if let Some(odds) = &mut pursuit.odds {
                odds[detective.index()] = 0.0;
            }
        }
    }

    /// A joint move that puts each detective in turn into its best city, if the others still have a legal move.
    pub fn greedy_joint_move(
        &self,
        from: &[City; DETECTIVES],
        mut preference: impl FnMut(usize, City, &[City]) -> f32,
    ) -> Option<[City; DETECTIVES]> {
        let mut to = *from;
        for detective in 0..DETECTIVES {
            let mut best: Option<(f32, City)> = None;
            for &city in self.steps(from[detective]) {
                if to[..detective].contains(&city) {
                    continue;
                }
                let value = preference(detective, city, &to[..detective]);
                if best.is_none_or(|(highest, _)| value > highest) {
                    best = Some((value, city));
                }
            }
            match best {
                Some((_, city)) => to[detective] = city,
                // Rare: the others occupy all cities that this detective can reach.
                None => return self.any_joint_move(from),
            }
        }
        Some(to)
    }

    /// Moves each detective in turn to its best city, given the others' choices.
    pub fn improve_joint_move(
        &self,
        from: &[City; DETECTIVES],
        to: &mut [City; DETECTIVES],
        mut preference: impl FnMut(usize, City, &[City]) -> f32,
    ) {
        for detective in 0..DETECTIVES {
            let others = self.other_cities(to, detective);
            let mut highest = preference(detective, to[detective], &others);
            for &city in self.steps(from[detective]) {
                if city == to[detective] || others.contains(&city) {
                    continue;
                }
                let value = preference(detective, city, &others);
                if value > highest {
                    (highest, to[detective]) = (value, city);
                }
            }
        }
    }

    /// The cities of all detectives but one.
    pub fn other_cities(
        &self,
        to: &[City; DETECTIVES],
        detective: usize,
    ) -> [City; DETECTIVES - 1] {
        std::array::from_fn(|one| to[one + usize::from(one >= detective)])
    }

    /// Any legal move of the detectives.
    pub fn any_joint_move(&self, from: &[City; DETECTIVES]) -> Option<[City; DETECTIVES]> {
        /// Adds a free target city for each of the remaining detectives. Returns whether there are such cities.
        fn add_targets(
            tables: &MapTables,
            start_cities: &[City],
            target_cities: &mut Vec<City>,
        ) -> bool {
            let Some((&first, others)) = start_cities.split_first() else {
                return true;
            };
            for &city in tables.steps(first) {
                if target_cities.contains(&city) {
                    continue;
                }
                target_cities.push(city);
                if add_targets(tables, others, target_cities) {
                    return true;
                }
                target_cities.pop();
            }
            false
        }
        let mut target_cities = Vec::new();
        add_targets(self, from, &mut target_cities);
        target_cities.try_into().ok()
    }
}
