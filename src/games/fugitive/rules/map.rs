//! The map: cities, and roads of three kinds between them.

use serde::Serialize;

use super::cities::{Cities, City, MAX_CITIES};
use crate::core::game::{Problem, problem};
use crate::core::order::ascending;

/// The minimum number of cities of a map: one for each detective.
pub const MIN_CITIES: u8 = 4;
/// The minimum number of roads by car of every city (the statement).
pub const MIN_ROADS: usize = 2;

/// The kind of a road.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(
    target_arch = "wasm32",
    derive(tsify::Tsify),
    tsify(rename = "FugitiveKind")
)]
pub enum RoadKind {
    /// Short roads, to and from every city.
    #[serde(rename = "C")]
    Car,
    /// Longer roads, between some cities.
    #[serde(rename = "T")]
    Train,
    /// The longest roads, between a few of the cities with trains.
    #[serde(rename = "P")]
    Plane,
}

impl RoadKind {
    /// All kinds.
    pub const ALL: [RoadKind; 3] = [RoadKind::Car, RoadKind::Train, RoadKind::Plane];

    /// The letter in the contest's notation.
    pub fn letter(self) -> char {
        match self {
            RoadKind::Car => 'C',
            RoadKind::Train => 'T',
            RoadKind::Plane => 'P',
        }
    }

    /// The kind with a letter.
    pub fn from_letter(letter: &str) -> Option<RoadKind> {
        RoadKind::ALL
            .into_iter()
            .find(|kind| letter.chars().eq([kind.letter()]))
    }
}

/// A road, open in both directions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Road {
    /// The kind.
    pub kind: RoadKind,
    /// The two cities that it joins. They differ.
    pub ends: [City; 2],
}

/// A map with all properties that the statement promises except one: roads of one kind may cross.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Map {
    cities: u8,
    roads: Vec<Road>,
    /// By kind, then by city.
    neighbours: [Vec<Cities>; 3],
    /// By city, for roads of any kind.
    around: Vec<Cities>,
}

/// The defect of a map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.problem())]
pub enum MapError {
    /// There are too few or too many cities.
    Count(u32),
    /// A road leads to a city that does not exist.
    City {
        /// The city's number.
        city: u32,
        /// The last city of the map.
        last: u8,
    },
    /// A road leads from a city to itself.
    Loop(City),
    /// A city has fewer than the two roads by car that the statement promises.
    Roads {
        /// The first such city.
        city: City,
        /// The number of its roads.
        found: usize,
    },
    /// A city cannot be reached, although the statement promises that all can.
    Unconnected(City),
    /// A city has planes but no trains. The statement promises that cities with planes also have trains. Cities with trains
    /// always have cars.
    Plane(City),
}

impl MapError {
    /// The error in words.
    pub(crate) fn problem(self) -> Problem {
        match self {
            MapError::Count(found) => problem!(
                "fugitive-map-count",
                "a map has {least} to {most} cities, not {found}",
                least = MIN_CITIES,
                most = MAX_CITIES,
                found = found,
            ),
            MapError::City { city, last } => problem!(
                "fugitive-no-city",
                "there is no city {city}: the map has the cities 1 to {last}",
                city = city,
                last = last,
            ),
            MapError::Loop(city) => problem!(
                "fugitive-map-loop",
                "a road joins two different cities, but this one leads from {city} to itself",
                city = city,
            ),
            MapError::Roads { city, found } => problem!(
                "fugitive-map-roads",
                "every city has at least {least} roads by car (C), but {city} has {found}",
                least = MIN_ROADS,
                city = city,
                found = found,
            ),
            MapError::Unconnected(city) => problem!(
                "fugitive-map-apart",
                "cars (C) must connect every city with every other, and do not from 1 to {city}",
                city = city,
            ),
            MapError::Plane(city) => problem!(
                "fugitive-map-plane",
                "only cities with trains (T) have planes (P), and {city} has none",
                city = city,
            ),
        }
    }
}

