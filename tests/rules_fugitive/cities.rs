//! Sets of cities, against the standard library's sets.

use std::collections::BTreeSet;

use proptest::prelude::*;
use warren::games::fugitive::{Cities, City, MAX_CITIES};

fn city() -> impl Strategy<Value = City> {
    (1..=MAX_CITIES).prop_map(|number| City::new(number).unwrap())
}

fn set() -> impl Strategy<Value = BTreeSet<City>> {
    prop::collection::btree_set(city(), 0..120)
}

proptest! {
    #[test]
    fn sets_of_cities_are_sets(first in set(), second in set(), city in city()) {
        let sets = [&first, &second].map(|set| set.iter().copied().collect::<Cities>());
        let as_sets = |cities: Cities| cities.iter().collect::<BTreeSet<City>>();
        prop_assert_eq!(sets[0].iter().collect::<Vec<_>>(), first.iter().copied().collect::<Vec<_>>());
        prop_assert_eq!((sets[0].len(), sets[0].is_empty()), (first.len(), first.is_empty()));
        prop_assert_eq!(sets[0].contains(city), first.contains(&city));
        prop_assert_eq!(as_sets(sets[0].common(&sets[1])), &first & &second);
        prop_assert_eq!(as_sets(sets[0].without(&sets[1])), &first - &second);
        let mut joined = sets[0];
        joined.join(&sets[1]);
        prop_assert_eq!(as_sets(joined), &first | &second);
        let (mut with, mut left) = (sets[0], sets[0]);
        with.insert(city);
        prop_assert_eq!(as_sets(with), &first | &BTreeSet::from([city]));
        left.remove(city);
        prop_assert_eq!(as_sets(left), &first - &BTreeSet::from([city]));
    }
}
