//! The rules of Fugitive and Detectives: the records with their results, edge cases, and random games against a simple second
//! implementation of the statement.

#![cfg(not(target_arch = "wasm32"))]

mod belief;
mod cities;
mod going;
mod maps;

use proptest::prelude::*;
use warren::core::game::{Game, LineError, Seat};
use warren::core::record::Record;
use warren::games::fugitive::generator::{MapOptions, map};
use warren::games::fugitive::{
    City, Effect, Fugitive, Move, RoadKind, Stage, TURNS, capture_points,
};
use warren_testkit::plain::fugitive::Plain;

/// The statement's map.
const MAP: &str = "8\nC 1-2\nC 1-5\nC 2-5\nC 3-4\nC 3-6\nC 4-7\nC 5-8\nC 6-7\nC 6-8\nT 1-8\nT 2-3\nT 3-4\nT 3-8\nP 1-4\nEND\n";

/// The record of a text, or the error with its line.
fn read(text: &str) -> Result<Record<Fugitive>, LineError> {
    text.parse()
}

/// A game on the statement's map after these moves.
fn game(moves: &[&str]) -> Fugitive {
    let text = format!("warren 1 fugitive\n{MAP}{}\n", moves.join("\n"));
    let record = read(&text).unwrap_or_else(|error| panic!("{error}"));
    record.last().clone()
}

/// The rule that a move breaks.
fn broken(game: &Fugitive, mv: &str) -> &'static str {
    game.check(&mv.parse().unwrap()).unwrap_err().rule
}

fn scores(game: &Fugitive) -> Option<Vec<i32>> {
    game.scores()
}

#[test]
fn sides_place_and_then_move_in_turn() {
    let stages: Vec<(Stage, Option<Seat>)> = [
        &[][..],
        &["1 2 5 7"],
        &["1 2 5 7", "3"],
        &["1 2 5 7", "3", "T 8"],
        &["1 2 5 7", "3", "T 8", "2 5 1 4"],
    ]
    .map(game)
    .map(|game| (game.stage(), game.due().first()))
    .into();
    assert_eq!(
        stages,
        [
            (Stage::Places, Some(Seat(0))),
            (Stage::Start, Some(Seat(1))),
            (Stage::Run, Some(Seat(1))),
            (Stage::Chase, Some(Seat(0))),
            (Stage::Run, Some(Seat(1))),
        ]
    );
}

#[test]
fn illegal_moves_name_their_rule() {
    let begun = game(&[]);
    assert_eq!(broken(&begun, "1 2 2 7"), "fugitive-same-city");
    assert_eq!(broken(&begun, "1 2 9 7"), "fugitive-no-city");
    assert_eq!(broken(&begun, "3"), "fugitive-detectives-turn");
    let placed = game(&["1 2 5 7"]);
    assert_eq!(broken(&placed, "9"), "fugitive-no-city");
    assert_eq!(broken(&placed, "C 3"), "fugitive-start-turn");
    let started = game(&["1 2 5 7", "3"]);
    assert_eq!(broken(&started, "3"), "fugitive-run-turn");
    assert_eq!(broken(&started, "T 6"), "fugitive-road");
    assert_eq!(broken(&started, "T 9"), "fugitive-no-city");
    // No piece may stay.
    assert_eq!(broken(&started, "C 3"), "fugitive-road");
    let run = game(&["1 2 5 7", "3", "T 8"]);
    assert_eq!(broken(&run, "1 3 2 4"), "fugitive-detective-road");
    assert_eq!(broken(&run, "2 5 2 4"), "fugitive-same-city");
    assert_eq!(broken(&run, "C 4"), "fugitive-detectives-turn");
}

#[test]
fn detectives_use_any_kind_and_may_swap() {
    // 1 to 8 by train, 2 and 5 swap, 7 to 4 by car.
    let swapped = game(&["1 2 5 7", "3", "C 6", "8 5 2 4"]);
    assert_eq!(swapped.outcome(), None);
    assert_eq!(
        swapped.detectives().unwrap().map(City::number),
        [8, 5, 2, 4]
    );
    // By plane.
    assert!(game(&["1 2 5 7", "3", "C 6", "4 3 8 6"]).is_caught());
}

#[test]
fn a_fugitive_that_starts_on_a_detective_is_caught() {
    let caught = game(&["1 2 5 7", "5"]);
    assert_eq!(scores(&caught), Some(vec![20, 0]));
    assert_eq!(broken(&caught, "C 1"), "game-over");
}

#[test]
fn running_into_a_detective_is_a_capture() {
    let caught = game(&["1 2 5 7", "3", "T 2"]);
    assert_eq!(scores(&caught), Some(vec![20, 0]));
    let effects = game(&["1 2 5 7", "3"]).effects(&"T 2".parse().unwrap());
    assert!(matches!(
        effects[..],
        [
            Effect::Run {
                by: RoadKind::Train,
                from: Some(3),
                to: Some(2),
                announced: false
            },
            Effect::Catch {
                detective: 2,
                city: 2
            },
        ]
    ));
}

