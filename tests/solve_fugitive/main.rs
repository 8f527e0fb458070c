//! The exact tables of Fugitive and Detectives, against plain minimax and against the rules.

#![cfg(not(target_arch = "wasm32"))]

mod plain;

use std::collections::BTreeSet;
use std::sync::Arc;

use plain::{Minimax, after, moves, placements};
use proptest::prelude::*;
use warren::core::game::{Game, Seat};
use warren::games::fugitive::generator::{MapOptions, map};
use warren::games::fugitive::solver::{MAX_CITIES, Tablebase, TablebaseError};
use warren::games::fugitive::{City, Fugitive, Map, Move, PLIES, Road, RoadKind};
use warren::thinking::search::{Budget, NativeClock};

fn solved(map: &Arc<Map>) -> Tablebase {
    let table = Tablebase::solve(map, Budget::default(), &NativeClock::start());
    table.unwrap_or_else(|error| panic!("{error}"))
}

/// A map with roads by car between the given pairs of cities, from 0.
fn by_car(cities: u8, wanted: impl Fn(usize, usize) -> bool) -> Arc<Map> {
    let pairs = (0..usize::from(cities)).flat_map(|one| (0..one).map(move |other| [other, one]));
    let roads = pairs.filter(|&[one, other]| wanted(one, other));
    let roads = roads.map(|ends| Road {
        kind: RoadKind::Car,
        ends: ends.map(City::at),
    });
    Arc::new(Map::new(cities, roads).unwrap())
}

/// Cities around a ring.
fn ring(cities: u8) -> Arc<Map> {
    let last = usize::from(cities) - 1;
    by_car(cities, |one, other| {
        other == one + 1 || [one, other] == [0, last]
    })
}

/// A complete bipartite map: each city of the first group has roads to all cities of the second group.
fn two_sides(few: usize, cities: u8) -> Arc<Map> {
    by_car(cities, |one, other| one < few && other >= few)
}

prop_compose! {
    fn maps(cities: std::ops::RangeInclusive<u8>)(
        cities in cities,
        (trains, planes, roads) in (0..=80_u8, 0..=40_u8, 0..=90_u8),
        seed: u64,
    ) -> Arc<Map> {
        let options = MapOptions { cities, trains, planes, roads };
        Arc::new(map(&options, seed).unwrap())
    }
}

/// Moves as text, for sorting.
fn text(moves: impl IntoIterator<Item = Move>) -> BTreeSet<String> {
    moves.into_iter().map(|mv| mv.to_string()).collect()
}

/// Compares the value and the best moves of a game.
fn compare(table: &Tablebase, minimax: &mut Minimax, game: &Fugitive) {
    let value = table.value(game);
    let points = minimax.points(game);
    assert_eq!(value.scores, [points, 20 - points], "{game}");
    let best = table.best(game);
    let by_minimax = match game.outcome() {
        Some(_) => Vec::new(),
        None => minimax.best(game),
    };
    assert_eq!(best.len(), by_minimax.len(), "{game}");
    assert_eq!(
        text(best.iter().map(|choice| choice.mv)),
        text(by_minimax),
        "{game}"
    );
    for choice in &best {
        assert_eq!(
            choice.value,
            table.value(&after(game, &choice.mv)),
            "{game}: {}",
            choice.mv
        );
    }
    let captures = best
        .iter()
        .map(|choice| choice.value.capture.unwrap_or(u32::MAX));
    assert!(match game.stage().seat() {
        Seat(0) => captures.is_sorted(),
        _ => captures.rev().is_sorted(),
    });
    assert_eq!(
        best.first().map_or(value, |choice| choice.value),
        value,
        "{game}"
    );
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(32))]

    /// All placements with both sides to move, a few moves before the end.
    #[test]
    fn values_and_best_moves_are_those_of_minimax(map in maps(6..=9), left in 1..=30_u32) {
        let table = solved(&map);
        let mut minimax = Minimax::default();
        for ply in [PLIES - left, PLIES - left + 1] {
            for game in placements(&map, ply) {
                compare(&table, &mut minimax, &game);
            }
        }
    }

    #[test]
    fn whole_games_are_worth_what_minimax_says(map in maps(6..=7)) {
        let table = solved(&map);
        let mut minimax = Minimax::default();
        let game = Fugitive::new((*map).clone());
        compare(&table, &mut minimax, &game);
        for mv in moves(&game) {
            compare(&table, &mut minimax, &after(&game, &mv));
        }
    }

    #[test]
    fn numbers_of_moves_prove_themselves(map in maps(8..=14)) {
        let table = solved(&map);
        for game in placements(&map, 2).chain(placements(&map, 3)) {
            prove(&table, &game);
        }
    }

    #[test]
    fn lines_end_as_the_table_says(
        map in maps(8..=20),
        placed in prop::sample::subsequence((0..20).collect::<Vec<usize>>(), 4),
        start in 0..20_usize,
        ply in 2..=PLIES,
    ) {
        let places: BTreeSet<usize> =
            placed.iter().map(|place| place % usize::from(map.size())).collect();
        let places: Vec<City> = places.into_iter().map(City::at).collect();
        prop_assume!(places.len() == 4);
        let start = City::at(start % usize::from(map.size()));
        let table = solved(&map);
        end_as_said(&table, &Fugitive::with(map, places.try_into().unwrap(), start, ply).unwrap());
    }
}

