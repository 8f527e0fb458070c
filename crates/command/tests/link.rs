//! `warren link` and `warren unlink`.

use std::process::Command;

use warren::core::game::Seat;
use warren::core::link;
use warren::games::dots::Dots;
use warren_testkit::command::{run_with_input, streams};

#[test]
fn the_command_writes_and_reads_links() {
    let warren = |arguments: &[&str]| {
        let output = Command::new(env!("CARGO_BIN_EXE_warren"))
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
    let file = "../../tests/records/dots-005.rec";
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
    assert!(error.contains("the end of this link is missing"), "{error}");
    for (link, sentence) in [
        ("http://localhost/", "no link of Warren"),
        ("http://localhost/#/game/7", "one browser has stored"),
        ("RQAAAAAA", "newer Warren"),
    ] {
        let (status, record, error) = warren(&["unlink", link]);
        assert_eq!((status, record.as_str()), (Some(2), ""));
        assert!(error.contains(sentence), "{error}");
        assert_eq!(error.lines().count(), 1, "{error}");
    }
}

#[test]
fn the_command_says_what_to_do_about_a_link_of_a_newer_warren() {
    let mut command = Command::new(env!("CARGO_BIN_EXE_warren"));
    let output = command.args(["unlink", "RQAAAAAA"]).output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(
        String::from_utf8(output.stderr).unwrap(),
        "warren: this link was made by a newer Warren, in version 4: a newer `warren` reads it\n"
    );
}

#[test]
fn the_command_reads_standard_input_and_several_files() {
    let warren = |arguments: &[&str], input: &str| {
        streams(run_with_input(
            Command::new(env!("CARGO_BIN_EXE_warren")).args(arguments),
            input,
        ))
        .0
    };
    let files = [
        "../../tests/records/dots-001.rec",
        "../../tests/records/mice-001.rec",
    ];
    let texts = files.map(|file| std::fs::read_to_string(file).unwrap());
    let links = warren(&["link", files[0], files[1]], "");
    assert_eq!(links.lines().count(), 2);
    for (text, link) in texts.iter().zip(links.lines()) {
        assert_eq!(warren(&["link", "-"], text).trim_end(), link);
        assert_eq!(
            &warren(&["unlink", "-"], &format!("https://host/page#{link}\n")),
            text
        );
    }
}