impl Map {
    /// A map with a number of cities, without roads.
    ///
    /// # Errors
    /// If the number is not [`MIN_CITIES`] to [`MAX_CITIES`].
    pub(super) fn empty(cities: u32) -> Result<Map, MapError> {
        let count = u8::try_from(cities).ok();
        let count = count.filter(|count| (MIN_CITIES..=MAX_CITIES).contains(count));
        let cities = count.ok_or(MapError::Count(cities))?;
        let none = vec![Cities::NONE; cities.into()];
        Ok(Map {
            cities,
            roads: Vec::new(),
            neighbours: [none.clone(), none.clone(), none.clone()],
            around: none,
        })
    }

    /// A map with a number of cities and these roads. A road may occur twice.
    ///
    /// # Errors
    /// The first problem of the map.
    pub fn new(cities: u8, roads: impl IntoIterator<Item = Road>) -> Result<Map, MapError> {
        let mut map = Map::empty(cities.into())?;
        for Road { kind, ends } in roads {
            map.add_road(kind, ends.map(|city| city.number().into()))?;
        }
        map.complete()
    }

    /// Adds a road between two cities, by their numbers.
    pub(super) fn add_road(&mut self, kind: RoadKind, ends: [u32; 2]) -> Result<(), MapError> {
        let last = self.cities;
        let city = |number: u32| {
            let city = u8::try_from(number).ok().and_then(City::new);
            city.filter(|city| city.number() <= last)
                .ok_or(MapError::City { city: number, last })
        };
        let [first, second] = [city(ends[0])?, city(ends[1])?];
        if first == second {
            return Err(MapError::Loop(first));
        }
        if self.neighbours(kind, first).contains(second) {
            return Ok(());
        }
        self.roads.push(Road {
            kind,
            ends: [first.min(second), first.max(second)],
        });
        for (from, to) in [(first, second), (second, first)] {
            self.neighbours[kind as usize][from.index()].insert(to);
            self.around[from.index()].insert(to);
        }
        Ok(())
    }

    /// Completes the map after all roads have been added.
    pub(super) fn complete(mut self) -> Result<Map, MapError> {
        ascending(&mut self.roads, |Road { kind, ends }| {
            let [first, second] = ends.map(City::number);
            u32::from_be_bytes([0, *kind as u8, first, second])
        });
        for city in self.cities() {
            let road_count = self.neighbours(RoadKind::Car, city).len();
            if road_count < MIN_ROADS {
                return Err(MapError::Roads {
                    city,
                    found: road_count,
                });
            }
            let has_road = |kind| !self.neighbours(kind, city).is_empty();
            if has_road(RoadKind::Plane) && !has_road(RoadKind::Train) {
                return Err(MapError::Plane(city));
            }
        }
        let mut reached = Cities::from_iter(self.cities().next());
        let mut frontier = reached;
        while !frontier.is_empty() {
            frontier = self
                .reached_from(RoadKind::Car, &frontier)
                .without(&reached);
            reached.join(&frontier);
        }
        match self.cities().find(|&city| !reached.contains(city)) {
            Some(city) => Err(MapError::Unconnected(city)),
            None => Ok(self),
        }
    }

    /// The number of cities.
    pub fn size(&self) -> u8 {
        self.cities
    }

    /// The cities, in the order of their numbers.
    pub fn cities(&self) -> impl Iterator<Item = City> + use<> {
        (0..usize::from(self.cities)).map(City::at)
    }

    /// Whether a city is on the map.
    pub fn contains(&self, city: City) -> bool {
        city.number() <= self.cities
    }

    /// The roads, sorted by kind and then by their ends, the lower number first. Equal maps have equal lists.
    pub fn roads(&self) -> &[Road] {
        &self.roads
    }

    /// The cities that can be reached from a city by a road of a kind.
    #[inline]
    pub fn neighbours(&self, kind: RoadKind, city: City) -> &Cities {
        &self.neighbours[kind as usize][city.index()]
    }

    /// The cities that can be reached from a city by a road of any kind.
    #[inline]
    pub fn around(&self, city: City) -> &Cities {
        &self.around[city.index()]
    }

    /// The cities that can be reached from any of some cities by a road of a kind.
    pub fn reached_from(&self, kind: RoadKind, from: &Cities) -> Cities {
        let mut reached = Cities::NONE;
        from.iter()
            .for_each(|city| reached.join(self.neighbours(kind, city)));
        reached
    }
}
