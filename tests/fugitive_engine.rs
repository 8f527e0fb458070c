//! The engine for Fugitive and Detectives: it follows the rules, is reproducible, can be stopped anywhere, and finds simple
//! tactics.

use std::sync::Arc;
use std::time::Duration;

use warren::core::game::{Game, Seat};
use warren::core::protocol::{Cue, Memory, Protocol};
use warren::core::record::Record;
use warren::games::fugitive::engine::{Engine, answer_time};
use warren::games::fugitive::generator::{MapOptions, map};
use warren::games::fugitive::protocol::{FugitiveMemory, Known};
use warren::games::fugitive::{
    City, DETECTIVES_SEAT, FUGITIVE_SEAT, Fugitive, Map, Move, Road, RoadKind, Stage,
};
use warren::thinking::engine::{HasEngine, Level, Thinker};
use warren::thinking::search::{Budget, NoClock, Random};

fn city(number: u8) -> City {
    City::new(number).expect("a city")
}

/// A ring of cities by car.
fn ring(cities: u8) -> Map {
    let road = |one: u8| Road {
        kind: RoadKind::Car,
        ends: [city(one), city(one % cities + 1)],
    };
    Map::new(cities, (1..=cities).map(road)).expect("a map")
}

fn choice(engine: &mut Engine, known: &Known, nodes: u64) -> Move {
    engine.set_position(known);
    engine.think(&NoClock, Budget::nodes(nodes));
    engine.best().parse().expect("a move")
}

/// Plays a game between two engines, and calls a function at each turn with the side's knowledge and the position.
fn play(map: Map, level: Level, nodes: u64, mut at_each: impl FnMut(&Known, &Fugitive)) {
    let mut game = Fugitive::new(map);
    let mut known =
        [DETECTIVES_SEAT, FUGITIVE_SEAT].map(|seat| Known::new(game.map().clone(), seat));
    let mut engines = [1, 2].map(|seed| Engine::new(level, seed));
    while game.outcome().is_none() {
        let seat = game.stage().seat().index();
        at_each(&known[seat], &game);
        let mv = choice(&mut engines[seat], &known[seat], nodes);
        game.check(&mv).expect("a legal move");
        game.play(&mv);
        if game.outcome().is_some() {
            return;
        }
        known[seat].record_move(&mv).expect("a legal move");
        let other = &mut known[1 - seat];
        let result = match mv {
            Move::Run { kind, .. } if !game.is_announced() => other.record_kind(kind),
            _ => other.record_move(&mv),
        };
        result.expect("a legal move");
    }
}

#[test]
fn every_level_plays_whole_games_by_the_rules() {
    for level in Level::all() {
        for (seed, cities) in [(1, 4), (2, 6), (3, 12), (4, 60), (5, 200)] {
            let map = map(&MapOptions::of(cities), seed).expect("a map");
            play(map, level, 60, |_, _| ());
        }
    }
}

#[test]
fn the_best_move_is_legal_wherever_the_search_is_cut() {
    let map = map(&MapOptions::of(70), 3).expect("a map");
    play(map, Level::FULL, 300, |known, game| {
        let mut engine = Engine::new(Level::FULL, 9);
        engine.set_position(known);
        for slice in 0..8 {
            let mv: Move = engine.best().parse().expect("a move");
            game.check(&mv).expect("a legal move");
            engine.think(&NoClock, Budget::nodes(slice * slice * 5));
        }
    });
}

#[test]
fn equal_seeds_and_nodes_give_equal_moves_and_slices_change_nothing() {
    let map = map(&MapOptions::of(60), 5).expect("a map");
    play(map, Level::FULL, 200, |known, _| {
        let think = |slice: u64| {
            let mut engine = Engine::new(Level::FULL, 7);
            engine.set_position(known);
            for _ in 0..1_200 / slice {
                engine.think(&NoClock, Budget::nodes(slice));
            }
            engine.best()
        };
        let whole = think(1_200);
        assert_eq!(think(1_200), whole);
        assert_eq!(think(100), whole);
    });
}

#[test]
fn detectives_take_a_fugitive_that_can_only_be_in_a_city_beside_them() {
    let mut random = Random::new(6);
    let mut checked_count = 0;
    while checked_count < 60 {
        let size = 20 + random.below(60) as u8;
        let map = Arc::new(map(&MapOptions::of(size), random.bits()).expect("a map"));
        let mut any = || city(1 + random.below(size.into()) as u8);
        let detectives = [(); 4].map(|()| any());
        let fugitive = any();
        let ply = 3 + 2 * random.below(49) as u32;
        let Ok(game) = Fugitive::with(map.clone(), detectives, fugitive, ply) else {
            continue;
        };
        let is_beside = (detectives.iter()).any(|&one| map.around(one).contains(fugitive));
        if game.outcome().is_some() || !is_beside {
            continue;
        }
        checked_count += 1;
        let known = Known::at(&game, DETECTIVES_SEAT);
        let Move::Detectives(to) =
            choice(&mut Engine::new(Level::FULL, checked_count), &known, 1_500)
        else {
            panic!("the detectives move");
        };
        assert!(to.contains(&fugitive), "{game}: {to:?}");
    }
}

