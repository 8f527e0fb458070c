//! Maps: reading, errors, and generated maps.

use std::collections::BTreeSet;

use proptest::prelude::*;
use warren::core::game::LineError;
use warren::games::fugitive::generator::{MapOptions, MapOptionsError, map};
use warren::games::fugitive::{Map, RoadKind};

use crate::MAP;

fn error(text: &str) -> (usize, String) {
    let LineError { line, what } = text.parse::<Map>().unwrap_err();
    (line, what.to_string())
}

#[test]
fn the_statements_map_is_read() {
    let map: Map = MAP.parse().unwrap();
    assert_eq!((map.size(), map.roads().len()), (8, 14));
    assert_eq!(map.lines().join("\n") + "\n", MAP);
    let windows = MAP.replace('\n', "\r\n");
    assert_eq!(windows.parse::<Map>().unwrap(), map);
}

#[test]
fn the_order_of_roads_and_a_road_given_twice_make_no_difference() {
    let map: Map = MAP.parse().unwrap();
    let other = MAP.replace("C 1-2\nC 1-5\n", "C  5 - 1\nC 2-1\nC 1-2\n");
    assert_eq!(other.parse::<Map>().unwrap(), map);
}

#[test]
fn an_error_names_its_line() {
    for (from, to, line, sentence) in [
        ("8\n", "3\n", 1, "a map has 4 to 200 cities, not 3"),
        ("8\n", "201\n", 1, "a map has 4 to 200 cities, not 201"),
        ("8\n", "8 9\n", 1, "`8 9` is not the number of cities"),
        (
            "T 1-8",
            "B 1-8",
            11,
            "`B` is no kind of road; there are C (car), T (train) and P (plane)",
        ),
        ("T 1-8", "t 1-8", 11, "`t` is no kind of road"),
        (
            "T 1-8",
            "T 1 8",
            11,
            "`T 1 8` is no road: two cities follow the kind, such as T 1-2",
        ),
        (
            "T 1-8",
            "T 1-9",
            11,
            "there is no city 9: the map has the cities 1 to 8",
        ),
        ("T 1-8", "T 0-8", 11, "there is no city 0"),
        ("T 1-8", "T 8-8", 11, "leads from 8 to itself"),
        (
            "C 1-2\n",
            "",
            15,
            "every city has at least 2 roads by car (C), but 1 has 1",
        ),
        (
            "T 3-8\n",
            "P 5-6\n",
            16,
            "only cities with trains (T) have planes (P), and 5 has none",
        ),
        (
            "END\n",
            "",
            16,
            "here is missing a road such as C 1-2, or END after the last",
        ),
        (
            "END\n",
            "END\nC 1-8\n",
            17,
            "`C 1-8`: nothing follows the line END",
        ),
    ] {
        let text = MAP.replacen(from, to, 1);
        let (found, what) = error(&text);
        assert_eq!(found, line, "{what}");
        assert!(what.contains(sentence), "{what}");
    }
    let apart = "6\nC 1-2\nC 2-3\nC 3-1\nC 4-5\nC 5-6\nC 6-4\nEND\n";
    assert_eq!(error(apart).0, 8);
    assert!(error(apart).1.contains("not from 1 to 4"));
    assert_eq!(error("").0, 1);
}

#[test]
fn options_that_are_none_are_refused() {
    for cities in [0, 3, 201] {
        assert_eq!(
            map(&MapOptions::of(cities), 1),
            Err(MapOptionsError::Cities(cities))
        );
    }
    let options = MapOptions {
        roads: 101,
        ..MapOptions::of(20)
    };
    assert_eq!(map(&options, 1), Err(MapOptionsError::Share(101)));
}

/// The cities that have roads of a kind.
fn cities_with(map: &Map, kind: RoadKind) -> BTreeSet<u8> {
    let with = map
        .cities()
        .filter(|&city| !map.neighbours(kind, city).is_empty());
    with.map(|city| city.number()).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn new_maps_are_such_as_the_statement_promises(
        cities in prop_oneof![4..30_u8, 30..=200_u8],
        roads in prop_oneof![Just(0), Just(100), 0..=100_u8],
        seed in any::<u64>(),
    ) {
        let options = MapOptions { roads, ..MapOptions::of(cities) };
        let made = map(&options, seed).unwrap();
        prop_assert_eq!(&map(&options, seed).unwrap(), &made);
        // Reading it again checks everything except that it is plane.
        prop_assert_eq!(&made.lines().join("\n").parse::<Map>().unwrap(), &made);
        let [cars, trains, planes] = RoadKind::ALL.map(|kind| cities_with(&made, kind));
        prop_assert_eq!(cars.len(), usize::from(cities));
        prop_assert!(trains.is_superset(&planes));
        prop_assert!(cities < 30 || trains.len() > planes.len() && !planes.is_empty());
        for (kind, with) in RoadKind::ALL.into_iter().zip([cars, trains, planes]) {
            let roads = made.roads().iter().filter(|road| road.kind == kind).count();
            // The maximum of a plane graph.
            prop_assert!(with.len() < 3 || roads <= 3 * with.len() - 6);
        }
    }

    #[test]
    fn no_text_stops_the_reader(lines in prop::collection::vec("[CTPX]? ?[0-9]{0,3}[- ]?[0-9]{0,4}|END|.{0,8}", 0..20)) {
        let _ = lines.join("\n").parse::<Map>();
        let _ = format!("8\n{}\nEND\n", lines.join("\n")).parse::<Map>();
    }
}
