//! The properties of every game, tested with random games. A game joins by a [`Case`] and a line in [`cases!`].

#![cfg(not(target_arch = "wasm32"))]

mod cases;
mod drafts;
mod nim;

use std::time::Duration;

use base64::Engine as _;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use proptest::prelude::*;
use warren::core::game::{Game, Seat};
use warren::core::link::{self, LinkError};
use warren::core::log::{self, Log};
use warren::core::protocol::{Cue, Memory, Protocol, Reading, Said};
use warren::core::record::{self, End, Reason, Record};
use warren::core::referee::{Order, Referee, SeatRules, transcript_at, transcript_entries};
use warren::core::scene::Scene;
use warren::games::crossing::Crossing;
use warren::games::dots::Dots;
use warren::games::fugitive::Fugitive;
use warren::games::mice::Mice;
use warren::games::rabbits::Rabbits;

use cases::Case;
use nim::Nim;

/// A game with the moves that the numbers pick, until either run out.
fn played<G: Case>(numbers: &[u32]) -> Record<G> {
    let mut record = Record::new(G::start());
    for &number in numbers {
        let Some(mv) = record.last().pick(number) else {
            break;
        };
        record.play(mv).unwrap();
    }
    record
}

fn positions<G: Case>(record: &Record<G>) -> impl Iterator<Item = &G> {
    (0..=record.moves().len()).map(|played| record.position(played).unwrap())
}

fn turns_and_ends_agree<G: Case>(record: &Record<G>) {
    assert!(record.moves().len() <= G::MAX_PLIES);
    for (played, position) in positions(record).enumerate() {
        assert_eq!(position.ply() as usize, played);
        let is_last = played == record.moves().len();
        assert!(is_last || position.outcome().is_none());
        assert_eq!(position.outcome().is_some(), position.due().is_empty());
        assert_eq!(position.outcome().is_some(), position.pick(0).is_none());
        assert!(position.due().iter().all(|s| s.index() < position.seats()));
        if let Some(outcome) = position.outcome() {
            assert_eq!(outcome.scores.len(), position.seats());
            assert_eq!(Some(outcome.scores), position.scores());
        }
    }
}

fn texts_can_be_read_back<G: Case>(record: &Record<G>) {
    for position in positions(record) {
        assert_eq!(&position.to_string().parse::<G>().unwrap(), position);
    }
    for mv in record.moves() {
        assert_eq!(&mv.to_string().parse::<G::Move>().unwrap(), mv);
    }
    let mut record = record.clone();
    for _ in 0..2 {
        let text = record.to_string();
        assert_eq!(text.parse::<Record<G>>().unwrap(), record);
        if let Some(text) = record.to_headless() {
            assert_eq!(Record::headless(&text).unwrap(), record);
            assert_eq!(record.to_string(), format!("warren 1 {}\n{text}", G::ID));
        }
        assert_eq!(record::game_named(&text).unwrap().1, G::ID);
        let _ = record.finish(End {
            seat: Seat(1),
            reason: Reason::Late,
        });
    }
}

/// A record that starts at the middle of another.
fn second_half<G: Case>(record: &Record<G>) -> Record<G> {
    let middle = record.moves().len() / 2;
    let mut second_record = Record::new(record.position(middle).unwrap().clone());
    for mv in &record.moves()[middle..] {
        second_record.play(mv.clone()).unwrap();
    }
    second_record
}

/// A record may begin at any position.
fn records_can_start_in_the_middle<G: Case>(record: &Record<G>) {
    let second_record = second_half(record);
    assert_eq!(second_record.last(), record.last());
    assert_eq!(
        second_record.to_string().parse::<Record<G>>().unwrap(),
        second_record
    );
}

/// A link holds the whole game or its second half, with any point, any side of the board, and a forfeit.
fn links_hold_the_scene<G: Case>(record: &Record<G>) {
    let second_record = second_half(record);
    let mut forfeited = record.clone();
    let _ = forfeited.finish(End {
        seat: Seat(1),
        reason: Reason::Silent,
    });
    for record in [record.clone(), second_record, forfeited] {
        let end = (record.moves().len(), Some(Seat(1)));
        for ((point, viewpoint), comment) in [((0, None), ""), (end, "practice")] {
            let mut scene = Scene {
                point,
                viewpoint,
                ..Scene::new(record.clone())
            };
            scene.about.add(comment);
            let text = link::encode(&scene);
            assert_eq!(link::number_in(&text), Ok(G::NUMBER));
            assert_eq!(link::decode::<G>(&text), Ok(scene));
        }
    }
}

