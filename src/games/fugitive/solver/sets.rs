//! Sets of cities of the same size, numbered without gaps.
//!
//! A set is a word with one bit per city. The sets of a size are numbered in the order of these words. So the number of a
//! set is a sum with one summand per member (the combinatorial number system). Adding a member above all others adds a
//! summand.

use super::MAX_CITIES;
use crate::games::fugitive::DETECTIVES;

/// The cities of a map as bits of a word, by index.
pub(super) type Mask = u64;

/// The numbering of the sets of up to four cities of a map.
pub(super) struct Sets {
    cities: usize,
    /// By a number of cities and a size: the number of subsets of that size.
    subset_counts: Vec<[u32; DETECTIVES + 1]>,
}

impl Sets {
    /// The numbering for a map with `cities` cities, at most [`MAX_CITIES`].
    pub(super) fn new(cities: usize) -> Sets {
        assert!(cities <= usize::from(MAX_CITIES), "{cities} cities");
        let mut subset_counts = vec![[1, 0, 0, 0, 0]];
        for city_count in 0..cities {
            let mut next = subset_counts[city_count];
            for size in 1..=DETECTIVES {
                next[size] += subset_counts[city_count][size - 1];
            }
            subset_counts.push(next);
        }
        Sets {
            cities,
            subset_counts,
        }
    }

    /// The number of cities of the map.
    pub(super) fn cities(&self) -> usize {
        self.cities
    }

    /// The number of sets of a size.
    pub(super) fn count(&self, size: usize) -> usize {
        self.subset_counts[self.cities][size] as usize
    }

    /// All sets of a size, in the order of their numbers.
    pub(super) fn all_of_size(&self, size: usize) -> impl Iterator<Item = Mask> + use<> {
        std::iter::successors(Some((1 << size) - 1), |&set| next_set(set)).take(self.count(size))
    }

    /// The number of a set among those of its size.
    #[inline]
    pub(super) fn index_of(&self, set: Mask) -> usize {
        let members = (1..).zip(members(set));
        members
            .map(|(size, city)| self.index_term(city, size))
            .sum()
    }

    /// The summand of a city in the number of a set. `size` is the number of members up to this city, including it.
    #[inline]
    pub(super) fn index_term(&self, city: usize, size: usize) -> usize {
        self.subset_counts[city][size] as usize
    }
}

/// The members of a set, in ascending order.
pub(super) fn members(set: Mask) -> impl Iterator<Item = usize> {
    let mut remaining_set = set;
    std::iter::from_fn(move || {
        let bit = remaining_set.trailing_zeros() as usize;
        (remaining_set != 0).then(|| {
            remaining_set &= remaining_set - 1;
            bit
        })
    })
}

/// The next higher word with the same number of bits, if there is one.
fn next_set(set: Mask) -> Option<Mask> {
    let lowest = set & set.wrapping_neg();
    let carried = set.checked_add(lowest).filter(|_| lowest != 0)?;
    // The bits below the carry move to the bottom, without the one that became the carry.
    let moved_bits = ((carried ^ set) >> 2) >> lowest.trailing_zeros();
    Some(carried | moved_bits)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_are_numbered_without_gaps() {
        for (cities, size) in [(4, 4), (9, 0), (9, 3), (12, 4), (64, 1), (64, 2)] {
            let sets = Sets::new(cities);
            let mut count = 0;
            for (number, set) in sets.all_of_size(size).enumerate() {
                assert_eq!(
                    (set.count_ones() as usize, sets.index_of(set)),
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
