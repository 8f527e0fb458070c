//! Maps of Fugitive and Detectives, like those that the statement promises.
//!
//! Cities are spread over a square. For each kind of road some of them are joined by ever longer straight roads as long as
//! none crosses another of its kind, which ends in triangles; then some roads are taken away, the long ones rather than
//! the short. Cars reach all cities, trains a part of them, planes a part of those: the fewer cities, the longer the roads.

mod puzzle;

pub use puzzle::{Aim, puzzle};

use crate::core::game::{Problem, problem};
use crate::core::order::{ascending, descending};
use crate::games::fugitive::{
    City, Fugitive, Kind, LEAST_CITIES, MOST_CITIES, Map, MapError, Road,
};
use crate::thinking::generate::Draw;
use crate::thinking::generate::{MakesMaps, Wishes};
use crate::thinking::search::Random;

/// What a map shall be like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MapOptions {
    /// 4 to 200.
    pub cities: u8,
    /// Of a hundred cities so many have trains, 0 to 100.
    pub trains: u8,
    /// Of a hundred cities so many have planes, 0 to 100 and never more than have trains.
    pub planes: u8,
    /// Of a hundred roads that fit so many are there, 0 to 100; as many as the rules need are there in any case.
    pub roads: u8,
}

impl MapOptions {
    /// The usual shares for so many cities.
    pub fn of(cities: u8) -> MapOptions {
        MapOptions {
            cities,
            trains: 33,
            planes: 10,
            roads: 75,
        }
    }
}

/// Why there is no such map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.problem())]
pub enum MapOptionsError {
    /// Too few or too many cities.
    Cities(u8),
    /// A share that is none.
    Share(u8),
}

impl MapOptionsError {
    /// For a person to read.
    pub(crate) fn problem(self) -> Problem {
        match self {
            MapOptionsError::Cities(found) => MapError::Count(found.into()).problem(),
            MapOptionsError::Share(found) => problem!(
                "fault-share",
                "shares are 0 to 100 of a hundred, not {found}",
                found = found,
            ),
        }
    }
}

/// The side of the square, in units that are far smaller than the distance of two cities.
const SIDE: usize = 1_000_000;
/// Places tried for each city, of which the one farthest from the others is taken.
const PLACES: usize = 8;

/// A place in the square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Place {
    x: i64,
    y: i64,
}

impl Place {
    /// The square of the distance.
    fn distance(self, other: Place) -> i64 {
        (self.x - other.x).pow(2) + (self.y - other.y).pow(2)
    }
}

/// A map. The same options and seed always give the same.
///
/// # Errors
/// What is wrong with the options.
pub fn map(options: &MapOptions, seed: u64) -> Result<Map, MapOptionsError> {
    if !(LEAST_CITIES..=MOST_CITIES).contains(&options.cities) {
        return Err(MapOptionsError::Cities(options.cities));
    }
    let shares = [options.trains, options.planes, options.roads];
    if let Some(&share) = shares.iter().find(|&&share| share > 100) {
        return Err(MapOptionsError::Share(share));
    }
    let mut random = Random::new(seed);
    loop {
        let places = spread(options.cities, &mut random);
        let everywhere: Vec<usize> = (0..places.len()).collect();
        let trains = far_apart(&places, &everywhere, options.trains, &mut random);
        let planes = far_apart(&places, &trains, options.planes, &mut random);
        let mut roads = Vec::new();
        for (kind, cities) in Kind::ALL.into_iter().zip([everywhere, trains, planes]) {
            let all = joined(&places, &cities);
            let kept = thinned(&places, all, options.roads, &mut random);
            roads.extend(kept.into_iter().map(|ends| Road {
                kind,
                ends: ends.map(City::at),
            }));
        }
        // Three cities in a line may leave one of them with a single road; then the next places do.
        if let Ok(map) = Map::new(options.cities, roads) {
            return Ok(map);
        }
    }
}

impl Draw for Fugitive {
    /// On a map of 60 to 200 cities.
    fn draw(seats: usize, seed: u64) -> Option<Fugitive> {
        let cities = 60 + Random::new(seed).below(141) as u8;
        let map = map(&MapOptions::of(cities), seed).ok()?;
        (seats == 2).then(|| Fugitive::new(map))
    }
}

/// Places that keep a distance from each other.
fn spread(count: u8, random: &mut Random) -> Vec<Place> {
    let mut places: Vec<Place> = Vec::new();
    for _ in 0..count {
        let mut tried = || Place {
            x: random.below(SIDE) as i64,
            y: random.below(SIDE) as i64,
        };
        let free = |place: &Place| nearest(&places, *place);
        let best = (0..PLACES).map(|_| tried()).max_by_key(free);
        places.extend(best);
    }
    places
}

/// The square of the distance to the nearest place; more than any if there is none.
fn nearest(places: &[Place], to: Place) -> i64 {
    let distances = places.iter().map(|place| place.distance(to));
    distances.min().unwrap_or(i64::MAX)
}