/// Random bits behind a right checksum are a scene, or are rejected.
fn any_bits_are_a_scene_or_an_error<G: Case>(version: u8, body: &[u8]) {
    let mut bytes = [&[version << 4 | G::NUMBER], body].concat();
    let crc = crc::Crc::<u32>::new(&crc::CRC_32_ISO_HDLC).checksum(&bytes);
    bytes.splice(1..1, crc.to_be_bytes()[1..].iter().copied());
    let text = BASE64_URL_SAFE_NO_PAD.encode(&bytes);
    match link::decode::<G>(&text) {
        Ok(scene) => assert_eq!(link::decode::<G>(&link::encode(&scene)), Ok(scene)),
        Err(error) => assert_eq!(error, LinkError::Damaged),
    }
}

/// A link with one changed bit and its end cut off, behind a right checksum; the same as a deflated link; and a link whose
/// deflated bytes are changed in this way.
fn changed_bits_are_a_scene_or_an_error<G: Case>(record: &Record<G>, at: usize, length: usize) {
    let bytes = BASE64_URL_SAFE_NO_PAD.decode(link::encode(&Scene::new(record.clone())));
    let bytes = bytes.unwrap().split_off(4);
    let plain = match &bytes[..] {
        [0x80, deflated @ ..] => miniz_oxide::inflate::decompress_to_vec(deflated).unwrap(),
        plain => plain.to_vec(),
    };
    let changed = |bytes: &[u8]| {
        let mut bytes = bytes.to_vec();
        let bit = at % (bytes.len() * 8);
        bytes[bit / 8] ^= 1 << (bit % 8);
        bytes.truncate(1 + length % bytes.len());
        bytes
    };
    let deflated =
        |bytes: &[u8]| [vec![0x80], miniz_oxide::deflate::compress_to_vec(bytes, 6)].concat();
    for version in [1, 2] {
        any_bits_are_a_scene_or_an_error::<G>(version, &changed(&plain));
        any_bits_are_a_scene_or_an_error::<G>(version, &deflated(&changed(&plain)));
        any_bits_are_a_scene_or_an_error::<G>(version, &changed(&deflated(&plain)));
    }
}

fn refused_moves_change_nothing<G: Case>(record: &Record<G>) {
    for position in positions(record) {
        for mv in G::candidates() {
            let mut position_after = position.clone();
            match position.check(&mv) {
                Ok(()) => {
                    position_after.try_play(&mv).unwrap();
                    assert_eq!(position_after.ply(), position.ply() + 1);
                }
                Err(rule) => {
                    assert_eq!(position_after.try_play(&mv), Err(rule.clone()));
                    assert_eq!(&position_after, position);
                    assert!(!rule.to_string().contains('{'), "{rule}");
                }
            }
        }
    }
}

fn a_finished_game_refuses_moves<G: Case>(record: &Record<G>) {
    let mut over = record.clone();
    let by_rules = over.last().outcome().is_some();
    let end = End {
        seat: Seat(0),
        reason: Reason::Resigns,
    };
    assert_eq!(over.finish(end).is_err(), by_rules);
    let before = over.clone();
    for mv in G::candidates() {
        assert_eq!(over.play(mv.clone()).unwrap_err().rule, "game-over");
        if by_rules {
            assert_eq!(over.last().check(&mv).unwrap_err().rule, "game-over");
        }
    }
    assert!(over.finish(end).is_err());
    assert_eq!(over, before);
    assert_eq!(
        over.outcome().unwrap().places().len(),
        over.start().seats(),
        "everybody has a place"
    );
}

fn answers_make_moves_and_moves_make_answers<G: Case>(record: &Record<G>) {
    for (position, mv) in positions(record).zip(record.moves()) {
        let answers = position.split(mv);
        assert_eq!(answers.len(), position.due().iter().count());
        assert_eq!(&position.join(&answers), mv);
        for (seat, answer) in position.due().iter().zip(&answers) {
            position.check_answer(seat, answer).unwrap();
            let lines = position.answer_lines(seat, answer);
            for part in 0..lines.len() {
                assert_eq!(
                    position.read_answer(seat, &lines[..part]).unwrap(),
                    Reading::More
                );
            }
            assert_eq!(
                position.read_answer(seat, &lines).unwrap(),
                Reading::Whole(answer.clone())
            );
        }
    }
}

