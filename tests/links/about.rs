//! Comments about players, and marks, in links and in records.

use proptest::prelude::*;
use warren::core::about::About;
use warren::core::link::envelope::{ABOUT, Envelope};
use warren::core::link::{self, LinkError};
use warren::core::record::Record;
use warren::core::scene::Scene;
use warren::games::dots::Dots;

const RECORD: &str =
    "warren 1 dots\n# seat 0: person\n# seat 1: engine, level 4\n# practice\nC4N\nG6N\n";

/// Valid comments, and others.
fn comments() -> impl Strategy<Value = String> {
    prop_oneof![
        Just("practice".to_owned()),
        Just("helped".to_owned()),
        "seat [0-9]: person",
        "seat [01]: engine, level [0-9]{1,3}",
        "seat [01]: \\PC{1,200}",
        "after [0-9]{1,3}:\\PC{0,700}",
        "after [0-9]{1,3} draws: (mark|arrow) [A-G][1-7]",
        any::<String>(),
    ]
}

prop_compose! {
    fn abouts()(comments in prop::collection::vec(comments(), 0..9)) -> About {
        let mut about = About::default();
        comments.iter().for_each(|comment| about.add(comment));
        about
    }
}

fn scene(about: About) -> Scene<Dots> {
    let record: Record<Dots> = "warren 1 dots\nC4N\nG6N\n".parse().unwrap();
    Scene {
        about,
        ..Scene::new(record)
    }
}

proptest! {
    #[test]
    fn links_and_records_keep_who_played(about in abouts()) {
        let scene = scene(about);
        prop_assert_eq!(link::decode::<Dots>(&link::encode(&scene)), Ok(scene.clone()));
        prop_assert_eq!(Scene::<Dots>::from_record(&scene.to_record()), Ok(scene));
    }
}

#[test]
fn a_record_has_them_as_comments() {
    let scene: Scene<Dots> = Scene::from_record(RECORD).unwrap();
    let wanted = ["seat 0: person", "seat 1: engine, level 4", "practice"];
    assert_eq!(scene.about.comments(), wanted);
    assert_eq!(scene.to_record(), RECORD);
    assert_eq!(scene.record.to_string(), "warren 1 dots\nC4N\nG6N\n");
}

#[test]
fn other_comments_are_skipped() {
    let lines = [
        "seat 900: person",
        "seat 9: person",
        "seat x: person",
        "seat 1:",
        "seat",
        "Practice makes perfect",
    ];
    for line in lines {
        let text = format!("warren 1 dots\n# {line}\nC4N\n");
        assert_eq!(About::read(&text, "#"), About::default(), "{line}");
    }
}

#[test]
fn a_comment_is_one_line_of_at_most_120_bytes() {
    let mut about = About::default();
    for name in ["", "a\nseat 1: b", "\u{7}b", &"ش".repeat(57)] {
        about.add(&format!("seat 0: {name}"));
        assert_eq!(about, About::default(), "{name:?}");
    }
    about.add(&format!("seat 0: {}", "ش".repeat(56)));
    assert_eq!(about.comments().len(), 1);
}

#[test]
fn a_seat_has_one_player_who_is_forgotten_when_others_play_on() {
    let mut about = About::default();
    for comment in ["seat 1: person", "practice", "seat 1: Alpha", "practice"] {
        about.add(comment);
    }
    assert_eq!(about.comments(), ["seat 1: Alpha", "practice"]);
    about.forget_players();
    assert_eq!(about.comments(), ["practice"]);
}

#[test]
fn without_anything_known_a_link_stays_as_it_was() {
    let plain = link::encode(&scene(About::default()));
    assert!(Envelope::read(&plain).is_err(), "it is of version 2");
}

#[test]
fn a_part_that_is_no_text_is_refused() {
    let mut about = About::default();
    about.add("seat 1: engine, level 4");
    let mut envelope = Envelope::read(&link::encode(&scene(about))).unwrap();
    let part = envelope.parts.iter_mut().find(|part| part.kind == ABOUT);
    part.unwrap().bytes.push(0xFF);
    assert_eq!(
        link::decode::<Dots>(&envelope.write()),
        Err(LinkError::Damaged)
    );
}
