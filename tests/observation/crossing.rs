//! The Crossing: a player sees only the nine cells around its token, and never the other player.

use std::sync::Arc;

use proptest::prelude::*;
use serde_json::to_value;
use warren::core::game::{Game, Seat};
use warren::core::observation::Observation;
use warren::core::protocol::Witness;
use warren::core::record::Record;
use warren::core::referee::transcript_entries;
use warren::games::crossing::generator::plain_board;
use warren::games::crossing::{CELLS, Cell, Crossing, CyclePoint, Fate, Move, Step};
use warren::thinking::search::Random;

use crate::{seen, seen_as_played};

const SEATS: [Seat; 2] = [Seat(0), Seat(1)];

/// The step that a number picks among those that stay on the board.
fn step(game: &Crossing, seat: Seat, number: u32) -> Step {
    let legal = |step: &&Step| game.check_step(seat, **step).is_ok();
    let steps: Vec<&Step> = Step::ALL.iter().filter(legal).collect();
    // Only a quarter of the steps may end in the water, so that tokens make progress.
    let dry = |step: &&&Step| matches!(game.fate(seat, ***step), Fate::Stand | Fate::Cross);
    let dry: Vec<&Step> = steps.iter().filter(dry).copied().collect();
    match number % 4 {
        0 => *steps[(number / 4) as usize % steps.len()],
        _ if dry.is_empty() => Step::Hold,
        _ => *dry[(number / 4) as usize % dry.len()],
    }
}

fn random_game(seed: u64, numbers: &[(u32, u32)]) -> Record<Crossing> {
    let mut record = Record::new(plain_board(&mut Random::new(seed)));
    for &(one, other) in numbers {
        let game = record.last();
        if game.outcome().is_some() {
            break;
        }
        let mv = Move([step(game, Seat(0), one), step(game, Seat(1), other)]);
        record.play(mv).unwrap();
    }
    record
}

/// A game that looks the same to one player, with other islands where it cannot know them, and another opponent.
fn other_game(record: &Record<Crossing>, seat: Seat, random: &mut Random) -> Record<Crossing> {
    let observation = Observation::of(record, Some(seat));
    let known = observation
        .memory(record.moves().len())
        .known()
        .unwrap()
        .clone();
    let turns = known.turn();
    let start = record.start();
    let mut places = [CyclePoint::default(); CELLS];
    for cell in Cell::all().filter(|cell| !cell.is_corner()) {
        // A place that fits after these turns, moved back to the start.
        let turns_to_turn_0 = 14 - turns % 14;
        let fits: Vec<CyclePoint> = known
            .belief()
            .at(cell)
            .after(turns_to_turn_0)
            .iter()
            .collect();
        places[cell.index()] = fits[random.below(fits.len())];
    }
    let mut other = Record::new(Crossing::new(Arc::clone(start.heights()), places));
    for mv in record.moves() {
        let mut steps = mv.0;
        let rival = seat.other();
        steps[rival.index()] = step(other.last(), rival, random.bits() as u32);
        other.play(Move(steps)).unwrap();
    }
    other
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn a_player_sees_only_what_the_protocol_sends(
        seed in any::<u64>(),
        numbers in prop::collection::vec((any::<u32>(), any::<u32>()), 0..100),
    ) {
        let record = random_game(seed, &numbers);
        for seat in SEATS {
            let other = other_game(&record, seat, &mut Random::new(seed));
            prop_assert_eq!(transcript_entries(&record, seat), transcript_entries(&other, seat));
            let [one, other] = [&record, &other].map(|game| seen(&Observation::of(game, Some(seat))));
            prop_assert_eq!(one, other);
        }
    }

    #[test]
    fn a_record_is_seen_as_it_was_played(
        seed in any::<u64>(),
        numbers in prop::collection::vec((any::<u32>(), any::<u32>()), 0..190),
    ) {
        seen_as_played(&random_game(seed, &numbers));
    }

    /// A game that begins in the middle shows a player its token, but not the islands.
    #[test]
    fn a_start_in_the_middle_keeps_its_secrets(
        seed in any::<u64>(),
        numbers in prop::collection::vec((any::<u32>(), any::<u32>()), 10..120),
    ) {
        let whole = random_game(seed, &numbers);
        let middle = whole.position(numbers.len() / 2).unwrap().clone();
        let mut record = Record::new(middle.clone());
        for mv in &whole.moves()[numbers.len() / 2..] {
            record.play(*mv).unwrap();
        }
        seen_as_played(&record);
        for seat in SEATS {
            let observation = Observation::of(&record, Some(seat));
            let known = observation.memory(0).known().unwrap().clone();
            prop_assert_eq!(known.token(), middle.token(seat));
            prop_assert_eq!(known.delivered(), middle.delivered(seat));
            prop_assert_eq!(known.turn(), middle.turn());
            for cell in Cell::all().filter(|&cell| !middle.token(seat).window().contains(&Some(cell))) {
                prop_assert_eq!(known.belief().at(cell).len(), 14);
            }
        }
    }
}

#[test]
fn views_differ_in_whom_they_show() {
    let mut record: Record<Crossing> = Record::begin(None).unwrap();
    record.play("EH".parse().unwrap()).unwrap();
    let report = |seat| to_value(Observation::of(&record, seat).memory(1).report()).unwrap();
    let one = report(Some(Seat(0)));
    assert_eq!(one["players"][0]["cell"], to_value([7, 1]).unwrap());
    assert!(one["players"][1].is_null() && one["scores"][1].is_null());
    let two = report(Some(Seat(1)));
    assert!(two["players"][0].is_null());
    let all = report(None);
    assert_eq!(all["players"][0]["window"], one["players"][0]["window"]);
    assert_eq!(all["players"][1]["window"], two["players"][1]["window"]);
    assert!(
        all["islands"]
            .as_array()
            .unwrap()
            .iter()
            .all(|island| !island["course"].is_null())
    );
    assert_eq!(Observation::of(&record, Some(Seat(0))).moves(), ["E?"]);
    assert_eq!(Observation::of(&record, Some(Seat(1))).moves(), ["?H"]);
    // Seen in two turns, seen in one, never seen.
    let island = |row: usize, column: usize| {
        one["islands"][8 * row + column]["known"]
            .as_str()
            .unwrap()
            .to_owned()
    };
    assert_eq!(island(6, 0), "known");
    assert_eq!(island(6, 2), "guessed");
    assert_eq!(island(0, 3), "unknown");
    assert_eq!(island(7, 7), "still");
}
