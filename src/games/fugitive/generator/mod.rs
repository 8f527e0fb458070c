//! Maps of Fugitive and Detectives, with all properties that the statement promises.
//!
//! Cities are spread over a square. For each kind of road, straight roads join some cities, the shortest first, as long as no
//! road crosses another of its kind. The result is triangles. Then some roads are removed, mostly long ones. Cars reach all
//! cities, trains some of them, planes some of those with trains. The fewer cities a kind reaches, the longer its roads.

mod puzzle;
mod question;

pub use puzzle::{Aim, puzzle};
pub use question::{QuestionAim, greedy_answers, question, question_note};

use crate::core::game::{Problem, problem};
use crate::core::order::{ascending, descending};
use crate::games::fugitive::{
    City, Fugitive, MAX_CITIES, MIN_CITIES, Map, MapError, Road, RoadKind,
};
use crate::thinking::generate::RandomStart;
use crate::thinking::generate::{MakerOptions, MakesMaps};
use crate::thinking::search::Random;

/// The options of a map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MapOptions {
    /// The number of cities, 4 to 200.
    pub cities: u8,
    /// The percentage of cities with trains, 0 to 100.
    pub trains: u8,
    /// The percentage of cities with planes, 0 to 100. The number never exceeds that of cities with trains.
    pub planes: u8,
    /// The percentage of possible roads that exist, 0 to 100. The roads that the rules require always exist.
    pub roads: u8,
}

impl MapOptions {
    /// The default options for a number of cities.
    pub fn of(cities: u8) -> MapOptions {
        MapOptions {
            cities,
            trains: 33,
            planes: 10,
            roads: 75,
        }
    }
}

/// Why a map cannot be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.problem())]
pub enum MapOptionsError {
    /// The number of cities is out of range.
    Cities(u8),
    /// A percentage is out of range.
    Share(u8),
}

impl MapOptionsError {
    /// The error in words.
    pub(crate) fn problem(self) -> Problem {
        match self {
            MapOptionsError::Cities(found) => MapError::Count(found.into()).problem(),
            MapOptionsError::Share(found) => problem!(
                "fault-share",
                "shares are percentages from 0 to 100, not {found}",
                found = found,
            ),
        }
    }
}

/// The side of the square, in units far smaller than the distance between cities.
const SIDE: usize = 1_000_000;
/// The number of places to try for each city. The place farthest from the others is chosen.
const PLACES_PER_CITY: usize = 8;

/// A place in the square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Place {
    x: i64,
    y: i64,
}

impl Place {
    /// The square of the distance.
    fn distance(self, second: Place) -> i64 {
        (self.x - second.x).pow(2) + (self.y - second.y).pow(2)
    }
}

/// A map. The same options and seed always give the same map.
///
/// # Errors
/// The problem with the options.
pub fn map(options: &MapOptions, seed: u64) -> Result<Map, MapOptionsError> {
    if !(MIN_CITIES..=MAX_CITIES).contains(&options.cities) {
        return Err(MapOptionsError::Cities(options.cities));
    }
    let shares = [options.trains, options.planes, options.roads];
    if let Some(&share) = shares.iter().find(|&&share| share > 100) {
        return Err(MapOptionsError::Share(share));
    }
    let mut random = Random::new(seed);
    loop {
        let places = spread_cities(options.cities, &mut random);
        let everywhere: Vec<usize> = (0..places.len()).collect();
        let trains = choose_far_apart(&places, &everywhere, options.trains, &mut random);
        let planes = choose_far_apart(&places, &trains, options.planes, &mut random);
        let mut roads = Vec::new();
        for (kind, cities) in RoadKind::ALL.into_iter().zip([everywhere, trains, planes]) {
            let all_roads = shortest_roads(&places, &cities);
            let kept_roads = remove_long_roads(&places, all_roads, options.roads, &mut random);
            roads.extend(kept_roads.into_iter().map(|ends| Road {
                kind,
                ends: ends.map(City::at),
            }));
        }
        // Three cities in a line may leave one of them with a single road. Then the generator tries other places.
        if let Ok(map) = Map::new(options.cities, roads) {
            return Ok(map);
        }
    }
}

impl RandomStart for Fugitive {
    /// Maps have 60 to 200 cities.
    fn random_start(seats: usize, seed: u64) -> Option<Fugitive> {
        let cities = 60 + Random::new(seed).below(141) as u8;
        let map = map(&MapOptions::of(cities), seed).ok()?;
        (seats == 2).then(|| Fugitive::new(map))
    }

    fn size(&self) -> usize {
        self.map().size().into()
    }
}

/// Random places far from each other.
fn spread_cities(count: u8, random: &mut Random) -> Vec<Place> {
    let mut places: Vec<Place> = Vec::new();
    for _ in 0..count {
        let mut random_place = || Place {
            x: random.below(SIDE) as i64,
            y: random.below(SIDE) as i64,
        };
        let distance_to_others = |place: &Place| nearest(&places, *place);
        let best = (0..PLACES_PER_CITY)
            .map(|_| random_place())
            .max_by_key(distance_to_others);
        places.extend(best);
    }
    places
}

/// The square of the distance to the nearest place; the maximum value if there is none.
fn nearest(places: &[Place], to: Place) -> i64 {
    let distances = places.iter().map(|place| place.distance(to));
    distances.min().unwrap_or(i64::MAX)
}