/// The log of every seat can be read back.
fn logs_can_be_read_back<G: Case>(record: &Record<G>) {
    for seat in 0..record.start().seats() as u8 {
        let log = Log::of(record, Seat(seat));
        let read = log::read(&log.to_string(), &[log::LogGame::of::<G>()]);
        assert_eq!(read, Ok(log));
    }
}

/// A program can join a game in progress. It gets the position, or in a game with secrets the lines of its seat.
fn programs_can_join_a_game<G: Case>(record: &Record<G>) {
    let second_record = second_half(record);
    for record in [record, &second_record] {
        for seat in record.last().due().iter() {
            for played in [0, record.moves().len()] {
                let known = transcript_at(record, played, seat);
                let start = record.start();
                let is_usual = start.start_lines().is_some();
                if !G::HAS_SECRETS {
                    let position = record.position(played).map(G::to_string);
                    assert_eq!((known.position, known.entries), (position, vec![]));
                    continue;
                }
                if played > 0 {
                    assert_eq!(known.entries, transcript_entries(record, seat));
                }
                if is_usual {
                    assert_eq!(
                        (known.position, known.lines),
                        (None, start.opening(seat).lines)
                    );
                } else {
                    assert_eq!(known.position, Some(start.standpoint(seat)));
                }
            }
        }
    }
}

/// Plays the game again from its move `from` on, with a memory in every seat that reads the referee's lines and answers as
/// recorded. The referee gets the same record, and every memory knows when to answer and when to leave.
fn referee_and_memories_play_the_same_game<G: Case>(record: &Record<G>, from: usize) {
    let mut begun = record.clone();
    begun.cut(from);
    let rules = vec![SeatRules::default(); record.start().seats()];
    let mut referee = Referee::new(begun, &rules);
    let mut memories: Vec<G::Memory> = Vec::new();
    let mut orders = std::collections::VecDeque::from(referee.begin());
    let mut said = from;
    loop {
        let Some(order) = orders.pop_front() else {
            let Some(mv) = record.moves().get(said) else {
                break;
            };
            said += 1;
            let position = referee.record().last().clone();
            for (seat, answer) in position.due().iter().zip(position.split(mv)) {
                assert_eq!(memories[seat.index()].cue(), Cue::Answer);
                let lines = position.answer_lines(seat, &answer);
                memories[seat.index()].say(&lines).unwrap();
                for line in lines {
                    orders.extend(referee.receive_line(seat, &line, Duration::ZERO));
                }
            }
            continue;
        };
        match order {
            Order::Start {
                files,
                lines,
                transcript,
                ..
            } => {
                let mut memory = G::Memory::new(&files);
                assert_eq!(memory.cue(), Cue::Listen);
                for line in lines {
                    memory.hear(&line).unwrap();
                }
                for line in transcript {
                    match line {
                        Said::Heard(line) => drop(memory.hear(&line).unwrap()),
                        Said::Answered(lines) => memory.say(&lines).unwrap(),
                    }
                }
                memories.push(memory);
            }
            Order::Send { seat, lines, .. } => {
                for line in lines {
                    memories[seat.index()].hear(&line).unwrap();
                }
            }
            Order::Played { length, .. } => assert_eq!(length, said),
            Order::Refused { .. } => unreachable!("no seat is patient"),
            Order::Kill { seat } => assert_eq!(memories[seat.index()].cue(), Cue::Leave),
            Order::Verdict(verdict) => assert_eq!(Some(verdict.outcome), record.outcome()),
        }
    }
    assert_eq!(referee.record(), record);
    assert_eq!(referee.verdict().is_some(), record.outcome().is_some());
}

