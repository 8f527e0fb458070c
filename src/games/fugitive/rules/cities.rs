//! Cities by their numbers, and sets of them.

use std::fmt;

/// The maximum number of cities of a map (the statement).
pub const MAX_CITIES: u8 = 200;

/// A city by its number on the map, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct City(u8);

impl City {
    /// The city with a number, 1 to [`MAX_CITIES`].
    pub fn new(number: u8) -> Option<City> {
        (1..=MAX_CITIES).contains(&number).then_some(City(number))
    }

    /// Its number, from 1.
    pub fn number(self) -> u8 {
        self.0
    }

    /// Its index in a list with one entry per city, from 0.
    pub fn index(self) -> usize {
        usize::from(self.0) - 1
    }

    /// The city with an index in such a list.
    ///
    /// # Panics
    /// If it is not below [`MAX_CITIES`].
    pub fn at(index: usize) -> City {
        assert!(index < usize::from(MAX_CITIES), "city {index}");
        City(index as u8 + 1)
    }
}

impl fmt::Display for City {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A set of cities, one bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Cities([u64; WORDS]);

const WORDS: usize = (MAX_CITIES as usize).div_ceil(64);

impl Cities {
    /// No city.
    pub const NONE: Cities = Cities([0; WORDS]);

    /// The cities 1 to `count`.
    pub fn all(count: u8) -> Cities {
        (0..usize::from(count)).map(City::at).collect()
    }

    /// Whether a city is in the set.
    #[inline]
    pub fn contains(&self, city: City) -> bool {
        self.0[city.index() / 64] & 1 << (city.index() % 64) != 0
    }

    /// Adds a city.
    #[inline]
    pub fn insert(&mut self, city: City) {
        self.0[city.index() / 64] |= 1 << (city.index() % 64);
    }

    /// Removes a city.
    #[inline]
    pub fn remove(&mut self, city: City) {
        self.0[city.index() / 64] &= !(1 << (city.index() % 64));
    }

    /// Adds all cities of another set.
    #[inline]
    pub fn join(&mut self, other: &Cities) {
        self.0
            .iter_mut()
            .zip(other.0)
            .for_each(|(own, other)| *own |= other);
    }

    /// The cities in both sets.
    #[inline]
    pub fn common(&self, other: &Cities) -> Cities {
        let mut common = *self;
        common
            .0
            .iter_mut()
            .zip(other.0)
            .for_each(|(own, other)| *own &= other);
        common
    }

    /// The cities of this set that are not in the other.
    #[inline]
    pub fn without(&self, other: &Cities) -> Cities {
        let mut remaining_cities = *self;
        remaining_cities
            .0
            .iter_mut()
            .zip(other.0)
            .for_each(|(own, other)| *own &= !other);
        remaining_cities
    }

    /// The number of cities.
    #[inline]
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether the set is empty.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0 == [0; WORDS]
    }

    /// The cities, in the order of their numbers.
    pub fn iter(&self) -> impl Iterator<Item = City> + use<> {
        let words = self.0;
        (0..WORDS).flat_map(move |word| {
            let mut remaining_bits = words[word];
            std::iter::from_fn(move || {
                let bit = remaining_bits.trailing_zeros() as usize;
                (remaining_bits != 0).then(|| {
                    remaining_bits &= remaining_bits - 1;
                    City::at(64 * word + bit)
                })
            })
        })
    }
}

impl FromIterator<City> for Cities {
    fn from_iter<I: IntoIterator<Item = City>>(cities: I) -> Cities {
        let mut set = Cities::NONE;
        cities.into_iter().for_each(|city| set.insert(city));
        set
    }
}
