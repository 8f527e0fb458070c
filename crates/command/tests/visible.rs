//! Names, commands and lines from outside that would control a terminal, with every command that prints them.

#![cfg(unix)]

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use serde_json::Value;
use tempfile::TempDir;

/// Clears a terminal, names its window, and reverses the following text.
const HOSTILE: &str = "a\u{1b}[2J\u{1b}]0;mine\u{7}\u{9b}31m\u{202e}b";
/// The same in a file of TOML.
const IN_TOML: &str = r"a\u001b[2J\u001b]0;mine\u0007\u009b31m\u202eb";

/// An allowed name that reverses the following text; the same in a file of TOML.
const NAME: &str = "a\u{202e}b";
const NAME_IN_TOML: &str = r"a\u202eb";

/// Runs a command, and checks that its output does not control a terminal.
fn warren(folder: &Path, arguments: &[&str]) -> Output {
    let output = Command::new(env!("CARGO_BIN_EXE_warren"))
        .args(arguments)
        .current_dir(folder)
        .output()
        .unwrap();
    for printed in [&output.stdout, &output.stderr] {
        let printed = String::from_utf8(printed.clone()).unwrap();
        let is_obeyed = |c: char| (c.is_control() && c != '\n') || c == '\u{202e}';
        assert!(!printed.contains(is_obeyed), "{arguments:?}: {printed:?}");
    }
    output
}

fn stdout(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn both_streams(output: &Output) -> String {
    stdout(output) + &String::from_utf8(output.stderr.clone()).unwrap()
}

/// Returns a program that writes such a text on standard error and as its answer.
fn program(folder: &Path) -> String {
    fs::write(folder.join(format!("{HOSTILE}.txt")), HOSTILE).unwrap();
    fs::write(
        folder.join("bot.sh"),
        "read a; cat *.txt >&2; cat *.txt; echo\n",
    )
    .unwrap();
    "sh bot.sh".to_owned()
}

#[test]
fn a_match_and_a_check() {
    let folder = tempfile::tempdir().unwrap();
    let folder_path = folder.path();
    let bot = program(folder_path);
    let names = ["--name", NAME, "--games", "1", "--logs"];
    let output = warren(
        folder_path,
        &[&["match", "dots", &bot, "warren:1"], &names[..]].concat(),
    );
    assert!(
        both_streams(&output).contains(r"[a\u202eb]"),
        "{}",
        both_streams(&output)
    );
    let json = [&["match", "dots", &bot, "warren:1", "--json"], &names[..]].concat();
    let lines = stdout(&warren(folder_path, &json));
    let game: Value = serde_json::from_str(lines.lines().next().unwrap()).unwrap();
    assert_eq!(game["programs"][0], NAME);
    warren(folder_path, &["match", "dots", HOSTILE, "warren:1"]);
    assert_eq!(
        warren(folder_path, &["check", "dots", &bot]).status.code(),
        Some(1)
    );
    warren(folder_path, &["check", "dots", &bot, "--json"]);
    warren(folder_path, &["check", "dots", HOSTILE]);
    warren(
        folder_path,
        &["replay", "warren-records/dots-0001-seat-0.log"],
    );
}

fn tournament() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    let bot = program(folder.path());
    let file = format!(
        "name = \"{NAME_IN_TOML}\"\ngame = \"dots\"\nopening = 0\nsubmissions = \"hand-ins\"\n[[program]]\nname = \"{NAME_IN_TOML}\"\nrun = \"{bot}\"\n[[program]]\nrun = \"warren:1\"\n"
    );
    fs::write(folder.path().join("cup.toml"), file).unwrap();
    let submission_folder = folder.path().join("hand-ins/bob");
    fs::create_dir_all(&submission_folder).unwrap();
    let description = format!(
        "language = \"{IN_TOML}\"\nbuild = \"printf '\\\\033[2J'; exit 1\"\nrun = \"./none\"\n"
    );
    fs::write(submission_folder.join("warren.toml"), description).unwrap();
    folder
}

