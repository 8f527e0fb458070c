//! Links: changed links are rejected with a sentence, and old links are read forever. `conformance` tests for every game that
//! links preserve scenes.

mod about;
mod envelopes;
mod puzzles;

use base64::Engine as _;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use proptest::prelude::*;
use warren::core::game::{Game, LegalMoves, Seat};
use warren::core::link::{self, LinkError};
use warren::core::record::{End, Reason, Record};
use warren::core::scene::Scene;
use warren::for_game;
use warren::games::GameId;
use warren::games::crossing::Crossing;
use warren::games::dots::Dots;
use warren::games::rabbits::Rabbits;

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
            // A game that is over by its rules cannot end in another way.
            let _ = record.finish(end);
        }
        Scene {
            point: point % (record.moves().len() + 1),
            viewpoint: viewpoint.map(Seat),
            ..Scene::new(record)
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

/// Each line of a file in `tests/links`: a record in `tests/records` and its link.
fn kept_links(file: &str) -> Vec<(String, String)> {
    let text = std::fs::read_to_string(format!("tests/links/{file}.txt")).unwrap();
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let links: Vec<_> = lines
        .map(|line| {
            let (name, code) = line.split_once(' ').unwrap();
            let record = std::fs::read_to_string(format!("tests/records/{name}.rec")).unwrap();
            (record, code.to_owned())
        })
        .collect();
    assert!(links.len() > 10);
    links
}

#[test]
fn links_of_all_versions_are_read_forever() {
    for file in ["version-1", "version-2"] {
        for (record, code) in kept_links(file) {
            for_game!(GameId::of_link(&code).unwrap(), G => {
                let scene = link::decode::<G>(&code).unwrap();
                assert_eq!(scene.record, record.parse().unwrap(), "{code}");
                let again = link::encode(&scene);
                assert_eq!(again == code, file == "version-2", "{code}");
                assert_eq!(link::decode(&again), Ok(scene), "{code}");
            });
        }
    }
}

#[test]
fn positions_in_links_of_version_1_are_read_forever() {
    let record: Record<Rabbits> = "warren 1 rabbits\nlimit 150\nSWNNWSSE\nWSESWE\nend 0 late\n"
        .parse()
        .unwrap();
    let middle = Record::new(record.last().clone());
    for (record, text) in [
        (record, "Eavi3xSwABMbKakBBA"),
        (
            middle,
            "ETUfYhy3_____________________________________z___h_______5___h___A___z_________________________________6tKEliWqyua6K8fKJn6ipxHKAwAAIAAA",
        ),
    ] {
        assert_eq!(link::decode::<Rabbits>(text), Ok(Scene::new(record)));
    }
}

/// A game in which both hedgehogs only wait.
fn waiting() -> Record<Crossing> {
    let file = "tests/records/crossing-still.rec";
    std::fs::read_to_string(file).unwrap().parse().unwrap()
}

#[test]
fn a_link_is_deflated_if_that_is_shorter() {
    let text = link::encode(&Scene::new(waiting()));
    let bytes = BASE64_URL_SAFE_NO_PAD.decode(&text).unwrap();
    assert_eq!((bytes[0] >> 4, bytes[4]), (2, 0x80));
    assert!(text.len() < 90, "{} characters", text.len());
    let board = link::encode(&Scene::new(Record::new(waiting().start().clone())));
    let bytes = BASE64_URL_SAFE_NO_PAD.decode(board).unwrap();
    assert_eq!(bytes[4] & 0x80, 0, "by chance, and so no shorter");
}

/// A link of these bytes behind its head, with the right checksum.
fn sealed(head: u8, body: &[u8]) -> String {
    let mut bytes = [&[head], body].concat();
    let crc = crc::Crc::<u32>::new(&crc::CRC_32_ISO_HDLC).checksum(&bytes);
    bytes.splice(1..1, crc.to_be_bytes()[1..].iter().copied());
    BASE64_URL_SAFE_NO_PAD.encode(bytes)
}

#[test]
fn a_link_that_is_not_deflated_is_read_and_made_shorter() {
    let short = link::encode(&Scene::new(waiting()));
    let bytes = BASE64_URL_SAFE_NO_PAD.decode(&short).unwrap();
    let plain = miniz_oxide::inflate::decompress_to_vec(&bytes[5..]).unwrap();
    let long = sealed(bytes[0], &plain);
    assert_eq!(link::decode::<Crossing>(&long).unwrap().record, waiting());
    assert_eq!(link::shortest(&long), Ok(short.clone()));
    assert_eq!(link::shortest(&short), Ok(short.clone()));
    let (_, first) = &kept_links("version-1")[0];
    assert_eq!(link::shortest(first).as_ref(), Ok(first));
    assert_eq!(link::shortest(&short[1..]), Err(LinkError::Damaged));
}

#[test]
fn no_link_inflates_without_bound() {
    let bomb = miniz_oxide::deflate::compress_to_vec(&vec![0; 50_000_000], 9);
    let text = sealed(0x25, &[&[0x80], &bomb[..]].concat());
    assert!(text.len() < 100_000);
    assert_eq!(link::decode::<Dots>(&text), Err(LinkError::Damaged));
}

#[test]
fn formats_of_the_future_are_rejected() {
    let scene = Scene::new(Record::new(Dots::default()));
    let bytes = BASE64_URL_SAFE_NO_PAD.decode(link::encode(&scene)).unwrap();
    let body = &bytes[4..];
    assert_eq!(link::decode(&sealed(0x25, body)), Ok(scene));
    // The 24th bit, after the viewpoint, the start, the length, the point and the end.
    let mut goal = body.to_vec();
    goal[2] |= 1;
    assert_eq!(
        link::decode::<Dots>(&sealed(0x25, &goal)),
        Err(LinkError::Damaged)
    );
    let deflated = miniz_oxide::deflate::compress_to_vec(body, 9);
    let twice = miniz_oxide::deflate::compress_to_vec(&[&[0x80], &deflated[..]].concat(), 9);
    let twice = sealed(0x25, &[&[0x80], &twice[..]].concat());
    assert_eq!(link::decode::<Dots>(&twice), Err(LinkError::Damaged));
}

#[test]
fn each_error_has_its_sentence() {
    let error = |text: &str| GameId::of_link(text).unwrap_err();
    assert_eq!(error(""), LinkError::NotALink);
    assert_eq!(error("a b"), LinkError::NotALink);
    assert_eq!(error(&"A".repeat(200_000)), LinkError::NotALink);
    for version in 4..=15 {
        let text = BASE64_URL_SAFE_NO_PAD.encode([version << 4 | 5, 0, 0, 0, 0, 0]);
        assert_eq!(error(&text), LinkError::Newer(version));
    }
    assert_eq!(error("RQAAAAAA"), LinkError::Newer(4));
    assert_eq!(error("BQAAAAAA"), LinkError::Damaged);
    assert_eq!(error("FQAA"), LinkError::Damaged);
    assert_eq!(error(&sealed(0x2F, &[0])), LinkError::UnknownGame);
    assert!(error("RQAAAAAA").to_string().contains("newer Warren"));
}

/// The longest game of rabbits: no captures, and all pieces wander freely until the limit of 240.
fn longest_hunt() -> Record<Rabbits> {
    let mut record = Record::new(Rabbits::new(240));
    let mut random = 1_u32;
    while record.outcome().is_none() {
        let position = record.last();
        let mut mv: String = position.options().iter().map(|_| '-').collect();
        for (piece, letters) in position.options().iter().enumerate() {
            random = random.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let letter = (random >> 16) as usize % letters.len();
            let mut changed_move = mv.clone();
            changed_move.replace_range(piece..=piece, &letters[letter..=letter]);
            let step = changed_move.parse().unwrap();
            let mut after = position.clone();
            if after.try_play(&step).is_ok() && after.points()[1] == 0 {
                mv = changed_move;
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
    let middle = Scene::new(Record::new(scene.record.position(240).unwrap().clone()));
    let text = link::encode(&middle);
    assert!(text.len() < 160, "{} characters", text.len());
    let whole = game(Dots::default(), &[7; 300]);
    assert!(whole.last().outcome().is_some());
    let text = link::encode(&Scene::new(whole));
    assert!(text.len() < 400, "{} characters", text.len());
}

/// Changes that chats, mail programs and people make to links.
#[test]
fn additions_around_and_inside_a_link_are_ignored() {
    let scene = Scene::new(game(Dots::default(), &[3, 1, 4, 1, 5, 9, 2, 6, 5]));
    let code = link::encode(&scene);
    let address = format!("https://warren.example/sub/?utm_source=chat#{code}");
    let (head, tail) = code.split_at(12);
    let mut texts: Vec<String> = [
        ".",
        ")",
        ",",
        ">",
        "%20",
        "&fbclid=IwAR0x_y",
        "?utm_source=a_b",
        "**",
        "_",
        "…",
        "\n",
    ]
    .iter()
    .flat_map(|behind| [format!("{code}{behind}"), format!("{address}{behind}")])
    .collect();
    texts.extend([
        format!("Jumping Dots, 9 moves: #dots\n<{address}> is what I mean."),
        format!("https://warren.example/#{head}\r\n{tail}"),
        format!("https://warren.example/#{head}%0A{tail}"),
        format!("{head}\u{200b}{tail}"),
        format!("https://warren.example/embed.html?mode=watch&link={code}&level=3"),
        address.replace('_', "\\_").replace('-', "%2D"),
    ]);
    for text in texts {
        assert_eq!(link::code_in(&text).as_ref(), Ok(&code), "{text}");
        assert_eq!(link::decode(&text).as_ref(), Ok(&scene), "{text}");
    }
    for (text, error) in [
        ("https://example.org/#section-2", LinkError::NotALink),
        ("https://example.org/?a=b", LinkError::NotALink),
        ("Introduction to the games, not a link", LinkError::NotALink),
        (&address[..address.len() - 3], LinkError::Damaged),
        (
            &format!("https://warren.example/#{head}.{tail}"),
            LinkError::Damaged,
        ),
    ] {
        assert_eq!(link::code_in(text), Err(error), "{text}");
    }
    // Even a very long text is searched quickly.
    let flood = "#a ".repeat(33_000);
    assert_eq!(link::code_in(&flood), Err(LinkError::NotALink));
}

/// The error for the link in a text.
fn fault(text: &str) -> Option<LinkError> {
    let game: GameId = warren::games::name_of_link(text).ok()?.parse().unwrap();
    for_game!(game, G => link::decode::<G>(text).err())
}

#[test]
fn a_link_that_was_cut_says_that_its_end_is_missing() {
    let known = [include_str!("version-1.txt"), include_str!("version-2.txt")].concat();
    let mut codes: Vec<String> = known
        .lines()
        .filter(|line| !line.starts_with('#'))
        .filter_map(|line| Some(line.split_once(' ')?.1.to_string()))
        .collect();
    let record = "warren 1 dots\n# after 1: A good beginning\nC4N\nG6N\n";
    codes.push(link::encode(&Scene::<Dots>::from_record(record).unwrap()));
    assert!(codes.len() > 10);
    for code in codes {
        // Eight characters are the head and the checksum.
        for length in 12..code.len() - 2 {
            let cut = &code[..length];
            assert_eq!(fault(cut), Some(LinkError::Cut), "{cut} of {code}");
            let address = format!("https://warren.example/#{cut}");
            assert_eq!(fault(&address), Some(LinkError::Cut), "{address}");
        }
        // A letter of the checksum.
        let other = if &code[4..5] == "A" { "B" } else { "A" };
        let changed = format!("{}{other}{}", &code[..4], &code[5..]);
        assert_eq!(fault(&changed), Some(LinkError::Damaged), "{changed}");
    }
}

proptest! {
    #[test]
    fn escapes_and_underscores_are_ignored(scene in scenes(), at in any::<usize>()) {
        let code = link::encode(&scene);
        let (head, tail) = code.split_at(at % code.len());
        let text = format!("https://warren.example/#{head}\n{tail}").replace('_', "\\_");
        prop_assert_eq!(link::code_in(&text), Ok(code));
    }
}

#[test]
fn sealed_games_open_forever() {
    for (salt, text) in [
        (20_261, "~AABPJXCLsFH2c_g"),
        (0xFFFF_FFFE, "~_____kWbHMVXoCE"),
    ] {
        assert_eq!(link::seal("Egh4-8D", salt), text);
        assert_eq!(link::unseal(text).as_deref(), Ok("Egh4-8D"));
    }
}