#[test]
fn a_fugitive_avoids_cities_where_it_is_caught_at_once() {
    let mut random = Random::new(8);
    let mut checked_count = 0;
    while checked_count < 40 {
        let size = 30 + random.below(60) as u8;
        let map = Arc::new(map(&MapOptions::of(size), random.bits()).expect("a map"));
        let mut any = || city(1 + random.below(size.into()) as u8);
        let detectives = [(); 4].map(|()| any());
        // The next turn is announced, so a detective beside the fugitive catches it.
        let Ok(game) = Fugitive::with(map.clone(), detectives, any(), 10) else {
            continue;
        };
        if game.outcome().is_some() || game.stage() != Stage::Run {
            continue;
        }
        let is_lost = |to: City| {
            detectives.contains(&to) || detectives.iter().any(|&one| map.around(one).contains(to))
        };
        let roads = game.roads_from_fugitive();
        let lost = roads.iter().filter(|&&(_, to)| is_lost(to)).count();
        if lost == 0 || lost == roads.len() {
            continue;
        }
        checked_count += 1;
        let known = Known::at(&game, FUGITIVE_SEAT);
        let Move::Run { to, .. } =
            choice(&mut Engine::new(Level::FULL, checked_count), &known, 3_000)
        else {
            panic!("the fugitive moves");
        };
        assert!(!is_lost(to), "{game}: {to}");
    }
}

#[test]
fn it_plays_from_any_start_in_the_middle_of_a_game() {
    let map = Arc::new(ring(9));
    let detectives = [1, 2, 3, 4].map(city);
    for ply in 2..102 {
        let game = Fugitive::with(map.clone(), detectives, city(7), ply).expect("a position");
        let known = Known::at(&game, game.stage().seat());
        let mv = choice(&mut Engine::new(Level::FULL, 1), &known, 100);
        game.check(&mv).expect("a legal move");
    }
}

#[test]
fn it_plays_from_the_lines_of_the_protocol() {
    let game = Fugitive::new(ring(8));
    for seat in [DETECTIVES_SEAT, FUGITIVE_SEAT] {
        let opening = game.opening(seat);
        let mut memory = FugitiveMemory::new(&opening.files);
        let mut cue = Cue::Listen;
        for line in &opening.lines {
            cue = memory.hear(line).expect("the side");
        }
        if seat == FUGITIVE_SEAT {
            assert_eq!(cue, Cue::Listen);
            memory.hear("1 3 5 7").expect("the detectives' places");
        }
        assert_eq!(memory.cue(), Cue::Answer);
        let mut engine = <Fugitive as HasEngine>::engine(Level::FULL, 1);
        <Fugitive as HasEngine>::set_turn(&mut engine, &memory);
        engine.think(&NoClock, Budget::nodes(100));
        memory.say(&[engine.best()]).expect("a legal answer");
    }
}

/// The total time of one side's answers if each takes its share plus a delay, with the longest and the shortest share.
fn whole_game(seat: Seat, whole: Duration, late: Duration) -> (Duration, Vec<Duration>) {
    let map = Arc::new(ring(9));
    let mut used = Duration::ZERO;
    let mut shares = Vec::new();
    // Before the first answer the delay is unknown.
    let mut mean = Duration::ZERO;
    for ply in (0..102).filter(|&ply| Stage::after(ply).seat() == seat) {
        let known = match ply {
            0 | 1 => {
                let mut known = Known::new(map.clone(), seat);
                if ply == 1 {
                    let places = Move::Detectives([1, 2, 3, 4].map(city));
                    known.record_move(&places).expect("four places");
                }
                known
            }
            _ => {
                let detectives = [1, 2, 3, 4].map(city);
                let game = Fugitive::with(map.clone(), detectives, city(7), ply);
                Known::at(&game.expect("a position"), seat)
            }
        };
        let share = answer_time(&known, whole.saturating_sub(used), mean);
        mean = late;
        shares.push(share);
        used += share + late;
    }
    (used, shares)
}

#[test]
fn all_shares_together_are_no_more_than_the_time_for_the_game() {
    for seat in [DETECTIVES_SEAT, FUGITIVE_SEAT] {
        for late in [0, 5, 20, 60] {
            let whole = Duration::from_secs(5);
            let late = Duration::from_millis(late);
            let (used, shares) = whole_game(seat, whole, late);
            assert_eq!(shares.len(), 51);
            assert!(used <= whole, "{late:?}: {used:?}");
            assert!(used >= whole * 4 / 5, "{late:?}: {used:?}");
            assert!(shares.iter().all(|share| !share.is_zero()), "{late:?}");
        }
    }
    // If even that is too little, it answers at once.
    let (_, shares) = whole_game(
        FUGITIVE_SEAT,
        Duration::from_millis(100),
        Duration::from_millis(30),
    );
    assert_eq!(shares[1..], [Duration::ZERO; 50]);
}

