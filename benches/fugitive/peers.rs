//! Simple players, as opponents for our engine. They share no code with it.

use std::cmp::Reverse;

use warren::games::fugitive::protocol::Known;
use warren::games::fugitive::{Cities, City, DETECTIVES, MAX_CITIES, Map, Move, RoadKind};
use warren::thinking::search::Random;

use super::Player;

/// The smallest number of roads between any two cities, by index.
pub struct Distances(Vec<Vec<u32>>);

impl Distances {
    /// The distances on a map.
    pub fn of(map: &Map) -> Distances {
        let from = |start: City| {
            let mut distances_from_start = vec![u32::MAX; map.size().into()];
            let (mut steps, mut new_cities) = (0, Cities::from_iter([start]));
            let mut reached = new_cities;
            while !new_cities.is_empty() {
                new_cities
                    .iter()
                    .for_each(|city| distances_from_start[city.index()] = steps);
                let mut next = Cities::NONE;
                new_cities
                    .iter()
                    .for_each(|city| next.join(map.around(city)));
                new_cities = next.without(&reached);
                reached.join(&new_cities);
                steps += 1;
            }
            distances_from_start
        };
        Distances(map.cities().map(from).collect())
    }

    /// The distance of two cities.
    pub fn between(&self, one: City, other: City) -> u32 {
        self.0[one.index()][other.index()]
    }

    /// The distance of a city from the nearest of others.
    pub fn to_nearest(&self, city: City, others: &[City]) -> u32 {
        let all = others.iter().map(|&other| self.between(city, other));
        all.min().unwrap_or(u32::MAX)
    }
}

/// The fugitive that keeps the largest distance to the nearest detective and breaks ties at random.
pub struct FarthestFugitive {
    random: Random,
    distances: Option<Distances>,
}

impl FarthestFugitive {
    /// The seed determines its random choices.
    pub fn new(seed: u64) -> FarthestFugitive {
        FarthestFugitive {
            random: Random::new(seed),
            distances: None,
        }
    }
}

impl Player for FarthestFugitive {
    fn choose(&mut self, known: &Known) -> Move {
        let map = known.map();
        let distances = self.distances.get_or_insert_with(|| Distances::of(map));
        let detectives = known.detectives().expect("they are placed first");
        let mut moves: Vec<Move> = match known.fugitive() {
            None => map.cities().map(Move::Start).collect(),
            Some(from) => RoadKind::ALL
                .into_iter()
                .flat_map(|kind| {
                    let cities = map.neighbours(kind, from).iter();
                    cities.map(move |to| Move::Run { kind, to })
                })
                .collect(),
        };
        self.random.shuffle(&mut moves);
        let distance_to_detectives = |mv: &Move| match mv {
            Move::Start(city) | Move::Run { to: city, .. } => {
                distances.to_nearest(*city, &detectives)
            }
            Move::Detectives(_) => 0,
        };
        moves
            .into_iter()
            .max_by_key(distance_to_detectives)
            .expect("there are roads")
    }
}

/// The aim of the detectives.
#[derive(Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
pub enum Aim {
    /// Each reduces the summed distance to the possible cities.
    Sum,
    /// They play the odds: they assume that the fugitive wanders, usually away from them, and near and likely cities count
    /// most.
    Odds,
    /// They guard the exits: each goes to a different city that the fugitive can enter next, the city with the most ways in
    /// first.
    Exits,
    /// They cast a net: together the four cover as many as possible of the cities where the fugitive can be and can go next,
    /// all taken as equally likely.
    Net,
}

/// Detectives with a simple aim.
pub struct Squad {
    aim: Aim,
    distances: Option<Distances>,
    odds: Vec<f64>,
}

impl Squad {
    /// Detectives with an aim.
    pub fn new(aim: Aim) -> Squad {
        Squad {
            aim,
            distances: None,
            odds: Vec::new(),
        }
    }

    /// Computes the probability of each city after the fugitive's latest move.
    fn update_odds(&mut self, known: &Known, detectives: &[City; DETECTIVES]) {
        let map = known.map();
        let distances = self.distances.as_ref().expect("measured before");
        let belief = known.belief().expect("the fugitive has begun").cities();
        let last = known.turns().last();
        let mut next = vec![0.0; MAX_CITIES.into()];
        if let (Some(turn), false) = (last, self.odds.is_empty()) {
            for from in map.cities().filter(|from| !detectives.contains(from)) {
                let preference = |to: City| match distances.to_nearest(to, detectives) {
                    0 => 0.01,
                    1 => 0.3,
                    _ => 1.0,
                };
                let sum: f64 = RoadKind::ALL
                    .into_iter()
                    .flat_map(|kind| map.neighbours(kind, from).iter())
                    .map(preference)
                    .sum();
                for to in map.neighbours(turn.kind, from).iter() {
                    next[to.index()] += self.odds[from.index()] * preference(to) / sum;
                }
            }
        }
        let is_possible = |place: usize| belief.contains(City::at(place));
        for (place, odds) in next.iter_mut().enumerate() {
            *odds = if is_possible(place) {
                *odds + 1e-6
            } else {
                0.0
            };
        }
        let sum: f64 = next.iter().sum();
        next.iter_mut().for_each(|odds| *odds /= sum);
        self.odds = next;
    }