/// Chooses a percentage of all cities from these, far from each other: at least two, or none.
fn choose_far_apart(
    places: &[Place],
    candidates: &[usize],
    share: u8,
    random: &mut Random,
) -> Vec<usize> {
    let count = (places.len() * usize::from(share))
        .div_ceil(100)
        .min(candidates.len());
    if count < 2 {
        return Vec::new();
    }
    let mut chosen = vec![candidates[random.below(candidates.len())]];
    while chosen.len() < count {
        let chosen_places: Vec<Place> = chosen.iter().map(|&city| places[city]).collect();
        let others = candidates
            .iter()
            .copied()
            .filter(|city| !chosen.contains(city));
        let farthest = others.max_by_key(|&city| nearest(&chosen_places, places[city]));
        chosen.extend(farthest);
    }
    chosen
}

/// Roads between these cities, the shortest first. No road crosses a shorter one.
fn shortest_roads(places: &[Place], cities: &[usize]) -> Vec<[usize; 2]> {
    let mut pairs: Vec<[usize; 2]> = (cities.iter().enumerate())
        .flat_map(|(index, &first)| {
            cities[index + 1..]
                .iter()
                .map(move |&second| [first, second])
        })
        .collect();
    let length = |&[first, second]: &[usize; 2]| places[first].distance(places[second]);
    ascending(&mut pairs, |pair| {
        let [first, second] = pair.map(|city| city as i64);
        length(pair) << 16 | first << 8 | second
    });
    let mut roads: Vec<[usize; 2]> = Vec::new();
    for pair in pairs {
        let is_free = |road: &[usize; 2]| {
            !do_cross(pair.map(|city| places[city]), road.map(|city| places[city]))
        };
        let leads_through = cities.iter().any(|&city| {
            !pair.contains(&city) && is_between(places[city], pair.map(|city| places[city]))
        });
        if !leads_through && roads.iter().all(is_free) {
            roads.push(pair);
        }
    }
    roads
}

/// The side of the line through two places on which a third place is, as a sign; 0 on the line.
fn side_of_line([first, second]: [Place; 2], third: Place) -> i64 {
    let cross_product =
        (second.x - first.x) * (third.y - first.y) - (second.y - first.y) * (third.x - first.x);
    cross_product.signum()
}

/// Whether two segments cross at a point that is an end of neither.
fn do_cross(first: [Place; 2], second: [Place; 2]) -> bool {
    side_of_line(first, second[0]) * side_of_line(first, second[1]) < 0
        && side_of_line(second, first[0]) * side_of_line(second, first[1]) < 0
}

/// Whether a place is on the segment between two others.
fn is_between(place: Place, ends: [Place; 2]) -> bool {
    let length = ends[0].distance(ends[1]);
    side_of_line(ends, place) == 0 && ends.iter().all(|end| end.distance(place) < length)
}

/// Removes roads down to a percentage, mostly long ones. Every city keeps two if it had two, and all cities stay connected.
fn remove_long_roads(
    places: &[Place],
    mut roads: Vec<[usize; 2]>,
    share: u8,
    random: &mut Random,
) -> Vec<[usize; 2]> {
    let kept_count = (roads.len() * usize::from(share)).div_ceil(100);
    let mut candidates = roads.clone();
    random.shuffle(&mut candidates);
    // In each random pair the longer road comes first.
    for pair in candidates.chunks_exact_mut(2) {
        descending(pair, |&[first, second]| {
            places[first].distance(places[second])
        });
    }
    let (first, second): (Vec<_>, Vec<_>) = candidates
        .iter()
        .enumerate()
        .partition(|(index, _)| index % 2 == 0);
    for (_, road) in first.into_iter().chain(second) {
        if roads.len() <= kept_count {
            break;
        }
        let roads_left: Vec<[usize; 2]> = roads
            .iter()
            .copied()
            .filter(|second| second != road)
            .collect();
        let degree = |city| {
            roads_left
                .iter()
                .filter(|road| road.contains(&city))
                .count()
        };
        if road.iter().all(|&city| degree(city) >= 2) && are_connected(*road, &roads_left) {
            roads = roads_left;
        }
    }
    roads
}

/// Whether two cities are connected by roads.
fn are_connected([from, to]: [usize; 2], roads: &[[usize; 2]]) -> bool {
    let mut reached = vec![from];
    let mut next = 0;
    while next < reached.len() && !reached.contains(&to) {
        let city = reached[next];
        next += 1;
        for road in roads.iter().filter(|road| road.contains(&city)) {
            let other_end = if road[0] == city { road[1] } else { road[0] };
            if !reached.contains(&other_end) {
                reached.push(other_end);
            }
        }
    }
    reached.contains(&to)
}

impl MakesMaps for Fugitive {
    /// The options are `cities`, 4 to 200, and the percentages `trains`, `planes` and `roads`, 0 to 100.
    fn make_map(options: &MakerOptions, seed: u64) -> Result<Vec<String>, Problem> {
        let default_options = MapOptions::of(100);
        let options = MapOptions {
            cities: options.number("cities", default_options.cities)?,
            trains: options.number("trains", default_options.trains)?,
            planes: options.number("planes", default_options.planes)?,
            roads: options.number("roads", default_options.roads)?,
        };
        let map = map(&options, seed).map_err(|error| error.problem())?;
        Ok(map.lines())
    }
}