/// Compares a number of moves with the numbers after each legal move.
///
/// If this holds for all placements on a map, the numbers are right: by induction for placements with a number. From a
/// placement without a number the fugitive can always go to another one, and no move of the detectives leads out of these.
fn prove(table: &Tablebase, game: &Fugitive) {
    let moves_from = |game: &Fugitive| {
        let seat = game.stage().seat();
        table.moves_to_capture(seat, &game.detectives().unwrap(), game.fugitive().unwrap())
    };
    let all = moves(game);
    let each = all
        .iter()
        .map(|mv| moves_from(&after(game, mv)).map(|moves| moves + 1));
    let proven = match game.stage().seat() {
        _ if game.is_caught() => Some(0),
        Seat(0) => each.flatten().min(),
        // Never is later than any number.
        _ => each.max_by_key(|moves| moves.unwrap_or(u32::MAX)).flatten(),
    };
    assert_eq!(moves_from(game), proven, "{game}");
}

/// Plays the table's line.
fn end_as_said(table: &Tablebase, game: &Fugitive) {
    let value = table.value(game);
    let mut end = game.clone();
    for mv in table.line(game) {
        end.try_play(&mv)
            .unwrap_or_else(|rule| panic!("{game}: {mv}: {rule}"));
    }
    assert_eq!(end.scores(), Some(value.scores.to_vec()), "{game}");
    assert_eq!(end.is_caught(), value.turn().is_some(), "{game}");
    if end.is_caught() {
        assert_eq!(
            (Some(end.ply()), Some(end.turn())),
            (value.capture, value.turn()),
            "{game}"
        );
    }
}

/// Runs all checks on a map made by hand.
fn check(map: &Arc<Map>, from: u32) -> Tablebase {
    let table = solved(map);
    let mut minimax = Minimax::default();
    for game in placements(map, from).chain(placements(map, from + 1)) {
        prove(&table, &game);
        compare(&table, &mut minimax, &game);
        end_as_said(&table, &game);
    }
    end_as_said(&table, &Fugitive::new((**map).clone()));
    table
}

fn cities(numbers: [u8; 4]) -> [City; 4] {
    numbers.map(|number| City::new(number).unwrap())
}

#[test]
fn detectives_who_are_stuck_never_capture() {
    // Between two cities and five: four detectives on the five cannot all go.
    let map = two_sides(2, 7);
    let table = check(&map, 2);
    let on_the_five = cities([3, 4, 5, 6]);
    let from = |seat, fugitive| {
        table.moves_to_capture(Seat(seat), &on_the_five, City::new(fugitive).unwrap())
    };
    assert_eq!(from(0, 1), None);
    assert_eq!(from(0, 7), None);
    assert_eq!(from(0, 3), Some(0));
    // The only roads of 7 lead to 1 and 2, where it is as safe.
    assert_eq!(from(1, 7), None);
    // From 1 it can go to 7.
    assert_eq!(from(1, 1), None);
    let game = Fugitive::with(map, on_the_five, City::new(1).unwrap(), 3).unwrap();
    assert_eq!(game.scores(), Some(vec![0, 20]));
    assert_eq!(table.value(&game).scores, [0, 20]);
    assert_eq!((table.best(&game), table.line(&game)), (vec![], vec![]));
}

#[test]
fn rings_and_wheels_are_solved() {
    check(&ring(6), 2);
    check(&ring(8), 60);
    check(&ring(9), 61);
    let wheel = by_car(8, |one, other| {
        one == 0 || other == one + 1 || [one, other] == [1, 7]
    });
    check(&wheel, 80);
    // A single set of detectives, and few.
    check(&ring(4), 2);
    check(&by_car(5, |_, _| true), 2);
}

