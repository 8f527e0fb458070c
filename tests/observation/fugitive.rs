//! Fugitive and Detectives: the detectives do not see where the fugitive goes.

use proptest::prelude::*;
use serde_json::to_value;
use warren::core::game::{Game, Seat};
use warren::core::link::{LinkError, decode, encode, seal, unseal};
use warren::core::observation::Observation;
use warren::core::protocol::Witness;
use warren::core::record::{End, Reason, Record};
use warren::core::referee::transcript_entries;
use warren::core::scene::Scene;
use warren::games::fugitive::generator::{MapOptions, map};
use warren::games::fugitive::{City, Fugitive, Move, RoadKind, Stage};

use crate::{seen, seen_as_played};

const DETECTIVES: Seat = Seat(0);

/// A random game on a random map. The fugitive avoids the detectives where it can.
fn random_game(cities: u8, seed: u64, numbers: &[u32]) -> Record<Fugitive> {
    let start = Fugitive::new(map(&MapOptions::of(cities), seed).unwrap());
    let mut record = Record::new(start);
    for &number in numbers {
        let game = record.last();
        if game.outcome().is_some() {
            break;
        }
        let mv = random_move(game, number);
        record.play(mv).unwrap();
    }
    record
}

fn random_move(game: &Fugitive, number: u32) -> Move {
    let size = u32::from(game.map().size());
    let city = |number: u32| City::new((number % size) as u8 + 1).unwrap();
    match game.stage() {
        Stage::Places => Move::Detectives([0, 1, 2, 3].map(|n| city(number % size + n))),
        Stage::Start => {
            let taken = game.detectives().unwrap();
            let mut free = (0..size).map(|n| city(number % size + n));
            Move::Start(free.find(|city| !taken.contains(city)).unwrap())
        }
        Stage::Run => {
            let roads = game.roads_from_fugitive();
            let taken = game.detectives().unwrap();
            let free: Vec<_> = roads.iter().filter(|(_, to)| !taken.contains(to)).collect();
            let (kind, to) = match free.len() {
                0 => roads[0],
                count => *free[number as usize % count],
            };
            Move::Run { kind, to }
        }
        Stage::Chase => {
            let mut taken = Vec::new();
            let mut next = |from: City, turn: usize| {
                let around: Vec<City> = game.map().around(from).iter().collect();
                let is_free = |city: &&City| !taken.contains(*city);
                let first = (number as usize >> turn) % around.len();
                let mut ways = around[first..].iter().chain(&around[..first]);
                let city = *ways.find(is_free).unwrap_or(&around[0]);
                taken.push(city);
                city
            };
            let [a, b, c, d] = game.detectives().unwrap();
            let mv = Move::Detectives([next(a, 0), next(b, 3), next(c, 6), next(d, 9)]);
            match game.check(&mv) {
                Ok(()) => mv,
                // Boxed in by each other: two detectives who swap can always swap again.
                Err(_) => all_moves(game).next().unwrap(),
            }
        }
    }
}

fn all_moves(game: &Fugitive) -> impl Iterator<Item = Move> {
    let ways = game.detectives().unwrap().map(|from| {
        let around: Vec<City> = game.map().around(from).iter().collect();
        around
    });
    let count: usize = ways.iter().map(Vec::len).product();
    (0..count).filter_map(move |mut number| {
        let cities = [0, 1, 2, 3].map(|detective: usize| {
            let way = ways[detective][number % ways[detective].len()];
            number /= ways[detective].len();
            way
        });
        let mv = Move::Detectives(cities);
        game.check(&mv).is_ok().then_some(mv)
    })
}

/// Another way of the fugitive that looks the same to the detectives.
fn other_way(record: &Record<Fugitive>) -> Option<Record<Fugitive>> {
    let mut ways = vec![Record::new(record.start().clone())];
    for (played, mv) in record.moves().iter().enumerate() {
        let announced = record.position(played + 1)?.is_announced();
        let mut further = Vec::new();
        for way in ways {
            for mv in alternatives(&way, mv, announced) {
                let mut next = way.clone();
                // Earlier captures exclude a way.
                if next.play(mv).is_ok() && !next.last().is_caught() {
                    further.push(next);
                }
            }
        }
        // Some of them, always with the true one.
        further.sort_by_key(|way| way.moves() == &record.moves()[..=played]);
        let skipped = further.len().saturating_sub(12);
        ways = further.split_off(skipped);
    }
    ways.into_iter().find(|way| way.moves() != record.moves())
}

