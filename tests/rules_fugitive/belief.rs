//! The knowledge of the detectives, against all possible ways of the fugitive.

use std::collections::BTreeSet;

use proptest::prelude::*;
use warren::core::game::{Game, Seat};
use warren::core::protocol::{Cue, Memory, Protocol};
use warren::games::fugitive::generator::{MapOptions, map};
use warren::games::fugitive::protocol::{FugitiveMemory, Turn};
use warren::games::fugitive::{City, DETECTIVES_SEAT, FUGITIVE_SEAT, Fugitive, Move, PLIES, Stage};

use warren_testkit::plain::fugitive::Plain;

use crate::pick;

/// The memory of a seat after a game of these moves.
fn memory(start: &Fugitive, moves: &[Move], seat: Seat) -> FugitiveMemory {
    let opening = start.opening(seat);
    let mut memory = FugitiveMemory::new(&opening.files);
    for line in &opening.lines {
        memory.hear(line).unwrap();
    }
    let mut game = start.clone();
    for mv in moves {
        let before = game.clone();
        game.try_play(mv).unwrap();
        if before.due().contains(seat) {
            memory.say(&game.answer_lines(seat, mv)).unwrap();
        }
        for line in game.news(&before, mv, seat) {
            memory.hear(&line).unwrap();
        }
    }
    memory
}

/// Every possible way of the fugitive for the detectives, tried one by one.
fn ways(start: &Fugitive, moves: &[Move]) -> Vec<Fugitive> {
    let mut ways: Vec<Fugitive> = vec![start.clone()];
    let mut truth = start.clone();
    for mv in moves {
        truth.play(mv);
        let announced = truth.is_announced() && truth.stage() == Stage::Chase;
        let mut next = Vec::new();
        for way in ways.iter().filter(|way| way.outcome().is_none()) {
            let tries = match mv {
                Move::Run { kind, to } => {
                    let all = Plain::of(way)
                        .moves()
                        .into_iter()
                        .map(|text| text.parse().unwrap());
                    all.filter(|tried: &Move| match tried {
                        Move::Run { kind: by, to: city } => {
                            by == kind && (!announced || city == to)
                        }
                        _ => false,
                    })
                    .collect()
                }
                known => vec![*known],
            };
            for tried in tries {
                let mut after = way.clone();
                after.play(&tried);
                let is_known = after.outcome().is_none() || !matches!(tried, Move::Run { .. });
                if is_known && !next.contains(&after) {
                    next.push(after);
                }
            }
        }
        ways = next;
    }
    ways
}

/// The possible cities of the fugitive after these moves, none of which ends the game.
fn by_trying(start: &Fugitive, moves: &[Move]) -> BTreeSet<City> {
    (ways(start, moves).iter())
        .filter(|way| way.outcome().is_none())
        .filter_map(Fugitive::fugitive)
        .collect()
}

/// The cities where a game can have ended after these moves, all of which the detectives know. The fugitive is caught in a city
/// that they have searched. It runs into a detective if it was not caught before, or if it has no other way.
fn ends_by_trying(start: &Fugitive, moves: &[Move]) -> BTreeSet<City> {
    let ways = ways(start, moves);
    let detectives = ways[0].detectives().unwrap();
    let over = ways.iter().filter(|way| way.outcome().is_some());
    let mut ends: BTreeSet<City> = over.filter_map(Fugitive::fugitive).collect();
    let is_caught = !ends.is_empty();
    for way in ways.iter().filter(|way| way.outcome().is_none()) {
        let next: Vec<City> = (Plain::of(way).moves().iter())
            .filter_map(|text| match text.parse().unwrap() {
                Move::Start(city) | Move::Run { to: city, .. } => Some(city),
                Move::Detectives(_) => None,
            })
            .collect();
        let (into, away): (Vec<City>, Vec<City>) =
            next.into_iter().partition(|city| detectives.contains(city));
        if !is_caught || away.is_empty() {
            ends.extend(into);
        }
    }
    ends
}

