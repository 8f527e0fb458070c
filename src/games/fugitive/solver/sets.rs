//! Sets of cities of one size, numbered without gaps.
//!
//! A set is a word with a bit a city, and the sets of a size are numbered in the order of these words. So the number of
//! a set is the sum of a summand a member (the combinatorial number system), and adding a member above all others adds
//! a summand.

use super::MOST_CITIES;
use crate::games::fugitive::DETECTIVES;

/// The cities of a map as the bits of a word, by their index.
pub(super) type Mask = u64;

/// How the sets of up to four cities of a map are numbered.
pub(super) struct Sets {
    cities: usize,
    /// By a number of cities and a size: how many sets of that size there are of them.
    ways: Vec<[u32; DETECTIVES + 1]>,
}

impl Sets {
    /// Of a map with so many cities, at most [`MOST_CITIES`].
    pub(super) fn new(cities: usize) -> Sets {
        assert!(cities <= usize::from(MOST_CITIES), "{cities} cities");
        let mut ways = vec![[1, 0, 0, 0, 0]];
        for of in 0..cities {
            let mut next = ways[of];
            for size in 1..=DETECTIVES {
                next[size] += ways[of][size - 1];
            }
            ways.push(next);
        }
        Sets { cities, ways }
    }

    /// How many cities the map has.
    pub(super) fn cities(&self) -> usize {
        self.cities
    }

    /// How many sets of a size there are.
    pub(super) fn count(&self, size: usize) -> usize {
        self.ways[self.cities][size] as usize
    }

    /// All sets of a size, in the order of their numbers.
    pub(super) fn each(&self, size: usize) -> impl Iterator<Item = Mask> + use<> {
        std::iter::successors(Some((1 << size) - 1), |&set| following(set)).take(self.count(size))
    }

    /// The number of a set among those of its size.
    #[inline]
    pub(super) fn number(&self, set: Mask) -> usize {
        let members = (1..).zip(bits(set));
        members.map(|(size, city)| self.summand(city, size)).sum()
    }

    /// What a city adds to the number of a set that has `size` members up to it, itself among them.
    #[inline]
    pub(super) fn summand(&self, city: usize, size: usize) -> usize {
        self.ways[city][size] as usize
    }
}

/// The members of a set, in the order of their indices.
pub(super) fn bits(set: Mask) -> impl Iterator<Item = usize> {
    let mut left = set;
    std::iter::from_fn(move || {
        let bit = left.trailing_zeros() as usize;
        (left != 0).then(|| {
            left &= left - 1;
            bit
        })
    })
}

/// The next word with as many bits, if a word has room for it.
fn following(set: Mask) -> Option<Mask> {
    let lowest = set & set.wrapping_neg();
    let carried = set.checked_add(lowest).filter(|_| lowest != 0)?;
    // The bits that the carry has passed over, but for the one that it became, go to the bottom.
    let passed = ((carried ^ set) >> 2) >> lowest.trailing_zeros();
    Some(carried | passed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_are_numbered_without_gaps() {
        for (cities, size) in [(4, 4), (9, 0), (9, 3), (12, 4), (64, 1), (64, 2)] {
            let sets = Sets::new(cities);
            let mut count = 0;
            for (number, set) in sets.each(size).enumerate() {
                assert_eq!(
                    (set.count_ones() as usize, sets.number(set)),
                    (size, number)
                );
                assert!(cities == 64 || set < 1 << cities);
                count += 1;
            }
            assert_eq!(count, sets.count(size), "{size} of {cities}");
        }
        assert_eq!(Sets::new(40).count(4), 91_390);
        assert_eq!(Sets::new(64).count(4), 635_376);
    }
}