#[test]
fn a_tournament_and_its_submissions() {
    let folder = tournament();
    let folder_path = folder.path();
    let built = warren(folder_path, &["build", "hand-ins", "--trusted"]);
    assert!(
        stdout(&built).contains("not built"),
        "{}",
        both_streams(&built)
    );
    let output = warren(folder_path, &["tournament", "cup.toml", "--trusted"]);
    assert!(output.status.success(), "{}", both_streams(&output));
    assert!(both_streams(&output).contains(r"a\u202eb"));
    warren(folder_path, &["tournament", "show", "cup.toml"]);
    let forfeits = warren(
        folder_path,
        &["tournament", "show", "cup.toml", "--forfeits"],
    );
    assert!(
        stdout(&forfeits).contains("unreadable"),
        "{}",
        stdout(&forfeits)
    );
    let json = stdout(&warren(
        folder_path,
        &["tournament", "show", "cup.toml", "--json"],
    ));
    let names: Vec<Value> = json
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert!(
        names.iter().any(|line| line["standing"]["program"] == NAME),
        "{json}"
    );
    warren(
        folder_path,
        &[
            "tournament",
            "report",
            "cup.toml",
            "--site",
            "https://warren.example/",
        ],
    );
    warren(folder_path, &["tournament", "plan", "cup.toml"]);
    warren(folder_path, &["tournament", "merge", "cup.toml", HOSTILE]);
}

#[test]
fn descriptions_and_files_that_are_not_understood() {
    let folder = tournament();
    let folder_path = folder.path();
    let submission_folder = folder_path.join("hand-ins").join(HOSTILE);
    fs::create_dir(&submission_folder).unwrap();
    let description = submission_folder.join("warren.toml");
    for text in [
        format!("name = \"{IN_TOML}\"\nrun = \"true\"\n"),
        format!("\"{IN_TOML}\" = 1\nrun = \"true\"\n"),
        format!("run = \"{IN_TOML}.wasm x\"\n"),
        "run = \"\"\n".to_owned(),
        HOSTILE.to_owned(),
    ] {
        fs::write(&description, text).unwrap();
        assert_eq!(
            warren(folder_path, &["build", "hand-ins"]).status.code(),
            Some(2)
        );
        warren(folder_path, &["tournament", "cup.toml"]);
    }
    fs::write(folder_path.join("cup.toml"), format!("\"{IN_TOML}\" = 1\n")).unwrap();
    assert_eq!(
        warren(folder_path, &["tournament", "cup.toml"])
            .status
            .code(),
        Some(2)
    );
    fs::write(
        folder_path.join("file"),
        format!("warren 1 dots record\n# seat 0: {HOSTILE}\n{HOSTILE}\n"),
    )
    .unwrap();
    for command in ["replay", "score", "link", "unlink", "review", "solve"] {
        warren(folder_path, &[command, "file"]);
        warren(folder_path, &[command, HOSTILE]);
    }
    for command in ["log", "map", "new"] {
        warren(folder_path, &[command, "dots", "file"]);
        warren(folder_path, &[command, "dots", HOSTILE]);
    }
    for command in ["check", "rate"] {
        warren(folder_path, &["puzzle", command, "file"]);
    }
}

#[test]
fn a_record_that_a_link_brings() {
    let folder = tempfile::tempdir().unwrap();
    let folder_path = folder.path();
    warren(
        folder_path,
        &[
            "match", "dots", "warren:1", "warren:1", "--games", "1", "--name", NAME,
        ],
    );
    let record = "warren-records/dots-0001.rec";
    assert!(
        fs::read_to_string(folder_path.join(record))
            .unwrap()
            .contains("seat 0")
    );
    let code = stdout(&warren(folder_path, &["link", record]));
    let unlinked = warren(folder_path, &["unlink", code.trim()]);
    assert!(unlinked.status.success(), "{}", both_streams(&unlinked));
    warren(folder_path, &["replay", record]);
}