/// A ring of 60 cities on which the detectives follow the fugitive.
fn ring(moves: u32, last: &[&str]) -> Fugitive {
    let roads: String = (1..=60)
        .map(|city| format!("C {city}-{}\n", city % 60 + 1))
        .collect();
    let mut text = format!("warren 1 fugitive\n60\n{roads}END\n1 2 3 4\n20\n");
    let city = |city: u32| (city - 1) % 60 + 1;
    for turn in 1..=moves {
        text += &format!("C {}\n", city(20 + turn));
        let places = [1, 2, 3, 4].map(|start| city(start + turn).to_string());
        text += &(places.join(" ") + "\n");
    }
    text += &last.join("\n");
    let record = read(&text).unwrap_or_else(|error| panic!("{error}"));
    record.last().clone()
}

#[test]
fn after_fifty_turns_the_fugitive_has_escaped() {
    let game = ring(50, &[]);
    assert_eq!((game.turn(), game.announcements_used()), (50, 10));
    assert_eq!(scores(&game), Some(vec![0, 20]));
    assert_eq!(scores(&ring(49, &[])), None);
    assert_eq!(scores(&ring(49, &["C 10"])), None);
}

#[test]
fn announcements_are_used_when_nobody_is_caught_in_them() {
    for (turns, used) in [(0, 0), (4, 0), (5, 1), (9, 1), (10, 2)] {
        assert_eq!(ring(turns, &[]).announcements_used(), used, "{turns}");
    }
    // On turn 5 the fugitive's move was announced and did not end in a capture: the announcement is used.
    let start_line = "start 8 C1-2+C1-5+C2-5+C3-4+C3-6+C4-7+C5-8+C6-7+C6-8 1,2,5,7 6";
    let record = |ply: u32, moves: &str| -> Fugitive {
        let text = format!("warren 1 fugitive\n{start_line} {ply}\n{moves}\n");
        read(&text).unwrap().last().clone()
    };
    let chased = record(10, "C 3\n2 1 8 4");
    assert_eq!((chased.turn(), chased.announcements_used()), (5, 1));
    let caught = record(10, "C 8\n5 1 8 4");
    assert_eq!(scores(&caught), Some(vec![19, 1]));
    let ran_into = record(10, "C 7");
    assert_eq!(
        (scores(&ran_into), ran_into.announcements_used()),
        (Some(vec![20, 0]), 0)
    );
    for turn in 1..=TURNS {
        let caught = record(2 * turn, "C 8\n5 1 8 4");
        assert_eq!(
            (caught.turn(), caught.scores()),
            (
                turn,
                Some(vec![capture_points(turn), 20 - capture_points(turn)])
            )
        );
    }
    assert_eq!(
        (capture_points(4), capture_points(5), capture_points(50)),
        (20, 19, 10)
    );
}

#[test]
fn detectives_who_cannot_go_lose() {
    // Three detectives have the same two neighbours: 4 and 5.
    let map = "9 C1-4+C1-5+C2-4+C2-5+C3-4+C3-5+C4-6+C6-7+C7-8+C8-6+C8-9+C9-7";
    let game: Fugitive = format!("{map} 1,2,3,8 6 2").parse().unwrap();
    let mut stuck = game.clone();
    stuck.play(&"C 7".parse().unwrap());
    assert_eq!(stuck.due().first(), None);
    assert_eq!(scores(&stuck), Some(vec![0, 20]));
    assert!(
        game.effects(&"C 7".parse().unwrap())
            .iter()
            .any(|effect| matches!(effect, Effect::Stuck))
    );
}

#[test]
fn a_forfeit_is_twenty_to_nothing() {
    let game = game(&["1 2 5 7", "3"]);
    assert_eq!(game.forfeited(Seat(0)).scores, [0, 20]);
    assert_eq!(game.forfeited(Seat(1)).scores, [20, 0]);
    assert_eq!(game.forfeited(Seat(1)).winner(), Some(Seat(0)));
}

/// The legal move that a random number picks.
pub fn pick(game: &Fugitive, number: u32) -> Option<Move> {
    let plain = Plain::of(game);
    let moves = plain.moves();
    let at = number as usize % moves.len().max(1);
    moves.get(at).map(|text| text.parse().unwrap())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn random_games_are_as_a_plain_reading_has_them(
        cities in 4..40_u8,
        roads in 30..100_u8,
        seed in any::<u64>(),
        numbers in prop::collection::vec(any::<u32>(), 0..102),
    ) {
        let options = MapOptions { roads, ..MapOptions::of(cities) };
        let mut game = Fugitive::new(map(&options, seed).unwrap());
        for number in numbers {
            let plain = Plain::of(&game);
            prop_assert_eq!(plain.scores(), game.scores());
            let moves = plain.moves();
            prop_assert_eq!(moves.is_empty(), game.outcome().is_some());
            // Illegal moves: out of turn, or too far.
            for text in ["1 2 3 4", "4 3 2 1", "1 2 2 4", "2", "C 1", "T 2", "P 3", "C 200"] {
                prop_assert_eq!(
                    game.check(&text.parse().unwrap()).is_ok(),
                    plain.allows(text),
                    "{} in {}", text, game
                );
            }
            let Some(mv) = pick(&game, number) else { break };
            prop_assert_eq!(game.to_string().parse::<Fugitive>().unwrap(), game.clone());
            game.try_play(&mv).unwrap();
        }
    }
}