macro_rules! cases {
    ($($name:ident: $game:ty),+ $(,)?) => {
        $(mod $name {
            use super::*;

            proptest! {
                #![proptest_config(ProptestConfig::with_cases(48))]

                #[test]
                fn holds_what_holds_in_every_game(
                    numbers in prop::collection::vec(any::<u32>(), 0..=<$game>::MAX_PLIES + 1)
                ) {
                    let record: Record<$game> = played(&numbers);
                    turns_and_ends_agree(&record);
                    texts_can_be_read_back(&record);
                    records_can_start_in_the_middle(&record);
                    links_hold_the_scene(&record);
                    logs_can_be_read_back(&record);
                    programs_can_join_a_game(&record);
                    refused_moves_change_nothing(&record);
                    a_finished_game_refuses_moves(&record);
                    answers_make_moves_and_moves_make_answers(&record);
                    referee_and_memories_play_the_same_game(&record, 0);
                    referee_and_memories_play_the_same_game(&record, record.moves().len() / 2);
                }

                #[test]
                fn ends_by_its_rules(seed in any::<u32>()) {
                    let numbers: Vec<u32> = (0..=<$game>::MAX_PLIES as u32)
                        .map(|n| (n ^ seed).wrapping_mul(0x9E37_79B1) >> 7)
                        .collect();
                    let record: Record<$game> = played(&numbers);
                    prop_assert!(record.last().outcome().is_some());
                    turns_and_ends_agree(&record);
                    a_finished_game_refuses_moves(&record);
                    referee_and_memories_play_the_same_game(&record, 0);
                }

                #[test]
                fn no_changed_link_makes_it_panic(
                    numbers in prop::collection::vec(any::<u32>(), 0..40),
                    at in any::<usize>(),
                    length in any::<usize>(),
                ) {
                    let record: Record<$game> = played(&numbers);
                    changed_bits_are_a_scene_or_an_error(&record, at, length);
                    changed_bits_are_a_scene_or_an_error(&record, at, usize::MAX);
                }

                #[test]
                fn no_link_makes_it_panic(
                    bytes in prop::collection::vec(any::<u8>(), 0..300),
                    text in "\\PC{0,80}|[A-Za-z0-9_-]{0,400}",
                ) {
                    for version in [1, 2] {
                        any_bits_are_a_scene_or_an_error::<$game>(version, &bytes);
                    }
                    let _ = link::decode::<$game>(&text);
                }

                #[test]
                fn no_text_makes_it_panic(text in "\\PC{0,40}|[A-Ga-g0-9/ .,NESW\n-]{0,60}") {
                    let _ = text.parse::<$game>();
                    let _ = text.parse::<<$game as Game>::Move>();
                    let _ = format!("warren 1 {}\n{text}", <$game>::ID).parse::<Record<$game>>();
                    let _ = format!("warren 1 {}\nstart {text}", <$game>::ID).parse::<Record<$game>>();
                    let mut memory = <$game as Protocol>::Memory::new(&[]);
                    let _ = text.lines().try_for_each(|line| memory.hear(line).map(drop));
                }
            }
        })+
    };
}

macro_rules! set_up {
    ($($name:ident: $game:ty),+ $(,)?) => {
        mod set_up {
            use super::*;

            proptest! {
                #![proptest_config(ProptestConfig::with_cases(48))]

                $(#[test]
                fn $name(
                    numbers in prop::collection::vec(any::<u32>(), 0..=<$game>::MAX_PLIES + 1),
                    seed in any::<u64>(),
                    text in "\\PC{0,40}|[A-Ga-g0-9/ .,NESW\n-]{0,60}",
                ) {
                    let record: Record<$game> = played(&numbers);
                    let mut random = drafts::Random(seed);
                    drafts::are_positions(&record);
                    drafts::bear_any_edits(Some(record.last()), &mut random);
                    drafts::bear_any_edits::<$game>(None, &mut random);
                    drafts::refuse_other_contents(&<$game as Case>::start(), &mut random);
                    drafts::refuse_other_contents(record.last(), &mut random);
                    drafts::refuse_other_edits::<$game>(&mut random);
                    let _ = warren::thinking::draft::read::<<$game as warren::thinking::draft::Drafted>::Draft>(&text);
                })+
            }
        }
    };
}

macro_rules! listed {
    ($($name:ident: $game:ty),+ $(,)?) => {
        cases! { $($name: $game),+ }
        set_up! { $($name: $game),+ }

        #[test]
        fn every_game_takes_part() {
            let tested_ids = [$(<$game>::ID),+];
            let all: Vec<&str> = warren::games::GameId::ALL.iter().map(|game| game.id()).collect();
            assert_eq!(tested_ids[..], all[..]);
        }
    };
}

listed! {
    rabbits: Rabbits,
    mice: Mice,
    dots: Dots,
    fugitive: Fugitive,
    crossing: Crossing,
}

// A game outside the list, with only rules and a protocol.
cases! { a_sixth: Nim }
