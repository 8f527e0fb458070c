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
struct MatchOutput {
    stderr: String,
    has_succeeded: bool,
    records: Vec<String>,
}

fn play(game: &str, programs: [&str; 2], options: &[&str]) -> MatchOutput {
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
    MatchOutput {
        stderr,
        has_succeeded: output.status.success(),
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
fn recorded_player(name: &str) -> String {
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
        let whole_record = fs::read_to_string(&file).unwrap();
        let program = recorded_player(name);
        let options = [&AMPLE_TIME[..], &["--from", &file, "--at", "4"]].concat();
        let match_output = play(game, [&program, &program], &options);
        assert!(match_output.has_succeeded, "{}", match_output.stderr);
        let moves_only = match_output
            .records
            .iter()
            .map(|text| without_comments(text));
        assert_eq!(moves_only.collect::<Vec<_>>(), [whole_record]);
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
    let refusal_of = |program: &str, options: &[&str]| {
        let options = [&["--from", &file, "--at", "9"], options].concat();
        let match_output = play("dots", ["warren:1", program], &options);
        assert!(!match_output.has_succeeded && match_output.records.is_empty());
        assert!(
            match_output
                .stderr
                .contains(&format!("`{program}` cannot catch up to move 9: "))
        );
        match_output.stderr
    };
    // This program plays another game; its own first different move is rejected.
    let program = "sh -c 'read -r seat; read -r move; echo A1N; sleep 1000'";
    let error = refusal_of(program, &[]);
    assert!(
        error.contains(&format!(
            "in move 2 it answered `A1N`, but the record has `{}`",
            moves[1]
        )),
        "{error}"
    );
    let error = refusal_of("sh -c 'read -r seat; exit 3'", &[]);
    assert!(error.contains("before it answered in move 2"), "{error}");
    let error = refusal_of("sleep 1000", &["--time-factor", "0.05"]);
    assert!(error.contains("did not answer in move 2"), "{error}");
    let error = refusal_of("yes", &[]);
    assert!(error.contains("move 2"), "{error}");
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
        let match_output = play(game, ["warren:1", "warren:2"], &options);
        assert!(match_output.has_succeeded, "{}", match_output.stderr);
        let recorded_text = fs::read_to_string(&file).unwrap();
        let [whole_record] = &match_output.records[..] else {
            panic!("{name}: {:?}", match_output.records)
        };
        assert!(!whole_record.contains("\nend"), "{name}: {whole_record}");
        let moves = moves_of(game, whole_record);
        assert!(moves.len() > at, "{name}: it went on");
        assert_eq!(moves[..at], moves_of(game, &recorded_text)[..at]);
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
    let assert_refused = |programs: [&str; 2], options: &[&str], error: &str| {
        let match_output = play("dots", programs, options);
        assert!(
            !match_output.has_succeeded && match_output.stderr.contains(error),
            "{}",
            match_output.stderr
        );
    };
    let engines = ["warren:1", "warren:1"];
    let over = file("over.rec", "warren 1 dots\nC4N\nend 1 resigns\n");
    assert_refused(engines, &["--from", &over], "the game is over");
    assert_refused(
        engines,
        &["--from", &over, "--at", "2"],
        "the record has 1 moves",
    );
    let middle = file("middle.rec", "warren 1 dots\nstart 7/7/7/7/7/7/A5b 6\n");
    assert_refused(
        ["warren:1", "cat"],
        &["--from", &middle],
        "`cat` cannot start",
    );
    let match_output = play(
        "dots",
        engines,
        &["--from", &middle, AMPLE_TIME[0], AMPLE_TIME[1]],
    );
    let recorded_text = "warren 1 dots\nstart 7/7/7/7/7/7/A5b 6\n";
    assert!(
        match_output.has_succeeded
            && without_comments(&match_output.records[0]).starts_with(recorded_text)
    );
}