fn alternatives(way: &Record<Fugitive>, mv: &Move, announced: bool) -> Vec<Move> {
    match *mv {
        Move::Run { kind, .. } if !announced => (way.last().roads_from_fugitive().into_iter())
            .filter(|&(other, _)| other == kind)
            .map(|(kind, to)| Move::Run { kind, to })
            .collect(),
        mv => vec![mv],
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    /// The detectives' view is the same for all ways of the fugitive that fit their knowledge.
    #[test]
    fn the_detectives_see_only_what_the_protocol_sends(
        cities in 8..40_u8,
        seed in any::<u64>(),
        numbers in prop::collection::vec(any::<u32>(), 3..40),
    ) {
        let record = random_game(cities, seed, &numbers);
        let other = other_way(&record).filter(|_| record.last().outcome().is_none());
        // About half of the games.
        prop_assume!(other.is_some());
        if let Some(other) = other {
            prop_assert_eq!(transcript_entries(&record, DETECTIVES), transcript_entries(&other, DETECTIVES));
            let [one, other] = [&record, &other].map(|way| seen(&Observation::of(way, Some(DETECTIVES))));
            prop_assert_eq!(one, other);
        }
    }

    /// The view of a record is the view while it was played. At its end everybody sees everything.
    #[test]
    fn a_record_is_seen_as_it_was_played(
        cities in 5..30_u8,
        seed in any::<u64>(),
        numbers in prop::collection::vec(any::<u32>(), 0..102),
    ) {
        let record = random_game(cities, seed, &numbers);
        seen_as_played(&record);
    }

    #[test]
    fn a_sealed_game_is_the_same_game(
        cities in 5..30_u8,
        seed in any::<u64>(),
        numbers in prop::collection::vec(any::<u32>(), 0..60),
        salt in any::<u32>(),
    ) {
        let record = random_game(cities, seed, &numbers);
        let scene = Scene::new(record);
        let link = encode(&scene);
        let sealed = seal(&link, salt);
        prop_assert_eq!(unseal(&sealed).unwrap(), link.clone());
        prop_assert_eq!(decode::<Fugitive>(&unseal(&sealed).unwrap()).unwrap(), scene);
        for start in 0..link.len().saturating_sub(6) {
            prop_assert!(!sealed.contains(&link[start..start + 6]), "a part can be read");
        }
    }

    #[test]
    fn no_text_is_unsealed_into_a_game_by_chance(text in "~?[A-Za-z0-9_-]{0,200}|\\PC{0,50}") {
        if let Ok(link) = unseal(&text) {
            prop_assert!(decode::<Fugitive>(&link).is_err());
        }
    }
}

#[test]
fn an_observation_has_the_lines_of_its_seat() {
    let text = "warren 1 fugitive\n8\nC 1-2\nC 1-5\nC 2-5\nC 3-4\nC 3-6\nC 4-7\nC 5-8\nC 6-7\nC 6-8\nT 1-8\nT 2-3\nT 3-4\nT 3-8\nP 1-4\nEND\n1 2 5 7\n3\nT 4\n";
    let record: Record<Fugitive> = text.parse().unwrap();
    let report = |seat| to_value(Observation::of(&record, seat).memory(9).report()).unwrap();
    let detectives = report(Some(Seat(0)));
    assert_eq!(detectives["belief"], to_value([4, 8]).unwrap());
    assert!(detectives["fugitive"].is_null());
    assert_eq!(detectives["turns"][0]["by"], "T");
    assert!(detectives["turns"][0]["to"].is_null());
    assert_eq!(detectives["stage"], "chase");
    for knows in [Some(Seat(1)), None] {
        let report = report(knows);
        assert_eq!(report["fugitive"], 4);
        assert_eq!(report["turns"][0]["to"], 4);
        assert_eq!(report["belief"], detectives["belief"]);
    }
    assert_eq!(Observation::of(&record, Some(Seat(0))).moves()[2], "T");
    let kind = RoadKind::Train.letter().to_string();
    let effects = Observation::of(&record, Some(Seat(0)))
        .memory(2)
        .effects(&kind);
    let effect = to_value(&effects[0]).unwrap();
    assert_eq!(effect["from"], 3, "everybody knows where it began");
    assert!(effect["to"].is_null());
}

#[test]
fn a_forfeit_lets_everybody_see() {
    let text = "warren 1 fugitive\n8\nC 1-2\nC 1-5\nC 2-5\nC 3-4\nC 3-6\nC 4-7\nC 5-8\nC 6-7\nC 6-8\nT 1-8\nT 2-3\nT 3-4\nT 3-8\nP 1-4\nEND\n1 2 5 7\n3\nT 4\n";
    let mut record: Record<Fugitive> = text.parse().unwrap();
    let end = End {
        seat: Seat(0),
        reason: Reason::Resigns,
    };
    record.finish(end).unwrap();
    let observation = Observation::of(&record, Some(Seat(0)));
    assert_eq!(observation.outcome(3).unwrap().scores, [0, 20]);
    assert!(observation.outcome(2).is_none());
    let report = to_value(observation.memory(3).report()).unwrap();
    assert_eq!(report["fugitive"], 4);
}

#[test]
fn an_observation_needs_the_first_lines_of_a_seat() {
    let none: Result<Observation<Fugitive>, _> = Observation::begin(DETECTIVES, &[], &[], None);
    assert!(none.is_err());
    let lost: Result<Observation<Fugitive>, _> =
        Observation::begin(DETECTIVES, &[], &["Detectives".to_owned()], None);
    assert!(lost.unwrap_err().to_string().contains("connect.txt"));
    assert_eq!(unseal("~AAAA"), Err(LinkError::Damaged));
    assert_eq!(unseal("AAAA"), Err(LinkError::NotALink));
}

#[test]
fn a_game_that_begins_with_the_detectives_is_seen_from_its_first_move() {
    let record = random_game(20, 3, &[0, 1, 2]);
    assert_eq!(record.last().stage(), Stage::Chase);
    let mut record = Record::new(record.last().clone());
    let chase = random_move(record.last(), 4);
    record.play(chase).unwrap();
    let everything = Observation::of(&record, None);
    assert_eq!(everything.moves(), [chase.to_string()]);
    for seat in [DETECTIVES, Seat(1)] {
        assert_eq!(
            Observation::of(&record, Some(seat)).moves(),
            everything.moves()
        );
    }
}