/// The replies of each level in puzzles: the fugitive's after 1, 2, 8, 22, 60 and 90 moves of a game, the detectives' after
/// 3, 9 and 31. Shared puzzles were proved with such replies.
const REPLIES: [&str; 12] = [
    "30, C 9, C 9, C 56, C 16, C 47, 15 12 46 38, 12 47 4 1, 31 14 17 38",
    "5, C 9, C 9, C 56, C 16, C 47, 15 12 46 38, 12 47 4 1, 31 14 17 38",
    "34, C 45, C 45, C 56, C 16, C 13, 2 12 43 38, 12 47 28 1, 31 15 17 38",
    "34, C 45, C 11, C 56, C 16, C 13, 60 26 43 18, 12 47 28 1, 25 15 17 38",
    "34, C 45, C 11, C 56, C 16, T 7, 60 26 43 18, 12 47 28 1, 25 15 2 42",
    "22, C 45, C 11, C 56, C 16, C 13, 60 26 38 18, 12 47 28 1, 25 15 2 42",
    "22, C 45, C 11, C 56, C 17, C 36, 60 26 38 18, 6 31 28 1, 25 15 2 45",
    "22, C 45, C 11, C 56, C 17, C 13, 60 8 38 18, 6 31 28 9, 25 60 15 45",
    "5, C 45, C 11, C 56, C 17, T 7, 60 8 46 18, 6 31 28 9, 25 60 15 45",
    "20, C 9, C 11, C 56, C 17, T 7, 60 8 46 18, 6 31 28 9, 25 60 15 45",
    "57, C 9, C 11, C 55, C 17, T 7, 60 8 46 18, 6 31 28 9, 25 60 15 45",
    "57, C 9, C 11, C 55, C 17, C 13, 60 8 46 18, 52 31 28 9, 25 60 15 45",
];

/// The knowledge of a side after some moves of a record.
fn known_after(record: &Record<Fugitive>, played: usize) -> Known {
    let after = |played| record.position(played).expect("a position");
    let seat = after(played).stage().seat();
    let mut known = Known::new(record.start().map().clone(), seat);
    for (before, mv) in record.moves()[..played].iter().enumerate() {
        let sees_city = seat == FUGITIVE_SEAT || after(before + 1).is_announced();
        let result = match mv {
            Move::Run { kind, .. } if !sees_city => known.record_kind(*kind),
            _ => known.record_move(mv),
        };
        result.expect("a legal move");
    }
    known
}

/// The replies of the second edition.
const REPLIES_OF_THE_SECOND_EDITION: [&str; 12] = [
    "30, C 9, C 9, C 56, C 16, C 47, 15 12 46 38, 12 47 4 1, 31 14 17 38",
    "5, C 9, C 9, C 56, C 16, C 47, 15 12 46 38, 12 47 4 1, 31 14 17 38",
    "34, C 45, C 45, C 56, C 16, C 13, 2 12 43 38, 12 47 28 1, 31 15 17 38",
    "34, C 45, C 11, C 56, C 16, C 13, 60 26 43 18, 12 47 28 1, 25 15 17 38",
    "34, C 45, C 11, C 56, C 16, T 7, 60 26 43 18, 12 47 28 1, 25 15 2 42",
    "22, C 45, C 11, C 56, C 16, C 13, 60 26 38 18, 12 47 28 1, 25 15 2 42",
    "22, C 45, C 11, C 56, C 17, C 36, 60 26 38 18, 6 31 28 1, 25 15 2 45",
    "22, C 45, C 11, C 56, C 17, C 13, 60 8 38 18, 6 31 28 9, 25 60 15 45",
    "20, C 45, C 11, C 56, C 17, C 13, 60 8 46 18, 6 31 28 9, 25 60 15 45",
    "41, C 9, C 5, C 56, C 17, T 7, 60 8 38 18, 52 31 28 9, 25 15 2 45",
    "41, C 9, C 5, C 9, C 17, T 7, 60 8 38 18, 52 31 28 9, 25 15 2 45",
    "41, C 9, C 5, C 9, C 17, T 7, 60 8 38 18, 52 31 28 9, 25 15 2 45",
];

#[test]
fn programs_reply_in_puzzles_as_they_always_did() {
    let record: Record<Fugitive> = include_str!("records/fugitive-002.rec")
        .parse()
        .expect("a record");
    for (edition, expected) in [(1, REPLIES), (2, REPLIES_OF_THE_SECOND_EDITION)] {
        let replies = Level::all().map(|level| {
            let replies = [1, 2, 8, 22, 60, 90, 3, 9, 31].map(|played| {
                let mut engine = Engine::puzzle_engine(level, edition, played as u64);
                let known = known_after(&record, played);
                choice(&mut engine, &known, 4_000).to_string()
            });
            replies.join(", ")
        });
        let replies: Vec<String> = replies.collect();
        assert_eq!(replies, expected, "edition {edition}");
    }
}