    /// Each detective's dislike of each city; less is better.
    fn dislikes(&self, known: &Known, detectives: &[City; DETECTIVES]) -> Vec<Vec<f64>> {
        let map = known.map();
        let distances = self.distances.as_ref().expect("measured before");
        let belief = known.belief().expect("the fugitive has begun").cities();
        let distance = |one, other| f64::from(distances.between(one, other));
        match self.aim {
            Aim::Sum => {
                let sum = |city| belief.iter().map(|other| distance(city, other)).sum();
                vec![map.cities().map(sum).collect(); DETECTIVES]
            }
            Aim::Odds => {
                let dislike = |city: City| -> f64 {
                    let weight = |other: City| {
                        self.odds[other.index()] * 0.5_f64.powf(distance(city, other))
                    };
                    -belief.iter().map(weight).sum::<f64>()
                };
                vec![map.cities().map(dislike).collect(); DETECTIVES]
            }
            Aim::Exits => {
                let count_ways_into = |city: City| map.around(city).common(belief).len();
                let mut exits: Vec<City> = map
                    .cities()
                    .filter(|&city| count_ways_into(city) > 0)
                    .collect();
                exits.sort_by_key(|&city| (Reverse(count_ways_into(city)), city));
                let mut dislikes = vec![Vec::new(); DETECTIVES];
                for exit in exits {
                    let free = (0..DETECTIVES).filter(|&one| dislikes[one].is_empty());
                    let Some(one) =
                        free.min_by_key(|&one| distances.between(detectives[one], exit))
                    else {
                        break;
                    };
                    dislikes[one] = map.cities().map(|city| distance(city, exit)).collect();
                }
                for own in dislikes.iter_mut().filter(|own| own.is_empty()) {
                    let sum = |city| belief.iter().map(|other| distance(city, other)).sum();
                    *own = map.cities().map(sum).collect();
                }
                dislikes
            }
            Aim::Net => unreachable!("the net is cast by all together"),
        }
    }

    /// Detectives that cast a net: each in turn goes where it covers most, while the others stay; again and again, until no
    /// detective can improve.
    fn net_move(&self, known: &Known, detectives: &[City; DETECTIVES]) -> Move {
        let map = known.map();
        let distances = self.distances.as_ref().expect("measured before");
        let belief = known.belief().expect("the fugitive has begun").cities();
        let mut next = vec![0.0; MAX_CITIES.into()];
        for from in belief.iter() {
            let ways = map.around(from);
            for to in ways.iter() {
                next[to.index()] += 1.0 / ways.len() as f64;
            }
        }
        let value = |to: &[City]| -> f64 {
            let mut reach = Cities::NONE;
            to.iter().for_each(|&one| reach.join(map.around(one)));
            let possible_cities_entered =
                to.iter().filter(|&&one| belief.contains(one)).count() as f64;
            let value_of_ways: f64 = reach.iter().map(|city| next[city.index()]).sum();
            let nearness = |city| 1.0 / (1.0 + f64::from(distances.to_nearest(city, to)));
            possible_cities_entered
                + 0.7 * value_of_ways
                + 0.2 * belief.iter().map(nearness).sum::<f64>()
        };
        let mut to = Vec::new();
        let no_dislikes = vec![vec![0.0; MAX_CITIES.into()]; DETECTIVES];
        choose_cities(map, detectives, &no_dislikes, &mut to);
        for _ in 0..8 {
            let before = to.clone();
            for detective in 0..DETECTIVES {
                let ways = map.around(detectives[detective]).iter();
                for city in ways.filter(|city| !before.contains(city)) {
                    let mut other_move = to.clone();
                    other_move[detective] = city;
                    let is_free = other_move.iter().filter(|&&one| one == city).count() == 1;
                    if is_free && value(&other_move) > value(&to) {
                        to = other_move;
                    }
                }
            }
            if to == before {
                break;
            }
        }
        Move::Detectives(to.try_into().expect("the game goes on"))
    }
}

impl Player for Squad {
    fn choose(&mut self, known: &Known) -> Move {
        let map = known.map();
        let distances = self.distances.get_or_insert_with(|| Distances::of(map));
        let Some(detectives) = known.detectives() else {
            return central_placement(map, distances);
        };
        if self.aim == Aim::Net {
            return self.net_move(known, &detectives);
        }
        self.update_odds(known, &detectives);
        let dislikes = self.dislikes(known, &detectives);
        let mut chosen = Vec::new();
        choose_cities(map, &detectives, &dislikes, &mut chosen);
        Move::Detectives(chosen.try_into().expect("the game goes on"))
    }
}

/// Places one detective after the other where the summed distance of all cities to the nearest detective is smallest.
pub fn central_placement(map: &Map, distances: &Distances) -> Move {
    let mut places: Vec<City> = Vec::new();
    for _ in 0..DETECTIVES {
        let sum = |city: &City| -> u32 {
            let placement: Vec<City> = places.iter().copied().chain([*city]).collect();
            let nearest = |other| distances.to_nearest(other, &placement);
            map.cities().map(nearest).sum()
        };
        let free = map.cities().filter(|city| !places.contains(city));
        let best = free.min_by_key(sum);
        places.extend(best);
    }
    Move::Detectives(places.try_into().expect("a map has four cities"))
}

/// Each detective in turn goes to the free city that it dislikes least, if the others can still move.
pub fn choose_cities(
    map: &Map,
    detectives: &[City],
    dislikes: &[Vec<f64>],
    chosen: &mut Vec<City>,
) -> bool {
    let Some((&first, others)) = detectives.split_first() else {
        return true;
    };
    let mut ways: Vec<City> = map.around(first).iter().collect();
    ways.sort_by(|a, b| dislikes[0][a.index()].total_cmp(&dislikes[0][b.index()]));
    for city in ways {
        if chosen.contains(&city) {
            continue;
        }
        chosen.push(city);
        if choose_cities(map, others, &dislikes[1..], chosen) {
            return true;
        }
        chosen.pop();
    }
    false
}