/// Of these cities as many as make a share of all, far from each other; two at least, or none.
fn far_apart(places: &[Place], of: &[usize], share: u8, random: &mut Random) -> Vec<usize> {
    let count = (places.len() * usize::from(share))
        .div_ceil(100)
        .min(of.len());
    if count < 2 {
        return Vec::new();
    }
    let mut chosen = vec![of[random.below(of.len())]];
    while chosen.len() < count {
        let taken: Vec<Place> = chosen.iter().map(|&city| places[city]).collect();
        let others = of.iter().copied().filter(|city| !chosen.contains(city));
        let farthest = others.max_by_key(|&city| nearest(&taken, places[city]));
        chosen.extend(farthest);
    }
    chosen
}

/// Roads between these cities, the shortest first, each of which crosses none that is shorter.
fn joined(places: &[Place], cities: &[usize]) -> Vec<[usize; 2]> {
    let mut pairs: Vec<[usize; 2]> = (cities.iter().enumerate())
        .flat_map(|(at, &one)| cities[at + 1..].iter().map(move |&other| [one, other]))
        .collect();
    let length = |&[one, other]: &[usize; 2]| places[one].distance(places[other]);
    ascending(&mut pairs, |pair| {
        let [one, other] = pair.map(|city| city as i64);
        length(pair) << 16 | one << 8 | other
    });
    let mut roads: Vec<[usize; 2]> = Vec::new();
    for pair in pairs {
        let is_free = |road: &[usize; 2]| !cross(pair.map(|c| places[c]), road.map(|c| places[c]));
        let leads_through = cities.iter().any(|&city| {
            !pair.contains(&city) && is_between(places[city], pair.map(|c| places[c]))
        });
        if !leads_through && roads.iter().all(is_free) {
            roads.push(pair);
        }
    }
    roads
}

/// On which side of the line through two places a third lies: a sign, 0 on it.
fn side([one, other]: [Place; 2], third: Place) -> i64 {
    let across = (other.x - one.x) * (third.y - one.y) - (other.y - one.y) * (third.x - one.x);
    across.signum()
}

/// Whether two stretches have a place in common that is an end of neither.
fn cross(one: [Place; 2], other: [Place; 2]) -> bool {
    side(one, other[0]) * side(one, other[1]) < 0 && side(other, one[0]) * side(other, one[1]) < 0
}

/// Whether a place lies on the stretch between two others.
fn is_between(place: Place, ends: [Place; 2]) -> bool {
    let length = ends[0].distance(ends[1]);
    side(ends, place) == 0 && ends.iter().all(|end| end.distance(place) < length)
}

/// A share of the roads: most of those that go are long. Every city keeps two, if it had two, and all stay joined.
fn thinned(
    places: &[Place],
    mut roads: Vec<[usize; 2]>,
    share: u8,
    random: &mut Random,
) -> Vec<[usize; 2]> {
    let kept = (roads.len() * usize::from(share)).div_ceil(100);
    let mut leaving = roads.clone();
    random.shuffle(&mut leaving);
    // Of each pair drawn by chance the longer comes first.
    for pair in leaving.chunks_exact_mut(2) {
        descending(pair, |&[one, other]| places[one].distance(places[other]));
    }
    let (first, second): (Vec<_>, Vec<_>) = leaving
        .iter()
        .enumerate()
        .partition(|(index, _)| index % 2 == 0);
    for (_, road) in first.into_iter().chain(second) {
        if roads.len() <= kept {
            break;
        }
        let left: Vec<[usize; 2]> = roads
            .iter()
            .copied()
            .filter(|other| other != road)
            .collect();
        let degree = |city| left.iter().filter(|road| road.contains(&city)).count();
        if road.iter().all(|&city| degree(city) >= 2) && are_joined(*road, &left) {
            roads = left;
        }
    }
    roads
}

/// Whether roads lead from one of two cities to the other.
fn are_joined([from, to]: [usize; 2], roads: &[[usize; 2]]) -> bool {
    let mut reached = vec![from];
    let mut next = 0;
    while next < reached.len() && !reached.contains(&to) {
        let here = reached[next];
        next += 1;
        for road in roads.iter().filter(|road| road.contains(&here)) {
            let there = if road[0] == here { road[1] } else { road[0] };
            if !reached.contains(&there) {
                reached.push(there);
            }
        }
    }
    reached.contains(&to)
}

impl MakesMaps for Fugitive {
    /// Knows `cities`, 4 to 200, and the shares `trains`, `planes` and `roads`, 0 to 100.
    fn make_map(wishes: &Wishes, seed: u64) -> Result<Vec<String>, Problem> {
        let usual = MapOptions::of(100);
        let options = MapOptions {
            cities: wishes.number("cities", usual.cities)?,
            trains: wishes.number("trains", usual.trains)?,
            planes: wishes.number("planes", usual.planes)?,
            roads: wishes.number("roads", usual.roads)?,
        };
        let map = map(&options, seed).map_err(|error| error.problem())?;
        Ok(map.lines())
    }
}
