//! The check whether all detectives can go, against all their moves tried one by one.

use std::collections::BTreeSet;

use proptest::prelude::*;
use warren::games::fugitive::generator::{MapOptions, map};
use warren::games::fugitive::{City, DETECTIVES, Map};

/// All ways in which the detectives go to different cities.
fn all_ways(map: &Map, detectives: &[City]) -> Vec<BTreeSet<City>> {
    detectives
        .iter()
        .fold(vec![BTreeSet::new()], |ways, &detective| {
            let further = ways.iter().flat_map(|way| {
                let free = map.around(detective).iter();
                free.filter(|city| !way.contains(city))
                    .map(move |city| way | &BTreeSet::from([city]))
            });
            further.collect()
        })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn detectives_can_go_where_one_of_their_ways_leads(
        cities in 5..16_u8,
        seed in any::<u64>(),
        places in prop::collection::btree_set(1..16_u8, 1..=DETECTIVES),
        wanted in prop::collection::btree_set(1..16_u8, 0..=DETECTIVES),
    ) {
        let map = map(&MapOptions::of(cities), seed).unwrap();
        let on_map = |numbers: BTreeSet<u8>| -> BTreeSet<City> {
            numbers.into_iter().filter(|&number| number <= cities).filter_map(City::new).collect()
        };
        let detectives: Vec<City> = on_map(places).into_iter().collect();
        let wanted = on_map(wanted);
        let ways = all_ways(&map, &detectives);
        prop_assert_eq!(map.can_all_go(&detectives), !ways.is_empty());
        let can_take = ways.iter().any(|way| wanted.is_subset(way));
        prop_assert_eq!(map.can_take(&detectives, &wanted.iter().copied().collect()), can_take);
    }
}
