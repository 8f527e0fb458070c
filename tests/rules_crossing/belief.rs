//! The knowledge about the islands, against all their possible movements.

use proptest::prelude::*;
use warren::core::game::{Game, Seat};
use warren::core::observation::Observation;
use warren::core::protocol::{Memory, Protocol, Said, Witness};
use warren::core::record::Record;
use warren::core::referee::transcript_entries;
use warren::games::crossing::protocol::{CrossingMemory, Known};
use warren::games::crossing::{Cell, Crossing, CyclePoint, TURNS};

use super::{PlainIsland, random_game};

/// An island that begins in a place of the cycle.
fn island(height: i8, place: CyclePoint) -> PlainIsland {
    PlainIsland {
        height: height.into(),
        phase: place.phase(height).into(),
        rises: place.number() < 7,
    }
}

/// Whether an island that begins so fits the knowledge of a player in a record: its windows, and a token that returns to its
/// start cell only if the island below it sank.
fn fits(record: &Record<Crossing>, seat: Seat, cell: Cell, place: CyclePoint) -> bool {
    let mut island = island(record.start().heights().at(cell), place);
    for turn in 0..=record.moves().len() {
        let now = record.position(turn).unwrap();
        let seen = now.window(seat);
        let is_seen = turn == record.moves().len() || now.outcome().is_none();
        for (other, phase) in now.token(seat).window().into_iter().zip(seen) {
            if is_seen && other == Some(cell) && i32::from(phase) != island.phase {
                return false;
            }
        }
        if let Some(mv) = record.moves().get(turn) {
            let step = mv.0[seat.index()];
            let to = now.token(seat).after(step).unwrap();
            let next = record.position(turn + 1).unwrap();
            let drowned = next.delivered(seat) == now.delivered(seat) && next.token(seat) != to;
            let was_dry = island.phase >= 0;
            island.go_on();
            // A token that came back from the island sank with it; a token that is still on it did not.
            if to == cell && was_dry && drowned != (island.phase < 0) {
                return false;
            }
        }
    }
    true
}

/// The memory of a program after all lines of a record.
fn memory(record: &Record<Crossing>, seat: Seat) -> CrossingMemory {
    let mut memory = CrossingMemory::new(&[]);
    for line in record.start().opening(seat).lines {
        memory.hear(&line).unwrap();
    }
    for said in transcript_entries(record, seat) {
        match said {
            Said::Heard(line) => drop(memory.hear(&line).unwrap()),
            Said::Answered(lines) => memory.say(&lines).unwrap(),
        }
    }
    memory
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(80))]

    #[test]
    fn the_belief_is_exact(
        seed in any::<u64>(),
        numbers in prop::collection::vec(any::<u32>(), 0..60),
        player in 0..2_u8,
    ) {
        let record = random_game(seed, &numbers);
        let seat = Seat(player);
        let memory = memory(&record, seat);
        let known = memory.known().unwrap();
        let turns = record.moves().len() as u32;
        prop_assert_eq!(known.token(), record.last().token(seat));
        prop_assert_eq!(known.delivered(), record.last().delivered(seat));
        for cell in Cell::all().filter(|cell| !cell.is_corner()) {
            let expected: Vec<CyclePoint> = CyclePoint::all()
                .filter(|&place| fits(&record, seat, cell, place))
                .map(|place| place.after(turns))
                .collect();
            let mut expected: Vec<u8> = expected.into_iter().map(CyclePoint::number).collect();
            expected.sort_unstable();
            let believed: Vec<u8> = known.belief().at(cell).iter().map(CyclePoint::number).collect();
            prop_assert_eq!(believed, expected, "{} after {} turns", cell, turns);
        }
    }
}

