//! Sorting.
//!
//! The standard library's sorts are compiled again for each type and each comparison. Each copy adds some kilobytes to the
//! module that browsers load. These functions share one sort: they order items of any type by a 64-bit key.

/// A key to sort by.
pub trait Rank {
    /// A number that is greater for a greater key.
    fn rank(self) -> i64;
}

macro_rules! rank_of_integers {
    ($($integer:ty),*) => {$(
        impl Rank for $integer {
            fn rank(self) -> i64 {
                i64::from(self)
            }
        }
    )*};
}

rank_of_integers!(i8, i32, i64, u8, u16, u32);

/// Compares the first numbers, then the second.
impl Rank for (i32, i32) {
    fn rank(self) -> i64 {
        (i64::from(self.0) << 32) + i64::from(self.1)
    }
}

/// The order of `f64::total_cmp`.
impl Rank for f64 {
    fn rank(self) -> i64 {
        let bits = self.to_bits().cast_signed();
        // The bits of a negative number grow as the number falls, so all bits but the sign are inverted.
        bits ^ ((bits >> 63).cast_unsigned() >> 1).cast_signed()
    }
}

impl Rank for f32 {
    fn rank(self) -> i64 {
        f64::from(self).rank()
    }
}

/// Sorts ascending. The sort is stable, and calls `key` once per item.
pub fn ascending<T, K: Rank>(items: &mut [T], mut key: impl FnMut(&T) -> K) {
    items.sort_by_cached_key(|item| key(item).rank());
}

/// Sorts descending. The sort is stable, and calls `key` once per item.
pub fn descending<T, K: Rank>(items: &mut [T], mut key: impl FnMut(&T) -> K) {
    items.sort_by_cached_key(|item| !key(item).rank());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_items_stay_in_order() {
        let mut list = [(2, 'a'), (1, 'b'), (2, 'c'), (i32::MIN, 'd'), (1, 'e')];
        ascending(&mut list, |&(number, _)| number);
        assert_eq!(list.map(|(_, letter)| letter), ['d', 'b', 'e', 'a', 'c']);
        descending(&mut list, |&(number, _)| number);
        assert_eq!(list.map(|(_, letter)| letter), ['a', 'c', 'b', 'e', 'd']);
    }

    #[test]
    fn the_first_number_goes_before_the_second() {
        let pairs = [
            (-1, i32::MAX),
            (0, i32::MIN),
            (0, -1),
            (0, 0),
            (1, i32::MIN),
        ];
        for (one, other) in pairs.iter().zip(&pairs[1..]) {
            assert!(one.rank() < other.rank(), "{one:?} {other:?}");
        }
    }

    #[test]
    fn fractions_rank_as_they_compare() {
        let numbers = [
            f64::NEG_INFINITY,
            -1e300,
            -1.5,
            -1e-300,
            -0.0,
            0.0,
            1e-300,
            1.5,
            2.0,
            f64::INFINITY,
        ];
        for (one, other) in numbers.iter().zip(&numbers[1..]) {
            assert!(one.rank() < other.rank(), "{one} {other}");
        }
        assert!((-1.5f32).rank() < 1.25f32.rank());
    }
}
