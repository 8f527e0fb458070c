//! The map: cities, and roads of three kinds between them.

use super::cities::{Cities, City, MOST_CITIES};
use crate::core::game::{Problem, problem};
use crate::core::order::ascending;

/// The fewest cities of a map: one for each detective.
pub const LEAST_CITIES: u8 = 4;
/// Roads by car that every city has at least (the statement).
pub const LEAST_ROADS: usize = 2;

/// How one travels along a road.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// Short ways, to and from every city.
    Car,
    /// Longer ways, between some cities.
    Train,
    /// The longest ways, between few of the cities with trains.
    Plane,
}

impl Kind {
    /// All of them.
    pub const ALL: [Kind; 3] = [Kind::Car, Kind::Train, Kind::Plane];

    /// The letter in the contest's notation.
    pub fn letter(self) -> char {
        match self {
            Kind::Car => 'C',
            Kind::Train => 'T',
            Kind::Plane => 'P',
        }
    }

    /// The kind of a letter.
    pub fn from_letter(letter: &str) -> Option<Kind> {
        Kind::ALL
            .into_iter()
            .find(|kind| letter.chars().eq([kind.letter()]))
    }
}

/// A road, open in both directions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Road {
    /// How one travels along it.
    pub kind: Kind,
    /// The cities that it joins, which differ.
    pub ends: [City; 2],
}

/// A map as the statement promises it, but for its roads of one kind, which may cross.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Map {
    cities: u8,
    roads: Vec<Road>,
    /// By kind, then by city.
    neighbours: [Vec<Cities>; 3],
    /// By city, whatever the kind.
    around: Vec<Cities>,
}

/// What a map may not be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.problem())]
pub enum MapError {
    /// Too few or too many.
    Count(u32),
    /// A road to a city that is not there.
    City {
        /// Its number.
        city: u32,
        /// The last city of the map.
        last: u8,
    },
    /// A road from a city to itself.
    Loop(City),
    /// The statement promises two.
    Roads {
        /// The first city with fewer.
        city: City,
        /// How many it has.
        found: usize,
    },
    /// The statement promises that one can go everywhere.
    Apart(City),
    /// The statement promises that plane cities are among the train cities. Those of trains are among those of cars anyway.
    Plane(City),
}

impl MapError {
    /// For a person to read.
    pub(crate) fn problem(self) -> Problem {
        match self {
            MapError::Count(found) => problem!(
                "fugitive-map-count",
                "a map has {least} to {most} cities, not {found}",
                least = LEAST_CITIES,
                most = MOST_CITIES,
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
                "a road joins two different cities, and this one leads from {city} to itself",
                city = city,
            ),
            MapError::Roads { city, found } => problem!(
                "fugitive-map-roads",
                "every city has at least {least} roads by car (C), but {city} has {found}",
                least = LEAST_ROADS,
                city = city,
                found = found,
            ),
            MapError::Apart(city) => problem!(
                "fugitive-map-apart",
                "one can go from every city to every other by car (C), but not from 1 to {city}",
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
    /// A map of so many cities, without roads.
    ///
    /// # Errors
    /// If they are not [`LEAST_CITIES`] to [`MOST_CITIES`].
    pub(super) fn empty(cities: u32) -> Result<Map, MapError> {
        let count = u8::try_from(cities).ok();
        let count = count.filter(|count| (LEAST_CITIES..=MOST_CITIES).contains(count));
        let cities = count.ok_or(MapError::Count(cities))?;
        let none = vec![Cities::NONE; cities.into()];
        Ok(Map {
            cities,
            roads: Vec::new(),
            neighbours: [none.clone(), none.clone(), none.clone()],
            around: none,
        })
    }

    /// A map of so many cities with these roads; one that is given twice is one road.
    ///
    /// # Errors
    /// The first thing that is wrong with it.
    pub fn new(cities: u8, roads: impl IntoIterator<Item = Road>) -> Result<Map, MapError> {
        let mut map = Map::empty(cities.into())?;
        for Road { kind, ends } in roads {
            map.add_road(kind, ends.map(|city| city.number().into()))?;
        }
        map.complete()
    }

    /// Adds a road between the cities of two numbers.
    pub(super) fn add_road(&mut self, kind: Kind, ends: [u32; 2]) -> Result<(), MapError> {
        let last = self.cities;
        let city = |number: u32| {
            let city = u8::try_from(number).ok().and_then(City::new);
            city.filter(|city| city.number() <= last)
                .ok_or(MapError::City { city: number, last })
        };
        let [one, other] = [city(ends[0])?, city(ends[1])?];
        if one == other {
            return Err(MapError::Loop(one));
        }
        if self.neighbours(kind, one).contains(other) {
            return Ok(());
        }
        self.roads.push(Road {
            kind,
            ends: [one.min(other), one.max(other)],
        });
        for (from, to) in [(one, other), (other, one)] {
            self.neighbours[kind as usize][from.index()].insert(to);
            self.around[from.index()].insert(to);
        }
        Ok(())
    }

    /// The map when all its roads are there.
    pub(super) fn complete(mut self) -> Result<Map, MapError> {
        ascending(&mut self.roads, |Road { kind, ends }| {
            let [one, other] = ends.map(City::number);
            u32::from_be_bytes([0, *kind as u8, one, other])
        });
        for city in self.cities() {
            let found = self.neighbours(Kind::Car, city).len();
            if found < LEAST_ROADS {
                return Err(MapError::Roads { city, found });
            }
            let has = |kind| !self.neighbours(kind, city).is_empty();
            if has(Kind::Plane) && !has(Kind::Train) {
                return Err(MapError::Plane(city));
            }
        }
        let mut reached = Cities::from_iter(self.cities().next());
        let mut news = reached;
        while !news.is_empty() {
            news = self.next(Kind::Car, &news).without(&reached);
            reached.join(&news);
        }
        match self.cities().find(|&city| !reached.contains(city)) {
            Some(city) => Err(MapError::Apart(city)),
            None => Ok(self),
        }
    }

    /// How many cities there are.
    pub fn size(&self) -> u8 {
        self.cities
    }

    /// The cities, in the order of their numbers.
    pub fn cities(&self) -> impl Iterator<Item = City> + use<> {
        (0..usize::from(self.cities)).map(City::at)
    }

    /// Whether the map has a city.
    pub fn contains(&self, city: City) -> bool {
        city.number() <= self.cities
    }

    /// The roads by kind and then by their ends, the lower number first: the same map always has the same list.
    pub fn roads(&self) -> &[Road] {
        &self.roads
    }

    /// The cities to which a road of a kind leads from a city.
    #[inline]
    pub fn neighbours(&self, kind: Kind, city: City) -> &Cities {
        &self.neighbours[kind as usize][city.index()]
    }

    /// The cities to which a road of any kind leads from a city.
    #[inline]
    pub fn around(&self, city: City) -> &Cities {
        &self.around[city.index()]
    }

    /// The cities to which a road of a kind leads from any of some cities.
    pub fn next(&self, kind: Kind, from: &Cities) -> Cities {
        let mut next = Cities::NONE;
        from.iter()
            .for_each(|city| next.join(self.neighbours(kind, city)));
        next
    }
}
