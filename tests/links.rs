//! Links: what is changed is refused in a sentence, and the text of version 1 stays. That every scene comes back as it was
//! is in `conformance`, for every game.

use proptest::prelude::*;
use warren::game::{Game, Listed, Seat};
use warren::games::dots::Dots;
use warren::games::rabbits::Rabbits;
use warren::link::{self, LinkError};
use warren::record::{End, Reason, Record};
use warren::scene::Scene;

/// A game of dots with a move for each number, as far as the game goes.
fn game(start: Dots, choices: &[u16]) -> Record<Dots> {
    let mut record = Record::new(start);
    let mut moves = Vec::new();
    for &choice in choices {
        record.last().legal_moves(&mut moves);
        if moves.is_empty() {
            break;
        }
        record
            .play(moves[usize::from(choice) % moves.len()])
            .unwrap();
    }
    record
}

prop_compose! {
    fn scenes()(
        choices in prop::collection::vec(any::<u16>(), 0..260),
        before in prop::collection::vec(any::<u16>(), 0..60),
        point in any::<usize>(),
        viewpoint in prop::option::of(0..2u8),
        end in prop::option::of((0..2u8, 0..5usize)),
    ) -> Scene<Dots> {
        let start = game(Dots::default(), &before).last().clone();
        let mut record = game(start, &choices);
        if let Some((seat, reason)) = end {
            let end = End { seat: Seat(seat), reason: Reason::ALL[reason] };
            // A game that is over by its rules takes no other end.
            let _ = record.finish(end);
        }
        Scene {
            point: point % (record.moves().len() + 1),
            record,
            viewpoint: viewpoint.map(Seat),
        }
    }
}

proptest! {
    #[test]
    fn a_changed_link_is_refused(scene in scenes(), at in any::<usize>(), other in "[A-Za-z0-9_-]") {
        let text = link::encode(&scene);
        let at = at % text.len();
        let mut changed = text.clone();
        changed.replace_range(at..=at, &other);
        if changed != text {
            prop_assert!(link::decode::<Dots>(&changed).is_err());
        }
        prop_assert!(link::decode::<Dots>(&text[..at]).is_err());
    }
}

#[test]
fn links_of_version_1_are_read_forever() {
    let record: Record<Dots> = "warren 1 dots\nC4N\nG6N\nC2N\nend 1 resigns\n"
        .parse()
        .unwrap();
    let scene = Scene {
        point: 2,
        record,
        viewpoint: Some(Seat(1)),
    };
    let text = "FXaPuUAANEwSQACkAA";
    assert_eq!(link::encode(&scene), text);
    assert_eq!(link::decode::<Dots>(text), Ok(scene));

    let record: Record<Rabbits> = "warren 1 rabbits\nlimit 150\nSWNNWSSE\nWSESWE\nend 0 late\n"
        .parse()
        .unwrap();
    let middle = record.last().clone();
    for (record, text) in [
        (record, "Eavi3xSwABMbKakBBA"),
        (
            Record::new(middle),
            "ETUfYhy3_____________________________________z___h_______5___h___A___z_________________________________6tKEliWqyua6K8fKJn6ipxHKAwAAIAAA",
        ),
    ] {
        let scene = Scene::new(record);
        assert_eq!(link::encode(&scene), text);
        assert_eq!(link::decode::<Rabbits>(text), Ok(scene));
    }
}

#[cfg(not(target_arch = "wasm32"))]
#[test]
fn the_command_writes_and_reads_links() {
    let warren = |arguments: &[&str]| {
        let output = std::process::Command::new(env!("CARGO_BIN_EXE_warren"))
            .args(arguments)
            .output()
            .unwrap();
        let text = |bytes| String::from_utf8(bytes).unwrap();
        (
            output.status.code(),
            text(output.stdout),
            text(output.stderr),
        )
    };
    let file = "tests/records/dots-005.rec";
    let page = "http://localhost/sub/#old";
    let (status, link, _) = warren(&[
        "link",
        file,
        "--page",
        page,
        "--at",
        "7",
        "--viewpoint",
        "1",
    ]);
    assert_eq!(status, Some(0));
    let code = link
        .trim_end()
        .strip_prefix("http://localhost/sub/#")
        .unwrap();
    let scene = link::decode::<Dots>(code).unwrap();
    assert_eq!((scene.point, scene.viewpoint), (7, Some(Seat(1))));
    let (status, record, _) = warren(&["unlink", link.trim_end()]);
    assert_eq!(status, Some(0));
    assert_eq!(record, std::fs::read_to_string(file).unwrap());

    let (status, _, error) = warren(&["link", file, "--at", "700"]);
    assert_eq!(
        (status, error.contains("has 60 moves")),
        (Some(2), true),
        "{error}"
    );
    let (status, _, error) = warren(&["link", file, "--viewpoint", "2"]);
    assert_eq!(
        (status, error.contains("0 to 1")),
        (Some(2), true),
        "{error}"
    );
    let (status, record, error) = warren(&["unlink", &link[..link.len() - 4]]);
    assert_eq!((status, record.as_str()), (Some(2), ""));
    assert!(error.contains("damaged"), "{error}");
}

#[test]
fn each_error_has_its_sentence() {
    let error = |text: &str| link::game_of(text).unwrap_err();
    assert_eq!(error(""), LinkError::NotALink);
    assert_eq!(error("a b"), LinkError::NotALink);
    assert_eq!(error(&"A".repeat(200_000)), LinkError::NotALink);
    assert_eq!(error("JQAAAAAA"), LinkError::Newer(2));
    assert_eq!(error("FQAA"), LinkError::Damaged);
    assert!(error("JQAAAAAA").to_string().contains("newer Warren"));
}

/// The longest game of rabbits: nobody is caught, and all pieces wander, each where it may, until the limit of 240.
fn longest_hunt() -> Record<Rabbits> {
    let mut record = Record::new(Rabbits::new(240));
    let mut random = 1_u32;
    while record.outcome().is_none() {
        let position = record.last();
        let mut mv: String = position.options().iter().map(|_| '-').collect();
        for (piece, letters) in position.options().iter().enumerate() {
            random = random.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let letter = (random >> 16) as usize % letters.len();
            let mut tried = mv.clone();
            tried.replace_range(piece..=piece, &letters[letter..=letter]);
            let step = tried.parse().unwrap();
            let mut after = position.clone();
            if after.try_play(&step).is_ok() && after.points()[1] == 0 {
                mv = tried;
            }
        }
        record.play(mv.parse().unwrap()).unwrap();
    }
    record
}

/// The sizes that the README of the benches lists.
#[test]
fn a_whole_game_stays_far_below_2000_characters() {
    let hunt = longest_hunt();
    assert_eq!((hunt.moves().len(), hunt.last().points()[1]), (480, 0));
    let scene = Scene::new(hunt);
    let text = link::encode(&scene);
    assert!(text.len() < 1_400, "{} characters", text.len());
    let middle = Scene {
        record: Record::new(scene.record.position(240).unwrap().clone()),
        point: 0,
        viewpoint: None,
    };
    let text = link::encode(&middle);
    assert!(text.len() < 160, "{} characters", text.len());
    let whole = game(Dots::default(), &[7; 300]);
    assert!(whole.last().outcome().is_some());
    let text = link::encode(&Scene::new(whole));
    assert!(text.len() < 400, "{} characters", text.len());
}