#[test]
fn maps_without_escape_or_capture_are_solved() {
    for (few, cities, from) in [(2, 6, 2), (2, 8, 70), (3, 6, 2), (3, 8, 71), (4, 8, 80)] {
        check(&two_sides(few, cities), from);
    }
    // Three cities have the same two neighbours: detectives in all of them cannot all go.
    let map = "9 C1-4+C1-5+C2-4+C2-5+C3-4+C3-5+C4-6+C6-7+C7-8+C8-6+C8-9+C9-7";
    let game: Fugitive = format!("{map} 1,2,3,8 6 2").parse().unwrap();
    let table = check(game.map(), 81);
    assert_eq!(table.value(&game).scores, [0, 20]);
}

#[test]
fn captures_after_an_announcement_are_worth_less() {
    // A ring of 40: the detectives close in from both ends.
    let map = ring(40);
    let table = solved(&map);
    let detectives = cities([1, 2, 3, 4]);
    let start = City::new(20).unwrap();
    let moves = table.moves_to_capture(Seat(1), &detectives, start).unwrap();
    for ply in (2..=PLIES).step_by(2) {
        let game = Fugitive::with(Arc::clone(&map), detectives, start, ply).unwrap();
        let value = table.value(&game);
        assert_eq!(value.capture, Some(ply + moves));
        // The turn's announcement is used before the detectives move, but not if the fugitive runs into a detective.
        let captured = ply + moves;
        let used = match captured % 2 {
            0 => (captured - 2) / 2 / 5,
            _ => (captured - 3) / 2 / 5,
        };
        let points = if captured <= PLIES {
            20 - used as i32
        } else {
            0
        };
        assert_eq!(value.scores, [points, 20 - points], "{ply}");
        end_as_said(&table, &game);
    }
}

#[test]
fn the_largest_maps_use_the_whole_word() {
    let map = by_car(MAX_CITIES, |_, _| true);
    let table = solved(&map);
    let last = |number: u8| City::new(MAX_CITIES - number).unwrap();
    let detectives = [last(0), last(1), last(2), last(3)];
    assert_eq!(
        table.moves_to_capture(Seat(0), &detectives, last(0)),
        Some(0)
    );
    assert_eq!(
        table.moves_to_capture(Seat(0), &detectives, last(4)),
        Some(1)
    );
    assert_eq!(
        table.moves_to_capture(Seat(1), &detectives, last(4)),
        Some(2)
    );
    let value = table.value(&Fugitive::new((*map).clone()));
    assert_eq!(
        (value.capture, value.turn(), value.scores),
        (Some(4), Some(1), [20, 0])
    );
}

#[test]
fn placements_of_a_large_map_prove_themselves() {
    let map = Arc::new(map(&MapOptions::of(40), 1).unwrap());
    let table = solved(&map);
    let mut random = warren::thinking::search::Random::new(1);
    for _ in 0..2_000 {
        let mut all: Vec<City> = map.cities().collect();
        random.shuffle(&mut all);
        let detectives = [all[0], all[1], all[2], all[3]];
        for ply in [2, 3] {
            let game = Fugitive::with(Arc::clone(&map), detectives, all[4], ply).unwrap();
            prove(&table, &game);
        }
    }
}

#[test]
fn excessive_work_is_refused() {
    let solve = |map: &Arc<Map>, budget| Tablebase::solve(map, budget, &NativeClock::start()).err();
    let large = ring(MAX_CITIES + 1);
    let refused = solve(&large, Budget::default());
    assert_eq!(refused, Some(TablebaseError::Cities(MAX_CITIES + 1)));
    assert!(refused.unwrap().to_string().contains("up to 64 cities"));
    assert_eq!(
        solve(&ring(12), Budget::nodes(1_000)),
        Some(TablebaseError::Spent)
    );
    let no_time = Budget::until(std::time::Duration::ZERO);
    assert_eq!(solve(&ring(40), no_time), Some(TablebaseError::Spent));
    assert_eq!(solve(&ring(12), Budget::nodes(100_000_000)), None);
}

#[test]
#[should_panic(expected = "another map")]
fn games_on_another_map_are_refused() {
    solved(&ring(6)).value(&Fugitive::new((*ring(7)).clone()));
}
