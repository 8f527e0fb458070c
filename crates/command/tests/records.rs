//! `warren replay` on every record in `tests/records`: `NAME.rec` prints the JSON of `NAME.json`, `NAME.bad.rec` is
//! refused with the line number in `NAME.line`.

#![cfg(not(target_arch = "wasm32"))]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::{Value, json};
use warren::core::game::LineError;
use warren::core::record::Record;
use warren::games::GameId;
use warren::games::dots::Dots;
use warren_testkit::command::run_with_input;

fn replay(file: &Path) -> Output {
    Command::new(env!("CARGO_BIN_EXE_warren"))
        .arg("replay")
        .arg(file)
        .output()
        .unwrap()
}

fn replay_text(text: &[u8]) -> Output {
    run_with_input(
        Command::new(env!("CARGO_BIN_EXE_warren")).args(["replay", "-"]),
        text,
    )
}

fn json_of(output: &Output) -> Value {
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    serde_json::from_slice(&output.stdout).unwrap()
}

/// Returns the one line on stderr about a refused record.
fn refusal(output: &Output) -> String {
    assert_eq!(output.status.code(), Some(2));
    assert!(output.stdout.is_empty(), "nothing on stdout");
    let stderr = String::from_utf8(output.stderr.clone()).unwrap();
    let line = stderr.strip_suffix('\n').expect("a whole line").to_owned();
    assert!(!line.contains('\n'), "one line: {line}");
    line
}

fn records() -> Vec<PathBuf> {
    let mut files: Vec<PathBuf> = fs::read_dir("../../tests/records")
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "rec"))
        .collect();
    files.sort();
    files
}

fn is_bad(file: &Path) -> bool {
    file.to_str().unwrap().ends_with(".bad.rec")
}

#[test]
fn every_good_record_prints_its_json() {
    let files: Vec<_> = records().into_iter().filter(|file| !is_bad(file)).collect();
    assert!(!files.is_empty());
    for file in files {
        let expected: Value =
            serde_json::from_str(&fs::read_to_string(file.with_extension("json")).unwrap())
                .unwrap();
        assert_eq!(json_of(&replay(&file)), expected, "{}", file.display());
    }
}

#[test]
fn every_bad_record_is_refused_with_its_line() {
    let files: Vec<_> = records().into_iter().filter(|file| is_bad(file)).collect();
    assert!(!files.is_empty());
    for file in files {
        let number = fs::read_to_string(file.with_extension("").with_extension("line")).unwrap();
        let line = refusal(&replay(&file));
        let expected = format!("warren: {}: line {}: ", file.display(), number.trim());
        assert!(line.starts_with(&expected), "{line}\nis not {expected}…");
    }
}

#[test]
fn standard_input_is_read_as_a_record() {
    let value = json_of(&replay_text(b"warren 1 dots\nC4N\n"));
    assert_eq!(value["ply"], 1);
    assert_eq!(value["board"][3], "..A....");
}

#[test]
fn a_forfeit_ends_the_game_and_the_scores_stand() {
    let value = json_of(&replay_text(b"warren 1 dots\nC4N\nG6N\nE4N\nend 0 late\n"));
    assert_eq!(value["over"], true);
    assert_eq!(value["scores"], json!([4, 3]));
    assert_eq!(value["end"], json!({"seat": 0, "reason": "late"}));
}

#[test]
fn a_file_that_is_not_text_is_refused_with_its_line() {
    let line = refusal(&replay_text(b"warren 1 dots\nC4N\n\xff\xfe\n"));
    assert!(
        line.starts_with("warren: standard input: line 3: "),
        "{line}"
    );
    assert!(line.contains("UTF-8"), "{line}");
}

#[test]
fn a_broken_line_cannot_break_the_message() {
    let line = refusal(&replay_text(
        b"warren 1 dots\nC4N\x1b[31m\rC\x00\xe2\x80\xa8xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\n",
    ));
    assert!(line.contains("line 2: "), "{line}");
    assert!(
        line.chars()
            .all(|c| !c.is_control() && !matches!(c, '\u{2028}' | '\u{2029}')),
        "{line:?}"
    );
}

#[test]
fn a_missing_file_is_reported_in_one_line() {
    let line = refusal(&replay(Path::new("../../tests/records/none.rec")));
    assert!(line.contains("../../tests/records/none.rec: "), "{line}");
}

/// Returns the error of a text that is not a record of dots.
fn error(text: &str) -> LineError {
    text.parse::<Record<Dots>>().unwrap_err()
}

/// Checks that a text is refused at a line, and that the error contains all parts.
#[track_caller]
fn assert_refused(text: &str, line: usize, parts: &[&str]) {
    let error = error(text);
    assert_eq!(error.line, line, "{text}: {error}");
    let message = error.what.to_string();
    for part in parts {
        assert!(message.contains(part), "{text}: {message}");
    }
}

#[test]
fn comments_and_blank_lines_are_passed_over_but_counted() {
    let record: Record<Dots> = "# a game\n\nwarren 1 dots\r\n  # begins\nC4N\n\n"
        .parse()
        .unwrap();
    assert_eq!(record.moves().len(), 1);
    assert_refused("# a game\n\nwarren 1 dots\nA1N\n", 4, &[]);
}

#[test]
fn a_start_and_an_end_are_kept() {
    let text = "warren 1 dots\nstart 7/7/7/7/7/7/A5b 6\nA1E\nend 1 resigns\n";
    let record: Record<Dots> = text.parse().unwrap();
    assert_eq!(record.to_string(), text);
    let outcome = record.outcome().unwrap();
    assert_eq!(outcome.scores, [2, 1]);
    assert_eq!(outcome.places(), [1, 2]);
}

#[test]
fn errors_are_named_with_their_line() {
    assert_refused("", 1, &[]);
    assert_refused("# nothing\n", 2, &[]);
    assert_refused("warren 2 dots\n", 1, &["version 1"]);
    assert_refused("warren 1 chess\n", 1, &["a record of dots"]);
    let unknown = GameId::of_record("warren 1 chess\n")
        .unwrap_err()
        .to_string();
    assert!(
        unknown.contains("there are: rabbits, mice, dots, fugitive, crossing"),
        "{unknown}"
    );
    // A start with too few rows.
    assert_refused("warren 1 dots\nstart 7/7 0\n", 2, &[]);
    assert_refused("warren 1 dots\nC4N\nend 2 late\n", 3, &["0 to 1"]);
    assert_refused("warren 1 dots\nend\n", 2, &["end SEAT REASON"]);
    assert_refused("warren 1 dots\nstart\n", 2, &["a position"]);
    assert!(
        "warren\t1 dots\nend\t0  late"
            .parse::<Record<Dots>>()
            .is_ok()
    );
    assert_refused(
        "warren 1 dots\nend 0 late\nC4N\n",
        3,
        &["nothing may follow"],
    );
    // A move of the wrong player.
    assert_refused("warren 1 dots\nC3N\nC3N\n", 3, &["`C3N`", "other side"]);
}