/// The last position of a game, with more delivered tokens and a later turn than such a short game has.
fn with_deliveries(record: &Record<Crossing>) -> Crossing {
    let text = record.last().to_string();
    let turn = (record.last().turn() + 3).to_string();
    let mut words: Vec<&str> = text.split(' ').collect();
    words[3] = "3+2";
    words[4] = &turn;
    words.join(" ").parse().unwrap()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(20))]

    #[test]
    fn the_spectator_knows_the_position(
        seed in any::<u64>(),
        numbers in prop::collection::vec(any::<u32>(), 0..60),
        player in 0..2_u8,
        left in 1..TURNS,
    ) {
        let position = with_deliveries(&random_game(seed, &numbers));
        let seat = Seat(player);
        let known = Known::of_position(&position, seat, left);
        prop_assert_eq!(known.turn(), TURNS - left);
        prop_assert_eq!(known.token(), position.token(seat));
        prop_assert_eq!(known.delivered(), position.delivered(seat));
        prop_assert_eq!(known.window(), Some(&position.window(seat)));
        for cell in Cell::all().filter(|cell| !cell.is_corner()) {
            let believed: Vec<CyclePoint> = known.belief().at(cell).iter().collect();
            prop_assert_eq!(believed, vec![position.cycle_point(cell)], "{}", cell);
        }
    }

    #[test]
    fn a_program_that_joins_a_game_knows_its_own_part(
        seed in any::<u64>(),
        numbers in prop::collection::vec(any::<u32>(), 0..60),
        player in 0..2_u8,
    ) {
        let position = with_deliveries(&random_game(seed, &numbers));
        let seat = Seat(player);
        let memory = CrossingMemory::at(&position.standpoint(seat), seat).unwrap();
        let known = memory.known().unwrap();
        prop_assert_eq!(known.turn(), position.turn());
        prop_assert_eq!(known.token(), position.token(seat));
        prop_assert_eq!(known.delivered(), position.delivered(seat));
        prop_assert_eq!(known.heights(), position.heights());
    }
}

#[test]
fn the_heights_may_all_be_on_one_line() {
    let record: Record<Crossing> = Record::begin(None).unwrap();
    let lines = record.start().opening(Seat(1)).lines;
    let (player, rows) = lines.split_last().unwrap();
    let mut one_by_one = CrossingMemory::new(&[]);
    for line in &lines {
        one_by_one.hear(line).unwrap();
    }
    let mut at_once = CrossingMemory::new(&[]);
    at_once.hear(&rows.join(" ")).unwrap();
    at_once.hear(player).unwrap();
    assert_eq!(at_once.seat(), Some(Seat(1)));
    let [first, second] = [&one_by_one, &at_once].map(|memory| memory.known().unwrap().heights());
    assert_eq!(first, second);
}

#[test]
fn a_spectator_sees_what_a_legal_move_does() {
    let record: Record<Crossing> = Record::begin(None).unwrap();
    let spectator = Observation::of(&record, None);
    assert_eq!(spectator.memory(0).effects("EH").len(), 2);
    assert_eq!(spectator.memory(0).effects("SH").len(), 0);
}

#[test]
fn a_sunk_token_reveals_its_island() {
    // The statement's fourth turn: north onto an island in phase 0, which sank.
    let text: Vec<&str> = vec!["EH", "NH", "EH", "NH"];
    let mut record: Record<Crossing> = Record::begin(None).unwrap();
    for mv in text {
        record.play(mv.parse().unwrap()).unwrap();
    }
    let island = Cell::new(5, 2);
    let before = {
        let mut record = record.clone();
        record.cut(3);
        Observation::of(&record, Some(Seat(0)))
    };
    // Already seen in turn 3, two turns away. So its direction was known and the step was a mistake.
    assert_eq!(
        before.memory(3).known().unwrap().belief().at(island).len(),
        1
    );
    let after = Observation::of(&record, Some(Seat(0)));
    let known = after.memory(4).known().unwrap();
    assert_eq!(known.token(), Cell::new(7, 0));
    assert_eq!(known.belief().at(island).len(), 1);
}
