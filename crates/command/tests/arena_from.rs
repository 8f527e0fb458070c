//! `warren match --from`: games that continue a record, with programs of any kind.

#![cfg(unix)]

use std::fs;
use std::process::Command;

use tempfile::TempDir;
use warren::core::record::Record;
use warren::for_game;
use warren::games::GameId;

/// Options that allow all the time that a busy machine may need.
const AMPLE_TIME: [&str; 2] = ["--time-factor", "100"];

/// The output of a match, and its records.
struct FinishedGame {
    stderr: String,
    is_well: bool,
    records: Vec<String>,
}

fn play(game: &str, programs: [&str; 2], options: &[&str]) -> FinishedGame {
    let folder = tempfile::tempdir().unwrap();
    let output = Command::new(env!("CARGO_BIN_EXE_warren"))
        .args(["match", game])
        .args(programs)
        .args(options)
        .arg("--records")
        .arg(folder.path())
        .output()
        .unwrap();
    let stderr = String::from_utf8(output.stderr).unwrap();
    FinishedGame {
        stderr,
        is_well: output.status.success(),
        records: records_in(&folder),
    }
}

fn records_in(folder: &TempDir) -> Vec<String> {
    let files = fs::read_dir(folder.path()).unwrap();
    let paths = files.map(|file| file.unwrap().path());
    let records = paths.filter(|path| path.extension() == Some("rec".as_ref()));
    records
        .map(|path| fs::read_to_string(path).unwrap())
        .collect()
}

fn record(name: &str) -> String {
    format!("../../tests/records/{name}.rec")
}

/// Returns a record without the comments that name the players.
fn without_comments(record: &str) -> String {
    let lines = record.split_inclusive('\n');
    lines.filter(|line| !line.starts_with('#')).collect()
}

/// A program that plays its side of a record.
fn recorded(name: &str) -> String {
    format!("sh ../../tests/programs/recorded.sh {}", record(name))
}

#[test]
fn programs_that_play_as_recorded_are_brought_there_and_go_on() {
    for (game, name) in [
        ("dots", "dots-001"),
        ("rabbits", "rabbits-002"),
        ("mice", "mice-000"),
    ] {
        let file = record(name);
        let whole = fs::read_to_string(&file).unwrap();
        let program = recorded(name);
        let options = [&AMPLE_TIME[..], &["--from", &file, "--at", "4"]].concat();
        let played = play(game, [&program, &program], &options);
        assert!(played.is_well, "{}", played.stderr);
        let moves_only = played.records.iter().map(|text| without_comments(text));
        assert_eq!(moves_only.collect::<Vec<_>>(), [whole]);
    }
}

#[test]
fn a_program_that_answers_otherwise_is_refused_by_name() {
    let file = record("dots-001");
    let moves: Vec<String> = fs::read_to_string(&file)
        .unwrap()
        .lines()
        .skip(1)
        .map(Into::into)
        .collect();
    let refused = |program: &str, options: &[&str]| {
        let options = [&["--from", &file, "--at", "9"], options].concat();
        let played = play("dots", ["warren:1", program], &options);
        assert!(!played.is_well && played.records.is_empty());
        assert!(
            played
                .stderr
                .contains(&format!("`{program}` cannot catch up to move 9: "))
        );
        played.stderr
    };
    // This program plays another game; its own first different move is rejected.
    let program = "sh -c 'read -r seat; read -r move; echo A1N; sleep 1000'";
    let why = refused(program, &[]);
    assert!(
        why.contains(&format!(
            "in move 2 it answered `A1N`, but the record has `{}`",
            moves[1]
        )),
        "{why}"
    );
    let why = refused("sh -c 'read -r seat; exit 3'", &[]);
    assert!(why.contains("before it answered in move 2"), "{why}");
    let why = refused("sleep 1000", &["--time-factor", "0.05"]);
    assert!(why.contains("did not answer in move 2"), "{why}");
    let why = refused("yes", &[]);
    assert!(why.contains("move 2"), "{why}");
}

#[test]
fn our_own_programs_go_on_from_anywhere() {
    let quick = [&AMPLE_TIME[..], &["--seed", "1", "--from"]].concat();
    for (game, name, at) in [
        ("crossing", "crossing-000", 170),
        ("fugitive", "fugitive-002", 90),
        ("dots", "dots-001", 200),
    ] {
        let file = record(name);
        let at_text = at.to_string();
        let options = [&quick[..], &[&file, "--at", &at_text]].concat();
        let played = play(game, ["warren:1", "warren:2"], &options);
        assert!(played.is_well, "{}", played.stderr);
        let begun = fs::read_to_string(&file).unwrap();
        let [whole] = &played.records[..] else {
            panic!("{name}: {:?}", played.records)
        };
        assert!(!whole.contains("\nend"), "{name}: {whole}");
        let moves = moves_of(game, whole);
        assert!(moves.len() > at, "{name}: it went on");
        assert_eq!(moves[..at], moves_of(game, &begun)[..at]);
    }
}

/// The moves of a record.
fn moves_of(game: &str, text: &str) -> Vec<String> {
    let id: GameId = game.parse().unwrap();
    for_game!(id, G => {
        let record: Record<G> = text.parse().unwrap();
        record.moves().iter().map(ToString::to_string).collect()
    })
}

#[test]
fn a_record_that_cannot_be_continued_is_rejected() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str, text: &str| {
        let path = folder.path().join(name);
        fs::write(&path, text).unwrap();
        path.to_string_lossy().into_owned()
    };
    let refused = |programs: [&str; 2], options: &[&str], what: &str| {
        let played = play("dots", programs, options);
        assert!(
            !played.is_well && played.stderr.contains(what),
            "{}",
            played.stderr
        );
    };
    let ours = ["warren:1", "warren:1"];
    let over = file("over.rec", "warren 1 dots\nC4N\nend 1 resigns\n");
    refused(ours, &["--from", &over], "the game is over");
    refused(
        ours,
        &["--from", &over, "--at", "2"],
        "the record has 1 moves",
    );
    let middle = file("middle.rec", "warren 1 dots\nstart 7/7/7/7/7/7/A5b 6\n");
    refused(
        ["warren:1", "cat"],
        &["--from", &middle],
        "`cat` cannot start",
    );
    let played = play(
        "dots",
        ours,
        &["--from", &middle, AMPLE_TIME[0], AMPLE_TIME[1]],
    );
    let begun = "warren 1 dots\nstart 7/7/7/7/7/7/A5b 6\n";
    assert!(played.is_well && without_comments(&played.records[0]).starts_with(begun));
}