/// A game by random numbers, up to the move before its end, and its moves.
fn unfinished(start: &Fugitive, numbers: &[u32]) -> (Fugitive, Vec<Move>) {
    let mut game = start.clone();
    let mut moves = Vec::new();
    for &number in numbers {
        let Some(mv) = pick(&game, number) else { break };
        let mut next = game.clone();
        next.play(&mv);
        if next.outcome().is_some() {
            break;
        }
        game = next;
        moves.push(mv);
    }
    (game, moves)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn the_belief_is_exact(
        cities in 5..14_u8,
        seed in any::<u64>(),
        numbers in prop::collection::vec(any::<u32>(), 2..30),
    ) {
        let start = Fugitive::new(map(&MapOptions::of(cities), seed).unwrap());
        let (game, moves) = unfinished(&start, &numbers);
        prop_assume!(moves.len() >= 2);
        let [detectives, fugitive] = [0, 1].map(|seat| memory(&start, &moves, Seat(seat)));
        let (detectives, fugitive) = (detectives.known().unwrap(), fugitive.known().unwrap());
        let belief = detectives.belief().unwrap();
        prop_assert_eq!(belief.cities().iter().collect::<BTreeSet<_>>(), by_trying(&start, &moves));
        // The fugitive has their knowledge and knows its own city; they do not.
        prop_assert_eq!(fugitive.belief(), Some(belief));
        prop_assert_eq!(fugitive.fugitive(), game.fugitive());
        prop_assert_eq!(detectives.fugitive(), None);
        let announced: Vec<Turn> = (fugitive.turns().iter())
            .map(|&turn| Turn { to: turn.announced, ..turn })
            .collect();
        prop_assert_eq!(detectives.turns(), announced);
        let went: Vec<Move> = (fugitive.turns().iter())
            .map(|turn| Move::Run { kind: turn.kind, to: turn.to.unwrap() })
            .collect();
        let runs = moves.iter().filter(|mv| matches!(mv, Move::Run { .. }));
        prop_assert_eq!(went, runs.copied().collect::<Vec<_>>());
        prop_assert_eq!(detectives.detectives(), game.detectives());
    }

    #[test]
    fn the_detectives_learn_where_a_game_can_have_ended(
        cities in 5..14_u8,
        seed in any::<u64>(),
        numbers in prop::collection::vec(any::<u32>(), 102),
    ) {
        let start = Fugitive::new(map(&MapOptions::of(cities), seed).unwrap());
        let (before, mut moves) = unfinished(&start, &numbers);
        let last = pick(&before, numbers[moves.len()]).unwrap();
        let mut game = before.clone();
        game.play(&last);
        prop_assert!(game.outcome().is_some());
        let is_stuck = !game.is_caught() && game.ply() < PLIES;
        prop_assume!(!is_stuck);
        // The protocol does not send the move that ends a game, but the detectives know their own.
        if before.due().contains(DETECTIVES_SEAT) {
            moves.push(last);
        }
        let mut memory = memory(&start, &moves, DETECTIVES_SEAT);
        prop_assert_eq!(memory.hear("Quit").unwrap(), Cue::Leave);
        let known = memory.known().unwrap();
        let believed: BTreeSet<City> = known.belief().unwrap().cities().iter().collect();
        prop_assert_eq!(believed, ends_by_trying(&start, &moves));
    }

    #[test]
    fn both_sides_know_all_pieces_of_a_game_that_starts_in_the_middle(
        cities in 5..14_u8,
        seed in any::<u64>(),
        numbers in prop::collection::vec(any::<u32>(), 0..60),
    ) {
        let start = Fugitive::new(map(&MapOptions::of(cities), seed).unwrap());
        let (game, _) = unfinished(&start, &numbers);
        for seat in [DETECTIVES_SEAT, FUGITIVE_SEAT] {
            let memory = FugitiveMemory::at(&game.standpoint(seat), seat).unwrap();
            let known = memory.known().unwrap();
            prop_assert_eq!((known.ply(), known.turn()), (game.ply(), game.turn()));
            prop_assert_eq!(known.stage(), game.stage());
            prop_assert_eq!(known.detectives(), game.detectives());
            prop_assert_eq!(known.fugitive(), game.fugitive().filter(|_| seat == FUGITIVE_SEAT));
            let believed = known.belief().map(|belief| belief.cities().iter().collect::<Vec<_>>());
            prop_assert_eq!(believed, game.fugitive().map(|city| vec![city]));
            let beginning = known.beginning().map(|begun| (begun.detectives, begun.fugitive, begun.turn));
            let pieces = game.detectives().zip(game.fugitive());
            prop_assert_eq!(beginning, pieces.map(|(them, it)| (them, it, game.turn())));
        }
    }
}
