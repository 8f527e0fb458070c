//! `warren map`.

use std::process::Command;

use warren::games::fugitive::Map;
use warren::games::fugitive::generator::{MapOptions, map};

#[test]
fn the_command_prints_maps() {
    let warren = |arguments: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_warren"));
        command.arg("map").args(arguments).output().unwrap()
    };
    let printed = warren(&["--cities", "30", "--seed", "5"]);
    assert!(printed.status.success());
    let text = String::from_utf8(printed.stdout).unwrap();
    assert_eq!(
        text.parse::<Map>().unwrap(),
        map(&MapOptions::of(30), 5).unwrap()
    );
    for (option, value, sentence) in [
        ("--cities", "201", "a map has 4 to 200 cities, not 201"),
        (
            "--roads",
            "101",
            "shares are percentages from 0 to 100, not 101",
        ),
    ] {
        let refused = warren(&[option, value, "--seed", "5"]);
        assert_eq!(refused.status.code(), Some(2));
        let error = String::from_utf8(refused.stderr).unwrap();
        assert_eq!(error, format!("warren: {sentence}\n"));
    }
}
