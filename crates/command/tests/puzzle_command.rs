//! `warren puzzle` against our engine, and its commands `mine`, `check` and `rate`: their output and their errors.

use std::fs;
use std::process::{Command, Output};

use tempfile::TempDir;
use warren::thinking::puzzle::{Entry, read_set};

/// Runs the command in a folder.
fn warren(folder: &TempDir, arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_warren"))
        .args(["puzzle"])
        .args(arguments)
        .current_dir(folder.path())
        .output()
        .unwrap()
}

fn text(bytes: Vec<u8>) -> String {
    String::from_utf8(bytes).unwrap()
}

/// Returns the output of a successful command.
#[track_caller]
fn printed(folder: &TempDir, arguments: &[&str]) -> String {
    let output = warren(folder, arguments);
    assert!(output.status.success(), "{}", text(output.stderr));
    text(output.stdout)
}

/// Returns the output of a failing command and its last line of errors.
#[track_caller]
fn refusal_of(folder: &TempDir, arguments: &[&str]) -> (String, String) {
    let output = warren(folder, arguments);
    assert_eq!(output.status.code(), Some(2));
    let error = text(output.stderr);
    let last = error.lines().last().unwrap_or_default().to_owned();
    (text(output.stdout), last)
}

/// Fails unless the command certifies a set with this number of puzzles.
#[track_caller]
fn assert_certified(folder: &TempDir, arguments: &[&str], puzzles: &str) {
    let check_output = printed(folder, &[&["check"], arguments].concat());
    assert!(
        check_output.starts_with(&format!("{puzzles} certified: ")),
        "{check_output}"
    );
}

/// Returns a folder with puzzles of the crossing in `set.txt`, and these puzzles.
fn mined(count: usize) -> (TempDir, String) {
    let folder = tempfile::tempdir().unwrap();
    let count = count.to_string();
    let set = printed(
        &folder,
        &["mine", "crossing", "--seed", "1", "--count", &count],
    );
    fs::write(folder.path().join("set.txt"), &set).unwrap();
    (folder, set)
}

/// Returns the puzzles of a set by their texts, in order.
fn puzzles(set: &str) -> Vec<String> {
    let entries: Vec<Entry> = read_set(set).unwrap();
    let mut texts: Vec<String> = entries.into_iter().map(|entry| entry.text).collect();
    texts.sort();
    texts
}

#[test]
fn a_puzzle_against_our_program_is_made_and_certified() {
    let folder = tempfile::tempdir().unwrap();
    for (game, aim, moves) in [
        ("fugitive", "catch", "3"),
        ("fugitive", "free", "2"),
        ("dots", "lead", "2"),
    ] {
        let options = ["--seed", "1", "--moves", moves, "--against", "4"];
        let generated = printed(&folder, &[&[game, "--aim", aim], &options[..]].concat());
        let goal = generated
            .lines()
            .find(|line| line.starts_with("goal "))
            .unwrap();
        assert!(goal.starts_with(&format!("goal {aim} ")), "{goal}");
        assert!(goal.contains(" against 4 edition "), "{goal}");
        fs::write(folder.path().join("made.txt"), &generated).unwrap();
        assert_certified(&folder, &["made.txt"], "1 puzzle is");
    }
}

#[test]
fn a_goal_to_win_is_not_against_our_program() {
    let folder = tempfile::tempdir().unwrap();
    let (_, error) = refusal_of(&folder, &["dots", "--aim", "win", "--against", "2"]);
    assert!(error.contains("no goal exceeds a win"), "{error}");
}

#[test]
fn a_set_is_mined_certified_and_gone_on_with() {
    let (folder, set) = mined(4);
    assert_eq!(puzzles(&set).len(), 4);
    assert_eq!(mined(4).1, set, "the same seed gives the same");
    assert_certified(&folder, &["set.txt"], "4 puzzles are");
    assert_certified(&folder, &["--each", "3", "set.txt"], "2 puzzles are");

    let mining_options = [
        "mine", "crossing", "--seed", "1", "--count", "3", "--after", "set.txt",
    ];
    let both_sets = format!("{set}\n{}", printed(&folder, &mining_options));
    let mut all = puzzles(&both_sets);
    all.dedup();
    assert_eq!(all.len(), 7, "none is found again");
    fs::write(folder.path().join("both.txt"), &both_sets).unwrap();
    assert_certified(&folder, &["both.txt"], "7 puzzles are");
}

#[test]
fn ratings_and_themes_are_measured_again() {
    let (folder, set) = mined(3);
    let spoilt: Vec<String> = set
        .lines()
        .map(|line| match line.split_once("; from ") {
            Some((_, source)) => format!("# rating 600; themes quiet; from {source}"),
            None => line.to_owned(),
        })
        .collect();
    fs::write(folder.path().join("spoilt.txt"), spoilt.join("\n")).unwrap();
    let rated = printed(&folder, &["rate", "set.txt"]);
    assert_eq!(printed(&folder, &["rate", "spoilt.txt"]), rated);
    assert_eq!(puzzles(&rated), puzzles(&set));
    let notes = |set: &str| -> Vec<String> {
        let mut notes: Vec<String> = set
            .lines()
            .filter(|line| line.starts_with("# rating "))
            .map(str::to_owned)
            .collect();
        notes.sort();
        notes
    };
    assert_eq!(notes(&rated), notes(&set));
}

#[test]
fn errors_in_a_set_are_reported_with_their_line() {
    let (folder, set) = mined(2);
    let write = |set: &str| fs::write(folder.path().join("wrong.txt"), set).unwrap();

    write(&format!("{set}\n{set}"));
    let (printed, error) = refusal_of(&folder, &["check", "wrong.txt"]);
    assert!(
        printed.contains(": too like the puzzle of line 3: "),
        "{printed}"
    );
    assert_eq!(error, "warren: 2 faults in the set");

    let themes = set.lines().nth(1).unwrap().split("; ").nth(1).unwrap();
    write(&set.replacen(themes, "themes no-such-theme", 1));
    let (printed, error) = refusal_of(&folder, &["check", "wrong.txt"]);
    assert!(printed.starts_with("line 3: the themes are "), "{printed}");
    assert_eq!(error, "warren: 1 fault in the set");

    write("# a set without a puzzle\n");
    for command in ["check", "rate"] {
        let (printed, error) = refusal_of(&folder, &[command, "wrong.txt"]);
        assert_eq!(printed, "");
        assert_eq!(error, "warren: wrong.txt: there is no puzzle");
    }

    let of_another = [
        "mine", "dots", "--seed", "1", "--count", "1", "--after", "set.txt",
    ];
    let (printed, error) = refusal_of(&folder, &of_another);
    assert_eq!(printed, "");
    let place = "warren: set.txt: line 3: `warren 1 crossing`: ";
    assert_eq!(error, format!("{place}a record of dots is expected here"));
}
