//! Envelopes: links with several parts.

use proptest::prelude::*;
use warren::core::link::envelope::{ESSENTIAL, Envelope, LESSON, Part, SCENE};
use warren::core::link::{self, LinkError, Pack};
use warren::games::dots::Dots;
use warren::games::{name_of_link, rabbits::Rabbits};

use super::{kept_links, sealed};

/// The scene of a link of version 2 as a part, and the link.
fn scene_part() -> (Part, String) {
    let (_, code) = kept_links("version-2")
        .into_iter()
        .find(|(record, code)| record.starts_with("warren 1 dots") && !is_deflated(code))
        .unwrap();
    let bytes = bytes_of(&code)[4..].to_vec();
    (Part { kind: SCENE, bytes }, code)
}

fn bytes_of(code: &str) -> Vec<u8> {
    use base64::Engine as _;
    base64::prelude::BASE64_URL_SAFE_NO_PAD
        .decode(code)
        .unwrap()
}

fn is_deflated(code: &str) -> bool {
    bytes_of(code)[4] & 0x80 != 0
}

fn envelope(parts: Vec<Part>) -> String {
    let game = Dots::NUMBER;
    Envelope { game, parts }.write()
}

fn part(kind: u8, bytes: &[u8]) -> Part {
    Part {
        kind,
        bytes: bytes.to_vec(),
    }
}

#[test]
fn a_scene_in_an_envelope_is_the_scene_of_its_link() {
    let (scene, code) = scene_part();
    let expected_scene = link::decode::<Dots>(&code).unwrap();
    let parts = [
        vec![scene.clone()],
        vec![part(2, b"who played"), scene.clone()],
        vec![scene.clone(), part(127, &[0; 300])],
    ];
    for parts in parts {
        let text = envelope(parts.clone());
        assert_eq!(name_of_link(&text), Ok("dots"));
        assert_eq!(link::decode::<Dots>(&text), Ok(expected_scene.clone()));
        assert_eq!(link::decode::<Rabbits>(&text), Err(LinkError::OtherGame));
        assert_eq!(Envelope::read(&text).unwrap().parts, parts);
        assert_eq!(link::shortest(&text), Ok(text));
    }
}

#[test]
fn a_part_that_a_link_means_nothing_without_needs_a_newer_warren() {
    let (scene, _) = scene_part();
    let text = envelope(vec![scene, part(ESSENTIAL, b"a lesson")]);
    assert_eq!(link::decode::<Dots>(&text), Err(LinkError::Newer(3)));
    assert!(Envelope::read(&text).is_ok());
}

#[test]
fn a_lesson_comes_back_as_it_was_written() {
    let (_, code) = scene_part();
    let mut scene = link::decode::<Dots>(&code).unwrap();
    scene.lesson = Some("{\"title\": \"Прыжки\"}".to_string());
    let text = link::encode(&scene);
    assert_eq!(link::decode::<Dots>(&text), Ok(scene.clone()));
    scene.about.add("practice");
    assert_eq!(link::decode::<Dots>(&link::encode(&scene)), Ok(scene));
}

#[test]
fn a_link_holds_one_lesson_at_most_and_it_is_text() {
    let (scene, _) = scene_part();
    let lesson = part(LESSON, b"one");
    for parts in [
        vec![scene.clone(), lesson.clone(), lesson.clone()],
        vec![scene, part(LESSON, &[0xff])],
        vec![lesson],
    ] {
        let text = envelope(parts);
        assert_eq!(link::decode::<Dots>(&text), Err(LinkError::Damaged));
    }
}

#[test]
fn an_envelope_without_one_scene_is_damaged() {
    let (scene, _) = scene_part();
    for parts in [vec![], vec![part(2, b"")], vec![scene.clone(), scene]] {
        let text = envelope(parts);
        assert_eq!(link::decode::<Dots>(&text), Err(LinkError::Damaged));
    }
}

#[test]
fn parts_that_are_cut_off_or_too_many_are_refused() {
    let head = 0x30 | Dots::NUMBER;
    let long = [0, SCENE, 0xFF, 0xFF, 0xFF, 0xFF, 0x0F];
    let endless = [0, SCENE, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF];
    let many: Vec<u8> = [0].into_iter().chain([2, 0].repeat(33)).collect();
    for body in [
        &[1][..],
        &[0, SCENE],
        &[0, SCENE, 2, 7],
        &long,
        &endless,
        &many,
    ] {
        let text = sealed(head, body);
        assert_eq!(Envelope::read(&text), Err(LinkError::Damaged), "{body:?}");
        assert_eq!(link::decode::<Dots>(&text), Err(LinkError::Damaged));
    }
}

#[test]
fn a_link_of_an_older_version_is_no_envelope() {
    let (_, code) = scene_part();
    assert_eq!(Envelope::read(&code), Err(LinkError::NotALink));
}

proptest! {
    #[test]
    fn an_envelope_comes_back_as_it_was(
        game in 0_u8..16,
        parts in prop::collection::vec(
            (any::<u8>(), prop::collection::vec(any::<u8>(), 0..400)),
            0..=32,
        ),
    ) {
        let parts = parts.iter().map(|(kind, bytes)| part(*kind, bytes)).collect();
        let envelope = Envelope { game, parts };
        prop_assert_eq!(Envelope::read(&envelope.write()), Ok(envelope));
    }

    #[test]
    fn no_body_makes_reading_an_envelope_panic(body in prop::collection::vec(any::<u8>(), 0..60)) {
        let text = sealed(0x30 | Dots::NUMBER, &body);
        let _ = Envelope::read(&text);
        let _ = link::decode::<Dots>(&text);
    }
}
